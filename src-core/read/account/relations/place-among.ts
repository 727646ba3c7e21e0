// What the words of a course say of its place: among the others, and beside the street that the land fronts on.

import { ordinalOf } from '#core/language/numerals.ts';
import { textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { outwardsOf } from '#core/read/account/claims/drawn-sides.ts';
import { coursesOnWays } from '#core/read/account/relations/adjoiners.ts';
import { sideAt } from '#core/read/account/relations/lies-beside.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';

/** The assertion that begins at a token of a course, or null. */
export function placeAmong(scan: Scan, at: number): Told | null {
  return orderAt(scan, at) ?? frontAt(scan, at) ?? sideAt(scan, at);
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

const FACES = wordSet('front rear back');

/** "along the rear line of said lot": across from the one street that the courses run along. */
function frontAt(scan: Scan, at: number): Told | null {
  const { tokens, call, courses } = scan;
  const face = textAt(tokens, at);
  if (call === null || !FACES.has(face) || !/^(?:the|its|entire)$/.test(textAt(tokens, at - 1))) return null;
  const noun = /^(?:line|side|boundary)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const to = ownLandEnd(scan, noun);
  const streets = coursesOnWays(tokens, courses);
  const [street] = streets;
  const outward = street === undefined ? undefined : outwardsOf(courses)[courses.indexOf(street)];
  if (to < 0 || outward === undefined || streets.length > 1) return null;
  const value = (((face === 'front' ? outward : outward + 180) % 360) + 360) % 360;
  return { kind: 'side', call, value, from: at, to };
}
