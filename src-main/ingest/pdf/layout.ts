// From words that stand on a page to lines in the order a person reads them: columns one after the other, table rows whole.

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export interface Placed {
  text: string;
  box: Box;
}

/** Words of one line that stand together; a wide gap ends it. */
export interface Segment<W> {
  words: W[];
  box: Box;
}

/** A gap wider than this many line heights separates cells or columns rather than words. */
const WORD_GAP = 1.8;
/** A column has at least this many lines on either side of its gutter. */
const COLUMN_LINES = 3;
const DEEPEST = 12;
/** A row of so many pieces is a row of a table, whatever stands above and below it. */
const TABLE_PIECES = 4;

/** Lines in reading order. An empty line stands for a gap that sets paragraphs or blocks apart. */
export function linesOf<W extends Placed>(words: readonly W[]): W[][] {
  return linesOfSegments(segmentsOf(words));
}

/** The same of words whose lines are known already; no line of a segment is level with another of its own words. */
export function linesOfSegments<W extends Placed>(segments: Segment<W>[]): W[][] {
  const rows = orderOf(segments, 0);
  const pitch = median(rows.slice(1).map((row, i) => Math.abs(topOf(row) - topOf(rows[i] ?? row)))) || 1;
  const lines: W[][] = [];
  rows.forEach((row, i) => {
    const before = rows[i - 1];
    const step = before === undefined ? 0 : topOf(row) - topOf(before);
    if (step < -pitch / 2 || step > pitch * 1.6) lines.push([]);
    lines.push(row.flatMap((segment) => segment.words));
  });
  return lines;
}

function segmentsOf<W extends Placed>(words: readonly W[]): Segment<W>[] {
  const open: W[][] = [];
  const done: W[][] = [];
  // Of each that is open: where it ends, and where its last word stands. Every word looks at all of them, so these are
  // numbers side by side, and nothing is taken apart on the way.
  const right = new Float64Array(words.length);
  const top = new Float64Array(words.length);
  const bottom = new Float64Array(words.length);
  // From left to right each word joins the nearest segment that ends just before it on the same line.
  for (const word of [...words].sort((a, b) => a.box[0] - b.box[0])) {
    const { box } = word;
    const x0 = box[0];
    const y0 = box[1];
    const y1 = box[3];
    let best = -1;
    for (let i = open.length - 1; i >= 0; i--) {
      const gap = x0 - (right[i] as number);
      const over = top[i] as number;
      const under = bottom[i] as number;
      const height = Math.max(under - over, y1 - y0);
      if (gap > WORD_GAP * 4 * height) {
        done.push(...open.splice(i, 1));
        for (const side of [right, top, bottom]) side.copyWithin(i, i + 1, open.length + 1);
        if (best > i) best -= 1;
      } else if (gap <= WORD_GAP * height && gap > -height && isLevel(over, under, y0, y1)) {
        if (best < 0 || (right[i] as number) > (right[best] as number)) best = i;
      }
    }
    if (best < 0) best = open.push([]) - 1;
    const segment = open[best] as W[];
    right[best] = segment.length === 0 ? box[2] : Math.max(right[best] as number, box[2]);
    top[best] = y0;
    bottom[best] = y1;
    segment.push(word);
  }
  return [...done, ...open].map((segment) => ({ words: segment, box: boxAround(segment) }));
}

function boxAround(words: readonly Placed[]): Box {
  const nothing: Box = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  return words.reduce((all, { box }) => around(all, box), nothing);
}

/** Rows of segments in reading order. */
function orderOf<W extends Placed>(segments: Segment<W>[], depth: number): Segment<W>[][] {
  const columns = depth < DEEPEST ? findColumns(segments) : null;
  if (columns === null) return rowsOf(segments);
  const { above, left, right, below } = columns;
  return [above, left, right, below].flatMap((part) => (part.length === 0 ? [] : orderOf(part, depth + 1)));
}

interface Columns<W> {
  above: Segment<W>[];
  left: Segment<W>[];
  right: Segment<W>[];
  below: Segment<W>[];
}

/** The tallest run of lines with a gutter through it whose sides read as columns, not as cells of a table. */
function findColumns<W extends Placed>(segments: Segment<W>[]): Columns<W> | null {
  const sorted = [...segments].sort((a, b) => a.box[1] - b.box[1]);
  const rows = rowsOf(sorted);
  const tabular = new Set(rows.filter((row) => row.length >= TABLE_PIECES).flat());
  let best: Columns<W> | null = null;
  let most = 0;
  for (const gutter of guttersOf(rows)) {
    for (const [from, to] of runsBeside(sorted, tabular, gutter)) {
      const run = sorted.slice(from, to);
      const left = run.filter((segment) => segment.box[2] <= gutter);
      const right = run.filter((segment) => segment.box[0] >= gutter);
      if (run.length <= most || !readsAsColumns(left, right)) continue;
      most = run.length;
      best = { above: sorted.slice(0, from), left, right, below: sorted.slice(to) };
    }
  }
  return best;
}

