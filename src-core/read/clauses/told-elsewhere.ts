// Bearings that a course only recites: what an older paper says of it.
import { type Token, textAt } from '#core/language/tokens.ts';

/** "S 08°35' E, recorded S 8° E": what an older paper says. */
export function isRecorded(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1) === 'as' ? at - 2 : at - 1;
  return /^(?:record|recorded|rec|deed|plat|platted|called|formerly)$/.test(textAt(tokens, before));
}

const FARTHEST_TOLD = 12;

/** "which course is also described in the bounds of 1877 as being N 78° W". */
export function isToldElsewhere(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:as|being)$/.test(textAt(tokens, at - 1))) return false;
  for (let i = at - 2; i > at - FARTHEST_TOLD; i -= 1) {
    if (!/^(?:described|shown|designated|given)$/.test(textAt(tokens, i))) continue;
    return /^(?:also|being|formerly|elsewhere)$/.test(textAt(tokens, i - 1));
  }
  return false;
}
