// The thirty-two points of the compass as old surveys name them: "west by north", "south south east", "south half easterly".
import type { Pole, Side } from '#core/language/directions.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

export interface PointRead {
  /** Clockwise from north, degrees. */
  readonly azimuth: number;
  readonly next: number;
  /** How many cardinal words it took: one is a bare cardinal. */
  readonly words: number;
  /** False for "south west southerly": a lean without a figure. */
  readonly exact: boolean;
}

const POINT = 11.25;
/** Words for north, east, south and west in turn, with their degrees. */
const quarters = (words: string): [string, number][] => words.split(' ').map((word, i) => [word, (i % 4) * 90]);
const CARDINALS = new Map(quarters('north east south west n e s w'));
/** Short names that are other words too. */
const SHORT_CARDINALS = new Map(
  quarters('no et so wt nor et sou wt nth et sth wt northward eastward southward westward'),
);
const ofLetters = (letters: string): number[] => Array.from(letters, (letter) => CARDINALS.get(letter) ?? 0);
const JOINED = new Map([
  ...'ne nw se sw nne ene ese sse ssw wsw wnw nnw'.split(' ').map((word) => [word, ofLetters(word)] as const),
  ...['northeast', 'northwest', 'southeast', 'southwest'].map(
    (word) => [word, ofLetters(`${word[0]}${word[5]}`)] as const,
  ),
]);
const LEANS = new Map(
  quarters('northerly easterly southerly westerly northwardly eastwardly southwardly westwardly north east south west'),
);

const NAMES = new Set([...CARDINALS.keys(), ...JOINED.keys(), ...SHORT_CARDINALS.keys()]);

/** "NbE" and its like have a b within. */
export function mayOpenPoint(word: string): boolean {
  if (NAMES.has(word)) return true;
  return word.length <= 4 && word.includes('b');
}

export function readCompassPoint(tokens: readonly Token[], at: number): PointRead | null {
  if (!mayOpenPoint(textAt(tokens, at))) return null;
  const named = readCardinals(tokens, at);
  if (named === null) return readJoinedBy(tokens, at);
  const azimuth = directionOf(named.cardinals);
  if (azimuth === null) return null;
  const by = readBy(tokens, named.next, azimuth);
  const base = by ?? { azimuth, next: named.next };
  const lean = readLean(tokens, base.next, base.azimuth);
  // "S. easterly", "South Westerly": a direction in words, and no bearing.
  if (lean?.exact === false && named.cardinals.length === 1 && by === null) return null;
  if (lean !== null) return { ...lean, words: named.cardinals.length + 1 };
  // Nobody says "east north": the pole comes first, and one of the two words is something else.
  const reversed = named.cardinals.length === 2 && (named.cardinals[0] ?? 0) % 180 !== 0;
  return { ...base, words: named.cardinals.length + (by === null ? 0 : 1), exact: !reversed };
}

function readCardinals(tokens: readonly Token[], at: number): { cardinals: number[]; next: number } | null {
  const cardinals: number[] = [];
  let next = at;
  for (let i = at; i < at + 7 && cardinals.length < 3; i += 1) {
    const token = tokens[i];
    if (token === undefined || (i > at && token.gap === 'paragraph')) break;
    const single = CARDINALS.get(token.text) ?? shortCardinal(tokens, i, cardinals.length > 0);
    const joined = JOINED.get(token.text);
    if (single === undefined && joined === undefined) {
      const joint = cardinals.length > 0 && (token.text === '-' || (token.text === '.' && token.gap === 'none'));
      if (!joint) break;
      continue;
    }
    if (single !== undefined) cardinals.push(single);
    else cardinals.push(...(joined ?? []));
    next = i + 1;
    if (token.text.length <= 3) next = afterShortening(tokens, next);
  }
  return cardinals.length === 0 || cardinals.length > 3 ? null : { cardinals, next };
}

/** The point of an abbreviation, or the stroke of one raised above the line: "Et. 32 poles", "E' 90 poles". */
function afterShortening(tokens: readonly Token[], at: number): number {
  const mark = tokens[at];
  if (mark?.gap !== 'none') return at;
  if (mark.text === '.') return at + 1;
  const after = tokens[at + 1];
  return (mark.text === "'" || mark.text === ':') && after?.kind === 'number' && after.gap === 'space' ? at + 1 : at;
}

const NUMBERED = wordSet('lot survey tract section entry warrant grant certificate block station post corner');

/** "So. 42 poles", "No Wt 60 poles": a short name counts beside another one or before a length. */
function shortCardinal(tokens: readonly Token[], at: number, follows: boolean): number | undefined {
  const short = SHORT_CARDINALS.get(textAt(tokens, at));
  // "Southward by East" names a point; "southward" alone is a direction in words.
  if (tokens[at]?.text.endsWith('ward') === true)
    return textAt(tokens, at + 1) === 'by' && CARDINALS.has(textAt(tokens, at + 2)) ? short : undefined;
  if (short === undefined || follows) return short;
  // "a distance et 343.43 feet": a spoilt "of".
  if (textAt(tokens, at - 1) === 'distance') return undefined;
  const next = afterShortening(tokens, at + 1);
  const beside = textAt(tokens, next);
  if (short % 180 === 0 && /^(?:e|w|et|wt|east|west)$/.test(beside)) return short;
  if (NUMBERED.has(textAt(tokens, at - 1))) return undefined;
  return readDistance(tokens, next, false) === null ? undefined : short;
}

