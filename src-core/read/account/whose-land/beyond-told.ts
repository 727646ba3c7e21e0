// Whether a clause puts what was told of beyond the lines of this land, all of it.
import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { PUTTING_OUT, RESTING } from '#core/language/words/referents.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';
import { isDenied, isDenying, isNarrowed, isThis } from '#core/read/account/whose-land/this-land.ts';

const RESTS = wordSet(RESTING);
const OUT = wordSet(PUTTING_OUT);
const PLACING = /^(?:state|be)$/;
const REACHES = wordSet('touch touches touching reach reaches reaching');
const WITHIN = wordSet('within inside in on upon');

/** "lies outside of the above bounds", "no part of which is within these lines", "does not touch the land conveyed". */
export function isBeyond(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    if (text !== 'elsewhere' && !OUT.has(text) && !REACHES.has(text) && !WITHIN.has(text)) return false;
    const before = words.slice(0, at);
    const target = /^(?:of|and)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const isTold = (): boolean =>
      isThis(words, target) || (words[target]?.text === 'its' && words[target + 1]?.sort === 'figure');
    if (text === 'elsewhere') return !isDenied(before) && isLandElsewhere(words, at);
    if (isOfThisFirst(words) || isNarrowed(before.filter((word) => word.text !== text))) return false;
    // "the outside lines of the tract".
    if (OUT.has(text)) return isTold() && !isDenied(before) && !/^(?:the|its|said)$/.test(words[at - 1]?.text ?? '');
    const denied = before.findLastIndex(isDenying);
    if (denied < 0 || /^(?:all|wholly|entirely|altogether|whole)$/.test(words[denied + 1]?.text ?? '')) return false;
    if (REACHES.has(text)) return isTold();
    // "nobody may rely upon these courses".
    const isPlaced = words
      .slice(denied, at)
      .every(
        ({ sort }) => PLACING.test(sort) || (isNoun(sort) && sort !== 'unknown') || !(isNoun(sort) || isVerb(sort)),
      );
    return WITHIN.has(text) && isPlaced && isTold() && !isPaperAt(words, target);
  });
}

/** "This tract no longer exists": what is spoken of is this land itself. */
function isOfThisFirst(words: readonly Word[]): boolean {
  const verb = words.findIndex(({ sort }) => sort === 'be' || isVerb(sort));
  return /^(?:the )?(?:this|these|above|foregoing|aforesaid|herein|hereby)\b/.test(
    textOf(words.slice(0, Math.max(0, verb))),
  );
}

/** "other shares being elsewhere", "six acres elsewhere lying"; but "the corner lies elsewhere". */
function isLandElsewhere(words: readonly Word[], at: number): boolean {
  const isTold = [at - 1, at + 1].some((i) => words[i]?.sort === 'state' || words[i]?.sort === 'be');
  const noun = words.slice(0, at).findLast(({ sort }) => isNoun(sort));
  return isTold && (words.some(({ text }) => RESTS.has(text)) || /^(?:land|area)$/.test(noun?.sort ?? ''));
}

/** "no part of it is described in this deed" may yet be meant of this land. */
function isPaperAt(words: readonly Word[], at: number): boolean {
  const noun = words.slice(at, at + 4).find(({ sort }) => isNoun(sort));
  return noun?.sort === 'paper' && noun.text !== 'description';
}
