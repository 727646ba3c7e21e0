// Of what a clause tells the place that it names: of this land, whatever words stand between, or of a person, of land that it denies to convey, of what adjoins.

import { before } from '#core/language/before.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { isAbbreviation } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { hasWord } from '#core/language/words-index.ts';
import type { PlaceFact } from '#core/read/account/quantities/place-names.ts';

/** In tokens, to either side. */
const FARTHEST = 40;

/** Words of a clause with their phrases. */
interface Side {
  readonly words: readonly Word[];
  readonly phrases: readonly PhraseOf[];
}

/** Null where the clause does not say. */
export function bearerOf(tokens: readonly Token[], fact: PlaceFact): 'this' | 'other' | null {
  const clause = clauseAround(tokens, fact);
  const before = sideOf(tokens, clause.from, fact.from);
  const behind = (): Side => sideOf(tokens, fact.to, clause.to);
  if (
    isOfPerson(before) ||
    isOnFarmOf(before) ||
    isDenied(before, behind) ||
    (before.words.length === 0 && isBeside(behind()))
  )
    return 'other';
  const bearer = bearerBefore(before, fact);
  if (bearer >= 0 && isOfAnother(before, bearer)) return 'other';
  if (bearer >= 0 && isThis(before, bearer)) return 'this';
  return hasWord(tokens, fact.to, clause.to, mayPointBack) && isSaidBehind(behind()) ? 'this' : null;
}

function sideOf(tokens: readonly Token[], from: number, to: number): Side {
  const words = wordsIn(tokens, from, to);
  return { words, phrases: phrasesOf(words) };
}

function clauseAround(tokens: readonly Token[], fact: PlaceFact): Passage {
  let { from, to } = fact;
  while (from > Math.max(0, fact.from - FARTHEST) && !isStop(tokens, from - 1) && tokens[from]?.gap !== 'paragraph')
    from -= 1;
  const last = Math.min(tokens.length, fact.to + FARTHEST);
  while (to < last && !isStop(tokens, to) && tokens[to]?.gap !== 'paragraph') to += 1;
  return { from, to };
}

/** A clause ends with its sentence, at a semicolon and behind a label. */
export function isStop(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (text === ';' || text === ':') return true;
  if (text !== '.') return false;
  const word = before(tokens, at);
  // "Thos. Maddox Survey", "Gov. Lot 2".
  if (word?.kind === 'word' && (word.text.length === 1 || isShortened(tokens, at - 1))) return false;
  return tokens[at + 1]?.gap !== 'none' && tokens[at + 1]?.capital === true;
}

const isShortened = (tokens: readonly Token[], at: number): boolean =>
  isAbbreviation(tokens, at) || /^(?:no|pt|gov|govt|abs|blk)$/.test(textAt(tokens, at));

const textsOf = ({ words }: Side, { from, to }: PhraseOf): string[] => words.slice(from, to).map(({ text }) => text);

/** Before its noun it makes other land of it. */
export const OF_ANOTHER = /^(?:neighbou?r\w*|adjoin\w*|adjacent|next|other|another|remaining)$/;
/** What stands between the verb and the place may be told of it instead. */
const BETWEEN = wordSet('bound mark way other person deed paper thing it');
const PLACES = /^(?:be|(?:state|record|covenant|use|act)=?~?)$/;
const PAST = wordSet('formerly once originally before not never no');

/** The phrase that the place is told of; -1 where no verb or noun leads to it: "The above tract is a part of the grantor's holding in", "The land sold lies nine miles west of Salem in", "the grantor's place in". */
function bearerBefore({ words, phrases }: Side, { kind }: PlaceFact): number {
  const verb = phrases.findLastIndex((phrase) => phrase.kind === 'verb');
  const told = phrases.slice(verb + 1);
  const isLed = told.at(-2)?.tag === 'this' && /^(?:in|within)$/.test(told.at(-1)?.tag ?? '');
  // "the price of the grantor's place in"; but "the east line of the tract in".
  if (isLed && (told.at(-3)?.tag !== 'of' || told.at(-4)?.tag === 'matter')) return phrases.length - 2;
  if (verb < 1 || !PLACES.test(phrases[verb]?.tag ?? '') || words.some(({ text }) => PAST.has(text))) return -1;
  // "subject to a right of way in favor of Weld County".
  if (told.at(-1)?.tag === 'of' && /^(?:matter|right|rightway)$/.test(told.at(-2)?.tag ?? '')) return -1;
  // "It adjoins the west half of said lot."
  if (ADJOINING.test(words[(phrases[verb]?.to ?? 0) - 1]?.text ?? '')) return -1;
  const isFar = kind === 'county' || kind === 'state';
  const isOther = ({ tag, from }: PhraseOf, i: number): boolean => {
    // "is part of", "in the SE 1/4 of the NE 1/4".
    if (tag === 'side') return !isFar && i !== told.length - 2;
    // "being the pasture of the grantors in".
    if (tag === 'person' && told[i - 1]?.tag === 'of' && /^(?:ground|part|parcel)$/.test(told[i - 2]?.tag ?? ''))
      return false;
    return BETWEEN.has(tag) && words[from]?.text !== 'part';
  };
  // "The said land lies on the bank of the river, in the State of": set off, and told of all before it.
  const isSetOff =
    isFar && told.slice(-2).some(({ tag }, i, last) => tag === 'in' && (last[i - 1] ?? told.at(-3))?.tag === ',');
  if (!isSetOff && told.some(isOther)) return -1;
  return subjectOf(phrases, verb);
}

