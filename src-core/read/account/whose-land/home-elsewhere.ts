// Where he who gives has his home, told of other land: "We designate our 40 acre home place elsewhere in the said League as our homestead".
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { hasWord } from '#core/language/words-index.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument } from '#core/read/account/instrument.ts';

const LIVES = /^(?:liv(?:e|es|ed|ing)|resid(?:e|es|ed|ing)|dwell(?:s|ing)?)$/;
const HOMES = /^(?:homes?|homesteads?|homeplace|residence)$/;
const isHome = oncePerToken((word) => HOMES.test(word) || LIVES.test(word));
const OWNERS = wordSet('we our us i my grantor grantors vendor vendors seller sellers his her their he she they');
const APART = wordSet('another other different separate elsewhere');
const IN = /^(?:in|on|upon|at|near|within)$/;
/** "the land here sold"; but "is not here conveyed". */
const HERE = /^(?:here|hereby|herein|above|now|so)$/;
const ENDS_IN_IT = /^(?:thereof|therein|thereon)$/;
const DENIES = /^(?:no|not|never|neither|nor)$/;

/** Sentences that tell of no land but that home. */
export const homesElsewhere = oncePer((instrument: Instrument): readonly Passage[] => {
  const { tokens } = instrument.reading;
  return sentencesOf(instrument).filter(
    ({ from, to }) => hasWord(tokens, from, to, isHome) && isHomeElsewhere(wordsIn(tokens, from, to)),
  );
});

function isHomeElsewhere(words: readonly Word[]): boolean {
  // "the land conveyed forms no part of it".
  const isToldHere = (at: number): boolean =>
    (words[at - 1]?.sort === 'land' && !HOMES.test(words[at - 1]?.text ?? '') && /ed$/.test(words[at]?.text ?? '')) ||
    (HERE.test(words[at - 1]?.text ?? '') && !/^(?:be|rule)$/.test(words[at - 2]?.sort ?? ''));
  const isGiving = ({ sort, text }: Word, at: number): boolean =>
    (sort === 'grant' && !LIVES.test(text) && !isToldHere(at)) ||
    /^(?:reserve|limit|keep|run|figure)$/.test(sort) ||
    /^(?:keeps?|kept|also|together|goes?)$/.test(text);
  // "for their joint lives" dwells nowhere, and "the following real property" is this land.
  return (
    words.some(({ text }, at) => HOMES.test(text) || (LIVES.test(text) && IN.test(words[at + 1]?.text ?? ''))) &&
    !words.some(({ text }) => text === 'following') &&
    words.some(({ text }) => OWNERS.has(text)) &&
    !words.some(isGiving) &&
    !words.some((_, at) => isPieceThere(words, at) || isClaimed(words, at)) &&
    words.some((_, at) => isApart(words, at)) &&
    words.every((_, at) => !isOnThis(words, at) || isDeniedOf(words, at))
  );
}

/** "another tract"; "residing on a lot in the town", "our 160 acre farm near Cuero": a home with a place of its own. */
function isApart(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  // "each other", "other valuable considerations".
  if (text === 'other') return words.slice(at + 1, at + 3).some(({ sort }) => sort === 'land' || sort === 'thing');
  if (APART.has(text)) return true;
  const isLived = LIVES.test(text) && IN.test(words[at + 1]?.text ?? '');
  const isOwn = /^(?:our|my|his|her|their)$/.test(text);
  const isOwned = isOwn && words[at + 2]?.sort === 'area';
  // "their homestead is in Section 14".
  const isPlaced = isOwn && HOMES.test(words[at + 1]?.text ?? '') && words[at + 2]?.sort === 'be';
  return (isLived || isOwned || isPlaced) && words.slice(at + 1).some((_, i, behind) => isPlaceNamed(behind, i));
}

/** "near Cuero", "in the City of Temple", "on Bear Creek". */
const isPlaceNamed = (words: readonly Word[], at: number): boolean =>
  IN.test(words[at]?.text ?? '') &&
  /^(?:name|place)$/.test(words.slice(at + 1).find(({ sort }) => sort !== 'qualifier')?.sort ?? '');

/** "at the east end", "the northwest corner": of what else than this land? But "no part of our homestead". */
const isPieceThere = (words: readonly Word[], at: number): boolean =>
  words[at]?.sort === 'piece' && !DENIES.test(words[at - 1]?.text ?? '');

/** "the acre about it is still ours". */
const isClaimed = (words: readonly Word[], at: number): boolean =>
  /^(?:ours|mine|theirs|hers)$/.test(words[at]?.text ?? '') ||
  (words[at]?.text === 'own' && /^(?:my|our|his|her|their)$/.test(words[at - 1]?.text ?? ''));

/** "within the said land", "on the premises above", "another acre of these lands", "in the middle thereof", "the land here sold is". */
function isOnThis(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  if (ENDS_IN_IT.test(text)) return true;
  const isLed = /^(?:in|on|upon|within|of)$/.test(text);
  return (
    (isLed || at === 0) &&
    words
      .slice(isLed ? at + 1 : at, at + 5)
      .some(
        ({ sort, text: noun }, i, near) =>
          (/^(?:land|located)$/.test(sort) || noun === 'it') && !HOMES.test(noun) && near.slice(0, i).every(isPointer),
      )
  );
}
const isPointer = ({ text }: Word): boolean =>
  /^(?:the|said|this|these|those|above|described|same|aforesaid|here|hereby)$/.test(text);

/** "The land here sold is no part of our homestead", "never lived on the land"; but "our homestead is not here conveyed, we living on it". */
function isDeniedOf(words: readonly Word[], at: number): boolean {
  const home = words.findIndex(({ text }, i) => i > 0 && (HOMES.test(text) || LIVES.test(text)));
  return words.slice(0, at === 0 ? home : at).some(({ text }, i) => DENIES.test(text) && !isGivenBehind(words, i));
}
const isGivenBehind = (words: readonly Word[], at: number): boolean =>
  words.slice(at + 1, at + 3).some(({ sort, text }) => sort === 'grant' && !LIVES.test(text));
