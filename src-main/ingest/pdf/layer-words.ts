// Words as they are found in the text of a page, stretch by stretch, with the place of each on the page as displayed.
import type { Box } from '#main/ingest/pdf/layout.ts';

/** Quarter turns clockwise that the reader would turn the page by to read the word upright. */
export type Turn = 0 | 1 | 2 | 3;

export interface LayerWord {
  text: string;
  box: Box;
  turn: Turn;
}

export interface TextLayer {
  width: number;
  height: number;
  words: LayerWord[];
  /** False when the page holds more words than were asked for. */
  whole: boolean;
}

/** A stretch of text drawn in one go: where it starts and which way it runs. Display space. */
export interface Run {
  x: number;
  y: number;
  /** Unit vector along the line. */
  along: [number, number];
  size: number;
  ascent: number;
  descent: number;
}

interface OpenWord extends LayerWord {
  /** Where the word's run of text ended, to tell whether the next run continues the word. */
  end: [number, number];
  size: number;
}

/** One more word of a stretch; `joins` says that it is a piece of the word before. */
export function addWord(words: LayerWord[], run: Run, text: string, from: number, to: number, joins: boolean): void {
  const word: OpenWord = {
    text,
    box: boxOf(run, from, to),
    turn: turnOf(run.along),
    end: pointOf(run, to),
    size: run.size,
  };
  const before = words.at(-1) as OpenWord | undefined;
  if (before !== undefined && joins) {
    before.text += word.text;
    before.box = around(before.box, word.box);
    before.end = word.end;
  } else words.push(word);
}

/** A space was drawn: nothing goes on from the last word. */
export function endWord(words: LayerWord[]): void {
  const before = words.at(-1) as OpenWord | undefined;
  if (before !== undefined) before.size = -1;
}

/**
 * How far from the end of the last word a stretch begins, in heights of the larger lettering; endless where it is on
 * another line, runs another way, or a space was drawn between.
 */
export function gapBefore(words: readonly LayerWord[], run: Run): number {
  const word = words.at(-1) as OpenWord | undefined;
  if (word === undefined || word.size <= 0 || word.turn !== turnOf(run.along)) return Number.POSITIVE_INFINITY;
  const dx = run.x - word.end[0];
  const dy = run.y - word.end[1];
  const along = dx * run.along[0] + dy * run.along[1];
  const across = Math.abs(dx * -run.along[1] + dy * run.along[0]);
  const size = Math.max(word.size, run.size);
  return along > -0.25 * size && across < 0.55 * size ? along / size : Number.POSITIVE_INFINITY;
}

function pointOf(run: Run, at: number): [number, number] {
  return [run.x + run.along[0] * at, run.y + run.along[1] * at];
}

/** The display has y downward, so up from the baseline is (along.y, −along.x). */
function boxOf({ x, y, along: [ax, ay], ascent, descent }: Run, from: number, to: number): Box {
  const [left, right] = [x + ax * from, x + ax * to];
  const [top, bottom] = [y + ay * from, y + ay * to];
  return [
    Math.min(left, right) + Math.min(ay * ascent, ay * descent),
    Math.min(top, bottom) - Math.max(ax * ascent, ax * descent),
    Math.max(left, right) + Math.max(ay * ascent, ay * descent),
    Math.max(top, bottom) - Math.min(ax * ascent, ax * descent),
  ];
}

function turnOf([x, y]: [number, number]): Turn {
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? 0 : 2;
  // Text that runs down the display is read by turning the page a quarter back, three quarters on.
  return y > 0 ? 3 : 1;
}

function around(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
