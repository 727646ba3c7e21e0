// Which tract of one document answers to which of the other: by the courses they share, and by their names.
import { alignmentOf, type PlacedTract, unitOf } from '#core/compare/compare-tracts.ts';
import { plainWords } from '#core/compare/compared-course.ts';
import { sidesOfCalls } from '#core/compare/course-side.ts';
import type { Tolerance } from '#core/compare/tolerance.ts';

export interface TractPair {
  readonly first: PlacedTract | null;
  readonly second: PlacedTract | null;
}

/** So many of the likeliest are looked at closely. */
const CLOSE = 3;
/** Two tracts that share less than this are not one tract changed, unless their names say so. */
const ENOUGH = 0.34;

/** Pairs in the order of the first document, then what only the second has. */
export function matchTracts(
  first: readonly PlacedTract[],
  second: readonly PlacedTract[],
  tolerance: Tolerance,
): TractPair[] {
  const lone = first.length === 1 && second.length === 1;
  const chosen = new Map<PlacedTract, PlacedTract>();
  const taken = new Set<PlacedTract>();
  for (const { one, two, likeness } of ranked(first, second, tolerance)) {
    if (chosen.has(one) || taken.has(two) || (likeness < ENOUGH && !lone)) continue;
    chosen.set(one, two);
    taken.add(two);
  }
  return [
    ...first.map((one) => ({ first: one, second: chosen.get(one) ?? null })),
    ...second.filter((two) => !taken.has(two)).map((two) => ({ first: null, second: two })),
  ];
}

function ranked(first: readonly PlacedTract[], second: readonly PlacedTract[], tolerance: Tolerance) {
  return first
    .flatMap((one) => {
      const lengths = lengthsOf(one);
      const near = second
        .map((two) => ({ one, two, rough: sharedLengths(lengths, lengthsOf(two)) + nameLikeness(one, two) }))
        .toSorted((a, b) => b.rough - a.rough || a.two.index - b.two.index);
      return near.slice(0, CLOSE).map(({ two }) => ({ one, two, likeness: likenessOf(one, two, tolerance) }));
    })
    .toSorted(
      (a, b) => b.likeness - a.likeness || Math.abs(a.one.index - a.two.index) - Math.abs(b.one.index - b.two.index),
    );
}

/** 0 for strangers; 1 for tracts whose courses all agree, and somewhat more where their names do too. */
function likenessOf(one: PlacedTract, two: PlacedTract, tolerance: Tolerance): number {
  const named = nameLikeness(one, two) + (one.tract.is_exception === two.tract.is_exception ? 0.05 : 0);
  const most = Math.max(one.tract.calls.length, two.tract.calls.length);
  if (most === 0) return named + (one.tract.aliquot !== '' && one.tract.aliquot === two.tract.aliquot ? 1 : 0);
  if (one.tract.calls.length === 0 || two.tract.calls.length === 0) return named;
  return Math.max(0, 1 - alignmentOf(one, two, tolerance).cost / most) + named;
}

function nameLikeness(one: PlacedTract, two: PlacedTract): number {
  const [a, b] = [plainWords(one.tract.name), plainWords(two.tract.name)];
  return a !== '' && a === b ? 0.3 : 0;
}

const lengthsOf = (tract: PlacedTract): number[] =>
  sidesOfCalls(tract.tract, unitOf(tract))
    .flatMap(({ length_ft }) => (length_ft === null ? [] : [length_ft]))
    .toSorted((a, b) => a - b);

/** The share of lengths that both have, each counted once. */
function sharedLengths(a: readonly number[], b: readonly number[]): number {
  let [i, j, shared] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const gap = (a[i] ?? 0) - (b[j] ?? 0);
    if (Math.abs(gap) <= 0.05) shared += 1;
    if (gap <= 0.05) i += 1;
    if (gap >= -0.05) j += 1;
  }
  return shared / Math.max(1, a.length, b.length);
}
