// What the words assert of the figure's own lines holds on the figure as it is drawn.
import type { Assertion, AssertionKind } from '#core/schema/assertion.ts';
import type { FindingCode } from '#core/schema/finding.ts';
import {
  arc,
  bulge,
  compound,
  concave,
  nonTangent,
  radial,
  radialBearing,
  reverse,
  tangent,
  tangentBearing,
} from '#core/verdict/proofs/curve-proofs.ts';
import { apart, bears, corner, equal, most, shape, side } from '#core/verdict/proofs/figure-proofs.ts';
import { angleMade, due, heading, parallel, prolonged, square, turn } from '#core/verdict/proofs/line-proofs.ts';
import { type Proof, provingOf } from '#core/verdict/proofs/proof.ts';
import type { Rule, RuleFinding } from '#core/verdict/rule.ts';
import { courseName } from '#core/verdict/wording/courses.ts';

/** Nothing that could be drawn would prove it. */
const never =
  (shown: string): Proof =>
  () =>
    shown;

const PROOFS: Readonly<Record<AssertionKind, { code: FindingCode; proof: Proof }>> = {
  heading: { code: 'direction_against_bearing', proof: heading },
  due: { code: 'direction_against_bearing', proof: due },
  turn: { code: 'turn_otherwise', proof: turn },
  angle: { code: 'angle_otherwise', proof: angleMade },
  parallel: { code: 'not_parallel', proof: parallel },
  square: { code: 'not_square', proof: square },
  prolonged: { code: 'not_prolonged', proof: prolonged },
  equal: { code: 'not_equal', proof: equal },
  tangent: { code: 'not_tangent', proof: tangent },
  non_tangent: { code: 'not_tangent', proof: nonTangent },
  radial: { code: 'not_radial', proof: radial },
  radial_bearing: { code: 'center_otherwise', proof: radialBearing },
  tangent_bearing: { code: 'not_tangent', proof: tangentBearing },
  reverse: { code: 'curve_follows_otherwise', proof: reverse },
  compound: { code: 'curve_follows_otherwise', proof: compound },
  concave: { code: 'center_otherwise', proof: concave },
  bulge: { code: 'center_otherwise', proof: bulge },
  arc: { code: 'arc_otherwise', proof: arc },
  corner: { code: 'corner_otherwise', proof: corner },
  side: { code: 'own_side_otherwise', proof: side },
  shape: { code: 'shape_otherwise', proof: shape },
  bisects: { code: 'bisects_itself', proof: never('it bounds that land') },
  winding: { code: 'boundary_winds', proof: never('its values are those of a straight line') },
  apart: { code: 'side_otherwise', proof: apart },
  bears: { code: 'bearing_told_twice', proof: bears },
  most: { code: 'side_otherwise', proof: most },
  order: { code: 'courses_miscounted', proof: never('it is not') },
  placed: { code: 'placed_by_itself', proof: never("its end is placed by the figure's own lines") },
};

export const assertionsHold: Rule = (subject) => {
  const proving = provingOf(subject);
  if (proving === null || subject.is_open) return [];
  return (subject.tract.assertions ?? []).flatMap((assertion): RuleFinding[] => {
    const { call, quote, spans } = assertion;
    // What is inferred or assumed proves nothing.
    const course = call === undefined ? undefined : subject.courses[call];
    if (course !== undefined && (course.leg === null || course.tangent_assumed)) return [];
    const { code, proof } = PROOFS[assertion.kind];
    const shown = proof(assertion, proving);
    if (shown === null) return [];
    return [{ code, reason: reasonOf(assertion, shown), call, quote, spans }];
  });
};

/** Course 3: "parallel with the first line", but it is 12°30'00" off that. */
const reasonOf = ({ kind, call, quote }: Assertion, shown: string): string => {
  const name = call === undefined ? (kind === 'corner' ? 'The point of beginning' : 'The figure') : courseName(call);
  return `${name} is told "${quote}", but ${shown}.`;
};
