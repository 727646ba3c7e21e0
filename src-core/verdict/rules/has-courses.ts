// A boundary by metes and bounds, or along a line, needs courses.
import type { Rule } from '#core/verdict/rule.ts';

export const hasCourses: Rule = ({ tract }) =>
  tract.calls.length > 0 || (tract.description_type !== 'metes_and_bounds' && tract.description_type !== 'centerline')
    ? []
    : [{ code: 'no_courses', reason: 'No courses were read, so there is no traverse to compute.' }];
