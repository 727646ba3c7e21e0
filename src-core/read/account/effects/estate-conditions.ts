// How long the estate lasts and what the land is kept for: it may end or go back whole, and its lines stay as they are drawn.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';

const OF_ESTATE =
  /^(?:reverts?|revests?|reverting|re|again|back|returns?|ceases?|ends?|determines?|terminates?|lapses?|forfeit(?:ed)?|long|only|shall|will|must)$/;
/** Few sentences have a word of it. */
export const mayBeOfEstate = (word: string): boolean => OF_ESTATE.test(word);

/** "In case the hall be moved off the title shall come back to the owner of the farm", "to be used only as a place for burying the dead", "for so long as a school is taught thereon". */
export function isOfEstate(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => mayBeOfEstate(text)) || words.some(isOfMore)) return false;
  const phrases = phrasesOf(words);
  const isPlain = phrases.every((phrase, at) => isNoPiece(words, phrases, phrase, at) && isNoGift(words, phrases, at));
  return (
    isPlain &&
    (goesBack(words, phrases) || lastsSo(words, phrases) || isForUse(words, phrases) || isKeptSo(words, phrases))
  );
}

const DRAWN = /^(?:area|length|direction|located|reserve)$/;
/** Told of the paper and its taking effect, of what is yet to be measured or paid, or of more land. */
const UNSETTLING = wordSet(
  'until till unless effect effective force escrow survey surveys surveyed plat rezoning zoning approval approved permit price paid pay payment purchase note notes debt mortgage also together likewise some',
);
const isOfMore = ({ sort, text }: Word): boolean => DRAWN.test(sort) || UNSETTLING.has(text);

const GOVERNED = /^(?:for|as|to|of|from|into|on|upon|in|at|near|adjoining|by)$/;
const ITS_LINE = /(?:^| )(?:its|their) lines?$/;
const USED_AS = /^(?:for|as)$/;
const MOVES = wordSet('come comes go goes fall falls pass passes turn turns be given');

/** A piece, a way or other land is only what the land is used for, or whose farm it goes back to: "as a garden", "to the farm adjoining". */
function isNoPiece(
  words: readonly Word[],
  phrases: readonly PhraseOf[],
  { kind, tag, from, to }: PhraseOf,
  at: number,
) {
  const before = phrases[at - 1]?.tag ?? '';
  // "out of which it came".
  if (tag === 'LIMIT')
    return words[from]?.text === 'but' || (words[from]?.text === 'out' && (words[from]?.length ?? 1) > 1);
  if (kind !== 'noun') return true;
  const told = textOf(words.slice(from, to));
  if (/^(?:numbered|share)$/.test(tag)) return false;
  // "as a station", "to complete its line".
  if (words.slice(from, to).some(({ sort }) => sort === 'figure')) return USED_AS.test(before) || ITS_LINE.test(told);
  if (words.slice(from, to).some(({ sort }) => sort === 'piece'))
    return isBack(words, from) || (USED_AS.test(before) && words[to]?.text !== 'of');
  if (words.slice(from, to).some(({ sort }) => sort === 'way') || tag === 'other') return GOVERNED.test(before);
  return true;
}

const isBack = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'back' &&
  (MOVES.has(words[at - 1]?.text ?? '') || TAKES_BACK.test(textOf(words.slice(0, at + 1))));
const TAKES_BACK = /\btake (?:it|the same|(?:the|said) (?:land|lot|premises|property)) back$/;

const GIVERS = /^(?:grantors?|sellers?|vendors?|donors?|he|she|they|we|i)$/;
/** But "and the grantor conveys the pond". */
function isNoGift(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const { kind, tag } = phrases[at] ?? { kind: 'small', tag: '' };
  if (kind !== 'verb' || !/^(?:not )?(?:grant|keep|take)$/.test(tag)) return true;
  const subject = phrases.slice(0, at).findLast((phrase) => phrase.kind === 'noun');
  return !GIVERS.test(words[(subject?.to ?? 0) - 1]?.text ?? '');
}

const GOES_BACK = wordSet('revert reverts reverting revest revests');
const ENDS = wordSet('cease ceases end ends determine determines terminate terminates lapse lapses forfeit forfeited');
const BECOMES = wordSet('be become becomes vest vests');
const VOID = /^(?:void|null|annulled)$/;
/** All of it: "the title", "the estate hereby granted", "the same"; but "the house lot", "the land on the hill". */
const WHOLE =
  /^(?:(?:the|said|this|such|all|of|and|or|real|fee|simple|above|described|hereby|within) )*(?:title|fee|estate|interest|grant|conveyance|deed|property|premises|lands?|lot|tract|parcel|site|realty|it|they|same|which|ownership)(?: (?:hereby|herein|above|aforesaid))*$/;
const DONE = /^(?:has|have|had|having|was|were|been)$/;
const CONDITION =
  /^(?:if|should|case|event|when|whenever|provided|conditions?|long|failing|default|breach|violation|failure|determinable|thereupon)$/;
const YET = /^(?:shall|will|may|must|to)$/;

/** "the estate is to revert to the grantors", "the lot falls back to the farm", "the land shall be the grantor's again": yet to be, and all of it. */
function goesBack(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  const ends = words.flatMap(({ text }, at) =>
    isReturn(words, at) || (ENDS.has(text) && isEnd(words, at)) ? [at] : [],
  );
  const isVoid = words.some(({ text }) => VOID.test(text));
  return (
    ends.length > 0 &&
    ends.every((at) => isWholeAt(words, phrases, at) && !words.slice(Math.max(0, at - 3), at).some(isDone)) &&
    (!isVoid || ends.some((at) => isReturn(words, at))) &&
    (words.some(({ text }) => CONDITION.test(text)) ||
      ends.every((at) => words.slice(Math.max(0, at - 3), at).some(isYet)))
  );
}

