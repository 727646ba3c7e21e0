// What the words of a course assert of its direction: how it stands to another line, which way it turns, where it heads.
import { textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { INSIDE, MEASURED, PERPENDICULAR, PROLONGED, TURNING } from '#core/language/words/relation-words.ts';
import { type LineNamed, lineNamed } from '#core/read/account/relations/line-named.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownNounEnd } from '#core/read/account/relations/own-land.ts';
import { isBefore, isDestination, isValue, type Scan, type Told } from '#core/read/account/relations/scan.ts';
import { type AngleRead, readAngle } from '#core/read/values/read-angle.ts';
import type { AssertionKind } from '#core/schema/assertion.ts';

const OFFSETS = wordSet(MEASURED);
const TURNS = wordSet(TURNING);
const SQUARES = wordSet(PERPENDICULAR);
const PROLONGS = wordSet(PROLONGED);
const INNER = wordSet(INSIDE);
const PLURAL = wordSet('lines sides boundaries');
const DENIED = wordSet('not non nearly almost about approximately');
/** The words that open what is told of a course's direction, besides directions themselves. */
export const COURSE_OPENINGS: ReadonlySet<string> = wordSet(
  TURNING,
  PERPENDICULAR,
  PROLONGED,
  'angle angles due equal same bisecting bisects parallel parallels square right straight',
);

/** The assertion that begins at a token of a course, or null. */
export function courseRelationAt(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  if (call === null || tokens[at]?.kind !== 'word') return null;
  const text = textAt(tokens, at);
  if (TURNS.has(text)) return turn(scan, at);
  if (/^angles?$/.test(text)) return angle(scan, at) ?? angled(scan, at);
  if (text === 'due') return due(scan, at);
  if (text === 'equal' || (text === 'same' && textAt(tokens, at + 1) === 'length')) return equal(scan, at);
  if (text === 'bisecting' || text === 'bisects') return bisecting(scan, at);
  return relation(scan, at) ?? heading(scan, at);
}

function relation(scan: Scan, at: number): Told | null {
  const found = kindAt(scan, at);
  // "the north and south lines hereof lying parallel": told of two lines, and not of this one.
  if (found === null || isBefore(scan, at, DENIED, 2) || isBefore(scan, at, PLURAL, 4)) return null;
  if (isDestination(scan, at) || (found.kind !== 'prolonged' && isBefore(scan, at, OFFSETS, 4))) return null;
  const line = lineNamed(scan, found.next);
  if (line === null || (line.isTacit === true && found.kind === 'prolonged' && !isTacitlyLed(scan, at))) return null;
  return toldOf(scan, found.kind, at, line);
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
  if (text === 'right' && /^angles?$/.test(after) && isBefore(scan, at, wordSet('at'), 2))
    return { kind: 'square', next: at + 2 };
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
  return isBefore(scan, at, wordSet('continuing continue continues'), 4) && after !== 'to'
    ? { kind: 'prolonged', next: noun + 1 }
    : null;
}

const GOING_ON = wordSet('continuing continue continues continued still');
const CONTINUING = wordSet('continuing continue continues continued still on along with in');

/** "turning to the left", "deflecting right 90 degrees"; "turning an interior angle of 90°" is told by its angle. */
function turn(scan: Scan, at: number): Told | null {
  const { tokens, to, call } = scan;
  if (call === null || isDestination(scan, at)) return null;
  let side: string | undefined;
  let read: AngleRead | null = null;
  let last = at;
  let isSquare = false;
  let isMeasured = false;
  for (let i = at + 1; i < Math.min(to, at + 14) && !isValue(scan, i); i += 1) {
    const text = textAt(tokens, i);
    if (text === ';' || text === 'thence' || INNER.has(text)) break;
    const isAngle = text === 'right' && /^angles?$/.test(textAt(tokens, i + 1));
    if (isAngle) isSquare = true;
    else if (text === 'angle' && textAt(tokens, i - 1) !== 'right') isMeasured = true;
    else if ((text === 'left' || text === 'right') && textAt(tokens, i + 1) !== 'of') side ??= text;
    else if (tokens[i]?.kind === 'number' || NUMBER_WORDS.has(text)) read ??= markedAngle(scan, i);
    if (side === text || isAngle || read !== null) last = Math.max(i, (read?.next ?? 0) - 1);
  }
  if (side === undefined) return null;
  const value = isSquare ? 90 : read === null ? undefined : degreesOfRead(read);
  // From the line behind, as with a transit.
  const meant = isMeasured && !textAt(tokens, at).startsWith('deflect') ? { other: 'any' } : {};
  return { kind: 'turn', call, side, ...(value === undefined ? {} : { value, ...meant }), from: at, to: last + 1 };
}

const NUMBER_WORDS = wordSet('ten fifteen twenty thirty forty fifty sixty seventy eighty ninety');

function markedAngle({ tokens }: Scan, at: number): AngleRead | null {
  const read = readAngle(tokens, at);
  return read?.marked === true ? read : null;
}

const degreesOfRead = ({ degrees, minutes, seconds }: AngleRead): number => degrees + minutes / 60 + seconds / 3600;

/** "with an angle to the right". */
function angled({ tokens, call }: Scan, at: number): Told | null {
  const [to, the, side] = [1, 2, 3].map((step) => textAt(tokens, at + step));
  if (call === null || to !== 'to' || the !== 'the' || !/^(?:left|right)$/.test(side ?? '')) return null;
  return { kind: 'turn', call, side: side ?? '', from: at, to: at + 4 };
}

/** "at an angle of 60 degrees with the last line", "having an interior angle of 75°". */
function angle(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  const before = textAt(tokens, at - 1);
  if (call === null || /^(?:right|central|delta|deflection)$/.test(before)) return null;
  let next = at + 1;
  // "the interior angle at said point being".
  while (
    /^(?:of|=|is|equal|to|being|:|at|said|this|that|the|last|above|named|mentioned|described|point|corner|there)$/.test(
      textAt(tokens, next),
    )
  )
    next += 1;
  const read = markedAngle(scan, next);
  if (read === null || scan.courses[call]?.curve != null) return null;
  const isInner = INNER.has(before);
  const line = lineNamed(scan, read.next);
  if (line === null) return null;
  const isNext = /^(?:next|following|succeeding)$/.test(textAt(tokens, line.next - 2));
  return {
    kind: 'angle',
    call: isNext ? (call + 1) % scan.courses.length : call,
    ...(isInner
      ? behindFigures(scan, at)
      : line.other === undefined || line.other === 'none'
        ? {}
        : { other: line.other }),
    side: isInner ? 'interior' : 'any',
    value: degreesOfRead(read),
    from: INNER.has(before) ? at - 1 : at,
    to: Math.max(line.next, read.next),
  };
}

/** An angle told behind the figures may be the one at the end of the course. */
function behindFigures({ courses, call }: Scan, at: number): { other?: string } {
  const values = call === null ? [] : (courses[call]?.values ?? []);
  return values.some((value) => value.field !== undefined && value.at < at) ? { other: 'either' } : {};
}

/** "due East" beside the bearing; not where it is the bearing. */
function due(scan: Scan, at: number): Told | null {
  const direction = directionAt(scan.tokens, at + 1);
  if (scan.call === null || direction === null || isValue(scan, at + 1) || isDestination(scan, at)) return null;
  if (/^(?:of|from|line)$/.test(textAt(scan.tokens, direction.next))) return null;
  return { kind: 'due', call: scan.call, value: direction.deg, from: at, to: direction.next };
}

const BEFORE_ADJECTIVE = wordSet(
  'the said a an its most their this of to his her concave curve concaved from and or aforesaid lies lying',
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
  if (after?.text === 'direction') return before === 'opposite' ? null : told;
  if (after?.text === 'course' && before === 'a' && /^(?:in|on)$/.test(textAt(tokens, at - 2))) return told;
  if (textAt(tokens, at).length <= 2 || direction.ending === 'ern' || direction.ending === 'most') return null;
  if (BEFORE_ADJECTIVE.has(before)) return null;
  if (direction.ending === '')
    return RUNS.has(before) && /^(?:along|with|by|following|up|down|on|binding|,)$/.test(after?.text ?? '')
      ? told
      : null;
  const isAdverb =
    after?.kind !== 'word' ||
    BEHIND_ADVERB.has(after.text) ||
    after.text.length <= 1 ||
    directionAt(tokens, direction.next) !== null;
  return isAdverb ? told : null;
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
