// Which line of a street the land is on where only the street is named, and whether the land comes up to it at all.
import type { Token } from '#core/language/tokens.ts';
import { legsOf, outwardsOf } from '#core/read/account/claims/drawn-sides.ts';
import { type Sighting, sightingsOf, spotOf } from '#core/read/account/frames/sightings.ts';
import type { Spot } from '#core/read/account/frames/spot.ts';
import { sidesOf } from '#core/read/account/frames/street-lines.ts';
import { turnedBy, turnOf } from '#core/read/account/frames/turned.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf, type Leg } from '#core/survey/leg.ts';
import { walk } from '#core/survey/traverse.ts';

/** What roundings and fences come to, in feet. */
const ROUGH_FT = 5;
/** How far the line of a street may lie off the square to what is measured from it, of the way between. */
const SKEW_OF_STREET = 0.3;

/** The street is told of by where its lines lie, and no corner of the figure comes up to one. */
export function isOffStreet(tokens: readonly Token[], tract: ToldTract, names: readonly string[]): boolean {
  const legs = legsOf([...tract.ties, ...tract.courses]);
  const sightings = legs === null ? [] : withEdges(sightingsOf(tokens, tract), legs, tract);
  const group = sightings.filter(({ parent }) => parent.kind === 'way' && parent.value === names.join(' '));
  if (legs === null || group.length === 0) return false;
  const turned = turnOf(group, legs, legs.slice(tract.ties.length));
  const spots = walk(legs).map((point) => turnedBy(point, turned));
  const figure = spots.slice(tract.ties.length);
  return group.every((one) =>
    [0, 1].every(
      (axis) =>
        (axis === 0 ? one.east : one.north) === null ||
        one.points.every((p) => isApart(spotOf(one, p, spots), axis, figure)),
    ),
  );
}

const isApart = (line: Spot | undefined, axis: number, figure: readonly Spot[]): boolean =>
  line !== undefined &&
  figure.every((spot) => {
    const across = Math.abs((spot[1 - axis] ?? 0) - (line[1 - axis] ?? 0));
    return Math.abs((spot[axis] ?? 0) - (line[axis] ?? 0)) > ROUGH_FT + SKEW_OF_STREET * across;
  });

/** In degrees, from the way that a line looks. */
const LOOKS_DEG = 30;

/** Of streets that are told without their sides the line that the land is on: that which a course runs along or comes to, or the only one that is told. */
export function withEdges(sightings: readonly Sighting[], legs: readonly Leg[], tract: ToldTract): Sighting[] {
  const outwards = outwardsOf(tract.courses);
  const groupOf = ({ parent }: Sighting): Sighting[] =>
    sightings.filter((other) => other.parent.kind === 'way' && other.parent.value === parent.value);
  const faced = sightings.map((one): Sighting => {
    const [first = 0] = one.points;
    const leg = legs[first - 1];
    const way = one.isAlong ? outwards[first - tract.ties.length] : one.isReached && leg ? azimuthIn(leg) : undefined;
    if (one.isNear !== true || way === undefined) return one;
    const off = way - turnOf(groupOf(one), legs, legs.slice(tract.ties.length));
    const square = (Math.round(off / 90) * 90 + 360) % 360;
    return partedBy(off, square) > LOOKS_DEG ? one : { ...one, ...sidesOf((square + 180) % 360) };
  });
  const isTold = ({ east, north }: Sighting): boolean => east !== null || north !== null;
  return faced.flatMap((one) => {
    if (isTold(one)) return [one];
    const lines = faced.filter((other) => isTold(other) && other.parent.value === one.parent.value);
    const [line] = lines;
    const isOnly = lines.every(({ east, north }) => east === line?.east && north === line.north);
    return line === undefined || !isOnly || line.parent.kind !== 'way'
      ? []
      : [{ ...one, east: line.east, north: line.north }];
  });
}

const azimuthIn = (leg: Leg): number => degreesOf(directionOf(leg));
