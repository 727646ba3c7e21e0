// Pages that were scanned on their side or their head: how they are turned for reading, and their boxes with them.

export type Turn = 0 | 1 | 2 | 3;
export type Box = readonly [number, number, number, number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box on the page turned clockwise by quarters; `size` is that of the page before. */
export function turnedBox([x0, y0, x1, y1]: Box, turn: Turn, { width, height }: Size): Box {
  if (turn === 1) return [height - y1, x0, height - y0, x1];
  if (turn === 2) return [width - x1, height - y1, width - x0, height - y0];
  return turn === 3 ? [y0, width - x1, y1, width - x0] : [x0, y0, x1, y1];
}

/** How high a line of words stands once the page is turned. */
export const lineHeight = ([x0, y0, x1, y1]: Box, turn: Turn): number => (turn % 2 === 0 ? y1 - y0 : x1 - x0);

/** What a mark is laid wider than its words, in points. */
const RIM = 1;

/** The lines of one sentence, parted where they lean so that their boxes overlap: each word is lit once. */
export function partedLines(boxes: readonly Box[], turn: Turn): Box[] {
  const [low, high] = turn % 2 === 0 ? ([1, 3] as const) : ([0, 2] as const);
  const parted = boxes.map((box): [number, number, number, number] => [...box]);
  for (const [at, box] of parted.entries()) {
    const next = parted[at + 1];
    if (next === undefined) break;
    const [upper, lower] = box[low] + box[high] < next[low] + next[high] ? [box, next] : [next, box];
    const overlap = upper[high] - lower[low];
    const slighter = Math.min(upper[high] - upper[low], lower[high] - lower[low]);
    // Deeper than this they are two pieces of one line.
    if (overlap + 2 * RIM <= 0 || overlap > slighter / 2) continue;
    const between = (upper[high] + lower[low]) / 2;
    upper[high] = between - RIM;
    lower[low] = between + RIM;
  }
  return parted;
}
