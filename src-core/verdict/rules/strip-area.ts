// The area of a strip is its length by its width.
import type { Rule } from '#core/verdict/rule.ts';
import { lengthSaid, widthSaid } from '#core/verdict/wording/courses.ts';

export const stripArea: Rule = ({ tract, is_open, figure, width_ft }) => {
  if (!is_open || figure === null) return [];
  const length = lengthSaid(figure.closure.perimeter_ft, tract.distance_unit);
  const reason =
    width_ft === null
      ? `The centerline is ${length} long; no width is stated, so no area is computed.`
      : `The computed area is the length of the centerline by the stated width: ${length} by ${widthSaid(width_ft, tract.distance_unit)}.`;
  return [{ code: 'strip_area', reason }];
};
