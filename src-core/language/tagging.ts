// The words of a passage, each taken for what it is in its place: a noun behind an article, a verb behind its subject, a name in capitals.

import { before as preceding } from '#core/language/before.ts';
import { type Entry, findEntry } from '#core/language/lexicon.ts';
import { joinAmounts, locateMeasures } from '#core/language/measures-in-place.ts';
import { oncePerPassage, oncePerToken } from '#core/language/once-per-word.ts';
import { setPhraseAt } from '#core/language/set-phrases.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { isNoun, isOpening, isVerb, type Place, type Word } from '#core/language/word.ts';
import { isVerbPlace, mayBeNoun, unknownSort } from '#core/language/word-places.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Sort } from '#core/language/words/word-list.ts';

/** In order; marks are joints. */
export const wordsIn = oncePerPassage((tokens: readonly Token[], from: number, to: number): readonly Word[] =>
  wordsWithin(tokens, from, to, isShoutedIn(tokens, from, to)),
);

/** The same where more than the passage tells whether its capitals are names. */
export function wordsWithin(tokens: readonly Token[], from: number, to: number, isShouted: boolean): Word[] {
  const words: Word[] = [];
  const place: Place = { tokens, from, to, isShouted, before: undefined, hasVerb: false, isGoverned: false };
  for (let i = from; i < to; i += 1) {
    const phrase = tokens[i]?.kind === 'word' ? setPhraseAt(tokens, i, to) : null;
    const word = {
      text: tokens[i]?.text ?? '',
      sort: phrase?.sort ?? sortAt(place, i),
      at: i,
      length: phrase?.length ?? 1,
    };
    words.push(word);
    step(place, word);
    if (phrase !== null) i += phrase.length - 1;
  }
  joinAmounts(words);
  locateMeasures(words);
  return words;
}

/** "SAVE AND EXCEPT all minerals". */
const SMALL = wordSet('and or of to in by with for from that which is are not all any said');

/** In capitals within other words they are still no names. */
const NO_NAMES = wordSet(
  'error errors erratum void voided wrong incorrect corrected correction omitted superseded cancelled',
);

function step(place: Place, word: Word): void {
  place.before = word;
  if (word.sort === 'preposition') place.isGoverned = true;
  else if (isVerb(word.sort) || word.sort === 'be') {
    place.hasVerb = true;
    place.isGoverned = false;
  } else if (word.sort === 'pointer' || word.text === ',' || word.text === 'and') {
    place.hasVerb = false;
    place.isGoverned = false;
  }
}

function sortAt(place: Place, at: number): Sort {
  const { tokens, from, to, isShouted, before } = place;
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return 'joint';
  if (token.kind !== 'word') return 'number';
  const { text } = token;
  const next = at + 1 < to ? tokens[at + 1] : undefined;
  const entry = findEntry(token) ?? undefined;
  // Most words are small ones.
  if (entry?.isPlain === true && !token.capital) return entry.small ?? 'joint';
  const told = isToldByPlace(token) ? sortByPlace(place, at, token, next) : null;
  if (told !== null) return told;
  if (isOfCounty(tokens, at, from)) return 'name';
  if (token.capital && !isShouted && at > from && (text === 'may' || text === 'will')) return 'name';
  if (
    token.capital &&
    !isShouted &&
    at > from &&
    !NO_NAMES.has(text) &&
    !SMALL.has(text) &&
    isNamed(tokens, at, next, entry)
  )
    return 'name';
  if (entry === undefined) return unknownSort(place, at, next);
  const { small, noun, verb } = entry;
  if (isShouted && noun !== undefined && isSurname(place, at)) return 'name';
  if (text === 'be' && before?.text === 'to' && isDoneNext(next)) return 'rule';
  if (small === 'rule' || small === 'limit' || small === 'hedge')
    return before?.sort === 'qualifier' && noun !== undefined ? noun : small;
  if (verb !== undefined && small !== undefined && before?.sort === 'be') return verb;
  if (isCorrecting(token) && isPaperCorrected(tokens, at, from)) return 'record';
  if (small !== undefined && (noun === undefined || mayBeNoun(next))) return small;
  if (noun === 'monument' && text.startsWith('rod') && before?.sort === 'number') return 'length';
  if (noun === undefined && verb !== undefined && isOfCharge(before, next)) return 'matter';
  if (noun === undefined) return isNamedByVerb(place, text, next, verb) ? 'unknown' : (verb ?? 'act');
  if (verb === undefined) return noun;
  // "Grantor reserves Tract Two".
  if (verb === 'reserve' && (before?.sort === 'person' || before?.sort === 'name')) return verb;
  return isVerbPlace(place, text, next, true) || isActing(place, text, next, verb) ? verb : noun;
}

