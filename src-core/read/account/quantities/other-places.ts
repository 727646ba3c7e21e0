// Places that a sentence names of something else than this land: where a person was, what this paper does not deal with, what adjoins it.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import type { PlaceFact } from '#core/read/account/quantities/place-names.ts';

/** In tokens, to either side. */
const FARTHEST = 30;

/** Whether the clause that names the place tells it of a person, of land that it denies to convey, or of what adjoins this land. */
export function isOfOtherPlace(tokens: readonly Token[], fact: PlaceFact): boolean {
  let { from } = fact;
  while (from > 0 && from > fact.from - FARTHEST && !isStop(tokens, from - 1) && tokens[from]?.gap !== 'paragraph')
    from -= 1;
  let { to } = fact;
  while (to < tokens.length && to < fact.to + FARTHEST && !isStop(tokens, to) && tokens[to]?.gap !== 'paragraph')
    to += 1;
  const before = wordsIn(tokens, from, fact.from);
  const behind = wordsIn(tokens, fact.to, to);
  return (
    isOfPerson(before, phrasesOf(before)) ||
    isDenied(before, phrasesOf(before), phrasesOf(behind)) ||
    (before.length === 0 && isBeside(behind, phrasesOf(behind)))
  );
}

const isStop = (tokens: readonly Token[], at: number): boolean => {
  const text = textAt(tokens, at);
  if (text === ';' || text === ':') return true;
  return text === '.' && tokens[at - 1]?.kind === 'word' && (tokens[at - 1]?.text.length ?? 0) > 3;
};

/** "The grantor being then on a visit in", "his wife lying sick in": the last that is told of before the place is told of a person. */
function isOfPerson(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  const verb = phrases.findLastIndex(({ kind }) => kind === 'verb');
  const subject = phrases[verb - 1];
  return (
    subject?.tag === 'person' &&
    /^(?:be|state)$/.test(phrases[verb]?.tag ?? '') &&
    phrases.every(({ tag }) => !LAND.test(tag)) &&
    !words.some(({ sort }) => sort === 'grant')
  );
}

const LAND = /^(?:this|part|numbered|parcel|other|size|ground|located|bound)$/;

/** "a farm in Lee County, is not dealt with by this deed". */
function isDenied(words: readonly Word[], phrases: readonly PhraseOf[], behind: readonly PhraseOf[]): boolean {
  const land = phrases.findLast(({ kind }) => kind === 'noun');
  const isOther =
    land?.tag === 'other' || (land?.tag === 'parcel' && /^(?:a|an|one)$/.test(words[land.from]?.text ?? ''));
  if (!isOther || /^(?:in|of|at|within)$/.test(words.at(-1)?.text ?? '') === false) return false;
  const verb = behind.find(({ kind, tag }) => kind === 'verb' && tag !== 'record=');
  return verb?.tag.startsWith('not ') === true && !behind.some(({ tag }) => /^(?:LIMIT|ONLY|this)$/.test(tag));
}

/** "Lot No. 4 adjoins it on the west". */
function isBeside(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  const [verb, object] = phrases;
  if (verb?.kind !== 'verb' || object === undefined) return false;
  const isAdjoining = /^(?:adjoins?|joins?|abuts?|borders?|bounds|adjoined)$/.test(words[verb.to - 1]?.text ?? '');
  return isAdjoining && (object.tag === 'this' || (object.tag === 'it' && words[object.from]?.text === 'it'));
}
