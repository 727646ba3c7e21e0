// What a word that takes or denies is said of: land, or a lien, a covenant, a person, a vote.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';

const LAND = /^(?:this|part|numbered|parcel|other|size|way|rightway|ground|side|located|share|right)$/;
/** What may be taken or denied without any land. */
const NO_LAND = /^(?:matter|paper|time|deed)$/;
/** Of a verb that gives, holds or places land the thing must be told. */
const GIVING = /^(?:not )?(?:grant|contain|keep|reserve|use|state|take)\b/;
/** Before him who is to have the thing, or the place that it lies in, and not before the thing. */
const GOVERNS = /^(?:to|unto|by|from|for|in|at|as|of|on|upon|with|against|under|within|over)$/;
const UPON = /^(?:on|upon|of|in|over|against|within)$/;
const STOPS = /^[.;:]$/;
const CLOSES = /^[,()]$/;
/** In tokens. */
const LONGEST_LEAD = 40;

/** "by a vote of five to none", "a vendor's lien is retained", "not as tenants in common": told of no land, and done before the land is named. */
export function isOfNoLand(tokens: readonly Token[], at: number, to: number): boolean {
  const { words, phrases, place } = phraseAt(tokens, at, to);
  const own = phrases[place];
  if (own === undefined || own.kind === 'noun') return false;
  return isSaidOfNoLand(phrases, place) || isOfWhatItIs(words, phrases, place);
}

/** The phrase there among those of its sentence. */
function phraseAt(
  tokens: readonly Token[],
  at: number,
  to: number,
): { words: readonly Word[]; phrases: readonly PhraseOf[]; place: number } {
  let from = at;
  while (from > 0 && from > at - LONGEST_LEAD && !STOPS.test(textAt(tokens, from - 1))) from -= 1;
  let end = at;
  while (end < to && !STOPS.test(textAt(tokens, end))) end += 1;
  const words = wordsIn(tokens, from, end);
  const phrases = phrasesOf(words);
  return { words, phrases, place: phrases.findLastIndex((phrase) => (words[phrase.from]?.at ?? 0) <= at) };
}

/** What tells of the land in "is prairie", "being level", "is cleared"; but "is his", "is sold", "being Lot 4". */
const NATURE = /^(?:way|right|thing|unknown|mark|this|ground)$/;
const IS_SO = /^(?:be|(?:use|act)=~?)$/;
/** That what is excepted is land told by its own name or measure, or goes to somebody. */
const NAMED = /^(?:size|numbered|parcel|located|share|person|name|it|number|deed|other|to|unto|LIMIT)$/;
const OWNED_BY = /^(?:his|hers|mine|ours|theirs|its|my|our|her|their|own|owned|held)$/;

/** "the whole of which is prairie save a skirt of timber on the branch": something is excepted from what the land is said to be, and not from the land. */
export function isOfWhatItIs(words: readonly Word[], phrases: readonly PhraseOf[], place: number): boolean {
  if (phrases[place]?.tag !== 'LIMIT') return false;
  const verb = phrases.findLastIndex(({ kind }, i) => i < place && kind === 'verb');
  const { tag = '', from = 0 } = phrases[verb] ?? {};
  if (!IS_SO.test(tag) || !isWhole(phrases, verb)) return false;
  if (words.slice(from, phrases[place]?.from).some(({ text }) => OWNED_BY.test(text))) return false;
  const told = phrases.slice(verb + 1, place);
  if (!told.every(({ kind, tag }, i) => (kind === 'noun' ? NATURE.test(tag) : isEndOf(told, i)))) return false;
  const taken = phrases.slice(place + 1, endOf(phrases, place));
  // "being level, save where the branch crosses it".
  if (words[taken[0]?.from ?? 0]?.text === 'where') return true;
  return taken.length > 0 && taken.every(({ kind, tag }) => kind !== 'verb' && !NAMED.test(tag));
}

/** A comma right before what is excepted. */
const isEndOf = (told: readonly PhraseOf[], at: number): boolean => told[at]?.tag === ',' && at === told.length - 1;

/** "which land", "all of the land", "the same", "the whole": told of all of it. */
function isWhole(phrases: readonly PhraseOf[], verb: number): boolean {
  const [before, subject] = [phrases[verb - 2]?.tag ?? '', phrases[verb - 1]?.tag ?? ''];
  return /^(?:this|it|whole|all)$/.test(subject) && !/^(?:part|from|out)$/.test(before);
}

