// The ground between two neighbours that do not meet: what both cover, and what neither does.
import { signedSquareFeet } from '#core/place/acres.ts';
import { gapStrips } from '#core/place/gap-strips.ts';
import { neighbourName, type Relation } from '#core/place/neighbours.ts';
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import { type LonLat, type Plane, planeAt, rounded } from '#core/place/plane.ts';
import type { GroundPoint } from '#core/plss/ground.ts';
import { areaOfRings, intersectRings, TangledOutlines } from '#main/fabric/join-rings.ts';

export interface MisfitGround {
  readonly kind: 'gap_area' | 'overlap_area';
  readonly one: PlacedParcel;
  readonly other: PlacedParcel;
  readonly polygons: LonLat[][][];
  readonly square_feet: number;
  /** The widest of it along a course. */
  readonly feet: number;
}

/** Less than this is the width of a rounded corner. */
const LEAST_SQFT = 1;

/** For each two parcels that are beside each other, once. */
export function misfitGrounds(
  parcels: readonly PlacedParcel[],
  beside: readonly (readonly number[])[],
  relations: readonly (readonly Relation[])[],
): MisfitGround[] {
  return parcels.flatMap((one, i) =>
    (beside[i] ?? []).flatMap((j) => {
      const other = parcels[j];
      if (other === undefined || j < i) return [];
      const [there, back] = [relations[i] ?? [], relations[j] ?? []];
      const overlap = overlapGround(one, other, there, back);
      const gap = gapGround(one, other, there) ?? gapGround(other, one, back);
      return [overlap, gap].filter((found) => found !== null);
    }),
  );
}

function overlapGround(
  one: PlacedParcel,
  other: PlacedParcel,
  there: readonly Relation[],
  back: readonly Relation[],
): MisfitGround | null {
  const courses = [...toward(there, other, 'overlap'), ...toward(back, one, 'overlap')];
  const first = one.rings[0]?.[0];
  if (courses.length === 0 || first === undefined || other.rings.length === 0) return null;
  const plane = planeAt(first);
  const common = commonRings(groundOf(one, plane), groundOf(other, plane));
  const square_feet = areaOfRings(common);
  if (square_feet < LEAST_SQFT) return null;
  const polygons = polygonsOf(common).map((polygon) => polygon.map((ring) => onEarth(ring, plane)));
  const feet = Math.max(...courses.map((relation) => relation.feet));
  return { kind: 'overlap_area', one, other, polygons, square_feet, feet };
}

/** None where the outlines are too tangled to be laid over each other: the courses still tell their feet. */
function commonRings(one: GroundPoint[][], other: GroundPoint[][]): GroundPoint[][] {
  try {
    return intersectRings(one, other);
  } catch (error) {
    if (error instanceof TangledOutlines) return [];
    throw error;
  }
}

function gapGround(one: PlacedParcel, other: PlacedParcel, there: readonly Relation[]): MisfitGround | null {
  const first = one.courses[0]?.path[0];
  const name = neighbourName(other);
  if (first === undefined) return null;
  const plane = planeAt(first);
  const outline = other.rings.map((ring) => ring.map(plane.toPlane));
  const strips = one.courses.flatMap(({ path }, i) => {
    const relation = there[i];
    const isGap = relation?.kind === 'gap' && relation.neighbour === name;
    return isGap ? gapStrips(path.map(plane.toPlane), outline) : [];
  });
  const square_feet = strips.reduce((sum, strip) => sum + strip.square_feet, 0);
  if (square_feet < LEAST_SQFT) return null;
  const polygons = strips.map(({ ring }) => [onEarth(ring, plane)]);
  const feet = Math.max(...toward(there, other, 'gap').map((relation) => relation.feet));
  return { kind: 'gap_area', one, other, polygons, square_feet, feet };
}

const toward = (relations: readonly Relation[], other: PlacedParcel, kind: Relation['kind']): Relation[] =>
  relations.filter((relation) => relation.kind === kind && relation.neighbour === neighbourName(other));

/** Outer rings counter-clockwise, as clipping wants them; a placed parcel has one, or those that the fabric gave. */
function groundOf({ rings, located_by }: PlacedParcel, plane: Plane): GroundPoint[][] {
  return rings.map((ring) => {
    const points = ring.slice(0, -1).map(plane.toPlane);
    return located_by === 'operator' && signedSquareFeet(points) < 0 ? points.reverse() : points;
  });
}

/** Holes behind the ring that they are in. */
function polygonsOf(rings: readonly GroundPoint[][]): GroundPoint[][][] {
  const polygons: GroundPoint[][][] = [];
  for (const ring of rings) {
    const last = polygons.at(-1);
    if (signedSquareFeet(ring) < 0 && last !== undefined) last.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}

function onEarth(ring: readonly GroundPoint[], plane: Plane): LonLat[] {
  const positions = ring.map((point) => rounded(plane.toEarth(point)));
  return [...positions, ...positions.slice(0, 1)];
}
