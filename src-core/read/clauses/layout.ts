// How a hand lays its courses out: what stands at the same place of every course is layout, and tells nothing of the land.
// Leaders between the parts are dropped, and each number or letter at a course's head is written as that of a list: "(2)".

import { findEntry } from '#core/language/lexicon.ts';
import { ordinalOf, wholeNumberOf } from '#core/language/numerals.ts';
import { NO_MEMORY, oncePerToken } from '#core/language/once-per-word.ts';
import { opensLine, type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import { packedBearings } from '#core/read/clauses/packed-bearings.ts';
import { labelAt, labelEnd, readItem, readLetterItem } from '#core/read/values/list-items.ts';
import { mayBeBearing, readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** So many courses alike are no accident. */
const FEWEST = 3;

interface Range {
  readonly at: number;
  readonly next: number;
}

/** A range of tokens and what stands for it. */
interface Rewritten extends Range {
  readonly as: readonly Token[];
}

export function laidOut(tokens: readonly Token[]): readonly Token[] {
  const unit = unitTold(tokens);
  const signed = rewrite(tokens, packedBearings(tokens));
  const single = rewrite(signed, columnsIn(signed));
  const plain = rewrite(single, leadersOf(single));
  const headed = rewrite(plain, headsOf(plain));
  return unit === null ? headed : rewrite(headed, measuredIn(headed, unit));
}

function rewrite(tokens: readonly Token[], ranges: readonly Rewritten[]): readonly Token[] {
  if (ranges.length === 0) return tokens;
  const written: Token[] = [];
  let at = 0;
  for (const range of [...ranges].sort((a, b) => a.at - b.at)) {
    if (range.at < at) continue;
    for (; at < range.at; at += 1) push(written, tokens[at]);
    for (const token of range.as) push(written, token);
    at = range.next;
    const next = tokens[at];
    if (next === undefined || next.gap !== 'none' || range.as.length > 0) continue;
    written.push({ ...next, gap: 'space' });
    at += 1;
  }
  for (; at < tokens.length; at += 1) push(written, tokens[at]);
  return written;
}

function push(written: Token[], token: Token | undefined): void {
  if (token !== undefined) written.push(token);
}

const FARTHEST_UNIT = 9;
const isLengthNamed = oncePerToken((word) => /^(?:distances?|lengths?|dimensions|measurements)$/.test(word));

/** "(distances in feet)", "bearing and distance in feet", "lengths and coordinates are given in varas": the unit of all lengths that name none; null where two are told. */
function unitTold(tokens: readonly Token[]): Token | null {
  const told: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || !isLengthNamed(token)) continue;
    const end = at + (token.text.endsWith('s') ? FARTHEST_UNIT : 2);
    for (let i = at + 1; i < end && tokens[i]?.kind === 'word'; i += 1) {
      const unit = tokens[i + 1];
      if (textAt(tokens, i) === 'in' && unit !== undefined && unitNamed(unit.text) !== null) told.push(unit);
    }
  }
  const [first] = told;
  const isOne = told.every(({ text }) => unitNamed(text) === unitNamed(first?.text ?? ''));
  return isOne ? (first ?? null) : null;
}

/** The unit behind each bare length that stands behind a bearing. */
function measuredIn(tokens: readonly Token[], unit: Token): Rewritten[] {
  const found: Rewritten[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const bearing = tokens[at]?.kind === 'word' ? readBearing(tokens, at) : null;
    if (bearing?.form !== 'quadrant') continue;
    const from = textAt(tokens, bearing.next) === ',' ? bearing.next + 1 : bearing.next;
    const length = tokens[from]?.kind === 'number' ? readDistance(tokens, from, true) : null;
    at = bearing.next - 1;
    if (length === null || length.unit !== null) continue;
    const end = tokens[length.next - 1]?.end ?? 0;
    found.push({ at: length.next, next: length.next, as: [{ ...unit, gap: 'space', start: end, end }] });
  }
  return found;
}

