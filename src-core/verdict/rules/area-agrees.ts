// Every area that the document states agrees with the computed one, each in its own unit.
import { agreesWith, areaIn, areaText, areaWord, type StatedArea, toleranceOf } from '#core/survey/stated-area.ts';
import type { Rule, RuleFinding } from '#core/verdict/rule.ts';
import type { Subject } from '#core/verdict/subject.ts';

export const areaAgrees: Rule = (subject) => {
  const { stated, area_sqft, context } = subject;
  if (area_sqft === null) return [];
  return stated.flatMap((area): RuleFinding[] => {
    if (area.value === null)
      return [
        {
          code: 'area_unreadable',
          reason: `The stated area "${area.text}" ${areaWord(area.unit)} cannot be read as a figure.`,
        },
      ];
    return agreesWith(area, area_sqft, context.state)
      ? []
      : [{ code: 'area_disagrees', reason: disagreement(area, area.value, area_sqft, subject) }];
  });
};

function disagreement(area: StatedArea, value: number, area_sqft: number, subject: Subject): string {
  const { state, exceptions } = subject.context;
  const computed = areaIn(area.unit, area_sqft, state);
  const percent = (100 * Math.abs(computed - value)) / value;
  const allowed = (100 * toleranceOf(value, area.half)) / value;
  const excepted = exceptions.reduce((sum, { area_sqft: part }) => sum + (part ?? 0), 0);
  const net =
    excepted > 0 && excepted < area_sqft && agreesWith(area, area_sqft - excepted, state)
      ? ' It would agree with what the exceptions leave.'
      : '';
  return `Computed ${areaText(area.unit, computed)} against ${area.text} ${areaWord(area.unit)} stated: ${percent.toFixed(2)} % apart, where ${allowed.toFixed(2)} % is allowed.${net}`;
}
