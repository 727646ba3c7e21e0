// Rings of the survey fabric as polygons that every GIS takes: corners that are one are made one, rings that overlap or
// share a side are united or cut, and what cannot be made sound is not drawn as an area.
import * as polyclip from 'polyclip-ts';
import { enclosedArea, mapFeet } from '#core/place/enclosed-area.ts';
import { isSimpleRing, type Place, placesMet, toSide } from '#core/place/simple-ring.ts';
import { holds, polygonsOf, type Ring, wound } from '#main/export/geometry.ts';

export const BY_FABRIC = 'by the survey fabric';
export const NOT_SOUND = 'no area: the outlines of the survey fabric cross each other';

/** No located tract has so many corners; holding each side against each would take forever. */
const MOST_CORNERS = 20_000;
/** A corner this near to a side stands on it: the side of a section is that much bent on a map. */
const ON_SIDE_FT = 0.5;
const SAME_CORNER_FT = 0.05;

type Polygon = readonly (readonly Place[])[];

/** Longitude and latitude, first position repeated; nothing where no sound area can be made of them. */
export function soundPolygons(rings: readonly Ring[]): Ring[][] {
  const [first] = rings.flat();
  if (first === undefined || rings.flat().length > MOST_CORNERS) return polygonsOf(rings);
  const map = mapFeet(first);
  const areas = rings.map((ring) => enclosedArea([...ring, ...ring.slice(0, 1)].map(map.toFeet), 0));
  // A ring that crosses itself says nothing of what is inside; one without ground takes nothing away.
  if (areas.some(({ ring, outline }) => ring === null && !outline.includes('no ground'))) return [];
  const plain = withoutRepeats(areas.flatMap(({ ring }) => (ring === null ? [] : [ring])));
  for (const make of [
    () => polygonsOf(plain),
    () => polygonsOf(noded(plain)),
    () => united(polygonsOf(noded(plain))),
  ]) {
    const made = make();
    if (made === null) break;
    const written = made.map((polygon) => polygon.map((ring) => ring.map(map.toEarth)));
    if (isSound(written.map((polygon) => polygon.map((ring) => ring.slice(0, -1).map(map.toFeet))))) return written;
  }
  return [];
}

const isSame = (a: Place, b: Place): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) <= SAME_CORNER_FT;

function withoutRepeats(rings: readonly Place[][]): Place[][] {
  const repeats = (one: readonly Place[], other: readonly Place[]): boolean =>
    one.length === other.length && one.every((a) => other.some((b) => isSame(a, b)));
  return rings.filter((ring, i) => !rings.slice(0, i).some((before) => repeats(ring, before)));
}

/** Corners of two rings that are one place made one, and each that stands on a side of another made a corner of it too. */
function noded(rings: readonly Place[][]): Place[][] {
  const known: Place[] = [];
  const snapped = rings.map((ring) =>
    ring.map((corner) => {
      const same = known.find((one) => isSame(one, corner));
      if (same === undefined) known.push(corner);
      return same ?? corner;
    }),
  );
  return snapped.map((ring) =>
    ring.flatMap((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      const on = known.filter(
        (p) => !isSame(p, a) && !isSame(p, b) && !ring.includes(p) && toSide(p, a, b) <= ON_SIDE_FT,
      );
      const reach = ([x, y]: Place): number => Math.hypot(x - a[0], y - a[1]);
      return [a, ...on.sort((one, other) => reach(one) - reach(other))];
    }),
  );
}

function united(polygons: readonly Polygon[]): Place[][][] | null {
  try {
    const [one, ...others] = polygons.map((polygon) => [polygon]);
    if (one === undefined) return [];
    const joined = polyclip.union(one as never, ...(others as never[])) as Place[][][];
    return joined.map(([outer = [], ...holes]) => [
      [...wound(outer, 'counter-clockwise')],
      ...holes.map((hole) => [...wound(hole, 'clockwise')]),
    ]);
  } catch {
    // The clipper cannot tell inside from outside here: that is no answer, and no area is drawn.
    return null;
  }
}

/** Simple rings, of which no two come to each other but at one common corner; holes inside, other parts outside. */
function isSound(polygons: readonly Polygon[]): boolean {
  const rings = polygons.flat();
  if (polygons.length === 0 || !rings.every((ring) => isSimpleRing(ring))) return false;
  if (!rings.every((one, i) => rings.slice(i + 1).every((other) => areApart(one, other)))) return false;
  const holesInside = polygons.every(([outer = [], ...holes]) => holes.every((hole) => isWithin(hole, outer, true)));
  const outers = polygons.map(([outer = []]) => outer);
  return (
    holesInside &&
    outers.every((one, i) =>
      outers.every((other, k) => i === k || isWithin(one, other, false) || isNested(polygons, i, k)),
    )
  );
}

/** A part that stands in the hole of another. */
const isNested = (polygons: readonly Polygon[], i: number, k: number): boolean =>
  [
    [i, k],
    [k, i],
  ].some(([inner = 0, outer = 0]) =>
    polygons[outer]?.slice(1).some((hole) => isWithin(polygons[inner]?.[0] ?? [], hole, true)),
  );

/** Every corner but a common one lies within the other ring, or every one without. */
const isWithin = (ring: readonly Place[], other: readonly Place[], within: boolean): boolean =>
  ring.every(
    (corner) => other.some((one) => one[0] === corner[0] && one[1] === corner[1]) || holds(other, corner) === within,
  );

function areApart(one: readonly Place[], other: readonly Place[]): boolean {
  const met = placesMet(one, other);
  return met.length === 0 || (met.length === 1 && met[0] === 'corner');
}
