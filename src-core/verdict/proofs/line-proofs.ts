// Courses that are said to run parallel, square, on, or at an angle: proved by their directions.
import { azimuth, degreesOf, type Radians, radiansOf, turnBetween } from '#core/survey/angle.ts';
import type { Curve } from '#core/survey/curve.ts';
import { bentBetween, cornersToward, entryOf, interiorAt, partedBy, turnInto } from '#core/survey/figure-relations.ts';
import { compassAzimuth } from '#core/verdict/proofs/compass.ts';
import { type LineDrawn, linesNamed, sideNamed } from '#core/verdict/proofs/lines-named.ts';
import { angle, azimuthAt, lastFigure, type Proof, type Proving } from '#core/verdict/proofs/proof.ts';
import { lengthSaid } from '#core/verdict/wording/courses.ts';

/** Where a line is known by a street's name alone. */
const NAMED_DEG = 2;
/** "Northerly" is said of what runs between northeast and northwest, and now and then a little beyond. */
const HEADING_DEG = 75;
/** "Northeasterly" leaves less on either side. */
const BETWEEN_DEG = 60;
const DUE_DEG = 2;
/** Of a length told beside one that is computed. */
const ABOUT_FT = 1;
const ABOUT_SHARE = 0.01;

export const heading: Proof = ({ call = 0, value = 0 }, { lines }) => {
  const leg = lines.legs[call];
  if (leg === undefined) return null;
  const curve = lines.courses[call]?.curve ?? null;
  const ways = [azimuth(Math.atan2(leg.east_ft, leg.north_ft)), ...(curve === null ? [] : endsOf(curve))];
  const parted = Math.min(...ways.map((way) => partedBy(degreesOf(way), value)));
  return parted > (value % 90 === 0 ? HEADING_DEG : BETWEEN_DEG) ? `it runs ${angle(parted)} away from that` : null;
};

/** A long curve may be called after the way it sets out on, or ends on. */
const endsOf = ({ back_azimuth, forward_azimuth }: Curve): Radians[] => [back_azimuth, forward_azimuth];

export const due: Proof = ({ call = 0, value = 0, side }, { lines, slack_deg }) => {
  if (side !== undefined) {
    const off = sideNamed(lines, side).map(({ run }) => bentBetween(run, radiansOf(value)));
    return off.length === 0 || Math.min(...off) <= slack_deg
      ? null
      : `it runs ${angle(Math.min(...off))} away from that`;
  }
  const [run] = azimuthAt(lines, call);
  if (run === undefined) return null;
  const parted = partedBy(degreesOf(run), value);
  return parted > DUE_DEG ? `it runs ${angle(parted)} away from that` : null;
};

export const turn: Proof = (assertion, proving) => {
  const { lines, calls, slack_deg } = proving;
  const { call = 0, side, value, other } = assertion;
  if (assertion.call === undefined)
    return lines.isClockwise === (side === 'right')
      ? null
      : `it is run ${lines.isClockwise ? 'clockwise' : 'counterclockwise'}`;
  const own = calls[call];
  if (own?.call_type === 'curve')
    return value === undefined && own.curve_direction !== null && own.curve_direction !== side
      ? `it curves to the ${own.curve_direction}`
      : null;
  // Nothing is told of the line that leads to the first course.
  const corners =
    other === 'end' ? [call + 1] : [...(call === 0 ? [] : [call]), ...(other === 'either' ? [call + 1] : [])];
  const turns = corners.map((index) => turnInto(lines, index));
  const [first] = turns;
  if (first === undefined || turns.includes(null)) return null;
  const told = side === 'right' ? 1 : -1;
  const slack = slackOf(proving, value);
  const isTold = (turned: number | null): boolean => {
    if (turned === null || value === undefined) return (turned ?? 0) * told > slack_deg;
    // An angle turned from the line behind, as with a transit, comes to the same as one deflected from the line ahead.
    return (
      partedBy(turned, told * value) <= slack || (other === 'any' && partedBy(turned, 180 + told * value) <= slack)
    );
  };
  return turns.some(isTold)
    ? null
    : `it turns ${angle(Math.abs(first ?? 0))} to the ${(first ?? 0) > 0 ? 'right' : 'left'}`;
};

/** Of an angle told to minutes or seconds, where the bearings go as far: its last figure and theirs. */
function slackOf({ slack_deg, bearings_deg }: Proving, value: number | undefined): number {
  return value === undefined ? slack_deg : Math.min(slack_deg, Math.max(LEAST_DEG, lastFigure(value) + bearings_deg));
}

/** What instruments may differ by. */
const LEAST_DEG = 0.01;

