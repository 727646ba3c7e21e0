// How surely a value was read: as it stands, after a repair that left one reading, or by a choice.
import type { Confidence } from '#core/schema/call.ts';

export type Doubt = 0 | 1 | 2;

export const AS_READ: Doubt = 0;
export const REPAIRED: Doubt = 1;
export const DOUBTFUL: Doubt = 2;

export function worse(a: Doubt, b: Doubt): Doubt {
  return a > b ? a : b;
}

export function confidenceOf(doubt: Doubt): Confidence {
  return doubt === AS_READ ? 'high' : doubt === REPAIRED ? 'medium' : 'low';
}
