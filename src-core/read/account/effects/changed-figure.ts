// What a sentence tells to change may be no line and no measure of the land: a street that is closed, a plat laid off into lots, a mark cut in stone.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';

const FIGURE = /^(?:bound|words|side|size|part|mark)$/;
const LAND = /^(?:this|part|parcel|size|numbered|located|share)$/;
const WHERE = /^(?:in|from|to|between|within|along|on|of|by)$/;
const CLOSED = /^(?:vacate|vacated|closed|discontinued|abandoned)$/;
const TAKING = /^(?:limit|keep|reserve|hedge)$/;

/** Each change that the words tell of is known for one of no line and no measure. */
export function changesNoFigure(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  const changes = phrases.flatMap(({ kind, tag }, at) => (kind === 'verb' && /^(?:not )?change/.test(tag) ? [at] : []));
  return (
    changes.length > 0 &&
    !words.some(({ sort }) => TAKING.test(sort)) &&
    changes.every((at) => isOfNoFigure(words, phrases, at))
  );
}

function isOfNoFigure(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const verb = phrases[at];
  const before = phrases.slice(0, at);
  if (verb === undefined) return false;
  const done = words[verb.to - 1]?.text ?? '';
  const subject = before.findLast(({ kind }) => kind === 'noun');
  const named = words[(subject?.to ?? 0) - 1]?.text ?? '';
  // "under the judgment", "is a correct representation": a noun, and what is said of one.
  if (/^(?:judgment|decree)$/.test(done)) return true;
  if (words.slice(verb.from, verb.to).some(({ text }) => /^an?$/.test(text))) return !verb.tag.startsWith('not');
  // "a cross cut in the walk"; but "the oak has been cut".
  if (done === 'cut') return subject?.tag === 'mark' && before.at(-1) === subject && verb.to - verb.from === 1;
  // "which a survey lays off as follows", "have caused said land to be laid off into lots".
  if (/^(?:lays?|laid)$/.test(done)) return /^(?:as|into|thus)$/.test(phrases[at + 1]?.tag ?? '');
  // "(width varies)": of a way, where no land is named.
  if (/^(?:varies|varying)$/.test(done)) return /^widths?$/.test(named) && !phrases.some(({ tag }) => LAND.test(tag));
  // "The street, sixty feet wide, from the east line of Ash Avenue to the river, is vacated": the lines tell where it lies.
  if (CLOSED.test(done)) return before.every((phrase, i) => !FIGURE.test(phrase.tag) || isPlaced(words, before, i));
  // "that the life estate and the remainder may be merged".
  return named === 'remainder' && words.some(({ text }) => /^(?:life|dower|reversion)$/.test(text));
}

/** Behind a word of place, or a width. */
const isPlaced = (words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean =>
  WHERE.test(phrases[at - 1]?.tag ?? '') ||
  (phrases[at]?.tag === 'size' &&
    words.slice(phrases[at]?.to, (phrases[at]?.to ?? 0) + 2).some(({ text }) => /^(?:wide|width)$/.test(text)));
