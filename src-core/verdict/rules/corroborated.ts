// What a PASS rests on.
import { areaIn, areaText, areaWord } from '#core/survey/stated-area.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { lengthSaid } from '#core/verdict/wording/courses.ts';

export const corroborated: Rule = ({ tract, figure, stated, area_sqft, context }) => {
  if (figure === null || area_sqft === null) return [];
  const { ratio, miss_ft } = figure.closure;
  const closure =
    ratio === 'exact' ? 'Closes exactly' : `Closes ${ratio} (${lengthSaid(miss_ft, tract.distance_unit, 3)})`;
  const areas = stated.map(
    ({ unit, text }) =>
      `${areaText(unit, areaIn(unit, area_sqft, context.state))} computed against ${text} ${areaWord(unit)} stated`,
  );
  return [{ code: 'corroborated', reason: `${closure}; ${areas.join('; ')}.` }];
};
