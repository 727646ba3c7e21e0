// A passage of the instrument, looked over for what it asserts of one of its figures.
import type { Token } from '#core/language/tokens.ts';
import { isOnlyLandIn } from '#core/read/account/relations/own-land.ts';
import type { Scan } from '#core/read/account/relations/scan.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';

/** A tract as far as a passage can be held against it. */
export interface Drawn {
  readonly courses: readonly Course[];
  readonly ties: readonly Course[];
  readonly around: Surroundings;
}

export function scanOf(
  tokens: readonly Token[],
  { courses, ties, around }: Drawn,
  from: number,
  to: number,
  call: number | null,
): Scan {
  const tie = ties.at(-1)?.bearing ?? null;
  return {
    tokens,
    from,
    to,
    call,
    courses,
    ties,
    leadFrom: around.leadFrom,
    tie_deg: tie === null ? null : degreesOf(azimuthOf(tie)),
    isOnlyLand: (noun, at) => isOnlyLandIn(tokens, around.leadFrom, at, noun),
  };
}
