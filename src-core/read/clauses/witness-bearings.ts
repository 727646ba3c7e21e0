// Trees and stones that are told beside a corner, each by the way it bears from there: "a cottonwood bearing North 41 links and an ash bearing East 66 links".
import { entryOf } from '#core/language/lexicon.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** In tokens. */
const LONGEST_NAME = 8;
const LONGEST_WITNESS = 24;

/** The "bearing" there tells of a thing beside the mark just reached, and of no course. */
export function isWitnessBearing(tokens: readonly Token[], at: number): boolean {
  if (entryOf(textAt(tokens, at - 1))?.noun !== 'monument') return false;
  const article = articleBefore(tokens, at);
  if (article < 0) return false;
  const lead = textAt(tokens, article - 1);
  const isBeside = lead === ',' || lead === 'with' || isAfterWitnesses(tokens, article) || isSecond(tokens, article);
  return isBeside && isWitnessEnd(tokens, readBearing(tokens, at + 1)?.next ?? tokens.length);
}

/** Of "a black oak bearing" the first word; -1 where nothing says that it is one of many. */
function articleBefore(tokens: readonly Token[], at: number): number {
  let from = at - 1;
  while (from > at - LONGEST_NAME && tokens[from]?.kind !== 'mark' && !isArticle(tokens, from)) from -= 1;
  return isArticle(tokens, from) && from < at - 1 ? from : -1;
}

const isArticle = (tokens: readonly Token[], at: number): boolean => /^(?:an?|one)$/.test(textAt(tokens, at));

/** "having for bearing trees a box elder bearing". */
const isAfterWitnesses = (tokens: readonly Token[], article: number): boolean =>
  /^(?:trees?|witness(?:es)?)$/.test(textAt(tokens, article - 1));

/** "a cottonwood bearing North 41 links and an ash bearing": one witness more. */
function isSecond(tokens: readonly Token[], article: number): boolean {
  if (textAt(tokens, article - 1) !== 'and') return false;
  const first = textAt(tokens, article - 2) === ',' ? article - 3 : article - 2;
  for (let i = first; i > first - LONGEST_WITNESS && !/^(?:[;:]|thence)$/.test(textAt(tokens, i)); i -= 1)
    if (/^(?:bears|bearing)$/.test(textAt(tokens, i)))
      return textAt(tokens, i) === 'bears' || isWitnessBearing(tokens, i);
  return false;
}

/** With its distance, and nothing that is run to behind it. */
function isWitnessEnd(tokens: readonly Token[], behind: number): boolean {
  const next = textAt(tokens, behind) === ',' ? behind + 1 : behind;
  const length = readDistance(tokens, textAt(tokens, next) === 'distant' ? next + 1 : next, false);
  const end = length?.next ?? tokens.length;
  if (/^[;.]$/.test(textAt(tokens, end)) || isCalledWitness(tokens, end) || isAnother(tokens, end)) return true;
  return textAt(tokens, end) === ',' && (!/^(?:to|and)$/.test(textAt(tokens, end + 1)) || isAnother(tokens, end + 1));
}

/** "for witness", "as witnesses". */
const isCalledWitness = (tokens: readonly Token[], at: number): boolean =>
  /^(?:for|as)$/.test(textAt(tokens, at)) &&
  [1, 2].some((step) => /^(?:witness(?:es)?|marks?|pointers?)$/.test(textAt(tokens, at + step)));

/** "and an ash bearing". */
const isAnother = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'and' &&
  isArticle(tokens, at + 1) &&
  [2, 3, 4, 5, 6].some((step) => /^(?:bearing|bears)$/.test(textAt(tokens, at + step)));
