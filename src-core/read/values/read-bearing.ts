// Bearings: quadrant, bare and "due" cardinals, compass points and azimuths, each with the doubt of its reading.

import {
  type DirectionRead,
  isDirection,
  nearestPole,
  readPole,
  readSide,
  type Side,
  sideOf,
} from '#core/language/directions.ts';
import { AS_READ, DOUBTFUL, type Doubt, REPAIRED, worse } from '#core/language/doubt.ts';
import { oncePerPlace } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { afterSpoiltSeconds } from '#core/read/values/angle-marks.ts';
import { readBracketedAngle, readMinutesAlone } from '#core/read/values/bracketed-angle.ts';
import { mayOpenPoint, quadrantOf, readCompassPoint } from '#core/read/values/compass-points.ts';
import { isAngleTail, isSideLost } from '#core/read/values/cut-bearing.ts';
import { damagedEnd, isBehindPole, isBehindRuins, isInsideDamage } from '#core/read/values/damaged-bearing.ts';
import { isHouseNumber } from '#core/read/values/house-numbers.ts';
import { type AngleRead, readAngle } from '#core/read/values/read-angle.ts';
import { sexagesimalOf } from '#core/read/values/sexagesimal.ts';
import type { Bearing } from '#core/schema/bearing.ts';

export interface BearingRead {
  /** Null when something stood there that can only be a bearing and cannot be settled. */
  readonly bearing: Bearing | null;
  readonly form: 'quadrant' | 'cardinal' | 'point' | 'azimuth';
  /** First token, which may stand before the one the reading began at. */
  readonly start: number;
  readonly next: number;
  readonly doubt: Doubt;
}

/** Words that can open a bearing, whatever stands around them. */
export function mayBeBearing(word: string): boolean {
  const first = word.charCodeAt(0);
  const letter = first === 110 || first === 115 || first === 101 || first === 119;
  return letter && (isDirection(word) || mayOpenPoint(word));
}

/** A bearing that begins with its pole: "N 45°30' E", "North 45 degrees East", "South". */
export function readBearing(tokens: readonly Token[], at: number): BearingRead | null {
  const word = textAt(tokens, at);
  return isDirection(word) || mayOpenPoint(word) ? bearingAt(tokens, at) : null;
}

/** The layout of a list, its courses and what is told of them ask for the same. */
const bearingAt = oncePerPlace((tokens: readonly Token[], at: number): BearingRead | null => {
  if (textAt(tokens, at) === 'no' && isHouseNumber(tokens, at)) return null;
  const pole = readPole(tokens, at);
  // "4S' S7" E": the S behind a spoilt figure's sign is a figure too.
  if (pole !== null && isInsideDamage(tokens, at)) return unsettled(at, damagedEnd(tokens, at + 1) ?? at + 1);
  if (pole !== null) {
    const quadrant = readQuadrant(tokens, at, pole.next, pole.letter, pole.doubt);
    if (quadrant !== null) return quadrant;
  }
  return readFromSide(tokens, at) ?? readPoint(tokens, at);
});

function readQuadrant(
  tokens: readonly Token[],
  start: number,
  at: number,
  ns: 'N' | 'S',
  doubt: Doubt,
): BearingRead | null {
  // "south exactly forty minutes east".
  const from = textAt(tokens, at) === 'exactly' ? at + 1 : at;
  const angle = readMinutesAlone(tokens, from) ?? readAngle(tokens, from);
  if (angle === null)
    return readBracketed(tokens, start, at, ns) ?? readBroken(tokens, start, at) ?? readDamaged(tokens, start, at);
  // Grid coordinates are no degrees: N 806219.78, E 1562089.08.
  if (!angle.marked && angle.degrees > 900) return null;
  const stop = tokens[angle.next];
  const joint = stop?.text === ',' || (stop?.text === '.' && stop.gap === 'none') ? angle.next + 1 : angle.next;
  const again = readRepeatedAngle(tokens, angle);
  const side = readClosingSide(tokens, angle, again?.next ?? joint);
  if (side === null) {
    const damaged = readBracketed(tokens, start, at, ns) ?? readDamaged(tokens, start, at);
    if (damaged !== null) return damaged;
    if (angle.parts === 1 && isFeetAlone(tokens, from)) return null;
    return angle.marked ? unsettled(start, textAt(tokens, angle.next) === '?' ? angle.next + 1 : angle.next) : null;
  }
  if (angle.parts === 1 && isFeetBetween(tokens, start, at, side.next)) return null;
  const settled = settle(angle, tokens[at]);
  if (settled === null) return unsettled(start, side.next);
  return {
    bearing: { ns, degrees: settled.degrees, minutes: settled.minutes, seconds: settled.seconds, ew: side.letter },
    form: 'quadrant',
    start,
    next: side.next,
    doubt: worse(worse(worse(doubt, settled.doubt), side.doubt), again?.doubt ?? AS_READ),
  };
}

