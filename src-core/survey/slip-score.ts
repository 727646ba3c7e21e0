// How well a slip explains a miss: what closure and stated area it leaves, set against how often such slips are made.
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { turnBetween } from '#core/survey/angle.ts';
import { areaOf } from '#core/survey/area.ts';
import { type Closure, closureOf, closureOfMiss } from '#core/survey/closure.ts';
import type { Course } from '#core/survey/course.ts';
import { type Leg, swung } from '#core/survey/leg.ts';
import { halfUnitOf } from '#core/survey/precision.ts';
import { leftOutSlip } from '#core/survey/slips/course-slips.ts';
import { KIND_CHOICES, KIND_SHARE, type Slip } from '#core/survey/slips/slip.ts';
import { areaAgrees, areaIn, type StatedArea } from '#core/survey/stated-area.ts';

export interface Investigated {
  calls: readonly Call[];
  courses: readonly Course[];
  legs: readonly Leg[];
  closure: Closure;
  unit: DistanceUnit;
  unit_ft: number;
  state: string;
  stated: readonly StatedArea[];
}

export interface SlipGround extends Investigated {
  /** How far rounding alone carries the end of such a traverse, one standard deviation each way. */
  noise_ft: number;
  followers: ({ count: number; east_ft: number; north_ft: number } | null)[];
}

export interface Judged {
  slip: Slip;
  closure_ratio: string;
  area_agrees: boolean | null;
  /** Natural logarithm of how likely it is, up to a constant. */
  score: number;
}

/** Slips looked at with their area; the rest close worse than all of these. */
const EXAMINED = 200;

/** From the recorded precision: half a unit of every distance and every bearing. */
export function noiseOf(calls: readonly Call[], legs: readonly Leg[], unit_ft: number): number {
  const half_angle = halfBearingOf(calls);
  let variance = 0;
  legs.forEach((leg, index) => {
    const call = calls[index];
    const value = call?.distance ?? call?.chord_length ?? null;
    const half = value === null ? 0.005 : halfUnitOf(value, call?.verbatim_text ?? '') * unit_ft;
    variance += (half * half + (leg.length_ft * half_angle) ** 2) / 6;
  });
  return Math.max(0.003, Math.sqrt(variance));
}

/** Half a second, half a minute or half a degree, by what most of the bearings show. */
function halfBearingOf(calls: readonly Call[]): number {
  const bearings = calls.flatMap((call) => call.bearing ?? call.chord_bearing ?? []);
  const second = Math.PI / (180 * 3600);
  const most = (count: number): boolean => count * 3 > bearings.length;
  if (most(bearings.filter(({ seconds }) => seconds !== 0).length)) return 0.5 * second;
  return most(bearings.filter(({ minutes }) => minutes !== 0).length) ? 30 * second : 900 * second;
}

