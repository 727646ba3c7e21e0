// Without a stated area nothing corroborates the shape.
import type { Rule } from '#core/verdict/rule.ts';

export const areaStated: Rule = ({ tract, stated }) =>
  stated.length > 0 || tract.calls.length === 0 ? [] : ['No area is stated, so nothing corroborates the shape.'];
