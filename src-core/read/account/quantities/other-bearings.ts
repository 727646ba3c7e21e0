// A second bearing for the same line: "(N 15° E record)", "said line also bearing N 41° E by the deed".

import { type Token, textAt } from '#core/language/tokens.ts';
import { isBracketed, isByAnother } from '#core/read/account/quantities/slots.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { BearingElement } from '#core/read/clauses/element.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';

/** Half of its last part, degrees, with a little for the rounding. */
export const ALLOWED = { degrees: 0.51, minutes: 0.009, seconds: 0.0005 } as const;

export function isOtherBearing(tokens: readonly Token[], course: Course, { at, next, read }: BearingElement): boolean {
  const own = course.curve === null ? course.bearing : course.curve.chordBearing;
  if (own === null || read.bearing === null) return false;
  if (read.form !== 'quadrant' && !isAlone(tokens, at, next)) return false;
  if (!isBracketed(tokens, at, next) && !isByAnother(tokens, { from: at, to: next }) && !isOwnSaid(tokens, at))
    return false;
  return isOtherLine(own, read.bearing, ALLOWED[toldTo(tokens, at, next)]);
}

/** "which line bears N 75° W", "said course running": told of the course itself, and of no witness. */
export function isOwnSaid(tokens: readonly Token[], at: number): boolean {
  // "the last mentioned line having the bearing north 10 degrees east".
  if (/^(?:bearing|course)$/.test(textAt(tokens, at - 1)) && /^(?:the|a)$/.test(textAt(tokens, at - 2)))
    return [3, 4].some((step) => /^(?:line|course|call)$/.test(textAt(tokens, at - step)));
  if (!/^(?:bears|bearing|runs|running|being|is)$/.test(textAt(tokens, at - 1))) return false;
  return /^(?:line|course|call)$/.test(textAt(tokens, at - 2)) && /^(?:which|said|this)$/.test(textAt(tokens, at - 3));
}

/** As far as the second goes, and from either end of the line. */
export function isOtherLine(own: Bearing, told: Bearing, allowed: number): boolean {
  const turn = Math.abs(((degreesOf(azimuthOf(own)) - degreesOf(azimuthOf(told)) + 540) % 360) - 180);
  return turn > allowed && Math.abs(turn - 180) > allowed;
}

export function toldTo(tokens: readonly Token[], at: number, next: number): keyof typeof ALLOWED {
  const parts = tokens.slice(at, next).filter(({ kind }) => kind === 'number').length;
  const marks = tokens.slice(at, next).map(({ text }) => text);
  if (parts >= 3 || marks.includes('"') || marks.some((text) => text.startsWith('sec'))) return 'seconds';
  return parts === 2 || textAt(tokens, next - 2) === "'" ? 'minutes' : 'degrees';
}

/** "(due East)". */
function isAlone(tokens: readonly Token[], at: number, next: number): boolean {
  const open = textAt(tokens, at - 1) === 'due' ? at - 2 : at - 1;
  return textAt(tokens, open) === '(' && textAt(tokens, next) === ')';
}
