// Where a last course comes back to, when it does not say "the point of beginning": the very mark that the description began at, or words of return.

import { findEntry } from '#core/language/lexicon.ts';
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Clause, Description } from '#core/read/clauses/description.ts';

/** Tokens of the place that a clause comes to. */
interface Place {
  readonly from: number;
  readonly to: number;
}

const DEFINITE = wordSet('the said its that this our first same aforesaid beginning starting initial original');
const FILLERS = wordSet('the said its that this our same aforesaid aforementioned mentioned above first old');
const FIRST = wordSet('first beginning starting initial original');

/** The token behind the words by which the clause, up to `end`, comes back to where the description began; or -1. */
export function returnsAt(tokens: readonly Token[], description: Description, clause: Clause, end: number): number {
  const place = placeReached(tokens, clause, end);
  if (place === null) return -1;
  if (isReturn(tokens, place)) return place.to;
  const others = description.clauses.filter((one) => one !== clause).map((one) => placeReached(tokens, one, one.to));
  return isBeginningMark(tokens, place, beginningOf(tokens, description), others) ? place.to : -1;
}

/** Behind the last length of a clause and the last "to" or "ending at" there, up to the next mark. */
function placeReached(tokens: readonly Token[], { elements }: Clause, end: number): Place | null {
  const length = elements.findLast((one) => one.kind === 'distance' && one.read.unit !== null && one.at < end);
  if (length === undefined) return null;
  let from = -1;
  for (let i = length.next; i < end; i += 1) {
    if (textAt(tokens, i) === ';' && from >= 0) break;
    const isAt =
      textAt(tokens, i) === 'at' && /^(?:end|ends|ending|arriving|arrives|closing)$/.test(textAt(tokens, i - 1));
    if (textAt(tokens, i) === 'to' || isAt) from = i + 1;
  }
  if (from < 0) return null;
  let to = from;
  while (to < end && !isPlaceEnd(tokens, to)) to += 1;
  return to > from ? { from, to } : null;
}

const isPlaceEnd = (tokens: readonly Token[], at: number): boolean =>
  /^[,;:()]$/.test(textAt(tokens, at)) || isSentenceEnd(tokens, at) || textAt(tokens, at) === '';

const START = /^(?:beginning|start|starting|commencement|departure|outset|origin)$/;
const STARTED = /^(?:began|begun|begins|start|starts|started|commenced|commences|originated|originates|departed|out)$/;
const RELATIVE = /^(?:where|whence|which|that)$/;
const TELLER = wordSet(
  'it we i you they he this same first survey description boundary tract land outline figure perimeter parcel lot',
);

/** "the start", "the stake of departure", "the corner where it commenced", "the point first named". */
function isReturn(tokens: readonly Token[], { from, to }: Place): boolean {
  const words = tokens.slice(from, to).map(({ text }) => text);
  const last = words.at(-1) ?? '';
  const relative = words.findIndex((word) => RELATIVE.test(word));
  if (relative >= 0)
    return (
      relative < words.length - 2 + Number(relative > 0) &&
      STARTED.test(last) &&
      words.slice(relative + 1).some((word) => TELLER.has(word))
    );
  if (!DEFINITE.has(words[0] ?? '')) return false;
  if (/^(?:named|mentioned)$/.test(last)) return words.at(-2) === 'first' && words.length <= 5;
  return START.test(last) && words.length <= 6 && (words.length < 4 || words.at(-2) === 'of');
}

/** From the head of the sentence that tells the beginning to the first course. */
function beginningOf(tokens: readonly Token[], { head, from, clauses }: Description): Place {
  const to = Math.max(head.to, clauses[0]?.from ?? head.to);
  let start = from;
  if (head.to - head.from > 3) return { from: start, to };
  while (
    start > 0 &&
    start > from - LONGEST_SENTENCE &&
    !/^[:]$/.test(textAt(tokens, start - 1)) &&
    !isHead(tokens, start)
  )
    start -= 1;
  return { from: start, to };
}

const LONGEST_SENTENCE = 60;

const isHead = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'paragraph' || (isSentenceEnd(tokens, at - 1) && tokens[at]?.capital === true);

const PREPOSITION =
  /^(?:of|in|on|at|by|near|with|to|from|for|along|upon|under|over|beside|between|within|against|where|which|marking|standing|lying|now|being|is)$/;

/** The mark by its own words, and whatever else is said of it, all of which the beginning says too; and no corner between is such a mark. */
function isBeginningMark(
  tokens: readonly Token[],
  place: Place,
  beginning: Place,
  others: readonly (Place | null)[],
): boolean {
  const words = tokens.slice(place.from, place.to).filter(({ text }) => !/^[."'-]$/.test(text));
  const isNumbered = words.length > 1 && words.every(({ kind, capital }) => capital || kind === 'number');
  if (!isNumbered && !DEFINITE.has(words[0]?.text ?? '')) return false;
  const cut = words.findIndex(({ text }) => PREPOSITION.test(text));
  const own = (cut < 0 ? words : words.slice(0, cut)).filter(({ text }) => !FILLERS.has(text) && !FIRST.has(text));
  const noun = own.at(-1);
  if (noun === undefined || (!isNumbered && !mayMark(noun))) return false;
  const told = tokens.slice(beginning.from, beginning.to);
  const isTold = words.every(
    ({ text, kind }) =>
      kind === 'mark' ||
      FILLERS.has(text) ||
      FIRST.has(text) ||
      PREPOSITION.test(text) ||
      told.some((one) => one.text === text),
  );
  if (
    !isTold ||
    !isMarkOf(
      tokens,
      beginning,
      own.map(({ text }) => text),
    )
  )
    return false;
  const isFirst = words.some(({ text }) => FIRST.has(text));
  return isFirst || !others.some((other) => other !== null && isNamedIn(tokens, other, own));
}

/** A road, a line or a neighbour is no mark. */
function mayMark(token: Token): boolean {
  const sort = findEntry(token)?.noun;
  return (
    sort === undefined || sort === 'monument' || sort === 'thing' || /^(?:corner|post|bound|ground)$/.test(token.text)
  );
}

/** The words in a row name what the description begins at: behind its first preposition, or told of that again. */
function isMarkOf(tokens: readonly Token[], { from, to }: Place, own: readonly string[]): boolean {
  for (let i = from; i < to; i += 1) {
    if (!own.every((word, index) => textAt(tokens, i + index) === word)) continue;
    let before = i - 1;
    while (
      before > from &&
      !PREPOSITION.test(textAt(tokens, before)) &&
      !/^(?:[,;:]|marked|and)$/.test(textAt(tokens, before))
    )
      before -= 1;
    const lead = textAt(tokens, before);
    if (/^(?:[,;:]|and|being|is)$/.test(lead) || before <= from + 2) return true;
    if (lead === 'by' && textAt(tokens, before - 1) === 'marked') return true;
    if (/^(?:at|from|on|with)$/.test(lead) && isOfStart(tokens, before, from)) return true;
  }
  return false;
}

/** "commencing for the same at": no other preposition stands between. */
const isOfStart = (tokens: readonly Token[], at: number, from: number): boolean =>
  !tokens.slice(from, at).some(({ text }) => /^(?:a|an|the)$/.test(text));

const isNamedIn = (tokens: readonly Token[], { from, to }: Place, own: readonly Token[]): boolean =>
  own.every(({ text }) => tokens.slice(from, to).some((one) => one.text === text));
