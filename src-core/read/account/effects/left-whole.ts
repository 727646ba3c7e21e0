// What a sentence takes, sells or shares may be told of other land, or of shares that have come together again: the sentence itself or the next one says so.
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import { isNoun, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { SETTING_ASIDE } from '#core/language/words/effect-words.ts';
import { leavesWhole } from '#core/read/account/whose-land/whose-land.ts';
import type { WordCode } from '#core/schema/finding.ts';

const OF_LAND = /^(?:land_taken|land_sold_before|not_conveyed|part_only|part_perhaps_only)$/;
const UNSURE = /^(?:sentence_not_understood|description_unsettled|land_added)$/;
const POINTS_BACK = /^(?:that|those|which|it|said|such|both|all|the)$/;

/** What tells of all the shares: who has them, or that he got the last of them. */
const ALL_SHARES =
  /\b(?:all|each|both|several|united|together|only|acquired|took|came|come|descended|inherited|bought|purchased|derived|obtained|devised|released|conveyed (?:his|her|their|it to (?:the |said )?(?:grantors?|sellers?|vendors?)))\b/;
const WHOLE_GIVEN =
  /\b(?:own|owns|owning|owners?|hold|holds|holding|sells?|conveys?|vested)\b(?: \w+){0,4} (?:whole|entire|entirety|full|it all|all of it)\b|\b(?:whole|entirety|entire|full)\b(?: \w+){0,4} (?:conveyed|sold|granted|vested|passes|owned|held)\b|\bsole owners?\b|\btogether mak(?:e|es|ing)\b|\bbeing (?:the )?(?:whole|all)\b/;
/** "his whole interest", "the entire undivided half", "two of the children": whole shares. */
const WHOLE_SHARE =
  /\b(?:his|her|their|my|our|its) (?:\w+ )?(?:whole|entire|full)\b|\b(?:whole|entire|full)\b(?: \w+){1,4} (?:his|her|their|my|our)\b|\b(?:whole|entire|full)\b(?: of)?(?: an?| the| said| that| what)?(?: \w+)? (?:undivided|hal(?:f|ves)|thirds?|fourths?|quarters?|fifths?|sixths?|share|he|she|they)\b|\ball (?:of )?(?:an?|his|her|their|my|our|that|what)\b|\b(?:two|three|four|five|one|some|part) of (?:the|them|said)\b/;

/** Whether the sentence leaves this land whole, whatever it does to some. */
export function isLeftWhole(
  tokens: readonly Token[],
  code: WordCode,
  sentence: Passage,
  next?: Passage,
  before?: Passage,
): boolean {
  const words = wordsIn(tokens, sentence.from, sentence.to);
  if (code === 'share_only') return isWholeAgain(tokens, words, next) || isOfStock(tokens, sentence, words);
  if (code === 'description_put_aside') return isOfFormerPaper(words);
  if (code === 'description_changed') return isOfMoney(words);
  if (!OF_LAND.test(code) && !UNSURE.test(code)) return false;
  return leavesWhole(tokens, sentence, next, before, OF_LAND.test(code));
}

/** Shares that have come together again. */
function isWholeAgain(tokens: readonly Token[], words: readonly Word[], next: Passage | undefined): boolean {
  const behind =
    next !== undefined && POINTS_BACK.test(tokens[next.from]?.text ?? '') ? wordsIn(tokens, next.from, next.to) : [];
  const isTaken = ({ sort, text }: Word): boolean => (sort === 'limit' && text !== 'only') || sort === 'reserve';
  if ([...words, ...behind].some(isTaken)) return false;
  const told = [...words, ...behind].map(({ text }) => text).join(' ');
  return ALL_SHARES.test(told) && WHOLE_GIVEN.test(told) && !WHOLE_SHARE.test(told);
}

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
    lead.some(({ text }) => FORMER.has(text) || BARGAIN.has(text)) &&
    !lead.some(isOwnPaper) &&
    !words.some(isThisToo) &&
    !words.slice(aside + 1).some(({ text }) => ASIDE.has(text))
  );
}

/** "Together with 12 shares of the capital stock, being one share to each acre". */
const isOfStock = (tokens: readonly Token[], { from, to }: Passage, words: readonly Word[]): boolean =>
  tokens.slice(from, to).some(({ text }) => text === 'stock') &&
  words.every(({ sort, text }) => sort !== 'land' && !DONE.test(sort) && text !== 'undivided' && !OWN.has(text));

const OF_MONEY = wordSet('$ dollars cents price sum money bid');
const OF_SUMS = /^(?:matter|number|person|time|place|paper|piece|name)$/;
const DONE = /^(?:limit|reserve|keep|grant)$/;

/** "of which $41.20 was applied to costs of court and the balance upon the judgment": parts of a sum, and of no land. */
const isOfMoney = (words: readonly Word[]): boolean =>
  words.some(({ text }) => OF_MONEY.has(text)) &&
  words.every(({ sort, text }) => !DONE.test(sort) && (!isNoun(sort) || OF_SUMS.test(sort)) && !OWN.has(text));
