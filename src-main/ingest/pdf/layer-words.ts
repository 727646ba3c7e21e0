// Words as they are found in the text of a page, stretch by stretch, with the place of each on the page as displayed.
import { around, type Box } from '#main/ingest/pdf/layout.ts';

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

/** Which way text runs and how tall it is. Display space. */
export interface Lettering {
  /** Unit vector along the line. */
  along: [number, number];
  size: number;
  ascent: number;
  descent: number;
}

/** A stretch of text drawn in one go, and where it starts. */
export interface Run extends Lettering {
  x: number;
  y: number;
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
    box: boxOf(run, run.x, run.y, from, to),
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

/**
 * Around what a stretch that starts at x, y holds between two places along it. The display has y downward, so up from the
 * baseline is (along.y, −along.x).
 */
export function boxOf(lettering: Lettering, x: number, y: number, from: number, to: number): Box {
  const { ascent, descent } = lettering;
  const ax = lettering.along[0];
  const ay = lettering.along[1];
  return [
    x + Math.min(ax * from, ax * to) + Math.min(ay * ascent, ay * descent),
    y + Math.min(ay * from, ay * to) - Math.max(ax * ascent, ax * descent),
    x + Math.max(ax * from, ax * to) + Math.max(ay * ascent, ay * descent),
    y + Math.max(ay * from, ay * to) - Math.min(ax * ascent, ax * descent),
  ];
}

export function turnOf([x, y]: [number, number]): Turn {
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? 0 : 2;
  // Text that runs down the display is read by turning the page a quarter back, three quarters on.
  return y > 0 ? 3 : 1;
}
