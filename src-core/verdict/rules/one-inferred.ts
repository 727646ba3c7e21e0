// One course that cannot be drawn is taken from the closing line, which leaves nothing to check closure with.
import { bearingOf, bearingText } from '#core/survey/bearing.ts';
import { directionOf } from '#core/survey/leg.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { courseName, FAULT_WORDS, lengthSaid } from '#core/verdict/wording/courses.ts';

export const oneInferred: Rule = ({ tract, courses, inferred, figure }) => {
  const leg = inferred === null ? undefined : figure?.legs[inferred];
  const fault = inferred === null ? undefined : courses[inferred]?.fault;
  if (inferred === null || leg === undefined || fault === undefined || fault === null) return [];
  const length_ft = Math.hypot(leg.east_ft, leg.north_ft);
  const line = `${bearingText(bearingOf(directionOf(leg), 0))}, ${lengthSaid(length_ft, tract.distance_unit)}`;
  const recorded = tract.calls[inferred]?.bearing;
  const against =
    recorded === null || recorded === undefined ? '' : `; its recorded bearing is ${bearingText(recorded)}`;
  return [
    {
      code: 'course_inferred',
      reason: `${courseName(inferred)} ${FAULT_WORDS[fault]}. It is inferred from the closing line (${line}${against}), which leaves nothing to check closure with.`,
      call: inferred,
    },
  ];
};
