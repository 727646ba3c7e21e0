// What stands around a figure: the miss, north arrow, scale bar, ties and the point of beginning.

import { gap, leftward, middle, moved, readableAngle, roundDown, textWidth } from '#core/drawing/figure-geometry.ts';
import type {
  FigureBounds,
  FigureLabel,
  FigureMisclosure,
  FigureNorthArrow,
  FigurePoint,
  FigureScaleBar,
  FigureTie,
} from '#core/drawing/figure-parts.ts';
import { drawOn, type Paper, setFirst } from '#core/drawing/free-paper.ts';
import { lengthText } from '#core/drawing/recorded-text.ts';
import type { Tract } from '#core/schema/tract.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { readTie, tieLegs } from '#core/survey/tie.ts';

/** A miss shows when its arrow is this share of the figure. */
const VISIBLE_SHARE = 0.07;

const DIRECTIONS = [0, 180, 45, -45, 135, -135, 90, -90].map((degrees) => (degrees * Math.PI) / 180);

/** Text beside a point, in the first direction round it that has room, near before far. */
export function setBeside(paper: Paper, text: string, at: FigurePoint, height_ft: number): FigureLabel {
  const half = textWidth(text, height_ft) / 2;
  const settings = [1.1, 1.8, 2.6, 3.6, 5].flatMap((reach) =>
    DIRECTIONS.map((angle): FigureLabel => {
      const step: FigurePoint = [
        Math.cos(angle) * (half + reach * height_ft),
        Math.sin(angle) * (reach + 0.2) * height_ft,
      ];
      return { text, at: moved(at, step), angle_deg: 0, height_ft };
    }),
  );
  return setFirst(paper, settings) ?? { text, at: moved(at, [0, height_ft * 1.4]), angle_deg: 0, height_ft };
}

/** `miss_ft` is the body's own figure: corners are rounded, and the gap between them would print another digit. */
export function misclosureOf(
  paper: Paper,
  miss_ft: number,
  from: FigurePoint,
  to: FigurePoint,
  span_ft: number,
  height_ft: number,
): FigureMisclosure | null {
  if (miss_ft < 0.0005) return null;
  const exaggeration = Math.max(1, roundDown((span_ft * VISIBLE_SHARE) / miss_ft));
  const drawn_from = moved(to, [(from[0] - to[0]) * exaggeration, (from[1] - to[1]) * exaggeration]);
  drawOn(paper, [drawn_from, to]);
  const times = exaggeration > 1 ? `, drawn ×${exaggeration}` : '';
  const text = `misses by ${miss_ft.toFixed(miss_ft < 0.1 ? 3 : 2)} ft${times}`;
  return { from, to, miss_ft, exaggeration, drawn_from, label: setBeside(paper, text, drawn_from, height_ft * 0.85) };
}

export interface TieChain {
  /** From the anchor to the point of beginning. */
  points: readonly FigurePoint[];
  texts: readonly string[];
}

/** The tie chain laid so that it ends at the point of beginning; no points when it cannot all be drawn. */
export function tieChainOf(tract: Tract, unit_ft: number): TieChain {
  const ties = tract.tie_calls.map(readTie);
  const legs = tieLegs(ties, unit_ft) ?? [];
  if (legs.length === 0) return { points: [], texts: [] };
  let at: FigurePoint = [0, 0];
  const points: FigurePoint[] = [at];
  for (const leg of legs.toReversed()) {
    at = moved(at, [-leg.east_ft, -leg.north_ft]);
    points.unshift(at);
  }
  const texts = ties.map(({ bearing, distance, verbatim }) =>
    [
      bearing === null ? '' : bearingText(bearing),
      distance === null ? '' : lengthText(distance, tract.distance_unit, verbatim),
    ].join(' '),
  );
  return { points, texts };
}

/** Lettered on whichever side has room; off the sheet no room is asked for. */
export function tiesOf({ points, texts }: TieChain, paper: Paper, height_ft: number): FigureTie[] {
  return texts.flatMap((text, index) => {
    const start = points[index];
    const end = points[index + 1];
    if (start === undefined || end === undefined) return [];
    const angle_deg = readableAngle(start, end);
    const set = (reach: number): FigureLabel => ({
      text,
      at: moved(middle(start, end), leftward(start, end, reach * height_ft)),
      angle_deg,
      height_ft: height_ft * 0.85,
    });
    // A tie too short to be lettered along is lettered beside.
    const along = textWidth(text, height_ft * 0.85) > gap(start, end) * 1.1 ? [] : [0.95, -0.95, 1.9, -1.9, 3, -3];
    const label = setFirst(paper, along.map(set)) ?? setBeside(paper, text, middle(start, end), height_ft * 0.85);
    return [{ start, end, label }];
  });
}

export function northArrowOf(bounds: FigureBounds, height_ft: number): FigureNorthArrow {
  const length_ft = height_ft * 5;
  const at: FigurePoint = [bounds.east + height_ft * 2.5, bounds.north - length_ft - height_ft * 1.6];
  return {
    at,
    length_ft,
    label: { text: 'N', at: moved(at, [0, length_ft + height_ft * 0.9]), angle_deg: 0, height_ft: height_ft * 1.2 },
  };
}

export function scaleBarOf(bounds: FigureBounds, height_ft: number): FigureScaleBar {
  const length_ft = roundDown(Math.max(bounds.east - bounds.west, bounds.north - bounds.south) / 3);
  const at: FigurePoint = [bounds.west, bounds.south - height_ft * 3];
  const text = `${Number(length_ft.toPrecision(3))} ft`;
  const reach = length_ft + height_ft + textWidth(text, height_ft * 0.9) / 2;
  return {
    at,
    length_ft,
    height_ft: height_ft * 0.45,
    divisions: 4,
    label: { text, at: moved(at, [reach, height_ft * 0.22]), angle_deg: 0, height_ft: height_ft * 0.9 },
  };
}
