// A count of courses that the text announces, held against the courses read.

import { type Token, textAt } from '#core/language/tokens.ts';
import { readNumber } from '#core/read/values/read-number.ts';

const BEFORE = 40;

/** "the following six courses and distances" before four: counted by the one announcement of the text, and not kept. */
export function isCountMissed(tokens: readonly Token[], from: number, to: number, courses: number): boolean {
  let told = 0;
  let announcements = 0;
  for (let i = Math.max(0, from - BEFORE); i < to; i += 1) {
    if (textAt(tokens, i) !== 'courses' && textAt(tokens, i) !== 'calls') continue;
    const start = [i - 4, i - 3, i - 2, i - 1].find((at) => /^(?:following|these)$/.test(textAt(tokens, at - 1)));
    const counted = start === undefined ? null : countAt(tokens, start, i);
    if (counted === null) continue;
    announcements += 1;
    told = counted;
  }
  return announcements === 1 && told > courses;
}

/** "six (6) courses". */
function countAt(tokens: readonly Token[], at: number, to: number): number | null {
  const read = readNumber(tokens, at);
  return read !== null && read.next <= to && read.decimals === 0 && read.value >= 2 && read.value <= 60
    ? read.value
    : null;
}