/** The likeliest, with a course left out weighed in. */
export function scoreAll(slips: readonly Slip[], ground: SlipGround): Judged[] {
  const first = distinct(slips)
    .map((slip) => ({ slip, score: closureScore(slip, ground) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, EXAMINED);
  return [...first.map(({ slip }) => judgeSlip(slip, ground)), ...leftOut(ground)];
}

export function judgeSlip(slip: Slip, ground: SlipGround): Judged {
  const legs = legsAfter(slip, ground);
  const closure = closureOf(legs);
  const area = areaOf(legs);
  return {
    slip,
    closure_ratio: closure.ratio,
    area_agrees: areaAgrees(ground.stated, area, ground.state),
    score: missScore(closure.miss_ft, ground.noise_ft) + priorOf(slip, ground) + areaScore(area, ground),
  };
}

function closureScore(slip: Slip, ground: SlipGround): number {
  const run = ground.followers[slip.call];
  const leg = ground.legs[slip.call];
  if (leg === undefined) return Number.NEGATIVE_INFINITY;
  // A slip that swings the courses after it is rare enough to be examined whole.
  if (run !== null && run !== undefined)
    return priorOf(slip, ground) + missScore(closureOf(legsAfter(slip, ground)).miss_ft, ground.noise_ft);
  const east = ground.closure.east_ft - leg.east_ft + (slip.leg?.east_ft ?? 0);
  const north = ground.closure.north_ft - leg.north_ft + (slip.leg?.north_ft ?? 0);
  return priorOf(slip, ground) + missScore(Math.hypot(east, north), ground.noise_ft);
}

/** Every course of the figure if the slip had not been made. */
function legsAfter(slip: Slip, { legs, followers }: SlipGround): Leg[] {
  const after = [...legs];
  const old = legs[slip.call];
  if (slip.kind === 'left_out') {
    if (slip.leg !== null) after.splice(slip.call, 0, slip.leg);
    return after;
  }
  if (slip.leg === null) {
    after.splice(slip.call, 1);
    return after;
  }
  after[slip.call] = slip.leg;
  const run = followers[slip.call];
  const from = old?.forward_azimuth ?? null;
  const to = slip.leg.forward_azimuth;
  if (run === null || run === undefined || from === null || to === null) return after;
  const swing = turnBetween(from, to);
  for (let index = slip.call + 1; index <= slip.call + run.count; index++) {
    const leg = legs[index];
    if (leg !== undefined) after[index] = swung(leg, swing);
  }
  return after;
}

/** Density of a miss in the plane: rounding makes small ones, and now and then a poor tape a larger one. */
const missScore = (miss_ft: number, noise_ft: number): number =>
  -2.5 * Math.log(1 + (miss_ft * miss_ft) / (3 * noise_ft * noise_ft)) - Math.log(2 * Math.PI * noise_ft * noise_ft);

const priorOf = (slip: Slip, { legs }: SlipGround): number =>
  Math.log((KIND_SHARE[slip.kind] * slip.weight) / (KIND_CHOICES[slip.kind] * legs.length));

function areaScore(area_sqft: number, { stated, state }: SlipGround): number {
  let score = 0;
  for (const { unit, value, half } of stated) {
    if (value === null) continue;
    const spread = Math.max(half, 0.0005 * value);
    const off = (areaIn(unit, area_sqft, state) - value) / spread;
    score -= Math.min(10, 1.5 * Math.log(1 + off * off));
  }
  return score;
}

/** A course left out closes any figure, so only the stated area can speak for it and tell its place. */
function leftOut(ground: SlipGround): Judged[] {
  const { closure, legs, unit_ft, stated } = ground;
  const hasArea = stated.some(({ value }) => value !== null);
  const typical_ft = (1.5 * closure.perimeter_ft) / legs.length;
  const spread = -Math.log(Math.PI * typical_ft * typical_ft);
  const exact = closureOfMiss(0, 0, closure.perimeter_ft + closure.miss_ft).ratio;
  const judge = (index: number, area: number | null): Judged => {
    const slip = leftOutSlip(closure, index, legs.length, unit_ft, hasArea);
    const agrees = area === null ? null : areaAgrees(stated, area, ground.state);
    const score = spread + priorOf(slip, ground) + (area === null ? 0 : areaScore(area, ground));
    return { slip, closure_ratio: exact, area_agrees: agrees, score };
  };
  if (!hasArea) return [judge(legs.length, null)];
  return (
    areasWithOneMore(ground)
      .map((area, index) => judge(index, area))
      // Before the first course is the same place in the round as after the last.
      .filter(({ slip, area_agrees }) => slip.call > 0 && area_agrees === true)
  );
}

/** The area with the closing course put in before each course in turn, and at the end. */
function areasWithOneMore({ legs, closure }: SlipGround): number[] {
  const cross = (aEast: number, aNorth: number, bEast: number, bNorth: number): number =>
    aEast * bNorth - bEast * aNorth;
  const vEast = -closure.east_ft;
  const vNorth = -closure.north_ft;
  let east = 0;
  let north = 0;
  let doubled = 0;
  let segments = 0;
  const shifts: number[] = [];
  for (const leg of [...legs, null]) {
    shifts.push(
      cross(vEast, vNorth, closure.east_ft - east, closure.north_ft - north) + cross(east, north, vEast, vNorth),
    );
    if (leg === null) break;
    doubled += cross(east, north, leg.east_ft, leg.north_ft);
    segments += leg.segment_sqft;
    east += leg.east_ft;
    north += leg.north_ft;
  }
  return shifts.map((shift) => Math.abs((doubled + shift) / 2 + segments));
}

/** The same correction by two slips counts once, by the likelier. */
function distinct(slips: readonly Slip[]): Slip[] {
  const best = new Map<string, Slip>();
  for (const slip of slips) {
    const key = `${slip.call} ${slip.field} ${JSON.stringify(slip.after)}`;
    const other = best.get(key);
    const share = (one: Slip): number => (KIND_SHARE[one.kind] * one.weight) / KIND_CHOICES[one.kind];
    if (other === undefined || share(slip) > share(other)) best.set(key, slip);
  }
  return [...best.values()];
}
