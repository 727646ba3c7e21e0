// A bare list of courses, one to a line or between semicolons, with neither "beginning" nor "thence": "AB. S. 8° W. 60 po."

import { type Token, textAt } from '#core/language/tokens.ts';
import { type Clause, type Description, headless } from '#core/read/clauses/description.ts';
import type { Element } from '#core/read/clauses/element.ts';

const FEWEST = 3;
const LONGEST_LABEL = 5;

/** The longest run of lines, or of parts between semicolons, that each open with a bearing and hold its distance, as one description. */
export function findCourseList(tokens: readonly Token[], elements: readonly Element[]): Description | null {
  const isLine = (index: number) => tokens[index]?.gap === 'line' || tokens[index]?.gap === 'paragraph';
  const isPart = (index: number) => tokens[index]?.gap === 'paragraph' || textAt(tokens, index - 1) === ';';
  // "Course 1: N 4° W, 310 feet. Course 2: …", as it has been laid out.
  const isNumbered = (index: number) =>
    textAt(tokens, index) === '(' && tokens[index + 1]?.kind === 'number' && textAt(tokens, index + 2) === ')';
  return [isLine, isPart, isNumbered].reduce<Description | null>(
    (found, opens) => found ?? findRun(tokens, elements, opens),
    null,
  );
}

function findRun(
  tokens: readonly Token[],
  elements: readonly Element[],
  opens: (index: number) => boolean,
): Description | null {
  let best: Clause[] = [];
  let run: Clause[] = [];
  for (const line of linesOf(tokens, elements, opens)) {
    const own = isCourseLine(tokens, line) ? line : run.length === 0 ? ledCourse(tokens, line) : null;
    if (own !== null) {
      for (const pair of pairsOf(tokens, own)) run.push(pair);
      if (run.length > best.length) best = run;
    } else run = [];
  }
  const [first, last] = [best[0], best.at(-1)];
  if (best.length < FEWEST || first === undefined || last === undefined) return null;
  const end = toldTo(last);
  return headless(first, [...best.slice(0, -1), end], end);
}

/** "West 396 feet to the start. There are 6 acres in the lot": what follows the sentence of the last course is none of it. */
function toldTo(last: Clause): Clause {
  const length = last.elements.findIndex((one) => one.kind === 'distance' && one.use !== 'beside');
  const stop = last.elements.findIndex((one, i) => i > length && one.kind === 'stop' && one.stop === 'sentence');
  const end = last.elements[stop]?.at;
  return length < 0 || end === undefined ? last : { ...last, to: end, elements: last.elements.slice(0, stop) };
}

/** A line holds one course, or several that "and" joins: "S 8° E 183 feet and S 14° W 164 feet". */
function pairsOf(tokens: readonly Token[], line: CourseLine): Clause[] {
  const starts = [ownStart(tokens, line)];
  let told = false;
  for (const element of line.elements) {
    if (element.kind === 'distance') told = true;
    if (element.kind !== 'bearing' || element.read.form !== 'quadrant' || !told) continue;
    if (!['and', '&'].includes(textAt(tokens, element.at - 1))) continue;
    starts.push(element.at);
    told = false;
  }
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? line.to;
    const elements = line.elements.filter((one) => one.at >= from && one.at < to && !isOfLabel(one, line));
    const arrives = index === 0 && isTieLabel(tokens, from) ? 'pob' : null;
    return { lead: 'pair', from, to, elements, announces: false, arrives };
  });
}

/** "POB-1 N 15° E": the row's own name. */
function isOfLabel({ kind, at }: Element, { from, elements }: CourseLine): boolean {
  const bearing = elements.find((one) => one.kind === 'bearing' && one.runs)?.at ?? from;
  return (kind === 'sign' || kind === 'distance') && at < bearing && bearing - from <= LONGEST_LABEL;
}

/** "John Hall grants the lot bounded: Westerly by Rich Road, N 4° W, 310 feet": behind the words that announce it. */
function ownStart(tokens: readonly Token[], { from, elements }: CourseLine): number {
  const bearing = elements.find((one) => one.kind === 'bearing' && one.runs)?.at ?? from;
  let start = bearing;
  while (start > from && textAt(tokens, start - 1) !== ':') start -= 1;
  return bearing - from > LONGEST_LABEL ? start : from;
}

