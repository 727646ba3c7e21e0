// Words put in between the lines: they change what the line below or above says, and nobody can tell by the words how.
import { median } from '#main/ingest/pdf/layout.ts';
import { isLong } from '#main/ingest/scan/lines/long-lines.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import type { LineRead } from '#main/ingest/scan/words/line-words.ts';
import type { ScanWord } from '#main/ingest/scan/words/scan-words.ts';

/** Two lines that stand no farther apart than this many usual steps have no room for a line of its own between them. */
const NEIGHBOURS = 1.35;
/** Farther off than this, in heights of small letters: a fill-in stands a little above the rule and is no insertion. */
const OFF = 0.75;
/** An insertion is shorter than the line it belongs to, and stands over it. */
const SHORTER = 0.67;
const OVER = 0.6;
/** Smaller marks than this share of the usual letters are dirt. */
const LEAST = 0.5;

export interface Insertion {
  inserted: LineRead;
  /** The line that it is written into. */
  into: LineRead;
}

/** The lines that stand between two neighbours, each with the line it belongs to: the one below it. */
export function insertionsAmong(lines: readonly LineRead[]): Insertion[] {
  const long = lines.filter(({ line }) => isLong(line));
  const step = stepOf(lines.filter(({ words }) => words.length > 0).map(({ line }) => line));
  const usual = median(long.map(({ line }) => line.x_height));
  if (step === 0) return [];
  return lines.flatMap((inserted): Insertion[] => {
    const { line } = inserted;
    if (line.x_height < LEAST * usual || lengthOf(line) < LEAST * usual) return [];
    const middle = (line.from + line.to) / 2;
    const heightOf = (other: LineRead) => other.line.middleAt(middle) - line.middleAt(middle);
    const over = long.filter((other) => other !== inserted && isOver(line, other.line));
    const above = nearest(
      over.filter((other) => heightOf(other) < 0),
      heightOf,
    );
    const below = nearest(
      over.filter((other) => heightOf(other) > 0),
      heightOf,
    );
    if (above === null || below === null || heightOf(below) - heightOf(above) > NEIGHBOURS * step) return [];
    const off = Math.min(heightOf(below), -heightOf(above));
    return off > OFF * below.line.x_height ? [{ inserted, into: below }] : [];
  });
}

function nearest(lines: readonly LineRead[], heightOf: (line: LineRead) => number): LineRead | null {
  return lines.reduce<LineRead | null>(
    (best, line) => (best === null || Math.abs(heightOf(line)) < Math.abs(heightOf(best)) ? line : best),
    null,
  );
}

/** The lines with what was put in at the place it stands over. */
export function withInsertions(lines: readonly LineRead[], insertions: readonly Insertion[]): LineRead[] {
  const moved = new Set(insertions.map(({ inserted }) => inserted));
  return lines
    .filter((line) => !moved.has(line))
    .map((line) => {
      const words = insertions.flatMap(({ inserted, into }) => (into === line ? [inserted.words] : []));
      return words.length === 0 ? line : { ...line, words: words.reduce(putIn, line.words) };
    });
}

/** Before the first word that begins behind the middle of the first word put in. */
function putIn(words: ScanWord[], inserted: readonly ScanWord[]): ScanWord[] {
  const [first] = inserted;
  if (first === undefined) return words;
  const middle = (first.box[0] + first.box[2]) / 2;
  const at = words.findIndex((word) => word.box[0] > middle);
  return at < 0 ? [...words, ...inserted] : words.toSpliced(at, 0, ...inserted);
}

/** The line stands over the other or under it, and is clearly the shorter one. */
function isOver(line: TextLine, other: TextLine): boolean {
  const shared = Math.min(line.to, other.to) - Math.max(line.from, other.from);
  return shared >= OVER * lengthOf(line) && lengthOf(line) <= SHORTER * lengthOf(other);
}

/** How far one line of the text stands below another: half of them are no farther. */
function stepOf(lines: readonly TextLine[]): number {
  const long = lines.filter(isLong);
  // The last line of a paragraph is short, and begins where the others do.
  const own = lines.filter((line) => isLong(line) || long.some((other) => beginsWith(line, other)));
  return median(own.flatMap((line) => stepBelow(line, own) ?? []));
}

const MARGIN = 1.5;

function beginsWith(line: TextLine, other: TextLine): boolean {
  return Math.abs(line.from - other.from) < MARGIN * other.x_height;
}

/** To the nearest line below it, over whatever they share of the page's width. */
function stepBelow(line: TextLine, lines: readonly TextLine[]): number | null {
  const steps = lines.flatMap((other) => {
    const [from, to] = [Math.max(line.from, other.from), Math.min(line.to, other.to)];
    const apart = other.middleAt((from + to) / 2) - line.middleAt((from + to) / 2);
    return from < to && apart > line.x_height ? [apart] : [];
  });
  return steps.length === 0 ? null : Math.min(...steps);
}

function lengthOf({ from, to }: TextLine): number {
  return to - from;
}