/** "1. N 10° E 200 ft    3. S 10° W 200 ft": a list that is set several across, in the order in which its numbers count. */
function columnsIn(tokens: readonly Token[]): Rewritten[] {
  const found: Rewritten[] = [];
  let lines: Token[][][] = [];
  let from = 0;
  let [at, next] = [0, 0];
  const end = (): void => {
    const as = inOrder(lines);
    if (as !== null) found.push({ at: from, next: at, as });
    lines = [];
    from = next;
  };
  for (; at < tokens.length; at = next) {
    next = at + 1;
    while (next < tokens.length && !opensLine(tokens[next])) next += 1;
    const starts: number[] = [];
    for (let start = at; start < next; start += 1) if (isCountedCourse(tokens, start)) starts.push(start);
    if (starts[0] !== at) end();
    else lines.push(starts.map((start, place) => tokens.slice(start, starts[place + 1] ?? next)));
  }
  end();
  return found;
}

function inOrder(lines: readonly (readonly Token[])[][]): Token[] | null {
  const across = Math.max(0, ...lines.map(({ length }) => length));
  if (across < 2) return null;
  const down = Array.from({ length: across }, (_, index) => lines.flatMap((line) => [line[index] ?? []])).flat();
  const isCounted = (courses: readonly (readonly Token[])[]): boolean =>
    courses.filter(({ length }) => length > 0).every((course, index) => countIn(course) === index + 1);
  return (
    [down, lines.flat()]
      .find(isCounted)
      ?.flatMap(([first, ...rest]) => (first === undefined ? [] : [{ ...first, gap: 'line' as const }, ...rest])) ??
    null
  );
}

const countIn = (course: readonly Token[]): number => course.find(({ kind }) => kind === 'number')?.value ?? 0;

/** "3.", "(3)" or "3)", and a bearing behind it. */
function isCountedCourse(tokens: readonly Token[], at: number): boolean {
  const figure = textAt(tokens, at) === '(' ? at + 1 : at;
  if (tokens[figure]?.kind !== 'number' || (figure === at && textAt(tokens, at - 1) === '(')) return false;
  return /^[.)]$/.test(textAt(tokens, figure + 1)) && readBearing(tokens, figure + 2)?.form === 'quadrant';
}

