// Degrees, minutes and seconds in marks, words, hyphens, fractions or nothing but spaces, and how surely they were read.

import { AS_READ, DOUBTFUL, type Doubt, REPAIRED, worse } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import { afterSpoiltMark, isMark, type Mark, PLACES, readMark, shareOfDegree } from '#core/read/values/angle-marks.ts';
import { isMinutesPoint, isSigned, unsigned } from '#core/read/values/misread-signs.ts';
import type { NumberRead } from '#core/read/values/number-words.ts';
import { readNumber } from '#core/read/values/read-number.ts';
import { pastRepeated, withRepeated } from '#core/read/values/repeated-parts.ts';
import { sexagesimalOf } from '#core/read/values/sexagesimal.ts';

export interface AngleRead {
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly next: number;
  readonly doubt: Doubt;
  /** How many numbers were given: degrees alone, with minutes, with seconds. */
  readonly parts: number;
  /** The degrees themselves carry a sign or a word. */
  readonly degreesMarked: boolean;
  /** True when a degree sign or word stood there, so that the figures can be nothing but an angle. */
  readonly marked: boolean;
}

interface Part {
  /** As written in figures, or empty. */
  readonly text: string;
  readonly number: NumberRead;
  readonly mark: Mark;
}

/** Up to three numbers, each with its mark. Ranges are the caller's affair, except that minutes and seconds stay under 60. */
export function readAngle(tokens: readonly Token[], at: number): AngleRead | null {
  if (textAt(tokens, at + 1) === 'gon') return readGon(tokens, at);
  const parts: Part[] = [];
  let next = at;
  let spoilt = false;
  let spoiltPoint = false;
  for (const place of PLACES) {
    const joint = parts.length === 0 ? next : afterJoint(tokens, next);
    const direct = readNumber(tokens, joint);
    const start = parts.length === 0 || direct !== null ? joint : afterSpoiltMark(tokens, joint, place);
    const number = withRepeated(tokens, direct ?? readNumber(tokens, start));
    if (number === null || (parts.length > 0 && !mayContinue(tokens, start, parts.at(-1)))) break;
    if (start > joint) spoilt = true;
    if (parts.length > 0 && isBehindStroke(tokens, start)) return null;
    const isShare = parts.length === 0 && number.value < 1 && isOfDegree(tokens, number.next);
    const mark = pastRepeated(tokens, readMark(tokens, isShare ? number.next + 2 : number.next, place), number, place);
    if (mark.quality === 'lost') return null;
    if (isMinutesPoint(tokens, number, parts.length)) {
      parts.push(...splitMinutes(number, mark));
      next = mark.next;
      break;
    }
    const share = parts.length === 0 && isMark(mark) ? shareOfDegree(tokens, mark.next) : null;
    if (share !== null) {
      parts.push({ number: { ...number, value: number.value + share.value }, mark, text: '' });
      next = share.next;
      break;
    }
    if (isSecondsPoint(tokens, number, mark, parts.length)) spoiltPoint = true;
    if (parts.length > 0 && number.value < 1 && number.value > 0) return null;
    if (parts.length > 0 && mark.quality === 'none' && !isOfAngle(tokens, number, start > next)) break;
    parts.push({
      number: unsigned(tokens, start, number, mark, parts.length),
      mark,
      text: tokens[start]?.kind === 'number' ? textAt(tokens, start) : '',
    });
    next = mark.next;
    if (number.decimals > 0 || isFractional(number)) break;
  }
  if (parts.length === 0 || isLoneFigure(parts) || isCutAngle(tokens, next, parts)) return null;
  const torn = parts.length === 3 && parts[2]?.mark.quality === 'none' && tokens[next]?.kind === 'number';
  return angleOf(parts, next, torn || spoiltPoint ? DOUBTFUL : spoilt ? REPAIRED : AS_READ);
}

