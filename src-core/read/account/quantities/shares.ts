// Shares: every fraction and percentage outside the courses is a measure, a part of a section, a rate or a right's; what is left may be a share of the land.

import { isNumberWord, partOf } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import { OF_RIGHTS, SHARED } from '#core/language/words/place-words.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';

const RIGHTS = wordSet(OF_RIGHTS);
const SHARES = wordSet(SHARED);
/** In tokens, to either side. */
const NEAR = 6;
const OF_RIGHT = 12;

export function shareRemarks(instrument: Instrument): Remark[] {
  const {
    reading: { tokens },
    tracts,
  } = instrument;
  const bound = tracts.map(({ index }) => index);
  const sentences = sentencesOf(instrument);
  const leads = tracts.map(({ around, description }) => ({ from: around.leadFrom, to: description.from }));
  return sentences.flatMap((sentence): Remark[] => {
    const found = shareIn(tokens, sentence, leads);
    if (found !== null) return [{ code: 'share_only', ...found, tracts: bound }];
    return isHalved(tokens, sentence) ? [{ code: 'part_only', ...sentence, tracts: bound }] : [];
  });
}

const mayBeShare = oncePerToken(
  (word) => partOf(word) !== null || /^(?:half|quarters?|percent|cent|shares|parts)$/.test(word),
);

const isShareSign = ({ kind, text }: Token): boolean => kind === 'fraction' || text === '/' || text === '%';

interface Share extends Passage {
  /** It is what is given, whatever else its sentence does. */
  readonly isGranted?: true;
}

function shareIn(tokens: readonly Token[], { from, to }: Passage, leads: readonly Passage[]): Share | null {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || !(token.kind === 'word' ? mayBeShare(token) : isShareSign(token))) continue;
    if (isBare(tokens, at) && isGiven(tokens, { from, to }, at, leads)) return { from, to, isGranted: true };
    const share = shareAt(tokens, at);
    if (share !== null && isGivenAs(tokens, share.from, leads)) return { from, to, isGranted: true };
    if (share === null || isClaimed(tokens, share, { from, to })) continue;
    // "two fifths, being what he bought", ahead of what is drawn.
    if (
      leads.some((lead) => at >= lead.from && at < lead.to) &&
      OPENS_LAND.test(textWithin(tokens, share.to, share.to + 2))
    )
      return { from, to, isGranted: true };
    const near = tokens.slice(Math.max(from, share.from - NEAR), Math.min(to, share.to + NEAR));
    if (near.some(({ text }) => SHARES.has(text))) return { from, to };
  }
  return null;
}

/** "distributes to Robert Malcolm the decedent's 3/8 in", ahead of what is drawn; but "in full satisfaction of her one third". */
function isGivenAs(tokens: readonly Token[], at: number, leads: readonly Passage[]): boolean {
  const isOwners = textAt(tokens, at - 1) === 's' && textAt(tokens, at - 2) === "'";
  const isTheirs = /^(?:his|her|my|our|their|its)$/.test(textAt(tokens, at - 1));
  if (!isOwners && !isTheirs) return false;
  const whose = isTheirs ? at - 2 : /^(?:the|said)$/.test(textAt(tokens, at - 4)) ? at - 5 : at - 4;
  const isOf = textAt(tokens, whose) === 'of' && textAt(tokens, whose - 1) !== 'all';
  return !isOf && leads.some(({ from, to }) => at >= from && at < to);
}

const OPENS_LAND = /^(?:, (?:being|which|that)|of (?:that|this|all)|in (?:that|this|all|a|the|my|said|and))\b/;
const OWNERS = /^(?:his|her|my|our|their|its|s)$/;
const HOW_HAD =
  /^(?:(?:which|that) (?!is|are|was|were|shall|will|may|ought|falls)|(?:he|she|i|we|they|it) |coming|descended|descending|inherited|fallen|falling|devised|left to|willed|allotted|set off|bought|owned|held|had|belonging)/;

