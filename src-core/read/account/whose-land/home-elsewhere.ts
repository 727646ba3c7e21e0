// Where he who gives has his home, told of other land: "We designate our 40 acre home place elsewhere in the said League as our homestead".
import { oncePer } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { hasWord } from '#core/language/words-index.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { isDenied } from '#core/read/account/whose-land/this-land.ts';

const LIVES = /^(?:liv(?:e|es|ed|ing)|resid(?:e|es|ed|ing)|dwell(?:s|ing)?)$/;
const HOMES = /^(?:homes?|homesteads?|homeplace|residence)$/;
const OWNERS = wordSet('we our us i my grantor grantors vendor vendors seller sellers his her their he she they');
const APART = wordSet('another other different separate elsewhere');
const IN = /^(?:in|on|upon|at|near|within)$/;
/** "the land here sold". */
const HERE = /^(?:here|hereby|herein|above|now|so)$/;

/** Sentences that tell of no land but that home. */
export const homesElsewhere = oncePer((instrument: Instrument): readonly Passage[] => {
  const { tokens } = instrument.reading;
  return sentencesOf(instrument).filter(
    ({ from, to }) =>
      hasWord(tokens, from, to, ({ text }) => HOMES.test(text) || LIVES.test(text)) &&
      isHomeElsewhere(wordsIn(tokens, from, to)),
  );
});

function isHomeElsewhere(words: readonly Word[]): boolean {
  const isGiving = ({ sort, text }: Word, at: number): boolean =>
    (sort === 'grant' && !LIVES.test(text) && !HERE.test(words[at - 1]?.text ?? '')) ||
    /^(?:reserve|limit|keep|run|figure)$/.test(sort) ||
    /^(?:keeps?|kept|also|together|goes?)$/.test(text);
  return (
    words.some(({ text }) => HOMES.test(text) || LIVES.test(text)) &&
    words.some(({ text }) => OWNERS.has(text)) &&
    !words.some(isGiving) &&
    words.some((_, at) => isApart(words, at)) &&
    (!words.some((_, at) => isOnThis(words, at)) || isDenied(words))
  );
}

/** "another tract", "residing on a lot in the town", "our 160 acre farm". */
function isApart(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  if (LIVES.test(text)) return IN.test(words[at + 1]?.text ?? '');
  return APART.has(text) || (/^(?:our|my|his|her|their)$/.test(text) && words[at + 2]?.sort === 'area');
}

/** "within the said land", "on the premises above", "of said tract". */
const isOnThis = (words: readonly Word[], at: number): boolean =>
  /^(?:in|on|upon|within|of)$/.test(words[at]?.text ?? '') &&
  words
    .slice(at + 1, at + 5)
    .some(
      ({ sort, text }, i, near) =>
        (sort === 'land' || text === 'it') && !HOMES.test(text) && near.slice(0, i).every(isPointer),
    );
const isPointer = ({ text }: Word): boolean =>
  /^(?:the|said|this|above|described|same|aforesaid|here|hereby)$/.test(text);
