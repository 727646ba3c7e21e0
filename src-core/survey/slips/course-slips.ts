// Slips of a whole course: recorded twice, or left out.
import type { Call } from '#core/schema/call.ts';
import { bearingOf, bearingText } from '#core/survey/bearing.ts';
import type { Closure } from '#core/survey/closure.ts';
import { directionOf, type Leg, lineLeg } from '#core/survey/leg.ts';
import { rounded } from '#core/survey/rounding.ts';
import type { Closes, Slip } from '#core/survey/slips/slip.ts';

/** Courses that read the same as an earlier one; next to each other they are likelier to be one than apart. */
export function repeatedSlips(calls: readonly Call[], closes: (index: number) => Closes): Slip[] {
  const seen = new Map<string, number>();
  return calls.flatMap((call, index) => {
    const key = JSON.stringify([
      call.call_type,
      call.bearing,
      call.distance,
      call.chord_bearing,
      call.chord_length,
      call.radius,
      call.arc_length,
    ]);
    const earlier = seen.get(key);
    seen.set(key, index);
    if (earlier === undefined || !closes(index)(0, 0, 0)) return [];
    const words = `course ${index + 1} reads the same as course ${earlier + 1} and may be recorded twice`;
    const weight = earlier === index - 1 ? 1 : 0.1;
    return [
      {
        kind: 'repeated' as const,
        call: index,
        field: 'repeated_course',
        before: null,
        after: null,
        leg: null,
        weight,
        words,
      },
    ];
  });
}

/** The course that would close the figure, as if it had been left out before the given call. */
export function leftOutSlip(closure: Closure, index: number, count: number, unit_ft: number, hasArea: boolean): Slip {
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
    weight: 1,
    words: `a course ${bearingText(bearing)} ${distance} may have been left out ${where}`,
  };
}
