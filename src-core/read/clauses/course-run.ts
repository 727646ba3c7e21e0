// Courses that stand in a row, each a bearing with its length: by themselves they say that a boundary runs there.

import { isSentenceEnd } from '#core/language/sentence-end.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { type BearingRead, mayBeBearing, readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** So many in a row are no witness and no place. */
const FEWEST = 3;
/** In tokens, behind a length: the mark that the course comes to. */
const LONGEST_MARK = 12;

/** "North 330 feet; East 660 feet to a stake; South 330 feet": the first of a run stands here. */
export function isRunAt(tokens: readonly Token[], at: number): boolean {
  let from = at;
  for (let told = 0; told < FEWEST; told += 1) {
    const end = courseEnd(tokens, from);
    if (end < 0) return false;
    if (told < FEWEST - 1) from = nextStart(tokens, end);
  }
  return true;
}

/** Behind the length of the course that begins here; else -1. */
function courseEnd(tokens: readonly Token[], start: number): number {
  const at = textAt(tokens, start) === 'due' ? start + 1 : start;
  const bearing = mayBeBearing(textAt(tokens, at)) ? readBearing(tokens, at) : null;
  if (bearing === null || !isWay(bearing)) return -1;
  const along = pastLine(tokens, bearing.next);
  const next = textAt(tokens, along) === ',' ? along + 1 : along;
  const length = readDistance(tokens, textAt(tokens, next) === 'for' ? next + 1 : next, false);
  if (length === null || length.unit === null) return -1;
  return /^(?:from|of)$/.test(textAt(tokens, length.next)) ? -1 : length.next;
}

/** In tokens: "along the north line of Archer Avenue". */
const LONGEST_LINE = 12;

/** Behind the line that the course is told along, up to its length. */
function pastLine(tokens: readonly Token[], at: number): number {
  if (!/^(?:along|upon|on|with|by|following)$/.test(textAt(tokens, at))) return at;
  let next = at + 1;
  while (next < at + LONGEST_LINE && tokens[next]?.kind === 'word' && readDistance(tokens, next, false) === null)
    next += 1;
  return next;
}

const isWay = ({ form }: BearingRead): boolean => form === 'cardinal' || form === 'quadrant';

/** Behind the stop, and the words that lead the next course in. */
function nextStart(tokens: readonly Token[], end: number): number {
  for (let i = end; i < end + LONGEST_MARK && !isSentenceEnd(tokens, i); i += 1) {
    if (!/^(?:[,;]|and|then|thence)$/.test(textAt(tokens, i))) continue;
    let next = i + 1;
    while (/^(?:and|then|thence|running)$/.test(textAt(tokens, next))) next += 1;
    if (textAt(tokens, next) === 'due') next += 1;
    if (mayBeBearing(textAt(tokens, next)) && readBearing(tokens, next) !== null) return next;
  }
  return -1;
}
