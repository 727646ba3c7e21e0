// A tract described as part of a section names a part that exists.
import { readAliquotWire } from '#core/plss/aliquot-wire.ts';
import type { Rule, RuleFinding } from '#core/verdict/rule.ts';

export const aliquotReads: Rule = ({ tract }) => {
  if (tract.description_type !== 'aliquot') return [];
  const { problems, chains, lots, whole } = readAliquotWire(tract.aliquot);
  if (problems.length > 0) return problems.map(unreadable);
  return chains.length > 0 || lots.length > 0 || whole ? [] : [unreadable('it names no part of a section.')];
};

const unreadable = (problem: string): RuleFinding => ({
  code: 'aliquot_unreadable',
  reason: `The aliquot description does not parse: ${problem}`,
});
