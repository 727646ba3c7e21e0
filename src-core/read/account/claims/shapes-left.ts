// Words for a shape or for sides that are alike: a closed class, so that each is proved on the figure, told of another thing, or left open.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { placesWhere } from '#core/language/words-index.ts';
import { legsOf, runsOf } from '#core/read/account/claims/drawn-sides.ts';
import { figureTalkIn } from '#core/read/account/claims/figure-claims.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { lengthOf } from '#core/read/account/quantities/quantity.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { degreesOf, turnBetween } from '#core/survey/angle.ts';
import { directionOf } from '#core/survey/leg.ts';

const isShape = oncePerToken((word) =>
  /^(?:equal|equals|alike|square|oblong|rectangle|rectangular|triangle|triangular|as|same)$/.test(word),
);

export function shapeRemarks(instrument: Instrument): Remark[] {
  const { tokens } = instrument.reading;
  const bound = instrument.tracts.map(({ index }) => index);
  const places = placesWhere(tokens, isShape).filter((at) => isOfShape(tokens, at));
  if (places.length === 0) return [];
  const talks = figureTalkIn(instrument);
  const sentences = sentencesOf(instrument);
  return places.flatMap((at): Remark[] => {
    const sentence = sentences.find(({ from, to }) => from <= at && at < to);
    if (sentence === undefined || instrument.tracts.some(({ courses }) => isDrawn(courses, textAt(tokens, at))))
      return [];
    const isTold = talks.some(({ from, to }) => from <= at && at < to) && textAt(tokens, at) !== 'alike';
    const clause = clauseAt(tokens, sentence, at);
    if (isTold || isOfOther(tokens, clause) || isTerm(tokens, sentence, clause, at)) return [];
    return [{ code: 'sentence_not_understood', ...clause, tracts: bound }];
  });
}

const LAND = wordSet(LANDS);
const MEASURE = /^(?:width|length|depth|breadth|size|dimensions?)$/;

/** "of equal length", "in a square", "as wide as it is deep", "of the same length on every side"; but "43,560 square feet", "near the public square", "equal in value", "of the same width as the alley". */
function isOfShape(tokens: readonly Token[], at: number): boolean {
  const [before, text, next] = [-1, 0, 1].map((step) => textAt(tokens, at + step)) as [string, string, string];
  const isEnd = tokens[at + 1]?.kind === 'mark' || at + 1 >= tokens.length;
  if (text === 'as')
    return /^(?:wide|long|deep|broad)$/.test(next) && /^(?:it|deep|wide|long)$/.test(textAt(tokens, at + 3));
  if (text === 'same') return MEASURE.test(next) && textAt(tokens, at + 2) !== 'as';
  // "in equal shares", "equal monthly payments".
  if (text === 'equal')
    return (
      MEASURE.test(next) ||
      /^(?:sides|lines)$/.test(next) ||
      isEnd ||
      (next === 'in' && MEASURE.test(textAt(tokens, at + 2)))
    );
  if (text === 'square') return /^(?:a|being|is|perfect)$/.test(before) && (isEnd || LAND.has(next));
  return true;
}

/** Between commas. */
function clauseAt(tokens: readonly Token[], { from, to }: Passage, at: number): Passage {
  const isStop = (place: number): boolean => /^[,;:()]$/.test(textAt(tokens, place));
  let [first, last] = [at, at];
  while (first > from && !isStop(first - 1)) first -= 1;
  while (last < to && !isStop(last)) last += 1;
  return { from: first, to: last };
}

/** Told of land or of its sides; but "equal shares", "equal monthly installments", "sharing equally the cost". */
const isOfOther = (tokens: readonly Token[], { from, to }: Passage): boolean =>
  !tokens.slice(from, to).some(({ text }) => OF_LAND.test(text));
const OF_LAND =
  /^(?:sides?|ends?|lines?|corners?|lots?|tracts?|parcels?|land|premises|piece|width|wide|length|long|depth|deep|breadth|broad|same|it|being|lying|form|shape|figure)$/;

/** What is proved as a shape or a measure, by this word or beside it: "of equal width throughout". */
const isTerm = (tokens: readonly Token[], sentence: Passage, clause: Passage, at: number): boolean =>
  termsIn(tokens, sentence.from, sentence.to).some(({ kind, from, to }) =>
    kind === 'shape'
      ? from >= clause.from && to <= clause.to
      : /^(?:ratio|side|area|length)$/.test(kind) && from <= at && at < to,
  );

/** Of the longest side to the shortest, where they are called equal. */
const ALIKE = 1.005;
const SQUARE_DEG = 1;

/** The figure has the shape; of sides that are alike, all are. */
function isDrawn(courses: ToldTract['courses'], shape: string): boolean {
  const runs = runsOf(courses);
  if (/^triang/.test(shape)) return runs.length === 3;
  const legs = legsOf(courses) ?? [];
  const isRight = legs.every((leg, i) => {
    const turn = Math.abs(degreesOf(turnBetween(directionOf(legs.at(i - 1) ?? leg), directionOf(leg))));
    return Math.min(turn, Math.abs(turn - 90)) <= SQUARE_DEG;
  });
  if (/^(?:rectang|oblong)/.test(shape)) return isRight && runs.length === 4;
  const lengths = runs.map((run) =>
    run.reduce((sum, { distance }) => sum + (distance === null ? 0 : lengthOf(distance).value), 0),
  );
  return (isRight || shape !== 'square') && Math.max(...lengths) <= ALIKE * Math.min(...lengths);
}
