// Which clauses speak of a curve, and where a line's clause goes on to introduce the curve that follows it.
import type { Element, SignElement } from '#core/read/elements.ts';
import type { Token } from '#core/read/tokens.ts';

const ALONG = new Set(['along', 'on', 'with', 'around', 'upon', 'following', 'by', 'follow']);
const FILLERS = new Set(
  'the a an said last arc of mentioned non tangent reverse compound circular simple same above described nontangent - to outside , being'.split(
    ' ',
  ),
);
const LEAVING = new Set(['leaving', 'tangent', 'departing', 'from', 'tangential', 'radial', 'perpendicular', 'normal']);

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** True when the clause runs along a curve, rather than leaving one or arriving at one. */
export function isCurveClause(tokens: readonly Token[], elements: readonly Element[]): boolean {
  return elements.some((element, index) => {
    if (element.kind === 'table') return element.label.startsWith('C');
    if (element.kind !== 'sign') return false;
    switch (element.sign) {
      case 'radius':
        return tokens[element.at]?.text === 'radius' && isValued(elements, index);
      case 'arc':
        return !isLeft(tokens, element.at);
      case 'delta':
      case 'chord':
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

/** Index of the "to" that opens "to the beginning of a tangent curve …", or -1. */
export function curveIntroduction(tokens: readonly Token[], elements: readonly Element[]): number {
  for (let index = 0; index < elements.length; index += 1) {
    const element = elements[index];
    if (element?.kind !== 'sign' || element.sign !== 'to') continue;
    if (introducesCurve(tokens, element.next)) return index;
  }
  return -1;
}

const ARRIVALS = new Set(['beginning', 'point', 'start', 'commencement', 'begin', 'pc', 'prc', 'pcc', 'intersection']);

function introducesCurve(tokens: readonly Token[], at: number): boolean {
  let arrived = false;
  for (let i = at; i < at + 16; i += 1) {
    const text = textAt(tokens, i);
    if (text === ';' || text === 'thence' || text === '') return false;
    if (text === 'tangency' || text === 'end') return false;
    if (ARRIVALS.has(text) || (text === 'a' && i === at)) arrived = true;
    if (arrived && (text === 'curve' || text === 'curvature')) return true;
    if (!arrived && i > at + 4) return false;
  }
  return false;
}