/** "three-fourths of a degree". */
const isOfDegree = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'of' && /^(?:a|one)$/.test(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === 'degree';

/** "137.5 gon": four hundred of them are a whole turn. */
function readGon(tokens: readonly Token[], at: number): AngleRead | null {
  const { kind, value = 0 } = tokens[at] ?? {};
  if (kind !== 'number') return null;
  return { ...sexagesimalOf(value * 0.9), next: at + 2, doubt: AS_READ, parts: 3, degreesMarked: true, marked: true };
}

/** 33.39': decimal minutes, or minutes and seconds whose sign was read as a point. */
function isSecondsPoint(tokens: readonly Token[], number: NumberRead, mark: Mark, place: number): boolean {
  if (place !== 1 || number.decimals !== 2 || number.spelled) return false;
  const hundredths = Math.round((number.value % 1) * 100);
  return hundredths < 60 && (mark.quality === 'none' || textAt(tokens, number.next) === "'");
}

function splitMinutes(number: NumberRead, mark: Mark): Part[] {
  const minutes = Math.floor(number.value);
  const seconds = Math.round((number.value - minutes) * 100);
  const doubt = worse(number.doubt, REPAIRED);
  return [minutes, seconds].map((value) => ({ number: { ...number, value, decimals: 0, doubt }, mark, text: '' }));
}

/** A number without a mark of its own is part of the angle unless it is too large, has a unit, or stands behind a comma. */
function isOfAngle(tokens: readonly Token[], number: NumberRead, joined: boolean): boolean {
  if (joined || (number.value >= 60 && !isSigned(tokens, number))) return false;
  // 318°06' 40. 60 feet: the length stands behind the angle, its decimals apart.
  const decimals = tokens[number.next + 1];
  if (
    textAt(tokens, number.next) === '.' &&
    decimals?.kind === 'number' &&
    readUnit(tokens, number.next + 2, true) !== null
  )
    return false;
  // A lone "m" behind minutes is what is left of the word.
  return (tokens[number.next]?.text.length ?? 0) === 1 || readUnit(tokens, number.next, true) === null;
}

/** "34 degrees !3 minutes": the stroke was the first figure. */
function isBehindStroke(tokens: readonly Token[], at: number): boolean {
  const [stroke, figure] = [tokens[at - 1], tokens[at]];
  if (figure?.kind !== 'number' || figure.gap !== 'none' || figure.text.length > 1) return false;
  return stroke?.kind === 'mark' && stroke.gap !== 'none' && '!|?&$~^'.includes(stroke.text);
}

const FARTHEST_WORD = 3;

/** "349 degrees J0 minutes": the minutes are named, and could not be read. */
function isCutAngle(tokens: readonly Token[], at: number, parts: readonly Part[]): boolean {
  if (parts.length === 3 || parts[0] === undefined || !isMarked(parts[0])) return false;
  const missing = parts.length === 1 ? /^(?:minutes?|seconds?)$/ : /^seconds?$/;
  for (let i = at; i < at + FARTHEST_WORD; i += 1) {
    const text = tokens[i]?.text ?? ';';
    if (missing.test(text)) return i > at;
    if (text === ';' || text === ',' || /^(?:e|w|east|west|n|s|north|south|feet|to|for)$/.test(text)) return false;
    if (text === 'a' && tokens[i + 1]?.gap !== 'none') return false;
  }
  return false;
}

/** "89°09 2. E": behind a degree sign a lone figure without a mark is no seconds anybody can trust. */
function isLoneFigure([first, minutes, seconds]: readonly Part[]): boolean {
  if (first === undefined || minutes === undefined || seconds === undefined || !isMarked(first)) return false;
  return minutes.mark.quality === 'none' && seconds.mark.quality === 'none' && seconds.text.length === 1;
}

function isFractional(number: NumberRead): boolean {
  return number.value !== Math.floor(number.value);
}

/** A comma, "and" or line break between the parts: "89 degrees, 24 minutes and 06 seconds". */
function afterJoint(tokens: readonly Token[], at: number): number {
  let next = at;
  if (textAt(tokens, next) === ',' || (textAt(tokens, next) === '.' && tokens[next]?.gap === 'none')) next += 1;
  if (textAt(tokens, next) === 'and' || textAt(tokens, next) === '&') next += 1;
  return next;
}

/** A further number belongs to the angle when the part before carried a mark, or the figures merely stand side by side. */
function mayContinue(tokens: readonly Token[], at: number, before: Part | undefined): boolean {
  const token = tokens[at];
  if (token === undefined || before === undefined || token.gap === 'paragraph') return false;
  if (before.mark.quality !== 'none') return true;
  return textAt(tokens, at - 1) !== ',';
}

/** `least` is the doubt there is already. */
function angleOf(parts: readonly Part[], next: number, least: Doubt): AngleRead | null {
  let doubt = least;
  for (const part of parts) doubt = worse(doubt, part.number.doubt);
  const degreesMarked = parts[0] !== undefined && isMarked(parts[0]);
  const split = splitRunTogether(parts);
  if (split !== null)
    return {
      ...split,
      next,
      doubt: worse(doubt, split.doubt),
      marked: parts.some(isMarked),
      degreesMarked,
      parts: parts.length,
    };
  const packed = packedOf(parts);
  if (packed !== null) return { ...packed, next, marked: false, degreesMarked: false, parts: 1 };
  const degrees = parts[0]?.number.value ?? Number.NaN;
  const minutes = parts[1]?.number.value ?? 0;
  const seconds = parts[2]?.number.value ?? 0;
  if (minutes >= 60 || seconds >= 60) return null;
  const whole = sexagesimal(degrees, minutes, seconds);
  return {
    degrees: whole.degrees,
    minutes: whole.minutes,
    seconds: whole.seconds,
    next,
    doubt: worse(doubt, markDoubt(parts)),
    marked: parts.some(isMarked),
    degreesMarked,
    parts: parts.length,
  };
}

function isMarked(part: Part): boolean {
  return isMark(part.mark);
}

interface Sexagesimal {
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Signs that fell out, or turned into a 0, between figures without spaces: 4530 is 45° 30', 37023'38" is 37° 23' 38". */
function splitRunTogether(parts: readonly Part[]): (Sexagesimal & { doubt: Doubt }) | null {
  const [first, second, third] = parts;
  if (first === undefined || third !== undefined) return null;
  const seconds = second?.number.value ?? 0;
  const digits = first.text;
  if (digits.length < 4 && (second?.text.length ?? 0) < 4) return null;
  if (second !== undefined && first.number.value <= 360 && /^\d{4}$/.test(second.text)) {
    return ranged(first.number.value, Number(second.text.slice(0, 2)), Number(second.text.slice(2)), REPAIRED);
  }
  if (/^\d{4}$/.test(digits)) {
    // 3023 may be 30 23 with the sign lost, or 3 23 with the sign read as a 0.
    const doubt = digits[1] === '0' ? DOUBTFUL : REPAIRED;
    return ranged(Number(digits.slice(0, 2)), Number(digits.slice(2)), seconds, doubt);
  }
  // 55005147 is 55° 05' 47" with its signs read as a 0 and a 1.
  if (second === undefined && /^\d\d0[0-5]\d1[0-5]\d$/.test(digits))
    return ranged(Number(digits.slice(0, 2)), Number(digits.slice(3, 5)), Number(digits.slice(6)), REPAIRED);
  // 02937'05": degrees have two figures, so that the 9 is their sign.
  const nine = /^(\d\d)9([0-5]\d)([0-5]\d)?$/.exec(digits);
  if (nine !== null && (nine[3] === undefined) === (second !== undefined) && isMarked(second ?? first))
    return ranged(Number(nine[1]), Number(nine[2]), second === undefined ? Number(nine[3]) : seconds, DOUBTFUL);
  const packed = packedSeconds(first, second);
  if (packed !== null) return ranged(packed[0], packed[1], packed[2], REPAIRED);
  if (/^\d\d0\d\d$/.test(digits)) return ranged(Number(digits.slice(0, 2)), Number(digits.slice(3)), seconds, REPAIRED);
  return null;
}

/** 083505", 0803505" and 63 26106": only the sign of the seconds is left, or that of the minutes was read as a 1. */
function packedSeconds(first: Part, second: Part | undefined): [number, number, number] | null {
  if (second !== undefined) {
    const split = isRight(second) || second.mark.quality === 'odd' ? /^([0-5]\d)1([0-5]\d)$/.exec(second.text) : null;
    return split === null ? null : [first.number.value, Number(split[1]), Number(split[2])];
  }
  if (first.mark.quality === 'none') return null;
  const found = /^(\d\d)0?([0-5]\d)1?([0-5]\d)$/.exec(first.text);
  const length = first.text.length;
  if (found === null || (length !== 6 && (length !== 7 || first.text[2] !== '0'))) return null;
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** 02.3705 without a sign: degrees, and behind the point minutes and seconds, as data collectors write them. Never certain. */
function packedOf(parts: readonly Part[]): (Sexagesimal & { doubt: Doubt }) | null {
  const [first, second] = parts;
  if (first === undefined || second !== undefined || first.mark.quality !== 'none') return null;
  const found = /^(\d{1,2})\.([0-5]\d)([0-5]\d)$/.exec(first.text);
  if (found === null) return null;
  return ranged(Number(found[1]), Number(found[2]), Number(found[3]), DOUBTFUL);
}

function ranged(
  degrees: number,
  minutes: number,
  seconds: number,
  doubt: Doubt,
): (Sexagesimal & { doubt: Doubt }) | null {
  return degrees <= 360 && minutes < 60 && seconds < 60 ? { degrees, minutes, seconds, doubt } : null;
}

/** Fractions of a degree or minute carried down, rounded to a hundredth of a second. */
function sexagesimal(degrees: number, minutes: number, seconds: number) {
  if (Number.isInteger(degrees) && Number.isInteger(minutes)) return { degrees, minutes, seconds };
  const total = Math.round((degrees * 3600 + minutes * 60 + seconds) * 100) / 100;
  const whole = Math.floor(total / 3600);
  const rest = total - whole * 3600;
  const wholeMinutes = Math.floor(rest / 60);
  return { degrees: whole, minutes: wholeMinutes, seconds: Math.round((rest - wholeMinutes * 60) * 100) / 100 };
}

/** Missing and odd marks are repairs; a missing degree sign after a figure that ends in 0 may be that sign misread. */
function markDoubt(parts: readonly Part[]): Doubt {
  const first = parts[0];
  if (first === undefined) return AS_READ;
  if (parts.length === 1) {
    if (first.mark.quality === 'none') return first.number.decimals > 0 ? DOUBTFUL : AS_READ;
    // 003' may be three degrees, or none and three minutes.
    if (first.mark.quality === 'odd' && first.text.length === 3) return DOUBTFUL;
    return first.mark.quality === 'odd' ? REPAIRED : AS_READ;
  }
  const hyphened = parts.every((part, index) => index === parts.length - 1 || part.mark.quality === 'hyphen');
  // 56-33-5S: with hyphens between, a letter at the end is a figure misread.
  if (hyphened) return parts.at(-1)?.mark.letter === true ? DOUBTFUL : AS_READ;
  if (isSignMisread(first, parts) || isFigureSplit(parts) || isSignTakenForOne(parts)) return DOUBTFUL;
  return parts.every(isRight) ? AS_READ : REPAIRED;
}

/** 50 30' may be 5° 30' with its sign read as a 0, 59 30' with it read as a 9. */
function isSignMisread(first: Part, parts: readonly Part[]): boolean {
  const { value } = first.number;
  if (first.mark.quality !== 'none' || !parts.some(isMarked)) return false;
  return (value % 10 === 0 || value % 10 === 9) && first.text.length > 1 && value <= 90;
}

function isRight(part: Part): boolean {
  return part.mark.quality === 'right';
}

/** 45°01 West may be 45° 0' with its sign read as a 1. */
function isSignTakenForOne(parts: readonly Part[]): boolean {
  const [first, second, third] = parts;
  if (first === undefined || second === undefined || third !== undefined || !isMarked(first)) return false;
  return second.mark.quality === 'none' && /^\d1$/.test(second.text);
}

/** 45° 3 0' may be 45° 30', and 8 7 may be 87: a lone figure without a mark. */
function isFigureSplit(parts: readonly Part[]): boolean {
  if (!parts.some(isMarked))
    return parts.slice(1).some((part) => part.mark.quality === 'none' && part.text.length === 1);
  return parts.slice(0, -1).some((part) => part.mark.quality === 'none' && part.text.length === 1);
}
