// The figure within its section, which is laid out a mile square: where the lines and corners told of it put it, and the part that it is told to lie in.
import { type Box, boxesOf, boxOf, QUARTER_FT } from '#core/read/account/frames/section-boxes.ts';
import { type Sighting, spotOf } from '#core/read/account/frames/sightings.ts';
import type { Spot } from '#core/read/account/frames/spot.ts';
import type { Land } from '#core/read/account/quantities/place-names.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

/** Of a quarter-quarter's side: what a line in a common section may lie off for each unit to the next, and what land may reach over. */
const OFF_A_UNIT = 0.2;
const OVER = 0.35;
/** What errors of a township are put into: its northern and its western sections. */
export const IRREGULAR = new Set([1, 2, 3, 4, 5, 6, 7, 18, 19, 30, 31]);
const OFF_IRREGULAR = 0.6;
/** Where the line that is told is the box's own side. */
const ROUGH_FT = 10;
const SKEW = 0.05;

const PARTS = ['section', 'quarter', 'quarter quarter', 'half'] as const;
const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity];

/** Where the section's southwest corner would lie, east or north of the figure's first point. */
interface Estimate {
  readonly sighting: Sighting;
  readonly axis: 0 | 1;
  /** In units from the section's west or south line. */
  readonly line: number;
  readonly at_ft: number;
  readonly spot: Spot;
}

/** The first that disagrees with those before it, or puts the figure beyond the part that it lies in; `figure` are its corners. */
export function outOfSection(
  sightings: readonly Sighting[],
  spots: readonly Spot[],
  figure: readonly Spot[],
  land: Land,
  isAlone: boolean,
): Sighting | undefined {
  const sections = land.get('section')?.values ?? sectionsOf(sightings);
  const [section = ''] = sections;
  if (sections.length !== 1) return undefined;
  const isIrregular = IRREGULAR.has(Number(section));
  const estimates = sightings.flatMap((sighting) => estimatesOf(sighting, section, spots));
  // Of several tracts each may lie in another part.
  const isTold = isAlone && PARTS.some((kind) => land.has(kind));
  const boxes = isTold ? boxesOf(land) : [EVERYWHERE];
  return estimates.find(
    (one, i) =>
      estimates.slice(0, i).some((other) => isOff(one, other, isIrregular)) ||
      !boxes.some((box) => isWithin(one, box, figure, isIrregular)),
  )?.sighting;
}

/** In degrees: what a bearing that is given by the way may lie off besides. */
const OFF_DEG = 5;

/** The first corner that is seen another way than where the others put it; `turned` is how far the section lies off the compass. */
export function rayOff(
  rays: readonly Sighting[],
  sightings: readonly Sighting[],
  spots: readonly Spot[],
  turned: number,
): Sighting | undefined {
  return rays.find((ray) => {
    const section = ray.parent.kind === 'section' ? ray.parent.value : (ray.parent.section ?? '');
    const others = sightings.flatMap((one) => estimatesOf(one, section, spots));
    const [east, north] = ([0, 1] as const).map((axis) => others.find((one) => one.axis === axis));
    const from = spots[ray.points[0] ?? -1];
    const [x, y] = estimatesOf(ray, section, spots);
    if (east === undefined || north === undefined || from === undefined || x === undefined || y === undefined)
      return false;
    const way = [x.line * QUARTER_FT - east.at_ft - from[0], y.line * QUARTER_FT - north.at_ft - from[1]] as const;
    const away = Math.hypot(...way);
    const apart = Math.max(Math.abs(x.line - east.line), Math.abs(y.line - north.line));
    const off = ((IRREGULAR.has(Number(section)) ? OFF_IRREGULAR : 0) + OFF_A_UNIT * apart) * QUARTER_FT;
    if (off >= away) return false;
    const deg = (Math.atan2(...way) * 180) / Math.PI;
    return partedBy(deg, (ray.seen?.deg ?? deg) - turned) > OFF_DEG + (Math.asin(off / away) * 180) / Math.PI;
  });
}

/** Those that the lines are told to be of. */
const sectionsOf = (sightings: readonly Sighting[]): string[] => [
  ...new Set(
    sightings.flatMap(({ parent: { kind, value, section } }) => (kind === 'section' ? value : (section ?? []))),
  ),
];

function estimatesOf(sighting: Sighting, section: string, spots: readonly Spot[]): Estimate[] {
  const { parent, points } = sighting;
  const isOther = parent.kind === 'section' ? parent.value !== section : (parent.section ?? section) !== section;
  if (parent.kind === 'way') return [];
  const box: Box | null =
    parent.kind === 'section' ? [0, 0, 4, 4] : boxOf({ kind: parent.kind, values: [parent.value], from: 0, to: 0 });
  if (isOther || box === null || parent.value === '') return [];
  return ([0, 1] as const).flatMap((axis) => {
    const side = axis === 0 ? sighting.east : sighting.north;
    const [low, high] = [box[axis], box[axis === 0 ? 2 : 3]];
    if (side === null) return [];
    const line = low + (high - low) * side;
    return points.flatMap((point) => {
      const spot = spotOf(sighting, point, spots);
      return spot === undefined ? [] : [{ sighting, axis, line, at_ft: line * QUARTER_FT - spot[axis], spot }];
    });
  });
}

/** The two do not put it in one place. */
function isOff(one: Estimate, other: Estimate, isIrregular: boolean): boolean {
  if (one.axis !== other.axis) return false;
  const across = Math.abs(one.spot[(1 - one.axis) as 0 | 1] - other.spot[(1 - one.axis) as 0 | 1]);
  const apart = Math.abs(one.line - other.line);
  const allowed = apart === 0 ? 0 : (isIrregular ? OFF_IRREGULAR : 0) + OFF_A_UNIT * apart;
  return Math.abs(one.at_ft - other.at_ft) > ROUGH_FT + SKEW * across + allowed * QUARTER_FT;
}

/** The figure lies in the box, as far as the one line tells. */
function isWithin(
  { axis, line, at_ft, spot }: Estimate,
  box: Box,
  figure: readonly Spot[],
  isIrregular: boolean,
): boolean {
  const [low, high] = [box[axis], box[axis === 0 ? 2 : 3]];
  return figure.every((corner) => {
    const place = corner[axis] + at_ft;
    const across = Math.abs(corner[(1 - axis) as 0 | 1] - spot[(1 - axis) as 0 | 1]);
    const over = (side: number): number =>
      line === side ? ROUGH_FT + SKEW * across : (isIrregular ? OFF_IRREGULAR : OVER) * QUARTER_FT;
    return place >= low * QUARTER_FT - over(low) && place <= high * QUARTER_FT + over(high);
  });
}