/** "North 276.12' to a nail": more than minutes can be, or told in hundredths, with no side behind it. */
function isFeetAlone(tokens: readonly Token[], at: number): boolean {
  const feet = tokens[at];
  return feet?.kind === 'number' && textAt(tokens, at + 1) === "'" && (feet.value >= 60 || feet.decimals > 0);
}

/** "S 100' W 50' N 100' E 50'": two cardinals, each with its feet, and no angle between them. */
function isFeetBetween(tokens: readonly Token[], start: number, at: number, next: number): boolean {
  const [feet, further] = [tokens[at], tokens[next]];
  if (feet?.kind !== 'number' || textAt(tokens, at + 1) !== "'" || further?.kind !== 'number') return false;
  if (textAt(tokens, next + 1) !== "'" || tokens[next + 2]?.kind === 'number') return false;
  const follows = textAt(tokens, start - 1) === "'" && tokens[start - 2]?.kind === 'number';
  return follows || feet.value > 90 || /^(?:n|s)$/.test(textAt(tokens, next + 2));
}

/** "88 degrees 18 minutes (88°18') East": the angle again in brackets, which must say the same. */
export function readRepeatedAngle(tokens: readonly Token[], angle: AngleRead): { next: number; doubt: Doubt } | null {
  if (textAt(tokens, angle.next) !== '(') return null;
  const again = readAngle(tokens, angle.next + 1);
  if (again === null || textAt(tokens, again.next) !== ')') return null;
  const agrees = again.degrees === angle.degrees && again.minutes === angle.minutes && again.seconds === angle.seconds;
  return { next: again.next + 1, doubt: agrees ? AS_READ : DOUBTFUL };
}

function readBracketed(tokens: readonly Token[], start: number, at: number, ns: 'N' | 'S'): BearingRead | null {
  const read = readBracketedAngle(tokens, at);
  if (read === null) return null;
  const { degrees, minutes, seconds, side: ew, next } = read;
  return { bearing: { ns, degrees, minutes, seconds, ew }, form: 'quadrant', start, next, doubt: DOUBTFUL };
}

function readDamaged(tokens: readonly Token[], start: number, at: number): BearingRead | null {
  const end = damagedEnd(tokens, at);
  return end === null ? null : unsettled(start, end);
}

function readClosingSide(tokens: readonly Token[], angle: AngleRead, at: number): DirectionRead<Side> | null {
  const side = readSide(tokens, at, angle.marked);
  // 88½e W.: the sign of degrees, and then the side.
  const glued = tokens[at]?.gap === 'none' && tokens[at]?.text.length === 1 && tokens[at - 1]?.kind !== 'mark';
  const second = side !== null && glued ? readSide(tokens, side.next, false) : null;
  if (second !== null) return { ...second, doubt: REPAIRED };
  if (side !== null || angle.parts < 3) return side;
  const beyond = afterSpoiltSeconds(tokens, angle.next);
  const late = beyond > angle.next ? readSide(tokens, beyond, false) : null;
  return late === null ? null : { ...late, doubt: worse(late.doubt, REPAIRED) };
}

function unsettled(start: number, next: number): BearingRead {
  return { bearing: null, form: 'quadrant', start, next, doubt: DOUBTFUL };
}

/** Above 90 the last figure can only be a degree sign misread: 450 30' is 45° 30'. */
function settle(angle: AngleRead, first: Token | undefined): AngleRead | null {
  const { degrees, minutes, seconds } = angle;
  // Degrees have two figures at most, so in 030 03' too the last is the sign.
  const third = first?.kind === 'number' && first.text.length === 3 && first.text.endsWith('0') && angle.parts > 1;
  if (third && degrees <= 90) return { ...angle, degrees: degrees / 10, doubt: REPAIRED };
  if (degrees < 90 || (degrees === 90 && minutes === 0 && seconds === 0)) return angle;
  if (degrees > 90 && degrees < 900 && degrees % 10 === 0 && Number.isInteger(degrees)) {
    return { ...angle, degrees: degrees / 10, doubt: worse(angle.doubt, REPAIRED) };
  }
  return null;
}

/** Figures with degree marks whose minutes or seconds are out of range: a bearing that nobody can settle. */
function readBroken(tokens: readonly Token[], start: number, at: number): BearingRead | null {
  const number = tokens[at];
  if (number?.kind !== 'number') return null;
  const mark = textAt(tokens, at + 1);
  if (mark !== '°' && !mark.startsWith('deg')) return null;
  for (let i = at + 2; i < at + 9; i += 1) {
    const word = tokens[i]?.text;
    if (word === undefined) return null;
    if (sideOf(word) !== null) return unsettled(start, i + 1);
  }
  return unsettled(start, at + 2);
}

