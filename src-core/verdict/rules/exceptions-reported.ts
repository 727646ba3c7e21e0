// Exceptions are reported against the computed area and never taken out of it silently.
import { areaIn, areaText } from '#core/survey/stated-area.ts';
import type { Rule } from '#core/verdict/rule.ts';

export const exceptionsReported: Rule = ({ context, area_sqft }) => {
  const { exceptions, state } = context;
  if (exceptions.length === 0) return [];
  const names = exceptions.map(({ name }) => `"${name}"`).join(', ');
  const known = exceptions.every((exception) => exception.area_sqft !== null);
  const excepted = exceptions.reduce((sum, exception) => sum + (exception.area_sqft ?? 0), 0);
  const amount = known ? ` of ${areaText('acres', areaIn('acres', excepted, state))}` : '';
  if (!known || area_sqft === null || excepted >= area_sqft) {
    const reason = `The document excepts ${names}${amount}; nothing is taken out of the area for it.`;
    return [{ code: 'excepted_area', reason }];
  }
  const rest = areaText('acres', areaIn('acres', area_sqft - excepted, state));
  return [
    {
      code: 'excepted_area',
      reason: `The document excepts ${names}${amount}, which would leave ${rest}; the computed area is before the exception.`,
    },
  ];
};
