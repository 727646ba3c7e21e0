// What the words of a course tell of the corner at one of its ends: to which hand the line turns there, by how much, inside or outside the figure.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { FORMER, INSIDE, LANDS, LINE_NOUNS, OUTSIDE, TURNING } from '#core/language/words/relation-words.ts';
import { type LineNamed, lineNamed } from '#core/read/account/relations/line-named.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { isBefore, isValue, type Scan, type Told } from '#core/read/account/relations/scan.ts';
import { type AngleRead, readAngle } from '#core/read/values/read-angle.ts';

const TURNS = wordSet(TURNING);
const INNER = wordSet(INSIDE);
const OUTER = wordSet(OUTSIDE);
const LAND = wordSet(LANDS);
const LINES = wordSet(LINE_NOUNS);
const FORMERS = wordSet(FORMER);
const UNSURE = wordSet('not non nearly almost about approximately measured measuring');
const NUMBER_WORDS = wordSet('ten fifteen twenty thirty forty fifty sixty seventy eighty ninety');

/** The words that open what is told of a corner. */
export const CORNER_OPENINGS = `${TURNING} angle angles right left square`;

const isCornerWord = oncePerToken((word) => TURNS.has(word) || /^angles?$/.test(word));

type Place = 'start' | 'end' | 'either';

/** All that a phrase tells of one corner. */
interface Phrase {
  readonly from: number;
  readonly to: number;
  readonly hand: 'left' | 'right' | null;
  readonly deg: number | null;
  readonly sort: 'interior' | 'exterior' | 'deflection' | 'any';
  readonly place: Place;
  /** Where the line that the angle is made with is named, or -1. */
  readonly lineAt: number;
}

/** The statement whose first word stands at a token of a course; null where nothing can be held against the figure. */
export function cornerTold(scan: Scan, at: number): Told | null {
  const { tokens, call, courses } = scan;
  const token = tokens[at];
  if (call === null || token === undefined || !(isCornerWord(token) || isSquareAt(tokens, at) || isToHand(tokens, at)))
    return null;
  if (/^(?:central|delta)$/.test(textAt(tokens, at - 1))) return null;
  const phrase = phraseAround(scan, at);
  const { hand, deg, from, to } = phrase;
  if (courses[call]?.curve != null)
    return hand === null || deg !== null ? null : { kind: 'turn', call, side: hand, from, to };
  // "to a pin at the beginning of a curve to the right": the hand is that of the curve.
  if (tokens.slice(from, to).some(({ text }) => /^(?:curv|arcs?$|concave|convex)/.test(text))) return null;
  if (hand !== null && phrase.sort !== 'interior') return turned(scan, phrase, hand);
  if (deg === null) return hand === null ? null : { kind: 'turn', call, side: hand, ...placed(phrase.place), from, to };
  return angled(scan, phrase, deg);
}

const placed = (place: Place): { other?: string } => (place === 'start' ? {} : { other: place });

/** From the line before; an angle that is not called a deflection may be turned from the line behind, as with a transit. */
function turned({ call }: Scan, { deg, sort, place, from, to }: Phrase, side: string): Told {
  const isDeflected = deg === null || deg === 90 || sort === 'deflection';
  const other = place !== 'start' ? { other: place } : isDeflected ? {} : { other: 'any' };
  return {
    kind: 'turn',
    ...(call === null ? {} : { call }),
    side,
    ...(deg === null ? {} : { value: deg }),
    ...other,
    from,
    to,
  };
}

/** With the line that is named, or with its neighbours; null where that line is not drawn. */
function angled(scan: Scan, { deg, sort, place, from, to, lineAt }: Phrase, value: number | null): Told | null {
  const { call, courses } = scan;
  if (call === null || value === null || deg === null) return null;
  const line = lineAt < 0 ? { next: to } : lineNamed(scan, lineAt);
  if (line === null) return null;
  const own = place === 'end' ? (call + 1) % courses.length : call;
  const told = { kind: 'angle' as const, call: own, value, from, to: Math.max(to, line.next) };
  if (sort === 'interior') return { ...told, side: 'interior', ...(place === 'either' ? { other: 'either' } : {}) };
  if (sort === 'any' && place !== 'either') return { ...told, side: 'any', ...(place === 'end' ? {} : otherOf(line)) };
  return { ...told, call, side: 'any', other: 'either' };
}

const otherOf = ({ other }: LineNamed): { other?: number | string } =>
  other === undefined || other === 'none' ? {} : { other };

/** "a right angle", "a square corner", but "at right angles to", which names its line, and "square feet". */
function isSquareAt(tokens: readonly Token[], at: number): boolean {
  const [text, after] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (text === 'square') return /^(?:corner|angle|turn|to|with|from)$/.test(after);
  return text === 'right' && /^angles?$/.test(after);
}

const FARTHEST = 24;
const ENDS = /^(?:[;()]|thence|run|running|containing)$/;

