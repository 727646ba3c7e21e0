// What a sentence takes or sells may be told of other land, or of no land: the sentence itself or the next one says so.
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import { isNoun, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { BURDENING, RULING, SETTING_ASIDE } from '#core/language/words/effect-words.ts';
import { OTHER_LAND } from '#core/language/words/referents.ts';
import { changesNoFigure } from '#core/read/account/effects/changed-figure.ts';
import { isDefeasance } from '#core/read/account/effects/defeasance.ts';
import { areSharesWhole, isOfSurvivor } from '#core/read/account/effects/shares-told.ts';
import { areBurdens, isTakenFromNature } from '#core/read/account/taken-thing.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';
import { isThis } from '#core/read/account/whose-land/this-land.ts';
import { isWayLeftOut } from '#core/read/account/whose-land/way-left-out.ts';
import { leavesWhole } from '#core/read/account/whose-land/whose-land.ts';
import type { WordCode } from '#core/schema/finding.ts';

const OF_LAND = /^(?:land_taken|land_sold_before|not_conveyed|part_only|part_perhaps_only)$/;
const UNSURE = /^(?:sentence_not_understood|description_unsettled|land_added)$/;

/** Whether the sentence leaves this land whole, whatever it does to some. */
export function isLeftWhole(
  tokens: readonly Token[],
  code: WordCode,
  sentence: Passage,
  next?: Passage,
  before?: Passage,
): boolean {
  const words = wordsIn(tokens, sentence.from, sentence.to);
  if ((PARTED.test(code) || UNSURE.test(code) || code === 'description_changed') && isWayLeftOut(words)) return true;
  if (code === 'share_only') return areSharesWhole(tokens, sentence, words, next) || isRate(words);
  if (code === 'land_taken' && (areBurdens(words) || isOfPapers(words) || isTakenFromNature(tokens, sentence)))
    return true;
  // "this conveyance shall become null and void, and shall be released": no stamp, but the end of a debt.
  if ((code === 'stamped' || DEFEATING.test(code)) && isDefeasance(tokens, words)) return true;
  if (DEFEATING.test(code) && (isNotOn(words) || isNoReverter(words))) return true;
  if (code === 'description_put_aside') return isOfFormerPaper(words) || isRevocable(tokens, words);
  if (code === 'description_overruled') return isRuledByTerms(words);
  if (code === 'description_changed') return isOfMoney(words) || changesNoFigure(words);
  if (
    PARTED.test(code) &&
    [isDue, isThisOnly, isOfSurvivor, isOfUseOnly, isOfAnyPart, isOfPapers].some((isNone) => isNone(words))
  )
    return true;
  if ((code === 'not_conveyed' || PARTED.test(code)) && isRightAlone(words)) return true;
  if (!OF_LAND.test(code) && !UNSURE.test(code)) return false;
  return leavesWhole(tokens, sentence, next, before, OF_LAND.test(code));
}

const PARTED = /^(?:part_only|part_perhaps_only)$/;
const OF_LAND_TOLD = /^(?:land|figure|direction|located|way|area|length|grant|keep|reserve|limit)$/;

/** "But if any part be behind for thirty days, the holder may sell the premises": a part of what is owed. */
function isDue(words: readonly Word[]): boolean {
  const parts = words.flatMap(({ sort }, at) => (sort === 'piece' ? [at] : []));
  return (
    parts.length > 0 &&
    parts.every((at) => {
      const from = words.findLastIndex(({ text }, i) => i < at && text === ',') + 1;
      const end = words.findIndex(({ text }, i) => i > at && text === ',');
      const clause = words.slice(from, end < 0 ? words.length : end);
      const isCondition = clause.slice(0, 2).some(({ text }) => /^(?:if|should|when|whenever)$/.test(text));
      return isCondition && !clause.some(({ sort, text }) => OF_LAND_TOLD.test(sort) && text !== 'but');
    })
  );
}

/** "only the part here described was surveyed for this sale": the figure itself is what it narrows to. */
function isThisOnly(words: readonly Word[]): boolean {
  const limits = words.flatMap(({ sort }, at) => (sort === 'limit' ? [at] : []));
  return (
    limits.length > 0 &&
    limits.every((at) => words[at]?.text === 'only' && isThis(words, at + 1) && isPointedAt(words, at + 1)) &&
    // "only the part above described as timber land".
    words.every(
      ({ sort, text }) => text !== 'as' && !/^(?:reserve|keep|direction|located|way|thing|right|area)$/.test(sort),
    )
  );
}

/** "the part here described", but not "the west half of the premises above bounded" nor "the part of it". */
const isPointedAt = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'the' &&
  (words[at + 1]?.sort === 'land' || /^(?:part|portion)$/.test(words[at + 1]?.text ?? '')) &&
  /^(?:here|herein|above|hereby|hereinabove|so|described|bounded|drawn|surveyed)$/.test(words[at + 2]?.text ?? '') &&
  // "above the ledge", "above described that is cleared".
  words.slice(at + 2, at + 4).some(({ text }) => /^(?:described|bounded|drawn|surveyed|conveyed)$/.test(text)) &&
  !words.slice(at + 2).some(({ text }) => /^(?:that|which|who|whom|where)$/.test(text));

/** "for addition to its burial ground, and to be dedicated to that use only": what narrows narrows the use of all that is given; but "the south part to be dedicated". */
function isOfUseOnly(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  const given = phrases.flatMap(({ tag }, at) => (/^(?:not )?grant/.test(tag) ? [at] : []));
  const limits = words.flatMap(({ sort }, at) => (sort === 'limit' ? [at] : []));
  return (
    /^(?:for|to)$/.test(words[0]?.text ?? '') &&
    limits.length > 0 &&
    limits.every(
      (at) =>
        words[at]?.text === 'only' &&
        words[at + 1]?.text !== 'as' &&
        /^(?:use|uses|purposes?)$/.test(words[at - 1]?.text ?? ''),
    ) &&
    !words.some(({ sort }) => /^(?:reserve|keep)$/.test(sort)) &&
    given.length === 1 &&
    given.every(
      (at) =>
        words[(phrases[at]?.to ?? 0) - 1]?.text === 'dedicated' &&
        phrases[at - 1]?.tag === 'to' &&
        /^(?:and|,|)$/.test(phrases[at - 2]?.tag ?? ''),
    ) &&
    phrases.every(
      ({ kind, tag }, at) =>
        kind !== 'noun' || tag === 'it' || words[(phrases[at]?.from ?? 0) - 1]?.sort === 'preposition',
    )
  );
}

/** "All or a portion of the property was acquired by Book 110, Page 2", "… includes the primary residence of a grantor": told whatever part it holds of, and nothing is given by it. */
const isOfAnyPart = (words: readonly Word[]): boolean =>
  /^all or (?:an? )?(?:part|portion) of (?:the|said) (?:\w+ )?(?:property|land|premises) (?:(?:herein|hereby|above) )?(?:(?:conveyed|described) )?(?:(?:was|is|were) (?:acquired|registered)|_|includes?\b|does not include (?:the )?(?:primary|principal)\b)/.test(
    textOf(words),
  ) && !words.some(({ sort }) => /^(?:keep|reserve|direction)$/.test(sort));

/** "Done in triplicate, one part to remain with the judge": of the papers. */
const isOfPapers = (words: readonly Word[]): boolean =>
  /\bin (?:duplicate|triplicate|quadruplicate|counterparts?)\b/.test(textOf(words)) &&
  !words.some(({ sort }) => /^(?:land|area|length|direction|located|way|grant|reserve|limit)$/.test(sort));

const HOLDERS = /^(?:grantors?|sellers?|vendors?)$/;
const TITLE = /^(?:title|fee|ownership)$/;

/** "The grantor keeps the privilege of hauling water, but no title in the ground", "Grantee shall have the use of the lane over the grantor's adjoining land, no title to it passing": the right that somebody has is told to be no title. */
function isRightAlone(words: readonly Word[]): boolean {
  const title = words.findIndex(({ text }, at) => TITLE.test(text) && words[at - 1]?.text === 'no');
  const lead = words.slice(0, Math.max(0, title - 1)).filter(({ text }) => !/^(?:,|but)$/.test(text));
  const nouns = lead.filter(({ sort }) => isNoun(sort) && sort !== 'name');
  if (nouns[0]?.sort !== 'person' || nouns[1]?.sort !== 'right') return false;
  const isOnOther = lead.some(
    ({ text, sort }, at) => NEAR.has(text) && lead[at + 1]?.sort === 'land' && sort !== 'land',
  );
  const isKept = HOLDERS.test(nouns[0].text) && !lead.some(({ sort }) => /^(?:land|piece|area)$/.test(sort));
  return (
    (isKept || isOnOther) &&
    // "no title in the spring passing": of what the right is in, and not of some other ground.
    !words.some(({ text }) => text === 'until') &&
    (isOnOther ? isOfThat(words.slice(title + 1)) : !words.slice(title + 1).some(({ text }) => /^pass/.test(text))) &&
    !words.some(({ sort, text }) => text === 'and' || text === 'also' || (sort === 'limit' && text !== 'but'))
  );
}

/** "to it", "to the lane", "in the same": what was just named, and no part. */
const isOfThat = (words: readonly Word[]): boolean =>
  words.every(
    ({ sort, text }) => sort !== 'direction' && sort !== 'piece' && !/^(?:lot|house|strip|field)$/.test(text),
  );

const NEAR = wordSet(OTHER_LAND);
const DEFEATING = /^(?:description_put_aside|conveyance_conditional|sentence_not_understood)$/;
const BURDEN = wordSet(BURDENING);

/** "This deed shall have no effect on the lien of the taxes": of a burden and not of the land. */
function isNotOn(words: readonly Word[]): boolean {
  const on = words.findIndex(({ text }) => /^(?:on|upon|against)$/.test(text));
  const behind = words.slice(on + 1).filter(({ sort }) => isNoun(sort));
  return (
    /^(?:this|the) (?:\w+ )?(?:shall |will |may )?(?:have|has) no effect$/.test(
      words
        .slice(0, on)
        .map(({ text }) => text)
        .join(' '),
    ) &&
    BURDEN.has(behind[0]?.text ?? '') &&
    behind.every(({ sort, text }) => /^(?:matter|right|person)$/.test(sort) && !TITLE.test(text)) &&
    !words.some(({ text }) => /^(?:and|or|nor|until|till|unless|before|,)$/.test(text))
  );
}

/** "To hold in fee, and it is not intended that the title shall revert if the site be no longer used for a school". */
const isNoReverter = (words: readonly Word[]): boolean =>
  /^(?:to (?:the same|it)(?: (?:in fee|simple|forever|,))* (?:and )?)?it is not (?:intended|meant|understood) that (?:the |said )?(?:title|estate|land|premises|same|property) (?:shall|should|will) (?:ever )?revert\b(?!.*\b(?:but|unless|until|except|only|and|or)\b)/.test(
    textOf(words),
  ) && !words.some(({ sort }) => /^(?:piece|area|direction|reserve|keep|limit)$/.test(sort));

const MAY = /^(?:may|can)$/;
const POWERS = /^(?:revoke|revoked|cancel|cancelled|canceled|rescind|rescinded|terminate|terminated)$/;
const OWNERS =
  /^(?:owners?|grantors?|transferors?|sellers?|vendors?|part(?:y|ies)|maker|buyers?|purchasers?|landlord|lessor)$/;

/** "This deed may be revoked by the owner at any time" where it passes the land at a death, "the seller may declare this contract cancelled": what may yet be done with the paper has not been done. */
function isRevocable(tokens: readonly Token[], words: readonly Word[]): boolean {
  const aside = words.findIndex(({ text }) => POWERS.test(text));
  const may = words.findLastIndex(({ text }, at) => at < aside && MAY.test(text));
  const isYet = may >= 0 && !words.slice(may, aside).some(({ text }) => /^(?:have|has|had|not)$/.test(text));
  const isBargain = words.slice(0, aside).some(({ text }) => BARGAIN.has(text));
  const isOwn =
    words.some(({ text }) => OWNERS.test(text)) && !words.some(({ text }) => text === 'as' || text === 'claims');
  return isYet && isOwn && (isBargain || tokens.some(({ text }) => text === 'beneficiary' || text === 'death'));
}

/** "if they differ the Lease governs": over the terms of a bargain, and no description is told of. */
const isRuledByTerms = (words: readonly Word[]): boolean => {
  const ruling = words.findIndex(({ text }) => RULES.has(text));
  const ruler = words.slice(0, ruling).findLast(({ sort }) => isNoun(sort));
  return (
    /^(?:right|matter)$/.test(ruler?.sort ?? '') &&
    !words.some(
      ({ sort, text }) => /^(?:figure|located|land|piece|area|length|direction)$/.test(sort) || DRAWN.test(text),
    )
  );
};

const RULES = wordSet(RULING);
const DRAWN = /^(?:descriptions?|surveys?|plats?|maps?|plans?|exhibits?|schedules?|deeds?|calls?|courses?)$/;

const ASIDE = wordSet(SETTING_ASIDE);
const FORMER = wordSet('a an another former formerly prior previous previously earlier old heretofore unrecorded');
const BARGAIN = wordSet('option options contract contracts agreement agreements');
const OWN = wordSet('this within foregoing above hereby herein hereof');
const isPaper = ({ sort, text }: Word): boolean => sort === 'paper' || text === 'deed' || BARGAIN.has(text);

/** "The deed formerly recorded upon this land was revoked": another paper than this, and not this one too. */
function isOfFormerPaper(words: readonly Word[]): boolean {
  const aside = words.findIndex(({ text }) => ASIDE.has(text));
  const lead = words.slice(0, aside);
  const isOwnPaper = ({ text }: Word, at: number): boolean =>
    OWN.has(text) && [lead[at - 1], lead[at + 1]].some((near) => near !== undefined && isPaper(near));
  /** "and so is this"; but "superseded by this one", "before the date hereof". */
  const isThisToo = ({ text }: Word, at: number): boolean =>
    at > aside && OWN.has(text) && text !== 'hereof' && !/^(?:preposition|rule)$/.test(words[at - 1]?.sort ?? '');
  return (
    lead.some(isPaper) &&
    lead.some(
      ({ text }, at) =>
        (FORMER.has(text) && lead.slice(Math.max(0, at - 1), at + 4).some(isPaper)) || BARGAIN.has(text),
    ) &&
    !lead.some(isOwnPaper) &&
    !words.some(isThisToo) &&
    !words.slice(aside + 1).some(({ text }) => ASIDE.has(text))
  );
}

const OF_MONEY = wordSet('$ dollars cents price sum money bid');
const OF_SUMS = /^(?:matter|number|person|time|place|paper|piece|name)$/;
/** "the balance monthly, with nine per cent interest". */
const isRate = (words: readonly Word[]): boolean =>
  isOfMoney(words) &&
  words.some(({ text }, at) => text === 'interest' && /^(?:per|cent|percent|%)$/.test(words[at - 1]?.text ?? '')) &&
  !words.some(({ text }) => /^(?:undivided|shares?|hal(?:f|ves)|thirds?|fourths?|quarters?|moiety)$/.test(text));

const DONE = /^(?:limit|reserve|keep|grant)$/;

/** "of which $41.20 was applied to costs of court and the balance upon the judgment": parts of a sum, and of no land. */
const isOfMoney = (words: readonly Word[]): boolean =>
  words.some(({ text }) => OF_MONEY.has(text)) &&
  words.every(({ sort, text }) => !DONE.test(sort) && (!isNoun(sort) || OF_SUMS.test(sort)) && !OWN.has(text));
