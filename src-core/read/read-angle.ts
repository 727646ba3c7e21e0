// Degrees, minutes and seconds in marks, words, hyphens, fractions or nothing but spaces, and how surely they were read.
import { AS_READ, DOUBTFUL, type Doubt, REPAIRED, worse } from '#core/read/doubt.ts';
import { type NumberRead, readNumber } from '#core/read/read-number.ts';
import { editDistance } from '#core/read/resemblance.ts';
import type { Token } from '#core/read/tokens.ts';
import { readUnit } from '#core/read/units.ts';

export interface AngleRead {
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly next: number;
  readonly doubt: Doubt;
  /** How many numbers were given: degrees alone, with minutes, with seconds. */
  readonly parts: number;
  /** True when a degree sign or word stood there, so that the figures can be nothing but an angle. */
  readonly marked: boolean;
}

type Place = 'degrees' | 'minutes' | 'seconds';
const PLACES: readonly Place[] = ['degrees', 'minutes', 'seconds'];

const WORDS: Record<Place, ReadonlySet<string>> = {
  degrees: new Set(['degrees', 'degree', 'deg', 'degs', 'degr', 'd', 'dgs', 'dg']),
  minutes: new Set(['minutes', 'minute', 'min', 'mins', 'm']),
  seconds: new Set(['seconds', 'second', 'sec', 'secs', 's']),
};
const SIGNS: Record<Place, ReadonlySet<string>> = {
  degrees: new Set(['°']),
  minutes: new Set(["'"]),
  seconds: new Set(['"']),
};
/** What stands for a sign that a recogniser or a keyboard did not have. */
const STAND_INS = new Set([
  '*',
  '?',
  '^',
  '~',
  ';',
  ':',
  '°',
  "'",
  '"',
  '%',
  '!',
  '`',
  '@',
  '«',
  '»',
  '<',
  '>',
  '|',
  '_',
]);

interface Part {
  /** As written in figures, or empty. */
  readonly text: string;
  readonly number: NumberRead;
  readonly mark: Mark;
}

interface Mark {
  readonly quality: 'right' | 'odd' | 'hyphen' | 'none';
  readonly next: number;
}

/** Up to three numbers, each with its mark. Ranges are the caller's affair, except that minutes and seconds stay under 60. */
export function readAngle(tokens: readonly Token[], at: number): AngleRead | null {
  const parts: Part[] = [];
  let next = at;
  let spoilt = false;
  for (const place of PLACES) {
    const joint = parts.length === 0 ? next : afterJoint(tokens, next);
    const direct = readNumber(tokens, joint);
    const start = parts.length === 0 || direct !== null ? joint : afterSpoiltMark(tokens, joint, place);
    const number = direct ?? readNumber(tokens, start);
    if (number === null || (parts.length > 0 && !mayContinue(tokens, start, parts.at(-1)))) break;
    if (start > joint) spoilt = true;
    const mark = readMark(tokens, number.next, place);
    if (parts.length > 0 && mark.quality === 'none' && !isOfAngle(tokens, number, start > next)) break;
    parts.push({ number, mark, text: tokens[start]?.kind === 'number' ? (tokens[start]?.text ?? '') : '' });
    next = mark.next;
    if (number.decimals > 0 || isFractional(number)) break;
  }
  const first = parts[0];
  if (first === undefined) return null;
  const angle = angleOf(parts, next);
  return angle === null || !spoilt ? angle : { ...angle, doubt: worse(angle.doubt, REPAIRED) };
}

/** Steps over the ruins of "degrees" or "minutes" where a number with the next mark stands behind them: "26 uces 58 seconds". */
function afterSpoiltMark(tokens: readonly Token[], at: number, place: Place): number {
  let next = at;
  while (next < at + 4) {
    const token = tokens[next];
    if (token === undefined || token.gap === 'paragraph') return at;
    if (token.kind === 'number' && (next === at || !isInsideWord(tokens, next))) break;
    if (token.text.length > 8 || NOT_RUINS.has(token.text)) return at;
    next += 1;
  }
  // A figure glued to what stands before it has lost its head.
  if (next === at || tokens[next]?.gap === 'none') return at;
  const number = readNumber(tokens, next);
  return number !== null && isMark(readMark(tokens, number.next, place)) ? next : at;
}

