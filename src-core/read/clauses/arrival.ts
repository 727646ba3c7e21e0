// Where a course has come to its end, and its clause tells of something else.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Element } from '#core/read/clauses/element.ts';

/** "… to the point of beginning, making a lot eight rods in breadth", "to the post; the lot being in breadth 66 feet": what stands behind the arrival, or is told of the whole, runs no more. */
export function upToArrival(tokens: readonly Token[], elements: readonly Element[]): readonly Element[] {
  const arrival = elements.findIndex(
    (one) => (one.kind === 'sign' && one.sign === 'pob') || (one.kind === 'stop' && isOfWhole(tokens, one)),
  );
  const before = elements.slice(0, arrival + 1);
  const isTold =
    before.some((one) => one.kind === 'bearing' && one.runs) && before.some((one) => one.kind === 'distance');
  return isTold ? before : elements;
}

/** "; the said lot being". */
function isOfWhole(tokens: readonly Token[], { stop, next }: Element & { kind: 'stop' }): boolean {
  if (stop !== 'semicolon') return false;
  let noun = next;
  while (/^(?:the|said|this|whole)$/.test(textAt(tokens, noun))) noun += 1;
  return (
    noun > next && LANDS.has(textAt(tokens, noun)) && /^(?:being|is|measur\w+|having)$/.test(textAt(tokens, noun + 1))
  );
}

const LANDS = wordSet('lot tract parcel land premises piece same');
