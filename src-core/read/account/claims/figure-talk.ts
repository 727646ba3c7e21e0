// A passage that tells of a figure and of nothing else: whatever its wording, all that it says can be held against what is drawn.

import { firstSuch } from '#core/language/first-from.ts';
import { entryOf } from '#core/language/lexicon.ts';
import { oncePer, oncePerPassage } from '#core/language/once-per-word.ts';
import { holdersOf } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import {
  CLOSING,
  CLOSURE_WORDS,
  FIGURE_PARTS,
  FIGURE_STATED,
  FIGURE_WORDS,
  OF_ANOTHER,
} from '#core/language/words/claim-words.ts';
import { AGAIN } from '#core/language/words/place-words.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { exactWords } from '#core/read/account/claims/exactly.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';

export interface FigureTalk {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly Term[];
  /** How far the survey is said to have closed: feet in one foot of error; null where it is not said. */
  readonly closes_in: number | null;
  /** The course that it stands in; null around them. */
  readonly call: number | null;
}

const FIGURE = wordSet(FIGURE_PARTS, FIGURE_STATED, FIGURE_WORDS, LANDS);
const LAND = wordSet(LANDS);
const STATED = wordSet(FIGURE_STATED);
const TOLD_AGAIN = wordSet(AGAIN);
const PARTS = wordSet(FIGURE_PARTS);
const NOUNS = wordSet(FIGURE_PARTS, LANDS);
const CLOSES = wordSet(CLOSING);
const CLOSURE = wordSet(CLOSURE_WORDS);
const ANOTHER = wordSet(OF_ANOTHER);
const WAYS = /^(?:street|road|avenue|lane|drive|highway|boulevard|route|way|pike|court|place)$/;
const SMALL: ReadonlySet<Sort> = new Set<Sort>([
  'qualifier',
  'preposition',
  'joint',
  'pointer',
  'be',
  'length',
  'area',
  'direction',
]);
/** What can be held against the figure; lines and corners are only what it is told of. */
const TELLING: ReadonlySet<Term['kind']> = new Set([
  'count',
  'shape',
  'angle',
  'length',
  'relation',
  'around',
  'bend',
  'hollow',
  'due',
  'lies',
  'slant',
  'ratio',
]);

/** Null where the passage tells of something else, or of nothing that could be held against a figure. */
export const figureTalk = oncePerPassage((tokens: readonly Token[], from: number, to: number): FigureTalk | null =>
  talkIn(tokens, from, to, false),
);

/** The same of words that stand in a course, or right behind the last: what they tell without naming a line they tell of that course. */
export const talkAside = oncePerPassage((tokens: readonly Token[], from: number, to: number): FigureTalk | null =>
  talkIn(tokens, from, to, true),
);

function talkIn(tokens: readonly Token[], from: number, to: number, isAside: boolean): FigureTalk | null {
  const terms = termsIn(tokens, from, to);
  const closes_in = closureIn(tokens, from, to);
  const isTelling =
    terms.some(({ kind }) => TELLING.has(kind)) ||
    areCorners(terms) ||
    areLines(terms) ||
    (isAside && terms.some((term) => term.kind === 'bearing' || (term.kind === 'line' && term.by?.kind === 'most'))) ||
    (terms.some(({ kind }) => kind === 'lines') && isOfWhole(tokens, from, to));
  if (!isTelling && closes_in === null) return null;
  const isTerm = holdersOf(terms);
  const isWithin = ({ at }: Word): boolean => isTerm({ from: at, to: at + 1 });
  const words = wordsIn(tokens, from, to);
  const isNamed =
    isAside ||
    words.some((word) => (NOUNS.has(word.text) || ROUND.has(word.text)) && tokens[word.at]?.kind === 'word') ||
    terms.some(isNamedBy) ||
    // "Each end" is one word.
    words.some(({ at, length }) => length > 1 && NOUNS.has(textAt(tokens, at + length - 1))) ||
    (terms.some(({ kind }) => kind === 'extent') && words.some(({ text }) => text === 'it'));
  if (!isNamed && closes_in === null) return null;
  const counted = terms.filter((term) => term.kind === 'count' && /^(?:tract|parcel)s$/.test(term.noun));
  const exact = terms.some(({ kind }) => EXACT.has(kind)) ? exactWords(words) : NONE;
  const isMore = counted.length > 0 && isOfMore(words, isWithin, exact);
  if (isMore && counted.some((term) => term.kind === 'count' && term.count === 1)) return null;
  const isGiven = counted.length > 0 && !isMore;
  const isKnown = (word: Word, at: number): boolean =>
    isWithin(word) ||
    (isAside && (TOLD_AGAIN.has(word.text) || isOwnerOf(tokens, word))) ||
    (exact.has(at) && !isMore) ||
    isOfFigure(tokens, word) ||
    (isGiven && GIVING.has(word.sort)) ||
    (closes_in !== null && isOfClosure(word));
  return words.every(isKnown) && (closes_in !== null || isProvable(terms, words))
    ? { from, to, terms, closes_in, call: null }
    : null;
}

