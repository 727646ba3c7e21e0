// What is told along a course besides its line: windings, and its end placed by the figure's own lines.
import { textAt } from '#core/language/tokens.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import { type Scan, type Told, wordSet } from '#core/read/account/relations/scan.ts';

const LAND = wordSet(LANDS);
const LENGTHS = wordSet('feet ft rods rod poles chains perches links varas yards meters');
const LONGEST = 12;

/** The assertion that begins at a token of a course, or null. */
export function alongTheWayAt(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  if (call === null || tokens[at]?.kind !== 'word') return null;
  const text = textAt(tokens, at);
  if (text === 'of' || text === 'from') return besideItself(scan, at, call);
  return winding(scan, at, call);
}

/** "260 feet east of the west line of this tract" places the end; "which lies south of this lot" names the side that the course is on. */
function besideItself(scan: Scan, at: number, call: number): Told | null {
  const { tokens } = scan;
  const direction = directionAt(tokens, at - 1);
  const measured = textAt(tokens, direction === null ? at - 1 : at - 2);
  const end = LENGTHS.has(measured) ? findOwn(scan, at) : -1;
  if (end >= 0) return { kind: 'placed', call, from: at - 2, to: end };
  if (direction === null || !/^(?:lies|lying|the|is)$/.test(measured)) return null;
  const own = ownLandEnd(scan, at);
  return own < 0 ? null : { kind: 'side', call, value: direction.deg, from: at - 1, to: own };
}

/** Behind "this tract" or "hereof". */
function findOwn({ tokens, to }: Scan, at: number): number {
  for (let i = at + 1; i < Math.min(to, at + LONGEST); i += 1) {
    if (textAt(tokens, i) === 'hereof') return i + 1;
    if (textAt(tokens, i) === 'this' && LAND.has(textAt(tokens, i + 1))) return i + 2;
  }
  return -1;
}

/** "down the creek as it winds", "with the meanders thereof", "a straight line between": values that tie across the bends. */
function winding({ tokens, courses }: Scan, at: number, call: number): Told | null {
  const course = courses[call];
  if (course === undefined || course.curve !== null || course.bearing === null || course.distance === null) return null;
  const [text, ...after] = [0, 1, 2, 3].map((step) => textAt(tokens, at + step));
  const next = after.join(' ');
  const isWinding =
    (text === 'as' &&
      /^(?:it|they|the same|said \w+)(?: \w+)? (?:winds?|meanders?|turns?|curves|bends)\b/.test(next)) ||
    (/^(?:its|the|all|several|various)$/.test(text ?? '') &&
      /^(?:\w+ )?(?:windings?|meanders|meanderings|sinuosities)\b/.test(next)) ||
    (/^meander(?:s|ing)?$/.test(text ?? '') && after[0] === 'thereof') ||
    (/^(?:straight|direct)$/.test(text ?? '') && next.startsWith('line between'));
  return isWinding ? { kind: 'winding', call, from: at, to: at + 4 } : null;
}
