// How much oftener than others a value is wrong, because it was hard to read.
import type { Call } from '#core/schema/call.ts';

const LESS_SURE = { high: 1, medium: 1.5, low: 3 } as const;

/** What the scan leaves in doubt is wrong as often as it says; other values are wrong about once in fifty. */
const USUALLY = 0.02;

/** Natural logarithm, 0 for a value read well. */
export function doubtOf({ confidence, doubts = [] }: Call, field: string): number {
  const doubted = doubts.find((one) => one.field === field);
  const wrong = doubted === undefined ? 0 : Math.min(1, Math.max(0, 1 - doubted.chance));
  return Math.log(Math.max(LESS_SURE[confidence], wrong / USUALLY));
}
