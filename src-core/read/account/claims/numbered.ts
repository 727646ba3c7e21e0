// The place among the courses of a line that is called by the way it runs or by its own figure.
import type { Token } from '#core/language/tokens.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import { callsOfValue } from '#core/read/account/claims/line-by-value.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf } from '#core/survey/leg.ts';

/** In degrees: a line that runs so is called after the point of the compass. */
const HEADING_DEG = 22.5;

/** "The line run North" by its place, where one line alone runs so. */
export function numbered(tokens: readonly Token[], courses: readonly Course[], term: Term): Term {
  if (term.kind !== 'line' || (term.heading_deg === undefined && term.isByValue !== true)) return term;
  const { heading_deg = 0, isByValue = false, from } = term;
  const found = isByValue ? callsOfValue(tokens, from, courses) : running(courses, heading_deg);
  const [call] = found;
  return call === undefined || found.length > 1 ? term : { ...term, call };
}

function running(courses: readonly Course[], heading_deg: number): number[] {
  return (legsOf(courses) ?? []).flatMap((leg, call) =>
    partedBy(degreesOf(directionOf(leg)), heading_deg) < HEADING_DEG ? [call] : [],
  );
}