/** "the third which came to him", "my fifth, that I had of my mother": a part by its name alone, told by its owner or by how he came to it; but "the third of May", "the third which is a stone". */
function isBare(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:half|moiety)$/.test(textAt(tokens, at)) && (partOf(textAt(tokens, at)) ?? 0) < 3) return false;
  const isOwners = OWNERS.test(textAt(tokens, at - 1));
  if (!isOwners && !/^(?:the|that|a|an|said)$/.test(textAt(tokens, at - 1))) return false;
  const next = isOwners && textAt(tokens, at + 1) === ',' ? at + 2 : at + 1;
  return HOW_HAD.test(textWithin(tokens, next, next + 3));
}

const GIVES = /^(?:convey|grant|sell|sold|quit|release|remise|transfer)/;

/** Ahead of what is drawn, or in a sentence that gives it. */
const isGiven = (tokens: readonly Token[], { from, to }: Passage, at: number, leads: readonly Passage[]): boolean =>
  leads.some((lead) => at >= lead.from && at < lead.to) || tokens.slice(from, to).some(({ text }) => GIVES.test(text));

const OF_THIS =
  /^(?:(?:the|said|a) )?(?:fol|following|above|abv|desc|described|within|tr|tract|premises|property|land|parcel|same)\b/;

const isOf = oncePerToken((word) => word === 'of');

/** "N/2 of the fol. desc. tr.", "W. 1/2 of above". */
function isHalved(tokens: readonly Token[], { from, to }: Passage): boolean {
  return placesWithin(tokens, from, to, isOf).some((of) => {
    const half = textAt(tokens, of - 1) === '½' ? of - 1 : textAt(tokens, of - 1) === '2' ? of - 3 : -1;
    if (half <= 0 || !OF_THIS.test(`${textAt(tokens, of + 1)} ${textAt(tokens, of + 2)}`)) return false;
    const side = /^[nsew]$/.test(textAt(tokens, half)) ? half : textAt(tokens, half - 1) === '.' ? half - 2 : half - 1;
    return /^[nsew]$/.test(textAt(tokens, side));
  });
}

const ONE = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|a)$/;

/** "1/2", "½", "four-ninths", "33.33%", by the token that tells it. */
function shareAt(tokens: readonly Token[], at: number): Passage | null {
  const token = tokens[at];
  if (token?.kind === 'fraction') return { from: at, to: at + 1 };
  if (token?.text === '/') {
    const [over, under] = [tokens[at - 1], tokens[at + 1]];
    const isBoth = over?.kind === 'number' && under?.kind === 'number' && over.decimals + under.decimals === 0;
    // "NO/100", "10/5/1992".
    const isShare = isBoth && over.value < under.value && under.value !== 100;
    return isShare && textAt(tokens, at + 2) !== '/' && textAt(tokens, at - 2) !== '/'
      ? { from: at - 1, to: at + 2 }
      : null;
  }
  if (token?.text === '%' || /^percent$|^cent$/.test(token?.text ?? ''))
    return tokens[at - 1]?.kind === 'number' && (tokens[at - 1]?.value ?? 100) < 100
      ? { from: at - 1, to: at + 1 }
      : null;
  if (token?.kind !== 'word') return null;
  // "one of seven shares", "two of the five equal parts".
  if (/^(?:shares|parts)$/.test(token.text)) {
    let count = at - 1;
    while (/^(?:equal|the|said)$/.test(textAt(tokens, count)) && count > at - 3) count -= 1;
    const of = textAt(tokens, count - 1) === 'the' ? count - 2 : count - 1;
    const isCount = tokens[count]?.kind === 'number' || isNumberWord(textAt(tokens, count));
    return isCount && textAt(tokens, of) === 'of' && ONE.test(textAt(tokens, of - 1))
      ? { from: of - 1, to: at + 1 }
      : null;
  }
  const over = textAt(tokens, at - 1) === '-' ? at - 2 : at - 1;
  return ONE.test(textAt(tokens, over)) ? { from: over, to: at + 1 } : null;
}

