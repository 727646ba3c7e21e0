// Courses in whatever words a draftsman has for them: bearings and lengths that, taken in their order, come back to where they set out.

import { type Token, textAt } from '#core/language/tokens.ts';
import type { Clause, Description } from '#core/read/clauses/description.ts';
import type { BearingElement, DistanceElement, Element } from '#core/read/clauses/element.ts';
import { returnIn } from '#core/read/clauses/return-place.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { CLOSED_DENOMINATOR } from '#core/survey/limits.ts';

const FEWEST = 3;
/** More pairs than any description has are a list of something else. */
const MOST = 200;

const STRONG = /^(?:semicolon|sentence|paragraph)$/;
const PARTS = /^(?:semicolon|sentence|paragraph|colon)$/;
const RETURN = /^(?:true-)?pob$/;
const OPENING = /^(?:begin|commence|set-out)$/;

const isStop = (one: Element, which: RegExp): boolean => one.kind === 'stop' && which.test(one.stop);
const isSign = (one: Element, which: RegExp): boolean => one.kind === 'sign' && which.test(one.sign);

interface Pair {
  readonly bearing: BearingElement;
  readonly length: DistanceElement;
  readonly from: number;
  readonly next: number;
  /** North and east, in feet. */
  readonly step: readonly [number, number];
}

/** The longest row of bearings with their lengths that closes, as one description; else null. Whether it is the land's is for its area to say. */
export function findClosedRow(tokens: readonly Token[], elements: readonly Element[]): Description | null {
  // What a table and its labels tell is held against each other there.
  if (elements.some(({ kind }) => kind === 'table')) return null;
  const values = elements.filter(
    (one): one is BearingElement | DistanceElement => (isBearing(one) && mayRun(tokens, one)) || isLength(one),
  );
  const rows = [pairsOf(values), pairsOf(values.toReversed()).toReversed()];
  const closed = rows.map(longestClosed).filter((row) => row.length > 0);
  const [best] = closed.toSorted((a, b) => b.length - a.length);
  return best === undefined || isOneOfSeveral(rows, best) ? null : describe(tokens, elements, best);
}

/** Of the way to the beginning. */
const MOST_TIES = 3;

/** Courses behind it, or more before it than lead to a beginning, are another figure's: which of them is the land's is not for this one to say. */
function isOneOfSeveral(rows: readonly (readonly Pair[])[], best: readonly Pair[]): boolean {
  const [from, to] = [best[0]?.from ?? 0, best.at(-1)?.next ?? 0];
  return rows.some(
    (pairs) =>
      pairs.some(({ bearing, length }) => bearing.at >= to && length.at >= to && isCourse(bearing)) ||
      pairs.filter(({ bearing, length }) => bearing.next <= from && length.next <= from && isCourse(bearing)).length >
        MOST_TIES,
  );
}

const isCourse = ({ runs, read }: BearingElement): boolean => runs || read.form === 'quadrant';

const isBearing = (one: Element): one is BearingElement => one.kind === 'bearing' && one.read.bearing !== null;

/** "and measuring North"; but "along Second Street West", "Range 8 West", "along the West". */
function mayRun(tokens: readonly Token[], bearing: BearingElement): boolean {
  const before = tokens[bearing.at - 1];
  return isCourse(bearing) || (before?.kind === 'word' && !before.capital && !OF_PLACE.test(before.text));
}

const OF_PLACE = /^(?:the|of|said|its|his|her|their|in|on|a|an|this|that|by|to)$/;
const isLength = (one: Element): one is DistanceElement => one.kind === 'distance' && one.use !== 'at';