const isToldByPlace = oncePerToken((word) => word.length === 1 || /^(?:nos?|since|bank|ac|whatever)$/.test(word));

/** Of letters, and of the few words whose neighbours tell what they are. */
function sortByPlace({ tokens, before }: Place, at: number, { text }: Token, next: Token | undefined): Sort | null {
  if (text === 'no' || text === 'nos') return isNumbered(tokens, at + 1) ? 'paper' : null;
  if (/^[nsew]$/.test(text) && isMeasured(tokens, at + 1)) return 'direction';
  if (text === 'a' && next?.text === '.' && preceding(tokens, at)?.kind === 'number') return 'area';
  if (isLabel(tokens, at)) return 'number';
  if (text.length === 1) return text !== 'a' && text !== 'i' ? 'name' : null;
  // "since 1961", "11-24-17-AC-00900".
  if (text === 'since') return next?.kind === 'number' ? 'preposition' : null;
  // "The Bank got its title".
  if (text === 'bank') return isVerbOf(next) || (tokens[at]?.capital === true && isDeedOf(next)) ? 'person' : null;
  if (text === 'ac') return textAt(tokens, at - 1) === '-' ? 'name' : null;
  return before !== undefined && isNoun(before.sort) && next?.kind !== 'word' ? 'qualifier' : null;
}

/** "Parcel B" as "Parcel 2"; but "Tract E. of". */
const isLabel = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true &&
  /^[a-h]$/.test(textAt(tokens, at)) &&
  /^(?:parcel|tract|lot)$/.test(textAt(tokens, at - 1)) &&
  textAt(tokens, at + 1) !== "'";

/** "the line overlaps Jenkins": a word of change behind a noun, with a name for its object. */
function isActing({ before }: Place, text: string, next: Token | undefined, verb: Sort): boolean {
  if ((verb !== 'change' && verb !== 'keep') || !text.endsWith('s') || before === undefined) return false;
  return isNoun(before.sort) && before.sort !== 'number' && next?.kind === 'word' && findEntry(next) === null;
}

/** "the street grade assessment", "sidewalk paving tax": for what is charged. */
const isOfCharge = (before: Word | undefined, next: Token | undefined): boolean =>
  before?.sort === 'way' && /^(?:assessments?|tax|taxes|bonds?)$/.test(next?.text ?? '');

/** "the bank has consented". */
function isVerbOf(next: Token | undefined): boolean {
  const small = next?.kind === 'word' ? findEntry(next)?.small : undefined;
  return small === 'be' || small === 'rule';
}

/** What a person does and no river bank. */
function isDeedOf(next: Token | undefined): boolean {
  const entry = next?.kind === 'word' && !next.capital && !next.text.endsWith('ing') ? findEntry(next) : null;
  return entry?.verb !== undefined && entry.noun === undefined && !/^(?:run|change)$/.test(entry.verb);
}

const isCorrecting = oncePerToken((word) => /^(?:correct|amend|revis|supersede)/.test(word));
const COUNTIES = new Set(['county', 'co', 'township', 'parish']);

/** "TO AMOS FIELD": in capitals, behind a first name that is given to or by. */
function isSurname({ tokens, before }: Place, at: number): boolean {
  return before?.sort === 'name' && /^(?:to|unto|by|from|and|said)$/.test(textAt(tokens, at - 2));
}

/** "a drill hole": no verb stands behind an article; but a word of change is one in any place. */
function isNamedByVerb(place: Place, text: string, next: Token | undefined, verb: Sort | undefined): boolean {
  const { before, isShouted } = place;
  const isLed = before?.sort === 'qualifier';
  if ((!isLed && !isShouted) || verb === 'change' || verb === 'keep' || /(?:ed|ing|s)$/.test(text)) return false;
  if (isLed) return /^(?:a|an|the|said|his|her|its|their)$/.test(before.text);
  return (
    isShouted && before !== undefined && isNoun(before.sort) && mayBeNoun(next) && !isVerbPlace(place, text, next, true)
  );
}

