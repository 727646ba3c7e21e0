// A sentence as its words, with the noun that it opens with and its first verb; and the nouns that stand at the head of its phrases.

import { before } from '#core/language/before.ts';
import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Sort } from '#core/language/words/word-list.ts';

export function isOf(word: Word | null, ...wanted: Sort[]): boolean {
  return word !== null && wanted.includes(word.sort);
}

export function has(words: readonly Word[], ...wanted: Sort[]): boolean {
  return words.some(({ sort }) => wanted.includes(sort));
}

/** "the above described lot": a participle before its noun. */
function isBeforeNoun(words: readonly Word[], index: number): boolean {
  const next = words[index + 1];
  return before(words, index)?.sort === 'qualifier' && next !== undefined && isNoun(next.sort);
}

const ARTICLES = wordSet('the a an said his her its their this that these those such any all underlying appurtenant');

/** The last noun of the run that begins there: of "ten foot utility easement", the easement. */
export function headAt(words: readonly Word[], at: number): Word | null {
  if (at < 0) return null;
  let head: Word | null = null;
  for (let i = at; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined || (head !== null && ARTICLES.has(word.text))) break;
    // "an easement twelve feet in width": the measure is another noun.
    if (word.sort === 'number' && head !== null) break;
    if (isNoun(word.sort)) {
      if (word.sort !== 'number') head = word;
    } else if (!isWithinNoun(words, word, i)) break;
  }
  return head;
}

function isWithinNoun(words: readonly Word[], { sort, text }: Word, at: number): boolean {
  if (sort === 'qualifier' || text === '-' || text === "'") return true;
  return isVerb(sort) && isBeforeNoun(words, at);
}

/** What is given or kept from there on, past "unto the grantors, their heirs": a noun, or a verb where one stands first. */
export function firstHead(words: readonly Word[], from: number): Word | null {
  for (let i = from; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined) return null;
    // "also conveyed the right", "excepting and reserving".
    if (word.sort === 'reserve' || (word.sort === 'grant' && i - from < 3)) continue;
    if (isVerb(word.sort) && !isBeforeNoun(words, i)) return word;
    if (!isNoun(word.sort)) continue;
    const head = wholeOf(words, headAt(words, i));
    if (head !== null && !isOf(head, 'person', 'name', 'place', 'time')) return head;
    while (head !== null && i + 1 < words.length && words[i] !== head) i += 1;
  }
  return null;
}

/** Of "one half of the wheat", the wheat. */
function wholeOf(words: readonly Word[], head: Word | null): Word | null {
  if (head?.sort !== 'piece') return head;
  const of = words.indexOf(head) + 1;
  return words[of]?.text === 'of' ? headAt(words, of + 1) : head;
}
