// The likeliest single slip behind a figure that does not fit, or that there is none.
import type { Rule } from '#core/verdict/rule.ts';

export const suspectsTold: Rule = ({ closes, suspects }) => {
  const [first] = suspects;
  if (first?.field === 'missing_course' && first.area_agrees !== true) {
    return ['No slip in a recorded course explains the miss; a course may have been left out.'];
  }
  if (first !== undefined) return [`Most likely: ${first.explanation}`];
  return closes === false ? ['No slip in a single course explains the miss.'] : [];
};