/** A figure with letters glued on both sides: "v1rutes". */
function isInsideWord(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return (
    tokens[at]?.gap === 'none' && tokens[at - 1]?.kind === 'word' && after?.kind === 'word' && after.gap === 'none'
  );
}

/** A number without a mark of its own is part of the angle unless it is too large, has a unit, or stands behind a comma. */
function isOfAngle(tokens: readonly Token[], number: NumberRead, joined: boolean): boolean {
  if (joined || number.value >= 60) return false;
  // A lone "m" behind minutes is what is left of the word.
  return (tokens[number.next]?.text.length ?? 0) === 1 || readUnit(tokens, number.next, true) === null;
}

function isMark(mark: Mark): boolean {
  return mark.quality === 'right' || mark.quality === 'odd';
}

/** After three numbers only the side is missing: the ruins of "seconds" before it are stepped over. */
export function afterSpoiltSeconds(tokens: readonly Token[], angle: AngleRead): number {
  let next = angle.next;
  while (next < angle.next + 4) {
    const token = tokens[next];
    if (token === undefined || token.text.length > 8) return angle.next;
    if (token.kind === 'number' && !isInsideWord(tokens, next)) return angle.next;
    if (SIDE_WORDS.has(token.text)) return next;
    next += 1;
  }
  return angle.next;
}

const SIDE_WORDS = new Set(['east', 'west', 'cast', 'vest', 'e', 'w']);
const NOT_RUINS = new Set(
  'east west e w north south n s feet foot ft to a the of and , ; ( ) . - distance thence chains poles'.split(' '),
);

function isFractional(number: NumberRead): boolean {
  return number.value !== Math.floor(number.value);
}

/** A comma, "and" or line break between the parts: "89 degrees, 24 minutes and 06 seconds". */
function afterJoint(tokens: readonly Token[], at: number): number {
  let next = at;
  if (tokens[next]?.text === ',' || (tokens[next]?.text === '.' && tokens[next]?.gap === 'none')) next += 1;
  if (tokens[next]?.text === 'and' || tokens[next]?.text === '&') next += 1;
  return next;
}

/** A further number belongs to the angle when the part before carried a mark, or the figures merely stand side by side. */
function mayContinue(tokens: readonly Token[], at: number, before: Part | undefined): boolean {
  const token = tokens[at];
  if (token === undefined || before === undefined || token.gap === 'paragraph') return false;
  if (before.mark.quality !== 'none') return true;
  return tokens[at - 1]?.text !== ',';
}

function readMark(tokens: readonly Token[], at: number, place: Place): Mark {
  const token = tokens[at];
  if (token === undefined) return { quality: 'none', next: at };
  if (token.kind === 'word') return readWordMark(tokens, at, place);
  if (token.kind !== 'mark') return { quality: 'none', next: at };
  if (token.text === '-' && token.gap === 'none') return { quality: 'hyphen', next: at + 1 };
  if (SIGNS[place].has(token.text))
    return { quality: extra(tokens, at + 1) ? 'odd' : 'right', next: afterExtras(tokens, at + 1) };
  // A semicolon is a spoilt sign only between figures: 00*00;00.
  const stop = token.text === ';' || token.text === ':';
  if (stop && (tokens[at + 1]?.kind !== 'number' || tokens[at + 1]?.gap !== 'none'))
    return { quality: 'none', next: at };
  if (token.gap === 'none' && STAND_INS.has(token.text)) return { quality: 'odd', next: afterExtras(tokens, at + 1) };
  return { quality: 'none', next: at };
}

function extra(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind === 'mark' &&
    token.gap === 'none' &&
    token.text !== ';' &&
    token.text !== ':' &&
    STAND_INS.has(token.text)
  );
}