const isYet = ({ text }: Word): boolean => YET.test(text);
const isDone = ({ text }: Word): boolean => DONE.test(text);

function isReturn(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  const next = words[at + 1]?.text ?? '';
  if (GOES_BACK.has(text) || (/^returns?$/.test(text) && /^(?:to|unto)$/.test(next))) return true;
  if (text === 're') return /^re - (?:vert|vest|enter)/.test(textOf(words.slice(at, at + 3)));
  if (MOVES.has(text) && next === 'back') return true;
  if (text === 'take')
    return TAKES_BACK.test(textOf(words.slice(0, words.findIndex((word) => word.text === 'back') + 1)));
  const isAgain = words.slice(Math.max(0, at - 1), at + 6).some((word) => word.text === 'again');
  return isAgain && BECOMES.has(text);
}

/** But "ceases to be used", "the end of the term". */
const isEnd = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.text !== 'to' && (words[at]?.sort !== 'figure' || words[at - 1]?.sort === 'rule');

/** Its subject; where it has none of its own, what the sentence begins with. */
function isWholeAt(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const verb = phrases.findIndex(({ from, to }) => from <= at && at < to);
  const told = (phrase: PhraseOf | undefined): string => textOf(words.slice(phrase?.from ?? 0, phrase?.to ?? 0));
  // "shall thereupon revert", "shall automatically revest": how, and not what.
  const isSubject = ({ kind, from }: PhraseOf): boolean =>
    kind === 'noun' &&
    !(/^there/.test(words[from]?.text ?? '') || /^(?:shall|will|may|must)$/.test(words[from - 1]?.text ?? ''));
  const subject = phrases.slice(0, verb).findLast(isSubject);
  if (subject === undefined) return true;
  // "the grantor may re-enter and repossess the premises".
  if (/^(?:person|it)$/.test(subject.tag) && /^(?:re|take)$/.test(words[at]?.text ?? '')) return true;
  if (WHOLE.test(told(subject))) return true;
  // "is to be held for worship, and in default thereof to revert", "is a fee determinable and shall end".
  const isLed = phrases.slice(0, verb + 1).some(({ tag, from }, i) => tag === 'and' && from >= subject.to && i <= verb);
  return isLed && WHOLE.test(told(phrases.find(isSubject)));
}

const LASTS = /\b(?:so|as) long (?:(?:, )?and no longer |only )?as\b/;
const HELD = /^(?:covenant|use|be|act|keep)(?:=|~|=~)?$/;

/** "for so long and no longer as a common school is taught thereon"; but "the grantor keeps the land so long as he lives". */
function lastsSo(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  if (!LASTS.test(textOf(words))) return false;
  const from = words.findIndex(({ text }, at) => /^(?:so|as)$/.test(text) && words[at + 1]?.text === 'long');
  const lead = phrases.filter(({ to }) => to <= from);
  return lead.every(({ kind, tag, from: start, to }) => {
    if (kind === 'verb') return HELD.test(tag);
    const told = textOf(words.slice(start, to));
    return (
      kind !== 'noun' ||
      WHOLE.test(told) ||
      (/^(?:person|name|time|thing)$/.test(tag) && !GIVERS.test(words[to - 1]?.text ?? ''))
    );
  });
}

const USE = /^(?:use|uses|purpose|purposes|way)$/;

/** "to be used only as a place for burying the dead", "for church purposes only": a use is narrowed; but "used only as to the part". */
function isForUse(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  const limits = phrases.flatMap(({ tag }, at) => (tag === 'ONLY' ? [at] : []));
  return (
    limits.length > 0 &&
    limits.every((at) => {
      const { from = 0 } = phrases[at] ?? {};
      const isNamed = USE.test(words[from - 1]?.text ?? '');
      const isUsed =
        /^(?:use|act|grant~)/.test(phrases[at - 1]?.tag ?? '') && /^(?:as|for)$/.test(phrases[at + 1]?.tag ?? '');
      return isNamed || (isUsed && words[from + 2]?.text !== 'to');
    }) &&
    phrases.every(
      ({ kind, tag, from, to }, at) =>
        kind !== 'noun' ||
        !/^(?:this|parcel|deed)$/.test(tag) ||
        GOVERNED.test(phrases[at - 1]?.tag ?? '') ||
        WHOLE.test(textOf(words.slice(from, to))),
    )
  );
}

const KEEPS = /^(?:keep|maintain|preserve|leave|hold|use|devote)$/;
const SO = /^(?:in|as|for|open|free|fenced|to)$/;

/** "The society shall keep the land in a natural state": how, by him who has it. */
function isKeptSo(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  const verb = phrases.findIndex(({ kind, to }) => kind === 'verb' && KEEPS.test(words[to - 1]?.text ?? ''));
  const [subject, own, kept, how] = [phrases[verb - 1], phrases[verb], phrases[verb + 1], phrases[verb + 2]];
  if (verb < 1 || own === undefined || kept === undefined || how === undefined) return false;
  const isTaker =
    /^(?:person|name)$/.test(subject?.tag ?? '') && !GIVERS.test(words[(subject?.to ?? 0) - 1]?.text ?? '');
  return (
    isTaker &&
    phrases.filter(({ kind }) => kind === 'verb').length === 1 &&
    /^(?:shall|will|must)$/.test(words[own.from]?.text ?? '') &&
    WHOLE.test(textOf(words.slice(kept.from, kept.to))) &&
    SO.test(words[how.from]?.text ?? '')
  );
}
