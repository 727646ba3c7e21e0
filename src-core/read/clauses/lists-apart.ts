// Bearings and lengths that are told apart, each list in the order of the lines: "the bearings of which, in the order above, are N 77° E, S 11° E and S 78° W".

import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { findSides } from '#core/read/clauses/bounded-sides.ts';
import { type Clause, type Description, headless } from '#core/read/clauses/description.ts';
import type { BearingElement, DistanceElement, Element } from '#core/read/clauses/element.ts';

const FEWEST = 3;
/** In tokens, around the bearings. */
const [BEFORE, BEHIND] = [30, 12];

const LINES = '(?:lines|sides|courses|boundaries|distances)';
/** "in the order above", "in the same order"; but "by order of the court", "in some other order". */
const IN_ORDER = new RegExp(
  `\\b(?:respectively|successively|in (?:(?:the|that|their|same|said|like|above|foregoing) )*order(?! of (?!(?:the|said) (?:said )?${LINES})))\\b`,
);
/** Told of the lines before: "whose bearings", "the bearings of said lines". */
const OF_THEM = new RegExp(
  `\\b(?:whose|their|its|the|said) (?:(?:several|respective|said) )?(?:bearings|courses|directions)\\b(?! of (?!which|them|(?:(?:the|said|these|those|its|several|four) )+${LINES}))`,
);
const LAND = wordSet(LANDS);
const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** The n-th bearing with the n-th length, where there are as many of both and the words say that they stand in order; else null. */
export function findListsApart(tokens: readonly Token[], elements: readonly Element[]): Description | null {
  const bearings = longestRow(tokens, elements, isBearing);
  const [first, last] = [bearings[0], bearings.at(-1)];
  if (first === undefined || last === undefined || bearings.length < FEWEST) return null;
  const near = tokens.slice(Math.max(0, first.at - BEFORE), last.next + BEHIND);
  if (!IN_ORDER.test(wordsOf(near))) return null;
  if (near.some(({ text }) => /^(?:revers\w*|opposite|inverse|contrary|not)$/.test(text))) return null;
  const lengths = lengthsApart(tokens, elements, first.at);
  if (lengths.length !== bearings.length) return null;
  const between = tokens.slice(Math.max(...lengths.map(({ next }) => next)), first.at);
  if (!OF_THEM.test(wordsOf(between)) || between.some(({ text }) => LAND.has(text))) return null;
  const end = Math.max(last.next, ...lengths.map(({ next }) => next));
  const arrival = elements.find((one) => one.kind === 'sign' && one.sign === 'pob' && one.at >= end);
  // With the place that the last of them comes to.
  const stop = elements.find((one) => one.kind === 'stop' && one.at > end && !/^(?:open|close)$/.test(one.stop));
  const clauses = lengths.map((length, index): Clause => {
    const bearing = bearings[index] ?? first;
    const isLast = index === lengths.length - 1;
    const from = Math.min(length.from, index === 0 ? first.at : length.from);
    const to = isLast ? Math.max(end, arrival?.next ?? stop?.at ?? end) : (lengths[index + 1]?.from ?? length.next);
    return { lead: 'pair', from, to, elements: [bearing, length.element], announces: false, arrives: null };
  });
  const [head, tail] = [clauses[0], clauses.at(-1)];
  if (head === undefined || tail === undefined) return null;
  tail.arrives = arrival === undefined ? null : 'pob';
  return headless(head, clauses, tail);
}

interface Length {
  readonly element: DistanceElement;
  /** Where the words begin that tell it. */
  readonly from: number;
  readonly next: number;
}

/** One to each side of the land, or in a row of their own. */
function lengthsApart(tokens: readonly Token[], elements: readonly Element[], before: number): Length[] {
  const sides = findSides(
    tokens,
    elements.filter(({ at }) => at < before),
  );
  const told = sides?.clauses.map(({ from, elements: own }) => ({ from, own: own.filter(isLength) })) ?? [];
  if (told.length >= FEWEST && told.every(({ own }) => own.length === 1))
    return told.flatMap(({ from, own }) => own.map((element) => ({ element, from, next: element.next })));
  return longestRow(tokens, elements, isLength).map((element) => ({ element, from: element.at, next: element.next }));
}

const isBearing = (element: Element): element is BearingElement =>
  element.kind === 'bearing' && element.runs && element.read.form === 'quadrant';
const isLength = (element: Element): element is DistanceElement =>
  element.kind === 'distance' && element.use === 'course' && element.read.unit !== null;

/** The longest row of such elements with nothing but commas and "and" between. */
function longestRow<T extends Element>(
  tokens: readonly Token[],
  elements: readonly Element[],
  isOne: (element: Element) => element is T,
): T[] {
  let best: T[] = [];
  let row: T[] = [];
  for (const element of elements.filter(isOne)) {
    const last = row.at(-1);
    const isNext =
      last !== undefined &&
      element.at - last.next <= 3 &&
      tokens.slice(last.next, element.at).every((_, i) => /^(?:,|and|&|;)$/.test(textAt(tokens, last.next + i)));
    row = isNext ? [...row, element] : [element];
    if (row.length > best.length) best = row;
  }
  return best;
}
