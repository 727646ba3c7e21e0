// Trees and stones that are told beside a corner, each by the way it bears from there: "a cottonwood bearing North 41 links and an ash bearing East 66 links".
import { entryOf } from '#core/language/lexicon.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** In tokens. */
const LONGEST_NAME = 8;
/** The "bearing" there tells of a thing beside the mark just reached, and of no course. */
export function isWitnessBearing(tokens: readonly Token[], at: number): boolean {
  if (entryOf(textAt(tokens, at - 1))?.noun !== 'monument') return false;
  const article = articleBefore(tokens, at);
  if (article < 0) return false;
  const lead = textAt(tokens, article - 1);
  const isBeside = lead === ',' || lead === 'with';
  return isBeside && isWitnessEnd(tokens, readBearing(tokens, at + 1)?.next ?? tokens.length);
}

/** Of "a black oak bearing" the first word; -1 where nothing says that it is one of many. */
function articleBefore(tokens: readonly Token[], at: number): number {
  let from = at - 1;
  while (from > at - LONGEST_NAME && tokens[from]?.kind !== 'mark' && !isArticle(tokens, from)) from -= 1;
  return isArticle(tokens, from) && from < at - 1 ? from : -1;
}

const isArticle = (tokens: readonly Token[], at: number): boolean => /^(?:an?|one)$/.test(textAt(tokens, at));

/** With its distance, and nothing that is run to behind it. */
function isWitnessEnd(tokens: readonly Token[], behind: number): boolean {
  const next = textAt(tokens, behind) === ',' ? behind + 1 : behind;
  const length = readDistance(tokens, textAt(tokens, next) === 'distant' ? next + 1 : next, false);
  const end = length?.next ?? tokens.length;
  if (/^[;.]$/.test(textAt(tokens, end)) || isAnother(tokens, end)) return true;
  return textAt(tokens, end) === ',' && (!/^(?:to|and)$/.test(textAt(tokens, end + 1)) || isAnother(tokens, end + 1));
}

/** "and an ash bearing". */
const isAnother = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'and' &&
  isArticle(tokens, at + 1) &&
  [2, 3, 4, 5, 6].some((step) => /^(?:bearing|bears)$/.test(textAt(tokens, at + step)));
