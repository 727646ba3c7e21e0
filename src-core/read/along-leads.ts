// Courses that run along something and open without a "thence": an arc, a stream, the way back to the beginning.

import { isComplete, type Walk } from '#core/read/description.ts';

/** "With the arc of a curve to the right whose radius …" in a list of courses. */
export function isArcAhead(walk: Walk, index: number): boolean {
  const next = walk.elements[index + 1];
  if (next?.kind !== 'sign' || (next.sign !== 'arc' && next.sign !== 'curve')) return false;
  const element = walk.elements[index];
  if (element === undefined || next.at - element.next > 4) return false;
  // "to a point on the arc of a curve concave …" arrives there; the next clause runs along it.
  const [before, word] = [walk.tokens[element.at - 1]?.text ?? '', walk.tokens[element.at]?.text];
  return !(word === 'on' && ['point', 'cusp', 'pin', 'rod', 'pipe', 'cap', 'monument', 'stake'].includes(before));
}

/** "… to the swamp, and up the swamp five hundred poles": on along something that has no bearing. */
export function isStreamAhead(walk: Walk, index: number): boolean {
  const along = walk.elements[index];
  if (along === undefined || !isComplete(walk)) return false;
  const joint = walk.tokens[along.at - 1]?.text ?? '';
  const word = walk.tokens[along.at]?.text ?? '';
  if (!['and', '&', ';'].includes(joint) || !['up', 'down', 'along', 'with', 'by'].includes(word)) return false;
  for (let i = index + 1; i < index + 6; i += 1) {
    const element = walk.elements[i];
    if (element === undefined || element.at - along.next > 14) return false;
    if (element.kind === 'distance') return element.use === 'course';
    if (element.kind !== 'sign' || element.sign !== 'along') return false;
  }
  return false;
}

/** "… to a white oak, and with the meanders of the creek to the beginning": the last course has neither bearing nor length. */
export function isWayHome(walk: Walk, index: number): boolean {
  const along = walk.elements[index];
  if (along === undefined || walk.clause === null || !isComplete(walk)) return false;
  if (!['and', '&'].includes(walk.tokens[along.at - 1]?.text ?? '')) return false;
  if (!['up', 'down', 'along', 'with', 'by'].includes(walk.tokens[along.at]?.text ?? '')) return false;
  const run = walk.clause.elements.findIndex((element) => element.kind === 'distance');
  if (!walk.clause.elements.slice(run).some((element) => element.kind === 'sign' && element.sign === 'to'))
    return false;
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
