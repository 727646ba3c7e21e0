// Which distances of a clause are the length of its course.
import type { Clause, Walk } from '#core/read/clauses/description.ts';
import type { DistanceElement } from '#core/read/clauses/element.ts';
import { isBareCardinal } from '#core/read/clauses/led-cardinals.ts';
import { isBareBehind } from '#core/read/clauses/roles.ts';

/** A length with its unit, or a figure alone right behind the bearing. */
export function isLength(walk: Walk, clause: Clause, element: DistanceElement, index: number): boolean {
  const use = element.use;
  if (use === 'course' || use === 'at') return true;
  const comma = walk.elements[index - 1]?.kind === 'stop' ? 2 : 1;
  const bearing = walk.elements[index - comma];
  if (use !== 'bare' || bearing?.kind !== 'bearing' || bearing.at < clause.from) return false;
  if (bearing.read.form !== 'quadrant' && !isBareCardinal(walk.tokens, bearing)) return false;
  return isBareBehind(walk.tokens, bearing.next, element);
}
