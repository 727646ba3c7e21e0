// Whether every measure that a passage tells is one of the figure: a side of it, a run of sides, or its area.
import type { Passage } from '#core/language/sentences.ts';
import type { Token } from '#core/language/tokens.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { areaAt } from '#core/read/account/quantities/area-told.ts';
import { sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { agree, lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';

/** The tolerance of a PASS. */
const AREA_TOLERANCE = 0.005;

/** The measures of the figures, for passages to be held against. */
export function measuresOf(
  tokens: readonly Token[],
  tracts: readonly ToldTract[],
): { lengths: Quantity[]; acres: number[] } {
  const acres = tracts.flatMap((tract) => tract.stated_acres ?? areaBehind(tokens, tract) ?? []);
  return {
    lengths: tracts.flatMap(({ courses }) => sumsOver(courses)),
    acres: [...acres, acres.reduce((sum, one) => sum + one, 0)],
  };
}

/** "containing 30,000 square feet": the first area behind the courses, where none is stated in acres. */
function areaBehind(tokens: readonly Token[], { around }: ToldTract): number | null {
  for (let at = around.closedAt; at < around.tailTo; at += 1) {
    const area = areaAt(tokens, at);
    if (area !== null) return area.value;
  }
  return null;
}

/** It tells at least one, and none that the figures do not have. */
export function isDischarged(
  tokens: readonly Token[],
  { from, to }: Passage,
  { lengths, acres }: ReturnType<typeof measuresOf>,
): boolean {
  let told = 0;
  for (let at = from; at < to; at += 1) {
    const area = areaAt(tokens, at);
    const length = area === null ? lengthAt(tokens, at) : null;
    if (area === null && length === null) continue;
    told += 1;
    if (area !== null && !acres.some((own) => Math.abs(area.value - own) <= Math.max(area.half, own * AREA_TOLERANCE)))
      return false;
    if (length !== null && !lengths.some((own) => agree(own, length))) return false;
    at = (area ?? length)?.to ?? at;
    at -= 1;
  }
  return told > 0;
}
