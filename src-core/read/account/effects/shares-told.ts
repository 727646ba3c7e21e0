// What a sentence tells of shares may leave the land whole: they have come together again, they are those of a company, or nobody would take one.
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
): boolean => isWholeAgain(tokens, words, next) || isOfStock(tokens, sentence, words) || isUnbid(words);

/** Shares that have come together again. */
function isWholeAgain(tokens: readonly Token[], words: readonly Word[], next: Passage | undefined): boolean {
  const behind =
    next !== undefined && POINTS_BACK.test(tokens[next.from]?.text ?? '') ? wordsIn(tokens, next.from, next.to) : [];
  const isTaken = ({ sort, text }: Word): boolean => (sort === 'limit' && text !== 'only') || sort === 'reserve';
  if ([...words, ...behind].some(isTaken)) return false;
  const told = textOf([...words, ...behind]);
  return ALL_SHARES.test(told) && WHOLE_GIVEN.test(told) && !WHOLE_SHARE.test(told);
}

const COMPANY = wordSet('stock company companies association corporation cooperative mutual canal ditch irrigation');

/** "Together with 12 shares of the capital stock, being one share to each acre", "Grantors further assign one share of Lafayette Mutual". */
const isOfStock = (tokens: readonly Token[], { from, to }: Passage, words: readonly Word[]): boolean =>
  tokens.slice(from, to).some(({ text }) => COMPANY.has(text)) &&
  words.some(({ text }) => /^(?:shares?|stock)$/.test(text)) &&
  words.every(
    ({ sort, text }) =>
      (!/^(?:land|piece|located|limit|reserve|keep)$/.test(sort) || /^shares?$/.test(text)) &&
      !/^(?:undivided|its)$/.test(text) &&
      !OWN.test(text),
  );

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