/** "TP-1 S 10° 12' E 1245.67 M": the row that leads from the tie point to the first corner. */
function isTieLabel(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) === 't' && textAt(tokens, at + 2) === 'p') return textAt(tokens, at + 1) === '.';
  return /^(?:tp|tie)$/.test(textAt(tokens, at));
}

interface CourseLine {
  readonly from: number;
  to: number;
  readonly elements: Element[];
}

function linesOf(
  tokens: readonly Token[],
  elements: readonly Element[],
  opens: (index: number) => boolean,
): CourseLine[] {
  const lines: CourseLine[] = [];
  let next = 0;
  let line: CourseLine = { from: 0, to: 0, elements: [] };
  for (let index = 0; index < tokens.length; index += 1) {
    if (index === 0 || opens(index)) {
      line = { from: index, to: index, elements: [] };
      lines.push(line);
    }
    line.to = index + 1;
    for (let element = elements[next]; element !== undefined && element.at <= index; element = elements[next]) {
      line.elements.push(element);
      next += 1;
    }
  }
  return lines;
}

function isCourseLine(tokens: readonly Token[], line: CourseLine): boolean {
  // The "s" of "Conservator's Deed" runs nowhere.
  const bearing = line.elements.findIndex((element) => element.kind === 'bearing' && element.runs);
  const found = line.elements[bearing];
  if (found === undefined || (found.at - line.from > LONGEST_LABEL && !isLedIn(tokens, line, bearing))) return false;
  const quadrant = isQuadrant(found);
  // "towards the east by Section 7": the side of the land, and no way to go.
  if (!line.elements.some(isQuadrant) && textAt(tokens, found.at - 1) === 'the') return false;
  const behind = line.elements.slice(bearing);
  // "Point A is on the north line, S 89° E 528 feet from the corner": where it lies.
  if (behind.find((one) => one.kind === 'distance')?.use === 'beside') return false;
  return behind.some((one) => one.kind === 'distance' && (quadrant || one.read.unit !== null));
}

function isQuadrant(element: Element): boolean {
  return element.kind === 'bearing' && element.read.form === 'quadrant';
}

/** "part of Section 31, Township 68 North, from a stake in the road, North 660 feet;": the course at the end of the words that lead to it. */
function ledCourse(tokens: readonly Token[], line: CourseLine): CourseLine | null {
  // "Course 1: from a point on the section line, North 264 feet".
  const isNumbered =
    /^(?:course|call|line)$/.test(textAt(tokens, line.from)) && tokens[line.from + 1]?.kind === 'number';
  if (textAt(tokens, line.to - 1) !== ';' && !isNumbered) return null;
  const elements = line.elements.filter(({ kind }) => kind !== 'stop');
  const last = elements.findLastIndex(
    (one, i) => one.kind === 'bearing' && one.runs && isPaired(tokens, one, elements[i + 1]),
  );
  const from = elements[last]?.at;
  return from === undefined ? null : { from, to: line.to, elements: line.elements.filter(({ at }) => at >= from) };
}

/** The length right behind the bearing, and measured from nothing. */
const isPaired = (tokens: readonly Token[], { next }: Element, length: Element | undefined): boolean =>
  length?.kind === 'distance' &&
  length.read.unit !== null &&
  tokens.slice(next, length.at).every(({ text }) => /^(?:,|for|a|distance|of)$/.test(text)) &&
  !/^(?:from|of)$/.test(textAt(tokens, length.next));

/** "From corner No. 1, by metes and bounds, S. 12° W., 4.50 chains;": words lead in, and nothing is measured from elsewhere. */
function isLedIn(tokens: readonly Token[], line: CourseLine, bearing: number): boolean {
  const stop = textAt(tokens, line.to - 1);
  const isStopped = stop === ';' || (stop === '.' && /^(?:line|paragraph)$/.test(tokens[line.to]?.gap ?? 'paragraph'));
  if (!isStopped || line.elements[bearing]?.kind !== 'bearing') return false;
  const before = line.elements.slice(0, bearing);
  return !before.some(
    (element) =>
      (element.kind === 'distance' && element.read.unit !== null) ||
      (element.kind === 'sign' && ['bears', 'whence', 'located'].includes(element.sign)),
  );
}
