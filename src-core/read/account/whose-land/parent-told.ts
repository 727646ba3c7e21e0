// Whether a clause tells of a larger tract that this land is a part of.
import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';
import {
  isBareLand,
  isDenying,
  isNamed,
  isNarrowed,
  isThis,
  namesThis,
} from '#core/read/account/whose-land/this-land.ts';

const WHOLE = /^(?:land|piece|paper|figure|area|located|place)$/;
const LAND = /^(?:land|piece|figure|area|located|name)$/;
const PARTS = 'part portion out division split remnant';
const SEVERING = 'carved cut split severed taken divided detached parted partitioned surveyed';
const PART = wordSet(PARTS);
const SEVERED = wordSet(SEVERING);

/** "all that is left", "the whole of what remains". */
const LEFT =
  /^(?:all that|whole of what|all which|what) (?:is |was |now |yet |still )*(?:left|remain(?:s|ed|ing)?|unsold)\b/;

const OPENS = wordSet('all whole what', PARTS, SEVERING);

/** "left out of this sale", "sold out of it": what goes out is no part that this land is. */
const isGoing = ({ sort, text }: Word, behind: string): boolean =>
  behind === 'out' && (text === 'left' || (isVerb(sort) && !SEVERED.has(text)));

/** Behind the words by which this land is a part of another; -1 where none are. */
export function parentAt(words: readonly Word[]): number {
  for (let at = 0; at < words.length; at += 1) {
    const text = words[at]?.text ?? '';
    if (!OPENS.has(text)) continue;
    const last = at > 0 ? words[at - 1] : undefined;
    const isGone = last !== undefined && isGoing(last, text) && !namesThis(words.slice(0, at));
    const isPart = PART.has(text) && !isGone && (last === undefined || !isDenying(last));
    const left =
      text === 'all' || text === 'whole' || text === 'what' ? LEFT.exec(textOf(words.slice(at, at + 6))) : null;
    if (left !== null && (namesThis(words.slice(0, at)) || isBareLand(words))) {
      const whole = words.slice(at + left[0].split(' ').length);
      // "all that remains of the 10 acres" may be this land less the rest.
      return whole.length === 0 || whole.some(({ sort }) => sort === 'land') ? at + 1 : -1;
    }
    if (!isPart && !SEVERED.has(text)) continue;
    const isOfIt = /\b(?:of|from) which\b|\bwhereof\b/.test(textOf(words.slice(0, 4)));
    const subject = words.slice(0, at).filter(({ sort }) => isNoun(sort) && sort !== 'number');
    const isSubject =
      (subject.length === 0 && !isOfIt) ||
      words.slice(0, at).some((_, i) => isThis(words, i)) ||
      isBareLand(words.slice(ADMITS.test(words[0]?.text ?? '') ? 1 : 0, at));
    if (/^(?:thereof|of it) , (?:here|herein|hereby|now)\b/.test(textOf(words.slice(at + 1, at + 5))))
      return words.length;
    if (
      !isSubject ||
      !(hasBe(words, at) || isMeant(words, at)) ||
      isNarrowed(words.slice(0, at).filter((word) => word.text !== 'but'))
    )
      continue;
    if (isOfIt && isPart) return words.length;
    let of = at + 1;
    // "a portion only of the land there described".
    if (words[of]?.text === 'only' && isMeant(words, at)) of += 1;
    while (/^(?:out|off|of|from)$/.test(words[of]?.text ?? '')) of += 1;
    if (/^(?:thereof|therefrom|whereof)$/.test(words[at + 1]?.text ?? '')) return words.length;
    if (of === at + 1 || words.slice(of, of + 1).some(isDenying)) continue;
    if (/^(?:it|which)$/.test(words[of]?.text ?? '')) return words.length;
    // "part of what Barnes left" is told of no land.
    if ((isThis(words, of) && !isNamed(words, of)) || !words.slice(of).some(({ sort }) => WHOLE.test(sort))) continue;
    // "left out of this sale": a sale is no larger tract.
    if (text === 'out' && words[of]?.text === 'this' && !LAND.test(words[of + 1]?.sort ?? '')) continue;
    return of;
  }
  return -1;
}

const PAPER = /^(?:deeds?|conveyed|had|acquired|bought|received)$/;
const ADMITS = /^(?:although|though|since|because|that|as)$/;

/** "Meaning and intending to convey a part of the premises described in the deed of Reed to the grantors". */
export const isMeant = (words: readonly Word[], at: number): boolean =>
  /^(?:(?:and|meaning|intending|intended|hereby|it|being|to)+ )*(?:convey|grant|sell)(?: an?)?$/.test(
    textOf(words.slice(0, at)),
  ) &&
  words.slice(0, at).some(({ text }) => /^(?:meaning|intending|intended)$/.test(text)) &&
  words.slice(at).some(({ text }, i) => {
    // "the premises in Book 1240", "the land there described".
    const next = words[at + i + 1];
    if (/^(?:book|volume|liber)$/.test(text)) return next?.sort === 'number' || next?.sort === 'name';
    return PAPER.test(text) || (text === 'there' && /^(?:described|bounded)$/.test(next?.text ?? ''));
  }) &&
  // "a part of the premises described in the deed of Reed lying west of the road" may be less than what is drawn.
  !words
    .slice(words[at + 1]?.text === 'only' ? at + 2 : at)
    .some(
      ({ text, sort }) =>
        /^(?:direction|area|limit|reserve|keep)$/.test(sort) ||
        /^(?:this|these|within|foregoing|herein|hereby|hereof|above|said|here|be|hereafter|namely|rest|balance|other)$/.test(
          text,
        ),
    );

/** "is a part of", "a division of the parent parcel recorded in Book 9"; but "a part of it was sold", and the heading "Part of Lot 5". */
const hasBe = (words: readonly Word[], at: number): boolean =>
  (at <= 1 && !/^(?:part|portion|out)$/.test(words[at]?.text ?? '') && !words.some(({ sort }) => sort === 'be')) ||
  words.slice(0, at).some(({ sort, text }) => sort === 'be' || /^(?:form|forms|forming|constitut\w+)$/.test(text));
