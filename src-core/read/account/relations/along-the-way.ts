// What is told along a course besides its line: windings, and its end placed by the figure's own lines.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { hasWord } from '#core/language/words-index.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd, ownNounEnd } from '#core/read/account/relations/own-land.ts';
import { isBefore, isDestination, isValue, type Scan, type Told } from '#core/read/account/relations/scan.ts';

const LAND = wordSet(LANDS);
const BOUNDS = wordSet('bounds bounding bounded adjoins adjoining abutting butting');
const WINDS = wordSet('as its the all several various meander meanders meandering straight direct');
/** The words that open what is told along a course. */
export const WAY_OPENINGS: ReadonlySet<string> = new Set([...BOUNDS, ...WINDS, 'of', 'from', 'on', 'to']);
const LENGTHS = wordSet('feet ft rods rod poles chains perches links varas yards meters');
const LONGEST = 12;

/** The assertion that begins at a token of a course, or null. */
export function alongTheWayAt(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  if (call === null) return null;
  if (tokens[at]?.kind !== 'word') return null;
  const text = textAt(tokens, at);
  if (text === 'of' || text === 'from') return besideItself(scan, at, call);
  if (text === 'on' || text === 'to') return neighbours(scan, at, call);
  if (BOUNDS.has(text)) return bounding(scan, at, call);
  return WINDS.has(text) ? winding(scan, at, call) : null;
}

const NEAR = 6;

const LEFT_THERE = wordSet('leaving leaves keeping passing turning curving deflecting concave convex');
const NEIGHBOURS = wordSet('land lands bounded bounding adjoining property estate lying lies by');

/** "by land of Brandt on the north": the side that the course is on; but "leaving the lot on the north", "on the north side of the road". */
function neighbours(scan: Scan, at: number, call: number): Told | null {
  const { tokens } = scan;
  const direction = textAt(tokens, at + 1) === 'the' ? directionAt(tokens, at + 2) : null;
  if (direction === null || isValue(scan, at + 2) || isDestination(scan, at)) return null;
  const after = tokens[direction.next];
  if (after?.kind === 'word' && !/^(?:by|to|and|a|an|with)$/.test(after.text)) return null;
  if (isBefore(scan, at, LEFT_THERE, LONGEST) || !isBefore(scan, at, NEIGHBOURS, NEAR)) return null;
  return { kind: 'side', call, value: direction.deg, from: at, to: direction.next };
}

/** "which bounds the parcel on the west", "bounded westerly by land of Brandt". */
function bounding(scan: Scan, at: number, call: number): Told | null {
  const { tokens } = scan;
  const isOn = textAt(tokens, at + 1) === 'on' && textAt(tokens, at + 2) === 'the';
  const named = directionAt(tokens, isOn ? at + 3 : at + 1);
  if (named !== null && /^(?:by|on)$/.test(textAt(tokens, named.next)))
    return { kind: 'side', call, value: named.deg, from: at, to: named.next };
  const end = ownNounEnd(scan, at + 1);
  if (end < 0 || !/^(?:on|to)$/.test(textAt(tokens, end))) return null;
  const direction = directionAt(tokens, /^(?:the|its)$/.test(textAt(tokens, end + 1)) ? end + 2 : end + 1);
  return direction === null ? null : { kind: 'side', call, value: direction.deg, from: at, to: direction.next };
}

/** "260 feet east of the west line of this tract" places the end; "which lies south of this lot" names the side that the course is on. */
function besideItself(scan: Scan, at: number, call: number): Told | null {
  const { tokens } = scan;
  const direction = directionAt(tokens, at - 1);
  const measured = textAt(tokens, direction === null ? at - 1 : at - 2);
  const end = LENGTHS.has(measured) ? findOwn(scan, at) : -1;
  if (end >= 0) return { kind: 'placed', call, from: at - 2, to: end };
  if (direction === null || !/^(?:lies|lying|the|is)$/.test(measured)) return null;
  const beside = /^(?:and|or)$/.test(textAt(tokens, at + 1)) ? (textAt(tokens, at + 3) === 'to' ? at + 4 : at + 3) : -1;
  const noun = beside < 0 ? at + 1 : beside;
  const isCourse = /^(?:this|said)$/.test(textAt(tokens, noun)) && /^(?:line|course)$/.test(textAt(tokens, noun + 1));
  const own = isCourse ? noun + 2 : beside < 0 ? ownLandEnd(scan, at) : ownNounEnd(scan, beside);
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

/** Behind most of its openings, such as "the", nothing of the kind stands. */
const isOfWinding = oncePerToken((word) => /^(?:wind|meander|sinuos|turn|curves|bends|line|thereof)/.test(word));

/** "down the creek as it winds", "with the meanders thereof", "a straight line between": values that tie across the bends. */
function winding({ tokens, courses }: Scan, at: number, call: number): Told | null {
  if (!hasWord(tokens, at + 1, at + 4, isOfWinding)) return null;
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