const COMPARED = wordSet(FIGURE_WORDS);

/** All its words are those of figures, and some compare or shape: whether it is so, only what is drawn can tell. */
export const isOfFigures = (tokens: readonly Token[], from: number, to: number): boolean => {
  const words = wordsIn(tokens, from, to).filter(({ at }) => tokens[at]?.kind === 'word');
  return (
    words.every((word) => isOfFigure(tokens, word)) &&
    words.some(({ text }) => PARTS.has(text)) &&
    words.some(({ text }) => COMPARED.has(text))
  );
};

/** "Kemp's land", "the land of Kemp". */
function isOwnerOf(tokens: readonly Token[], { at, sort }: Word): boolean {
  const isBefore = textAt(tokens, at + 1) === "'" && LAND.has(textAt(tokens, at + 3));
  return sort === 'name' && (isBefore || (textAt(tokens, at - 1) === 'of' && LAND.has(textAt(tokens, at - 2))));
}

/** "To go round it is 256 rods". */
const ROUND = wordSet('round around');
const NONE: ReadonlySet<number> = new Set();
/** What may be told to be so much and no more. */
const EXACT: ReadonlySet<Term['kind']> = new Set(['count', 'length', 'lines']);
/** "One parcel only is conveyed by this instrument". */
const GIVING: ReadonlySet<Sort> = new Set<Sort>(['grant', 'paper', 'contain', 'state', 'use']);
const MORE =
  /^(?:also|another|others?|additional|further|besides|beside|plus|with|than|out|from|as|half|under|if|part)$/;

/** "also one parcel", "one parcel only of the tract": there is more land than is counted. */
function isOfMore(words: readonly Word[], isWithin: (word: Word) => boolean, exact: ReadonlySet<number>): boolean {
  return words.some((word, at) => {
    if (isWithin(word) || exact.has(at)) return false;
    if (MORE.test(word.text)) return true;
    const lead = words.slice(0, at).findLast(({ sort }) => sort !== 'qualifier');
    // "three parcels of land".
    if (words[at - 1]?.text === 'of' && /^(?:land|ground)$/.test(word.text)) return false;
    return LAND.has(word.text) && lead !== undefined && lead.sort === 'preposition';
  });
}

const WHOLE = /^(?:whole|entire|all|perimeter|circuit|figure|outline|complete|completes?|close|closes|around|round)$/;

/** "Courses 1 through 5 describe the whole perimeter". */
const isOfWhole = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => WHOLE.test(text));

/** What stands to each other must be named, and an angle called one. */
function isProvable(terms: readonly Term[], words: readonly Word[]): boolean {
  const has = (pattern: RegExp): boolean => words.some(({ text }) => pattern.test(text));
  const extents = new Set(terms.flatMap(({ kind, from }) => (kind === 'extent' ? [from] : [])));
  return terms.every((term) => {
    // "400 feet east of the line given": where something lies; but "40 rods from east to west".
    if (term.kind === 'length')
      return (extents.has(term.to) || !isOffset(words, term.to)) && !isUnitTold(words, term.from);
    if (term.kind === 'angle') return has(/^(?:angles?|deflect|delta)/);
    if (term.kind === 'due') return terms.some(({ kind }) => kind === 'line');
    if (term.kind === 'bend') return has(/^(?:curves?|arcs?|lines?|courses?|calls?|boundary)$/);
    if (term.kind === 'hollow') return has(/^(?:curves?|arcs?)$/);
    if (term.kind !== 'relation') return true;
    const lines = terms.filter(({ kind }) => kind === 'line').length;
    if (term.relation === 'right-angled')
      return lines === 1 || lines === 2 || (has(/^(?:angles?|corners?)$/) && has(/^(?:is|are|being)$/));
    return (
      lines > 0 ||
      has(/^(?:opposite|sides|lines|tracts|parcels)$/) ||
      (has(/^(?:each|every)$/) && has(/^(?:side|line)$/))
    );
  });
}

/** "distances are in poles of 16 1/2 feet": what a unit comes to, and no line. */
function isUnitTold(words: readonly Word[], from: number): boolean {
  const place = firstSuch(words, ({ at }) => at >= from);
  return words[place - 1]?.text === 'of' && words[place - 2]?.sort === 'length';
}

