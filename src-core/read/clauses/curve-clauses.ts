// Which clauses speak of a curve, and where a line's clause goes on to introduce the curve that follows it.

import { headingOf, WORDED_DIRECTIONS } from '#core/language/directions.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Element, SignElement } from '#core/read/clauses/element.ts';

const ALONG = new Set(['along', 'on', 'with', 'around', 'upon', 'following', 'by', 'follow']);
const FILLERS = wordSet(
  'the a an said last arc of mentioned non tangent reverse compound circular simple same above described nontangent - to outside , being',
);
const LEAVING = new Set(['leaving', 'tangent', 'departing', 'from', 'tangential', 'radial', 'perpendicular', 'normal']);

/** True when the clause runs along a curve, rather than leaving one or arriving at one. */
export function isCurveClause(tokens: readonly Token[], elements: readonly Element[]): boolean {
  return elements.some((element, index) => {
    if (element.kind === 'table') return element.label.startsWith('C');
    if (element.kind !== 'sign') return false;
    switch (element.sign) {
      case 'radius':
        return textAt(tokens, element.at) === 'radius' && isValued(elements, index);
      case 'arc':
        return !isLeft(tokens, element.at);
      case 'delta':
      case 'chord':
        // An interior angle is turned between two lines.
        if (/^(?:interior|internal|included)$/.test(textAt(tokens, element.at))) return false;
        // "deflecting left from the chord of the curve just run".
        if (isLeft(tokens, element.at)) return false;
        return isValued(elements, index) && (tokens[element.at]?.text.length ?? 0) > 3;
      case 'curve':
        return isFollowed(tokens, element) || isTurned(elements, index);
      default:
        return false;
    }
  });
}

function isValued(elements: readonly Element[], index: number): boolean {
  for (let i = index + 1; i <= index + 4; i += 1) {
    const kind = elements[i]?.kind;
    if (kind === 'distance' || kind === 'angle' || kind === 'bearing') return true;
  }
  return elements[index - 1]?.kind === 'distance';
}

/** "tangent to said curve", "leaving the arc". */
function isLeft(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= at - 6; i -= 1) {
    const text = textAt(tokens, i);
    if (LEAVING.has(text)) return textAt(tokens, i + 1) !== 'curve' && textAt(tokens, i - 1) !== '-';
    if (!FILLERS.has(text)) return false;
  }
  return false;
}

/** "along the arc of said curve". */
function isFollowed(tokens: readonly Token[], element: SignElement): boolean {
  if (isLeft(tokens, element.at)) return false;
  for (let i = element.at - 1; i >= element.at - 9; i -= 1) {
    const text = textAt(tokens, i);
    if (ALONG.has(text)) return true;
    if (!FILLERS.has(text)) return false;
  }
  return false;
}

/** "a curve to the left". */
function isTurned(elements: readonly Element[], index: number): boolean {
  for (let i = index + 1; i <= index + 3; i += 1) {
    const element = elements[i];
    if (element?.kind === 'sign' && (element.sign === 'left' || element.sign === 'right')) return true;
    if (element?.kind === 'stop' && element.stop === 'semicolon') return false;
  }
  return false;
}

const ARRIVALS = wordSet('beginning point start commencement begin pc prc pcc intersection p');
const ONWARD = new Set(['(', 'along', 'with', 'around', ';', 'thence', 'following', 'tangency', 'end']);

/** Index of the element that opens "to the beginning of a tangent curve …", or -1. Something must have been run before it. */
export function curveIntroduction(tokens: readonly Token[], elements: readonly Element[]): number {
  let run = false;
  let curved: boolean | null = null;
  for (let index = 0; index < elements.length; index += 1) {
    const element = elements[index];
    if (element?.kind === 'distance' || element?.kind === 'table') run = true;
    if (!run || element?.kind !== 'sign' || element.sign !== 'curve') continue;
    const arrival = arrivalBefore(tokens, element.at);
    if (arrival < 0) continue;
    // "to a point, said curve being subtended by": the curve just run, and not the next.
    if (textAt(tokens, element.at - 1) === 'said') {
      curved ??= isCurveClause(tokens, elements.slice(0, index));
      if (curved) continue;
    }
    const first = elements.findIndex((one) => one.at >= arrival);
    return elements[first - 1]?.kind === 'sign' ? first - 1 : first;
  }
  return -1;
}

/** Token of "beginning", "point" or "P.C." that the curve is named from, or of the "a" in "to a curve"; else -1. */
function arrivalBefore(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i > at - 12 && i >= 0; i -= 1) {
    const text = textAt(tokens, i);
    if (ONWARD.has(text) && !(text === 'with' && textAt(tokens, i - 1) === 'intersection')) return -1;
    if (ARRIVALS.has(text)) return i;
    if (text === 'a' && textAt(tokens, i - 1) === 'to') return i;
    // "said point being on a curve to the left with a radius of 369.25 feet".
    if (text === 'on' && textAt(tokens, i - 1) === 'being') return i;
  }
  return -1;
}

/** The way that the clause runs in words: "thence southeasterly along said curve". */
export function headingAt(tokens: readonly Token[], from: number): number | null {
  for (let i = from; i < from + 8; i += 1) {
    const text = textAt(tokens, i);
    if (!WORDED_DIRECTIONS.has(text) || textAt(tokens, i - 1) === 'concave') continue;
    const before = textAt(tokens, i - 1) === '-' ? textAt(tokens, i - 2) : '';
    return headingOf(before + text);
  }
  return null;
}
