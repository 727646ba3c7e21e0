// Words of the trade as clerks of the seventeenth and eighteenth centuries spelled them, each with one modern reading.
import { REPAIRED } from '#core/language/doubt.ts';
import { joined, type Mended } from '#core/language/mend/mend-figures.ts';
import { editDistance } from '#core/language/resemblance.ts';
import type { Token } from '#core/language/tokens.ts';

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

export function isOldSpelling(word: string): boolean {
  return MODERN.has(word);
}

/** "seaven", "hundd", "lincks": an old spelling that has one reading. */
export function mendSpelling(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const word = MODERN.get(token.text);
  return word === undefined ? null : { tokens: [joined(tokens, at, at + 1, word, 0)], next: at + 1 };
}

/** "soiuth 57 east": a letter too many or wrong, where degrees and a side follow. */
export function mendPole(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (tokens[at + 1]?.kind !== 'number' || !/^(?:e|w|east|west)$/.test(tokens[at + 2]?.text ?? '')) return null;
  const pole = nearPole(token.text);
  return pole === undefined ? null : { tokens: [joined(tokens, at, at + 1, pole, REPAIRED)], next: at + 1 };
}

export function isNearPole(word: string): boolean {
  return nearPole(word) !== undefined;
}

function nearPole(word: string): string | undefined {
  return word.length < 4 ? undefined : ['north', 'south'].find((name) => editDistance(word, name, 1) === 1);
}