function isOffset(words: readonly Word[], to: number): boolean {
  const place = firstSuch(words, ({ at }) => at >= to);
  const behind = words.slice(place, place + LONGEST_OFFSET);
  // "2,630.85 feet to the east of it".
  const isLed = behind[0]?.text === 'to' && behind[1]?.text === 'the' && behind[2]?.sort === 'direction';
  const [next, then] = isLed ? behind.slice(2) : behind;
  if (/^(?:from|beyond|distant|apart|away)$/.test(next?.text ?? '')) return true;
  return next?.sort === 'direction' && /^(?:of|from)$/.test(then?.text ?? '');
}

/** In words: "to the east of". */
const LONGEST_OFFSET = 5;

/** "The place of beginning is the southwest corner of the premises". */
const areCorners = (terms: readonly Term[]): boolean => terms.filter(({ kind }) => kind === 'corner').length > 1;

/** "The first course is the west line of the lot", "the third is the longest": two names of one line, or what it bears. */
const areLines = (terms: readonly Term[]): boolean =>
  terms.some((term) => term.kind === 'line' && (term.call !== undefined || term.by !== undefined)) &&
  terms.some(
    (term, at) =>
      ((term.kind === 'line' || term.kind === 'corner') && term.deg !== undefined) ||
      term.kind === 'bearing' ||
      (term.kind === 'line' && term.by?.kind === 'most' && (at > 0 || terms.length > 1)),
  );

/** "East line", "four sides": the term has its noun. */
const isNamedBy = ({ kind }: Term): boolean =>
  kind !== 'length' && kind !== 'angle' && kind !== 'area' && kind !== 'extent' && kind !== 'slant';

/** A word of figures, or a small one: nothing is done to the land by it. */
export function isOfFigure(tokens: readonly Token[], { text, sort, at, length }: Word): boolean {
  // "Surveyor's check".
  if (text === 's' && textAt(tokens, at - 1) === "'") return true;
  // "the two sides taken together".
  if (text === 'one') return STATED.has(textAt(tokens, at + 1)) || /^(?:who|another)$/.test(textAt(tokens, at + 1));
  if (text === 'taken') return textAt(tokens, at + length) === 'together';
  if (sort === 'name' && text !== 'x' && directionAt(tokens, at) === null)
    // "English feet".
    return isOfWay(tokens, at + length - 1) || entryOf(textAt(tokens, at + length))?.noun === 'length';
  // "Ferry Road".
  if (sort === 'way' && tokens[at]?.capital === true && isOfWay(tokens, at)) return true;
  // "turns off to the right".
  if (ANOTHER.has(text))
    return (
      (text === 'off' && STATED.has(textAt(tokens, at - 1))) ||
      // "two tracts adjoining one another".
      /^(?:one another|each other)$/.test(`${textAt(tokens, at + 1)} ${textAt(tokens, at + 2)}`)
    );
  // "the land conveyed", "the lot hereby granted".
  if (sort === 'grant' && (text.endsWith('ed') || text === 'sold'))
    return /^(?:hereby|herein|so)$/.test(textAt(tokens, at - 1)) || LAND.has(textAt(tokens, at - 1));
  if (FIGURE.has(text)) return true;
  return SMALL.has(sort) && tokens[at]?.kind !== 'number';
}

const isOfClosure = ({ text, sort }: Word): boolean => CLOSURE.has(text) || sort === 'number' || sort === 'length';

/** "Old Plank Road": a name that ends in what it is the name of, before the next mark. */
function isOfWay(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + 4 && tokens[i]?.kind === 'word' && tokens[i]?.capital; i += 1)
    if (WAYS.test(textAt(tokens, i))) return true;
  return false;
}

const isClosing = ({ text }: Token): boolean => CLOSES.has(text);
/** Few documents tell of a closure at all. */
const tellsOfClosing = oncePer((tokens: readonly Token[]): boolean => tokens.some(isClosing));

/** "1:41,000", "one part in 27,350", "1/10,000"; "0.01 feet" tells too little to go by, and no harm. */
function closureIn(tokens: readonly Token[], from: number, to: number): number | null {
  if (!tellsOfClosing(tokens) || !tokens.slice(from, to).some(isClosing)) return null;
  for (let i = from + 1; i < to; i += 1) {
    const { kind, value = 0 } = tokens[i] ?? {};
    if (kind === 'number' && value >= 100 && /^(?:in|:|\/|to)$/.test(textAt(tokens, i - 1))) return value;
  }
  const off = tokens.slice(from, to).findIndex(({ kind, value }) => kind === 'number' && value > 0);
  return off < 0 ? null : LEAST_SURE / (tokens[from + off]?.value ?? 1);
}

/** In feet around: an error told in feet is one of a figure no larger than this. */
const LEAST_SURE = 500;
