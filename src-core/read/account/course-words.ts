// The words of a course one by one: which say nothing of the land there, and which are harmless or not by what stands beside them.

import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { TURNING } from '#core/language/words/relation-words.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { ASIDE_STRAY } from '#core/read/account/course-asides.ts';

export const STRAY = new Set<Sort>(['rule', 'limit', 'hedge', 'keep', 'change', 'covenant', 'reserve', 'use', 'act']);

/** Words that say nothing of the land where a course is told: it is run until it strikes, leaves, turns, divides, comes back to where it began. */
export const COURSED = wordSet(
  TURNING,
  `
    again already amounting arrive arrives arriving back began begun bend bends binding binds bound built closing commenced constructed covered cross crosses crossing crossed curving cut
    cutting divide divides dividing division drain drains drive erected existed existing exist exists extended extending
    extends extension fish go goes going house improved laid lay leave leaves leaving mine park pass passed passes passing pipe pipes
    placed planted post posts proposed reach reaches reaching remaining run running separates separating severing severs still store till until
    walk water when
  `,
);

type Question = (words: readonly Word[], index: number) => boolean;

const textAt = (words: readonly Word[], at: number): string => (at < 0 ? '' : (words[at]?.text ?? ''));

const behind =
  (pattern: RegExp): Question =>
  (words, index) =>
    pattern.test(textAt(words, index + 1));

const always: Question = () => true;

const BEGINS = /^(?:begin|commenc|start)/;

