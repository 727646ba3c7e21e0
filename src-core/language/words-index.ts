// Where each word of a text stands, so that what is told by a certain word need not be looked for at every other.
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';

/** Asked of a word by itself, once and for all: it must not be made anew for each text. */
export type WordQuestion = (word: Token) => boolean;

const questions: WordQuestion[] = [];
const numbers = new Map<WordQuestion, number>();

function numberOf(isMeant: WordQuestion): number {
  const known = numbers.get(isMeant);
  if (known !== undefined) return known;
  numbers.set(isMeant, questions.length);
  return questions.push(isMeant) - 1;
}

/** By their numbers the questions that are true of a word, among those it was asked. */
interface Truths {
  asked: number;
  readonly numbers: number[];
}

const known = oncePerToken((): Truths => ({ asked: 0, numbers: [] }));

function truthsOf(word: Token): readonly number[] {
  const truths = known(word);
  for (; truths.asked < questions.length; truths.asked += 1)
    if (questions[truths.asked]?.(word) === true) truths.numbers.push(truths.asked);
  return truths.numbers;
}

/** The places of all questions are found in one pass, and once more when one is asked for the first time ever. */
interface Index {
  asked: number;
  places: Map<number, number[]>;
}

const indexOf = oncePer((_: readonly Token[]): Index => ({ asked: 0, places: new Map() }));
const NOWHERE: readonly number[] = [];

/** The places of the words of which the question is true, in order. */
export function placesWhere(tokens: readonly Token[], isMeant: WordQuestion): readonly number[] {
  const question = numberOf(isMeant);
  const index = indexOf(tokens);
  if (question >= index.asked) {
    index.places = placesByQuestion(tokens);
    index.asked = questions.length;
  }
  return index.places.get(question) ?? NOWHERE;
}

function placesByQuestion(tokens: readonly Token[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    for (const question of truthsOf(token)) {
      const found = places.get(question);
      if (found === undefined) places.set(question, [at]);
      else found.push(at);
    }
  }
  return places;
}

/** Those within a passage. */
export function placesWithin(
  tokens: readonly Token[],
  from: number,
  to: number,
  isMeant: WordQuestion,
): readonly number[] {
  const places = placesWhere(tokens, isMeant);
  const first = firstFrom(places, from);
  let last = first;
  while ((places[last] ?? to) < to) last += 1;
  return last === first ? NOWHERE : places.slice(first, last);
}

/** Of one of the words of a passage the question is true. */
export function hasWord(tokens: readonly Token[], from: number, to: number, isMeant: WordQuestion): boolean {
  const places = placesWhere(tokens, isMeant);
  return (places[firstFrom(places, from)] ?? to) < to;
}

/** The index of the first place that does not stand before the passage. */
function firstFrom(places: readonly number[], from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
