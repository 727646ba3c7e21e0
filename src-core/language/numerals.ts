// The words that numbers are written in, old spellings among them, and how a whole number is made of them: the one vocabulary of every reader.

const indexed = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, i) => [word, from + i * step]);

const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TEN_NAMES = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINAL_NAMES =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const TENTH_NAMES = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth';

const UNITS: ReadonlyMap<string, number> = new Map([
  ...indexed(BELOW_TWENTY, 0),
  ['fower', 4],
  ['forteen', 14],
  ['fiveteen', 15],
]);
const TENS: ReadonlyMap<string, number> = new Map([
  ...indexed(TEN_NAMES, 20, 10),
  ...indexed('twentie thirtie fortie', 20, 10),
  ['fourty', 40],
  ['fourtie', 40],
  ['fivety', 50],
  ['sixtie', 60],
  ['ninty', 90],
]);
const SCORES: ReadonlyMap<string, number> = new Map([
  ['threescore', 60],
  ['fourscore', 80],
]);
const SMALL: ReadonlyMap<string, number> = new Map([...UNITS, ...TENS, ...SCORES]);
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...indexed(ORDINAL_NAMES, 1),
  ...indexed(TENTH_NAMES, 20, 10),
  ['eigth', 8],
  ['twelvth', 12],
]);
const PARTS: ReadonlyMap<string, number> = new Map([
  ...[...ORDINALS].filter(([, value]) => value > 2),
  ['half', 2],
  ['halve', 2],
  ['quarter', 4],
  ['hundredth', 100],
  ['hundreth', 100],
  ['thousandth', 1000],
]);

const ONE_WORD = [...UNITS.keys()].sort((a, b) => b.length - a.length).join('|');
const TEN_WORD = [...TENS.keys()].join('|');
const BELOW_HUNDRED = `(?:(?:${TEN_WORD})(?:[\\s-]*(?:${ONE_WORD}))?|(?:${ONE_WORD}))`;

/** Pattern source for a number in words, up to 999; no groups of its own. */
export const NUMBER_WORDS = `(?:(?:(?:${ONE_WORD})[\\s-]+hundred)(?:(?:[\\s-]+and)?[\\s-]+${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;

/** Every word below a hundred, for telling a misread one from any other word. */
export const NUMERALS: readonly string[] = [...TENS.keys(), ...UNITS.keys()];

/** Value of a single word below a hundred, or null; "fortyfive" has lost its hyphen. */
function smallNumber(word: string): number | null {
  return SMALL.get(word) ?? fusedNumber(word);
}

function fusedNumber(word: string): number | null {
  if (word.length < 8 || word.length > 12) return null;
  const cut = word.indexOf('ty') + 2;
  if (cut < 2) return null;
  const [tens, units] = [TENS.get(word.slice(0, cut)), UNITS.get(word.slice(cut))];
  return tens === undefined || units === undefined || units < 1 || units > 9 ? null : tens + units;
}

/** Twenty, thirty … ninety; null for any other word. */
export function tensOf(word: string): number | null {
  return TENS.get(word) ?? null;
}

export function isNumberWord(word: string): boolean {
  return NUMBER_WORD.has(word) || fusedNumber(word) !== null;
}

/** What a fraction's name divides by: "tenths" is 10, "quarter" 4; null for any other word. */
export function partOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  return PARTS.get(word) ?? (word.endsWith('s') ? (PARTS.get(word.slice(0, -1)) ?? null) : null);
}

/** "first" is 1, "thirtieth" 30; null for any other word. */
export function ordinalOf(word: string): number | null {
  return ORDINALS.get(word) ?? null;
}

/** A whole number as far as its words have been taken. */
export interface Whole {
  readonly total: number;
  readonly group: number;
  readonly words: number;
  /** The last word counted scores, which take anything below twenty: "threescore and fifteen". */
  readonly scored: boolean;
}

export const NOTHING_YET: Whole = { total: 0, group: 0, words: 0, scored: false };
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundreds', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);
const NUMBER_WORD: ReadonlySet<string> = new Set([...SMALL.keys(), ...SCALES.keys()]);

/** The number with one word more, or null where the word cannot go on with it. */
export function withWord({ total, group, words, scored }: Whole, word: string): Whole | null {
  const small = smallNumber(word);
  const scale = SCALES.get(word);
  if (small !== null) {
    const follows = scored ? small < 20 : mayFollow(group, small);
    return follows ? { total, group: group + small, words: words + 1, scored: SCORES.has(word) } : null;
  }
  if (scale === undefined || (scale === 100 && group >= 100)) return null;
  const times = Math.max(group, 1) * scale;
  return {
    total: scale === 100 ? total : total + times,
    group: scale === 100 ? times : 0,
    words: words + 1,
    scored: false,
  };
}

/** Tens take units, hundreds take anything below a hundred; "five six" is two numbers. */
function mayFollow(group: number, small: number): boolean {
  if (group === 0) return true;
  if (group % 100 === 0) return small < 100;
  return group % 10 === 0 && group % 100 >= 20 && small < 10;
}

/** The whole number that all the words make, "and" between them left out of account; null when they make none. */
export function wholeNumberOf(words: readonly string[]): number | null {
  let whole: Whole | null = NOTHING_YET;
  for (const word of words) {
    if (word === 'and' || word === '&' || word === '-' || word === '') continue;
    whole = withWord(whole, word);
    if (whole === null) return null;
  }
  return whole.words === 0 ? null : whole.total + whole.group;
}

/** Value of digits or of words that NUMBER_WORDS matched. */
export function readNumber(text: string): number {
  const digits = /^\d[\d,]*(?:\.\d+)?$/.exec(text.trim());
  if (digits) return Number(text.replaceAll(',', ''));
  return wholeNumberOf(text.toLowerCase().split(/[\s-]+/)) ?? 0;
}
