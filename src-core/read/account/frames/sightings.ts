// The points of a figure that its description puts on a line or a corner of other land: "to the south line of said forty", "along the east line of Lot 6".
import { before } from '#core/language/before.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { parentAt } from '#core/read/account/frames/parents.ts';
import { type Seen, seenBefore, seenBehind } from '#core/read/account/frames/seen-from.ts';
import type { Spot } from '#core/read/account/frames/spot.ts';
import {
  cornerOfStreets,
  crossingOfLines,
  isMeeting,
  LEADS_TO_STREET,
  type Line,
  middleOfStreets,
  nearStreet,
  sidesOf,
} from '#core/read/account/frames/street-lines.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { isStop } from '#core/read/account/quantities/place-bearer.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { directionAt, directionBefore, directionWord } from '#core/read/account/relations/named-direction.ts';

export interface Sighting extends Line {
  /** Places in the walk of ties and courses that stand on it. */
  readonly points: readonly number[];
  /** How far they stand off it. */
  readonly off: Spot;
  /** As it is seen from that point, where it is told so; the point stands not on it then. */
  readonly seen: Seen | null;
  /** Whether a course runs along the line, or goes up to it. */
  readonly isAlong: boolean;
  readonly isReached: boolean;
  readonly from: number;
}

/** The place on the line itself. */
export function spotOf({ off }: Sighting, point: number, spots: readonly Spot[]): Spot | undefined {
  const spot = spots[point];
  return spot === undefined ? undefined : [spot[0] - off[0], spot[1] - off[1]];
}

/** Points are counted from the start of the ties, or from the beginning where there are none. */
export function sightingsOf(tokens: readonly Token[], tract: ToldTract): Sighting[] {
  const { description, courses, ties, around } = tract;
  const legs = [...ties, ...courses];
  const isBare = description.start === 'none';
  const values = isBare ? (legs[0]?.values ?? []).map(({ at }) => at) : [];
  const first = Math.min(...values, ...(values.length > 0 ? [] : [legs[0]?.from ?? description.head.to]));
  const head = isBare ? clauseBefore(tokens, first) : description.from;
  const found: Sighting[] = [];
  for (let at = head; at < around.tailTo; at += 1) {
    if (!mayBeSighted(tokens, at)) continue;
    const own = lineAt(tokens, at) ?? cornerAgain(tokens, at, found);
    const lines = own === null ? streetsAt(tokens, at, { from: head, to: around.closedAt }, found) : [own];
    const [line] = lines;
    if (line === undefined || isPastEnd(tokens, line.to)) continue;
    const leg = legs.findIndex(({ from, to }) => at >= from && at < to);
    const where = at < first ? 'head' : at >= around.closedAt ? 'behind' : 'course';
    const seen = lines.length > 1 ? null : seenFrom(tokens, at, line, where);
    const placed =
      seen !== null
        ? HERE
        : where === 'head'
          ? placedInHead(tokens, { from: head, to: first }, line, at)
          : where === 'behind'
            ? placedBehind(tokens, around.closedAt, at)
            : leg < 0
              ? null
              : placedIn(tokens, legs[leg]?.from ?? at, at);
    if (placed === null) continue;
    const isAlong = placed === 'along';
    const points = where === 'head' ? [0] : where === 'behind' ? [ties.length] : isAlong ? [leg, leg + 1] : [leg + 1];
    const isReached = leg >= 0 && textAt(tokens, leadOf(tokens, at)) === 'to';
    const told = { points, off: isAlong ? HERE : placed, seen, isAlong, isReached, from: at };
    for (const one of lines) found.push({ ...one, ...told });
    at = line.to - 1;
  }
  return found;
}

/** Without such a word, or one before it that leads to a street, no line or corner is named. */
const mayBeSighted = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  const lead = mayBePlace(token) ? token : before(tokens, at);
  return lead === token || (lead?.kind === 'word' && mayLead(lead));
};
const mayBePlace = oncePerToken((word) => directionWord(word) !== null || word === 'quarter' || isMeeting(word));
const mayLead = oncePerToken((word) => word === 'of' || LEADS_TO_STREET.test(word));

const HERE: Spot = [0, 0];

