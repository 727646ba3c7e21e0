// One description of a drawn tract that SVG, DXF, certificate, screen and map all follow.
import { type CourseToDraw, drawCourse, letterCourse } from '#core/drawing/figure-courses.ts';
import {
  misclosureOf,
  northArrowOf,
  scaleBarOf,
  setBeside,
  tieChainOf,
  tiesOf,
} from '#core/drawing/figure-furniture.ts';
import { alongside, boundsOf, cornersOf, gap, labelCorners } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigureCourse, FigurePoint, FigureStrip } from '#core/drawing/figure-parts.ts';
import { drawOn, emptyPaper, type Paper } from '#core/drawing/free-paper.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractGeometry, TractVerdict } from '#core/schema/verdict.ts';
import { EASEMENT, readWire } from '#core/schema/wire-string.ts';
import { EVEN_CHANCE } from '#core/survey/chance-text.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { type Measure, measure } from '#core/survey/measure.ts';
import { areaWord, statedAreas } from '#core/survey/stated-area.ts';

/** A tie chain longer than this many spans of the figure runs off the sheet instead of dwarfing it. */
const TIE_SPANS = 2.5;

/** Beyond this many courses lettering would be a blot; their numbers and the table remain. */
const MOST_LETTERED = 160;

/** Null when the tract has no geometry to draw. `beside` are lines and outlines that its lettering keeps clear of. */
export function figureOf(
  tract: Tract,
  verdict: TractVerdict,
  beside: readonly (readonly FigurePoint[])[] = [],
): Figure | null {
  const { geometry } = verdict;
  if (geometry === null || geometry.vertices.length < 2) return null;
  const open = tract.description_type === 'centerline';
  // Arcs are the same shape in any unit; where they lie comes from the geometry, which may have been balanced.
  const measured = measure(tract.calls, 1, open);
  const height = lettering(spanOf(boundsOf(geometry.vertices)), tract.calls.length);
  const parts = partsOf(tract, verdict, geometry, measured, height, beside);
  const path = parts.courses.flatMap((course) => course.path);
  const extent = boundsOf(parts.isTieNear ? [...path, ...parts.ties.map(({ start }) => start)] : path);
  const whole = boundsOf([...cornersOf(extent), ...letteredPoints(parts)]);
  const north_arrow = northArrowOf(whole, height);
  const scale_bar = scaleBarOf(whole, height);
  return {
    name: tract.name,
    status: verdict.status,
    open,
    courses: parts.courses,
    point_of_beginning: parts.pob,
    ties: parts.ties,
    anchor: parts.anchor,
    misclosure: parts.misclosure,
    strip: stripOf(tract, open, path),
    north_arrow,
    scale_bar,
    caption: captionOf(tract, verdict),
    extent,
    bounds: boundsOf([
      ...cornersOf(whole),
      ...labelCorners(north_arrow.label),
      [north_arrow.at[0] + height * 1.5, north_arrow.at[1]],
      ...labelCorners(scale_bar.label),
      [scale_bar.at[0] + scale_bar.length_ft, scale_bar.at[1] - height],
    ]),
    text_height_ft: height,
    crowded: tract.calls.length > MOST_LETTERED,
  };
}

interface Parts {
  courses: readonly FigureCourse[];
  pob: Figure['point_of_beginning'];
  misclosure: Figure['misclosure'];
  ties: Figure['ties'];
  anchor: Figure['anchor'];
  /** Whether the tie chain stands on the sheet with the figure. */
  isTieNear: boolean;
}

