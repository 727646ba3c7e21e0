// Line numbers of bills, pleadings and ordinances: a run 1, 2, 3 … at the margin, or caught inside flowed text.
import type { Span, TextLine } from '#core/language/text/text-line.ts';

interface Figure extends Span {
  readonly value: number;
}

const SHORTEST_RUN = 5;
const NARROWEST_LINE = 45;
const SHORTEST_LINE = 8;
const WIDEST_LINE = 135;

export function findLineNumbers(text: string, lines: readonly TextLine[]): Span[] {
  const margin = runsOf(marginFigures(text, lines), () => true).filter((run) => !areCourses(text, run));
  if (margin.length > 0) return [...margin.flat(), ...headsAmong(text, lines, margin)];
  return flowedRuns(text);
}

/** "1 to 2   S. 32° 28' E.": a bearing stands behind every one but the first, so they number the courses. */
function areCourses(text: string, [, ...others]: readonly Figure[]): boolean {
  return others.every(({ end }) => /^.*(?:\d ?°|\b[NS]\.? ?\d)/.test(text.slice(end, end + WIDEST_LINE)));
}

/** "SB 1477 2": among numbered lines, a short one without a number is the head of the next page. */
function headsAmong(text: string, lines: readonly TextLine[], runs: readonly Figure[][]): Span[] {
  const numbered = new Set(runs.flatMap((run) => run.map((figure) => figure.start)));
  let run = 0;
  return lines.filter((line) => {
    while ((runs[run]?.at(-1)?.start ?? Number.POSITIVE_INFINITY) < line.start) run += 1;
    if (numbered.has(line.start) || line.start < (runs[run]?.[0]?.start ?? Number.POSITIVE_INFINITY)) return false;
    const content = text.slice(line.start, Math.min(line.end, line.start + 40));
    return /^[A-Z][A-Z. ]{0,20}\d{1,5}(?: \d{1,4})?$/.test(content);
  });
}

/** A figure that opens a line and is parted from its text. */
function marginFigures(text: string, lines: readonly TextLine[]): Figure[] {
  return lines.flatMap((line) => {
    const found = /^(\d{1,3})(?=\s+\S|$)/.exec(text.slice(line.start, Math.min(line.end, line.start + 6)));
    const digits = found?.[1];
    if (digits === undefined) return [];
    return [{ start: line.start, end: line.start + digits.length, value: Number(digits) }];
  });
}

/** Runs that count up by one without a gap, each at least SHORTEST_RUN long; neighbours must satisfy `near`. */
function runsOf(figures: readonly Figure[], near: (a: Figure, b: Figure) => boolean): Figure[][] {
  const runs: Figure[][] = [];
  let run: Figure[] = [];
  for (const figure of figures) {
    const last = run.at(-1);
    if (last !== undefined && figure.value === last.value + 1 && near(last, figure)) {
      run.push(figure);
    } else {
      if (run.length >= SHORTEST_RUN) runs.push(run);
      run = [figure];
    }
  }
  if (run.length >= SHORTEST_RUN) runs.push(run);
  return runs;
}

/** In flowed text other figures stand between, so each figure looks ahead one line's length for its successor. */
function flowedRuns(text: string): Span[] {
  const figures = bareFigures(text);
  const taken = new Set<number>();
  const runs: Figure[][] = [];
  figures.forEach((_, first) => {
    if (taken.has(first)) return;
    const run = [first];
    for (let next = successorOf(figures, first, 0); next !== null; next = successorOf(figures, next, run.length)) {
      if (taken.has(next)) break;
      run.push(next);
    }
    const found = run.flatMap((index) => figures[index] ?? []);
    if (run.length < SHORTEST_RUN || areNamed(text, found) || areCourses(text, found)) return;
    for (const index of run) taken.add(index);
    runs.push(found);
  });
  return [...runs.flat(), ...pageBreaks(text, runs)];
}

/** "Course 1", "from corner 1 to corner 2": the same word stands before each, so they number what it names; but "upon the plat 7 of the land". */
function areNamed(text: string, run: readonly Figure[]): boolean {
  const words = run.map(({ start }) => {
    const before = text.slice(Math.max(0, start - LONGEST_NOUN), start);
    return /\b(?:the|an?|said|this) \S+\s+$/.test(before) ? undefined : /\S+(?=\s+$)/.exec(before)?.[0];
  });
  return words.every((word) => word !== undefined && word === words[0]);
}

const LONGEST_NOUN = 20;

function bareFigures(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const found of text.matchAll(/(?<=\s)\d{1,2}(?=\s)/g)) {
    figures.push({ start: found.index, end: found.index + found[0].length, value: Number(found[0]) });
  }
  return figures;
}

/** A line that ends a paragraph may be short, once the count is under way. */
function successorOf(figures: readonly Figure[], index: number, counted: number): number | null {
  const from = figures[index];
  if (from === undefined) return null;
  const narrowest = counted > 2 ? SHORTEST_LINE : NARROWEST_LINE;
  for (let i = index + 1; i < figures.length; i += 1) {
    const figure = figures[i];
    if (figure === undefined || figure.start - from.start > WIDEST_LINE) return null;
    if (figure.value === from.value + 1 && figure.start - from.start >= narrowest) return i;
  }
  return null;
}

/** Between the last number of one page and the first of the next stands a head such as "ENGROSSED ORIGINAL 5". */
function pageBreaks(text: string, runs: readonly Figure[][]): Span[] {
  return runs.flatMap((run) => {
    const last = run.at(-1);
    if (last === undefined) return [];
    const found = /^\s+(?:[A-Z][A-Z.'-]+\s+){1,5}\d{1,4}(?=\s)/.exec(text.slice(last.end, last.end + 80));
    return found === null ? [] : [{ start: last.end, end: last.end + found[0].length }];
  });
}
