// What stands around a figure: the miss, ties, north arrow and scale bar.
import { moved, roundDown, textWidth } from '#core/drawing/figure-geometry.ts';
import type {
  FigureBounds,
  FigureMisclosure,
  FigureNorthArrow,
  FigurePoint,
  FigureScaleBar,
  FigureTie,
} from '#core/drawing/figure-parts.ts';
import { lengthText } from '#core/drawing/recorded-text.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { Tract } from '#core/schema/tract.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { EXACT_FT } from '#core/survey/limits.ts';
import { readTie, tieLegs } from '#core/survey/tie.ts';

/** A miss shows when its arrow is this share of the figure. */
const VISIBLE_SHARE = 0.07;

/** `miss_ft` is the body's own figure: corners are rounded, and the gap between them would print another digit. */
export function misclosureOf(
  miss_ft: number,
  from: FigurePoint,
  to: FigurePoint,
  span_ft: number,
  unit: DistanceUnit,
): FigureMisclosure | null {
  if (miss_ft < EXACT_FT) return null;
  const exaggeration = Math.max(1, roundDown((span_ft * VISIBLE_SHARE) / miss_ft));
  const drawn_from = moved(to, [(from[0] - to[0]) * exaggeration, (from[1] - to[1]) * exaggeration]);
  const times = exaggeration > 1 ? `, drawn ×${exaggeration}` : '';
  const text = `${missWords(miss_ft, unit)}${times}`;
  return { from, to, miss_ft, exaggeration, drawn_from, text };
}

/** In metres for a deed that measures in them. */
function missWords(miss_ft: number, unit: DistanceUnit): string {
  const isMetric = unit === 'meters' || unit === 'kilometers';
  const miss = isMetric ? miss_ft / unitFeet('meters', '') : miss_ft;
  return `misses by ${miss.toFixed(miss < 0.1 ? 3 : 2)} ${isMetric ? 'm' : 'ft'}`;
}

/** The tie chain laid so that it ends at the point of beginning; none when it cannot all be drawn. */
export function tiesOf(tract: Tract, unit_ft: number): FigureTie[] {
  if (tract.tie_calls.length === 0) return [];
  const ties = tract.tie_calls.map(readTie);
  const legs = tieLegs(ties, unit_ft) ?? [];
  let end: FigurePoint = [0, 0];
  const chain: FigureTie[] = [];
  for (const [i, leg] of [...legs.entries()].toReversed()) {
    const start = moved(end, [-leg.east_ft, -leg.north_ft]);
    const { bearing = null, distance = null, verbatim = '' } = ties[i] ?? {};
    const rows = [
      bearing === null ? '' : bearingText(bearing),
      distance === null ? '' : lengthText(distance, tract.distance_unit, verbatim),
    ].filter((row) => row !== '');
    chain.unshift({ start, end, rows: rows.length === 0 ? ['not recorded'] : rows });
    end = start;
  }
  return chain;
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
