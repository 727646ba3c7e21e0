// Where a course has come to its end, and its clause tells of something else.
import type { Element } from '#core/read/clauses/element.ts';

/** "… to the point of beginning, making a lot eight rods in breadth", "to the post; the lot being in breadth 66 feet": what stands behind the arrival, or is told of the whole, runs no more. */
export function upToArrival(elements: readonly Element[]): readonly Element[] {
  const arrival = elements.findIndex((one) => one.kind === 'sign' && one.sign === 'pob');
  const before = elements.slice(0, arrival + 1);
  const isTold =
    before.some((one) => one.kind === 'bearing' && one.runs) && before.some((one) => one.kind === 'distance');
  return isTold ? before : elements;
}
