// A curve that the document calls tangent leaves the course before it in the same direction.
import { angleText, degreesOf, radians, radiansOf, turnBetween } from '#core/survey/angle.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { courseName, listed } from '#core/verdict/wording.ts';

/** Rounded bearings part a tangent by seconds, sloppy ones by minutes; a wrong turn or bearing by far more. */
const TANGENT = radiansOf(0.1);

export const tangentsAgree: Rule = ({ tract, courses }) =>
  listed(
    courses.flatMap(({ curve, follows_tangent }, index) => {
      const before = courses[index - 1]?.leg?.forward_azimuth;
      if (curve === null || follows_tangent || tract.calls[index]?.tangent !== true) return [];
      if (before === undefined || before === null) return [];
      const parted = Math.abs(turnBetween(before, curve.back_azimuth));
      if (parted <= TANGENT) return [];
      return [
        `${courseName(index)} is called tangent, but its chord and turn part from the course before by ${angleText(degreesOf(radians(parted)))}.`,
      ];
    }),
  );
