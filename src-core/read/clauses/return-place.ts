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

const DEFINITE = wordSet(
  'the said its that this our first same aforesaid beginning starting commencing initial original',
);
const FILLERS = wordSet('the said its that this our same aforesaid aforementioned mentioned above first old again');
const FIRST = wordSet('first beginning starting commencing initial original');

/** The words by which the clause, up to `end`, comes back to where the description began; else null. */
export function returnIn(
  tokens: readonly Token[],
  description: Description,
  clause: Clause,
  end: number,
): Place | null {
  const place = placeReached(tokens, clause, end);
  if (place === null || isReturn(tokens, place)) return place;
  // "thence S 45° W 282.84 feet to Cor. 1, which is the place of beginning": where the way from the commencement ends.
  const way =
    description.start === 'commence' ? description.clauses.find(({ arrives }) => arrives !== null) : undefined;
  const begun = way === undefined ? null : placeReached(tokens, way, way.to);
  const others = description.clauses
    .filter((one) => one !== clause && one !== way)
    .map((one) => placeReached(tokens, one, one.to));
  const words = wordsOf(tokens, place);
  const beginnings = begun === null ? beginningsOf(tokens, description) : [begun];
  const isBegun = beginnings.some((one) => isBeginningMark(words, wordsOf(tokens, one)));
  if (!isBegun) return null;
  const own = ownOf(words).map(({ text }) => text);
  // "a stake and stones" is another mark than "the stake mentioned".
  const isOther = (other: Place): boolean => {
    const named = wordsOf(tokens, other);
    const isMore = (word: Token): boolean => isMonument(word) && !own.includes(word.text);
    return own.every((word) => named.some(({ text }) => text === word)) && !ownOf(named).some(isMore);
  };
  const isFirst = words.some(({ text }) => FIRST.has(text));
  return isFirst || !others.some((other) => other !== null && isOther(other)) ? place : null;
}

/** Behind the last length of a clause and the last "to" or "ending at" there, up to the next mark. */
function placeReached(tokens: readonly Token[], { elements }: Clause, end: number): Place | null {
  const length = elements.findLast((one) => one.kind === 'distance' && one.read.unit !== null && one.at < end);
  if (length === undefined) return null;
  let from = -1;
  for (let i = length.next; i < end; i += 1) {
    if (from >= 0 && (textAt(tokens, i) === ';' || isSentenceEnd(tokens, i) || isBeforeFigure(tokens, i))) break;
    const isAt =
      textAt(tokens, i) === 'at' && /^(?:end|ends|ending|arriving|arrives|closing)$/.test(textAt(tokens, i - 1));
    // "8.82 acres according to plat".
    const isOther = /^(?:according|agreeabl[ey]|pursuant|subject|belonging|due)$/.test(textAt(tokens, i - 1));
    if ((textAt(tokens, i) === 'to' && !isOther) || isAt) from = i + 1;
  }
  if (from < 0) return null;
  let to = from;
  while (to < end && !isPlaceEnd(tokens, to)) to += 1;
  return to > from ? { from, to } : null;
}

const isPlaceEnd = (tokens: readonly Token[], at: number): boolean =>
  /^(?:[,;:()]|)$/.test(textAt(tokens, at)) || isSentenceEnd(tokens, at) || isBeforeFigure(tokens, at);

/** "to the northwest corner. 2.507 acres", "to Corner No. 1. 25.43 acres". */
const isBeforeFigure = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === '.' &&
  tokens[at + 1]?.kind === 'number' &&
  (textAt(tokens, at - 1).length > 3 ||
    tokens[at - 1]?.kind === 'number' ||
    isMonument(tokens[at - 1]) ||
    /^(?:acres?|square|sq)$/.test(textAt(tokens, at + 2)));

const isMonument = (token: Token | undefined): boolean => token !== undefined && findEntry(token)?.noun === 'monument';