/** "West 10 degrees North": counted from the east-west line. */
function readFromSide(tokens: readonly Token[], at: number): BearingRead | null {
  const side = readSide(tokens, at, false);
  if (side === null) return null;
  const angle = readAngle(tokens, side.next);
  if (angle === null || !angle.marked || angle.degrees > 90) return null;
  const pole = readPole(tokens, textAt(tokens, angle.next) === ',' ? angle.next + 1 : angle.next);
  // "East 45° N" with a further angle behind it begins the next bearing.
  if (pole === null || readAngle(tokens, pole.next)?.marked === true) return null;
  const total = 324000 - (angle.degrees * 3600 + angle.minutes * 60 + angle.seconds);
  return {
    bearing: { ns: pole.letter, ...sexagesimalOf(total / 3600), ew: side.letter },
    form: 'quadrant',
    start: at,
    next: pole.next,
    doubt: angle.doubt,
  };
}

function readPoint(tokens: readonly Token[], at: number): BearingRead | null {
  const point = readCompassPoint(tokens, at);
  if (point === null) return null;
  // "the line of Lot 2 West S 72°20'30\" W": the pole of what follows is no part of a point.
  const pole = point.words === 2 ? readPole(tokens, at + 1) : null;
  if (pole !== null && readQuadrant(tokens, at + 1, pole.next, pole.letter, pole.doubt)?.bearing != null) return null;
  // "45°30' NE": the point that closes an angle is no point.
  const closes = /^(?:ne|nw|se|sw)$/.test(textAt(tokens, at)) && /^(?:['"°]|deg|degrees)$/.test(textAt(tokens, at - 1));
  const tail = closes || sideOf(textAt(tokens, at)) !== null;
  const behindFeet = tail && isFeetBetween(tokens, at - 3, at - 2, point.next);
  if (tail && !behindFeet && isAngleTail(tokens, at - 1)) return unsettled(at, point.next);
  if (point.words === 1 && isSideLost(tokens, at, point.next)) return unsettled(at, point.next);
  if (point.words === 1 && !behindFeet && isBehindRuins(tokens, at)) return unsettled(at, point.next);
  if (point.words === 1 && isBehindPole(tokens, at)) return unsettled(at, point.next);
  const { ns, ew, degrees } = quadrantOf(point.azimuth);
  const spoilt = tokens[at]?.doubt !== undefined && tokens[at]?.doubt !== AS_READ && point.words > 1;
  return {
    bearing: { ns, ...sexagesimalOf(degrees), ew },
    form: point.words === 1 ? 'cardinal' : 'point',
    start: at,
    next: point.next,
    doubt: worse(
      tokens[at]?.doubt ?? AS_READ,
      point.exact && !spoilt ? (point.words === 1 ? AS_READ : REPAIRED) : DOUBTFUL,
    ),
  };
}

/** An angle whose pole was spoilt: "uth 68 degrees 15 minutes 20 seconds west". Null unless a side closes it. */
export function readSpoiltBearing(tokens: readonly Token[], at: number, angle: AngleRead): BearingRead | null {
  const side = readClosingSide(tokens, angle, angle.next);
  if (side === null) return null;
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return unsettled(at, side.next);
  const split = tokens[at - 2];
  const joined = split?.kind === 'word' && split.text.length <= 3 ? split.text + before.text : null;
  const alone = nearestPole(before.text);
  const pole = alone ?? (joined === null ? null : nearestPole(joined));
  const settled = settle(angle, tokens[at]);
  const start = alone === null && pole !== null ? at - 2 : at - 1;
  if (pole === null || settled === null) return unsettled(before.text.length <= 3 ? at - 1 : at, side.next);
  return {
    bearing: {
      ns: pole,
      degrees: settled.degrees,
      minutes: settled.minutes,
      seconds: settled.seconds,
      ew: side.letter,
    },
    form: 'quadrant',
    start,
    next: side.next,
    doubt: worse(worse(settled.doubt, side.doubt), REPAIRED),
  };
}

/** An angle clockwise from the given origin as a quadrant bearing. */
export function bearingOfAzimuth(angle: AngleRead, origin_deg: number): Bearing | null {
  if (angle.degrees > 360) return null;
  const { ns, ew, degrees } = quadrantOf(angle.degrees + angle.minutes / 60 + angle.seconds / 3600 + origin_deg);
  return { ns, ...sexagesimalOf(degrees), ew };
}
