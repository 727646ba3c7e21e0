// What the words of a course assert of its direction: how it stands to another line, which way it turns, where it heads.
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import { MEASURED, PERPENDICULAR, PROLONGED } from '#core/language/words/relation-words.ts';
import { CORNER_OPENINGS, cornerTold } from '#core/read/account/relations/corner-told.ts';
import { type LineNamed, lineNamed } from '#core/read/account/relations/line-named.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownNounEnd } from '#core/read/account/relations/own-land.ts';
import { isBefore, isDestination, isValue, type Scan, type Told } from '#core/read/account/relations/scan.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { AssertionKind } from '#core/schema/assertion.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';

const OFFSETS = wordSet(MEASURED);
const SQUARES = wordSet(PERPENDICULAR);
const PROLONGS = wordSet(PROLONGED);
const PLURAL = wordSet('lines sides boundaries');
const AT = wordSet('at');
const CONTINUED = wordSet('continuing continue continues');
const DENIED = wordSet('not non nearly almost about approximately');
/** The words that open what is told of a course's direction, besides directions themselves. */
export const COURSE_OPENINGS: ReadonlySet<string> = wordSet(
  CORNER_OPENINGS,
  PERPENDICULAR,
  PROLONGED,
  'due equal same bisecting bisects parallel parallels straight',
);

/** The assertion that begins at a token of a course, or null. */
export function courseRelationAt(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  if (call === null || tokens[at]?.kind !== 'word') return null;
  const text = textAt(tokens, at);
  const corner = cornerTold(scan, at);
  // "at right angles to the road" names its line.
  if (corner !== null) return corner.kind === 'turn' ? corner : (relation(scan, at) ?? corner);
  if (text === 'due') return due(scan, at);
  if (text === 'equal' || (text === 'same' && textAt(tokens, at + 1) === 'length')) return equal(scan, at);
  if (text === 'bisecting' || text === 'bisects') return bisecting(scan, at);
  return relation(scan, at) ?? (isSideNamed(scan, at) ? sideNamed(scan, at) : heading(scan, at));
}

function relation(scan: Scan, at: number): Told | null {
  const found = kindAt(scan, at);
  // "the north and south lines hereof lying parallel": told of two lines, and not of this one.
  if (found === null || isBefore(scan, at, DENIED, 2) || isBefore(scan, at, PLURAL, 4)) return null;
  if (isDestination(scan, at) || (found.kind !== 'prolonged' && isBefore(scan, at, OFFSETS, 4))) return null;
  const line = lineNamed(scan, found.next);
  if (line === null || (line.isTacit === true && found.kind === 'prolonged' && !isTacitlyLed(scan, at))) return null;
  // "thence west, at right angles," at the beginning: with the line that comes back there.
  const isFirst = found.kind === 'square' && line.isTacit === true && line.other === 'none';
  return toldOf(scan, found.kind, at, isFirst ? { ...line, other: scan.courses.length - 1 } : line);
}

/** Before the figures, and where "the same line" is not one that the course before ran along. */
function isTacitlyLed({ tokens, courses, call }: Scan, at: number): boolean {
  if (call === null || (courses[call]?.values ?? []).some((value) => value.at < at)) return false;
  const isLine = textAt(tokens, at) === 'same' && /^(?:line|straight)$/.test(textAt(tokens, at + 1));
  return !isLine || courses[call - 1]?.alongside == null;
}

function toldOf({ call }: Scan, kind: AssertionKind, at: number, line: LineNamed): Told {
  return {
    kind,
    ...(call === null ? {} : { call }),
    ...(line.other === undefined ? {} : { other: line.other }),
    ...(line.side === undefined ? {} : { side: line.side }),
    ...(line.deg === undefined ? {} : { value: line.deg }),
    ...(kind === 'parallel' && line.deg === undefined && line.apart_ft !== undefined ? { value: line.apart_ft } : {}),
    from: at,
    to: line.next,
  };
}

function kindAt(scan: Scan, at: number): { kind: AssertionKind; next: number } | null {
  const { tokens } = scan;
  const [text, after] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (text === 'parallel' || text === 'parallels') return { kind: 'parallel', next: at + 1 };
  if (SQUARES.has(text)) return text !== 'normal' || after === 'to' ? { kind: 'square', next: at + 1 } : null;
  if (text === 'square' && /^(?:with|to|from)$/.test(after)) return { kind: 'square', next: at + 1 };
  if (text === 'right' && /^angles?$/.test(after) && isBefore(scan, at, AT, 2)) return { kind: 'square', next: at + 2 };
  if (PROLONGS.has(text) && after === 'of') return { kind: 'prolonged', next: at + 1 };
  return continued(scan, at);
}

/** "continuing on the same course", "in a straight line with the last course"; but "the same line of Jones". */
function continued(scan: Scan, at: number): { kind: AssertionKind; next: number } | null {
  const { tokens } = scan;
  const straight = textAt(tokens, at) === 'same' && textAt(tokens, at + 1) === 'straight' ? 1 : 0;
  const [text, noun] = [textAt(tokens, at), at + 1 + straight];
  if (!/^(?:course|bearing|line|direction)$/.test(textAt(tokens, noun))) return null;
  const after = textAt(tokens, noun + 1);
  // A line may be that of a neighbour, along which the course runs on.
  const isLine = textAt(tokens, noun) === 'line' && after !== 'as';
  if (text === 'same' && isBefore(scan, at, isLine ? GOING_ON : CONTINUING, 4) && after !== 'of')
    return { kind: 'prolonged', next: noun + (after === 'as' ? 2 : 1) };
  if (text === 'same' && after === 'continued') return { kind: 'prolonged', next: noun + 2 };
  if (text !== 'straight') return null;
  if (after === 'with') return { kind: 'prolonged', next: noun + 2 };
  return isBefore(scan, at, CONTINUED, 4) && after !== 'to' ? { kind: 'prolonged', next: noun + 1 } : null;
}