/** Doubled or trailing marks: `""`, `'"`, `"%`. */
function afterExtras(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 2 && extra(tokens, next)) next += 1;
  return next;
}

function readWordMark(tokens: readonly Token[], at: number, place: Place): Mark {
  const word = tokens[at]?.text ?? '';
  const next = at + 1;
  const after = tokens[next]?.text === '.' && tokens[next]?.gap === 'none' ? next + 1 : next;
  if (WORDS[place].has(word)) {
    // "S 45 S" would be a direction, not seconds.
    if (word.length === 1 && !isFigureNear(tokens, after)) return readSplitWord(tokens, at, place);
    return { quality: 'right', next: tokens[after]?.text === ':' ? after + 1 : after };
  }
  if (word === 'o' && place === 'degrees') return { quality: 'odd', next: at + 1 };
  if (word.length >= 4 && editDistance(word, place, 3) <= Math.min(3, Math.floor(word.length / 2))) {
    return { quality: 'odd', next: after };
  }
  return readSplitWord(tokens, at, place);
}

/** A word that a space crept into: "d eg.", "min utes". */
function readSplitWord(tokens: readonly Token[], at: number, place: Place): Mark {
  const joined = `${tokens[at]?.text ?? ''}${tokens[at + 1]?.text ?? ''}`;
  if (tokens[at + 1]?.kind !== 'word' || !WORDS[place].has(joined)) return { quality: 'none', next: at };
  const next = at + 2;
  return { quality: 'odd', next: tokens[next]?.text === '.' && tokens[next]?.gap === 'none' ? next + 1 : next };
}

function isFigureNear(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (token?.kind === 'number' && token.gap !== 'none') || ['e', 'w', 'east', 'west'].includes(token?.text ?? '');
}

function angleOf(parts: readonly Part[], next: number): AngleRead | null {
  let doubt: Doubt = AS_READ;
  for (const part of parts) doubt = worse(doubt, part.number.doubt);
  const values = parts.map((part) => part.number.value);
  const split = splitRunTogether(parts);
  if (split !== null)
    return { ...split, next, doubt: worse(doubt, split.doubt), marked: parts.some(isMarked), parts: parts.length };
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = values;
  if (minutes >= 60 || seconds >= 60) return null;
  return {
    ...sexagesimal(degrees, minutes, seconds),
    next,
    doubt: worse(doubt, markDoubt(parts)),
    marked: parts.some(isMarked),
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
  if (second !== undefined && first.number.value <= 360 && /^\d{4}$/.test(second.text)) {
    return ranged(first.number.value, Number(second.text.slice(0, 2)), Number(second.text.slice(2)), REPAIRED);
  }
  if (/^\d{4}$/.test(digits)) {
    // 3023 may be 30 23 with the sign lost, or 3 23 with the sign read as a 0.
    const doubt = digits[1] === '0' ? DOUBTFUL : REPAIRED;
    return ranged(Number(digits.slice(0, 2)), Number(digits.slice(2)), seconds, doubt);
  }
  if (/^\d\d0\d\d$/.test(digits)) return ranged(Number(digits.slice(0, 2)), Number(digits.slice(3)), seconds, REPAIRED);
  return null;
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
  const qualities = parts.map((part) => part.mark.quality);
  if (parts.length === 1) {
    if (first.mark.quality === 'none') return first.number.decimals > 0 ? DOUBTFUL : AS_READ;
    return first.mark.quality === 'odd' ? REPAIRED : AS_READ;
  }
  const hyphened = qualities.slice(0, -1).every((quality) => quality === 'hyphen');
  if (hyphened) return AS_READ;
  if (
    first.mark.quality === 'none' &&
    qualities.some((quality) => quality === 'right') &&
    first.number.value % 10 === 0 &&
    first.number.value <= 90 &&
    first.number.value >= 10
  ) {
    return DOUBTFUL;
  }
  return qualities.every((quality) => quality === 'right') ? AS_READ : REPAIRED;
}
