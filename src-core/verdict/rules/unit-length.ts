// A vara or an arpent is not the same everywhere: the length used is named.
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { unitNote } from '#core/survey/distance.ts';
import type { Rule, RuleFinding } from '#core/verdict/rule.ts';

export const unitLength: Rule = ({ tract, stated, context }) => {
  const units = new Set<DistanceUnit>([tract.distance_unit]);
  for (const call of tract.calls) if (call.distance_unit !== null) units.add(call.distance_unit);
  if (stated.some(({ unit }) => unit === 'arpents')) units.add('arpents');
  return [...units].flatMap((unit): RuleFinding[] => {
    const reason = unitNote(unit, context.state);
    return reason === null ? [] : [{ code: 'unit_length', reason }];
  });
};
