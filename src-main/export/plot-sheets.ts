// How a figure is laid out on sheets of paper: the scale that fits one, or as many sheets as a chosen scale takes.
import type { Figure, FigurePoint } from '#core/drawing/figure-parts.ts';
import { ENGINEERS_SCALES, METRIC_SCALES, type PlotQuery } from '#core/schema/plot.ts';
import { boxOf } from '#main/export/geometry.ts';
import { type Frame, layAt, middleOf, type Paper } from '#main/export/paper.ts';
import { type PaperScale, paperScale } from '#main/export/paper-scale.ts';

/** Width and height upright, in points. */
const PAPER_SIZES: Readonly<Record<PlotQuery['paper'], readonly [number, number]>> = {
  letter: [612, 792],
  legal: [612, 1008],
  tabloid: [792, 1224],
  a4: [595.28, 841.89],
  a3: [841.89, 1190.55],
};

const MARGIN = 36;
/** What the title block takes at the foot. */
export const BLOCK_HEIGHT = 74;
/** Kept clear round the figure for its lettering, and shown twice on neighbouring sheets. */
const CLEAR = 44;
/** More sheets than this nobody lays side by side. */
export const MOST_SHEETS = 16;

export interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly frame: Frame;
}

export function plotSize({ paper, orientation }: Pick<PlotQuery, 'paper' | 'orientation'>): PlotSize {
  const [short, long] = PAPER_SIZES[paper];
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short];
  const frame = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN - BLOCK_HEIGHT };
  return { width, height, frame };
}

/** `1in=40ft` or `1:500`. */
export function readScale(text: string): PaperScale {
  const metric = text.startsWith('1:');
  return paperScale(Number(text.replace(/^1(?:in=|:)/, '').replace('ft', '')), metric);
}

export interface PlotLayout {
  readonly scale: PaperScale;
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the northwest. */
  readonly papers: readonly Paper[];
}

/** The figure at a scale; on one sheet in its middle, or on several that overlap. */
export function layOut(figure: Figure, { frame }: PlotSize, scale: PaperScale): PlotLayout {
  const { columns, rows, box } = sheetsAt(figure, frame, scale);
  const [east, north] = middleOf(box);
  const step: FigurePoint = [
    (frame.width - 2 * CLEAR) / scale.points_per_foot,
    (frame.height - 2 * CLEAR) / scale.points_per_foot,
  ];
  const papers = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const center: FigurePoint = [
      east + (column - (columns - 1) / 2) * step[0],
      north - (row - (rows - 1) / 2) * step[1],
    ];
    return layAt(center, scale, frame);
  });
  return { scale, columns, rows, papers };
}

function sheetsAt(figure: Figure, frame: Frame, { points_per_foot }: PaperScale) {
  const box = boxOf(figure.courses.flatMap(({ path }) => [...path])) ?? NOTHING;
  const sheets = (feet: number, room: number): number =>
    Math.max(1, Math.ceil((feet * points_per_foot) / (room - 2 * CLEAR) - 1e-6));
  return {
    box,
    columns: sheets(box.east - box.west, frame.width),
    rows: sheets(box.north - box.south, frame.height),
  };
}

const NOTHING = { west: 0, south: 0, east: 0, north: 0 };

export const countSheets = (figure: Figure, { frame }: PlotSize, scale: PaperScale): number => {
  const { columns, rows } = sheetsAt(figure, frame, scale);
  return columns * rows;
};

/** The largest of the usual scales at which the figure stands on one sheet; beyond those, a round one. */
export function fittingScale(figure: Figure, size: PlotSize, metric: boolean): PaperScale {
  const usual = metric ? METRIC_SCALES : ENGINEERS_SCALES;
  for (let times = 1; times <= 1e6; times *= 10) {
    const found = usual
      .map((number) => paperScale(number * times, metric))
      .find((scale) => countSheets(figure, size, scale) === 1);
    if (found !== undefined) return found;
  }
  return paperScale((usual.at(-1) ?? 1) * 1e6, metric);
}
