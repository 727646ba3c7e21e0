// The figure within the lots, quarters and sections that its description names: each of them has one west line, its east line lies east of it, and land told to lie in it does not reach beyond.
import { type Token, textAt } from '#core/language/tokens.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import type { Parent } from '#core/read/account/frames/parents.ts';
import { placeTooSmall } from '#core/read/account/frames/place-size.ts';
import { outOfSection, rayOff } from '#core/read/account/frames/section-frame.ts';
import { stepTo } from '#core/read/account/frames/seen-from.ts';
import { type Sighting, sightingsOf, spotOf } from '#core/read/account/frames/sightings.ts';
import type { Spot } from '#core/read/account/frames/spot.ts';
import { withEdges } from '#core/read/account/frames/street-edges.ts';
import { LAID_OUT, turnedBy, turnOf } from '#core/read/account/frames/turned.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import type { Land, PlaceKind } from '#core/read/account/quantities/place-names.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf, type Leg } from '#core/survey/leg.ts';
import { type Point, walk } from '#core/survey/traverse.ts';

const skewOf = ({ parent: { kind } }: Sighting): number => (LAID_OUT.test(kind) ? SKEW : SKEW_OF_LOT);
/** What roundings and fences come to, in feet. */
const ROUGH_FT = 5;
/** Of the way between two points: how far a line may lie off the square, of what is laid out by the compass and of other lots. */
const SKEW = 0.08;
const SKEW_OF_LOT = 0.6;
/** And how far an opposite line lies on at the least. */
const LEAST = 0.01;
/** The first so many are held against each other. */
const MOST = 60;
/** From the compass, in degrees: what is laid out by it lies within so many, and of lots no more are asked. */
const MOST_TURNED = 25;

