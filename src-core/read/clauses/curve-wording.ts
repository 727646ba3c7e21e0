// What the words around a curve's values say: headings, the side it is hollow on, lines to its center, points of curvature.

import { headingOf } from '#core/language/directions.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { DistanceElement, SignElement } from '#core/read/clauses/element.ts';

/** "whose center bears", "the radius point of which bears". */
export function isCenterBefore(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i > at - 5; i -= 1) {
    const text = textAt(tokens, i);
    if (text === 'center' || text === 'centre' || text === 'radius') return true;
    if (!['point', 'of', 'which', 'line', 'thereof'].includes(text)) return false;
  }
  return false;
}

/** "the radius point bears", "whose radius line bears". */
export function isRadialLine(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + 4; i += 1) if (['bears', 'bearing'].includes(textAt(tokens, i))) return true;
  return false;
}

/** "point of curvature", "point of reverse curvature", "point of curve". */
export function isPointOfCurvature(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (['reverse', 'compound', 'a', 'the', 'reversed'].includes(textAt(tokens, before))) before -= 1;
  return (
    textAt(tokens, before) === 'of' &&
    ['point', 'p'].includes(textAt(tokens, before - 1)) &&
    !/^(?:tang|intersection$)/.test(textAt(tokens, at + 1))
  );
}

export function concaveOf(tokens: readonly Token[], at: number): number | null {
  for (let i = at; i < at + 4; i += 1) {
    const text = textAt(tokens, i);
    const second =
      text === 'north' || text === 'south'
        ? (textAt(tokens, i + 1) === '-' ? tokens[i + 2] : tokens[i + 1])?.text
        : undefined;
    const joined = second === undefined ? null : headingOf(text + second);
    const heading = joined ?? headingOf(text);
    if (heading !== null) return heading;
  }
  return null;
}

/** "to the right of … feet radius, a distance of 106.68 feet": the radius stood before its name, and was lost. */
export function isPastRadius(tokens: readonly Token[], at: number): boolean {
  const words = [1, 2, 3, 4, 5].map((step) => textAt(tokens, at - step));
  return words[0] === 'of' && words[1] === 'distance' && words[2] === 'a' && words[3] === ',' && words[4] === 'radius';
}

export const CURVE_NAMES = new Set(['radius', 'arc', 'chord', 'delta', 'radial', 'length', 'tangent', 'thence']);

/** "said point being located south 81° east 140 feet from": where the curve is met. */
export function isPointTold(tokens: readonly Token[], { at, sign }: SignElement): boolean {
  if (sign !== 'located') return false;
  return /^(?:being|is)$/.test(textAt(tokens, at - 1)) && textAt(tokens, at - 2) === 'point';
}

/** A number without unit counts behind "=", "of", "is", a colon or the name itself. */
export function isBehindName(tokens: readonly Token[], element: DistanceElement): boolean {
  const before = textAt(tokens, element.at - 1);
  return ['=', 'of', 'is', ':', 'radius', 'arc', 'chord', 'length', 'distance', 'r', 'l', 'ch', 'lc'].includes(before);
}

/** "A=28°38'52\"", "4 = 28°38'52\"": the Δ of an angle, read as a letter or figure that looks like it. */
export function isSpoiltDelta(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 1) === '=' && /^[^bclrt]$/.test(textAt(tokens, at - 2));
}

const LONGEST_BRACKET = 5;

/** Behind the same length in another unit: "175.00 meters (574.15 feet) radius", seen from either of the two. */
export function pastBracket(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) === ')') return textAt(tokens, at - 3) === '(' ? at + 1 : at;
  if (textAt(tokens, at) !== '(' || tokens[at + 1]?.kind !== 'number') return at;
  for (let i = at + 2; i < at + LONGEST_BRACKET; i += 1) if (textAt(tokens, i) === ')') return i + 1;
  return at;
}
