// The figure does not cross, touch or retrace itself.
import type { Rule } from '#core/verdict/rule.ts';

export const doesNotCross: Rule = ({ crossing }) =>
  crossing === null
    ? []
    : [
        {
          code: 'crosses_itself',
          reason: `The figure crosses itself or runs back over itself at courses ${crossing[0] + 1} and ${crossing[1] + 1}.`,
        },
      ];
