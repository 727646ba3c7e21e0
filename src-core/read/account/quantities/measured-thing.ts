// What a measure is told of, by the phrases of its sentence: another thing than the land and its lines.

import { before } from '#core/language/before.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { lengthOf, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { houseLead } from '#core/read/account/relations/of-land.ts';
import type { Course } from '#core/read/clauses/course.ts';

const OTHERS = /^(?:right|rightway|thing|matter|paper|person|other|time|deed|ground|unknown)$/;
const WAYS = /^(?:way|mark)$/;
/** What bears some way, and is no line of the figure. */
const LEADING = /^(?:way|right|rightway)$/;
const THROUGH = /^(?:wide|width|high|deep|thick|tall|long|above|below)$/;
const GOVERNING = /^(?:[,;(]|and|or|but|NOT|nor)$/;

/** "a lot with the dwelling thereon erected, of the width of 60 feet": the lot has it. */
function withoutHouses(tokens: readonly Token[], { from, to }: Passage): readonly Word[] {
  const asides = tokens.slice(from, to).flatMap((_, i) => {
    const lead = houseLead(tokens, from + i);
    return lead < from ? [] : [{ from: lead, to: from + i + 1 }];
  });
  const words = wordsIn(tokens, from, to);
  return asides.length === 0 ? words : words.filter(({ at }) => !asides.some((one) => at >= one.from && at < one.to));
}

/** The noun that the measure is told of, before it or right behind it, is another thing than the land and its lines. */
export function isOfOther(
  tokens: readonly Token[],
  sentence: Passage,
  measure: Passage,
  isBearing: boolean,
  isSmall = false,
): boolean {
  const words = withoutHouses(tokens, sentence);
  const phrases = phrasesOf(words);
  const at = phrases.findIndex((phrase) => (words[phrase.to - 1]?.at ?? sentence.to) >= measure.from);
  if (OTHERS.test(phrases[at]?.tag ?? '')) return true;
  const isIn = textAt(tokens, measure.to) === 'in';
  const isWide = isSmall || THROUGH.test(textAt(tokens, isIn ? measure.to + 1 : measure.to));
  const subject = phrases.findLast((phrase, i) => {
    const lead = before(phrases, i);
    // "between said lot and the lot to the east".
    const isSecond = lead?.tag === 'and' && before(phrases, i - 2)?.tag === 'between';
    return i < at && phrase.kind === 'noun' && (lead?.kind !== 'small' || (GOVERNING.test(lead.tag) && !isSecond));
  });
  if (isBearing) return LEADING.test(subject?.tag ?? '');
  if (subject !== undefined) return OTHERS.test(subject.tag) || (isWide && WAYS.test(subject.tag));
  return isWide && phrases.some(({ tag }) => WAYS.test(tag));
}

/** Of the shortest line of a figure. */
const SMALL_SHARE = 1 / 4;

/** "The cartway of twelve feet", "kept open to a width of ten feet": of a way or a mark, and shorter by far than any line of the figure. */
export const isOfSmallThing = (
  tokens: readonly Token[],
  sentence: Passage,
  length: Quantity,
  courses: readonly Course[],
): boolean =>
  courses.every(({ distance }) => distance === null || length.value < SMALL_SHARE * lengthOf(distance).value) &&
  isOfOther(tokens, sentence, length, false, true);
