// What a sentence tells of shares may leave the land whole: they have come together again, they are those of a company, or nobody would take one.
import { partOf, wholeNumberOf } from '#core/language/numerals.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';

const POINTS_BACK = /^(?:that|those|which|it|said|such|both|all|the)$/;

/** What tells of all the shares: who has them, or that he got the last of them. */
const ALL_SHARES =
  /\b(?:all|each|both|several|united|together|only|acquired|took|came|come|descended|inherited|bought|purchased|derived|obtained|devised|released|conveyed (?:his|her|their|it to (?:the |said )?(?:grantors?|sellers?|vendors?)))\b/;
const WHOLE_GIVEN =
  /\b(?:own|owns|owning|owners?|hold|holds|holding|sells?|conveys?|vested)\b(?: \w+){0,4} (?:whole|entire|entirety|full|it all|all of it)\b|\b(?:whole|entirety|entire|full)\b(?: \w+){0,4} (?:conveyed|sold|granted|vested|passes|owned|held)\b|\bsole owners?\b|\btogether mak(?:e|es|ing)\b|\bbeing (?:the )?(?:whole|all)\b/;
/** "his whole interest", "the entire undivided half", "two of the children": whole shares. */
const WHOLE_SHARE =
  /\b(?:his|her|their|my|our|its) (?:\w+ )?(?:whole|entire|full)\b|\b(?:whole|entire|full)\b(?: \w+){1,4} (?:his|her|their|my|our)\b|\b(?:whole|entire|full)\b(?: of)?(?: an?| the| said| that| what)?(?: \w+)? (?:undivided|hal(?:f|ves)|thirds?|fourths?|quarters?|fifths?|sixths?|share|he|she|they)\b|\ball (?:of )?(?:an?|his|her|their|my|our|that|what)\b|\b(?:two|three|four|five|one|some|part) of (?:the|them|said)\b/;

export const areSharesWhole = (
  tokens: readonly Token[],
  sentence: Passage,
  words: readonly Word[],
  next: Passage | undefined,
): boolean =>
  isWholeAgain(tokens, words, next) ||
  isOfStock(tokens, sentence, words) ||
  isUnbid(words) ||
  areSharesSummed(words) ||
  isOfWater(words) ||
  isOfThings(words) ||
  isShareNamed(words);

/** Shares that have come together again. */
function isWholeAgain(tokens: readonly Token[], words: readonly Word[], next: Passage | undefined): boolean {
  const behind =
    next !== undefined && POINTS_BACK.test(tokens[next.from]?.text ?? '') ? wordsIn(tokens, next.from, next.to) : [];
  const isTaken = ({ sort, text }: Word): boolean => (sort === 'limit' && text !== 'only') || sort === 'reserve';
  if ([...words, ...behind].some(isTaken)) return false;
  const told = textOf([...words, ...behind]);
  return ALL_SHARES.test(told) && WHOLE_GIVEN.test(told) && !WHOLE_SHARE.test(told);
}

const COMPANY = wordSet(
  'stock company companies association assn corporation cooperative mutual canal ditch irrigation',
);

/** "Together with 12 shares of the capital stock, being one share to each acre", "7 shares of the Spring City Irrigation Company, with which the land has been watered". */
const isOfStock = (tokens: readonly Token[], { from, to }: Passage, words: readonly Word[]): boolean =>
  tokens.slice(from, to).some(({ text }) => COMPANY.has(text)) &&
  words.some(({ text }) => /^(?:shares?|stock)$/.test(text)) &&
  words.every(
    ({ sort, text }, at) =>
      (!/^(?:land|piece|located|limit|reserve|keep)$/.test(sort) ||
        /^shares?$/.test(text) ||
        /^shares?$/.test(words[at + 1]?.text ?? '') ||
        isWatered(words, at)) &&
      !(
        text === 'undivided' ||
        (text === 'its' && !/^(?:appurtenances|privileges|improvements)$/.test(words[at + 1]?.text ?? ''))
      ) &&
      !OWN.test(text),
  );

/** "with which the land has been watered", "used upon the land". */
const isWatered = (words: readonly Word[], at: number): boolean =>
  words[at]?.sort === 'land' &&
  /\b(?:(?:with|by) which|(?:used|appurtenant) (?:on|upon|to)) (?:the|said)$/.test(
    textOf(words.slice(Math.max(0, at - 4), at)),
  );

const APART = /^(?:name|person|place|number|it|and|,|to|unto|as|of|\.)$/;

