// The line that a course is told to stand to: the one before, the third, the west line of this tract, a street run along earlier, or one that is not drawn.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { FORMER, LINE_NOUNS } from '#core/language/words/relation-words.ts';
import { resolved } from '#core/read/account/claims/named-course.ts';
import { LAST } from '#core/read/account/claims/term.ts';
import { termAt } from '#core/read/account/claims/terms.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { adjoinersIn } from '#core/read/account/relations/adjoiners.ts';
import { compassName, directionAt } from '#core/read/account/relations/named-direction.ts';
import { isOfThisFigure, ownLandEnd } from '#core/read/account/relations/own-land.ts';
import { isValue, type Scan } from '#core/read/account/relations/scan.ts';
import { wayTold } from '#core/read/account/relations/way-told.ts';
import { waysIn } from '#core/read/account/relations/ways.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';

export interface LineNamed {
  readonly next: number;
  /** Index of a course, the name of a side, "opposite", "any" of the others, "none" where no course goes before, or "unnamed" where a line is said that was never told of. */
  readonly other?: number | string;
  /** Azimuth in degrees, where the text tells it. */
  readonly deg?: number;
  /** "named" where it is known by its name alone. */
  readonly side?: string;
  /** No line is named, and the course before is meant. */
  readonly isTacit?: boolean;
  /** Of the way between the two. */
  readonly apart_ft?: number;
}

const LINES = wordSet(LINE_NOUNS);
const FORMERS = wordSet(FORMER);
const FILLERS = wordSet(
  'to with from of and the a an said that same always at all points times distant apart equidistant easterly westerly northerly southerly north south east west',
);
const LONGEST = 18;
const ENDS = /^(?:[,;():.]|thence|running|run|runs|continuing|proceeding|going)$/;

/** What is named behind "parallel", "at right angles", …; null where it is a line that is not drawn. */
export function lineNamed(scan: Scan, at: number): LineNamed | null {
  const { tokens, to } = scan;
  let apart_ft: number | undefined;
  let isForeign = false;
  let next = at;
  for (let i = at; i < Math.min(to, at + LONGEST); i += 1) {
    const text = textAt(tokens, i);
    // "30 feet easterly of, when measured square to, the center": the line is yet to come.
    if (text === ',' && /^(?:of|from|with|to)$/.test(textAt(tokens, i - 1)) && i > at) continue;
    if (ENDS.test(text) || isValue(scan, i)) break;
    const found = lineAt(scan, i);
    if (found === 'foreign') return wayTold(scan, i) ?? byName(scan, at);
    if (found !== null) return apart_ft === undefined ? found : { ...found, apart_ft };
    const length = tokens[i]?.kind === 'number' ? readDistance(tokens, i, false) : null;
    if (length !== null && length.unit !== null) {
      apart_ft = length.value * unitFeet(length.unit, '');
      i = length.next - 1;
    } else if (!FILLERS.has(text) && text !== '-') isForeign = true;
    next = i + 1;
  }
  if (isForeign) return byName(scan, at);
  return { ...formerOf(scan), next, isTacit: true };
}

function lineAt(scan: Scan, at: number): LineNamed | 'foreign' | null {
  const { tokens, call, courses } = scan;
  const text = textAt(tokens, at);
  const isOther = /^(?:each|one) (?:other|another)$/.test(`${text} ${textAt(tokens, at + 1)}`);
  if (isOther) return { ...formerOf(scan), next: at + 2 };
  if (text === 'opposite') return { other: 'opposite', next: at + 2 };
  const noun = /^(?:with|to)$/.test(text) ? at + 1 : at;
  const said = textAt(tokens, noun) === 'said' ? wayTold(scan, noun) : null;
  if (said !== null) return said;
  const told = /^(?:bears|bearing)$/.test(text) ? readBearing(tokens, at + 1) : null;
  if (told !== null && told.bearing !== null) return { deg: degreesOf(azimuthOf(told.bearing)), next: told.next };
  if (FORMERS.has(text) && isElliptic(scan, at + 1)) return { ...formerOf(scan), next: at + 1 };
  // "the course next following".
  if (/^(?:following|succeeding|ensuing)$/.test(text))
    return { other: ((call ?? 0) + 1) % courses.length, next: LINES.has(textAt(tokens, at + 1)) ? at + 2 : at + 1 };
  const line = termAt(tokens, at, scan.from);
  if (line?.kind !== 'line' || line.by?.kind === 'this' || line.by?.kind === 'along') return anySide(scan, at);
  const { by, deg, to: next } = line;
  const isOwn = isOfThisFigure(scan, line) || (deg !== undefined && isOwnBare(scan, deg, next - 1));
  if (!isOwn) return 'foreign';
  if (by?.kind === 'former' || line.call === LAST) return { ...formerOf(scan), next };
  const named = resolved(scan, line);
  if (named.kind === 'line' && named.call !== undefined) return { other: named.call, next };
  return deg === undefined
    ? anySide(scan, at)
    : { other: compassName(deg), next: Math.max(next, ownLandEnd(scan, next)) };
}