/** Before the verb, past its adverbs and a participle, and what that is of: "the land sold lies", "this ground is to be found", "other land of the same debtor lying". */
function subjectOf(phrases: readonly PhraseOf[], verb: number): number {
  let at = verb - 1;
  const isPassed = ({ kind, tag }: PhraseOf): boolean =>
    kind === 'verb' || (kind === 'small' && /^\w+$/.test(tag) && !STANDS.test(tag));
  while (at > 0 && isPassed(phrases[at] as PhraseOf)) at -= 1;
  // "the neighbor's land was patented to Cass and is part of", "the lot is the one shown in".
  const isJoined = phrases[verb - 1]?.tag === 'and';
  const before = isJoined ? phrases.findLastIndex(({ kind }, i) => i < verb - 1 && kind === 'verb') : at - 1;
  if (before > 0 && (isJoined || phrases[before]?.tag === 'be')) return subjectOf(phrases, before);
  while (/^(?:of|on|at|near)$/.test(phrases[at - 1]?.tag ?? '') && phrases[at - 2]?.kind === 'noun') at -= 2;
  return at;
}

/** They stand for the land by themselves, or join: "The above is in", "All lying within". */
const STANDS = /^(?:above|foregoing|whole|all|same|or|but|of|by|in)$/;

/** "the neighbor's land", "the land of the neighbor on the west". */
function isOfAnother({ words, phrases }: Side, at: number): boolean {
  const verb = phrases.findIndex(({ kind }, i) => i > at && kind === 'verb');
  const told = phrases[at]?.kind === 'noun' ? words.slice(phrases[at]?.from, phrases[verb]?.from) : [];
  return told.some(({ text }) => OF_ANOTHER.test(text));
}

function isThis(side: Side, at: number): boolean {
  const phrase = side.phrases[at];
  if (phrase === undefined) return false;
  if (phrase.tag === 'this') return true;
  const texts = textsOf(side, phrase);
  // "The tract conveyed, which is in".
  if (phrase.tag === 'it' && texts[0] === 'which') {
    const named = side.phrases.findLastIndex(
      ({ kind, tag }, i) => i < at && !(tag === ',' || (kind === 'verb' && tag === 'grant=')),
    );
    return isThis(side, named);
  }
  const isFirst = !side.phrases.some(({ kind }, i) => i < at && kind === 'noun');
  // "this ground", but "a part of this ground".
  if (phrase.tag === 'part' || phrase.tag === 'ground')
    return isFirst && /^(?:this|said|the said)\b/.test(texts.join(' '));
  // "a tract of land situate in the Township of Hopewell, the same lying".
  if (phrase.tag === 'it' && texts.at(-1) === 'same' && !isFirst) {
    const named = side.phrases.findLastIndex(({ tag }, i) => i < at && LAND.test(tag));
    return /^(?:parcel|this)$/.test(side.phrases[named]?.tag ?? '') && !isOfAnother(side, named);
  }
  if (phrase.tag === 'it') return isFirst && /^(?:it|they|this|these|all|same)$/.test(texts.at(-1) ?? '');
  return phrase.kind === 'small' && isFirst && /^(?:above|foregoing|whole|all|same)$/.test(phrase.tag);
}

/** Without one of these nothing behind the place says that it is this land's. */
const mayPointBack = oncePerToken((word) => /^(?:which|where|this|herein|hereby|hereof)$/.test(word));
const OF_WHICH = /^(?:in|of|within|on|upon)$/;

