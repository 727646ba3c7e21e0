// Whose words a place in the instrument is among: the courses of a tract, its own lead and tail, or those of all tracts.

import { oncePer } from '#core/language/once-per-word.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';

/** The tract among whose courses the token stands, or null. */
export function bodyAt(tracts: readonly ToldTract[], at: number): ToldTract | null {
  return tracts[bodiesOf(tracts)[at] ?? -1] ?? null;
}

/** For each token up to the last course the first tract whose it is, or -1. */
const bodiesOf = oncePer((tracts: readonly ToldTract[]): Int32Array => {
  const bodies = new Int32Array(tracts.reduce((last, { around }) => Math.max(last, around.closedAt), 0)).fill(-1);
  for (let i = tracts.length - 1; i >= 0; i -= 1) {
    const { description, around } = tracts[i] ?? {};
    if (description !== undefined && around !== undefined) bodies.fill(i, description.from, around.closedAt);
  }
  return bodies;
});

/** The one tract that the token's words are about; null where they are about all of them. */
export function ownerOf(tracts: readonly ToldTract[], at: number): ToldTract | null {
  if (tracts.length === 1) return tracts[0] ?? null;
  return tracts.find(({ around }) => at >= around.leadFrom && at < around.tailTo) ?? null;
}

/** Those that the token's words bind. */
export function boundAt(tracts: readonly ToldTract[], at: number): readonly ToldTract[] {
  const owner = ownerOf(tracts, at);
  return owner === null ? tracts : [owner];
}

/** A course is drawn by the value that stands there. */
export function isUsed(tracts: readonly ToldTract[], at: number): boolean {
  return usedBy(tracts).has(at);
}

const usedBy = oncePer((tracts: readonly ToldTract[]): ReadonlySet<number> => {
  const used = new Set<number>();
  for (const { courses } of tracts)
    for (const { values } of courses)
      for (const value of values) for (let at = value.at; at < value.next; at += 1) used.add(at);
  return used;
});
