// Chance that can be had again: the same seed deals the same deed.

export interface Chance {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  once(probability: number): boolean;
}

/** Mulberry32: 32 bits of state are plenty for dealing sample deeds. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    once: (probability) => next() < probability,
  };
}