/** The middles of the gaps between neighbours on a line, those that lie close together taken as one. */
function guttersOf<W extends Placed>(rows: readonly Segment<W>[][]): number[] {
  const middles: number[] = [];
  for (const row of rows) {
    for (let i = 1; i < row.length; i++) {
      const before = row[i - 1];
      const after = row[i];
      if (before !== undefined && after !== undefined) middles.push((before.box[2] + after.box[0]) / 2);
    }
  }
  middles.sort((a, b) => a - b);
  const height = median(rows.flat().map((segment) => heightOf(segment.box))) || 1;
  const kept: number[] = [];
  for (const middle of middles) if (kept.length === 0 || middle - (kept.at(-1) ?? 0) > height / 2) kept.push(middle);
  return kept.slice(0, 40);
}

/** Stretches of the sorted segments none of which crosses the gutter or belongs to a table. */
function runsBeside<W>(
  sorted: readonly Segment<W>[],
  tabular: ReadonlySet<Segment<W>>,
  gutter: number,
): [number, number][] {
  const runs: [number, number][] = [];
  let from = 0;
  for (let i = 0; i <= sorted.length; i++) {
    const segment = sorted[i];
    const beside = segment !== undefined && (segment.box[2] <= gutter || segment.box[0] >= gutter);
    if (beside && !tabular.has(segment)) continue;
    if (i - from >= 2 * COLUMN_LINES) runs.push([from, i]);
    from = i + 1;
  }
  return runs;
}

function readsAsColumns<W extends Placed>(left: readonly Segment<W>[], right: readonly Segment<W>[]): boolean {
  if (left.length < COLUMN_LINES || right.length < COLUMN_LINES) return false;
  const overlap = Math.min(bottomOf(left), bottomOf(right)) - Math.max(topOf(left), topOf(right));
  if (overlap < Math.min(bottomOf(left) - topOf(left), bottomOf(right) - topOf(right)) / 2) return false;
  if (numberShare(left) >= 0.4 || numberShare(right) >= 0.4) return false;
  // A column of labels or of figures belongs to the line beside it; a caption beside prose stands for itself.
  if (wordsPerLine(left) >= 4) return wordsPerLine(right) >= 1.5;
  return wordsPerLine(right) >= PROSE_WORDS && startTogether(right);
}

/** Fewer words to a line are cells or labels. */
const PROSE_WORDS = 5;

/** Most lines begin at one edge, as those of a paragraph do. */
function startTogether<W>(segments: readonly Segment<W>[]): boolean {
  const edge = median(segments.map(({ box }) => box[0]));
  const near = segments.filter(({ box }) => Math.abs(box[0] - edge) < heightOf(box));
  return near.length > 0.7 * segments.length;
}

function wordsPerLine<W>(segments: readonly Segment<W>[]): number {
  return segments.reduce((sum, segment) => sum + segment.words.length, 0) / segments.length;
}

function numberShare<W extends Placed>(segments: readonly Segment<W>[]): number {
  const words = segments.flatMap((segment) => segment.words);
  return words.filter((word) => /\d/.test(word.text)).length / words.length;
}

/** Segments that stand side by side, from top to bottom, each row from left to right. */
function rowsOf<W>(segments: readonly Segment<W>[]): Segment<W>[][] {
  const rows: Segment<W>[][] = [];
  for (const segment of [...segments].sort((a, b) => middleOf(a.box) - middleOf(b.box))) {
    // The last row may be a superscript's; the one before it can still be open.
    const row = rows
      .slice(-2)
      .find(
        (candidate) =>
          candidate.some((other) => sameLine(other.box, segment.box)) &&
          !candidate.some((other) => isAbove(other.box, segment.box)),
      );
    if (row === undefined) rows.push([segment]);
    else row.push(segment);
  }
  for (const row of rows) row.sort((a, b) => a.box[0] - b.box[0]);
  return rows.sort((a, b) => topOf(a) - topOf(b));
}

/** The lower of the two stands for at least half its height beside the other. */
function sameLine(a: Box, b: Box): boolean {
  return isLevel(a[1], a[3], b[1], b[3]);
}

function isLevel(top: number, bottom: number, otherTop: number, otherBottom: number): boolean {
  const overlap = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
  return overlap >= Math.min(bottom - top, otherBottom - otherTop) / 2 && overlap > 0;
}

/** What stands over a part of a line, however close, was written in between lines. */
function isAbove(a: Box, b: Box): boolean {
  return Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > Math.min(heightOf(a), heightOf(b));
}

/** The smallest box that holds both. */
export function around(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function heightOf(box: Box): number {
  return box[3] - box[1];
}

function middleOf(box: Box): number {
  return (box[1] + box[3]) / 2;
}

function topOf(segments: readonly { box: Box }[]): number {
  return segments.reduce((top, segment) => Math.min(top, segment.box[1]), Number.POSITIVE_INFINITY);
}

function bottomOf(segments: readonly { box: Box }[]): number {
  return segments.reduce((bottom, segment) => Math.max(bottom, segment.box[3]), Number.NEGATIVE_INFINITY);
}

/** The upper one of two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