/** A corner by its bearing: in the head from the beginning, in a course from its end, behind them from what is named. */
function seenFrom(tokens: readonly Token[], at: number, line: Line, where: 'head' | 'course' | 'behind'): Seen | null {
  if (line.parent.kind === 'way' || line.east === null || line.north === null) return null;
  const lead = leadOf(tokens, at);
  const behind = seenBehind(tokens, line.to);
  const before = behind === null ? seenBefore(tokens, lead) : null;
  const named =
    before === null ? textWithin(tokens, lead - NAMED, lead + 1) : textWithin(tokens, before.end - NAMED, before.end);
  if (where === 'behind') {
    const isFrom = behind !== null && textAt(tokens, behind.end) === 'from';
    return isFrom || /\bbeginning\b/.test(named) ? (behind ?? before) : null;
  }
  if (where === 'course') return /\b(?:whence|which|said point)\b/.test(named) ? (behind ?? before) : null;
  return behind ?? before;
}

/** In tokens. */
const NAMED = 8;

function streetsAt(tokens: readonly Token[], at: number, told: Passage, before: readonly Sighting[]): Line[] {
  const crossing = [...crossingOfLines(tokens, at), ...middleOfStreets(tokens, at, before)];
  if (crossing.length > 0) return crossing;
  const streets = [...cornerOfStreets(tokens, at), ...besideStreet(tokens, told.from, at)];
  const near = streets.length === 0 && at < told.to ? nearStreet(tokens, at, told) : null;
  return near === null ? streets : [near];
}

/** "from the said quarter corner", "of said southwest corner". */
function cornerAgain(tokens: readonly Token[], at: number, before: readonly Sighting[]): Line | null {
  const direction = directionAt(tokens, at);
  const noun = direction?.next ?? (textAt(tokens, at) === 'quarter' ? at + 1 : at);
  if (textAt(tokens, noun) !== 'corner' || textAt(tokens, at - 1) !== 'said') return null;
  const side = direction === null ? null : sidesOf(direction.deg);
  const last = before.findLast(
    ({ east, north }) =>
      east !== null && north !== null && (side === null || (east === side.east && north === side.north)),
  );
  return last === undefined ? null : { ...last, to: noun + 1 };
}

/** In tokens. */
const LONGEST_HEAD = 40;

/** Where the courses follow without "beginning". */
function clauseBefore(tokens: readonly Token[], first: number): number {
  let from = first;
  while (from > Math.max(0, first - LONGEST_HEAD) && !isStop(tokens, from - 1) && tokens[from]?.gap !== 'paragraph')
    from -= 1;
  return from;
}

/** "the west line of Lot 13 extended" goes on beyond it. */
const isPastEnd = (tokens: readonly Token[], to: number): boolean =>
  [0, 1, 2].some((step) => /^(?:extended|produced|prolonged|projected|extension)$/.test(textAt(tokens, to + step)));

const isLine = (word: string): boolean => /^(?:line|boundary|side)$/.test(word);

/** "south line of said forty", "S.E. corner of Lot 4", "East Quarter corner of Section 22", "quarter corner on the west line of the section". */
function lineAt(tokens: readonly Token[], at: number): Line | null {
  if (textAt(tokens, at) === 'quarter' && /^(?:corner|post|stone)$/.test(textAt(tokens, at + 1))) {
    const isOn = /^(?:on|in|of)$/.test(textAt(tokens, at + 2)) && textAt(tokens, at + 3) === 'the';
    const line = isOn && directionAt(tokens, at - 1) === null ? lineAt(tokens, at + 4) : null;
    return line === null || line.parent.kind !== 'section' ? null : middleOf(line);
  }
  const direction = directionAt(tokens, at);
  if (direction === null || directionAt(tokens, at - 1)?.next === direction.next) return null;
  const { deg, next } = direction;
  const isQuarter = textAt(tokens, next) === 'quarter' && /^(?:corner|post)$/.test(textAt(tokens, next + 1));
  const noun = isQuarter ? next + 1 : next;
  const isCorner = /^cor(?:ner)?$/.test(textAt(tokens, noun)) && (deg % 90 !== 0 || isQuarter);
  if (!isCorner && !(deg % 90 === 0 && isLine(textAt(tokens, noun)))) return null;
  let of = noun + 1;
  while (/^[.,]$|^line$/.test(textAt(tokens, of)) && of < noun + 3) of += 1;
  const isThereof = textAt(tokens, of) === 'thereof';
  if (!isThereof && !/^(?:of|to)$/.test(textAt(tokens, of))) return null;
  const parent = parentAt(tokens, isThereof ? of : of + 1);
  if (parent === null || (isQuarter && parent.kind !== 'section')) return null;
  // "the northeast corner of Main Street" is one of two streets.
  if (isCorner && parent.kind === 'way') return null;
  const line = { parent, ...sidesOf(deg), to: parent.to };
  return isQuarter || (!isCorner && middleBefore(tokens, at) >= 0) ? middleOf(line) : line;
}