/** "Cor. No. 1" is "Corner 1". */
const wordsOf = (tokens: readonly Token[], { from, to }: Place): Token[] =>
  tokens
    .slice(from, to)
    .map((token, i) => (token.text === 'cor' ? { ...token, text: 'corner' } : withNumber(token, tokens[from + i + 1])))
    .filter(({ text }) => !/^(?:[."'-]|no)$/.test(text));

/** "K2" is another stake than "K", and "A" a corner and no article. */
function withNumber(token: Token, next: Token | undefined): Token {
  if (!token.capital || token.text.length > 1) return token;
  if (next?.kind === 'number' && next.gap === 'none') return { ...token, text: token.text + next.text };
  return token.text === 'a' && next?.kind !== 'word' ? { ...token, text: 'A' } : token;
}

const START = /^(?:beginning|start|starting|commencement|departure|outset|origin)$/;
const STARTED = /^(?:began|begun|begins|start|starts|started|commenced|commences|originated|originates|departed|out)$/;
/** What any mark may be called. */
const CORNERS = wordSet('point place corner bound bounds station monument mark boundary');
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
      // "to the corner where Cole's land begins".
      !tokens.slice(from + relative + 1, to).some((token) => token.capital && findEntry(token) === null) &&
      words.slice(relative + 1).some((word) => TELLER.has(word))
    );
  if (!DEFINITE.has(words[0] ?? '')) return false;
  if (/^(?:named|mentioned)$/.test(last)) return words.at(-2) === 'first' && words.length <= 5;
  if (words.length <= 3 && FIRST.has(words.at(-2) ?? '')) return CORNERS.has(last);
  return START.test(last) && words.length <= 6 && (words.length < 4 || words.at(-2) === 'of');
}

/** The head itself, and from the head of its sentence where the verb stands behind the place: "Corner No. 1, where this tract begins, is a pipe". */
function beginningsOf(tokens: readonly Token[], description: Description): Place[] {
  const { head, from } = description;
  const led = ledFrom(tokens, description);
  const isBehind = head.to - head.from <= 3 || textAt(tokens, from).endsWith('s');
  return isBehind ? [{ from, to: led.to }, led] : [{ from, to: led.to }];
}

/** What stands before the first course in its sentence, "beginning" or not: "Metes: a stone pile at the road; S 66° E". */
function ledFrom(tokens: readonly Token[], { from, head, clauses }: Description): Place {
  // "with these courses from an axle: N 82° E": told before the colon.
  let start = textAt(tokens, from - 1) === ':' ? from - 1 : from;
  while (start > from - LONGEST_SENTENCE && start > 0 && !isHead(tokens, start)) start -= 1;
  const run = [...head.elements, ...(clauses[0]?.elements ?? [])].find((one) => one.kind === 'bearing' && one.runs);
  return { from: start, to: run?.at ?? Math.max(head.to, clauses[0]?.from ?? head.to) };
}

const LONGEST_SENTENCE = 60;

const isHead = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'paragraph' ||
  textAt(tokens, at - 1) === ':' ||
  (isSentenceEnd(tokens, at - 1) && tokens[at]?.capital === true);

const PREPOSITION =
  /^(?:of|in|on|at|by|near|with|to|from|for|along|upon|under|over|beside|between|within|against|where|which|marking|standing|lying|now|being|is)$/;

/** The mark without what is only said of it. */
function ownOf(words: readonly Token[]): Token[] {
  const cut = words.findIndex(({ text }) => PREPOSITION.test(text));
  return (cut < 0 ? words : words.slice(0, cut)).filter(({ text }) => !FILLERS.has(text) && !FIRST.has(text));
}

/** The mark by its own words, and whatever else is said of it, all of which the beginning says too. */
function isBeginningMark(words: readonly Token[], told: readonly Token[]): boolean {
  const [letter] = words;
  // "to A", and it began "at A, a stone".
  if (letter !== undefined && words.length === 1 && letter.capital && letter.text.length === 1)
    return told.some(({ text }, i) => text === letter.text && LETTERED.test(textAt(told, i - 1)) && isFirst(told, i));
  const isName = words.length > 1 && words.every(({ kind, capital }) => capital || kind === 'number');
  if (!isName && !DEFINITE.has(words[0]?.text ?? '')) return false;
  const own = ownOf(words);
  const noun = markOf(own);
  if (noun === undefined || (!isName && !mayMark(noun))) return false;
  const isTold = ({ text }: Token): boolean =>
    FILLERS.has(text) || FIRST.has(text) || PREPOSITION.test(text) || told.some((one) => one.text === text);
  return words.every(isTold) && isMarkOf(told, own);
}

/** What stands there: of "the rock marked E" the rock. */
function markOf(own: readonly Token[]): Token | undefined {
  const marked = own.findIndex(({ text }) => MARKED.test(text));
  return own.at(marked > 0 ? marked - 1 : -1);
}

/** Nothing that it could be told from stands before it. */
const isFirst = (told: readonly Token[], at: number): boolean =>
  !told
    .slice(0, at)
    .some(({ kind, text }, i) => kind === 'number' || (i > 2 && (PREPOSITION.test(text) || text === ',')));

const LETTERED = /^(?:at|from|marked|point|corner|station|post|stake|letter)$/;
const MARKED = /^(?:marked|stamped|numbered|lettered|inscribed|chiseled|scribed)$/;

/** A road, a line or a neighbour is no mark. */
function mayMark(token: Token): boolean {
  const sort = findEntry(token)?.noun;
  return sort === undefined || sort === 'monument' || sort === 'thing' || SPOTS.has(token.text);
}

/** Of roads, lines and pieces of ground what is no longer than a mark. */
const SPOTS = wordSet('corner bound rail axle');

const isPlain = ({ kind, text }: Token): boolean =>
  kind === 'word' && (!PREPOSITION.test(text) || /^(?:at|of)$/.test(text));

/** The words in a row name what the description begins at: behind its first preposition, or told of that again. */
function isMarkOf(told: readonly Token[], own: readonly Token[]): boolean {
  for (let i = 0; i < told.length; i += 1) {
    if (!own.every(({ text }, index) => textAt(told, i + index) === text)) continue;
    let before = i - 1;
    while (before > 0 && !PREPOSITION.test(textAt(told, before)) && !/^(?:[,;:]|and)$/.test(textAt(told, before)))
      before -= 1;
    const lead = textAt(told, before);
    if (/^(?:[,;:]|and|being|is)$/.test(lead) || before <= 2) return true;
    if (lead === 'by' && textAt(told, before - 1) === 'marked') return true;
    // "commencing 100 yards east of the corner, at a cedar".
    if (lead === 'at' && textAt(told, before - 1) === ',' && textAt(told, 1) !== 'at') return true;
    // "beginning at the northwest corner thereof at a post", "at the corner of the Ware pasture, at a stake": both tell where it begins, as nothing is measured off.
    const isSetOff = textAt(told, before - 1) === ',' && !told.slice(0, before).some(isLength);
    if (lead === 'at' && textAt(told, 1) === 'at' && (isSetOff || told.slice(0, before).every(isPlain))) return true;
    // "commencing for the same at a stone": nothing that it could stand beside is named before it.
    if (/^(?:at|from|on|with)$/.test(lead) && !told.slice(0, before).some(({ text }) => /^(?:an?|the)$/.test(text)))
      return true;
  }
  return false;
}

/** "to the bolt", and it began at "a bolt set in the walk": called by words of the place of beginning alone, and no other course comes there. Enough where the figure itself comes back. */
export function returnByName(tokens: readonly Token[], description: Description): Place | null {
  const last = description.clauses.at(-1);
  const place = last === undefined ? null : placeReached(tokens, last, last.to);
  const isLedTo = description.start === 'commence' && description.clauses.some(({ arrives }) => arrives !== null);
  if (isLedTo || place === null) return null;
  const told = wordsOf(tokens, { from: place.from, to: nameEnd(tokens, place) });
  if (!DEFINITE.has(textAt(tokens, place.from)) && !isNumbered(told)) return null;
  const mark = markOf(ownOf(told));
  if (mark === undefined || isLong(mark, told)) return null;
  const named = told.filter(({ text }) => !FILLERS.has(text) && !FIRST.has(text) && !PREPOSITION.test(text));
  const isIn = (there: readonly Token[]): boolean => named.every(({ text }) => there.some((one) => one.text === text));
  const begun = [ledFrom(tokens, description), runFrom(tokens, description)];
  const others = description.clauses.slice(0, -1).map((clause) => placeReached(tokens, clause, clause.to));
  return begun.some((one) => one !== null && isIn(whereBegun(wordsOf(tokens, one)))) &&
    !others.some((one) => one !== null && isIn(wordsOf(tokens, one)))
    ? place
    : null;
}

/** A road, or a line, is longer than any mark; but "the horse block" is no block of lots. */
function isLong(mark: Token, told: readonly Token[]): boolean {
  const sort = findEntry(mark)?.noun;
  if (sort === undefined || SPOTS.has(mark.text) || CORNERS.has(mark.text) || ENDS.has(mark.text)) return false;
  return /^(?:way|direction)$/.test(sort) || (LONG.test(sort) && !ownOf(told).some((one) => one !== mark));
}

const LONG = /^(?:located|land|piece|figure|person|place)$/;

/** "to said stone. Containing", "to the pin and there ending"; but "of Main Street and Elm Street". */
function nameEnd(tokens: readonly Token[], { from, to }: Place): number {
  for (let at = from; at < to; at += 1) {
    const isStop = textAt(tokens, at) === '.' && textAt(tokens, at - 1) !== 'no';
    if (isStop || (textAt(tokens, at) === 'and' && tokens[at + 1]?.capital !== true)) return at;
  }
  return to;
}

const isLetter = ({ kind, capital, text }: Token): boolean => kind === 'word' && capital && /^[a-z]\d*$/i.test(text);

/** What it begins at, without what it is only near, measured from or witnessed by: of "100 yards east of the barn, at a cedar" the cedar. */
function whereBegun(led: readonly Token[]): Token[] {
  let isAt = true;
  return led.filter(({ text }, i) => {
    if (/^(?:at|being)$/.test(text) && /^[,;:]$/.test(textAt(led, i - 1))) isAt = true;
    else if (isAway(led, i)) isAt = false;
    return isAt;
  });
}

const isAway = (led: readonly Token[], at: number): boolean =>
  AWAY.test(textAt(led, at)) ||
  isLength(led[at]) ||
  (POINT.test(textAt(led, at)) && /^(?:of|from|to)$/.test(textAt(led, at + 1)));

const AWAY =
  /^(?:near|opposite|across|beyond|past|towards?|above|below|off|inside|outside|over|whence|bears|bearing|distant|witness\w*)$/;
const POINT = /^(?:north|south|east|west)/;

const isLength = (word: Token | undefined): boolean =>
  word !== undefined && (UNITS.test(word.text) || (findEntry(word)?.noun === 'length' && !/^inch/.test(word.text)));

/** "Northerly by North Street, N 85° E, 152.25 feet from a stone bound": the first course tells what it runs from. */
function runFrom(tokens: readonly Token[], { clauses: [first] }: Description): Place | null {
  const length = first?.elements.findLast((one) => one.kind === 'distance' && one.read.unit !== null);
  return first === undefined || length === undefined || textAt(tokens, length.next) !== 'from'
    ? null
    : { from: length.next, to: first.to };
}

/** "Corner B24", "monument No. 40", "A", "stone A". */
const isNumbered = (told: readonly Token[]): boolean =>
  told.length < 4 && told.at(-1)?.kind === 'number'
    ? told.length > 1 && told[0]?.kind === 'word' && (isMonument(told[0]) || CORNERS.has(told[0].text))
    : told.length < 3 && told.at(-1) !== undefined && isLetter(told.at(-1) as Token);

/** Of a lane or a wall what is as small as a mark. */
const ENDS = wordSet('end head foot mouth top fork forks intersection junction crossing center centre middle');

const UNITS = /^(?:rods|yards|paces|steps)$/;
