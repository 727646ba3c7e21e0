// The text that surrounds a description: what leads up to it, what follows it, and what they say of the tract.

import { findEntry } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Description } from '#core/read/clauses/description.ts';
import { returnByName } from '#core/read/clauses/return-place.ts';

/** Token ranges: the passage before "Beginning", and the passage after the last course. */
export interface Surroundings {
  /** Behind the tract before, or the top of the paper. */
  readonly openFrom: number;
  readonly leadFrom: number;
  readonly leadTo: number;
  readonly tailFrom: number;
  readonly tailTo: number;
  /** Behind the words by which the figure comes back to its beginning. */
  readonly closedAt: number;
}

const ORDINALS = wordSet('firstly secondly thirdly fourthly fifthly sixthly seventhly eighthly ninthly');
const OPENERS = wordSet('together excepting except less saving save also reserving excluding exclude');
const HEADINGS = new Set(['tract', 'parcel', 'exhibit', 'lot', 'exception', 'easement', 'unit']);
/** How a word may open a tract: most cannot. */
const opensAs = oncePerToken((word) =>
  ORDINALS.has(word) ? 'ordinal' : OPENERS.has(word) ? 'opener' : HEADINGS.has(word) ? 'heading' : 'none',
);
export const LONGEST_LEAD = 260;

/** Splits the text between descriptions: what belongs to the tract before, and what opens the next. */
export function surroundingsOf(tokens: readonly Token[], descriptions: readonly Description[]): Surroundings[] {
  const splits = descriptions.map((description, index) => {
    const after = description.to;
    const next = descriptions[index + 1]?.from ?? tokens.length;
    if (isItem(tokens, after) || isLettered(tokens, after)) return after;
    return index === descriptions.length - 1 ? tailEnd(tokens, after) : findSplit(tokens, after, next);
  });
  return descriptions.map((description, index) => {
    const before = index === 0 ? 0 : (splits[index - 1] ?? 0);
    return {
      openFrom: before,
      leadFrom: index === 0 ? firstLead(tokens, description.from) : before,
      leadTo: description.from,
      tailFrom: description.to,
      tailTo: splits[index] ?? description.to,
      closedAt: closedAt(tokens, description),
    };
  });
}

/** "to the beginning, from which is excepted a lot": the last clause may run on behind it. */
function closedAt(tokens: readonly Token[], description: Description): number {
  const last = description.clauses.at(-1);
  const arrival = last?.elements.findLast((one) => one.kind === 'sign' && /^(?:true-)?pob$/.test(one.sign));
  const back = last?.arrives == null ? returnByName(tokens, description)?.to : arrival?.next;
  return back === undefined ? description.to : Math.min(description.to, passedFrom(tokens, back));
}

/** "to the beginning, passing a pin on line at 30.00 feet": still told of the last course. */
function passedFrom(tokens: readonly Token[], at: number): number {
  const verb = /^(?:and|having)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (textAt(tokens, at) !== ',' || !/^(?:passing|crossing|crossed|passed)$/.test(textAt(tokens, verb))) return at;
  let end = verb + 1;
  while (end < tokens.length && !/^[,;:]$/.test(textAt(tokens, end)) && !isSentenceEnd(tokens, end)) end += 1;
  const passed = tokens.slice(verb, end).map(({ text }) => text);
  return ON_LINE.test(passed.join(' ')) && !passed.some((word) => OF_LAND.test(word)) ? end : at;
}

const ON_LINE = /\b(?:on|in)(?: the| said)? line\b|\bat [\d.]+ /;
const OF_LAND = /^(?:acres?|lots?|strip|land|sold|only|half|title|surface|reserved|north|south|east|west)$/;

/** The lead of the first tract begins at the last words that open a tract, or a page's worth of text before it. */
function firstLead(tokens: readonly Token[], from: number): number {
  const farthest = Math.max(0, from - LONGEST_LEAD);
  for (let i = from - 1; i > farthest; i -= 1) if (isOpener(tokens, i, farthest)) return i;
  return farthest;
}

/** The tail of the last tract ends with its paragraph, or with the next where the area stands on its own. */
function tailEnd(tokens: readonly Token[], from: number): number {
  let paragraphs = 0;
  for (let i = from + 1; i < tokens.length && i < from + 160; i += 1) {
    if (tokens[i]?.gap === 'paragraph') paragraphs += 1;
    if (paragraphs === 2 || isOpener(tokens, i, from)) return i;
  }
  return Math.min(tokens.length, from + 160);
}

function findSplit(tokens: readonly Token[], from: number, to: number): number {
  let sentence = to;
  for (let i = from; i < to; i += 1) {
    if (isOpener(tokens, i, from)) return sentence < i && isGround(tokens, sentence, i) ? sentence : i;
    if (tokens[i]?.text === '.' && (tokens[i + 1]?.capital === true || tokens[i + 1]?.gap === 'line')) sentence = i + 1;
  }
  return sentence;
}

