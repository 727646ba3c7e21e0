// The words that a description is built from, by which torn and misprinted ones are known again.
import { wordSet } from '#core/language/word-set.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand';
const PARTS =
  'half third thirds fourth fourths quarter quarters fifth fifths sixth sixths eighth eighths tenth tenths hundredth hundredths thousandth thousandths';
const ANGLES = 'degree degrees minute minutes second seconds';
const UNITS =
  'feet foot inches chains chain links link poles pole perches perch rods varas vara yards meters metres miles mile';
const STEERING =
  'thence north south east west northerly southerly easterly westerly beginning commencing distance point radius curve chord azimuth bearing bears containing acres along and';

const NUMBER_WORDS = wordSet(`${NUMBERS} ${PARTS}`);
export const TRADE_WORDS: ReadonlySet<string> = wordSet(`${NUMBERS} ${PARTS} ${ANGLES} ${UNITS} ${STEERING}`);

export function isNumeral(word: string): boolean {
  return NUMBER_WORDS.has(word);
}

/** Pieces of trade words that are words themselves, and so no sign of a tear. */
const WHOLE_PIECES = wordSet(
  'a i to in on of or at by an as it is no so be he me we us am up go do if my ye the and for its our his her one two out off end rod per are was not all any per fee let set sec min deg line lines road side oak ash elm pin',
);

/** What can stand first where a trade word is torn, and what can stand right behind it. */
const RESTS_BEHIND = new Map<string, Set<string>>();
for (const word of TRADE_WORDS)
  for (const head of headsOf(word)) {
    const rests = RESTS_BEHIND.get(head) ?? new Set();
    RESTS_BEHIND.set(head, rests);
    for (const rest of headsOf(word.slice(head.length))) rests.add(rest);
  }

function headsOf(word: string): string[] {
  return [...word].map((_, i) => word.slice(0, i + 1));
}

/** Whether a word may be the first piece of a torn trade word, or one whole. */
export function mayBeHead(word: string): boolean {
  return RESTS_BEHIND.has(word);
}

/** The second pieces with which a first one may be the beginning of a torn trade word. */
export function restsBehind(head: string): ReadonlySet<string> | null {
  return RESTS_BEHIND.get(head) ?? null;
}

/** The trade word that two or three neighbouring pieces are the ruins of, or null. The last piece is no word of its own. */
export function tornWord(pieces: readonly string[]): string | null {
  const joined = pieces.join('');
  const last = pieces.at(-1) ?? '';
  if (!TRADE_WORDS.has(joined) || TRADE_WORDS.has(last) || WHOLE_PIECES.has(last)) return null;
  return joined;
}

/** The one long number word that a word is a letter away from, or null. */
export function nearNumeral(word: string): string | null {
  if (word.length < 5 || word.length > 9 || TRADE_WORDS.has(word) || NOT_NUMERALS.has(word)) return null;
  let near: string | null = null;
  for (const numeral of LONG_NUMERALS[word.length] ?? []) {
    if (!isLetterAway(word, numeral)) continue;
    if (near !== null) return null;
    near = numeral;
  }
  return near;
}

/** The one number word that a word has a letter more or less than, "sixity", "eihty"; or null. */
export function numeralByLetter(word: string): string | null {
  if (word.length < 5 || word.length > 9 || TRADE_WORDS.has(word) || NOT_NUMERALS.has(word)) return null;
  const near = [...(LONG_NUMERALS[word.length - 1] ?? []), ...(LONG_NUMERALS[word.length + 1] ?? [])].filter(
    (numeral) => (numeral.length > word.length ? lacksLetter(word, numeral) : lacksLetter(numeral, word)),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

function lacksLetter(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short.charCodeAt(at) === long.charCodeAt(at)) at += 1;
  return short.slice(at) === long.slice(at + 1);
}

/** The number words of five to nine letters, by their length. */
const LONG_NUMERALS = Array.from({ length: 10 }, (_, length) =>
  NUMBERS.split(' ').filter((word) => word.length === length && length >= 5),
);

/** Words of their own, a letter away from a numeral. */
const NOT_NUMERALS = wordSet('right light night sight fight might forth sever elven fifth sixth hundreds seventh');

function isLetterAway(word: string, other: string): boolean {
  let away = 0;
  for (let i = 0; i < word.length && away < 2; i += 1) if (word.charCodeAt(i) !== other.charCodeAt(i)) away += 1;
  return away === 1;
}

/** The one trade word that has the head, any letter or none, and the tail: "fe~t", "th-nce". */
export function holedWord(head: string, tail: string): string | null {
  const length = head.length + tail.length;
  if (length < 3 || length > 11) return null;
  let found: string | null = null;
  for (const word of TRADE_WORDS) {
    if (word.length < length || word.length > length + 1 || !word.startsWith(head) || !word.endsWith(tail)) continue;
    if (found !== null) return null;
    found = word;
  }
  return found;
}
