// A curve that the document calls tangent leaves the course before it in about the same direction.
import { angleText, degreesOf, radians, radiansOf, turnBetween } from '#core/survey/angle.ts';
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
      if (curve === null || follows_tangent || tract.calls[index]?.tangent !== true) return [];
      if (before === undefined || before === null) return [];
      const parted = Math.abs(turnBetween(before, curve.back_azimuth));
      // Turned the other way on the same chord, a curve leaves on what is now its forward tangent.
      const otherwise = Math.abs(turnBetween(before, curve.forward_azimuth));
      const isTurned = parted > TANGENT && otherwise < parted / 2;
      if (parted <= ABOUT_TANGENT && !isTurned) return [];
      const by = angleText(degreesOf(radians(parted)));
      const other = isTurned ? '; it would fit better if it turned the other way' : '';
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