/** "to Jonas Yoder, an undivided one-half, and Levi Yoder, an undivided one-half": what the grantees, or the grantors, have makes up the whole. */
export function areSharesSummed(words: readonly Word[]): boolean {
  if (isShareOfEach(words)) return true;
  const phrases = phrasesOf(words);
  const shares = phrases.flatMap(({ tag }, at) => (tag === 'share' ? [at] : []));
  const [first = 0, last = 0] = [shares[0], shares.at(-1)];
  const isHis = (at: number): boolean => {
    let before = at - 1;
    while (/^(?:,|as|to)$/.test(phrases[before]?.tag ?? '')) before -= 1;
    return /^(?:name|person)$/.test(phrases[before]?.tag ?? '');
  };
  const told = shares.map((at) => fractionOf(words.slice(phrases[at]?.from ?? 0, phrases[at]?.to ?? 0)));
  return (
    shares.length > 1 &&
    shares.every(isHis) &&
    phrases.slice(first, last).every(({ tag }) => tag === 'share' || APART.test(tag)) &&
    !/^(?:in|of)$/.test(phrases[last + 1]?.tag ?? '') &&
    isLandGiven(words.slice(phrases[last]?.to ?? 0)) &&
    !words.slice(0, phrases[first]?.from ?? 0).some(({ text }) => LESS.test(text)) &&
    !words.some(({ sort }) => /^(?:limit|reserve|keep)$/.test(sort)) &&
    Math.abs(told.reduce<number>((sum, share) => sum + (share ?? Number.NaN), 0) - 1) < 1e-9
  );
}

/** "to Mary Pike and Asa Pike, as tenants in common, each an undivided half": as many shares as there are grantees. */
function isShareOfEach(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  const shares = phrases.flatMap(({ tag }, at) => (tag === 'share' ? [at] : []));
  const [share = 0] = shares;
  const own = words.slice(phrases[share]?.from ?? 0, phrases[share]?.to ?? 0);
  const isEach = own[0]?.text === 'each' || phrases[share - 1]?.tag === 'each';
  const to = phrases.findLastIndex(({ tag }, at) => at < share && /^(?:to|unto)$/.test(tag));
  const last = phrases.findLastIndex(({ tag }, at) => at < share && tag === 'name');
  const grantees = phrases.slice(to + 1, last + 1);
  const joints = grantees.filter(({ tag }) => tag === 'and' || tag === ',').length;
  const told = fractionOf(own.filter(({ text }) => text !== 'each'));
  return (
    shares.length === 1 &&
    isEach &&
    to >= 0 &&
    grantees.every(({ tag }) => /^(?:name|and|,|\.)$/.test(tag)) &&
    phrases.slice(last + 1, share).every(({ kind, tag }) => kind === 'small' || tag === 'matter' || tag === 'person') &&
    !/^(?:in|of)$/.test(phrases[share + 1]?.tag ?? '') &&
    isLandGiven(words.slice(phrases[share]?.to ?? 0)) &&
    !words.slice(0, phrases[share]?.from ?? 0).some(({ text }) => LESS.test(text)) &&
    !words.some(({ sort }) => /^(?:limit|reserve|keep)$/.test(sort)) &&
    told !== null &&
    Math.abs(told * (joints + 1) - 1) < 1e-9
  );
}

const HELD =
  /^(?:his|her|their|its|my|our|what|whatever|dower|remainder|reversion|estate|interest|rights?|life|lifetime|came|come|descended|part|portion|share|not|half|third|fourth|quarter|fifth|sixth|eighth)$/;

/** "conveys his third to", "holder of a life estate". */
const LESS = /^(?:half|third|fourth|quarter|fifth|sixth|seventh|eighth|tenth|life|dower|remainder|reversion)$/;

/** Behind the shares stands the land itself: "the following tract", and not "his third of the following tract", "what came to him in it". */
const isLandGiven = (behind: readonly Word[]): boolean => {
  const land = behind.findIndex(({ text }) => /^(?:beginning|bounded|described|situate|situated|lying)$/.test(text));
  return !behind.slice(0, land < 0 ? behind.length : land).some(({ text }) => HELD.test(text));
};

/** "an undivided one-half", "an undivided 2/3 interest"; null for any other words. */
function fractionOf(words: readonly Word[]): number | null {
  const text = textOf(words.filter(({ text: word }) => word !== '-'));
  const told = /^(?:an |the )?undivided ((?:\w+ )*?)(?:(\w+)|\/ (\d+))(?: interest| share| part)?$/.exec(text);
  const [, count = '', named, figure] = told ?? [];
  const divisor = figure === undefined ? partOf(named) : Number(figure);
  const whole = count.trim() === '' ? 1 : (wholeNumberOf(count.trim().split(' ')) ?? Number(count));
  return divisor === null || !Number.isFinite(whole / divisor) ? null : whole / divisor;
}

