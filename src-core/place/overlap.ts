// How much of two outlines lies one over the other, by lines drawn across both: exact on each line, and never at a loss
// where they share a side, a corner or a crossing.
import { signedSquareFeet } from '#core/place/acres.ts';
import type { Point } from '#core/survey/traverse.ts';

/** Lines across the ground that both could cover. */
const LINES = 160;

interface Band {
  low: number;
  high: number;
}

function northBand(ring: readonly Point[]): Band {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { north_ft } of ring) {
    low = Math.min(low, north_ft);
    high = Math.max(high, north_ft);
  }
  return { low, high };
}

/** Where a line at this height enters and leaves the ring, from west to east. */
function crossingsAt(ring: readonly Point[], north_ft: number): number[] {
  const found: number[] = [];
  let a = ring.at(-1);
  for (const b of ring) {
    if (a !== undefined && a.north_ft > north_ft !== b.north_ft > north_ft) {
      const share = (north_ft - a.north_ft) / (b.north_ft - a.north_ft);
      found.push(a.east_ft + share * (b.east_ft - a.east_ft));
    }
    a = b;
  }
  return found.sort((one, other) => one - other);
}

function commonLength(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < one.length; i += 2) {
    for (let k = 0; k + 1 < other.length; k += 2) {
      sum += Math.max(0, Math.min(one[i + 1] ?? 0, other[k + 1] ?? 0) - Math.max(one[i] ?? 0, other[k] ?? 0));
    }
  }
  return sum;
}

/** Of the smaller of the two, from 0 to 1; nothing for an outline that encloses less than a square foot. */
export function overlapShare(one: readonly Point[], other: readonly Point[]): number {
  const smaller = Math.min(Math.abs(signedSquareFeet(one)), Math.abs(signedSquareFeet(other)));
  if (smaller < 1) return 0;
  const [a, b] = [northBand(one), northBand(other)];
  const [low, high] = [Math.max(a.low, b.low), Math.min(a.high, b.high)];
  if (low >= high) return 0;
  const step = (high - low) / LINES;
  let sum = 0;
  for (let i = 0; i < LINES; i += 1) {
    const north_ft = low + (i + 0.5) * step;
    sum += commonLength(crossingsAt(one, north_ft), crossingsAt(other, north_ft));
  }
  return Math.min(1, (sum * step) / smaller);
}
