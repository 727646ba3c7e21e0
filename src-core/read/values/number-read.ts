// A number as it was read.
import type { Doubt } from '#core/language/doubt.ts';

export interface NumberRead {
  readonly value: number;
  readonly decimals: number;
  readonly next: number;
  readonly doubt: Doubt;
  readonly spelled: boolean;
  /** The decimal point was put back between two groups of figures. */
  readonly lostPoint?: boolean;
}
