// The clause by which a mortgage or deed of trust ends when its debt is paid: the land goes back whole, and until then it is all held.
import { oncePer } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { SETTING_ASIDE } from '#core/language/words/effect-words.ts';

const ENDED = wordSet(
  `${SETTING_ASIDE} null cease ceases end ends determine released reconveyed cancel release satisfy reconvey discharge`,
);
const CONDITION = /^(?:if|should|when|upon|on|once|case|provided)$/;
const PAID =
  /^(?:pay|pays|paid|repay|repays|repaid|payment|repayment|met|satisfied|discharged|perform|performed|fulfilled|redeems?|redeemed|redemption)$/;
/** No debt is paid. */
const DENIED = wordSet('not no never unless fail fails failure default without neither nor price purchase taxes rent');
const YET = /^(?:shall|will|may|to|be|then|become|becomes)$/;
const OVER = /^(?:was|were|became|had|has|redeem|redeems|redeemed|redemption)$/;
const TAKEN = /^(?:limit|reserve|keep|piece|land|area|direction)$/;

/** What the debtor does besides, where the paper is given for a debt: keeps the buildings insured for not less than a sum, pays the taxes laid upon the land. */
const isUpkeep = ({ text, sort, length }: Word, next: Word | undefined, last: Word | undefined): boolean =>
  /^(?:keep|piece|land)$/.test(sort) ||
  text === 'taxes' ||
  next?.text === 'than' ||
  last?.text === 'at' ||
  (text === 'not' && length > 1);

const KEPT_UP = /^(?:insured|insurance|repair|repairs|taxes|assessments|covenants|agreements|conditions|waste)$/;

const isForDebt = oncePer((tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(?:mortgag\w+|secur(?:e|es|ing|ity)|indebted(?:ness)?)$/.test(text)),
);

/** "If the note be paid when due, this conveyance shall be void". */
export function isDefeasance(tokens: readonly Token[], sentence: readonly Word[]): boolean {
  const all = sentence.slice(sentence[0]?.text === 'but' ? 1 : 0);
  const ended = all.findIndex(({ text }, at) => ENDED.has(text) || (text === 'force' && all[at - 2]?.text === 'no'));
  const other = all.findIndex(({ text }, at) => at > ended && /^(?:otherwise|else|but)$/.test(text));
  const words = other < 0 ? all : all.slice(0, other);
  // "otherwise the trustee may sell the premises"; but "otherwise as to the west half".
  const isTaking = ({ sort, text }: Word): boolean => TAKEN.test(sort) && sort !== 'land' && !/^remains?$/.test(text);
  if (all.slice(words.length + 1).some(isTaking)) return false;
  const condition = words.findIndex(({ text }) => CONDITION.test(text));
  const paid = words.findIndex(({ text }, at) => at > condition && PAID.test(text));
  // "and keeps the garden" is no upkeep.
  const isKept = words.some(({ text }) => KEPT_UP.test(text));
  const isHeld = (word: Word, at: number): boolean =>
    at > condition &&
    isForDebt(tokens) &&
    (word.sort !== 'keep' || isKept) &&
    (word.sort !== 'piece' || isKept) &&
    isUpkeep(word, words[at + 1], words[at - 1]);
  return (
    condition >= 0 &&
    paid > condition &&
    ended >= 0 &&
    // "was cancelled when the note was paid" is done; "as to him" is of a part; what another redeems is another's.
    words.some(({ text }) => YET.test(text) || (text === 'is' && words[condition]?.text === 'if')) &&
    !words.some(
      ({ text }, at) =>
        (OVER.test(text) && words[at - 1]?.text !== 'if') || (text === 'as' && words[at + 1]?.text === 'to'),
    ) &&
    !words.slice(0, Math.max(paid, ended - 2)).some((word, at) => DENIED.has(word.text) && !isHeld(word, at)) &&
    !words.some((word, at) => TAKEN.test(word.sort) && !/^(?:estate|whole)$/.test(word.text) && !isHeld(word, at))
  );
}
