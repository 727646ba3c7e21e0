// Gaps and overlaps: how the courses of a placed parcel lie to the parcels beside it.

import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import { type LonLat, planeAt } from '#core/place/plane.ts';
import { isInside } from '#core/survey/inside.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface Relation {
  kind: 'common' | 'gap' | 'overlap' | 'free';
  /** Document and tract of the parcel on the other side; empty when there is none. */
  neighbour: string;
  /** The widest of the gap or overlap along the course. */
  feet: number;
}

/** Further off than this a parcel is not beside the course. */
export const BESIDE_FT = 30;
/** Less than this is the same line. */
const SAME_FT = 0.1;
/** Lines that part by more than this cross or leave each other: they do not run side by side. */
const MOST_PARTING = Math.sin((12 * Math.PI) / 180);
const PROBES = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92];

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

function boxOf(parcel: PlacedParcel): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [lon, lat] of parcel.courses.flatMap((course) => course.path)) {
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/** Boxes that come within a little more than BESIDE_FT of each other, in degrees. */
function touch(one: Box, other: Box): boolean {
  const [x, y] = [0.0003, 0.00015];
  return (
    one.west - x <= other.east &&
    other.west - x <= one.east &&
    one.south - y <= other.north &&
    other.south - y <= one.north
  );
}

interface Outline {
  name: string;
  rings: Point[][];
}

interface Beside {
  /** To the nearest side that runs along with the course; infinite when none does. */
  along_ft: number;
  /** To the nearest side whichever way it runs. */
  nearest_ft: number;
  inside: boolean;
}

/** How far off the sides of the outline are: those that run along with the course, and any. */
function besideOf(point: Point, along: readonly [number, number], outline: Outline): Beside {
  let [along_ft, nearest_ft] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const ring of outline.rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      const [dx, dy] = [b.east_ft - a.east_ft, b.north_ft - a.north_ft];
      const length = Math.hypot(dx, dy);
      if (length === 0) return;
      const reach = ((point.east_ft - a.east_ft) * dx + (point.north_ft - a.north_ft) * dy) / (length * length);
      const share = Math.min(1, Math.max(0, reach));
      const off = Math.hypot(point.east_ft - a.east_ft - share * dx, point.north_ft - a.north_ft - share * dy);
      const parting = Math.abs((dx * along[1] - dy * along[0]) / length);
      nearest_ft = Math.min(nearest_ft, off);
      if (parting <= MOST_PARTING) along_ft = Math.min(along_ft, off);
    });
  }
  return { along_ft, nearest_ft, inside: isInside(point, outline.rings) };
}

function probesOf(path: readonly Point[]): { point: Point; along: [number, number] }[] {
  const [start, end] = [path[0], path.at(-1)];
  if (start === undefined || end === undefined) return [];
  const steps = path.length - 1;
  return PROBES.flatMap((share) => {
    const at = Math.min(steps - 1, Math.floor(share * steps));
    const [a, b] = [path[at], path[at + 1]];
    if (a === undefined || b === undefined) return [];
    const rest = share * steps - at;
    const [dx, dy] = [b.east_ft - a.east_ft, b.north_ft - a.north_ft];
    const length = Math.hypot(dx, dy) || 1;
    const point = { east_ft: a.east_ft + dx * rest, north_ft: a.north_ft + dy * rest };
    return [{ point, along: [dx / length, dy / length] as [number, number] }];
  });
}

function relationTo(path: readonly Point[], outline: Outline): Relation | null {
  const probes = probesOf(path).map(({ point, along }) => besideOf(point, along, outline));
  const beside = probes.filter(({ along_ft }) => along_ft <= BESIDE_FT);
  // Deep inside the neighbour no side runs beside the course, and the parcels overlap all the more.
  const deep = probes.filter((one) => one.inside && one.along_ft > BESIDE_FT && one.nearest_ft > SAME_FT);
  if (beside.length + deep.length < 2) return null;
  const over = Math.max(
    0,
    ...beside.map(({ inside, along_ft }) => (inside ? along_ft : 0)),
    ...deep.map(({ nearest_ft }) => nearest_ft),
  );
  const gap = Math.max(0, ...beside.map(({ inside, along_ft }) => (inside ? 0 : along_ft)));
  if (over > SAME_FT) return { kind: 'overlap', neighbour: outline.name, feet: over };
  if (gap > SAME_FT) return { kind: 'gap', neighbour: outline.name, feet: gap };
  return { kind: 'common', neighbour: outline.name, feet: Math.max(over, gap) };
}

const WORST_FIRST: readonly Relation['kind'][] = ['overlap', 'common', 'gap', 'free'];

function relationOf(path: readonly Point[], outlines: readonly Outline[]): Relation {
  const found = outlines.flatMap((outline) => relationTo(path, outline) ?? []);
  found.sort((a, b) => WORST_FIRST.indexOf(a.kind) - WORST_FIRST.indexOf(b.kind) || a.feet - b.feet);
  return found[0] ?? { kind: 'free', neighbour: '', feet: 0 };
}

/** The same tract read a second time and put in the same place, or an exception and the tract that it is taken from: neither is a neighbour. */
function isOneGround(one: PlacedParcel | undefined, other: PlacedParcel | undefined): boolean {
  if (one === undefined || other === undefined || one.document !== other.document) return false;
  if (one.document_sha256 !== other.document_sha256) return false;
  if (one.tract_index !== other.tract_index) return one.is_exception !== other.is_exception;
  const [here, there] = [one.courses[0]?.path[0], other.courses[0]?.path[0]];
  return here?.[0] === there?.[0] && here?.[1] === there?.[1];
}

/** For every parcel, those near enough to be beside it. */
export function parcelsBeside(parcels: readonly PlacedParcel[]): number[][] {
  const boxes = parcels.map(boxOf);
  const order = boxes.map((_, i) => i).sort((a, b) => (boxes[a]?.west ?? 0) - (boxes[b]?.west ?? 0));
  const beside = parcels.map((): number[] => []);
  // Swept from west to east: only parcels whose boxes are still open can touch the next.
  let open: number[] = [];
  for (const i of order) {
    const box = boxes[i] as Box;
    open = open.filter((j) => (boxes[j]?.east ?? 0) + 0.0003 >= box.west);
    for (const j of open) {
      if (!touch(box, boxes[j] as Box) || isOneGround(parcels[i], parcels[j])) continue;
      beside[i]?.push(j);
      beside[j]?.push(i);
    }
    open.push(i);
  }
  return beside;
}

/** Document and tract, as a relation names its neighbour. */
export const neighbourName = ({ document, tract_index }: PlacedParcel): string => `${document}#${tract_index + 1}`;

/** For every parcel, one relation per course in its order. */
export function neighbourRelations(
  parcels: readonly PlacedParcel[],
  beside: readonly (readonly number[])[] = parcelsBeside(parcels),
): Relation[][] {
  return parcels.map((parcel, i) => {
    const first: LonLat | undefined = parcel.courses[0]?.path[0];
    const near = beside[i] ?? [];
    if (first === undefined) return [];
    const plane = planeAt(first);
    const outlines = near.flatMap((j): Outline[] => {
      const other = parcels[j];
      if (other === undefined || other.rings.length === 0) return [];
      return [{ name: neighbourName(other), rings: other.rings.map((ring) => ring.map(plane.toPlane)) }];
    });
    return parcel.courses.map((course) => relationOf(course.path.map(plane.toPlane), outlines));
  });
}
