// Without a stated area nothing corroborates the shape.
import type { Rule } from '#core/verdict/rule.ts';

export const areaStated: Rule = ({ tract, stated }) =>
  stated.length > 0 || tract.calls.length === 0
    ? []
    : [{ code: 'area_not_stated', reason: 'No area is stated, so nothing corroborates the shape.' }];