function phraseAround(scan: Scan, at: number): Phrase {
  const { tokens } = scan;
  const isEnd = (i: number): boolean =>
    ENDS.test(textAt(tokens, i)) ||
    isValue(scan, i) ||
    (tokens[i]?.kind === 'number' && directionAt(tokens, i - 1) !== null);
  let from = at;
  while (from > scan.from && !isEnd(from - 1) && textAt(tokens, from - 1) !== ',') from -= 1;
  // It may go on behind what was read as the end of the course.
  let to = at + 1;
  while (to < Math.min(tokens.length, at + FARTHEST) && !isEnd(to)) to += 1;
  let hand: Phrase['hand'] = null;
  let read: AngleRead | null = null;
  let square = -1;
  let last = at;
  for (let i = from; i < to; i += 1) {
    const text = textAt(tokens, i);
    const isNumber = tokens[i]?.kind === 'number' || NUMBER_WORDS.has(text);
    if (isSquareAt(tokens, i)) square = isBefore(scan, i, UNSURE, 3) ? square : i + 1;
    else if (isHand(tokens, i)) hand ??= text === 'left' ? 'left' : 'right';
    else if (isNumber && read === null) read = markedAngle(tokens, i);
    else continue;
    last = Math.max(last, i, square, (read?.next ?? 0) - 1);
  }
  const words = tokens.slice(from, to).map(({ text }) => text);
  return {
    from,
    to: Math.min(to, last + 1),
    hand,
    deg: read === null ? (square < 0 ? null : 90) : degreesOfRead(read),
    sort: sortOf(words),
    place: placeOf(scan, words, from),
    lineAt: lineWith(tokens, from, to, last + 1),
  };
}

/** "making with the last course an angle of", "at an angle of 60 degrees to the road". */
function lineWith(tokens: readonly Token[], from: number, to: number, behind: number): number {
  for (let i = from; i < to; i += 1)
    if (/^(?:with|meeting|joining)$/.test(textAt(tokens, i)) && !/^(?:an?)$/.test(textAt(tokens, i + 1))) return i + 1;
  return /^(?:to|from|and|by)$/.test(textAt(tokens, behind)) ? behind : -1;
}

/** "to the left", "a right hand turn"; but a right angle, the right bank, the right of way. */
function isHand(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:left|right)$/.test(textAt(tokens, at))) return false;
  const [after, then] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  return !/^(?:angles?|bank|side|fork|prong|limit|margin|-)$/.test(after) && !(after === 'of' && then === 'way');
}

/** "bending round to the left", "lying to the right of the line last run"; but what a course leaves to the left. */
function isToHand(tokens: readonly Token[], at: number): boolean {
  if (!isHand(tokens, at) || textAt(tokens, at - 1) !== 'the' || textAt(tokens, at - 2) !== 'to') return false;
  return ![3, 4, 5, 6, 7].some((step) => /^(?:leaving|passing|keeping|having)$/.test(textAt(tokens, at - step)));
}

function sortOf(words: readonly string[]): Phrase['sort'] {
  const isWithin = words.some(
    (word, i) => word === 'within' && words.slice(i + 1, i + 4).some((noun) => LAND.has(noun)),
  );
  if (isWithin || words.some((word) => INNER.has(word))) return 'interior';
  if (words.some((word) => OUTER.has(word))) return 'exterior';
  return words.some((word) => word.startsWith('deflect')) ? 'deflection' : 'any';
}

const OF_THIS = 'of (?:this|said|such|the) (?:course|line|call)';
const AT_START = new RegExp(`(?:start|beginning|commencement|outset|head) ${OF_THIS}`);
const AT_END = new RegExp(`(?:end|termination|terminus|close) ${OF_THIS}`);

/** A corner told behind the figures without saying which may be the one that the course comes to. */
function placeOf({ courses, call }: Scan, words: readonly string[], from: number): Place {
  const text = words.join(' ');
  if (AT_START.test(text)) return 'start';
  if (AT_END.test(text) || /\b(?:next|following|succeeding|ensuing) (?:\w+ )?(?:course|line|call)/.test(text))
    return 'end';
  const isBehind = courses[call ?? 0]?.values.some((value) => value.field !== undefined && value.at < from) === true;
  const isOfFormer = words.some(
    (word, i) => FORMERS.has(word) && words.slice(i + 1, i + 4).some((noun) => LINES.has(noun)),
  );
  return isBehind && !isOfFormer ? 'either' : 'start';
}

/** By its degrees; but '1/2" iron rod', "6' post". */
function markedAngle(tokens: readonly Token[], at: number): AngleRead | null {
  const read = readAngle(tokens, at);
  const isSize = read?.parts === 1 && /^["']$/.test(textAt(tokens, read.next - 1));
  return read?.marked === true && !isSize ? read : null;
}

const degreesOfRead = ({ degrees, minutes, seconds }: AngleRead): number => degrees + minutes / 60 + seconds / 3600;
