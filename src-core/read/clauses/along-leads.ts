// Courses that run along something and open without a "thence": an arc, a stream, the way back to the beginning.

import { textAt } from '#core/language/tokens.ts';
import { isComplete, type Walk } from '#core/read/clauses/description.ts';
import type { DistanceElement, Element } from '#core/read/clauses/element.ts';

/** "With the arc of a curve to the right whose radius …" in a list of courses. */
export function isArcAhead(walk: Walk, index: number): boolean {
  const next = walk.elements[index + 1];
  if (next?.kind !== 'sign' || (next.sign !== 'arc' && next.sign !== 'curve')) return false;
  const element = walk.elements[index];
  if (element === undefined || next.at - element.next > 4) return false;
  // "to a point on the arc of a curve concave …" arrives there; the next clause runs along it.
  const [before, word] = [textAt(walk.tokens, element.at - 1), walk.tokens[element.at]?.text];
  if (word === 'with' && before === 'intersection') return false;
  return !(word === 'on' && ARRIVED.has(before));
}

const ARRIVED = new Set(['point', 'cusp', 'pin', 'rod', 'pipe', 'cap', 'monument', 'stake', 'being', 'is', 'lying']);

/** "71.67 feet along the arc of a curve to the right": the arc's length opens the course, right behind a stop. */
export function isArcLength(walk: Walk, { at, next, use }: DistanceElement, index: number): boolean {
  const [before, along] = [walk.elements[index - 1], walk.elements[index + 1]];
  const isBehindStop = before?.kind === 'stop' && before.next === at && /^(?:semi)?colon|paragraph$/.test(before.stop);
  if (use !== 'course' || !(isBehindStop || isLineBehindMark(walk, at))) return false;
  return along?.kind === 'sign' && along.sign === 'along' && along.at === next && isArcAhead(walk, index + 1);
}

/** A line of its own, behind a stop or the furniture of a page. */
function isLineBehindMark({ tokens }: Walk, at: number): boolean {
  const gap = tokens[at]?.gap;
  return (gap === 'line' || gap === 'paragraph') && tokens[at - 1]?.kind === 'mark' && textAt(tokens, at - 1) !== ',';
}

/** "… to the point of beginning. Said point being the P.C. of a curve, having a radius of 50 feet, thence": the sentence tells of the curve to come. */
export function tellsNextCurve({ tokens, elements }: Walk, at: number, index: number): boolean {
  if (!['said', 'which'].includes(textAt(tokens, at + 1))) return false;
  const ahead = elements.slice(index + 1, index + 16);
  const end = ahead.findIndex((one) => one.kind === 'sign' && one.sign === 'thence');
  const told = ahead.slice(0, Math.max(end, 0));
  if (told.some((one) => one.kind === 'stop' && (one.stop === 'sentence' || one.stop === 'paragraph'))) return false;
  const has = (name: string) => told.some((one) => one.kind === 'sign' && one.sign === name);
  return has('curve') && (has('radius') || has('delta'));
}

/** "… to the swamp, and up the swamp five hundred poles": on along something that has no bearing. */
export function isStreamAhead(walk: Walk, index: number): boolean {
  const along = walk.elements[index];
  if (along === undefined || !isComplete(walk)) return false;
  const joint = jointBefore(walk, along.at);
  const word = textAt(walk.tokens, along.at);
  if (!['and', '&', ';'].includes(joint) || !['up', 'down', 'along', 'with', 'by'].includes(word)) return false;
  for (let i = index + 1; i < index + 6; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.at - along.next > 14) return false;
    if (element.kind === 'distance') return element.use === 'course';
    if (element.kind !== 'sign' || element.sign !== 'along') return false;
  }
  return false;
}

/** "and with", "& so along": the word that joins. */
function jointBefore({ tokens }: Walk, at: number): string {
  const so = textAt(tokens, at - 1) === 'so' ? at - 2 : at - 1;
  return textAt(tokens, so);
}

/** In elements. */
const LONGEST_CLAUSE = 200;

/** "… to a white oak, and with the meanders of the creek to the beginning": the last course has neither bearing nor length. */
export function isWayHome(walk: Walk, index: number): boolean {
  const along = walk.elements[index];
  if (along === undefined || walk.clause === null || !isComplete(walk)) return false;
  if (!['and', '&'].includes(jointBefore(walk, along.at))) return false;
  if (!['up', 'down', 'along', 'with', 'by'].includes(textAt(walk.tokens, along.at))) return false;
  const near = walk.clause.elements.slice(0, LONGEST_CLAUSE);
  const run = near.findIndex((element) => element.kind === 'distance');
  if (!near.slice(run).some((element) => element.kind === 'sign' && element.sign === 'to')) return false;
  for (let i = index + 1; i < index + 8; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.kind === 'distance' || element.kind === 'item') return false;
    if (element.kind === 'bearing' && element.runs) return false;
    if (element.kind === 'stop' && element.stop !== 'comma') return false;
    if (element.kind !== 'sign') continue;
    if (element.sign === 'pob' || element.sign === 'true-pob') return element.at - along.next > 2;
    if (element.sign !== 'along' && element.sign !== 'to' && element.sign !== 'run') return false;
  }
  return false;
}

const FARTHEST_UNLED = 14;
const ELSEWHERE = /^(?:begin|commence|pob|true-pob|thence|terminus|radius|chord|except|record)$/;

/** Index of the first bearing that runs by its own length in the sentence before the "thence" at `index`; that of the "thence" where none does. */
export function firstUnled({ elements }: Walk, from: number, index: number): number {
  let first = index;
  let measured = false;
  for (let i = index - 1; i > index - FARTHEST_UNLED && i >= 0; i -= 1) {
    const element = elements[i];
    // "from which the corner bears S 2° W 716 feet; thence".
    if (element?.kind === 'sign' && /^(?:bears|whence|located)$/.test(element.sign)) return index;
    if (element === undefined || element.at < from || isElsewhere(element)) break;
    if (element.kind === 'distance' && element.use === 'course') measured = true;
    if (element.kind !== 'bearing' || !element.runs || element.read.bearing === null) continue;
    if (!measured) break;
    first = i;
    measured = false;
  }
  return first;
}

/** The end of another sentence, or words by which the values tell where something lies. */
function isElsewhere(element: Element): boolean {
  if (element.kind === 'stop') return element.stop === 'sentence' || element.stop === 'paragraph';
  return (
    element.kind === 'item' || element.kind === 'table' || (element.kind === 'sign' && ELSEWHERE.test(element.sign))
  );
}
