// What the words of a course say of its place: among the others, and beside the street that the land fronts on.
import { ordinalOf } from '#core/language/numerals.ts';
import { textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { outwardsOf } from '#core/read/account/claims/drawn-sides.ts';
import { besideAt, isOfLand } from '#core/read/account/relations/beside.ts';
import { sideOf } from '#core/read/account/relations/bounded.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import { isBefore, isDestination, type Scan, type Told } from '#core/read/account/relations/scan.ts';
import { coursesAlong, EDGES, WAYS, waysAlong, waysIn } from '#core/read/account/relations/ways.ts';

/** The assertion that begins at a token of a course, or null. */
export function placeAmong(scan: Scan, at: number): Told | null {
  return orderAt(scan, at) ?? frontAt(scan, at) ?? besideStreet(scan, at) ?? edgeAt(scan, at);
}

/** "this being the fourth course". */
function orderAt({ tokens, call, courses }: Scan, at: number): Told | null {
  if (call === null || textAt(tokens, at) !== 'this') return null;
  const the = /^(?:being|is)$/.test(textAt(tokens, at + 1)) ? at + 2 : at;
  const place = the === at || textAt(tokens, the) !== 'the' ? null : ordinalOf(textAt(tokens, the + 1));
  if (place === null || !/^(?:course|call|line)$/.test(textAt(tokens, the + 2))) return null;
  const isSo = place === call + 1 || courses.length < 2;
  return isSo ? null : { kind: 'order', call, value: place, from: at, to: the + 3 };
}

const FACES = /^(?:front|rear|back)$/;

/** "along the rear line of said lot": across from the one street that the courses run along. */
function frontAt(scan: Scan, at: number): Told | null {
  const { tokens, call, courses } = scan;
  const face = textAt(tokens, at);
  if (call === null || !FACES.test(face) || !/^(?:the|its|entire)$/.test(textAt(tokens, at - 1))) return null;
  const noun = /^(?:line|side|boundary)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const to = ownLandEnd(scan, noun);
  const streets = courses.flatMap((course, index) => (waysAlong(tokens, course).length > 0 ? [index] : []));
  const [street] = streets;
  const outward = street === undefined ? undefined : outwardsOf(courses)[street];
  if (to < 0 || outward === undefined || streets.length > 1) return null;
  const value = (((face === 'front' ? outward : outward + 180) % 360) + 360) % 360;
  return { kind: 'side', call, value, from: at, to };
}

/** "along the south line of Harbor Street, the parcel lying wholly on the south side of that street". */
function besideStreet({ tokens, from, call }: Scan, at: number): Told | null {
  if (call === null || !/^(?:that|said)$/.test(textAt(tokens, at)) || !WAYS.has(textAt(tokens, at + 1))) return null;
  const beside = besideAt(tokens, from, at);
  if (beside === null || !isOfLand(tokens, from, beside.at)) return null;
  return { kind: 'side', call, value: (beside.deg + 180) % 360, from: beside.at, to: at + 2 };
}

const CROSSING = wordSet('intersection junction corner');
/** In tokens, before "with". */
const LEAD_WORDS = 12;
const RUNS_ALONG = /^(?:along|with|by|following|binding)$/;

const STANDS = /^(?:on|in|upon|to|at)$/;

/** "along the northerly side of Mulberry Street": the street lies south of the course, and the land north of it; "to a post on its southerly side": so it would lie north of the course along it. */
function edgeAt(scan: Scan, at: number): Told | null {
  const { tokens, from, to, call, courses } = scan;
  const direction = directionAt(tokens, at);
  if (direction === null) return null;
  const lead = /^(?:the|said)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  if (lead < from) return null;
  let noun = direction.next;
  while (/^(?:right|of|way|-|r|w|\/|property|street|road)$/.test(textAt(tokens, noun))) noun += 1;
  if (!EDGES.test(textAt(tokens, noun)) || textAt(tokens, noun + 1) !== 'of') return null;
  const [way] = waysIn(tokens, noun + 2, Math.min(to, noun + LONGEST_NAME));
  if (way === undefined || way.at > noun + 3) return null;
  const told = { value: (direction.deg + 180) % 360, from: lead, to: way.next };
  if (STANDS.test(textAt(tokens, lead)))
    return sideOf(scan, coursesAlong(tokens, courses, way), told.value, told)[0] ?? null;
  // "to the intersection of the lane with the north line of the street" is where it ends.
  if (call === null || courses[call]?.curve != null || !RUNS_ALONG.test(textAt(tokens, lead))) return null;
  return isDestination(scan, lead) || isBefore(scan, lead, CROSSING, LEAD_WORDS)
    ? null
    : { kind: 'side', call, ...told };
}

/** In tokens, from the edge to the end of the street's name. */
const LONGEST_NAME = 9;
