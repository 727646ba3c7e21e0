// Bearings that a course only recites: what an older paper says of it.
import type { Token } from '#core/language/tokens.ts';

/** "S 08°35' E, recorded S 8° E": what an older paper says. */
export function isRecorded(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text === 'as' ? at - 2 : at - 1;
  return /^(?:record|recorded|rec|deed|plat|platted|called|formerly)$/.test(tokens[before]?.text ?? '');
}

const FARTHEST_TOLD = 12;

/** "which course is also described in the bounds of 1877 as being N 78° W". */
export function isToldElsewhere(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:as|being)$/.test(tokens[at - 1]?.text ?? '')) return false;
  for (let i = at - 2; i > at - FARTHEST_TOLD; i -= 1) {
    if (!/^(?:described|shown|designated|given)$/.test(tokens[i]?.text ?? '')) continue;
    return /^(?:also|being|formerly|elsewhere)$/.test(tokens[i - 1]?.text ?? '');
  }
  return false;
}
