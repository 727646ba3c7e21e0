// Whose words a place in the instrument is among: the courses of a tract, its own lead and tail, or those of all tracts.

import { oncePer } from '#core/language/once-per-word.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';

/** The tract among whose courses the token stands, or null. */
export function bodyAt(tracts: readonly ToldTract[], at: number): ToldTract | null {
  const own = bodiesOf(tracts)[at] ?? -1;
  return own < 0 ? null : (tracts[own] ?? null);
}

/** For each token the first tract within whose range it stands, or -1; none beyond the last. */
function firstWithin(
  tracts: readonly ToldTract[],
  rangeOf: (tract: ToldTract) => { readonly from: number; readonly to: number },
): Int32Array {
  const ranges = tracts.map(rangeOf);
  const firsts = new Int32Array(ranges.reduce((last, { to }) => Math.max(last, to), 0)).fill(-1);
  for (const [i, { from, to }] of [...ranges.entries()].reverse()) if (from < to) firsts.fill(i, from, to);
  return firsts;
}

const bodiesOf = oncePer((tracts: readonly ToldTract[]) =>
  firstWithin(tracts, ({ description, around }) => ({ from: description.from, to: around.closedAt })),
);

/** The one tract that the token's words are about; null where they are about all of them. */
export function ownerOf(tracts: readonly ToldTract[], at: number): ToldTract | null {
  if (tracts.length === 1) return tracts[0] ?? null;
  const own = ownersOf(tracts)[at] ?? -1;
  return own < 0 ? null : (tracts[own] ?? null);
}

const ownersOf = oncePer((tracts: readonly ToldTract[]) =>
  firstWithin(tracts, ({ around }) => ({ from: around.leadFrom, to: around.tailTo })),
);

/** Those that the token's words bind. */
export function boundAt(tracts: readonly ToldTract[], at: number): readonly ToldTract[] {
  const owner = ownerOf(tracts, at);
  return owner === null ? tracts : [owner];
}

/** A course is drawn by the value that stands there. */
export function isUsed(tracts: readonly ToldTract[], at: number): boolean {
  return usedBy(tracts)[at] === 1;
}

/** The same of the courses of one tract. */
export function isUsedBy(tract: ToldTract, at: number): boolean {
  return ownPlaces(tract).has(at);
}

const usedBy = oncePer((tracts: readonly ToldTract[]): Uint8Array => {
  const values = tracts.flatMap(({ courses }) => courses.flatMap((course) => course.values));
  const used = new Uint8Array(values.reduce((last, { next }) => Math.max(last, next), 0));
  for (const { at, next } of values) used.fill(1, at, next);
  return used;
});

const ownPlaces = oncePer(({ courses }: ToldTract): ReadonlySet<number> => {
  const places = new Set<number>();
  for (const { values } of courses)
    for (const { at, next } of values) for (let place = at; place < next; place += 1) places.add(place);
  return places;
});
