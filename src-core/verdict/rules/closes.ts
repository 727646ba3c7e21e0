// The figure returns to its point of beginning.
import { bearingText } from '#core/survey/bearing.ts';
import { closingCourse } from '#core/survey/closure.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { feetText } from '#core/verdict/wording/courses.ts';

export const closes: Rule = ({ figure, closes: isClosed }) => {
  if (figure === null || isClosed !== false) return [];
  const { miss_ft, ratio } = figure.closure;
  const { bearing } = closingCourse(figure.closure);
  return [
    {
      code: 'does_not_close',
      reason: `Misses the point of beginning by ${feetText(miss_ft)} (${ratio}); ${bearingText(bearing)} ${feetText(miss_ft)} would close it.`,
    },
  ];
};
