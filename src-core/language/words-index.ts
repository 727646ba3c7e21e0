// Where each word of a text stands, so that what is told by a certain word need not be looked for at every other.
import { firstFrom } from '#core/language/first-from.ts';
import { oncePer, oncePerToken, type WordQuestion } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';

type Question = WordQuestion<boolean>;

/** Whose places were ever asked for, and the place of each among them. */
const questions: Question[] = [];
const ranks: (number | undefined)[] = [];

function rankOf(isMeant: Question): number {
  const known = ranks[isMeant.question];
  if (known !== undefined) return known;
  ranks[isMeant.question] = questions.length;
  return questions.push(isMeant) - 1;
}

/** Which of the questions are true of a word, among those it was asked. */
interface Truths {
  asked: number;
  readonly ranks: number[];
}

const known = oncePerToken((): Truths => ({ asked: 0, ranks: [] }));

function truthsOf(word: Token): readonly number[] {
  const truths = known(word);
  for (; truths.asked < questions.length; truths.asked += 1)
    if (questions[truths.asked]?.(word) === true) truths.ranks.push(truths.asked);
  return truths.ranks;
}

/** The places of all questions are found in one pass, and once more when one is asked for the first time ever. */
interface Index {
  asked: number;
  places: readonly (readonly number[])[];
}

const indexOf = oncePer((_: readonly Token[]): Index => ({ asked: 0, places: [] }));
const NOWHERE: readonly number[] = [];

/** The places of the words of which the question is true, in order. */
export function placesWhere(tokens: readonly Token[], isMeant: Question): readonly number[] {
  const rank = rankOf(isMeant);
  const index = indexOf(tokens);
  if (rank >= index.asked) {
    index.places = placesByQuestion(tokens);
    index.asked = questions.length;
  }
  return index.places[rank] ?? NOWHERE;
}

function placesByQuestion(tokens: readonly Token[]): number[][] {
  const places = questions.map((): number[] => []);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    for (const rank of truthsOf(token)) places[rank]?.push(at);
  }
  return places;
}

/** Those within a passage. */
export function placesWithin(tokens: readonly Token[], from: number, to: number, isMeant: Question): readonly number[] {
  const places = placesWhere(tokens, isMeant);
  const first = firstFrom(places, from);
  let last = first;
  while ((places[last] ?? to) < to) last += 1;
  return last === first ? NOWHERE : places.slice(first, last);
}

/** Of one of the words of a passage the question is true. */
export function hasWord(tokens: readonly Token[], from: number, to: number, isMeant: Question): boolean {
  const places = placesWhere(tokens, isMeant);
  return (places[firstFrom(places, from)] ?? to) < to;
}
