// What is told along a course besides its line: windings, and its end placed by the figure's own lines.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { hasWord } from '#core/language/words-index.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';

const LAND = wordSet(LANDS);
const WINDS = wordSet('as its the all several various meander meanders meandering straight direct');
/** The words that open what is told along a course. */
export const WAY_OPENINGS: ReadonlySet<string> = new Set([...WINDS, 'of', 'from']);
const LENGTHS = wordSet('feet ft rods rod poles chains perches links varas yards meters');
const LONGEST = 12;

/** The assertion that begins at a token of a course, or null. */
export function alongTheWayAt(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  if (call === null || tokens[at]?.kind !== 'word') return null;
  const text = textAt(tokens, at);
  if (text === 'of' || text === 'from') return besideItself(scan, at, call);
  return WINDS.has(text) ? winding(scan, at, call) : null;
}

/** "260 feet east of the west line of this tract" places the end. */
function besideItself(scan: Scan, at: number, call: number): Told | null {
  const { tokens } = scan;
  const measured = textAt(tokens, directionAt(tokens, at - 1) === null ? at - 1 : at - 2);
  const end = LENGTHS.has(measured) ? findOwn(scan, at) : -1;
  return end < 0 ? null : { kind: 'placed', call, from: at - 2, to: end };
}

/** Behind "this tract" or "hereof". */
function findOwn({ tokens, to }: Scan, at: number): number {
  for (let i = at + 1; i < Math.min(to, at + LONGEST); i += 1) {
    if (textAt(tokens, i) === 'hereof') return i + 1;
    if (textAt(tokens, i) === 'this' && LAND.has(textAt(tokens, i + 1))) return i + 2;
  }
  return -1;
}

/** Behind most of its openings, such as "the", nothing of the kind stands. */
const isOfWinding = oncePerToken((word) => /^(?:wind|meander|sinuos|turn|curves|bends|crooks|line|thereof)/.test(word));

/** In tokens. */
const FARTHEST_STRAIGHT = 12;

/** "down the creek as it winds", "with the meanders thereof", "a straight line between": values that tie across the bends. */
function winding({ tokens, courses }: Scan, at: number, call: number): Told | null {
  if (!hasWord(tokens, at + 1, at + 4, isOfWinding)) return null;
  const course = courses[call];
  if (course === undefined || course.curve !== null || course.bearing === null || course.distance === null) return null;
  const [text, ...after] = [0, 1, 2, 3].map((step) => textAt(tokens, at + step));
  const next = after.join(' ');
  // "down the meanders of the ridge, by straight lines, N 35° E": the lines themselves.
  const behind = tokens.slice(at, at + FARTHEST_STRAIGHT).map((token) => token.text);
  if (/\b(?:by|in|reduced to) (?:a |one )?(?:straight )?lines?\b/.test(behind.join(' '))) return null;
  const isWinding =
    (text === 'as' &&
      /^(?:it|they|the same|said \w+)(?: \w+)? (?:winds?|meanders?|turns?|curves|bends)\b/.test(next)) ||
    (/^(?:its|the|all|several|various)$/.test(text ?? '') &&
      /^(?:\w+ )?(?:windings?|meanders|meanderings|sinuosities|bends|crooks|turns|turnings)\b/.test(next)) ||
    (/^meander(?:s|ing)?$/.test(text ?? '') && after[0] === 'thereof') ||
    (/^(?:straight|direct)$/.test(text ?? '') && next.startsWith('line between'));
  return isWinding ? { kind: 'winding', call, from: at, to: at + 4 } : null;
}