const OUTER = /^(?:side|end|front|rear|back|outer|outside|exterior|boundary)$/;

/** "parallel to a side of the lot", "square with the side line of said lot": one of its lines, whichever it is. */
function anySide(scan: Scan, at: number): LineNamed | null {
  const { tokens } = scan;
  const isLine = OUTER.test(textAt(tokens, at)) && /^(?:lines?|boundary)$/.test(textAt(tokens, at + 1));
  if (!isLine && textAt(tokens, at) !== 'side') return null;
  const end = ownLandEnd(scan, isLine ? at + 2 : at + 1);
  return end < 0 ? null : { other: 'any', next: end };
}

/** "at right angles to the north line": this land's, where no other's north line is told of. */
function isOwnBare({ tokens, courses }: Scan, deg: number, noun: number): boolean {
  if (tokens[noun + 1]?.kind === 'word' || textAt(tokens, noun) !== 'line') return false;
  const upTo = tokens.slice(0, courses.at(-1)?.to ?? 0);
  return !upTo.some((_, at) => {
    const direction = at + 1 === noun ? null : directionAt(tokens, at);
    return direction?.deg === deg && LINES.has(textAt(tokens, direction.next)) && direction.next !== noun;
  });
}

/** "with the last", "to the preceding one". */
function isElliptic({ tokens, to }: Scan, at: number): boolean {
  const behind = /^(?:one|mentioned|described|named|run|given)$/.test(textAt(tokens, at)) ? at + 1 : at;
  return behind >= to || tokens[behind]?.kind === 'mark';
}

function formerOf({ call, tie_deg }: Scan): { other?: number | string; deg?: number } {
  if (call === null) return { other: 'none' };
  if (call > 0) return { other: call - 1 };
  return tie_deg === null ? { other: 'none' } : { deg: tie_deg };
}

const WAYS = wordSet('road street lane alley highway avenue railroad railway turnpike pike fence wall creek river');

/** "perpendicular to said road", where none is told of before. */
function isNamedBefore(tokens: readonly Token[], at: number, next: number): boolean {
  for (let i = at + 1; i < next; i += 1) {
    const noun = textAt(tokens, i);
    if (!WAYS.has(noun) || !/^(?:said|the)$/.test(textAt(tokens, i - 1))) continue;
    return tokens.slice(0, at).some(({ text }) => text === noun);
  }
  return true;
}

/** "parallel with said Elm Street", where courses run along it and all of them one way. */
function byName(scan: Scan, at: number): LineNamed | null {
  const { tokens, call, courses, to } = scan;
  let next = at;
  // "Lot No. 18".
  const isEnd = (i: number): boolean =>
    (ENDS.test(textAt(tokens, i)) && textAt(tokens, i - 1) !== 'no') ||
    // "parallel with the railroad to Main Street": how far, and not with what.
    (i > at && textAt(tokens, i) === 'to');
  while (next < Math.min(to, at + LONGEST) && !isEnd(next)) next += 1;
  if (call === null) return null;
  const named = adjoinersIn(tokens, at, next, courses).find((one) =>
    one.courses.some((course) => course !== courses[call]),
  );
  if (named === undefined) {
    const isNamed = tokens.slice(at, next).some(({ capital, text }) => capital && !GENERIC.test(text));
    return isNamed || isNamedBefore(tokens, at, next) ? null : { other: 'unnamed', next };
  }
  const [only, second] = named.courses.filter((course) => course !== courses[call]);
  if (only === undefined || second !== undefined || only.curve !== null) return null;
  const apart_ft = apartIn(scan, at, next);
  return { other: courses.indexOf(only), side: 'named', next, ...(apart_ft === null ? {} : { apart_ft }) };
}

/** "parallel with Elm Street and distant one hundred feet therefrom": from the line that the land has on it, and not from its middle or from another street. */
function apartIn(scan: Scan, from: number, to: number): number | null {
  const { tokens } = scan;
  const isElse = tokens
    .slice(from, to)
    .some(({ text }) => /^(?:cent(?:er|re)(?:line)?|middle|track|tracks)$/.test(text));
  if (isElse || waysIn(tokens, from, to).length > 1) return null;
  const lengths = tokens.slice(from, to).flatMap((_, i) => {
    const length = isValue(scan, from + i) ? null : lengthAt(tokens, from + i);
    return length === null || isValue(scan, length.to - 1) ? [] : [length];
  });
  const [only] = lengths;
  const isFrom =
    only !== undefined &&
    tokens
      .slice(only.to, Math.min(to, only.to + NEAR))
      .some(({ text }) => /^(?:therefrom|thereof|from|of)$/.test(text));
  return isFrom && lengths.length === 1 ? only.value : null;
}

/** In tokens, behind the length. */
const NEAR = 4;

/** In capitals they name no road or owner by themselves. */
const GENERIC =
  /^(?:the|said|lines?|right|way|street|road|avenue|lane|drive|alley|boulevard|highway|route|(?:north|south|east|west).*|side|margin|boundary|edge|center|centerline|property|lands?|county|state|public)$/;
