// No course was read with low confidence.
import type { Rule } from '#core/verdict/rule.ts';
import { courseNames } from '#core/verdict/wording.ts';

export const readSurely: Rule = ({ tract }) => {
  const doubtful = tract.calls.flatMap((call, index) => (call.confidence === 'low' ? [index] : []));
  const were = doubtful.length > 1 ? 'were' : 'was';
  return doubtful.length === 0
    ? []
    : [`${courseNames(doubtful)} ${were} read with low confidence; compare with the document.`];
};
