// Brackets in a description: whether one is closed at all, and what a semicolon inside it means.

import { type Token, textAt } from '#core/language/tokens.ts';
import type { Clause } from '#core/read/clauses/description.ts';
import type { Element } from '#core/read/clauses/element.ts';

const LONGEST_BRACKET = 24;

/** The bracket at hand is closed further on, before another course: "(radius 500 feet; chord N 15° E 87 feet)". */
export function closesAhead(elements: readonly Element[], index: number): boolean {
  for (let i = index + 1; i < index + LONGEST_BRACKET; i += 1) {
    const element = elements[i];
    if (element === undefined || (element.kind === 'sign' && element.sign === 'thence')) return false;
    if (element.kind !== 'stop') continue;
    if (element.stop === 'close') return true;
    if (element.stop === 'open' || element.stop === 'sentence' || element.stop === 'paragraph') return false;
  }
  return false;
}

const FARTHEST_CLOSE = 60;

/** A bracket that a copyist opened and never closed holds nothing back. */
export function isClosed(tokens: readonly Token[], elements: readonly Element[], index: number): boolean {
  let depth = 0;
  for (let i = index; i < index + FARTHEST_CLOSE; i += 1) {
    const element = elements[i];
    if (element === undefined) return false;
    // "(County Road" and on the next line "18)": what looks like the head of a list closes the bracket.
    if (element.kind === 'item' && textAt(tokens, element.at) !== '(') depth -= 1;
    if (element.kind === 'stop' && element.stop === 'open') depth += 1;
    if (element.kind === 'stop' && element.stop === 'close') depth -= 1;
    if (depth === 0) return true;
  }
  return false;
}

/** In elements. */
const LONGEST_CURVE = 200;

/** A curve whose data stand in brackets is complete all the same. */
export function isCurveTold(clause: Clause | null): boolean {
  if (clause === null) return false;
  const near = clause.elements.slice(0, LONGEST_CURVE);
  const named = near.some((element) => element.kind === 'sign' && (element.sign === 'curve' || element.sign === 'arc'));
  return named && near.some((element) => element.kind === 'distance');
}