/** Each bearing with the first length behind it, before the next. */
function pairsOf(values: readonly (BearingElement | DistanceElement)[]): Pair[] {
  return values.flatMap((bearing, i): Pair[] => {
    const length = values[i + 1];
    if (bearing.kind !== 'bearing' || length?.kind !== 'distance' || bearing.read.bearing === null) return [];
    const angle = azimuthOf(bearing.read.bearing);
    const feet = length.read.value * (length.read.unit === null ? 1 : unitFeet(length.read.unit, ''));
    const from = Math.min(bearing.read.start, bearing.at, length.at);
    const step = [feet * Math.cos(angle), feet * Math.sin(angle)] as const;
    return [{ bearing, length, from, next: Math.max(bearing.next, length.next), step }];
  });
}

function longestClosed(pairs: readonly Pair[]): readonly Pair[] {
  if (pairs.length > MOST) return [];
  let best: readonly Pair[] = [];
  pairs.forEach((_, first) => {
    let [north, east, all] = [0, 0, 0];
    for (let last = first; last < pairs.length; last += 1) {
      const [up, right] = pairs[last]?.step ?? [0, 0];
      north += up;
      east += right;
      all += Math.hypot(up, right);
      const count = last + 1 - first;
      if (count < Math.max(FEWEST, best.length + 1)) continue;
      if (Math.hypot(north, east) * CLOSED_DENOMINATOR <= all) best = pairs.slice(first, last + 1);
    }
  });
  return best;
}

function describe(tokens: readonly Token[], elements: readonly Element[], row: readonly Pair[]): Description | null {
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined) return null;
  const starts = row.map(({ from }, i) => startOf(tokens, elements, row[i - 1]?.next ?? leadOf(tokens, from), from));
  const end = endOf(tokens, elements, last);
  const clauses = row.map((pair, i): Clause => {
    const from = starts[i] ?? pair.from;
    const to = starts[i + 1] ?? end;
    const own = elements.filter((one) => one.at >= pair.next && one.next <= to && !isBearing(one) && !isLength(one));
    const values = [
      { ...pair.bearing, runs: true },
      { ...pair.length, use: 'course' as const },
    ];
    return { lead: 'pair', from, to, elements: [...values, ...own], announces: false, arrives: null };
  });
  const begun = headStart(tokens, elements, starts[0] ?? first.from);
  const head: Clause = {
    lead: 'head',
    from: begun,
    to: starts[0] ?? first.from,
    elements: elements.filter(({ at, next }) => at >= begun && next <= (starts[0] ?? 0)),
    announces: false,
    arrives: null,
  };
  if (elements.some((one) => one.at >= begun && one.next <= last.next && isLeftOut(tokens, one, elements, row)))
    return null;
  if (hasEmptyCourse(elements, begun, end) || isOutOfOrder(tokens, clauses)) return null;
  if (row.some((pair) => isLocating(tokens, elements, pair))) return null;
  if (hasWordsBetween(elements, row, begun) || setsOutAnew(tokens, elements, row)) return null;
  if (isOfNeighbour(tokens, begun) || isBehindFigure(elements, begun)) return null;
  const description: Description = { start: 'begin', from: begun, head, clauses, to: end };
  const tail = clauses.at(-1);
  if (tail === undefined) return null;
  const sign = tail.elements.find((one) => isSign(one, RETURN));
  // "to Cole's beginning".
  if (sign !== undefined && [1, 2].some((step) => textAt(tokens, sign.at - step) === 's')) return null;
  const place = sign === undefined ? returnIn(tokens, description, tail, end) : null;
  if (place !== null) tail.elements.push({ kind: 'sign', sign: 'pob', at: place.from, next: place.to });
  if (sign !== undefined || place !== null) tail.arrives = 'pob';
  return description;
}

/** "thence West along the Lott property, which course is East, 150 feet": a way that is told to be gone, and for no length. */
function isLeftOut(
  tokens: readonly Token[],
  one: Element,
  elements: readonly Element[],
  row: readonly Pair[],
): boolean {
  // "331.05   700.00": which of the two it is run by is not told.
  if (isLength(one))
    return (
      one.at >= (row[0]?.from ?? 0) &&
      !row.some(({ length }) => length.at === one.at) &&
      // "to Corner No. 2"; but "(field: 278.4)", "called 300 in the old deed".
      (one.read.unit !== null || !isNumbered(tokens, one.at))
    );
  if (!isBearing(one) || !one.runs || row.some(({ bearing }) => bearing.at === one.at)) return false;
  const next = elements.find((other) => other.at >= one.next && (isBearing(other) || isLength(other)));
  return one.at >= (row[0]?.from ?? 0) || next?.kind !== 'distance';
}