/** Everything drawn before anything is lettered, so that the lettering knows what to keep clear of. */
function partsOf(
  tract: Tract,
  verdict: TractVerdict,
  geometry: TractGeometry,
  measured: Measure,
  height: number,
  beside: readonly (readonly FigurePoint[])[],
): Parts {
  const span_ft = spanOf(boundsOf(geometry.vertices));
  const paper = emptyPaper();
  for (const path of beside) drawOn(paper, path);
  const toDraw = coursesToDraw(tract, verdict, geometry, measured, height);
  const bare = toDraw.map(drawCourse);
  const isLettered = tract.calls.length <= MOST_LETTERED;
  if (isLettered) for (const course of bare) drawOn(paper, course.path);
  const chain = tieChainOf(tract, unitOf(tract, geometry, measured));
  const [start] = chain.points;
  const isTieNear = start !== undefined && gap(start, [0, 0]) <= TIE_SPANS * span_ft;
  if (isTieNear) drawOn(paper, chain.points);
  const pob = { at: [0, 0] as const, label: setBeside(paper, 'POB', [0, 0], height) };
  // A fitted figure has no gap to show; its misclosure is that of the record.
  const closesOnItself = tract.description_type !== 'centerline' && measured.inferred === null && !verdict.adjusted;
  const last = geometry.vertices.at(-1) ?? [0, 0];
  const misclosure = closesOnItself ? misclosureOf(paper, geometry.misclosure, last, [0, 0], span_ft, height) : null;
  const courses = isLettered ? bare.map((course, index) => lettered(toDraw[index], course, paper)) : bare;
  const ties = tiesOf(chain, paper, height);
  const name = shortened(verdict.anchor === null ? 'POC' : `POC: ${verdict.anchor}`);
  const anchor = start === undefined ? null : { at: start, label: setBeside(paper, name, start, height * 0.85) };
  return { courses, pob, misclosure, ties, anchor, isTieNear };
}

const lettered = (toDraw: CourseToDraw | undefined, course: FigureCourse, paper: Paper): FigureCourse =>
  toDraw === undefined ? course : letterCourse(toDraw, course, paper);

const spanOf = ({ west, east, south, north }: FigureBounds): number => Math.max(east - west, north - south, 1e-6);

/** Smaller for a figure of many courses, so that their labels stand apart. */
const lettering = (span_ft: number, courses: number): number =>
  span_ft * Math.min(0.024, Math.max(0.01, 0.075 / Math.sqrt(courses)));

function coursesToDraw(
  tract: Tract,
  verdict: TractVerdict,
  { vertices }: TractGeometry,
  measured: Measure,
  text_height_ft: number,
): CourseToDraw[] {
  const inside = turnsLeft(vertices) ? 1 : -1;
  // A drawing accuses nobody whom the reasons do not. Results from before chances were told named their first.
  const marked = (verdict.suspects[0]?.chance ?? 1) < EVEN_CHANCE ? [] : verdict.suspects;
  return tract.calls.flatMap((call, index) => {
    const start = vertices[index];
    const end = vertices[index + 1];
    if (start === undefined || end === undefined) return [];
    const rank = marked.findIndex((suspect) => suspect.call === index && suspect.field !== 'missing_course');
    const arc = measured.figure?.legs[index]?.arc ?? null;
    const inferred = measured.inferred === index;
    const suspect_rank = rank < 0 ? null : rank + 1;
    return [
      { index, call, unit: tract.distance_unit, start, end, arc, inferred, suspect_rank, inside, text_height_ft },
    ];
  });
}

function turnsLeft(vertices: readonly FigurePoint[]): boolean {
  let doubled = 0;
  vertices.forEach(([east, north], index) => {
    const [toEast, toNorth] = vertices[(index + 1) % vertices.length] ?? [0, 0];
    doubled += east * toNorth - toEast * north;
  });
  return doubled > 0;
}

/** Feet in the tract's unit. A vara's or an arpent's length is the one that the geometry was computed with. */
function unitOf(tract: Tract, geometry: TractGeometry, measured: Measure): number {
  const { distance_unit: unit } = tract;
  const recorded = measured.figure?.closure.perimeter_ft ?? 0;
  if ((unit !== 'varas' && unit !== 'arpents') || recorded === 0) return unitFeet(unit, '');
  return geometry.perimeter_ft / recorded;
}

function stripOf(tract: Tract, open: boolean, path: readonly FigurePoint[]): FigureStrip | null {
  const width_ft = Number(readWire(EASEMENT, tract.easement).width_ft ?? Number.NaN);
  if (!open || !(width_ft > 0 && width_ft < 1e6)) return null;
  const way = path.filter((point, index) => index === 0 || gap(point, path[index - 1] ?? point) > 1e-9);
  return { width_ft, left: alongside(way, width_ft / 2), right: alongside(way, -width_ft / 2) };
}

function letteredPoints({ courses, pob, misclosure, ties, anchor, isTieNear }: Parts): FigurePoint[] {
  const labels = [
    ...courses.flatMap((course) => [...course.labels, course.number_label]),
    ...(isTieNear ? ties.map((tie) => tie.label) : []),
    pob.label,
    ...(anchor === null || !isTieNear ? [] : [anchor.label]),
    ...(misclosure === null ? [] : [misclosure.label]),
  ];
  return [...labels.flatMap(labelCorners), ...(misclosure === null ? [] : [misclosure.drawn_from])];
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