/** "to be run by a surveyor"; but "to be his act". */
function isDoneNext(next: Token | undefined): boolean {
  return next?.kind === 'word' && (next.text.endsWith('ed') || findEntry(next)?.verb !== undefined);
}

const CORRECTED =
  /^(?:deed|instrument|affidavit|name|names|spelling|status|acknowledgment|plat|address|declaration|map)$/;
const DATED = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|on$)/;

/** "a correction deed", "to correct the marital status", "revised May 4": not this description. */
function isPaperCorrected(tokens: readonly Token[], at: number, from: number): boolean {
  const next = tokens[at + 1];
  if (next?.kind === 'number' || DATED.test(next?.text ?? '')) return true;
  if (next?.text === 'exhibit') return tokens[at + 2]?.text.length === 1;
  if ([1, 2, 3, 4].some((step) => CORRECTED.test(tokens[at + step]?.text ?? ''))) return true;
  for (let i = at - 1; i >= Math.max(from, at - 20); i -= 1)
    if (tokens[i]?.text === 'correction') return /^(?:deed|instrument|affidavit)$/.test(tokens[i + 1]?.text ?? '');
  return false;
}

/** "E 20 FT", "N. 1/2", "W ½": a side and how much of it. */
function isMeasured(tokens: readonly Token[], at: number): boolean {
  const next = tokens[tokens[at]?.text === '.' ? at + 1 : at];
  return next?.kind === 'number' || next?.kind === 'fraction';
}

/** "No. 4", "No 12", "No. A". */
function isNumbered(tokens: readonly Token[], at: number): boolean {
  const next = tokens[tokens[at]?.text === '.' || tokens[at]?.text === ':' ? at + 1 : at];
  return next === undefined || next.kind !== 'word' || next.text.length <= 2 || isSmallNumber(next);
}

/** "Linn County", "County of Linn". */
function isOfCounty(tokens: readonly Token[], at: number, from: number): boolean {
  if (at > from && tokens[at]?.capital !== true) return false;
  if (COUNTIES.has(tokens[at + 1]?.text ?? '')) return !isSmall(tokens[at]);
  return textAt(tokens, at - 1) === 'of' && /^(?:county|state|town|city|commonwealth)$/.test(textAt(tokens, at - 2));
}

function isSmall(token: Token | undefined): boolean {
  return token?.kind === 'word' && findEntry(token)?.small !== undefined;
}

const isSmallNumber = (token: Token): boolean => token.kind === 'word' && findEntry(token)?.small === 'number';

const POINTING = wordSet('the said a an this that these such');
const OF_LAND: ReadonlySet<Sort> = new Set<Sort>(['land', 'piece', 'figure', 'direction', 'area', 'length']);

/** A capital within a sentence is a name; but not that of a small word, and not that of "the Property". */
function isNamed(
  tokens: readonly Token[],
  at: number,
  next: Token | undefined,
  entry: Readonly<Entry> | undefined,
): boolean {
  // "Lot 12", "Course 3", "East 20 feet": the number belongs to a noun of the land.
  const isOfLand = next !== undefined && OF_LAND.has(entry?.noun ?? 'joint');
  if (isOfLand && (next.kind === 'number' || isSmallNumber(next) || isLabel(tokens, at + 1))) return false;
  if (entry?.noun === 'direction' && next?.kind === 'word' && OF_LAND.has(findEntry(next)?.noun ?? 'joint'))
    return false;
  if (next !== undefined && (next.kind === 'number' || (next.kind === 'word' && next.capital))) return true;
  // "the East Half of".
  const before = preceding(tokens, at);
  if (before?.kind === 'word' && entry?.noun === 'piece' && findEntry(before)?.noun === 'direction') return false;
  if (isOpening(tokens, at) || entry?.small !== undefined) return false;
  return entry === undefined || !POINTING.has(textAt(tokens, at - 1));
}

/** Most words stand in capitals, so that a capital tells nothing of names; of a few words, all of them. */
export function isShoutedIn(tokens: readonly Token[], from: number, to: number): boolean {
  let words = 0;
  let capitals = 0;
  // The first word has its capital in any case.
  for (let i = from + 1; i < to && words < 80; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word' || token.text.length < 3) continue;
    words += 1;
    if (token.capital) capitals += 1;
  }
  return words > 0 && capitals > words * (words < FEW ? 0.9 : 0.75);
}

const FEW = 40;
