// Stretches of a text: how they lie to each other.

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export const overlapOf = (a: Stretch, b: Stretch): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** They share half of the shorter one. */
export const isSame = (a: Stretch, b: Stretch): boolean =>
  overlapOf(a, b) * 2 >= Math.max(1, Math.min(a.end - a.start, b.end - b.start));

/** In the order of the document, each once. */
export function ordered<One extends Stretch>(stretches: readonly One[]): One[] {
  return stretches
    .toSorted((a, b) => a.start - b.start)
    .filter((one, i, all) => i === 0 || one.start !== all[i - 1]?.start);
}
