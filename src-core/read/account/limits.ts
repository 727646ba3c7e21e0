// Words that take something out, where what they take is a tax or a right and not land.
import { firstHead, has } from '#core/language/clause.ts';
import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { isInRoad } from '#core/read/account/shares.ts';

const LIMITED = new Set<Sort>(['right', 'matter', 'thing', 'person', 'time', 'paper', 'use', 'covenant', 'reserve']);

/** "except current taxes", "for residential purposes only"; but "except the road", "the house lot alone". */
export function isHarmlessLimit(words: readonly Word[], at: number): boolean {
  if (words[at]?.text === 'so' && isInRoad(words, at)) return true;
  if (words[at]?.text === 'either') return isOneOrOther(words.slice(at));
  const stop = words.findIndex(({ text }, i) => i > at && text === ',' && words[i + 1]?.sort !== 'qualifier');
  const behind = firstHead(stop < 0 ? words : words.slice(0, stop), at + 1);
  if (behind !== null) return LIMITED.has(behind.sort);
  const before = words.slice(0, at).findLast(({ sort }) => isNoun(sort) || isVerb(sort));
  return before !== undefined && LIMITED.has(before.sort);
}

/** "either a natural person or a corporation"; but "either the north or the south half". */
function isOneOrOther(words: readonly Word[]): boolean {
  return words.some(({ text }) => text === 'or') && !has(words, 'piece', 'figure', 'length', 'area', 'monument');
}