/** The same of a phrase that limits, keeps or denies. */
export function isSaidOfNoLand(phrases: readonly PhraseOf[], place: number): boolean {
  const { kind, tag } = phrases[place] ?? { kind: 'small', tag: '' };
  const isEnd = (phrase: PhraseOf): boolean => CLOSES.test(phrase.tag);
  const start = phrases.findLastIndex((phrase, i) => i < place && isEnd(phrase)) + 1;
  const close = phrases.findIndex((phrase, i) => i > place && isEnd(phrase));
  const told = phrases.slice(start, close < 0 ? phrases.length : close);
  const isClosed = close >= 0;
  const lands = told.flatMap((phrase, i) => (phrase.kind === 'noun' && LAND.test(phrase.tag) ? [i] : []));
  /** "never to include": the verb that is denied. */
  const denied = tag === 'NOT' && phrases[place + 1]?.tag === 'to' ? (phrases[place + 2]?.tag ?? '') : tag;
  if (/^(?:NOT|not .*)$/.test(tag) && !GIVING.test(denied) && denied !== 'be')
    // "not in tenancy in common" denies how it is held. What no comma closes goes on to the land; but "the following tract and none other".
    return (
      (phrases[place + 1]?.tag === 'other' && phrases[place + 1]?.kind === 'small') ||
      (isClosed &&
        (lands.every((i) => told[i]?.tag === 'right') ||
          tag.startsWith('not change') ||
          phrases[place + 1]?.tag === 'as'))
    );
  /** Of what a comma closes, the land that something lies upon is not meant. */
  const namesLand = lands.some((i) => !isClosed || !UPON.test(told[i - 1]?.tag ?? ''));
  if (kind === 'verb' && tag.includes('=')) {
    const subject = phrases.slice(start, place).findLast((phrase) => phrase.kind === 'noun');
    return subject !== undefined && NO_LAND.test(subject.tag) && !namesLand;
  }
  const thing = phrases.findIndex(
    (phrase, i) => i > place && phrase.kind === 'noun' && phrase.tag !== 'person' && isObject(phrases, place, i),
  );
  return thing >= 0 && NO_LAND.test(phrases[thing]?.tag ?? '') && !isJoinedByLand(phrases, thing) && !namesLand;
}

/** Behind no preposition; but "except for taxes", "save only as against his own acts". */
function isObject(phrases: readonly PhraseOf[], place: number, at: number): boolean {
  if (!GOVERNS.test(phrases[at - 1]?.tag ?? '')) return true;
  return phrases.slice(place + 1, at).every(({ tag }) => /^(?:for|as|against|ONLY)$/.test(tag));
}

/** "excepting the taxes, the timber and the following lot". */
const isJoinedByLand = (phrases: readonly PhraseOf[], thing: number): boolean =>
  phrases.some(
    ({ kind, tag }, i) =>
      i > thing &&
      kind === 'noun' &&
      LAND.test(tag) &&
      phrases.slice(Math.max(thing, i - 3), i).some((before) => /^(?:and|also|or|nor|with|LIMIT)$/.test(before.tag)),
  );

const endOf = (phrases: readonly PhraseOf[], at: number): number => {
  const stop = phrases.findIndex(({ tag }, i) => i > at && tag === ',');
  return stop < 0 ? phrases.length : stop;
};

const HELD_IN = /^(?:in|at|on|upon|under|within|near)$/;

/** "The boiler and the saws in the mill do not pass": things, and the land only where they are. */
export const isThingThere = (phrases: readonly PhraseOf[], from: number, to: number): boolean => {
  const nouns = phrases.flatMap(({ kind }, at) => (kind === 'noun' ? [at] : []));
  return (
    HELD_IN.test(phrases[from - 1]?.tag ?? '') &&
    phrases[nouns[0] ?? -1]?.tag === 'thing' &&
    !phrases.slice(to).some(({ tag }) => /^(?:NOT|not .*)$/.test(tag)) &&
    nouns.every(
      (at) =>
        /^(?:thing|unknown|person|name|it)$/.test(phrases[at]?.tag ?? '') || HELD_IN.test(phrases[at - 1]?.tag ?? ''),
    )
  );
};
