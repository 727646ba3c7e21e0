// Rows of a table of lines beside the courses: each length in one is that of a course.

import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { hasWord } from '#core/language/words-index.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { isLengthOf } from '#core/read/account/quantities/course-lengths.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { bodyAt, boundAt, isUsed } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { readTableLabel } from '#core/read/values/list-items.ts';

export function tableRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const figures: number[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    if (tokens[at]?.kind === 'number' && bodyAt(tracts, at) === null && !isUsed(tracts, at)) figures.push(at);
  return figures.flatMap((at): Remark[] => {
    const row = rowOf(tokens, at);
    const length = row < 0 ? null : lengthAt(tokens, at);
    // The seconds of a bearing are no inches.
    if (length === null || length.unit === 'inches') return [];
    const bound = boundAt(tracts, at).filter(({ mayPass }) => mayPass);
    if (bound.length === 0 || bound.some(({ courses }) => isLengthOf(courses, length))) return [];
    return [{ code: 'side_otherwise', from: row, to: length.to, tracts: bound.map(({ index }) => index) }];
  });
}

const LONGEST_ROW = 14;
const mayBeLabel = oncePerToken((word) => word === 'l' || word === 'll' || word === 'li');

/** "L2 N 88°14' E 242.57'": where the row of a length begins; -1 where it is in none. */
function rowOf(tokens: readonly Token[], from: number): number {
  if (!hasWord(tokens, from - LONGEST_ROW, from, mayBeLabel)) return -1;
  for (let i = from - 1; i > from - LONGEST_ROW && tokens[i]?.text !== ';'; i -= 1)
    if (readTableLabel(tokens, i)?.label.startsWith('L') === true) return i;
  return -1;
}
