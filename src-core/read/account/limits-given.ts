// What stands between the granting verb and the land it gives, and makes the grant one for a time, or of less than the land.
import type { Word } from '#core/language/word.ts';
import type { Given } from '#core/read/account/object-given.ts';
import type { Remark } from '#core/read/account/remark.ts';

type Limit = Given & Pick<Remark, 'code'>;

/** `isDeed`: the paper calls itself nothing but a deed. "unto Lee, for and during her natural life, that tract", "to Lee, until the note is paid, the following". `land`: where the land is named. */
export function limitGiven(words: readonly Word[], verb: number, land: number, isDeed: boolean): Limit | null {
  for (const piece of asidesIn(words, verb + 1, opensAt(words, land))) {
    const code = codeOf(words.slice(piece.from, piece.to + 1), words.slice(piece.to + 1), isDeed);
    if (code !== null) return { ...piece, code };
  }
  return null;
}

/** Where the noun of the land begins: "for a road only | all that certain tract". */
function opensAt(words: readonly Word[], land: number): number {
  let at = land;
  while (
    /^(?:qualifier|number|area|piece|land)$/.test(words[at - 1]?.sort ?? 'joint') ||
    words[at - 1]?.text === 'that'
  )
    at -= 1;
  return at;
}

/** What commas part. */
function asidesIn(words: readonly Word[], from: number, to: number): Given[] {
  const found: Given[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !/^[,()]$/.test(words[at]?.text ?? '')) continue;
    if (at > start) found.push({ from: start, to: at - 1 });
    start = at + 1;
  }
  return found;
}

function codeOf(aside: readonly Word[], behind: readonly Word[], isDeed: boolean): Limit['code'] | null {
  const text = aside.map((word) => word.text).join(' ');
  const next = behind.find((word) => word.text !== ',')?.text ?? '';
  if (isForTime(aside)) return GOES_ON.test(next) ? null : 'right_only';
  if (isDeed && isYetToCome(aside, text)) return 'conveyance_conditional';
  if (isDeed && LESSER.test(text)) return 'right_only';
  if (WHAT_OF.test(text)) return 'share_only';
  return WAY_ONLY.test(text) && aside.some(({ sort }) => sort === 'way') ? 'right_only' : null;
}

/** "with remainder to her children", "and then to": together they have all of it. */
const GOES_ON = /^(?:with|and|then|remainder)$/;

/** "what they hold of", "whatever he owns in": ahead of the land it is some of it. */
const WHAT_OF = /^(?:what|whatever|whatsoever) .*\b(?:of|in)$/;

/** What a deed gives to nobody: "as Lessee", "as security for a note", "by way of pledge". */
const LESSER =
  /(?:^as|\bby way of) (?:an? |the |such |its )?(?:lessees?|optionees?|licen[sc]ees?|mortgagees?|pledgees?|tenant|security|collateral|pledge|lease|mortgage|licen[sc]e|loan)(?: (?:for|to|of|until)\b|$)/;

const TIME = /^(?:life|lives|lifetime|lifetimes|widowhood|years?|months?)$/;

/** "for the term of her natural life", "during her widowhood", "for a period of ten years", "as tenant for life", and nothing else. */
function isForTime([first, ...rest]: readonly Word[]): boolean {
  return (
    /^(?:for|during|as)$/.test(first?.text ?? '') &&
    rest.some(({ text }) => TIME.test(text)) &&
    rest.every(
      ({ text, sort }) =>
        TIME.test(text) || OF_TIME.test(sort) || /^(?:and|of|to|during|for|estate|tenant|-)$/.test(text),
    )
  );
}

const OF_TIME = /^(?:qualifier|number|time)$/;

/** "until the note is paid", "when he shall have paid the balance", "after the death of the grantors". */
function isYetToCome(aside: readonly Word[], text: string): boolean {
  const first = aside[0]?.text ?? '';
  if (first === 'until') return true;
  if (!/^(?:when|if|after|upon|on|at|once|effective)$/.test(first)) return false;
  return (
    /\b(?:death|decease)\b/.test(text) ||
    aside.some((word) => word.sort === 'rule' && /^(?:shall|will)$/.test(word.text))
  );
}

const WAY_ONLY = /^for .*\b(?:only|merely|alone)$/;
