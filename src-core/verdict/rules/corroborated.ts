// What a PASS rests on.
import { areaIn, areaText, areaWord } from '#core/survey/stated-area.ts';
import type { Rule } from '#core/verdict/rule.ts';

export const corroborated: Rule = ({ figure, stated, area_sqft, context }) => {
  if (figure === null || area_sqft === null) return [];
  const { ratio, miss_ft } = figure.closure;
  const closure = ratio === 'exact' ? 'Closes exactly' : `Closes ${ratio} (${miss_ft.toFixed(3)} ft)`;
  const areas = stated.map(
    ({ unit, text }) =>
      `${areaText(unit, areaIn(unit, area_sqft, context.state))} computed against ${text} ${areaWord(unit)} stated`,
  );
  return [{ code: 'corroborated', reason: `${closure}; ${areas.join('; ')}.` }];
};
