// What stands around a figure: the miss, north arrow, scale bar, ties and the point of beginning.
import { boundsOf, gap, leftward, middle, moved, readableAngle, roundDown } from '#core/drawing/figure-geometry.ts';
import type {
  FigureBounds,
  FigureLabel,
  FigureMisclosure,
  FigureNorthArrow,
  FigurePoint,
  FigureScaleBar,
  FigureTie,
} from '#core/drawing/figure-parts.ts';
import { lengthText } from '#core/drawing/recorded-text.ts';
import type { Tract } from '#core/schema/tract.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { readTie, tieLegs } from '#core/survey/tie.ts';

/** A miss shows when its arrow is this share of the figure. */
const VISIBLE_SHARE = 0.09;

export function misclosureOf(
  from: FigurePoint,
  to: FigurePoint,
  span_ft: number,
  height_ft: number,
): FigureMisclosure | null {
  const miss_ft = gap(from, to);
  if (miss_ft < 0.0005) return null;
  const exaggeration = Math.max(1, roundDown((span_ft * VISIBLE_SHARE) / miss_ft));
  const drawn_from = moved(to, [(from[0] - to[0]) * exaggeration, (from[1] - to[1]) * exaggeration]);
  const times = exaggeration > 1 ? `, drawn ×${exaggeration}` : '';
  return {
    from,
    to,
    miss_ft,
    exaggeration,
    drawn_from,
    label: {
      text: `misses by ${miss_ft.toFixed(miss_ft < 0.1 ? 3 : 2)} ft${times}`,
      at: moved(drawn_from, [0, (drawn_from[1] >= to[1] ? 1 : -1) * height_ft * 1.2]),
      angle_deg: 0,
      height_ft: height_ft * 0.85,
    },
  };
}

export interface Ties {
  ties: FigureTie[];
  anchor: FigurePoint | null;
}

/** The tie chain laid so that it ends at the point of beginning. */
export function tiesOf(tract: Tract, unit_ft: number, height_ft: number): Ties {
  const ties = tract.tie_calls.map(readTie);
  const legs = tieLegs(ties, unit_ft);
  if (legs === null || legs.length === 0) return { ties: [], anchor: null };
  const anchor: FigurePoint = [
    -legs.reduce((sum, leg) => sum + leg.east_ft, 0),
    -legs.reduce((sum, leg) => sum + leg.north_ft, 0),
  ];
  let start = anchor;
  const drawn = legs.map((leg, index): FigureTie => {
    const end = index === legs.length - 1 ? ([0, 0] as const) : moved(start, [leg.east_ft, leg.north_ft]);
    const { bearing, distance, verbatim } = ties[index] ?? { bearing: null, distance: null, verbatim: '' };
    const text = [
      bearing === null ? '' : bearingText(bearing),
      distance === null ? '' : lengthText(distance, tract.distance_unit, verbatim),
    ].join(' ');
    const label: FigureLabel = {
      text,
      at: moved(middle(start, end), leftward(start, end, height_ft)),
      angle_deg: readableAngle(start, end),
      height_ft: height_ft * 0.85,
    };
    const tie = { start, end, label };
    start = end;
    return tie;
  });
  return { ties: drawn, anchor };
}

export function northArrowOf(bounds: FigureBounds, height_ft: number): FigureNorthArrow {
  const length_ft = height_ft * 5;
  const at: FigurePoint = [bounds.east + height_ft * 2.5, bounds.north - length_ft];
  return {
    at,
    length_ft,
    label: { text: 'N', at: moved(at, [0, length_ft + height_ft * 0.9]), angle_deg: 0, height_ft: height_ft * 1.2 },
  };
}

export function scaleBarOf(bounds: FigureBounds, height_ft: number): FigureScaleBar {
  const length_ft = roundDown(Math.max(bounds.east - bounds.west, bounds.north - bounds.south) / 3);
  const at: FigurePoint = [bounds.west, bounds.south - height_ft * 4];
  return {
    at,
    length_ft,
    height_ft: height_ft * 0.45,
    divisions: 4,
    label: {
      text: `${Number(length_ft.toPrecision(3))} ft`,
      at: moved(at, [length_ft + height_ft * 3, height_ft * 0.22]),
      angle_deg: 0,
      height_ft: height_ft * 0.9,
    },
  };
}

/** Beside a corner, on the side away from the middle of the figure. */
export function besideCorner(
  text: string,
  at: FigurePoint,
  path: readonly FigurePoint[],
  height_ft: number,
): FigureLabel {
  const { west, east, south, north } = boundsOf(path);
  const away: FigurePoint = [at[0] - (west + east) / 2, at[1] - (south + north) / 2];
  const length = Math.hypot(away[0], away[1]) || 1;
  const reach = height_ft * 1.6;
  const side = (away[0] / length) * (reach + text.length * 0.28 * height_ft);
  return { text, at: moved(at, [side, (away[1] / length) * reach]), angle_deg: 0, height_ft };
}