const GOING_ON = wordSet('continuing continue continues continued still');
const CONTINUING = wordSet('continuing continue continues continued still on along with in');

/** "due East" beside the bearing; not where it is the bearing. */
function due(scan: Scan, at: number): Told | null {
  const direction = directionAt(scan.tokens, at + 1);
  if (scan.call === null || direction === null || isValue(scan, at + 1) || isDestination(scan, at)) return null;
  if (/^(?:of|from|line)$/.test(textAt(scan.tokens, direction.next))) return null;
  // "west on a due east and west line": the line runs both ways.
  const back = textAt(scan.tokens, direction.next) === 'and' ? directionAt(scan.tokens, direction.next + 1) : null;
  if (back !== null && Math.abs(back.deg - direction.deg) === 180) return null;
  return { kind: 'due', call: scan.call, value: direction.deg, from: at, to: direction.next };
}

const BEFORE_ADJECTIVE = wordSet(
  'the said a an its most their this of to his her concave curve concaved from and or aforesaid lies lying bounded bounding butted butting abutting',
);
const BEHIND_ADVERB = wordSet(
  'along with on by following parallel through to across over up down direction and or in for at from binding again',
);
const RUNS = wordSet('thence running run runs going back and turning , continuing');

/** "northerly along the road", "in a northerly direction", "West along the fence"; but "the northerly line", "northerly of the road". */
function heading(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  const direction = directionAt(tokens, at);
  if (call === null || direction === null || isValue(scan, at) || isDestination(scan, at)) return null;
  const before = textAt(tokens, at - 1);
  const after = tokens[direction.next];
  const told: Told = { kind: 'heading', call, value: direction.deg, from: at, to: direction.next };
  // "in a southwesterly direction", "a southwest course".
  if (after?.text === 'direction') return before === 'opposite' ? null : told;
  if (after?.text === 'course' && /^an?$/.test(before)) return told;
  if (textAt(tokens, at).length <= 2 || direction.ending === 'ern' || direction.ending === 'most') return null;
  // "up the hill and southwestwardly N 38° E": an adverb, where the bearing follows.
  if (BEFORE_ADJECTIVE.has(before) && !(before === 'and' && isValue(scan, direction.next))) return null;
  // "parallel with and 50 feet easterly from the track": where a line lies.
  const isBeside = tokens.slice(Math.max(0, at - 8), at).some(({ text }) => /^(?:parallel|line)$/.test(text));
  if (isBeside && after?.text === 'from' && readUnit(tokens, at - 1, true) !== null && !isValue(scan, at - 1))
    return null;
  if (direction.ending === '')
    return RUNS.has(before) && /^(?:along|with|by|following|up|down|on|binding|,|;)$/.test(after?.text ?? '')
      ? told
      : null;
  const isAdverb =
    after?.kind !== 'word' ||
    BEHIND_ADVERB.has(after.text) ||
    after.text.length <= 1 ||
    directionAt(tokens, direction.next) !== null;
  return isAdverb ? told : null;
}

/** "WESTERLY by Lot 2, N 10° W, 204.11 feet" without a verb: the side on which it bounds the land, in a text whose courses do not run that way. */
function isSideNamed({ tokens, courses, call }: Scan, at: number): boolean {
  const own = call === null ? undefined : courses[call];
  if (own === undefined || openingOf(tokens, own) !== at) return false;
  return courses.some((course) => {
    const told = directionAt(tokens, openingOf(tokens, course));
    if (told === null || course.bearing === null) return false;
    const off = Math.abs(((degreesOf(azimuthOf(course.bearing)) - told.deg + 540) % 360) - 180);
    return off > FARTHEST_OFF;
  });
}

/** So far from a cardinal word a course may run and still be said to go that way. */
const FARTHEST_OFF = 60;

/** Where a course opens with a direction and what bounds it there; else -1. */
function openingOf(tokens: readonly Token[], { from }: Course): number {
  const at = textAt(tokens, from) === 'and' ? from + 1 : from;
  const direction = directionAt(tokens, at);
  if (direction?.ending !== 'erly' || !/^(?:by|on|upon)$/.test(textAt(tokens, direction.next))) return -1;
  return at;
}

function sideNamed({ tokens, call }: Scan, at: number): Told | null {
  const direction = directionAt(tokens, at);
  if (call === null || direction === null) return null;
  return { kind: 'side', call, value: direction.deg, from: at, to: direction.next };
}

/** "of equal length with the first course", "the same length as the third line". */
function equal(scan: Scan, at: number): Told | null {
  const { tokens } = scan;
  const next = at + 1 + [1, 2, 3].findIndex((step) => /^(?:length|distance)s?$/.test(textAt(tokens, at + step)));
  if (next === at || isDestination(scan, at)) return null;
  const line = lineNamed(scan, textAt(tokens, next + 1) === 'as' ? next + 2 : next + 1);
  return line === null || line.isTacit === true ? null : { ...toldOf(scan, 'equal', at, line) };
}

/** "bisecting said tract": no side of a figure cuts it. */
function bisecting(scan: Scan, at: number): Told | null {
  const { call } = scan;
  const end = ownNounEnd(scan, at + 1);
  return call === null || end < 0 ? null : { kind: 'bisects', call, from: at, to: end };
}
