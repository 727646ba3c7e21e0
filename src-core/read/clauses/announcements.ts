// Clauses that announce courses and run none themselves.

import { WORDED_DIRECTIONS } from '#core/language/directions.ts';
import { findEntry } from '#core/language/lexicon.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Clause } from '#core/read/clauses/description.ts';
import type { Element } from '#core/read/clauses/element.ts';

/** "running thence; (1) N 12° E", "Thence in section 16, / S 35° E", "thence with new lines as follows: 1. S 53° E": what stands behind is the course. */
export function isEmptyLead(tokens: readonly Token[], clause: Clause, next: Clause | undefined): boolean {
  if (next === undefined) return false;
  if (clause.lead !== 'thence' && !isRunAlone(clause)) return false;
  if (next.lead === 'thence') return isLeaving(tokens, clause);
  if (next.lead !== 'item' && next.lead !== 'pair') return false;
  if (clause.to - clause.from <= 3) return true;
  if (next.from - clause.to > 1 || next.from - clause.from > LONGEST_LEAD_IN) return false;
  const stop = textAt(tokens, next.from - 1);
  // "running thence by true bearings, (1) with the road".
  const opensLine = tokens[next.from]?.gap !== 'space';
  const apart = next.lead === 'item' ? stop === ',' || opensLine : stop === ',' && opensLine;
  return (stop === ':' || apart) && !isRun(tokens, clause);
}

/** "and running:" above the list. */
function isRunAlone({ lead, elements: [first, stop] }: Clause): boolean {
  return lead === 'pair' && first?.kind === 'sign' && first.sign === 'run' && stop?.kind === 'stop';
}

/** "thence leaving said road; thence East 264 feet": it only parts from a line. */
function isLeaving(tokens: readonly Token[], clause: Clause): boolean {
  const at = textAt(tokens, clause.from + 1) === ',' ? clause.from + 2 : clause.from + 1;
  if (!/^(?:leaving|departing)$/.test(textAt(tokens, at)) || clause.to - clause.from > LONGEST_LEAVING) return false;
  return clause.elements.every(({ kind }) => kind !== 'distance' && kind !== 'bearing') && !isRun(tokens, clause);
}

const LONGEST_LEAVING = 14;
const LONGEST_LEAD_IN = 60;

/** It heads somewhere or arrives somewhere of its own. */
function isRun(tokens: readonly Token[], { from, to, elements, arrives }: Clause): boolean {
  if (arrives !== null) return true;
  const runs = elements.some((element) => {
    if (element.kind === 'distance') return element.use === 'course';
    return element.kind === 'sign' && element.sign === 'to' && !isToldOf(tokens[element.at - 1]);
  });
  if (runs) return true;
  return tokens.slice(from, to).some(({ text }, i) => WORDED_DIRECTIONS.has(text) && !isOfLine(tokens, from + i));
}

/** "according to", "bearings referred to the meridian": nothing arrives there. */
function isToldOf(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word') return false;
  return token.text === 'according' || (token.text.endsWith('ed') && findEntry(token)?.verb === 'state');
}

/** "said northeasterly bounds", "the 3 easterly line": which line it is, and no way to go. */
function isOfLine(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:the|said|its)$/.test(textAt(tokens, at - 1)) ||
    /^(?:lines?|sides?|bounds?|boundary|margin|edge|bank|shore)$/.test(textAt(tokens, at + 1))
  );
}

/** Something is run; a street or a line that is called after a direction is only followed. */
export function hasValues(tokens: readonly Token[], elements: readonly Element[]): boolean {
  return elements.some((element) => {
    if (element.kind === 'bearing') return element.read.form === 'quadrant' || element.runs;
    return element.kind === 'table' || (element.kind === 'angle' && !isVariation(tokens, element.next));
  });
}

/** "with an allowance of 5° 30' westerly variation": of the needle, and no course. */
function isVariation(tokens: readonly Token[], next: number): boolean {
  return [0, 1, 2].some((step) => /^(?:variation|declination)$/.test(textAt(tokens, next + step)));
}