const middleOf = (line: Line): Line => ({ ...line, east: line.east ?? 0.5, north: line.north ?? 0.5 });

/** The words between a preposition and the line. */
const BETWEEN = /^(?:the|said|a|most)$/;
const ALONG = /^(?:along|with|following|by)$/;
const ON = /^(?:on|in|at|upon|being|is|marking|also)$/;

function leadOf(tokens: readonly Token[], at: number): number {
  const middle = middleBefore(tokens, at);
  return middle >= 0 ? leadOf(tokens, middle) : articleBefore(tokens, at);
}

function articleBefore(tokens: readonly Token[], at: number): number {
  let lead = at - 1;
  while (BETWEEN.test(textAt(tokens, lead))) lead -= 1;
  return lead;
}

/** "the center of the west line of": where the word for the middle stands, or -1. */
function middleBefore(tokens: readonly Token[], at: number): number {
  const of = articleBefore(tokens, at);
  const isMiddle = textAt(tokens, of) === 'of' && /^(?:cent(?:er|re)|middle|midpoint)$/.test(textAt(tokens, of - 1));
  return isMiddle ? of - 1 : -1;
}

const SAID_POINT = /\b(?:said|which) [a-z]+(?: of beginning)? (?:being|is|lies|stands)(?: also)?$/;

/** "beginning at a stone in the south line of", "at a point 330 feet East and 20 feet north of". */
function placedInHead(tokens: readonly Token[], head: Passage, line: Line, at: number): Spot | null {
  const lead = leadOf(tokens, at);
  if (SAID_POINT.test(textWithin(tokens, lead - 6, lead + 1))) return [0, 0];
  // "Beginning at the northeast corner of Maple and Third Streets", whatever is told of it then.
  if (textAt(tokens, lead) === 'at' && /^(?:beginning|commencing)$/.test(textAt(tokens, lead - 1))) return [0, 0];
  const off = offsetBefore(tokens, head.from, lead) ?? offOutward(tokens, line, lead);
  // "whence the corner bears N 41° W 1,880 feet, said point being 1,414 feet South and 1,238 feet East of said corner".
  if (off !== null && SAID_POINT.test(textWithin(tokens, off.from - 6, off.from))) return off.off;
  const to = saidAgain(tokens, line.to, head.to);
  for (let i = head.from; i < to; i += 1)
    if ((i < (off?.from ?? at) || i >= line.to) && lengthAt(tokens, i) !== null) return null;
  if (off !== null) return off.off;
  const isFrom = textAt(tokens, lead) === 'from' && lead <= head.from + 1;
  return isFrom || ON.test(textAt(tokens, lead)) ? [0, 0] : null;
}

/** Where what is told of the place is told once more: ", which pipe is also 318 feet north and 641 feet east of said corner". */
function saidAgain(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1)
    if (/^(?:said|which)$/.test(textAt(tokens, at)) && SAID_POINT.test(textWithin(tokens, at, at + 3))) return at;
  return to;
}

/** ", which beginning is also the", "which point bears East 308 feet from the". */
function placedBehind(tokens: readonly Token[], from: number, at: number): Spot | null {
  const lead = leadOf(tokens, at);
  const off = offsetBefore(tokens, from - 1, lead);
  let before = off?.from ?? (ON.test(textAt(tokens, lead)) ? lead : -1);
  if (before < 0) return null;
  while (
    before > from - 1 &&
    /^(?:is|being|also|lies|lying|bears|stands|situated?|located|,|which|said)$/.test(textAt(tokens, before - 1))
  )
    before -= 1;
  const isOfBeginning = /^(?:beginning|commencement)$/.test(textAt(tokens, before - 1));
  const isPoint = textAt(tokens, before - 1) === 'point' && /^(?:which|said)$/.test(textAt(tokens, before - 2));
  return isOfBeginning || isPoint ? (off?.off ?? [0, 0]) : null;
}

/** "95 feet east of Sixth Street": of its east side. */
function besideStreet(tokens: readonly Token[], head: number, at: number): Line[] {
  if (textAt(tokens, at - 1) !== 'of' || tokens[at]?.capital !== true) return [];
  const off = offsetBefore(tokens, head, at - 1)?.off;
  const parent = off === undefined || (off[0] === 0) === (off[1] === 0) ? null : parentAt(tokens, at);
  if (off === undefined || parent?.kind !== 'way') return [];
  const sideOf = (way: number): number | null => (way === 0 ? null : way > 0 ? 1 : 0);
  return [{ parent, east: sideOf(off[0]), north: sideOf(off[1]), to: parent.to }];
}

