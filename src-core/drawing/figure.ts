// One description of a drawn tract that SVG, DXF, certificate, screen and map all follow.
import { type CourseToDraw, drawCourse } from '#core/drawing/figure-courses.ts';
import { misclosureOf, tiesOf } from '#core/drawing/figure-furniture.ts';
import { alongside, boundsOf, gap } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigurePoint, FigureStrip } from '#core/drawing/figure-parts.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractGeometry, TractVerdict } from '#core/schema/verdict.ts';
import { EASEMENT, readWire } from '#core/schema/wire-string.ts';
import { EVEN_CHANCE } from '#core/survey/chance-text.ts';
import { closureOf } from '#core/survey/closure.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { type MeasuredLegs, measureLegs } from '#core/survey/measure.ts';
import { areaWord, statedAreas } from '#core/survey/stated-area.ts';

/** A tie chain longer than this many spans of the figure runs off the sheet instead of dwarfing it. */
const TIE_SPANS = 2.5;

/** A figure that was drawn of a tract before: what stands as it stood is not drawn again. */
export interface DrawnBefore {
  readonly tract: Tract;
  readonly figure: Figure | null;
}

/** Whether there is geometry to draw. */
export const hasFigure = ({ geometry }: TractVerdict): boolean => geometry !== null && geometry.vertices.length >= 2;

/** Null when the tract has no geometry to draw. */
export function figureOf(tract: Tract, verdict: TractVerdict, before: DrawnBefore | null = null): Figure | null {
  const { geometry } = verdict;
  if (geometry === null || !hasFigure(verdict)) return null;
  const open = tract.description_type === 'centerline';
  // Arcs are the same shape in any unit; where they lie comes from the geometry, which may have been balanced.
  const measured = measureLegs(tract.calls, 1, open);
  const span_ft = spanOf(boundsOf(geometry.vertices));
  const stood = before !== null && before.tract.distance_unit === tract.distance_unit ? before : null;
  const courses = coursesToDraw(tract, verdict, geometry, measured).map((course) => {
    const call = stood?.tract.calls[course.index];
    return drawCourse(course, call === course.call ? stood?.figure?.courses[course.index] : undefined);
  });
  const path = courses.flatMap((course) => course.path);
  const ties = tiesOf(tract, unitOf(tract, geometry, measured));
  const commencement = ties[0]?.start;
  const isTieNear = commencement !== undefined && gap(commencement, [0, 0]) <= TIE_SPANS * span_ft;
  // A fitted figure has no gap to show; its misclosure is that of the record.
  const closesOnItself = !open && measured.inferred === null && !verdict.adjusted;
  const last = geometry.vertices.at(-1) ?? [0, 0];
  const misclosure = closesOnItself
    ? misclosureOf(geometry.misclosure, last, [0, 0], span_ft, tract.distance_unit)
    : null;
  return {
    name: tract.name,
    status: verdict.status,
    open,
    inside: turnsLeft(geometry.vertices) ? 1 : -1,
    courses,
    point_of_beginning: [0, 0],
    ties,
    anchor:
      commencement === undefined
        ? null
        : { at: commencement, text: shortened(verdict.anchor === null ? 'POC' : `POC: ${verdict.anchor}`) },
    misclosure,
    strip: stripOf(tract, open, path),
    caption: captionOf(tract, verdict),
    extent: boundsOf([
      ...path,
      ...(isTieNear ? ties.map(({ start }) => start) : []),
      ...(misclosure === null ? [] : [misclosure.drawn_from]),
    ]),
    text_height_ft: lettering(span_ft, tract.calls.length),
  };
}

const spanOf = ({ west, east, south, north }: FigureBounds): number => Math.max(east - west, north - south, 1e-6);

/** Smaller for a figure of many courses, so that their labels stand apart. */
const lettering = (span_ft: number, courses: number): number =>
  span_ft * Math.min(0.024, Math.max(0.01, 0.075 / Math.sqrt(courses)));

function coursesToDraw(
  tract: Tract,
  verdict: TractVerdict,
  { vertices }: TractGeometry,
  measured: MeasuredLegs,
): CourseToDraw[] {
  // A drawing accuses nobody whom the reasons do not. Results from before chances were told named their first.
  const marked = (verdict.suspects[0]?.chance ?? 1) < EVEN_CHANCE ? [] : verdict.suspects;
  const courses: CourseToDraw[] = [];
  for (let index = 0; index < tract.calls.length; index += 1) {
    const call = tract.calls[index];
    const start = vertices[index];
    const end = vertices[index + 1];
    if (call === undefined || start === undefined || end === undefined) continue;
    const arc = measured.legs?.[index]?.arc ?? null;
    const inferred = measured.inferred === index;
    const suspect_rank = rankOf(index, marked);
    courses.push({ index, call, unit: tract.distance_unit, start, end, arc, inferred, suspect_rank });
  }
  return courses;
}

function rankOf(index: number, suspects: TractVerdict['suspects']): number | null {
  const rank = suspects.findIndex(({ call, field }) => call === index && field !== 'missing_course');
  return rank < 0 ? null : rank + 1;
}

function turnsLeft(vertices: readonly FigurePoint[]): boolean {
  let doubled = 0;
  for (let i = 0; i < vertices.length; i += 1) {
    const from = vertices[i] as FigurePoint;
    const to = vertices[(i + 1) % vertices.length] as FigurePoint;
    doubled += from[0] * to[1] - to[0] * from[1];
  }
  return doubled > 0;
}

/** Feet in the tract's unit. A vara's or an arpent's length is the one that the geometry was computed with. */
function unitOf(tract: Tract, geometry: TractGeometry, { legs }: MeasuredLegs): number {
  const { distance_unit: unit } = tract;
  const isSettled = unit !== 'varas' && unit !== 'arpents';
  const recorded = isSettled || legs === null || legs.length === 0 ? 0 : closureOf(legs).perimeter_ft;
  return recorded === 0 ? unitFeet(unit, '') : geometry.perimeter_ft / recorded;
}

function stripOf(tract: Tract, open: boolean, path: readonly FigurePoint[]): FigureStrip | null {
  const width_ft = Number(readWire(EASEMENT, tract.easement).width_ft ?? Number.NaN);
  if (!open || !(width_ft > 0 && width_ft < 1e6)) return null;
  const way = path.filter((point, index) => index === 0 || gap(point, path[index - 1] ?? point) > 1e-9);
  return { width_ft, left: alongside(way, width_ft / 2), right: alongside(way, -width_ft / 2) };
}

function captionOf(tract: Tract, verdict: TractVerdict): string[] {
  const { closure_ratio: ratio, computed_acres: acres, adjusted } = verdict;
  const stated = statedAreas(tract).map(({ unit, text }) => `${text} ${areaWord(unit)}`);
  const closure = ratio === null ? 'closure not checked' : ratio === 'exact' ? 'closes exactly' : `closure ${ratio}`;
  return [
    tract.name,
    `${verdict.status}, ${closure}${adjusted ? '; drawn as balanced by the compass rule' : ''}`,
    [
      acres === null ? 'no computed area' : `${acres.toFixed(4)} acres computed`,
      stated.length === 0 ? 'no area stated' : `${stated.join(', ')} stated`,
    ].join('; '),
  ];
}

const shortened = (name: string): string => (name.length > 48 ? `${name.slice(0, 47).trimEnd()}…` : name);
