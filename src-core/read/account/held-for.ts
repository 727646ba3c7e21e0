// What is to be had and held, and how long: the land for ever, or a right in it, or the land for a life.
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import { isTitledDeed } from '#core/read/account/giving-verb.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { mayNamePlace, placeAt } from '#core/read/account/quantities/place-facts.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';
import type { Remark } from '#core/read/account/remark.ts';

export function heldOf(instrument: Instrument): Remark[] {
  const { tokens } = instrument.reading;
  const tracts = instrument.tracts.map(({ index }) => index);
  const closedAt = instrument.tracts.reduce((last, { around }) => Math.max(last, around.closedAt), 0);
  const isDeed = isTitledDeed(instrument.reading.document);
  return sentencesOf(instrument).flatMap(({ from, to }): Remark[] => {
    const words = wordsIn(tokens, from, to);
    const hold = words.findIndex(isHolding);
    const isBehind = from >= closedAt;
    if (isBehind && (hold >= 0 || words.some(isGivenNow)) && isLotAdded(tokens, { from, to }))
      return [{ code: 'land_added', from, to, tracts }];
    if (hold < 0) return [];
    const held = words.slice(hold + 1);
    if (held.some((_, at) => isMore(held, at))) return [{ code: 'land_added', from, to, tracts }];
    const last = isRight(held) ? held.findIndex(({ sort }) => sort === 'right') : endOfTime(held, isDeed);
    const [first, end] = [words[hold], held[last]];
    if (first === undefined || end === undefined) return [];
    return [{ code: 'right_only', from: first.at, to: end.at + end.length, tracts }];
  });
}

/** "the same, together with the second parcel across the road". */
const isMore = (held: readonly Word[], at: number): boolean =>
  held[at]?.text === 'with' &&
  held
    .slice(at + 1, at + 4)
    .some(
      ({ text }, i) => /^(?:second|third|other|another|adjoining)$/.test(text) && held[at + 2 + i]?.sort === 'land',
    );

/** "is conveyed herewith", "hereby grants". */
const isGivenNow = ({ sort }: Word, at: number, words: readonly Word[]): boolean =>
  sort === 'grant' && words.slice(Math.max(0, at - 1), at + 2).some(({ text }) => /^here(?:by|with)$/.test(text));

/** "said premises and likewise Inlots 212 and 213", "title to Outlot B", of lots that were not told of before. */
const isLotAdded = (tokens: readonly Token[], { from, to }: Passage): boolean =>
  placesWithin(tokens, from, to, mayNamePlace).some((at) => {
    const lot = placeAt(tokens, at);
    if (lot === null || !LOTS.test(lot.kind)) return false;
    let lead = lot.from - 1;
    while (/^(?:all|of|the)$/.test(textAt(tokens, lead))) lead -= 1;
    const isGiven =
      lead < from ||
      /^(?:and|with|also|likewise|plus)$/.test(textAt(tokens, lead)) ||
      textWithin(tokens, lead - 1, lead + 1) === 'title to';
    const isTold = (before: number): boolean => {
      const other = placeAt(tokens, before);
      return other?.kind === lot.kind && isSame(other, lot);
    };
    return isGiven && !placesWithin(tokens, 0, from, mayNamePlace).some(isTold);
  });

const LOTS = /^(?:(?:land |government )?lot|outlot|block|section)$/;

/** "To have and to hold", which is one word of the lexicon. */
const isHolding = ({ text, sort, length }: Word): boolean => sort === 'covenant' && text === 'to' && length > 3;

/** What is held ends where it is said by whom. */
const TO_WHOM = /^(?:unto|to|for|forever|by|as|with)$/;

/** "the said easement unto", "the timber for"; but "the said rights and premises unto". */
function isRight(held: readonly Word[]): boolean {
  const end = held.findIndex(({ text }) => TO_WHOM.test(text));
  const object = held.slice(0, end < 0 ? held.length : end);
  const noun = object.find(({ sort }) => /^(?:land|piece|area|figure|paper|matter|right|thing|way)$/.test(sort));
  // "all our right and title in", "the rights and privileges aforesaid"; but "the said right of way".
  const isOther =
    noun?.sort === 'right' && (noun.length > 1 || !/^(?:rights?|privileges?|libert(?:y|ies))$/.test(noun.text));
  return isOther && object.every(({ sort, text }) => sort !== 'land' && text !== 'same');
}

/** A lease for years is of the land that it describes, and nothing more is asked of its figure; but a deed is none. */
const YEARS = /^years$/;
const TIME = /^(?:life|lives|lifetime|lifetimes|widowhood)$/;
/** What goes on to others or to heirs is the whole. */
const AFTER =
  /^(?:death|deaths|decease|remainder|then|thereafter|after|afterwards?|survivors?|survivor|heirs?|fee|forever|ever)$/;
/** Ahead of the time stand what is held and who holds it; but "he to support the grantor during his life". */
const HOLDING = /^(?:qualifier|preposition|joint|name|person|land|piece|matter|area|number|paper)$/;
/** Between "for" and the time. */
const WITHIN = /^(?:and|during|of|whole|remainder|rest|period|term|terms|space|end|joint)$/;

/** Of the time for which it is held, the last word: "for and during her natural life"; none where it goes to others then. */
function endOfTime(held: readonly Word[], isDeed: boolean): number {
  for (const [start, { text, sort }] of held.entries()) {
    if (!HOLDING.test(sort) || /^(?:forever|ever|provided|subject|he|she|they|who)$/.test(text)) return -1;
    if (!/^(?:for|during|until)$/.test(text)) continue;
    const past = held.findIndex((word, at) => at > start && !isWithin(word));
    const end = held.findLastIndex(
      (word, at) =>
        at > start && (past < 0 || at < past) && (TIME.test(word.text) || (isDeed && YEARS.test(word.text))),
    );
    if (end >= 0) return held.slice(end).some((word) => AFTER.test(word.text)) ? -1 : end;
  }
  return -1;
}

const isWithin = ({ text, sort }: Word): boolean =>
  WITHIN.test(text) || TIME.test(text) || YEARS.test(text) || text === '-' || sort === 'number' || sort === 'qualifier';
