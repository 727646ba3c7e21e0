// Words of the trade as clerks of the seventeenth and eighteenth centuries spelled them, each with one modern reading.

const SPELLINGS: Readonly<Record<string, string>> = {
  two: 'twoe',
  three: 'thre threee',
  four: 'fower foure fowre fouer',
  five: 'fiue fyve',
  six: 'sixe',
  seven: 'seaven sevin seaun',
  eight: 'eaight eighte aight eght',
  nine: 'nyne',
  ten: 'tenn tenne',
  eleven: 'eleaven elleven elevin',
  twelve: 'twelue twelfe',
  thirteen: 'thirtene therteen',
  fourteen: 'fourteene forteen fourten forteene',
  fifteen: 'fiveteen fifteene fiften',
  sixteen: 'sixteene sixten',
  seventeen: 'seaventeen seventeene',
  eighteen: 'eighteene eighten eightteen',
  nineteen: 'ninteen nineteene',
  twenty: 'twentie twentye twenti twinty',
  thirty: 'thirtie thirtye therty thurty',
  forty: 'fourty fortie fourtie fortye fourtey',
  fifty: 'fivety fiftie fiftye fivty',
  sixty: 'sixtie sixtye',
  seventy: 'seaventy seaventie seventie sevinty seventye',
  eighty: 'eightie eightye eighthy eightey',
  ninety: 'ninty nintie ninetie ninetye',
  hundred: 'hundd hund hundrd hundered hundread hunderd hundrid hundren hundr hundrede hondred hunderid',
  thousand: 'thousd thousnd',
  half: 'halfe',
  quarter: 'quarte quartr',
  links: 'lincks linkes lynks lings',
  link: 'linck linke',
  chains: 'chaines chanes cheyns chanins',
  chain: 'chaine',
  perches: 'pches pearches perchs perchies peches pertches pes',
  perch: 'pearch pche',
  poles: 'powles pooles polles poels',
  pole: 'powle',
  rods: 'roddes rodds',
  degrees: 'degres degreese degreess deges dgrees degs',
  beginning: 'begining beginninge begininge bigining',
  running: 'runing runinge runninge runeing',
};
const MODERN = new Map(
  Object.entries(SPELLINGS).flatMap(([word, old]) => old.split(' ').map((spelling) => [spelling, word] as const)),
);

/** The modern word for an old spelling, or null. */
export function modernSpelling(word: string): string | null {
  return MODERN.get(word) ?? null;
}
