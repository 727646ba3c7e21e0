// A curve that the document calls tangent leaves the course before it in about the same direction; one that would be tangent at both of its ends if it turned the other way is left open.
import { angleText, degreesOf, type Radians, radians, radiansOf, turnBetween } from '#core/survey/angle.ts';
import type { Curve } from '#core/survey/curve.ts';
import { type Rule, type RuleFinding, restOf } from '#core/verdict/rule.ts';
import { courseName, listed } from '#core/verdict/wording/courses.ts';

/** Recorded chords of compound curves part from the tangent by a degree or so; a wrong bearing parts by far more. */
const ABOUT_TANGENT = radiansOf(3);

/** Below this even a curve that turns the wrong way cannot be told from one that turns the right way. */
const TANGENT = radiansOf(0.1);

export const tangentsAgree: Rule = ({ tract, courses }) =>
  listed(
    courses.flatMap(({ curve, follows_tangent }, index): RuleFinding[] => {
      const before = courses[index - 1]?.leg?.forward_azimuth;
      if (curve === null || follows_tangent || before === undefined || before === null) return [];
      if (tract.calls[index]?.tangent !== true) {
        const after = courses[index + 1];
        const behind = after?.curve === null ? after.leg?.forward_azimuth : null;
        if (behind === undefined || behind === null || !isTurned(curve, before, behind)) return [];
        const reason = `${courseName(index)} turns ${curve.turn}, but would be tangent to the courses before and behind it if it turned the other way.`;
        return [{ code: 'tangent_disagrees', reason, call: index }];
      }
      const parted = Math.abs(turnBetween(before, curve.back_azimuth));
      // Turned the other way on the same chord, a curve leaves on what is now its forward tangent.
      const otherwise = Math.abs(turnBetween(before, curve.forward_azimuth));
      const fitsTurned = parted > TANGENT && otherwise < parted / 2;
      if (parted <= ABOUT_TANGENT && !fitsTurned) return [];
      const by = angleText(degreesOf(radians(parted)));
      const other = fitsTurned ? '; it would fit better if it turned the other way' : '';
      return [
        {
          code: 'tangent_disagrees',
          reason: `${courseName(index)} is called tangent, but its chord and turn part from the course before by ${by}${other}.`,
          call: index,
        },
      ];
    }),
    restOf,
  );

/** Tangent at both ends on the same chord if it turned the other way, and at neither as it is told. */
function isTurned(curve: Curve, before: Radians, behind: Radians): boolean {
  const parted = (one: Radians, other: Radians): number => Math.abs(turnBetween(one, other));
  return (
    parted(before, curve.forward_azimuth) < TANGENT &&
    parted(behind, curve.back_azimuth) < TANGENT &&
    parted(before, curve.back_azimuth) > ABOUT_TANGENT &&
    parted(behind, curve.forward_azimuth) > ABOUT_TANGENT
  );
}
