// The course that a description without a beginning tells before its first "thence": "From the bridge, N. 3° E. 40 rods; thence".
import type { Walk } from '#core/read/clauses/description.ts';
import type { Element } from '#core/read/clauses/element.ts';

const FARTHEST = 14;
const ELSEWHERE = /^(?:begin|commence|pob|true-pob|thence|terminus|radius|chord|except|record)$/;

/** Index of the first bearing that runs by its own length in the sentence before the "thence" at `index`; that of the "thence" where none does. */
export function firstUnled({ elements }: Walk, from: number, index: number): number {
  let first = index;
  let measured = false;
  for (let i = index - 1; i > index - FARTHEST && i >= 0; i -= 1) {
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