export function frameRemarks({ reading: { tokens }, tracts }: Instrument, tract: ToldTract, land: Land): Remark[] {
  const legs = legsOf([...tract.ties, ...tract.courses]);
  if (legs === null) return [];
  const all = withEdges(sightingsOf(tokens, tract).slice(0, MOST), legs, tract);
  const { sightings, points, rays } = placedSightings(all, walk(legs));
  const small = tracts.length === 1 ? tooSmallFor(tokens, tract, land, legs) : [];
  if (sightings.length === 0) return small;
  const groups = new Map<string, Sighting[]>();
  for (const one of sightings) {
    const { kind, value, section, block } = one.parent;
    const key = [kind, value, section, block].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const wrong = [...groups.values()].map((group) => outOfParent(tokens, group, tract, { legs, points }, land));
  const laidOut = sightings.filter(({ parent: { kind } }) => LAID_OUT.test(kind));
  const turned = turnOf(laidOut, legs, []);
  const spots = points.map((point) => turnedBy(point, turned));
  if (Math.abs(turned) <= MOST_TURNED)
    wrong.push(
      outOfSection(sightings, spots, spots.slice(tract.ties.length, legs.length + 1), land, tracts.length === 1),
      rayOff(rays, sightings, spots, turned),
    );
  const last = legs.length;
  wrong.push(
    sightings.find((one, i) => sightings.slice(0, i).some((other) => isOfTwo(one, other, tract.ties.length, last))),
  );
  const told = new Set(wrong.filter((one) => one !== undefined));
  const across = sightings.filter((one) => isAcross(tokens, one, legs));
  const out = [...new Set([...across, ...told])].map((one) => ({
    code: across.includes(one) ? ('bearing_against_words' as const) : ('place_otherwise' as const),
    from: one.from,
    to: one.to,
    tracts: [tract.index],
  }));
  return [...out, ...small];
}

/** A corner that is seen so far off is a point of its own, behind those of the figure; `rays` are those of which only the way is told. */
function placedSightings(
  sightings: readonly Sighting[],
  walked: readonly Point[],
): { sightings: Sighting[]; points: Point[]; rays: Sighting[] } {
  const points = [...walked];
  const placed = sightings.flatMap((one) => {
    const step = one.seen === null ? null : stepTo(one.seen);
    const from = walked[one.points[0] ?? -1];
    if (one.seen === null) return [one];
    if (step === null || from === undefined) return [];
    points.push({ ...from, east_ft: from.east_ft + step[0], north_ft: from.north_ft + step[1] });
    return [{ ...one, points: [points.length - 1] }];
  });
  return { sightings: placed, points, rays: sightings.filter(({ seen }) => seen !== null && seen.away_ft === null) };
}

function tooSmallFor(tokens: readonly Token[], tract: ToldTract, land: Land, legs: readonly Leg[]): Remark[] {
  const figure = walk(legs.slice(tract.ties.length)).map(({ east_ft, north_ft }): Spot => [east_ft, north_ft]);
  const place = placeTooSmall(tokens, land, figure);
  return place === undefined
    ? []
    : [{ code: 'place_otherwise', from: place.from, to: place.to, tracts: [tract.index] }];
}

/** One place as the same corner of two lots, which do not lie in each other; of streets it is that of both. */
function isOfTwo(one: Sighting, other: Sighting, begun: number, last: number): boolean {
  const isNamed = one.parent.kind === other.parent.kind && one.parent.value !== '' && other.parent.value !== '';
  const isCorner = one.east !== null && one.north !== null && one.east === other.east && one.north === other.north;
  const placeOf = ({ points }: Sighting): number => (points[0] === last ? begun : (points[0] ?? -1));
  return (
    isNamed &&
    one.parent.kind !== 'way' &&
    one.parent.value !== other.parent.value &&
    isCorner &&
    placeOf(one) === placeOf(other) &&
    [...one.off, ...other.off].every((off) => off === 0)
  );
}

/** The first of them that disagrees with those before it, or with the land's lying there. */
function outOfParent(
  tokens: readonly Token[],
  group: readonly Sighting[],
  tract: ToldTract,
  { legs, points }: { readonly legs: readonly Leg[]; readonly points: readonly Point[] },
  land: Land,
): Sighting | undefined {
  const own = legs.slice(tract.ties.length);
  const turned = turnOf(group, legs, own);
  if (Math.abs(turned) > MOST_TURNED) return undefined;
  const spots = points.map((point) => turnedBy(point, turned));
  const figure = spots.slice(tract.ties.length, legs.length + 1);
  const isIn = group[0] !== undefined && liesIn(tokens, land, group[0].parent);
  return group.find(
    (one, i) =>
      isAgainst(one, group.slice(0, i), spots) ||
      isBent(one, group.slice(0, i), legs) ||
      (isIn && isBeyond(one, spots, figure)),
  );
}

const BESIDE = /^(?:behind|rear|beyond|opposite|near|adjoining|beside|outside|next|between)$/;

/** "Lot 3" is that of Block 8 only where the land lies in that block. */
function liesIn(tokens: readonly Token[], land: Land, { kind, value, section, block }: Parent): boolean {
  if (kind === 'way') return false;
  const told = land.get(kind)?.from ?? 0;
  // "land lying southeast of Lot 4", "a piece in the rear of Lot 4".
  const isBeside = [1, 2, 3].some(
    (step) => BESIDE.test(textAt(tokens, told - step)) || directionAt(tokens, told - step) !== null,
  );
  if (isBeside && !LAID_OUT.test(kind)) return false;
  const isOne = (of: PlaceKind, name: string): boolean => {
    const values = land.get(of)?.values ?? [];
    return values.length === 1 && values[0] === name;
  };
  return (
    isOne(kind, value) && (section === null || isOne('section', section)) && (block === null || isOne('block', block))
  );
}

const lineOf = (sighting: Sighting, axis: number): number | null => (axis === 0 ? sighting.east : sighting.north);

/** What stands on a road may stand in its middle. */
const ROAD_FT = 50;
const roughOf = (one: Sighting, other: Sighting): number =>
  [one, other].some(({ isNear, isAlong }) => isNear === true && !isAlong) ? ROAD_FT : ROUGH_FT;

/** Two points on one line that are not, or on opposite lines and not on their sides. */
function isAgainst(one: Sighting, others: readonly Sighting[], spots: readonly Spot[]): boolean {
  return others.some((other) =>
    [0, 1].some((axis) => {
      const [a, b] = [lineOf(one, axis), lineOf(other, axis)];
      if (a === null || b === null) return false;
      return one.points.some((p) =>
        other.points.some((q) => {
          const [from, to] = [spotOf(other, q, spots), spotOf(one, p, spots)];
          if (from === undefined || to === undefined) return false;
          const ahead = (to[axis] ?? 0) - (from[axis] ?? 0);
          const across = Math.abs((to[1 - axis] ?? 0) - (from[1 - axis] ?? 0));
          // A street may wind.
          if (a === b && one.isAlong && other.isAlong && one.parent.kind === 'way') return false;
          if (a === b) return Math.abs(ahead) > roughOf(one, other) + skewOf(one) * across;
          const least = LAID_OUT.test(one.parent.kind) ? LEAST * across : -SKEW_OF_LOT * across;
          return Math.sign(a - b) * ahead <= least;
        }),
      );
    }),
  );
}

/** In degrees, between two courses that run along one line. */
const MOST_BENT = 2;

/** "thence South along the north line of Lot 6", in degrees from the way that such a line runs; a street may wind. */
const MOST_ACROSS = 60;

function isAcross(
  tokens: readonly Token[],
  { parent, isAlong, points: [at = 0], north, from }: Sighting,
  legs: readonly Leg[],
): boolean {
  const leg = legs[at];
  if (!isAlong || parent.kind === 'way' || leg === undefined) return false;
  // The "northerly" line of a lot may be any that looks a little north.
  if (!LAID_OUT.test(parent.kind) && directionAt(tokens, from)?.ending !== '') return false;
  const off = partedBy(degreesOf(directionOf(leg)), north === null ? 0 : 90);
  return Math.min(off, 180 - off) > MOST_ACROSS;
}

function isBent(one: Sighting, others: readonly Sighting[], legs: readonly Leg[]): boolean {
  const runOf = ({ points: [at = 0] }: Sighting): number => {
    const leg = legs[at];
    return leg === undefined ? Number.NaN : degreesOf(directionOf(leg));
  };
  return others.some((other) => {
    const isOne =
      LAID_OUT.test(one.parent.kind) &&
      one.isAlong &&
      other.isAlong &&
      one.east === other.east &&
      one.north === other.north;
    const parted = isOne ? partedBy(runOf(one), runOf(other)) : 0;
    return Math.min(parted, 180 - parted) > MOST_BENT;
  });
}

/** A corner of the figure lies on the other side of the line than the land that it is told to lie in. */
function isBeyond(one: Sighting, spots: readonly Spot[], figure: readonly Spot[]): boolean {
  return [0, 1].some((axis) => {
    const line = lineOf(one, axis);
    if (line !== 0 && line !== 1) return false;
    return one.points.some((p) =>
      figure.some((spot) => {
        const from = spotOf(one, p, spots);
        if (from === undefined) return false;
        const over = ((spot[axis] ?? 0) - (from[axis] ?? 0)) * (line === 1 ? 1 : -1);
        const across = Math.abs((spot[1 - axis] ?? 0) - (from[1 - axis] ?? 0));
        return over > ROUGH_FT + skewOf(one) * across;
      }),
    );
  });
}