const isNumbered = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|number|#|corner|cor|point|station|sta|monument|stake|post|lot|block|section|course|line|and)$/.test(
    textAt(tokens, /^[.#]$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1),
  );

/** "…; with the river bank to a willow; …": between two courses stands what may be another, and it has no values. */
function hasWordsBetween(elements: readonly Element[], row: readonly Pair[], begun: number): boolean {
  return row.some(({ from }, i) => {
    const after = row[i - 1]?.next ?? begun;
    const stops = elements.filter((one) => one.at >= after && one.next <= from && isStop(one, STRONG));
    return stops.some((stop, k) => k > 0 && stop.at - (stops[k - 1]?.next ?? 0) > 1);
  });
}

/** "…; from the elm 331.5 feet S 20° W", "then beginning again at a rock": it does not set out from where the one before came to. */
function setsOutAnew(tokens: readonly Token[], elements: readonly Element[], row: readonly Pair[]): boolean {
  return row.slice(1).some(({ from }, i) => {
    const after = row[i]?.next ?? 0;
    const stop = elements.findLast((one) => one.at >= after && one.next <= from && isStop(one, STRONG));
    const words = tokens.slice(stop?.next ?? after, from).map(({ text }) => text);
    const isFrom = words.some(
      (word, at) =>
        word === 'from' &&
        !/^(?:thence|there|that|which|said|it|here|corner|cor|point|station|monument|the)$/.test(words[at + 1] ?? ''),
    );
    const isOther = / from the (?!(?:last|said|same|aforesaid)\b|\w+ (?:last|so|just|aforesaid)\b)/.test(
      ` ${words.join(' ')}`,
    );
    return isFrom || isOther || words.some((word) => /^(?:beginning|commencing|starting|again)$/.test(word));
  });
}

/** "thence along the line of Jones to an iron pin;": a course is told there, and its values are not. */
function hasEmptyCourse(elements: readonly Element[], from: number, to: number): boolean {
  const leads = elements.filter((one) => one.at >= from && one.at < to && isSign(one, /^then(?:ce)?$/));
  return leads.some(({ next }, i) => {
    const own = elements.filter(({ at }) => at >= next && at < (leads[i + 1]?.at ?? to));
    return !own.some(isBearing) || !own.some(isLength);
  });
}

/** "its third corner S 89° E 264 feet from the first", "whence N 10° E 12 links; a stone bears", "distant from the corner North 330 feet": where something lies, and no way to go. */
function isLocating(tokens: readonly Token[], elements: readonly Element[], { from, length }: Pair): boolean {
  if (/^(?:from|of)$/.test(textAt(tokens, length.next))) return true;
  const stop = elements.findLast((one) => one.next <= from && isStop(one, PARTS));
  const since = Math.max(stop?.next ?? 0, from - LONGEST_HEAD);
  const isTold = elements.some((one) => one.at >= since && one.next <= from && isSign(one, LOCATES));
  return isTold || tokens.slice(since, from).some(({ text }) => /^(?:distant|lies?|stands?)$/.test(text));
}

const LOCATES = /^(?:whence|bears|located)$/;

/** In tokens. */
const NEAR = 16;

/** "It adjoins the church land, which goes from a pin N 20° E". */
const isOfNeighbour = (tokens: readonly Token[], begun: number): boolean =>
  tokens
    .slice(Math.max(0, begun - NEAR), begun)
    .some(({ text }) => /^(?:adjoin(?:s|ing)?|next|beside|neighbou?r(?:s|ing)?|abut(?:s|ting)?)$/.test(text));

/** "… thence down the river to the beginning. The pond: from an iron pin …": another figure has been told before. */
function isBehindFigure(elements: readonly Element[], begun: number): boolean {
  const signs = elements.flatMap((one) => (one.kind === 'sign' && one.at < begun ? [one] : []));
  const opened = signs.findLastIndex(({ sign }) => OPENING.test(sign));
  return signs[opened]?.sign === 'begin' && signs.slice(opened).some(({ sign }) => RETURN.test(sign));
}

const NUMBERED =
  /\b(from|to) (?:the |said )?(?:corner|cor|point|station|sta|monument|stake|post) (?:\. )?(?:(?:no|number|#) (?:\. )?)?(\w+)/g;

/** "… feet to Cor. No. 4. From Cor. No. 3, …": one sets out from where the one before did not come to. */
function isOutOfOrder(tokens: readonly Token[], clauses: readonly Clause[]): boolean {
  let first: string | undefined;
  let reached: string | undefined;
  const isBroken = clauses.some(({ from, to }) => {
    const words = tokens.slice(from, to).map(({ text }) => text);
    const told = [...words.join(' ').matchAll(NUMBERED)];
    const begun = told.find(([, way]) => way === 'from')?.[2];
    const before = reached;
    first ??= begun;
    reached = told.findLast(([, way]) => way === 'to')?.[2];
    return before !== undefined && begun !== undefined && before !== begun;
  });
  return isBroken || (first !== undefined && reached !== undefined && first !== reached);
}

/** In tokens: "and measuring North", "and so go East". */
const LONGEST_LEAD = 5;
const STOPS = [PARTS, /^comma$/];

/** Of the first course: behind the word that sets out, whose place is the head's. */
function leadOf(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > at - LONGEST_LEAD && !SETS_OUT.test(textAt(tokens, from - 1))) from -= 1;
  return from;
}

/** Where the words of a course begin: behind the strongest stop between it and what goes before, or at the "and" that joins it. */
function startOf(tokens: readonly Token[], elements: readonly Element[], after: number, at: number): number {
  const between = elements.filter((one) => one.at >= after && one.next <= at);
  for (const kind of STOPS) {
    const stop = between.findLast((one) => isStop(one, kind));
    if (stop !== undefined) return stop.next;
  }
  let from = at;
  while (from > after && textAt(tokens, from) !== 'and') from -= 1;
  if (from > after) return from;
  return textAt(tokens, at - 1) === 'due' ? at - 1 : at;
}

/** The stop of the sentence or clause in which the last course ends. */
function endOf(tokens: readonly Token[], elements: readonly Element[], { next }: Pair): number {
  const stop = elements.find((one) => one.at >= next && isStop(one, STRONG));
  const sign = elements.find((one) => one.at >= next && isSign(one, RETURN));
  const end = stop?.at ?? tokens.length;
  return sign !== undefined && sign.at < end ? sign.next : end;
}

/** In tokens. */
const LONGEST_HEAD = 90;

/** The words that lead to the first course: from where a beginning is told, or else from the head of their sentence. */
function headStart(tokens: readonly Token[], elements: readonly Element[], to: number): number {
  const before = elements.filter(({ at, next }) => next <= to && at > to - LONGEST_HEAD);
  const told = before.findLast((one) => isSign(one, OPENING));
  if (told !== undefined) return told.at;
  const stop = before.findLast((one) => isStop(one, PARTS));
  const from = stop?.next ?? Math.max(0, to - LONGEST_HEAD);
  // What stands before that is for the account to judge.
  const setsOut = tokens.findLastIndex(({ text }, at) => at >= from && at < to && SETS_OUT.test(text));
  return setsOut >= 0 ? setsOut : to;
}

const SETS_OUT = /^(?:(?:start|begin|commenc)(?:s|ning|ing|es)?|from)$/;
