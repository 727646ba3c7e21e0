// What is said of the description itself: where it was taken from is harmless, and that it is another's, doubtful or yet to come is not.
import { has, headAt, isOf } from '#core/language/clause.ts';
import { isVerb, type Word } from '#core/language/word.ts';

/** "the description is that of another lot"; but "the description is taken from the plat". */
export function isDescriptionJudged(words: readonly Word[]): boolean {
  return words.some(({ text, sort }, i) => {
    if (text === 'legal' && sort !== 'matter' && isTold(words[i + 1])) return true;
    if (text === 'description' && isCopiedFrom(words, i)) return true;
    if (text !== 'description' || sort !== 'paper' || words[i + 1]?.sort !== 'be' || isGoverned(words, i)) return false;
    const next = words[i + 2];
    // "is that of a survey by".
    if (next?.text === 'that' && words[i + 3]?.text === 'of') return !isOf(headAt(words, i + 4), 'paper');
    if (next?.text === 'true') return false;
    return next === undefined || !(isVerb(next.sort) || next.sort === 'be' || isAdverbial(next));
  });
}

/** "which description the parties do not adopt", "the description to be supplied". */
export function isDescriptionRuled(words: readonly Word[]): boolean {
  return (
    words.some(({ text, sort }, i) => text === 'description' && sort === 'paper' && !isAided(words, i)) &&
    has(words, 'rule')
  );
}

/** "in aid of this description reference may be had". */
function isAided(words: readonly Word[], at: number): boolean {
  let i = at - 1;
  while (words[i]?.sort === 'qualifier') i -= 1;
  return /^(?:of|for)$/.test(words[i]?.text ?? '') && words.some(({ text }) => text === 'reference');
}

/** "legal needs work". */
function isTold(next: Word | undefined): boolean {
  return next !== undefined && (isVerb(next.sort) || next.sort === 'be' || next.sort === 'rule');
}

/** "came over from the brochure"; but "was taken from the plat". */
function isCopiedFrom(words: readonly Word[], at: number): boolean {
  const from = words.findIndex(({ text }, i) => i > at && i < at + 6 && text === 'from');
  if (from < 0 || !words.slice(at, from).some(({ sort }) => isVerb(sort))) return false;
  return !isOf(headAt(words, from + 1), 'paper', 'land', 'name', 'number', 'located', 'person');
}

/** "for this description". */
function isGoverned(words: readonly Word[], at: number): boolean {
  let i = at - 1;
  while (words[i]?.sort === 'qualifier') i -= 1;
  return words[i]?.sort === 'preposition';
}

function isAdverbial({ text, sort }: Word): boolean {
  return sort === 'qualifier' && /(?:ly|by|in|now|also)$/.test(text);
}