/** A measure, a part of a section, a rate, or a share of a right or of the grantees. */
function isClaimed(tokens: readonly Token[], { from, to }: Passage, sentence: Passage): boolean {
  const [before, after] = [tokens[from - 1], tokens[to]];
  const isRest = before?.text === 'and' || (before?.text === '-' && before.gap === 'none');
  if (before?.kind === 'number' || isRest) return true;
  if (
    /^(?:["'”x]|inch(?:es)?|in|iron|rebar|rod|pipe|bar|mile|miles|corner|cor|section|sec|line|an|mill|mills)$/.test(
      textAt(tokens, to),
    )
  )
    return true;
  if (isRate(tokens, from, to) || bearsInterest(tokens, { from, to }, sentence)) return true;
  if (after?.kind === 'word' && unitNamed(after.text) !== null) return true;
  if (
    /^of an? (?:acre|mile|rod|foot|inch|league|labor|section)/.test(
      [0, 1, 2].map((step) => textAt(tokens, to + step)).join(' '),
    )
  )
    return true;
  // "Joshua's one-fourth part": the letter is no south.
  const isSide = (at: number): boolean =>
    directionAt(tokens, at) !== null && !(textAt(tokens, at) === 's' && textAt(tokens, at - 1) === "'");
  const isAliquot = [1, 2].some((step) => isSide(from - step));
  if (isAliquot || directionAt(tokens, to + 2) !== null) return true;
  const words = tokens.slice(sentence.from, sentence.to).map(({ text }) => text);
  let end = to;
  while (end < Math.min(sentence.to, to + OF_RIGHT) && textAt(tokens, end) !== ',') end += 1;
  const near = tokens.slice(Math.max(sentence.from, from - OF_RIGHT), end);
  const isIn = /^interest (?:in|of) (?:the|said|this|a) (?:lands?|tract|premises|property)$/.test(
    [0, 1, 2, 3].map((step) => textAt(tokens, to + step)).join(' '),
  );
  return (
    // "the price of all my right, to wit five-eighths", "the price for an 8% interest in the land": what is paid for is no price.
    near.some(({ text }, i) => RIGHTS.has(text) && !(text === 'price' && (near[i + 1]?.text === 'of' || isIn))) ||
    (words.includes('each') && /tenants? in common/.test(words.join(' ')))
  );
}

/** Behind "interest": it is one in land, and not what money bears. */
const OF_LAND = /^(?:in|of|to|therein|thereof)$/;

/** "the rest with 8% interest": what money bears; but "with 8% interest in the tract". */
const isRate = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:with|at|bears?|bearing|draws?|drawing)$/.test(textAt(tokens, from - 1)) &&
  textAt(tokens, to) === 'interest' &&
  !OF_LAND.test(textAt(tokens, to + 1));

const MONEY = /^(?:\$|dollars?|payments?|installments?|instalments?|monthly|yearly|annum|note|notes)$/;
const GIVEN = /^(?:convey|grant|sell|sold|quitclaim|undivided|his|her|my|our|their|title|land|tract|premises|property)/;

/** "the balance at $75 monthly with interest at 6%", "$261 per month, including nine per cent interest": told of money, and of nothing that is given. */
function bearsInterest(tokens: readonly Token[], share: Passage, { from, to }: Passage): boolean {
  if (!/^(?:%|percent|cent)$/.test(textAt(tokens, share.to - 1))) return false;
  const words = tokens.slice(from, to).map(({ text }) => text);
  const [first, last] = [Math.max(from, share.from - NEAR), Math.min(to, share.to + 1)];
  const isOfMoney = tokens
    .slice(first, last)
    .some(({ text }, i) => text === 'interest' && !OF_LAND.test(textAt(tokens, first + i + 1)));
  return isOfMoney && words.some((word) => MONEY.test(word)) && !words.some((word) => GIVEN.test(word));
}
