// What the words of an instrument do to the land of its figures, wherever they stand: each sentence binds every tract.

import { before } from '#core/language/before.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { ownLineStarts } from '#core/language/own-lines.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import { holdersOf, type Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { figureTalkIn } from '#core/read/account/claims/figure-claims.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { isTie } from '#core/read/account/claims/ties-told.ts';
import { isOfNeighbour } from '#core/read/account/course-words.ts';
import { isOtherAnnounced } from '#core/read/account/effects/announced.ts';
import { isDischarged, isMeasuring, knownOf } from '#core/read/account/effects/discharged.ts';
import { isAloneBehindMark, landAloneIn, landJoinedIn } from '#core/read/account/effects/land-alone.ts';
import { asidesOf, behindLabel, clausesOf, partsOf, sentencesOf } from '#core/read/account/effects/passages.ts';
import { isPieceGiven } from '#core/read/account/effects/piece-given.ts';
import { isMeasureAdded } from '#core/read/account/effects/said-of-measures.ts';
import { type Extent, endsInFreedom, judgeSentence } from '#core/read/account/effects/sentence-judge.ts';
import { isShortException } from '#core/read/account/effects/short-exceptions.ts';
import { headingKind } from '#core/read/account/effects/tract-headings.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { asidesTold } from '#core/read/account/relations/asides-told.ts';
import { givenIn } from '#core/read/account/relations/own-land.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { WordCode } from '#core/schema/finding.ts';

const LAND = /^(?:parcel|part|ground|numbered|way|other|located|this|words)$/;

/** What may be said of a piece of land. */
const PARTED = /^(?:part_only|part_perhaps_only)$/;

const contraryWord = oncePerToken((word) =>
  /^(?:but|except|excepted|save|excepting|saving|though|although|only)$/.test(word),
);

/** "All four corners are right angles but the last": what is told of the figure is not so everywhere. */
function isTakenBack(tokens: readonly Token[], { from, to }: Passage): boolean {
  // "a rectangle, but subject to all legal highways" tells of the title.
  const isOfTitle = (at: number): boolean => tokens[at]?.text === 'but' && tokens[at + 1]?.text === 'subject';
  const contrary = placesWithin(tokens, from, to, contraryWord).findLast((at) => !isOfTitle(at));
  if (contrary === undefined) return false;
  const told = termsIn(tokens, from, to).find(({ kind }) => kind === 'relation' || kind === 'shape');
  return told !== undefined && told.to <= contrary;
}

const FINITE = /^(?:is|are|was|were|has|have|had|shall|will|may|must|does|do|did)$/;

type Standing = 'around' | 'among';

/** What a rule has found in a passage. */
type Told = Pick<Remark, 'code' | 'isSure'>;