/** Words that are harmless or not by what stands beside them. */
export const WHERE_STRAY: ReadonlyMap<string, Question> = new Map<string, Question>([
  ['?', (words, index) => /^[([]$/.test(textAt(words, index - 1))],
  ['allowance', always],
  // "Beginning at the intersection of the line of Elm Street, if extended": where a course is told it is left open.
  [
    'if',
    (words, index) =>
      !BEGINS.test(textAt(words, 0)) || !/^(?:extended|produced|prolonged|continued)$/.test(textAt(words, index + 1)),
  ],
  // "(N 12 E per Gates)".
  [
    'per',
    (words, index) =>
      isInBracket(words, index) &&
      words.slice(Math.max(0, index - 7), index).some(({ text }) => /^(?:[nsew]|north|south|east|west)$/.test(text)),
  ],
  ['was', (words, index) => isPast(words, index) && !isOfNeighbour(words, index + 1)],
  ['were', (words, index) => isPast(words, index) && !isOfNeighbour(words, index + 1)],
  ['had', isPast],
  ['has', behind(/^(?:it|this|that)$/)],
  ['[', isNoteIn],
  // "the subject property" is this.
  ['subject', (words, index) => words[index + 1]?.sort !== 'land'],
  // "where the line used to run".
  ['used', (words, index) => words[index]?.sort === 'hedge'],
  // "ten feet from the true line": there is another.
  ['true', behind(/^(?:line|corner|boundary|course|location|position)$/)],
  [
    'measured',
    (words, index) =>
      textAt(words, index - 1) !== 'distance' &&
      // "Beginning at a point distant 81 feet easterly, measured along the same, from its corner": told of the beginning.
      !BEGINS.test(textAt(words, 0)) &&
      /^(?:along|by|with|on|around|over)$/.test(textAt(words, index + 1)) &&
      !isLevel(words, index),
  ],
  ['see', behind(/^(?:note|notes|rider|below|correction|addendum|affidavit|reverse|back)$/)],
  ['approx', (words, index) => textAt(words, index - 1) === '('],
  ['now', behind(/^(?:under|beneath|buried|gone|missing|lost)$/)],
  ['half', isShareOfLengths],
  ['twice', isShareOfLengths],
  ['double', isShareOfLengths],
  ['what', always],
  ['than', always],
  [
    'or',
    (words, index) =>
      isEitherMark(words, index) || (OTHER_WAYS.has(textAt(words, index + 1)) && textAt(words, index - 1) !== 'more'),
  ],
  ['other', behind(/^(?:bank|side|shore|line|way|direction|course)$/)],
  // "then back with Lot 5" goes on.
  [
    'then',
    (words, index) =>
      /^(?:ran|was|is|stood|lay|back|over|around)$/.test(textAt(words, index + 1)) &&
      !(textAt(words, index + 1) === 'back' && /^(?:with|along|by)$/.test(textAt(words, index + 2))),
  ],
  ['approximate', behind(/^(?:distance|bearing|length|course|line|location|position|corner|site|place|point)$/)],
  // "the track as formerly located": the way itself, and no line of this land.
  [
    'formerly',
    (words, index) =>
      /^(?:was|were|lay|located|marked)$/.test(textAt(words, index + 1)) &&
      !(textAt(words, index - 1) === 'as' && /^(?:way|person|name)$/.test(words[index - 2]?.sort ?? '')),
  ],
  // "South line thereof, bearing assumed, North 89°": what the bearings are counted from.
  [
    'assumed',
    (words, index) =>
      words[index]?.sort === 'hedge' &&
      ![index - 1, index + 1].some((at) => /^(?:bearings?|meridian|azimuths?)$/.test(textAt(words, at))),
  ],
  ['retaining', (words, index) => textAt(words, index + 1) !== 'wall'],
  ['inside', (words, index) => words[index - 1]?.sort === 'length'],
  ['outside', (words, index) => words[index - 1]?.sort === 'length'],
  ['departs', (words, index) => words[index - 1]?.sort === 'pointer'],
  ['around', isNotRoundCurve],
  ['round', isNotRoundCurve],
  ['as', isAsTold],
  ['been', (words, index) => !MARKED.has(textAt(words, index + 1))],
  ['accepted', (words, index) => !isNoun(words[index + 1]?.sort ?? 'joint')],
  [
    'no',
    (words, index) =>
      words[index]?.sort === 'rule' &&
      (words[index + 1]?.sort !== 'monument' || textAt(words, index + 2) === 'found') &&
      !NO_WITNESS.test(`${textAt(words, index + 1)} ${textAt(words, index + 2)}`) &&
      !isNoMore(words, index),
  ],
  // "a stone planted by consent of Engleman and Hocker".
  [
    'consent',
    (words, index) =>
      textAt(words, index - 1) !== 'by' || !MARKED.has(textAt(words, index - 2)) || textAt(words, index + 1) !== 'of',
  ],
  // "a pin set in place of the white oak, which is gone".
  ['gone', (words, index) => !words.slice(0, index).some(({ text }) => /^(?:place|lieu|stead)$/.test(text))],
  ['retained', (words, index) => !isOfNeighbour(words, index)],
  ['kept', (words, index) => !isOfNeighbour(words, index)],
  ['reserved', (words, index) => words[index - 1]?.sort !== 'way' && !isOfNeighbour(words, index)],
  ['excepted', (words, index) => !isOfNeighbour(words, index)],
  // "found 3.2 feet south", "bent two feet west": the mark is not where the course ends.
  [
    'found',
    (words, index) =>
      words[index + 1]?.sort === 'number' &&
      words[index + 2]?.sort === 'length' &&
      !isSizeOfMark(words, index + 1) &&
      !/^(?:below|beneath|above|under)$/.test(textAt(words, index + 3)),
  ],
  ['bent', (words, index) => words[index + 1]?.sort === 'number' && !isSizeOfMark(words, index + 1)],
  ...ASIDE_STRAY,
]);

/** "to a stone, no witness", "no bearing trees". */
const NO_WITNESS = /^(?:witness(?:es)?|bearing (?:trees?|objects?)|trees?)\b/;

/** "a found 1 inch iron pipe", "a bent 5/8 inch rebar": the measure of the mark that is named behind it. */
function isSizeOfMark(words: readonly Word[], from: number): boolean {
  let at = from;
  while (words[at]?.sort === 'number' || textAt(words, at) === '/') at += 1;
  if (words[at]?.sort !== 'length') return false;
  do at += 1;
  while (words[at]?.sort === 'qualifier' || words[at]?.sort === 'thing');
  return words[at]?.sort === 'monument';
}

/** "thence by half the distances of the following table"; but "the half of Lot 2". */
function isShareOfLengths(words: readonly Word[], index: number): boolean {
  return words.slice(index + 1, index + 4).some(({ text }) => /^(?:distances?|lengths?|measures?)$/.test(text));
}

/** "being 6.68 acres and no more". */
const isNoMore = (words: readonly Word[], index: number): boolean =>
  textAt(words, index - 1) === 'and' &&
  words[index - 2]?.sort === 'area' &&
  textAt(words, index + 1) === 'more' &&
  !/^\w/.test(textAt(words, index + 2));

const LEADS_TO_NEIGHBOUR = /^(?:of|along|with|by|to|adjoining)$/;

/** "along the land reserved by Reed", "a corner of the tract that was excepted from Yancey's deed": told of land that is run along or to. */
export function isOfNeighbour(words: readonly Word[], index: number): boolean {
  let at = index - 1;
  while (/^(?:that|which|was|were|is|heretofore|formerly)$/.test(textAt(words, at))) at -= 1;
  if (words[at]?.sort !== 'land' && words[at]?.sort !== 'area') return false;
  at -= 1;
  while (words[at]?.sort === 'qualifier' || words[at]?.sort === 'number') at -= 1;
  return LEADS_TO_NEIGHBOUR.test(textAt(words, at)) && /^(?:in|by|from|out|to)$/.test(textAt(words, index + 1));
}

const OTHER_WAYS = wordSet(
  'to such until as so if wherever whatever whichever at from along more fewer where any near one another its thereabout',
);
const MARKED = wordSet(
  'set marked planted established described conveyed named called located surveyed monumented blazed mentioned found',
);

const LONGEST_NOTE = 40;

/** "[this line crossed out in the original]": a copyist tells of the text; but "[sic]", "[the said Hart]". */
function isNoteIn(words: readonly Word[], index: number): boolean {
  const behind = words.slice(index + 1, index + LONGEST_NOTE);
  const end = behind.findIndex(({ text }) => text === ']');
  const noted = behind.slice(0, end < 0 ? 8 : end);
  if (noted.length < 3) return noted.some(({ sort, text }) => sort === 'unknown' && text !== 'sic');
  return noted.some(({ sort }) => sort === 'be' || sort === 'number' || sort === 'figure' || isVerb(sort));
}

/** "to a stone or tree", "at a post, or a stone,". */
function isEitherMark(words: readonly Word[], index: number): boolean {
  const next = words[words[index + 1]?.sort === 'qualifier' ? index + 2 : index + 1];
  const before = words[textAt(words, index - 1) === ',' ? index - 2 : index - 1];
  return before?.sort === 'monument' && next?.sort === 'monument';
}

/** "around the ledge"; but "around a curve", "stones around it", "going around as follows". */
function isNotRoundCurve(words: readonly Word[], index: number): boolean {
  if (/^(?:it|them)$/.test(textAt(words, index + 1))) return false;
  if (textAt(words, index + 1) === 'as' && words[index + 1]?.sort === 'qualifier') return false;
  // "thence around the parcel on the following courses".
  if (words[index + 1]?.sort === 'qualifier' && words[index + 2]?.sort === 'land') return false;
  return !words.slice(index, index + 5).some(({ text }) => /^(?:curve|arc|bend)$/.test(text));
}

/** "as Parrish points it out", "as the fence was in 1890"; but "as it winds", "as shown". */
function isAsTold(words: readonly Word[], index: number): boolean {
  if (words[index]?.sort !== 'preposition') return STRAY.has(words[index]?.sort ?? 'joint');
  let at = index + 1;
  const isArticle = /^(?:the|said)$/.test(textAt(words, at));
  while (isArticle && words[at]?.sort === 'qualifier') at += 1;
  const [noun, verb] = [words[at], words[at + 1]];
  if (noun === undefined || verb === undefined || !(isNoun(noun.sort) || noun.sort === 'pointer')) return false;
  if (verb.sort === 'be') return isArticle && /^(?:is|was|were|had)$/.test(verb.text);
  // "as the needle pointed"; but "as the road runs", "as the fence now stands".
  if (isArticle && noun.sort !== 'way') return isVerb(verb.sort) && verb.sort !== 'run' && verb.sort !== 'record';
  return !isArticle && isVerb(verb.sort) && verb.sort !== 'run' && !verb.text.endsWith('ed');
}

/** "(distance from map)". */
export const FIGURED = /^(?:distance|bearing|course|length)$/;

/** "that was there in 1860"; but "which was set by", "was conveyed to". */
function isPast(words: readonly Word[], index: number): boolean {
  if (!isStated(words, index + 1)) return true;
  const next = words
    .slice(index + 1, index + 9)
    .find(({ sort, text }) => sort !== 'be' && sort !== 'qualifier' && text !== ',');
  return (
    next === undefined || !(isVerb(next.sort) || isNoun(next.sort)) || /^(?:there|here)$/.test(textAt(words, index + 1))
  );
}

/** "measured on the horizontal", "measured on a horizontal plane". */
function isLevel(words: readonly Word[], index: number): boolean {
  return words
    .slice(index, index + 6)
    .some(({ text }) => /^(?:horizontal|level|grid|plane|arc|chord|curve|line)$/.test(text));
}

const isBracket = (text: string): boolean => text === '(' || text === ')' || text === '[' || text === ']';
const WIDE = /^(?:widths?|wide|var(?:ies|ying|iable)|public|private)$/;

/** "Swedesford Lane (width varies)", "Mountain Road (variable width)": told of the way before it. */
export function isWidthOfWay(words: readonly Word[], index: number): boolean {
  let open = index - 1;
  while (open >= 0 && !isBracket(words[open]?.text ?? '')) open -= 1;
  if (textAt(words, open) !== '(' || !/^(?:way|name|right)$/.test(words[open - 1]?.sort ?? '')) return false;
  const close = words.findIndex(({ text }, i) => i > index && isBracket(text));
  const noted = words.slice(open + 1, close);
  return (
    textAt(words, close) === ')' &&
    noted.some(({ text }) => /^(?:widths?|wide)$/.test(text)) &&
    noted.every(({ text, sort }) => WIDE.test(text) || /^(?:number|length|way|right|joint|qualifier)$/.test(sort))
  );
}

/** "(more correctly, a post)": a word of no lexicon in brackets; but "(typ.)", "(Voss)". */
export function isInBracket(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined || (word.text.length < 5 && word.text !== 'per')) return false;
  for (let i = index - 1; i >= Math.max(0, index - 8); i -= 1) {
    const text = textAt(words, i);
    if (text === ')' || text === ']') return false;
    if (text === '(' || text === '[') return true;
  }
  return false;
}

/** "this line is 318.4": its length is told once more. */
export function isMeasured(words: readonly Word[], index: number): boolean {
  if (!/^(?:is|was|are|were)$/.test(textAt(words, index)) || words[index + 1]?.sort !== 'number') return false;
  return /^(?:line|course|distance|bearing|call|length)$/.test(textAt(words, index - 1));
}

export const NOT_STATED = /^(?:short|long|high|low|wide|narrow|out|off|where)$/;
export const STATED = new Set<Sort>(['qualifier', 'preposition', 'be', 'joint', 'pointer']);

/** "is a stone", "are located", "was 40 poles": what follows names a thing or a place. */
export function isStated(words: readonly Word[], at: number): boolean {
  const next = words[at];
  if (next === undefined) return true;
  if (NOT_STATED.test(next.text)) return false;
  return isNoun(next.sort) || isVerb(next.sort) || COURSED.has(next.text) || STATED.has(next.sort);
}