/** One cardinal, two adjoining ones (NE), or three (NNE): the mean of the first with the quadrant of the rest. */
function directionOf(cardinals: readonly number[]): number | null {
  const [first, second, third] = cardinals;
  if (first === undefined) return null;
  if (second === undefined) return first;
  if (third === undefined) return Math.abs(first - second) === 180 || first === second ? null : middle(first, second);
  const corner = second === third || Math.abs(second - third) === 180 ? null : middle(second, third);
  return corner === null ? null : middle(first, corner);
}

function middle(a: number, b: number): number {
  const turn = ((b - a + 540) % 360) - 180;
  return (a + turn / 2 + 360) % 360;
}

/** "west by north": one point from the first toward the second. */
function readBy(tokens: readonly Token[], at: number, azimuth: number): { azimuth: number; next: number } | null {
  const by = textAt(tokens, at) === 'and' ? at + 1 : at;
  const letter = textAt(tokens, by) === 'b';
  if (textAt(tokens, by) !== 'by' && !letter) return null;
  const side = letter ? afterShortening(tokens, by + 1) : by + 1;
  const name = textAt(tokens, side);
  const toward = CARDINALS.get(name);
  if (toward === undefined || (letter && name.length > 1)) return null;
  const next = name.length === 1 ? afterShortening(tokens, side + 1) : side + 1;
  return { azimuth: turned(azimuth, toward, POINT), next };
}

/** "NbE", "SWbW" in one word. */
function readJoinedBy(tokens: readonly Token[], at: number): PointRead | null {
  const found = /^([nsew]|[ns][ew])b([nsew])$/.exec(textAt(tokens, at));
  const [first, second] = [found?.[1] ?? '', found?.[2] ?? ''];
  const base = CARDINALS.get(first) ?? directionOf(JOINED.get(first) ?? []);
  const toward = CARDINALS.get(second);
  if (base === null || toward === undefined) return null;
  return { azimuth: turned(base, toward, POINT), next: afterShortening(tokens, at + 1), words: 2, exact: true };
}

function turned(azimuth: number, toward: number, by: number): number {
  const turn = ((toward - azimuth + 540) % 360) - 180;
  return (azimuth + Math.sign(turn) * by + 360) % 360;
}

const SHARES = new Map<string, number>([
  ['half', 0.5],
  ['quarter', 0.25],
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);

/** A share of a point: "half", "¾", "1/4". */
function readPointShare(tokens: readonly Token[], at: number): { share: number; next: number } | null {
  const share = SHARES.get(textAt(tokens, at));
  if (share !== undefined) return { share, next: at + 1 };
  if (textAt(tokens, at + 1) !== '/') return null;
  const fraction = (tokens[at]?.value ?? Number.NaN) / (tokens[at + 2]?.value ?? Number.NaN);
  return [0.25, 0.5, 0.75].includes(fraction) ? { share: fraction, next: at + 3 } : null;
}

/** ", half westerly" is half a point; "southerly" alone leans by nobody knows how much. */
function readLean(
  tokens: readonly Token[],
  at: number,
  azimuth: number,
): { azimuth: number; next: number; exact: boolean } | null {
  const joint = textAt(tokens, at) === ',' || textAt(tokens, at) === 'and' ? at + 1 : at;
  const counted = textAt(tokens, joint) === 'a' || textAt(tokens, joint) === 'one';
  const start = counted ? joint + 1 : joint;
  const word = textAt(tokens, start);
  const part = readPointShare(tokens, start);
  // "the southwest corner of the Northeast Quarter North 20 chains": a quarter of a section, and none of a point.
  if (part !== null && word === 'quarter' && tokens[start]?.capital === true) return null;
  if (part !== null) {
    const { share } = part;
    const lean = afterPoint(tokens, part.next);
    const toward = LEANS.get(textAt(tokens, lean));
    return toward === undefined
      ? null
      : { azimuth: turned(azimuth, toward, share * POINT), next: lean + 1, exact: true };
  }
  if (start === at && word.endsWith('erly') && LEANS.has(word)) return { azimuth, next: start + 1, exact: false };
  return null;
}

/** "half a point East", "quarter point to the west". */
function afterPoint(tokens: readonly Token[], at: number): number {
  let next = textAt(tokens, at) === 'a' ? at + 1 : at;
  if (textAt(tokens, next) === 'point') next += 1;
  if (textAt(tokens, next) === 'to') next += textAt(tokens, next + 1) === 'the' ? 2 : 1;
  return next;
}

export interface Quadrant {
  readonly ns: Pole;
  readonly ew: Side;
  readonly degrees: number;
}

/** Degrees clockwise from north as a quadrant bearing with decimal degrees. */
export function quadrantOf(azimuth: number): Quadrant {
  const turn = ((azimuth % 360) + 360) % 360;
  if (turn < 90) return { ns: 'N', ew: 'E', degrees: turn };
  if (turn === 90) return { ns: 'N', ew: 'E', degrees: 90 };
  if (turn <= 180) return { ns: 'S', ew: 'E', degrees: 180 - turn };
  if (turn < 270) return { ns: 'S', ew: 'W', degrees: turn - 180 };
  return { ns: 'N', ew: 'W', degrees: 360 - turn };
}