/** "120 feet from the east line of Sixth Street": to the east of it, as land lies outside of a street. */
function offOutward(tokens: readonly Token[], { parent, east, north }: Line, lead: number): Offset | null {
  if (parent.kind !== 'way' || textAt(tokens, lead) !== 'from' || (east === null) === (north === null)) return null;
  for (let from = lead - 1; from > lead - LONGEST_STEP; from -= 1) {
    const length = lengthAt(tokens, from);
    if (length?.to !== lead) continue;
    const out = (side: number | null): number => (side === null ? 0 : (side === 1 ? 1 : -1) * length.value);
    return { off: [out(east), out(north)], from };
  }
  return null;
}

interface Offset {
  readonly off: Spot;
  readonly from: number;
}

const STEPS: ReadonlyMap<number, Spot> = new Map([
  [0, [0, 1]],
  [90, [1, 0]],
  [180, [0, -1]],
  [270, [-1, 0]],
]);

/** "330 feet East and 20 feet north of", "East 308.00 feet from", ended by the token at `lead`. */
function offsetBefore(tokens: readonly Token[], from: number, lead: number): Offset | null {
  if (!/^(?:of|from)$/.test(textAt(tokens, lead))) return null;
  let [east, north] = [0, 0];
  let end = lead;
  for (;;) {
    const step = stepBefore(tokens, from, end);
    if (step === null) return end < lead ? { off: [east, north], from: end } : null;
    [east, north] = [east + step.off[0], north + step.off[1]];
    end = step.from;
    const joint = end - 1;
    if (!/^(?:and|,)$/.test(textAt(tokens, joint)) || stepBefore(tokens, from, joint) === null)
      return { off: [east, north], from: end };
    end = joint;
  }
}

const IN_ANGLE = /^(?:[°'"′″]|deg|degrees?|min|minutes?|sec|seconds?|\.)$/;
/** In tokens, of a length and its direction. */
const LONGEST_STEP = 8;

function stepBefore(tokens: readonly Token[], from: number, end: number): Offset | null {
  for (let at = end - 2; at >= Math.max(from, end - LONGEST_STEP); at -= 1) {
    const length = lengthAt(tokens, at);
    if (length === null) continue;
    const isDue = textAt(tokens, length.to) === 'due';
    const behind = length.to === end ? null : directionAt(tokens, isDue ? length.to + 1 : length.to);
    const before = length.to === end ? directionBefore(tokens, from, at) : null;
    const way = behind !== null && behind.next === end ? STEPS.get(behind.deg) : STEPS.get(before?.deg ?? Number.NaN);
    if (way === undefined) return null;
    const start = before !== null && length.to === end ? before.from : at;
    // "N. 4° East 308 feet".
    if (before !== null && (tokens[start - 1]?.kind === 'number' || IN_ANGLE.test(textAt(tokens, start - 1))))
      return null;
    return { off: [way[0] * length.value, way[1] * length.value], from: start };
  }
  return null;
}

/** "thence North along", "to a pin in"; but "parallel with", "at right angles to". */
function placedIn(tokens: readonly Token[], from: number, at: number): Spot | 'along' | null {
  const lead = leadOf(tokens, at);
  const word = textAt(tokens, lead);
  const before = textAt(tokens, lead - 1);
  if (/^(?:parallel|angles?|perpendicular|radial|from|square)$/.test(before)) return null;
  const isDestined = tokens.slice(from, lead).some(({ text }, i) => text === 'to' && !isLeft(tokens, from + i));
  if (word === 'to') return [0, 0];
  if (ALONG.test(word)) return isDestined ? null : 'along';
  // "to a stake 60 feet east of the east line of Sixth Street".
  const off = offsetBefore(tokens, from, lead);
  if (off !== null && textAt(tokens, off.from - 2) === 'a' && isDestined) return off.off;
  if (!ON.test(word)) return null;
  if (isDestined) return [0, 0];
  return /^(?:on|upon)$/.test(word) ? 'along' : null;
}

/** "to the left", "parallel to". */
const isLeft = (tokens: readonly Token[], at: number): boolean =>
  /^(?:left|right)$/.test(textAt(tokens, at + 2)) || /^(?:parallel|angles|perpendicular)$/.test(textAt(tokens, at - 1));