const LAND = /^(?:this|part|numbered|parcel|other|size|way|rightway|ground|side|located|bound|share)$/;

/** "a one-third interest in the well and pump": a share in a thing, where no land is named. */
function isOfThings(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  const shared = phrases.filter(({ from, to }) => words.slice(from, to).some(({ text }) => partOf(text) !== null));
  return (
    shared.length > 0 &&
    shared.every(({ tag }) => tag === 'thing' || tag === 'right') &&
    !phrases.some(({ kind, tag }) => kind === 'noun' && LAND.test(tag)) &&
    !words.some(({ sort }) => /^(?:limit|reserve|keep|land)$/.test(sort))
  );
}

/** "This lot is called Share Two in the division". */
const isShareNamed = (words: readonly Word[]): boolean =>
  phrasesOf(words).filter(({ tag }) => tag === 'share').length === 1 &&
  /^(?:this|the|said) (?:lot|tract|land|parcel) (?:is|was|being) (?:called|known as|marked|numbered) share (?:(?:no|number)(?: [.])? )?(?:one|two|three|four|five|six|seven|eight|\d+)\b(?! of)/.test(
    textOf(words),
  ) &&
  !words.some(({ sort }) => /^(?:limit|reserve|keep|grant)$/.test(sort));

/** "an undivided right to the use of the waters", "one undivided whole": a share in no land, or no share. */
function isOfWater(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  const shares = phrases.flatMap(({ tag }, at) => (tag === 'share' ? [at] : []));
  return (
    shares.length > 0 &&
    shares.every((at) => {
      const text = textOf(words.slice(phrases[at]?.from ?? 0, phrases[at]?.to ?? 0));
      const isRight = /^(?:an undivided )?right$/.test(text) && phrases[at + 1]?.tag === 'to';
      return /\bundivided whole\b/.test(text) || (isRight && phrases[at + 2]?.tag === 'right');
    }) &&
    // "of the waters and of the land".
    !phrases.some(
      ({ kind, tag }, at) =>
        kind === 'noun' &&
        at > (shares[0] ?? 0) &&
        LAND.test(tag) &&
        phrases.slice(Math.max(0, at - 2), at).some((before) => before.tag === 'and'),
    ) &&
    !words.some(({ sort }) => /^(?:limit|reserve|keep|piece)$/.test(sort))
  );
}

const OWN = /^(?:this|within|foregoing|above|hereby|herein|hereof)$/;

/** "no person offering to pay the amount for a smaller undivided part": at a sale for taxes the whole goes to who will take no less. */
function isUnbid(words: readonly Word[]): boolean {
  const told = textOf(words).replace(UNBID, '');
  const parts = words.filter(({ sort, text }) => PARTED.test(sort) && !/^(?:whole|less)$/.test(text));
  return told !== textOf(words) && !SHARED.test(told) && parts.length <= 1;
}

const PARTED = /^(?:piece|area|direction|limit|reserve)$/;

const UNBID =
  /\b(?:no (?:person|one|bidder|purchaser)|nobody)(?: (?:having|has|had|would|then|there))* (?:offer(?:ing|ed)?|bid(?:ding)?|pay|paying)(?: (?!more|the (?:whole|undivided)|,)[^ ]+){0,6} (?:for|take|buy) (?:an?|any) (?:(?:smaller|less|lesser) )?(?:undivided )?(?:part|share|portion|interest)\b(?! than)/;
const SHARED = /\b(?:undivided|moiety|shares?|hal(?:f|ves)|thirds?|fourths?|interest)\b/;

/** "Should either grantee die, the share of that one shall go to the other": who has it after whom. */
export const isOfSurvivor = (words: readonly Word[]): boolean =>
  /\b(?:surviv\w+|die|dies|dying|death|predecease\w*)\b/.test(textOf(words)) &&
  TO_SURVIVOR.test(textOf(words)) &&
  !OF_GRANTOR.test(textOf(words).replace(/\bsurvive the grantors?\b/, '')) &&
  !words.some(({ sort, text }) => (TAKEN.test(sort) && !/^shares?$/.test(text)) || /^(?:not|never|no)$/.test(text));

const TAKEN = /^(?:land|limit|reserve|area|direction|located)$/;
const TO_SURVIVOR =
  /\b(?:either|any|one)\b.* (?:(?:his|her|their) share|shares? of (?:that one|the (?:one|deceased|other)|one dying|either|such(?: one)?))(?: \w+){0,2} (?:go|goes|pass|passes|vest|vests|belong|belongs|descend|descends) (?:to|in) (?:the )?(?:others?|survivors?|surviving \w+)(?: \.)?$/;
const OF_GRANTOR = /\b(?:grantors?|sellers?|vendors?|i|we|me|us|my|our)\b/;
