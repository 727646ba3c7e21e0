// The figure returns to its point of beginning.
import { bearingText } from '#core/survey/bearing.ts';
import { closingCourse } from '#core/survey/closure.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { lengthSaid } from '#core/verdict/wording/courses.ts';

export const closes: Rule = ({ tract, figure, closes: isClosed }) => {
  if (figure === null || isClosed !== false) return [];
  const { miss_ft, ratio } = figure.closure;
  const miss = lengthSaid(miss_ft, tract.distance_unit);
  const { bearing } = closingCourse(figure.closure);
  return [
    {
      code: 'does_not_close',
      reason: `Misses the point of beginning by ${miss} (${ratio}); ${bearingText(bearing)} ${miss} would close it.`,
    },
  ];
};