export const angleMade: Proof = (assertion, proving) => {
  const { call = 0, value = 0, side, other } = assertion;
  const { lines } = proving;
  const slack_deg = slackOf(proving, value);
  const isNear = (deg: number | null): boolean => deg !== null && partedBy(deg, value) <= slack_deg;
  const corners = assertion.call === undefined ? lines.legs.map((_, index) => index) : [call, call + 1];
  const inside = corners.map((index) => interiorAt(lines, index));
  if (other === 'sum') {
    const sum = 180 * (lines.legs.length - 2);
    return isNear(sum) ? null : `the angles inside come to ${angle(sum)}`;
  }
  if (other === 'all' && side === 'interior') {
    const off = inside.find((deg) => deg !== null && !isNear(deg));
    return off === undefined || off === null ? null : `one inside is ${angle(off)}`;
  }
  const toward = assertion.call === undefined && typeof other === 'string' ? compassAzimuth(other) : null;
  if (toward !== null) {
    const there = cornersToward(lines, toward).map((index) => interiorAt(lines, index));
    return there.length === 0 || there.includes(null) || there.some(isNear) ? null : `it is ${angle(there[0] ?? 0)}`;
  }
  // One of a list of all the corners.
  if (assertion.call === undefined && side === 'interior')
    return inside.includes(null) || inside.some(isNear) ? null : `no angle inside is ${angle(value)}`;
  // Told without saying from where: inside, outside, or by how much the line turns.
  if (side === 'any' && other === 'either') {
    const isMade = inside.some((deg) => deg === null || [deg, 360 - deg, 180 - deg, deg - 180].some(isNear));
    return isMade ? null : `it turns by ${angle(Math.abs(180 - (inside[0] ?? 0)))}`;
  }
  if (side === 'interior') {
    const ends = [interiorAt(lines, call), ...(other === 'either' ? [interiorAt(lines, call + 1)] : [])];
    if (ends.includes(null) || ends.some(isNear)) return null;
    return `the angle inside is ${angle(ends[0] ?? 0)}`;
  }
  const run = entryOf(lines, call);
  const against = linesNamed(assertion, proving);
  if (run === null || typeof against === 'string' || against.length === 0) return null;
  const bents = against.map((line) => bentBetween(line.run, run));
  return bents.some((deg) => isNear(deg) || isNear(180 - deg)) ? null : `the two make ${angle(bents[0] ?? 0)}`;
};

const bent =
  (wanted_deg: number): Proof =>
  (assertion, proving) => {
    const { call, other, side, value } = assertion;
    if (call === undefined) return sidesBent(wanted_deg, assertion.side, other, proving);
    const [run] = azimuthAt(proving.lines, call);
    if (run === undefined) return null;
    const against = linesNamed(assertion, proving);
    if (typeof against === 'string') return against;
    const off = against.map((line) => Math.abs(bentBetween(line.run, run) - wanted_deg));
    // A curve, or a side that no course looks to, is not to be compared.
    if (off.length === 0) return null;
    const slack = side === 'named' ? NAMED_DEG : proving.slack_deg;
    if (Math.min(...off) > slack) return `it is ${angle(Math.min(...off))} off that`;
    const near = against.filter((_, index) => (off[index] ?? 90) <= slack);
    return other === undefined || value === undefined ? null : apart(proving, call, near, value);
  };

export const parallel = bent(0);
export const square = bent(90);

/** Parallel lines that are told to lie so far from each other. */
function apart({ lines, unit }: Proving, call: number, near: readonly LineDrawn[], told_ft: number): string | null {
  const from = lines.corners[call];
  const across_ft = near.flatMap(({ run, index }) => {
    const to = index === null ? undefined : lines.corners[index];
    if (from === undefined || to === undefined) return [];
    return [Math.abs((from.east_ft - to.east_ft) * Math.cos(run) - (from.north_ft - to.north_ft) * Math.sin(run))];
  });
  const [first] = across_ft;
  if (first === undefined) return null;
  const isSo = across_ft.some((one) => Math.abs(one - told_ft) <= Math.max(ABOUT_FT, told_ft * ABOUT_SHARE));
  return isSo ? null : `the two lie ${lengthSaid(first, unit)} apart`;
}

/** "Between parallel lines", "the north and south lines are parallel", "the west line is perpendicular to the south line". */
function sidesBent(
  wanted_deg: number,
  side: string | undefined,
  other: number | string | undefined,
  { lines, slack_deg }: Proving,
): string | null {
  const isAlong = (a: LineDrawn, b: LineDrawn): boolean =>
    Math.abs(bentBetween(a.run, b.run) - wanted_deg) <= slack_deg;
  if (side !== undefined) {
    const [one, two] = [sideNamed(lines, side), sideNamed(lines, other)];
    if (one.length === 0 || two.length === 0) return null;
    return one.some((a) => two.some((b) => isAlong(a, b))) ? null : 'they are not';
  }
  const all = lines.legs.flatMap((_, index) => azimuthAt(lines, index).map((run) => ({ run, index })));
  const isAny = all.some((a) => all.some((b) => Math.abs(degreesOf(turnBetween(a.run, b.run))) > 90 && isAlong(a, b)));
  return isAny ? null : 'no two sides are';
}

export const prolonged: Proof = (assertion, proving) => {
  const [run] = azimuthAt(proving.lines, assertion.call ?? 0);
  if (run === undefined) return null;
  const against = linesNamed(assertion, proving);
  if (typeof against === 'string') return against;
  if (against.length === 0) return null;
  const off = Math.min(...against.map((line) => bentBetween(line.run, run)));
  return off > (assertion.side === 'named' ? NAMED_DEG : proving.slack_deg)
    ? `it bends from it by ${angle(off)}`
    : null;
};