const LEADERS = /^[._\-=~·…|:>*/]$/;
const OPENS = /^[[("]$/;
const CLOSES = /^[\])"]$/;
const NAMES = wordSet('length len distance dist');
const MOST_MARKS = 80;

/** "N 10° E ..... 200.00 feet ..... a stone", "N 10° E; Length = 200.00 feet", "[N 10° E] [200.00 feet]": marks that part a bearing from its length in course after course. */
function leadersOf(tokens: readonly Token[]): Rewritten[] {
  const shapes = new Map<string, Range[][]>();
  tokens.forEach(({ kind, text }, at) => {
    const joint = kind === 'word' && mayBeBearing(text) ? jointAt(tokens, at) : null;
    if (joint !== null) shapes.set(joint.shape, [...(shapes.get(joint.shape) ?? []), joint.marks]);
  });
  const found = [...shapes].flatMap(([shape, joints]) => (joints.length < FEWEST ? [] : [{ shape, joints }]));
  const marks = new Set(found.flatMap(({ shape }) => [...shape]));
  const rests = found.length === 0 ? [] : tokens.flatMap((_, at) => restAt(tokens, at, marks));
  return [...found.flatMap(({ joints }) => joints.flat()), ...rests].map((range) => ({ ...range, as: [] }));
}

/** What stands between a bearing and its length, with the brackets or quotes about the two; null where it is a word, a comma or nothing. */
function jointAt(tokens: readonly Token[], at: number): { shape: string; marks: Range[] } | null {
  const bearing = readBearing(tokens, at);
  if (bearing?.form !== 'quadrant') return null;
  // The point of "E." is the letter's own.
  const isPoint = textAt(tokens, bearing.next) === '.' && textAt(tokens, bearing.next + 1) !== '.';
  const from = isPoint && tokens[bearing.next]?.gap === 'none' ? bearing.next + 1 : bearing.next;
  let next = from;
  while (next < from + MOST_MARKS && isJoint(tokens[next])) next += 1;
  const end = tokens[next]?.kind === 'number' ? (readDistance(tokens, next, true)?.next ?? -1) : -1;
  const shape = [...new Set(tokens.slice(from, next).map(({ text }) => text))].join('');
  if (end < 0 || /^,?[a-z]*$/.test(shape)) return null;
  const isOpened = OPENS.test(textAt(tokens, at - 1)) && tokens[at]?.gap === 'none';
  const isClosed = CLOSES.test(textAt(tokens, end)) && tokens[end]?.gap === 'none';
  // "N 10° E [200.00 feet] 210.00 feet": another length stands behind.
  if (/[[("]/.test(shape) && (!isClosed || tokens[end + 1]?.kind === 'number')) return null;
  const about = [...(isOpened ? [at - 1] : []), ...(isClosed && /[[("]/.test(shape) ? [end] : [])];
  return { shape, marks: [{ at: from, next }, ...about.map((one) => ({ at: one, next: one + 1 }))] };
}

function isJoint(token: Token | undefined): boolean {
  if (token?.kind === 'word') return NAMES.has(token.text);
  if (token?.kind !== 'mark' || opensLine(token)) return false;
  return LEADERS.test(token.text) || OPENS.test(token.text) || CLOSES.test(token.text) || /^[,;]$/.test(token.text);
}

/** Leaders in a row that part something else: "..... a stone". */
function restAt(tokens: readonly Token[], at: number, marks: ReadonlySet<string>): Range[] {
  const mark = textAt(tokens, at);
  if (!LEADERS.test(mark) || !marks.has(mark) || (textAt(tokens, at - 1) === mark && !opensLine(tokens[at]))) return [];
  let next = at + 1;
  while (next < at + MOST_MARKS && textAt(tokens, next) === mark && !opensLine(tokens[next])) next += 1;
  return next - at < 2 ? [] : [{ at, next }];
}

interface Head extends Range {
  /** Its words and marks without its number: alike in all heads of a list. */
  readonly shape: string;
  readonly count: number;
  /** Token of the number. */
  readonly countAt: number;
  /** Of the corner that it comes to, where the head tells one. */
  readonly comesTo: number | null;
  /** A bearing follows at once. */
  readonly runs: boolean;
}

/** "Course 1:", "Line No. 2 -", "Third,", "4th.", "B to C:": numbers or letters that rise from course to course, with the same words about them. */
function headsOf(tokens: readonly Token[]): Rewritten[] {
  const chains = new Map<string, Head[]>();
  const found: Rewritten[] = [];
  const end = (chain: readonly Head[]): void => {
    if (isList(tokens, chain)) for (const head of chain) found.push({ ...head, as: itemOf(tokens, head) });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const head = isOpening(tokens, at) ? headAt(tokens, at) : null;
    if (head === null) continue;
    const chain = chains.get(head.shape);
    const last = chain?.at(-1)?.count ?? 0;
    // What no bearing follows may tell a curve, where it is the next of them.
    if (!head.runs && (chain === undefined || head.count !== last + 1)) continue;
    if (chain !== undefined && head.count > last) chain.push(head);
    else {
      if (chain !== undefined) end(chain);
      chains.set(head.shape, [head]);
    }
  }
  for (const chain of chains.values()) end(chain);
  return found;
}

const STOPS = wordSet('; : . ,');

/** At the head of a line, behind a stop, or at "from corner 1 to corner 2". */
function isOpening(tokens: readonly Token[], at: number): boolean {
  if (opensLine(tokens[at]) || textAt(tokens, at) === 'from') return true;
  const before = tokens[at - 1];
  return before?.kind === 'mark' && tokens[at]?.gap === 'space' && STOPS.has(before.text);
}

/** Most heads are followed by a bearing, and no "thence" within a course leads to another. */
function isList(tokens: readonly Token[], chain: readonly Head[]): boolean {
  if (chain.some(({ at }) => labelAt(tokens, at) !== null) && !isOwnList(tokens, chain)) return false;
  if (chain.length < FEWEST || chain.filter(({ runs }) => runs).length < Math.max(2, chain.length / 2)) return false;
  return chain.every((head, index) => {
    const next = chain[index + 1];
    if (next === undefined) return true;
    const corner = head.comesTo ?? cornerIn(tokens, head, next.at);
    if (corner !== null && corner !== next.count) return false;
    return (
      next.at - head.next < LONGEST_COURSE &&
      !tokens.slice(head.next + 1, next.at).some(({ text }) => text === 'thence')
    );
  });
}

/** "as follows: L1 = N 10° E": behind words that lead to them stand rows that nothing else points to. */
function isOwnList(tokens: readonly Token[], chain: readonly Head[]): boolean {
  const labels = new Set(chain.map(({ at }) => labelAt(tokens, at)));
  const places = new Set(chain.map(({ at }) => at));
  if (textAt(tokens, (chain[0]?.at ?? 0) - 1) !== ':') return false;
  return !tokens.some((_, at) => !places.has(at) && labels.has(labelAt(tokens, at) ?? ''));
}

/** "From Cor. No. 1, N 62° E, 38.85 chs. to Cor. No. 2": the number of the corner that the course comes to. */
function cornerIn(tokens: readonly Token[], { at, next }: Head, to: number): number | null {
  const noun = textAt(tokens, at) === 'from' ? textAt(tokens, at + 1) : '';
  for (let i = next; i < to && noun !== ''; i += 1) {
    if (textAt(tokens, i) !== 'to' || textAt(tokens, i + 1) !== noun) continue;
    return countAt(tokens, nounEnd(tokens, i + 1, true))?.value ?? null;
  }
  return null;
}

const LONGEST_COURSE = 250;
const CLOSERS = /^[).:\-,=|>\]]$/;
const MOST_CLOSERS = 12;

function headAt(tokens: readonly Token[], from: number): Head | null {
  if (readItem(tokens, from) !== null || readLetterItem(tokens, from) !== null) return null;
  const isFrom = textAt(tokens, from) === 'from';
  const named = nounEnd(tokens, isFrom ? from + 1 : from, isFrom);
  const count = countAt(tokens, named);
  if (count === null) return null;
  const second = secondAt(tokens, count, isFrom);
  // "From Cor. No. 1, N 62° E": a corner, and no number that a course is run from.
  if (isFrom && second === null && named === from + 1) return null;
  let next = second?.next ?? count.next;
  while (CLOSERS.test(textAt(tokens, next)) && next < count.next + MOST_CLOSERS && !opensLine(tokens[next])) next += 1;
  const isMarked = next > (second?.next ?? count.next);
  // "2 N 10° E": a bare number tells nothing but at the head of a line; a bare letter or word nothing anywhere.
  if (named === from && second === null && !isMarked && (count.kind !== 'number' || !opensLine(tokens[from])))
    return null;
  const words = tokens.slice(from, named).map(({ text }) => text);
  const led = /^(?:thence|run|runs|go|goes)$/.test(textAt(tokens, next)) ? next + 1 : fieldEnd(tokens, next);
  const shape = `${words.join(' ')} ${count.kind} ${second === null ? '' : 'to'}`;
  const runs = isCourseAt(tokens, led);
  return { at: from, next, shape, count: count.value, countAt: named, comesTo: second?.value ?? null, runs };
}

/** Behind the "Bearing:" of a course whose values are named one by one. */
const fieldEnd = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.kind === 'word' && textAt(tokens, at + 1) === ':' ? at + 2 : at;

function isCourseAt(tokens: readonly Token[], at: number): boolean {
  const bearing = readBearing(tokens, at);
  return bearing !== null && (bearing.form === 'quadrant' || readDistance(tokens, bearing.next, true) !== null);
}

/** Behind "Course", "Line No.", "Call #"; land that has a number is no course. */
function nounEnd(tokens: readonly Token[], from: number, mayWrap: boolean): number {
  const noun = tokens[from];
  if (noun?.kind !== 'word' || countAt(tokens, from)?.kind === 'ordinal') return from;
  const isLabel = labelAt(tokens, from) !== null;
  const behind = isLabel ? from + labelEnd(tokens.slice(from, from + 2)) - 1 : pastPoint(tokens, from + 1);
  const next = NUMBERS.has(textAt(tokens, behind)) ? pastPoint(tokens, behind + 1) : behind;
  const isLand = findEntry(noun)?.noun === 'land';
  const isShort = noun.text.length < 3 && !isLabel;
  return isShort || isLand || countAt(tokens, next) === null || (!mayWrap && opensLine(tokens[next])) ? from : next;
}

const NUMBERS = wordSet('no number #');
const pastPoint = (tokens: readonly Token[], at: number): number => (textAt(tokens, at) === '.' ? at + 1 : at);

interface Count {
  readonly kind: 'number' | 'ordinal' | 'letter' | 'word';
  readonly value: number;
  readonly next: number;
}

const MOST_COURSES = 199;

function countAt(tokens: readonly Token[], at: number): Count | null {
  const token = tokens[at];
  if (token?.kind === 'number') {
    if (token.decimals > 0 || token.value < 0 || token.value > MOST_COURSES) return null;
    const suffix = tokens[at + 1];
    const isOrdinal = suffix?.gap === 'none' && /^(?:st|nd|d|rd|th)$/.test(suffix.text);
    return { kind: isOrdinal ? 'ordinal' : 'number', value: token.value, next: isOrdinal ? at + 2 : at + 1 };
  }
  if (token?.kind !== 'word') return null;
  const ordinal = ordinalOf(token.text);
  if (ordinal !== null) return { kind: 'ordinal', value: ordinal, next: at + 1 };
  if (token.text.length === 1) return { kind: 'letter', value: token.text.charCodeAt(0) - 96, next: at + 1 };
  const value = wholeNumberOf([token.text]);
  return value === null || value < 1 ? null : { kind: 'word', value, next: at + 1 };
}

/** "1-2", "A to B", "1 -> 2", "Corner 1 to Corner 2": the corner that the course comes to; null where none is told. */
function secondAt(tokens: readonly Token[], { next: at, kind }: Count, mayWrap: boolean): Count | null {
  let next = at;
  while (next < at + 3 && /^(?:to|-|>|→|and)$/.test(textAt(tokens, next))) next += 1;
  if (next === at || (!mayWrap && opensLine(tokens[next]))) return null;
  const second = countAt(tokens, nounEnd(tokens, next, mayWrap));
  return second?.kind === kind ? second : null;
}

/** The head as that of a list. */
function itemOf(tokens: readonly Token[], { at, next, count, countAt: figure }: Head): Token[] {
  const [first, number, last] = [tokens[at], tokens[figure], tokens[next - 1]];
  if (first === undefined || number === undefined || last === undefined) return [];
  const mark = { ...first, kind: 'mark', gap: 'none', capital: false, value: Number.NaN, memory: NO_MEMORY } as const;
  return [
    { ...mark, text: '(', gap: first.gap, end: first.start },
    { ...mark, kind: 'number', text: String(count), value: count, start: number.start, end: number.end },
    { ...mark, text: ')', start: last.end, end: last.end },
  ];
}