/** "The N½ of Section 11, except": the sentence names other land before it takes something out of it. */
function isGround(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (['section', 'sec', 'quarter'].includes(tokens[i]?.text ?? '')) return true;
  return false;
}

function isOpener(tokens: readonly Token[], at: number, from: number): boolean {
  const token = tokens[at];
  if (token === undefined || at <= from) return false;
  if (token.kind !== 'word') return isHeadingPlace(tokens, at) && (isLettered(tokens, at) || isItem(tokens, at));
  const opens = opensAs(token);
  if (opens === 'ordinal') return true;
  if (opens === 'opener') return !isMoreOrLess(tokens, at) && !isAlsoKnown(tokens, at);
  return opens === 'heading' && isHeadingPlace(tokens, at) && isHeading(tokens, at);
}

/** "(c) all that remains". */
function isLettered(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '(' && tokens[at + 2]?.text === ')' && isHeadingPlace(tokens, at);
}

/** "28. The West 220 feet of Government Lot 6": the next item of a list of lands. */
function isItem(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === 'number' &&
    tokens[at]?.gap !== 'space' &&
    tokens[at + 1]?.text === '.' &&
    tokens[at + 1]?.gap === 'none' &&
    ((tokens[at + 2]?.capital === true &&
      ['the', 'a', 'that', 'all', 'part', 'lot', 'lots', 'government', 'govt', 'tract', 'an'].includes(
        tokens[at + 2]?.text ?? '',
      )) ||
      ['com', 'comm', 'beg', 'commencing', 'beginning'].includes(tokens[at + 2]?.text ?? ''))
  );
}

export function isOrdinal(token: Token | undefined): boolean {
  return token?.kind === 'word' && opensAs(token) === 'ordinal';
}

/** "more or less", "less the road": only the second takes something away. */
function isMoreOrLess(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'less' && tokens[at - 1]?.text === 'or';
}

/** "also known as Lot 7", "Point A is also the point of ending" say more of the same tract. */
function isAlsoKnown(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'also') return false;
  return (
    /^(?:is|are|was|were|being)$/.test(tokens[at - 1]?.text ?? '') ||
    ['known', 'shown', 'being', 'called', 'described', 'referred'].includes(tokens[at + 1]?.text ?? '')
  );
}

export function isHeadingPlace(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text;
  return opensLine(tokens, at) || before === '.' || before === ';' || isHeadedDescription(tokens, at);
}

function opensLine(tokens: readonly Token[], at: number): boolean {
  const gap = tokens[at]?.gap;
  return gap === 'paragraph' || gap === 'line';
}

/** "LEGAL DESCRIPTION, PARCEL B", "Description of Tract 2". */
function isHeadedDescription(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 2]?.text !== 'description') return false;
  return opensLine(tokens, at - 2) || (tokens[at - 3]?.text === 'legal' && opensLine(tokens, at - 3));
}

/** Parcel "B". */
function isQuoted(tokens: readonly Token[], at: number): boolean {
  const [open, close] = [tokens[at + 1]?.text, tokens[at + 3]?.text];
  return open === close && (open === '"' || open === "'");
}

export function isHeading(tokens: readonly Token[], at: number): boolean {
  const next = isQuoted(tokens, at) ? tokens[at + 2] : tokens[at + 1];
  const token = tokens[at];
  if (token === undefined || next === undefined || !token.capital) return false;
  // "Parcel is 3.019 acres", "Parcel A has an area of 5.80 acres": a sentence.
  if ([next, tokens[at + 2]].some((one) => one?.kind === 'word' && findEntry(one)?.small === 'be')) return false;
  return (
    next.kind === 'number' ||
    (next.kind === 'word' && next.text.length <= 2) ||
    /^(one|two|three|four|five|six|seven|eight|nine|ten)$/.test(next.text) ||
    next.text === 'no'
  );
}

/** The heading that names the tract nearest before it: "Parcel 4", "Tract A", "Secondly". */
export function headingOf(tokens: readonly Token[], surroundings: Surroundings): { at: number; next: number } | null {
  for (let i = surroundings.leadTo - 1; i >= surroundings.leadFrom; i -= 1) {
    const token = tokens[i];
    if (token?.kind !== 'word' || !token.capital) continue;
    const opens = opensAs(token);
    if (opens === 'ordinal') return { at: i, next: i + 1 };
    if (opens !== 'heading') continue;
    const placed = isHeadingPlace(tokens, i) || i === 0 || tokens[i - 1]?.text === ')';
    if (placed && isHeading(tokens, i)) {
      return { at: i, next: isQuoted(tokens, i) || tokens[i + 1]?.text === 'no' ? i + 4 : i + 2 };
    }
  }
  return null;
}
