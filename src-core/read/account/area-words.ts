// Words around a stated area that tell of another one, or run a course on.
import { type Clause, has, isOf } from '#core/language/clause.ts';
import { isVerb, type Word } from '#core/language/word.ts';
import { isRoadShare } from '#core/read/account/shares.ts';

/** Behind a preposition: "in the road". */
function isGoverned(words: readonly Word[], at: number): boolean {
  let i = at - 1;
  while (i >= 0 && !isOf(words[i] ?? null, 'joint', 'preposition') && !isVerb(words[i]?.sort ?? 'joint')) i -= 1;
  return words[i]?.sort === 'preposition' || isVerb(words[i]?.sort ?? 'joint') || words[i - 1]?.sort === 'way';
}

/** "six acres by the old survey, and 5.8 by the new", "of which the north half": more than one area. */
export function isOtherArea(words: readonly Word[], at: number): boolean {
  const [before, first] = [words[at - 1], words[at - 2]];
  // "and the creek", "computed loosely".
  if (words[at]?.sort === 'way' && !isGoverned(words, at)) return true;
  if (words[at]?.sort === 'unknown' && isVerb(before?.sort ?? 'joint')) return true;
  // "the north acre being Baker's".
  if (words[at]?.sort === 'area' && before?.sort === 'direction') return true;
  // "one being mine".
  if (words[at]?.text === 'being' && before?.sort === 'number' && first?.text === ',') return true;
  if (words[at]?.text === 'which') return /^(?:of|from)$/.test(before?.text ?? '') && !isRoadShare(words, at);
  // "five of the nine acres".
  if (words[at]?.text === 'of' && before?.sort === 'number')
    return words[at + 2]?.sort === 'number' || words[at + 1]?.text === 'them';
  if (words[at]?.text === 'against') return true;
  // "after Parrish has had his acre".
  if (words[at]?.text === 'after') return words[at + 1]?.sort === 'name' || words[at + 1]?.sort === 'person';
  if (words[at]?.text !== 'by') return false;
  return before?.text === 'more' || (before?.sort === 'number' && first?.text === 'and');
}

/** "to the beginning, and on the same line 40 feet more, containing": the course goes on. */
export function runsOn({ words, subject }: Clause): boolean {
  if (isOf(subject, 'land', 'paper', 'pointer')) return false;
  const contains = words.findIndex(({ sort }) => sort === 'contain');
  return contains > 0 && has(words.slice(0, contains), 'located', 'length', 'way', 'number');
}
