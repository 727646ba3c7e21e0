// A course counts as recorded only when the document, not an assumption of ours, settles where it runs.
import type { Rule, RuleFinding } from '#core/verdict/rule.ts';
import { courseNames, onlyOf } from '#core/verdict/wording/courses.ts';

export const drawnFromRecord: Rule = ({ tract, courses }) => {
  const assumed: number[] = [];
  const chordOnly: number[] = [];
  const derived: number[] = [];
  courses.forEach(({ leg, curve, tangent_assumed }, index) => {
    const call = tract.calls[index];
    if (leg === null || call === undefined) return;
    if (tangent_assumed) assumed.push(index);
    if (call.call_type === 'curve' && curve === null) chordOnly.push(index);
    if (call.call_type === 'line' && (call.computed.includes('bearing') || call.computed.includes('distance'))) {
      derived.push(index);
    }
  });
  return [
    ...findingFor(
      'tangent_assumed',
      assumed,
      'no chord bearing is recorded and the document does not call the curve tangent; it is drawn tangent to the course before',
    ),
    ...findingFor(
      'chord_only',
      chordOnly,
      'only the chord of the curve is settled, so its arc is left out of the area',
    ),
    ...findingFor('value_derived', derived, 'the bearing or distance is derived, not recorded'),
  ];
};

const findingFor = (code: RuleFinding['code'], indexes: readonly number[], words: string): RuleFinding[] =>
  indexes.length === 0 ? [] : [{ code, reason: `${courseNames(indexes)}: ${words}.`, call: onlyOf(indexes) }];
