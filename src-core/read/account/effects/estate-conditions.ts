// How long the estate lasts and what the land is kept for: it may end or go back whole, and its lines stay as they are drawn.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';

const OF_ESTATE =
  /^(?:reverts?|revests?|reverting|re|again|back|returns?|ceases?|ends?|determines?|terminates?|lapses?|forfeit(?:ed)?|long|only|shall|will|must|life|lives|lifetime)$/;
/** Few sentences have a word of it. */
export const mayBeOfEstate = (word: string): boolean => OF_ESTATE.test(word);

/** "In case the hall be moved off the title shall come back to the owner of the farm", "to be used only as a place for burying the dead", "for so long as a school is taught thereon". */
export function isOfEstate(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => mayBeOfEstate(text))) return false;
  if (isForLife(words)) return true;
  if (words.some(isOfMore)) return false;
  const phrases = phrasesOf(words);
  const isPlain = phrases.every(
    (phrase, at) =>
      isNoPiece(words, phrases, phrase, at) && isNoGift(words, phrases, at) && isNoOtherMatter(words, phrases, at),
  );
  return (
    isPlain &&
    (goesBack(words, phrases) || lastsSo(words, phrases) || isForUse(words, phrases) || isKeptSo(words, phrases))
  );
}

const LIFE = /^(?:life|lives|lifetime)$/;
const ENJOYED =
  /^(?:life|estate|use|possession|occupancy|occupation|enjoyment|improvement|control|rents?|profits|benefit)$/;
const FOR_LIFE = /^(?:person|name|it|matter|time|right|deed)$/;
const END_OF_LIFE = /^(?:deaths?|decease)$/;

/** "The grantors reserve unto themselves a life estate for and during the term of their natural lives", "retains unto herself an estate for her life in the whole": in all of the land. */
function isForLife(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  const verb = phrases.findIndex(({ kind, tag }) => kind === 'verb' && tag === 'reserve');
  const kept = phrases.slice(verb + 1).find(({ kind, tag }) => kind === 'noun' && !/^(?:it|person|name)$/.test(tag));
  const texts = ({ from, to }: PhraseOf): string[] => words.slice(from, to).map(({ text }) => text);
  const isLife = (phrase: PhraseOf): boolean => texts(phrase).some((text) => LIFE.test(text));
  const isEnjoyed = (phrase: PhraseOf): boolean => ENJOYED.test(texts(phrase).at(-1) ?? '') || isLife(phrase);
  // "without impeachment of waste".
  const isUnasked = (at: number): boolean =>
    phrases.slice(Math.max(0, at - 3), at + 1).some(({ from }) => words[from]?.text === 'impeachment') ||
    words[phrases[at + 1]?.from ?? -1]?.text === 'impeachment';
  return (
    (verb === 0 || /^(?:person|name)$/.test(phrases[verb - 1]?.tag ?? '')) &&
    kept !== undefined &&
    texts(kept).some((text) => ENJOYED.test(text)) &&
    phrases.some(isLife) &&
    phrases.every((phrase, at) => {
      const { kind, tag, to } = phrase;
      if (isUnasked(at) || at === verb) return true;
      if (tag === 'this') return GOVERNED.test(phrases[at - 1]?.tag ?? '') && WHOLE.test(texts(phrase).join(' '));
      if (kind === 'noun')
        return FOR_LIFE.test(tag) || isEnjoyed(phrase) || END_OF_LIFE.test(words[to - 1]?.text ?? '');
      if (kind === 'verb') return isEnjoyed(phrase) || isEntering(words, phrases, at);
      return !/^(?:LIMIT|ONLY)$/.test(tag) || (at === 0 && words[0]?.text === 'but');
    })
  );
}