/** "Block 13, in which this land is situated", "Abst. 598, tract as described in this deed". */
function isSaidBehind(side: Side): boolean {
  const told = side.phrases.filter(({ tag }) => tag !== ',');
  // "of Orange County, Virginia, where the land lies".
  const phrases = told[0]?.tag === 'name' || told[0]?.tag === 'place' ? told.slice(1) : told;
  const [first, second, third, ...rest] = phrases;
  if (first === undefined || second === undefined) return false;
  // "of Smyth County, where the land lies".
  if (first.tag === 'it' && textsOf(side, first)[0] === 'where')
    return second.tag === 'this' && PLACES.test(third?.tag ?? '');
  if (OF_WHICH.test(first.tag) && second.tag === 'it' && textsOf(side, second)[0] === 'which')
    return (
      third?.tag === 'this' &&
      PLACES.test(rest.find(({ kind, tag }) => kind === 'verb' && !tag.startsWith('grant='))?.tag ?? '')
    );
  const land = first.tag === 'be' ? 1 : 0;
  const near = phrases.slice(land, land + 5);
  return (
    near[0]?.tag === 'this' &&
    near.some((phrase) => {
      const texts = textsOf(side, phrase);
      return (
        (phrase.tag === 'deed' && texts[0] === 'this') || texts.some((text) => /^(?:herein|hereby|hereof)$/.test(text))
      );
    })
  );
}

/** "The grantor being then on a visit in", "his wife lying sick in": the last that is told of before the place is told of a person. */
function isOfPerson({ words, phrases }: Side): boolean {
  const verb = phrases.findLastIndex(({ kind }) => kind === 'verb');
  return (
    before(phrases, verb)?.tag === 'person' &&
    /^(?:be|state)$/.test(phrases[verb]?.tag ?? '') &&
    phrases.every(({ tag }) => !LAND.test(tag)) &&
    !words.some(({ sort }) => sort === 'grant')
  );
}

/** "the well upon the farm of Ira Fox in", "their barn being on their farm in": something stands on land that has its owner. */
function isOnFarmOf({ words, phrases }: Side): boolean {
  let at = phrases.length - 1;
  while (at >= 0 && /^(?:in|within|,)$/.test(phrases[at]?.tag ?? '')) at -= 1;
  if (at < 0) return false;
  const isNamed = /^(?:name|person)$/.test(phrases[at]?.tag ?? '') && before(phrases, at)?.tag === 'of';
  const land = isNamed ? at - 2 : at;
  if (land < 0) return false;
  const { from = 0, to = 0 } = phrases[land] ?? {};
  const isOwned = isNamed || /^(?:their|his|her|my|our)$/.test(words[from]?.text ?? '');
  const isOn = /^(?:on|upon|from|to|at|over|across|through)$/.test(before(phrases, land)?.tag ?? '');
  return isOwned && isOn && /^(?:farm|lands?|place|plantation|ranch)$/.test(before(words, to)?.text ?? '');
}

const LAND = /^(?:this|part|numbered|parcel|other|size|ground|located|bound)$/;

/** "a farm in Lee County, is not dealt with by this deed". */
function isDenied({ words, phrases }: Side, tell: () => Side): boolean {
  const land = phrases.findLast(({ kind }) => kind === 'noun');
  const isOther =
    land?.tag === 'other' || (land?.tag === 'parcel' && /^(?:a|an|one)$/.test(words[land.from]?.text ?? ''));
  if (!isOther || /^(?:in|of|at|within)$/.test(words.at(-1)?.text ?? '') === false) return false;
  const behind = tell();
  const verb = behind.phrases.find(({ kind, tag }) => kind === 'verb' && tag !== 'record=');
  return verb?.tag.startsWith('not ') === true && !behind.phrases.some(({ tag }) => /^(?:LIMIT|ONLY|this)$/.test(tag));
}

const ADJOINING = /^(?:adjoins?|joins?|abuts?|borders?|bounds|adjoined)$/;

/** "Lot No. 4 adjoins it on the west", "Lot 4 lies north of this land". */
function isBeside({ words, phrases }: Side): boolean {
  const [verb, ...behind] = phrases;
  if (verb?.kind !== 'verb') return false;
  const isAdjoining = ADJOINING.test(words[verb.to - 1]?.text ?? '');
  const side = behind.findIndex(({ tag }) => !/^(?:on|at|to)$/.test(tag));
  const isOff = /^(?:side|bound)$/.test(behind[side]?.tag ?? '') && behind[side + 1]?.tag === 'of';
  const object = isAdjoining ? behind[0] : isOff && PLACES.test(verb.tag) ? behind[side + 2] : undefined;
  return object?.tag === 'this' || (object?.tag === 'it' && words[object.from]?.text === 'it');
}
