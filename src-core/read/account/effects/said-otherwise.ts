// What a rule finds in a sentence may be said of a paper, of an office, of a later sale, or not at all: then it is not found.
import type { RuleMatch } from '#core/language/pattern.ts';
import type { PhraseOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';
import { isBareLand } from '#core/read/account/whose-land/this-land.ts';

type Saying = (words: readonly Word[], phrases: readonly PhraseOf[], from: number, to: number) => boolean;

const told = (words: readonly Word[], phrase: PhraseOf | undefined): string =>
  textOf(words.slice(phrase?.from ?? 0, phrase?.to ?? 0));

/** "ROAD DEED IN FEE": the name of the paper, and no road that was deeded. */
const isPaperInFee: Saying = (words, phrases, from) => told(words, phrases[from + 1]) === 'deed';

/** "formerly used for depot grounds and no longer needed": what is no longer done, and no end of the grant. */
const isNoLongerDone: Saying = (_, phrases, __, to) => phrases[to]?.kind === 'verb';

/** "The property was not the homestead of the decedent, and the sale was made": a sale of the next clause. */
const isInNextClause: Saying = (_, phrases, from, to) => phrases.slice(from, to).some(({ tag }) => tag === ',');

const AGAIN = /^(?:LIMIT|ONLY|but|unless|until|till)$/;

/** "it is not intended that the title shall revert": the reverting is what is denied. */
const isDenied: Saying = (words, phrases, from, to) =>
  told(words, phrases[from - 1]) === 'that' &&
  /^not (?:state|covenant|record|act)/.test(phrases[from - 2]?.tag ?? '') &&
  !phrases.slice(to).some(({ tag }) => AGAIN.test(tag));

/** "so much" is one word. */
const TO_RAISE =
  /\b(?:to (?:sell|convey)|sale of) so of (?:the )?(?:\w+ ){1,6}as (?:would|will|should|shall|may|might|was|were)(?: be)? (?:(?:necessary|needed|required|sufficient) to )?(?:raise|pay|satisfy|discharge)\b/;
const POWER = /^(?:empower|authori[sz]|licen[sc]|order|direct|decree|allow|permit)/;

/** "empowering me to sell so much of the estate as would raise $700": what is limited is a power, and not the land. */
const isOfPower: Saying = (words, phrases, from) => {
  const power = words.findLastIndex(({ text }, i) => i < (phrases[from]?.from ?? 0) && POWER.test(text));
  return power >= 0 && TO_RAISE.test(textOf(words.slice(power)));
};

/** "(Top 3 inches reserved for recording data)": of the sheet. */
const isOfSheet: Saying = (words, phrases, _, to) =>
  words.some(({ text }) => /^inch(?:es)?$/.test(text)) &&
  phrases[to]?.tag === 'for' &&
  /^(?:record|paper)/.test(phrases[to + 1]?.tag ?? '') &&
  !words.some(({ sort }) => sort === 'land');

/** "thence with a lot sold Messick": along whose land the course runs. */
const isAlong: Saying = (words, phrases, from, to) => {
  const land = phrases.findIndex(({ kind, tag }, at) => at >= from && at < to && kind === 'noun' && tag !== 'it');
  return (
    /^(?:thence|running)$/.test(words[0]?.text ?? '') && /^(?:with|by|along|on)$/.test(phrases[land - 1]?.tag ?? '')
  );
};

/** "also corner to Garret Polhemus": whose corner it is too. */
const isCornerOf: Saying = (words, phrases, _, to) =>
  /^(?:a |the )?corner$/.test(told(words, phrases[to - 1])) &&
  phrases[to]?.tag === 'to' &&
  phrases[to + 1]?.tag === 'name' &&
  to + 2 >= phrases.length;

const IN_NO_WAY =
  /^area no (?:part|portion) (?:lies|lie|is|being|lying) (?:situated? )?(?:within|in|upon) (?:any|the|a|said) (?:(?:public|county|town|state|existing|highway) )*(?:way|road|highway|street|alley|right)$/;

/** "of which area no part lies within any public way": the land is denied to be a road, and no word of its description. */
const isInNoWay: Saying = (words, phrases, from) =>
  told(words, phrases[from - 1]) === 'which' && IN_NO_WAY.test(textOf(words.slice(phrases[from]?.from ?? 0)));

const RELEASED =
  /^(?:released|abandoned|surrendered|relinquished) (?:its|his|their) (?:claims?|rights?|easements?|tracks|line|rails)$/;
const LAND_AGAIN = /^(?:this|part|numbered|parcel|other|size|located|share|side|ground)$/;

/** "the railroad having abandoned its line and released its claim": what it had over the land, and no land that it sold. */
const isGivenUp: Saying = (words, phrases) => {
  const doings = phrases.flatMap(({ kind, tag }, at) => (kind === 'verb' && /^(?:grant|change)/.test(tag) ? [at] : []));
  const first = doings[0] ?? 0;
  const subject = phrases.slice(0, first).findLast(({ kind }) => kind === 'noun');
  const isUp = (at: number): boolean =>
    RELEASED.test(`${told(words, phrases[at]).split(' ').at(-1)} ${released(words, phrases[at + 1])}`);
  return (
    /^(?:the |said )*(?:railroad|railway)(?: company)?$/.test(told(words, subject)) &&
    doings.every(isUp) &&
    !phrases.slice(first + 1).some(({ tag }) => LAND_AGAIN.test(tag) || AGAIN.test(tag))
  );
};

/** "its claim of record" is two words of it. */
const released = (words: readonly Word[], phrase: PhraseOf | undefined): string =>
  told(words, phrase).replace(/ of$/, '');

const TAKERS = /^(?:grantees?|buyers?|purchasers?|vendees?|donees?)$/;
const LATER = /^(?:may|shall|will|must)$/;
const NOW = /\b(?:hereby|herein|hereunder|by this|until|till|unless|before|except|but|pass|vest)\b/;
const FENCED = /^(?:for|within|outside|without)$/;

/** "Grantee may not convey it for more than $9,000", "the tract shall not be transferred outside the family for five years": a sale to come, of all of it. */
const isLaterSale: Saying = (words, phrases, _, to) => {
  const at = phrases.findLastIndex(({ kind }, i) => kind === 'verb' && i < to);
  const subject = phrases.find(({ kind }) => kind === 'noun');
  const behind = phrases.slice(at + 1);
  const isTaker = ({ to: end }: PhraseOf): boolean => TAKERS.test(words[end - 1]?.text ?? '');
  const isHis = phrases[at]?.tag === 'not grant' && subject !== undefined && isTaker(subject);
  const isOfAll = subject?.tag === 'this' && behind.some(({ tag }) => FENCED.test(tag)) && !behind.some(isTaker);
  // "The premises have not been sold for taxes": by nobody before.
  const own = textOf(words.slice(phrases[at]?.from ?? 0, phrases[at]?.to ?? 0));
  if (/^ha(?:ve|s) not been /.test(own))
    return (
      isBareLand(words) &&
      !NOW.test(textOf(words)) &&
      !behind.some(isTaker) &&
      !words.some(({ sort }) => sort === 'keep' || OF_PIECE.test(sort))
    );
  return (
    (isHis || isOfAll) &&
    words.slice(subject?.to ?? 0, phrases[at]?.to ?? 0).some(({ text }) => LATER.test(text)) &&
    !NOW.test(textOf(words)) &&
    !words.some(({ sort }) => OF_PIECE.test(sort))
  );
};

const OF_PIECE = /^(?:piece|area|length|direction|located|reserve|limit)$/;

const ON_IT = /^(?:on|upon|in|of|under|from|with|to)$/;

/** "The timber on the land is sold with it", "it is enrolled in the farm program and base acres pass with it": things and rights, and the land only where they are. */
const isThingOnIt: Saying = (_, phrases, from, to) => {
  const verb = phrases.findLastIndex(({ kind }, at) => kind === 'verb' && at < to && at >= from);
  const before = phrases.findLastIndex(({ kind }, at) => kind === 'verb' && at < verb);
  const nouns = phrases.flatMap(({ kind }, at) => (kind === 'noun' && at > before && at < verb ? [at] : []));
  const subjects = nouns.filter((at) => !ON_IT.test(phrases[at - 1]?.tag ?? ''));
  // "The motor, pump and pipe": what stands among things is one.
  const isThing = (at: number): boolean => /^(?:thing|right|matter)$/.test(phrases[at]?.tag ?? '');
  return subjects.some(isThing) && subjects.every((at) => isThing(at) || phrases[at]?.tag === 'unknown');
};

const SAYINGS: ReadonlyMap<string, Saying> = new Map([
  ['way-in-fee', isPaperInFee],
  ['no-longer', isNoLongerDone],
  ['no-part', isInNextClause],
  ['title-reverts', isDenied],
  ['limit', isOfPower],
  ['reserved', isOfSheet],
  ['sold', (...said) => isAlong(...said) || isGivenUp(...said)],
  ['changed', isGivenUp],
  ['also', isCornerOf],
  ['words-denied', isInNoWay],
  ['not-granted', isLaterSale],
  ['granted-with', isThingOnIt],
  ['granted-too', isThingOnIt],
  ['goes-with', isThingOnIt],
]);

export const isSaidOtherwise = (
  words: readonly Word[],
  phrases: readonly PhraseOf[],
  { rule, from, to }: RuleMatch,
): boolean => SAYINGS.get(rule.name)?.(words, phrases, from, to) === true;
