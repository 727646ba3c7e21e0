// The tracts of a body that can be drawn, each with the one figure that every artifact is written from.
import { Refusal } from '#core/api/errors.ts';
import { figureOf, hasFigure } from '#core/drawing/figure.ts';
import type { Figure, FigureArc, FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import { type EnclosedArea, enclosedArea, NO_WIDTH } from '#core/place/enclosed-area.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';

export interface DrawableTract {
  readonly index: number;
  readonly tract: Tract;
  readonly verdict: TractVerdict;
}

export interface DrawnTract extends DrawableTract {
  readonly figure: Figure;
}

/** Several times round the earth: no body of ours has a corner so far out, but an unsigned one may. */
const FURTHEST_FT = 1e9;

export const drawnTracts = (body: ExtractResponse): DrawnTract[] => drawableTracts(body).flatMap(drawnTract);

/** Those that have a figure, which is not made yet. */
export function drawableTracts(body: ExtractResponse): DrawableTract[] {
  return body.extraction.tracts.flatMap((tract, index) => {
    const verdict = body.groundtruth_verdicts[index];
    return verdict === undefined || !isDrawable(verdict) ? [] : [{ index, tract, verdict }];
  });
}

const isDrawable = (verdict: TractVerdict): boolean =>
  hasFigure(verdict) &&
  (verdict.geometry?.vertices.every((at) => Math.abs(at[0]) < FURTHEST_FT && Math.abs(at[1]) < FURTHEST_FT) ?? false);

/** With its figure; a list of it alone, or of nothing. */
export function drawnTract<Drawable extends DrawableTract>(one: Drawable): (Drawable & DrawnTract)[] {
  const figure = figureOf(one.tract, one.verdict);
  return figure === null ? [] : [{ ...one, figure }];
}

/** The drawable tracts, or the refusal when there are none. */
export function requireDrawn(body: ExtractResponse): DrawnTract[] {
  const drawn = drawnTracts(body);
  if (drawn.length === 0) throw new Refusal('nothing_to_draw');
  return drawn;
}

/** How far the straight pieces of a flattened arc may stand off it. */
const SAGITTA_FT = 0.01;
const MOST_PIECES = 20_000;

/** The course as straight pieces, an arc to within a hundredth of a foot; the ends are the corners themselves. */
export function flattened(course: FigureCourse): FigurePoint[] {
  const { arc, start, end } = course;
  if (arc === null) return [start, end];
  const pieces = piecesOf(arc);
  const sweep = ((arc.turn === 'left' ? 1 : -1) * arc.delta_deg * Math.PI) / 180;
  const from = (arc.start_deg * Math.PI) / 180;
  const between = Array.from({ length: pieces - 1 }, (_, i): FigurePoint => {
    const angle = from + (sweep * (i + 1)) / pieces;
    return [arc.center[0] + arc.radius_ft * Math.cos(angle), arc.center[1] + arc.radius_ft * Math.sin(angle)];
  });
  return [start, ...between, end];
}

function piecesOf({ radius_ft, delta_deg }: FigureArc): number {
  // A piece of angle a stands off its arc by radius times one less the cosine of half of a.
  const half = radius_ft <= SAGITTA_FT ? Math.PI / 4 : Math.acos(1 - SAGITTA_FT / radius_ft);
  return Math.min(MOST_PIECES, Math.max(2, Math.ceil((delta_deg * Math.PI) / 180 / (2 * half))));
}

/** The way round a figure, or round the two sides of a strip; null for a line without width. */
export function walkRound(figure: Figure): FigurePoint[] | null {
  if (figure.strip !== null) {
    const round = [...figure.strip.left, ...figure.strip.right.toReversed()];
    return [...round, ...round.slice(0, 1)];
  }
  if (figure.open) return null;
  return figure.courses.flatMap((course, i) => flattened(course).slice(i === 0 ? 0 : 1));
}

/** The ground of a figure in its own plane as one ring; none where there is no one piece of it. */
export function areaOfFigure(figure: Figure): EnclosedArea {
  const walked = walkRound(figure);
  return walked === null ? { ring: null, outline: NO_WIDTH } : enclosedArea(walked);
}
