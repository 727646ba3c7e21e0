// "being the basis of bearings for this description" may stand between the bearing of a course and its length.

import { type Token, textAt } from '#core/language/tokens.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

const OF_BASIS = /^(?:for|of|in|this|the|said|legal|description|survey|hereof|herein|,|\))$/;
const LONGEST_ASIDE = 8;

/** Whether a length in some unit follows the words "basis of bearings" and what they are the basis for. */
export function isLengthBehind(tokens: readonly Token[], at: number): boolean {
  let next = at;
  while (next - at < LONGEST_ASIDE && OF_BASIS.test(textAt(tokens, next))) next += 1;
  const length = readDistance(tokens, next, false);
  return length !== null && length.unit !== null;
}
