// Slips of a whole course: recorded twice, or left out.
import type { Call } from '#core/schema/call.ts';
import { bearingOf, bearingText } from '#core/survey/bearing.ts';
import type { Closure } from '#core/survey/closure.ts';
import { directionOf, type Leg, lineLeg } from '#core/survey/leg.ts';
import { rounded } from '#core/survey/rounding.ts';
import { KIND_SHARE, type Lean, type Slip } from '#core/survey/slips/slip.ts';

/** Two courses that read alike are rare by themselves, rarer next to each other: so much likelier is it one told twice. */
const ALIKE_IN_TURN = 50;
const ALIKE_APART = 2;

/** Courses that read the same as an earlier one. `rate` is how often any slip is made of one course, as a logarithm. */
export function repeatedSlips(calls: readonly Call[], rate: number, leanOf: (index: number) => Lean): Slip[] {
  const seen = new Map<string, number>();
  return calls.flatMap((call, index) => {
    const { call_type, bearing, distance, chord_bearing, chord_length, radius, arc_length } = call;
    const key = JSON.stringify([call_type, bearing, distance, chord_bearing, chord_length, radius, arc_length]);
    const earlier = seen.get(key);
    seen.set(key, index);
    if (earlier === undefined) return [];
    const prior = rate + Math.log(KIND_SHARE.repeated * (earlier === index - 1 ? ALIKE_IN_TURN : ALIKE_APART));
    const score = leanOf(index)(prior, 0, 0, 0);
    if (score === null) return [];
    const words = () => `course ${index + 1} reads the same as course ${earlier + 1} and may be recorded twice`;
    return [
      {
        kind: 'repeated' as const,
        call: index,
        field: 'repeated_course',
        before: null,
        after: null,
        leg: null,
        prior,
        score,
        words,
      },
    ];
  });
}

/** The course that would close the figure, as if it had been left out before the given call. */
export function leftOutSlip(
  closure: Closure,
  index: number,
  count: number,
  unit_ft: number,
  hasArea: boolean,
  prior: number,
): Slip {
  const back = { east_ft: -closure.east_ft, north_ft: -closure.north_ft };
  const direction = directionOf(back);
  const bearing = bearingOf(direction, 0);
  const distance = rounded(closure.miss_ft / unit_ft, 2);
  const place = index < count ? `before course ${index + 1}` : 'after the last course';
  const where = hasArea ? place : 'somewhere; no stated area tells where';
  return {
    kind: 'left_out',
    call: index,
    field: 'missing_course',
    before: null,
    after: { bearing, distance },
    leg: { ...lineLeg(direction, closure.miss_ft), ...back } satisfies Leg,
    prior,
    score: prior,
    words: () => `a course ${bearingText(bearing)} ${distance} may have been left out ${where}`,
  };
}
