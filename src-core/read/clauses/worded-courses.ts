// Courses that a list tells in worded directions alone: "northerly 100 feet, easterly 50 feet", "; southerly along Elm Street to Third".

import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Walk } from '#core/read/clauses/description.ts';
import type { SignElement } from '#core/read/clauses/element.ts';
import type { SignRead } from '#core/read/clauses/sign-phrases.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

const HEDGES = new Set([',', 'about', 'approximately', 'a', 'distance', 'of', 'for', 'the']);
const ALONG = wordSet('along on upon by following with to across through over parallel at in and binding again still');
const LONGEST_PHRASE = 30;

/** Behind a stop, a worded direction that has its own length, or after a semicolon its own way, opens the next course. */
export function readWorded(tokens: readonly Token[], at: number): SignRead | null {
  const joint = textAt(tokens, at - 1);
  if (joint !== ';' && joint !== ',' && joint !== 'and') return null;
  let next = at + 1;
  while (HEDGES.has(textAt(tokens, next)) && next < at + 6) next += 1;
  const length = readDistance(tokens, next, false);
  if (length !== null) return isMeasuredOff(tokens, length.next) ? null : { sign: 'worded', next: at + 1 };
  const way = textAt(tokens, at + 1) === ',' && joint === ';' ? at + 2 : at + 1;
  const leads = joint !== 'and' && ALONG.has(textAt(tokens, way)) && isRunAhead(tokens, way, joint === ';');
  return leads ? { sign: 'worded', next: at + 1 } : null;
}

/** "20 feet from the corner", "5 feet of the wall". */
function isMeasuredOff(tokens: readonly Token[], at: number): boolean {
  const hedged = textAt(tokens, at) === ',' ? at + 1 : at;
  return /^(?:from|of|distant|thereof|therefrom)$/.test(textAt(tokens, hedged));
}

/** The phrase up to its next stop holds a length, or where `mayArrive` a place that it runs to. */
function isRunAhead(tokens: readonly Token[], at: number, mayArrive: boolean): boolean {
  for (let i = at; i < at + LONGEST_PHRASE; i += 1) {
    const text = textAt(tokens, i);
    if (text === '' || text === ';' || text === 'thence' || (text === ',' && !mayArrive)) return false;
    if (text === 'to' && mayArrive && i > at) return true;
    const length = tokens[i]?.kind === 'number' ? readDistance(tokens, i, false) : null;
    if (length !== null) return !isMeasuredOff(tokens, length.next);
  }
  return false;
}

/** The course at hand has been run, and is no curve whose arc may still be told. */
export function isNextWorded({ clause, hasDistance, tokens, depth, witness }: Walk, { at }: SignElement): boolean {
  if (clause === null || depth > 0 || witness) return false;
  const signs = clause.elements.flatMap((element) => (element.kind === 'sign' ? element.sign : []));
  if (signs.some((sign) => /^(?:curve|arc|radius|chord|delta)$/.test(sign))) return false;
  const semicolon = textAt(tokens, at - 1) === ';';
  if (clause.lead === 'head') return semicolon && clause.from < at - 3;
  return hasDistance || (semicolon && signs.includes('to'));
}
