// All that may stand behind a miss, weighed against each other: one slip in one course, none at all, or more than one.
import { turnBetween } from '#core/survey/angle.ts';
import type { Closure } from '#core/survey/closure.ts';
import { findCrossing } from '#core/survey/crossing.ts';
import { type Leg, swung } from '#core/survey/leg.ts';
import { areaDensity, astrayDensity } from '#core/survey/slips/area-likelihood.ts';
import { leftOutSlip } from '#core/survey/slips/course-slips.ts';
import type { SlipGround } from '#core/survey/slips/ground.ts';
import { areaVariances, likelihoodOf } from '#core/survey/slips/miss-likelihood.ts';
import { KIND_SHARE, MORE_SLIPS, NO_SLIP, type Slip } from '#core/survey/slips/slip.ts';
import { walk } from '#core/survey/traverse.ts';

/** Slips looked at closely, and of those the ones looked at for crossings; the rest are less likely than all of these. */
const EXAMINED = 300;
const LOOKED_ACROSS = 40;

/** One figure in so many that were recorded right crosses itself. */
const CROSSES = 0.04;

export interface Weighed {
  slip: Slip;
  chance: number;
}

export interface Weighing {
  /** Likeliest first. */
  slips: Weighed[];
  /** That no slip stands behind the miss, and that something else than one slip does. */
  none: number;
  more: number;
}

export function weigh(slips: readonly Slip[], ground: SlipGround, withLeftOut: boolean): Weighing {
  const examined = likeliest(slips).map((slip) => ({
    slip,
    score: slip.prior + likelihoodOf(legsAfter(slip, ground), ...ground.known),
  }));
  if (withLeftOut) examined.push(...leftOut(ground));
  examined.sort((one, other) => other.score - one.score);
  const none = Math.log(NO_SLIP) + likelihoodOf(ground.legs, ...ground.known) + crossing(ground.legs);
  const [, , stated] = ground.known;
  const anyArea = stated === null ? 0 : Math.log(astrayDensity(stated.area_sqft));
  const more = Math.log(MORE_SLIPS) + lnAnyMiss(ground.closure) + anyArea;
  examined.slice(0, LOOKED_ACROSS).forEach((one) => {
    one.score += crossing(legsAfter(one.slip, ground));
  });
  const top = Math.max(none, more, ...examined.map(({ score }) => score));
  const total = [none, more, ...examined.map(({ score }) => score)].reduce((sum, at) => sum + Math.exp(at - top), 0);
  const chance = (score: number): number => Math.exp(score - top) / total;
  return {
    slips: examined
      .map(({ slip, score }) => ({ slip, chance: chance(score) }))
      .sort((one, other) => other.chance - one.chance),
    none: chance(none),
    more: chance(more),
  };
}

const crossing = (legs: readonly Leg[]): number =>
  Math.log(findCrossing(walk(legs), legs, false) === null ? 1 - CROSSES : CROSSES);

/** Density of a miss of any size, as two slips or a fault without a name leave behind. */
export function lnAnyMiss(closure: Closure): number {
  const sizes = Math.log(1e4);
  const miss_ft = Math.max(closure.miss_ft, closure.perimeter_ft / 20_000, 1e-6);
  return -Math.log(sizes * 2 * Math.PI * miss_ft * miss_ft);
}

/** Every course of the figure if the slip had not been made. */
export function legsAfter(slip: Slip, { legs, followers }: SlipGround): Leg[] {
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

/** How far the lengths of courses in one document lie apart, as a logarithm. */
const LENGTH_SPREAD = 1.2;

/** A course left out closes any figure; what speaks against it is how short a course that is, and the area. */
function leftOut(ground: SlipGround): { slip: Slip; score: number }[] {
  const { closure, legs, unit_ft, known } = ground;
  const [steps, qualities, stated] = known;
  if (closure.miss_ft <= 0) return [];
  const lengths = legs.map(({ length_ft }) => Math.log(length_ft)).sort((one, other) => one - other);
  const off = (Math.log(closure.miss_ft) - (lengths[Math.floor(lengths.length / 2)] ?? 0)) / LENGTH_SPREAD;
  const perFoot = -0.5 * off * off - Math.log(2.5066 * LENGTH_SPREAD * closure.miss_ft);
  const density = perFoot - Math.log(2 * Math.PI * closure.miss_ft);
  const prior = ground.rate + Math.log(KIND_SHARE.left_out);
  const slipAt = (index: number, lnChance: number): Slip =>
    leftOutSlip(closure, index, legs.length, unit_ft, stated !== null, lnChance);
  // Without an area all places are one.
  if (stated === null) {
    return [
      { slip: slipAt(legs.length, prior + Math.log(legs.length)), score: prior + Math.log(legs.length) + density },
    ];
  }
  const variances = areaVariances(legs, steps, qualities);
  return areasWithOneMore(ground).flatMap((area, index) => {
    // Before the first course is the same place in the round as after the last.
    if (index === 0) return [];
    const fits = qualities.reduce(
      (sum, { weight }, at) => sum + weight * areaDensity(stated, area, variances[at] ?? 0),
      0,
    );
    return [{ slip: slipAt(index, prior), score: prior + density + Math.log(fits) }];
  });
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

/** Those to look at closely. The same correction by two slips counts once, by the likelier. */
function likeliest(slips: readonly Slip[]): Slip[] {
  const seen = new Set<string>();
  const found: Slip[] = [];
  for (const slip of [...slips].sort((one, other) => other.score - one.score)) {
    const key = `${slip.call} ${slip.field} ${JSON.stringify(slip.after)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(slip);
    if (found.length === EXAMINED) break;
  }
  return found;
}