export function effectsOf(instrument: Instrument): Remark[] {
  const { reading, tracts } = instrument;
  const { tokens } = reading;
  const bound = tracts.map(({ index }) => index);
  const known = knownOf(instrument);
  const isClaimed = holdersOf(figureTalkIn(instrument));
  const toldOf = (passage: Passage, standing: Standing, extent: Extent): Told | null => {
    if (isClaimed(passage)) return null;
    const told = wordsIn(tokens, passage.from, passage.to);
    // "the corner of the lot hereby intended to be conveyed": this land, by a longer name.
    const given = standing === 'among' ? givenIn(tokens, passage.from, passage.to) : [];
    const words =
      given.length === 0 ? told : told.filter(({ at }) => !given.some(({ from, to }) => at >= from && at < to));
    const { code, isSure } = judgeSentence(words, extent);
    // "being the same tract of 40 acres conveyed to the grantor": its acres are all of them.
    const isWhole =
      code === 'part_perhaps_only' && !words.some(({ sort }) => /^(?:limit|keep|reserve|piece)$/.test(sort));
    return code === null || (isWhole && isDischarged(tokens, passage, known)) ? null : { code, isSure };
  };
  /** "The north line is the first line run, and Reed owns beyond it", "87.36 acres, of which 19.93 are in Section 5 and 67.43 in Section 6, but subject to all legal highways": what leads with known measures, or with what the figure itself proves, is judged by the rest. */
  const beyondMeasures = (sentence: Passage): Passage => {
    const parts = partsOf(tokens, sentence);
    const first = parts.find((part) => !isClaimed(part) && !isMeasured(wordsIn(tokens, part.from, part.to), part));
    // "The third call, of 730.32 feet, is disputed": what is told there is told of what leads.
    return first === undefined || isTold(first) ? sentence : { from: first.from, to: sentence.to };
  };
  const isTold = (part: Passage): boolean => FINITE.test(wordsIn(tokens, part.from, part.to)[0]?.text ?? '');
  const isMeasured = (words: readonly Word[], part: Passage): boolean =>
    isDischarged(tokens, part, known) && judgeSentence(words, 'part').code === null;
  const ownLines = ownLineStarts(tokens);
  const starts = tracts.flatMap(({ description, isException }) => (isException ? [] : [description.from]));
  const ledInto = new Set(starts.filter((at) => at !== tracts[0]?.description.from));
  const headed = new Set(tracts.length > 1 ? starts : []);
  const leadsOn = ({ to }: Passage): boolean => ledInto.has(to) || (tokens[to]?.text === ':' && ledInto.has(to + 1));
  /** "Also a second piece, described as follows:" adds the tract that it leads into, and no other. */
  const addsWhatFollows = (code: WordCode, { from, to }: Passage): boolean => {
    if (code !== 'land_added' || !leadsOn({ from, to })) return false;
    const phrases = phrasesOf(wordsIn(tokens, from, to));
    // "on the opposite side of the run" is where it lies.
    const lands = phrases.filter(({ tag }, i) => {
      const lead = before(phrases, i)?.tag ?? '';
      return tag === 'size' ? /^(?:with|and)$/.test(lead) : LAND.test(tag) && !(tag === 'way' && lead === 'of');
    });
    return lands.length === 1 && /^(?:parcel|other)$/.test(lands[0]?.tag ?? '');
  };
  const sentences = sentencesOf(instrument);
  const firstFrom = Math.min(...tracts.map(({ description }) => description.from));
  /** Up to the colon behind which the first description stands. */
  const leads = ({ to }: Passage): boolean =>
    to <= firstFrom &&
    // "of the 5th P.M.: Commencing".
    [to - 1, to, ...(tokens[to]?.text === '.' ? [to + 1] : [])].some(
      (at) => tokens[at]?.text === ':' || at + 1 === firstFrom,
    );
  /** "two acres of land": measured as it is drawn, or not at all. */
  const isPieceLed = (sentence: Passage): boolean =>
    sentence.to <= firstFrom &&
    isPieceGiven(wordsIn(tokens, sentence.from, sentence.to)) &&
    (isDischarged(tokens, sentence, known) || !isMeasuring(tokens, sentence));
  const outside = sentences.flatMap((sentence): Remark[] => {
    const isLed = tokens[sentence.to - 1]?.text === ':';
    if (isTie(tokens, sentence) || isClaimed(sentence)) return [];
    const heading = headingKind(tokens, sentence, headed);
    if (heading === 'part') return [{ code: 'part_perhaps_only', ...sentence, tracts: bound }];
    if (heading !== null) return [];
    const isMore = isMeasureAdded(wordsIn(tokens, sentence.from, sentence.to)) && !leadsOn(sentence);
    if (isMore) return [{ code: 'land_added', ...sentence, tracts: bound }];
    const joined = sentence.to <= firstFrom ? landJoinedIn(tokens, partsOf(tokens, sentence)) : null;
    if (joined !== null) return [{ code: 'land_added', ...joined, tracts: bound }];
    const alone = landAloneIn(tokens, sentence, (part) => isDischarged(tokens, part, known));
    if (alone !== null && !leadsOn(sentence)) return [{ code: 'land_added', isSure: false, ...alone, tracts: bound }];
    if (isShortException(tokens, sentence)) return [{ code: 'land_taken', ...sentence, tracts: bound }];
    const isLine = ownLines.has(sentence.from) && ownLines.has(sentence.to) && !isLed;
    const extent = isLine && sentence.to - sentence.from > 1 ? 'part' : 'whole';
    const behind = behindLabel(tokens, sentence);
    const whole =
      toldOf(sentence, 'around', extent) ?? (behind.from === sentence.from ? null : toldOf(behind, 'around', extent));
    const beyond = whole === null ? sentence : beyondMeasures(sentence);
    const told = beyond.from === sentence.from ? whole : toldOf(beyond, 'around', extent);
    const isWhole = (code: WordCode): boolean => PARTED.test(code) && isPieceLed(sentence);
    if (leads(sentence) && isOtherAnnounced(tokens, sentence))
      return [{ code: 'role_uncertain', ...sentence, tracts: bound, isGranted: true }];
    if (told !== null) {
      if (isWhole(told.code) || addsWhatFollows(told.code, sentence)) return [];
      return [{ ...told, ...sentence, tracts: bound }];
    }
    // "EXCEPTING, the area within the walls of the mill": whatever it is that is excepted.
    if (wordsIn(tokens, sentence.from, sentence.to)[0]?.sort === 'limit' && !leadsOn(sentence))
      return [{ code: 'land_taken', isSure: false, ...sentence, tracts: bound }];
    if (isTakenBack(tokens, sentence)) return [{ code: 'sentence_not_understood', ...sentence, tracts: bound }];
    const parts = partsOf(tokens, sentence);
    for (const part of [...parts, ...clausesOf(tokens, parts)]) {
      if (endsInFreedom(tokens, sentence.from, part.from)) continue;
      const own = toldOf(part, 'around', 'part');
      if (own === null || isWhole(own.code) || addsWhatFollows(own.code, sentence)) continue;
      return [{ ...own, ...part, tracts: bound }];
    }
    return [];
  });
  const among = tracts.flatMap((tract) => {
    const { description, around } = tract;
    const known = asidesTold(tokens, tract).filter(({ isHeld }) => isHeld);
    return asidesOf(tokens, description, around.closedAt).flatMap((aside, i, asides): Remark[] => {
      if (isAloneBehindMark(tokens, aside, before(asides, i))) return [{ code: 'land_added', ...aside, tracts: bound }];
      if (known.some(({ from, to }) => aside.from >= from && aside.to <= to)) return [];
      const words = wordsIn(tokens, aside.from, aside.to);
      const isTaking = ({ sort }: Word): boolean => sort === 'limit' || sort === 'reserve';
      if (words.some(isTaking) && words.every((word, i) => !isTaking(word) || isOfNeighbour(words, i))) return [];
      const told = toldOf(aside, 'among', 'part');
      return told === null ? [] : [{ ...told, ...aside, tracts: bound }];
    });
  });
  return [...outside, ...among];
}
