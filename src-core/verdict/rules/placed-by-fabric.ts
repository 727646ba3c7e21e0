// What the survey fabric has to say about where a tract lies.
import type { Rule } from '#core/verdict/rule.ts';

export const placedByFabric: Rule = ({ context }) =>
  context.georef_reasons.map((reason) => ({ code: 'fabric_says', reason }));
