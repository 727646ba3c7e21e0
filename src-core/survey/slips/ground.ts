// What the slips of one figure are weighed on: its courses, its pen, how well such surveys close, what area is stated.
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { radiansOf } from '#core/survey/angle.ts';
import type { Closure } from '#core/survey/closure.ts';
import type { Course } from '#core/survey/course.ts';
import type { Leg } from '#core/survey/leg.ts';
import { type AreaEvidence, areaEvidence } from '#core/survey/slips/area-likelihood.ts';
import type { Steps } from '#core/survey/slips/miss-likelihood.ts';
import { ONE_SLIP } from '#core/survey/slips/slip.ts';
import { likelyAngleStep, type Quality, qualitiesOf } from '#core/survey/slips/survey-quality.ts';
import { type Writing, writingOf } from '#core/survey/slips/writing.ts';
import type { StatedArea } from '#core/survey/stated-area.ts';

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
  writing: Writing;
  /** Seconds of arc that bearings are written to. */
  angle_step: number;
  /** What a likelihood is asked with. */
  known: readonly [Steps, readonly Quality[], AreaEvidence | null];
  /** Natural logarithm of how often any slip is made of one of these courses. */
  rate: number;
  /** For every course, the run of tangent curves after it that swings when it does; null when there is none. */
  followers: ({ count: number; east_ft: number; north_ft: number } | null)[];
}

export function groundOf(figure: Investigated): SlipGround {
  const writing = writingOf(figure.calls);
  const angle_step = writing.angle_step ?? likelyAngleStep(writing.length_step, figure.unit);
  const steps = { angle: radiansOf(angle_step / 3600), length_ft: writing.length_step * figure.unit_ft };
  return {
    ...figure,
    writing,
    angle_step,
    known: [steps, qualitiesOf(angle_step, figure.unit), areaEvidence(figure.stated, figure.state, angle_step < 60)],
    rate: Math.log(ONE_SLIP / figure.legs.length),
    followers: followersOf(figure),
  };
}

function followersOf({ courses, legs }: Investigated): SlipGround['followers'] {
  const runs: SlipGround['followers'] = new Array(legs.length).fill(null);
  for (let index = legs.length - 2; index >= 0; index--) {
    const leg = legs[index + 1];
    if (leg === undefined || courses[index + 1]?.follows_tangent !== true) continue;
    const after = runs[index + 1];
    runs[index] = {
      count: 1 + (after?.count ?? 0),
      east_ft: leg.east_ft + (after?.east_ft ?? 0),
      north_ft: leg.north_ft + (after?.north_ft ?? 0),
    };
  }
  return runs;
}
