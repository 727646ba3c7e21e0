// Chance that can be had again: the same seed deals the same deed.

import { randomOf } from '#test/support/random.ts';

export interface Chance {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  once(probability: number): boolean;
}

export function chanceOf(seed: number): Chance {
  const next = randomOf(seed);
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    once: (probability) => next() < probability,
  };
}