/** "and the grantees shall come into possession upon her death". */
const isEntering = (words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean =>
  /^(?:come|enter|take|have)$/.test(words[(phrases[at]?.to ?? 0) - 1]?.text ?? '') &&
  phrases.slice(at + 1, at + 3).some(({ to }) => words[to - 1]?.text === 'possession');

const DRAWN = /^(?:area|length|direction|located|reserve)$/;
/** Told of the paper and its taking effect, of leave that others may give, of what is yet to be measured or paid, of more land or of shares in it. */
const UNSETTLING = wordSet(
  'until till unless effect effective force escrow survey surveys surveyed plat rezoning zoning approval approved permit allow allowed object objects consent assent refuse refuses accept accepts accepted willing unwilling ratify confirm offer bargain each respectively price paid pay payment purchase money note notes debt loan security mortgage having also together likewise some',
);
const isOfMore = ({ sort, text }: Word, at: number, words: readonly Word[]): boolean =>
  DRAWN.test(sort) || (UNSETTLING.has(text) && !isOfTime(words, at) && !isLeave(words, at));

/** "for two years together", "until which time the grantor may re-enter": of a right that is there already. */
const isOfTime = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'together'
    ? words[at - 1]?.sort === 'time'
    : words[at]?.text === 'until' && words.some(({ text }, i) => text === 're' && words[i + 2]?.text === 'enter');

/** "the district having leave to remove its building". */
const isLeave = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'having' && /^(?:leave|liberty|privilege)$/.test(words[at + 1]?.text ?? '');

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
const TAKES_BACK = /\btake (?:(?:it|the same|(?:the|said) (?:land|lot|parcel|premises|property)) )?back$/;

const GIVERS = /^(?:grantors?|sellers?|vendors?|donors?|he|she|they|we|i)$/;
/** But "and the grantor conveys the pond". */
function isNoGift(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const { kind, tag, to } = phrases[at] ?? { kind: 'small', tag: '', to: 0 };
  const isOwning = /^(?:holds?|owns?|held|owned)$/.test(words[to - 1]?.text ?? '');
  if (kind !== 'verb' || !(isOwning || /^(?:not )?(?:grant|keep|take)$/.test(tag))) return true;
  const subject = phrases.slice(0, at).findLast((phrase) => phrase.kind === 'noun');
  return !GIVERS.test(words[(subject?.to ?? 0) - 1]?.text ?? '');
}

/** But a part or a share that stays with somebody, the paper that is yet to be signed or that another land hangs on, and a title that has yet to pass. */
const isNoOtherMatter = (words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean =>
  !staysWith(words, phrases, at) && !isOfPaper(words, phrases, at) && !passesYet(words, phrases, at);

const STAYS = wordSet('remain remains remaining stay stays staying belong belongs belonging');
const IN_COMMON = 'right';

/** "the soil remaining in Pike", "the graveyard shall remain with the society", "to Pike in common with Lee". */
function staysWith(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const { to = 0 } = phrases[at] ?? {};
  const last = words[to - 1];
  if (last?.text === 'in' && last.sort === IN_COMMON) return true;
  return (
    STAYS.has(last?.text ?? '') &&
    /^(?:with|in|to|of)$/.test(phrases[at + 1]?.tag ?? '') &&
    /^(?:person|name|it)$/.test(phrases[at + 2]?.tag ?? '')
  );
}

const THIS_PAPER = /^(?:this|these|said|such|above|present|foregoing)$/;

/** "shall not sign this deed", "do not join in this conveyance", "in the deed of Lee"; but "the deed shall be void", "the conditions of this deed". */
function isOfPaper(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const { kind, tag, from, to } = phrases[at] as PhraseOf;
  if (kind !== 'noun' || !/^(?:deed|paper)$/.test(tag)) return false;
  const text = textOf(words.slice(from, to));
  const isPaper = words.slice(from, to).some(({ sort }) => sort === 'paper') || / sale$/.test(text);
  if (!isPaper) return false;
  const [before, governed] = [phrases[at - 1], phrases[at - 2]];
  if (before?.kind === 'verb') return !isLastTo(words, before, ENDS);
  if (!PLACED_IN.test(before?.tag ?? '')) return false;
  // "in good order".
  return (
    /^(?:the|an?|his|her|its|that)$/.test(words[from]?.text ?? '') ||
    (governed?.kind === 'verb' && !isParticiple(words, governed) && THIS_PAPER.test(words[from]?.text ?? ''))
  );
}

/** "contained in this deed". */
const isParticiple = (words: readonly Word[], { tag, from, to }: PhraseOf): boolean =>
  tag.endsWith('~') || (to === from + 1 && /ed$/.test(words[from]?.text ?? ''));
const PLACED_IN = /^(?:in|of|under|by|to|with|from)$/;
const isLastTo = (words: readonly Word[], { to }: PhraseOf, verbs: ReadonlySet<string>): boolean =>
  verbs.has(words[to - 1]?.text ?? '');

const PASSES = /^(?:vests?|go|goes|comes?|pass|passes|begins?|commences?)$/;
const BACK_TO =
  /^(?:grantors?|sellers?|vendors?|donors?|giver|heirs|owners?|farm|estate|state|city|town|county|him|her|them|me|us)$/;

/** "and never vest", "is to go to the grantee when the church is built": it has not passed yet. */
function passesYet(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const { kind, to } = phrases[at] as PhraseOf;
  if (kind !== 'verb' || !PASSES.test(words[to - 1]?.text ?? '') || isReturn(words, to - 1)) return false;
  const subject = phrases.slice(0, at).findLast((phrase) => phrase.kind === 'noun');
  const isVest = /^vest/.test(words[to - 1]?.text ?? '');
  if (!isVest && !WHOLE.test(textOf(words.slice(subject?.from ?? 0, subject?.to ?? 0)))) return false;
  return !words.slice(to, to + 5).some(({ text }) => BACK_TO.test(text));
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
/** "In case", "in the event of" are one word each. */
const isIn = ({ text, sort }: Word): boolean => text === 'in' && sort === 'rule';
const isCondition = (word: Word): boolean => CONDITION.test(word.text) || isIn(word);
const YET = /^(?:shall|will|may|must|to)$/;

/** "the estate is to revert to the grantors", "the lot falls back to the farm", "the land shall be the grantor's again": yet to be, and all of it. */
function goesBack(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  const ends = words.flatMap(({ text }, at) =>
    isReturn(words, at) || (ENDS.has(text) && isEnd(words, at)) ? [at] : [],
  );
  const isVoid = words.some(({ text }) => VOID.test(text));
  return (
    ends.length > 0 &&
    !isToldDone(words, phrases) &&
    ends.every((at) => isWholeAt(words, phrases, at) && !words.slice(Math.max(0, at - 3), at).some(isDone)) &&
    (!isVoid || ends.some((at) => isReturn(words, at))) &&
    (words.some(isCondition) || ends.every((at) => isOfBefore(words, phrases, at)))
  );
}

/** "the same shall revert": what it hangs on was told before; but "the land shall go back to Lee on the first of May". */
function isOfBefore(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const verb = phrases.findIndex(({ from, to }) => from <= at && at < to);
  const subject = phrases.slice(0, verb).findLast(({ kind }) => kind === 'noun');
  const isPointing =
    subject === undefined || /(?:^| )(?:it|they|same|which)$/.test(textOf(words.slice(subject.from, subject.to)));
  return isPointing && words.slice(Math.max(0, at - 3), at).some(isYet);
}

const IF = /^(?:if|should|case|event|when|whenever|provided|long|that|which|who|from)$/;
const IS = /^(?:is|are|was|were|has|have|had)$/;

/** "The conditions of this deed are broken and the title is to revert": told as it is, and not as it may be. */
const isToldDone = (words: readonly Word[], phrases: readonly PhraseOf[]): boolean =>
  phrases.some(({ kind, from }, at) => {
    if (kind !== 'verb' || !IS.test(words[from]?.text ?? '')) return false;
    // "are to hold it".
    if (words[from + 1]?.text === 'to' || words.slice(0, from).some((word) => IF.test(word.text) || isIn(word)))
      return false;
    const subject = phrases
      .slice(0, at)
      .find((phrase, i) => phrase.kind === 'noun' && !GOVERNED.test(phrases[i - 1]?.tag ?? ''));
    return subject !== undefined && !WHOLE.test(textOf(words.slice(subject.from, subject.to)));
  });

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
  !/^to\b|^for (?:\w+ )+(?:together )?to\b/.test(textOf(words.slice(at + 1, at + 6))) &&
  (words[at]?.sort !== 'figure' || words[at - 1]?.sort === 'rule');

/** Its subject; where it has none of its own, what the sentence begins with. */
function isWholeAt(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const verb = phrases.findIndex(({ from, to }) => from <= at && at < to);
  const told = (phrase: PhraseOf | undefined): string => textOf(words.slice(phrase?.from ?? 0, phrase?.to ?? 0));
  // "shall thereupon revert", "shall automatically revest": how, and not what.
  const isSubject = ({ kind, from }: PhraseOf): boolean =>
    kind === 'noun' &&
    !(
      /^there/.test(words[from]?.text ?? '') ||
      /\b(?:shall|will|may|must)(?: (?:up)?on)?$/.test(textOf(words.slice(0, from)))
    );
  const subject = phrases.slice(0, verb).findLast(isSubject);
  if (subject === undefined || /\bthe whole(?: thereof)?$/.test(textOf(words.slice(0, phrases[verb]?.from))))
    return true;
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
      // But "the use only is granted", "shall use only what is fenced".
      const isNamed =
        USE.test(words[from - 1]?.text ?? '') &&
        phrases[at - 1]?.kind === 'noun' &&
        (at === 1 || GOVERNED.test(phrases[at - 2]?.tag ?? '')) &&
        !/^(?:be|grant)/.test(phrases[at + 1]?.tag ?? '');
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
const SO = /^(?:in|as|for|open|free|fenced)$/;
const OF_GROUND = /^(?:way|ground|bound|part|parcel|located|this|numbered)$/;

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
    // But "the land to the brook", "in the hollow", "for Pike".
    (SO.test(words[how.from]?.text ?? '') || (/^devote/.test(words[own.to - 1]?.text ?? '') && how.tag === 'to')) &&
    !(how.tag === 'in' && OF_GROUND.test(phrases[verb + 3]?.tag ?? '')) &&
    !(how.tag === 'for' && /^(?:person|name|it)$/.test(phrases[verb + 3]?.tag ?? ''))
  );
}
