// Whose words a place in the instrument is among: the courses of a tract, its own lead and tail, or those of all tracts.

import type { ToldTract } from '#core/read/account/instrument.ts';

/** The tract among whose courses the token stands, or null. */
export function bodyAt(tracts: readonly ToldTract[], at: number): ToldTract | null {
  return (
    tracts.find(
      ({ description, around }) => at >= description.from && at < Math.max(around.closedAt, description.from),
    ) ?? null
  );
}

/** The one tract that the token's words are about; null where they are about all of them. */
export function ownerOf(tracts: readonly ToldTract[], at: number): ToldTract | null {
  if (tracts.length === 1) return tracts[0] ?? null;
  return tracts.find(({ around }) => at >= around.leadFrom && at < around.tailTo) ?? null;
}

/** A course is drawn by the value that stands there. */
export function isUsed(tracts: readonly ToldTract[], at: number): boolean {
  return tracts.some(({ courses }) =>
    courses.some(({ values }) => values.some((value) => value.at <= at && at < value.next)),
  );
}
