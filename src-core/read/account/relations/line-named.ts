// The line that a course is told to stand to: the one before, the third, the west line of this tract, a street run along earlier, or one that is not drawn.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { FORMER, LINE_NOUNS, ORDINALS } from '#core/language/words/relation-words.ts';
import { adjoinersIn } from '#core/read/account/relations/adjoiners.ts';
import { compassName, directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import { isValue, type Scan } from '#core/read/account/relations/scan.ts';
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
const PLACES = ORDINALS.split(' ');
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
    if (found === 'foreign') return byName(scan, at);
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
  const { tokens } = scan;
  const text = textAt(tokens, at);
  const isOther = textAt(tokens, at + 1) === 'other' || textAt(tokens, at + 1) === 'another';
  if (isOther && (text === 'each' || text === 'one')) return { ...formerOf(scan), next: at + 2 };
  if (text === 'one' && /^(?:before|preceding)$/.test(textAt(tokens, at + 1)))
    return { ...formerOf(scan), next: at + 2 };
  if (text === 'opposite') return { other: 'opposite', next: at + 2 };
  if (FORMERS.has(text)) return former(scan, at);
  // "the course next following", "the next succeeding line".
  const isNext =
    /^(?:following|succeeding|ensuing)$/.test(text) || (text === 'next' && LINES.has(textAt(tokens, at + 1)));
  if (isNext)
    return {
      other: ((scan.call ?? 0) + 1) % scan.courses.length,
      next: LINES.has(textAt(tokens, at + 1)) ? at + 2 : at + 1,
    };
  if (PLACES.includes(text) && !/^(?:-|one|three|five|seven)$/.test(textAt(tokens, at - 1)))
    return numbered(scan, PLACES.indexOf(text), nounWithin(scan, at + 1, 3));
  const told = /^(?:bears|bearing)$/.test(text) ? readBearing(tokens, at + 1) : null;
  if (told !== null && told.bearing !== null) return { deg: degreesOf(azimuthOf(told.bearing)), next: told.next };
  if (LINES.has(text)) return behindNoun(scan, at);
  const direction = directionAt(tokens, at);
  if (direction === null || !LINES.has(textAt(tokens, direction.next))) return null;
  const isAbove = /^(?:aforesaid|above|hereof|herein)$/.test(textAt(tokens, direction.next + 1));
  const isBare = isOwnBare(scan, direction.deg, direction.next);
  const end = isAbove ? direction.next + 2 : isBare ? direction.next + 1 : ownLandEnd(scan, direction.next + 1);
  return end < 0 ? 'foreign' : { other: compassName(direction.deg), next: end };
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

/** "the line last described", "the course before it", "course No. 3", "the line first run". */
function behindNoun(scan: Scan, at: number): LineNamed | 'foreign' | null {
  const { tokens } = scan;
  const after = textAt(tokens, at + 1);
  if (/^(?:last|just|before|preceding|aforesaid)$/.test(after)) return { ...formerOf(scan), next: at + 3 };
  const place = PLACES.indexOf(after);
  if (place >= 0 && /^(?:run|described|mentioned|named|above|given|called|herein)/.test(textAt(tokens, at + 2)))
    return { other: place, next: at + 3 };
  const number = after === 'no' || after === 'number' ? at + (textAt(tokens, at + 2) === '.' ? 3 : 2) : at + 1;
  const { value = Number.NaN, kind } = tokens[number] ?? {};
  if (kind === 'number' && Number.isInteger(value) && value > 0 && readDistance(tokens, number, false)?.unit == null)
    return { other: value - 1, next: number + 1 };
  const isSide = textAt(tokens, at - 1) === 'side' || textAt(tokens, at) === 'side';
  const end = isSide ? ownLandEnd(scan, at + 1) : -1;
  return end < 0 ? null : { other: 'any', next: end };
}

/** "the last mentioned line", "the preceding curve". */
function former(scan: Scan, at: number): LineNamed | 'foreign' | null {
  const noun = nounWithin(scan, at + 1, 4);
  if (noun < 0) return isElliptic(scan, at + 1) ? { ...formerOf(scan), next: at + 1 } : null;
  return isOfOther(scan, noun) ? 'foreign' : { ...formerOf(scan), next: noun + 1 };
}

/** "with the last", "to the preceding one". */
function isElliptic({ tokens, to }: Scan, at: number): boolean {
  const behind = /^(?:one|mentioned|described|named|run|given)$/.test(textAt(tokens, at)) ? at + 1 : at;
  return behind >= to || tokens[behind]?.kind === 'mark';
}

function numbered(scan: Scan, place: number, noun: number): LineNamed | 'foreign' | null {
  if (noun < 0) return null;
  return isOfOther(scan, noun) ? 'foreign' : { other: place, next: noun + 1 };
}

function nounWithin({ tokens }: Scan, from: number, count: number): number {
  for (let i = from; i < from + count; i += 1) if (LINES.has(textAt(tokens, i))) return i;
  return -1;
}

/** "the third line of a deed from Cole to Harris". */
function isOfOther(scan: Scan, noun: number): boolean {
  const { tokens } = scan;
  const isHere =
    /^(?:this|the|said)$/.test(textAt(tokens, noun + 2)) && /^(?:description|survey)$/.test(textAt(tokens, noun + 3));
  return /^(?:of|in)$/.test(textAt(tokens, noun + 1)) && !isHere && ownLandEnd(scan, noun + 1) < 0;
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
function byName({ tokens, call, courses, to }: Scan, at: number): LineNamed | null {
  let next = at;
  // "Lot No. 18".
  const isEnd = (i: number): boolean => ENDS.test(textAt(tokens, i)) && textAt(tokens, i - 1) !== 'no';
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
  return { other: courses.indexOf(only), side: 'named', next };
}

/** In capitals they name no road or owner by themselves. */
const GENERIC =
  /^(?:the|said|lines?|right|way|street|road|avenue|lane|drive|alley|boulevard|highway|route|(?:north|south|east|west).*|side|margin|boundary|edge|center|centerline|property|lands?|county|state|public)$/;
