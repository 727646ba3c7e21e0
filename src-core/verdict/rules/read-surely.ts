// No course was read with low confidence.
import type { Call } from '#core/schema/call.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { courseNames, onlyOf } from '#core/verdict/wording/courses.ts';

export const readSurely: Rule = ({ tract }) => {
  const doubtful = tract.calls.flatMap((call, index) => (isDoubtful(call) ? [index] : []));
  const were = doubtful.length > 1 ? 'were' : 'was';
  return doubtful.length === 0
    ? []
    : [
        {
          code: 'low_confidence',
          reason: `${courseNames(doubtful)} ${were} read with low confidence; compare with the document.`,
          call: onlyOf(doubtful),
        },
      ];
};

/** What the scan leaves in doubt is told value by value; what an operator entered was not read at all. */
const isDoubtful = ({ confidence, doubts, typed }: Call): boolean =>
  confidence === 'low' && doubts === undefined && typed === undefined;
