// A course counts as recorded only when the document, not an assumption of ours, settles where it runs.
import { areaAgrees } from '#core/survey/stated-area.ts';
import type { Rule, RuleFinding } from '#core/verdict/rule.ts';
import { courseNames, onlyOf } from '#core/verdict/wording/courses.ts';

/** "at an angle along a curve", "whose radius bears S 80° E", "a spiral": words that leave it no tangent arc. */
const IS_TURNED = /\b(?:angle|turning|spiral|broken|bears?|radial|radius (?:point|line)|compound|reverse)\b/i;

export const drawnFromRecord: Rule = ({ tract, courses, closes, area_sqft, stated, context }) => {
  // Drawn tangent the figure comes back to its beginning and measures what is stated: so it is.
  const isProved = closes === true && area_sqft !== null && areaAgrees(stated, area_sqft, context.state) === true;
  const assumed: number[] = [];
  const chordOnly: number[] = [];
  const derived: number[] = [];
  courses.forEach(({ leg, curve, tangent_assumed }, index) => {
    const call = tract.calls[index];
    if (leg === null || call === undefined) return;
    if (tangent_assumed && (!isProved || IS_TURNED.test(call.verbatim_text))) assumed.push(index);
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
