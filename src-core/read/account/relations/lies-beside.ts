// On which side of something the land lies: of a course, a street, or the lot that it was cut from. So are the courses along it known by the way they look.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { outwardsOf } from '#core/read/account/claims/drawn-sides.ts';
import { type Adjoiner, adjoinersIn, coursesAlong } from '#core/read/account/relations/adjoiners.ts';
import { compassName, directionAt, directionBefore } from '#core/read/account/relations/named-direction.ts';
import { isOfLand } from '#core/read/account/relations/of-land.ts';
import { parentEnd } from '#core/read/account/relations/parent-land.ts';
import { isBefore, isDestination, type Scan, type Told } from '#core/read/account/relations/scan.ts';
import { EDGES, isWay, pairsIn, WAYS, type Way, wayAt } from '#core/read/account/relations/ways.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

const LAND = wordSet(LANDS);

/** A direction in the words. */
export interface Named {
  readonly deg: number;
  readonly at: number;
  readonly next: number;
}

/** A line of the figure by its place among the courses, or by its side. */
export interface Line {
  readonly call?: number;
  readonly deg?: number;
  readonly from: number;
  readonly to: number;
}

export const liesBeside = (scan: Scan, lines: readonly Line[]): Told[] => [
  ...lines.flatMap((line) => besideLine(scan, line)),
  ...runningAlong(scan, lines),
  ...atStreets(scan),
  ...atCorners(scan),
  ...besideParent(scan),
];

/** Of several courses along it the one that fits best. */
export function sideOf(
  { courses }: Scan,
  { courses: along }: Pick<Adjoiner, 'courses'>,
  value: number,
  range: { from: number; to: number },
): Told[] {
  const outwards = outwardsOf(courses);
  const parted = (course: Course): number => partedBy(outwards[courses.indexOf(course)] ?? Number.NaN, value);
  const [fitting] = along.toSorted((one, other) => parted(one) - parted(other));
  return fitting === undefined ? [] : [{ kind: 'side', call: courses.indexOf(fitting), value, ...range }];
}

const SIDES = /^(?:sides?|banks?|shore|margin)$/;
const SIDES_OF_WAYS = /^(?:sides?|line|margin)$/;

/** The direction of "north of the", "on the easterly side of said", before a token. The line of a street parts the land from it; that of a survey has the land within. */
function besideAt(tokens: readonly Token[], from: number, at: number, isOfWay = false): Named | null {
  let of = at - 1;
  while (of > from && /^(?:the|said|its|this|that)$/.test(textAt(tokens, of))) of -= 1;
  // "west of and adjoining the Reed land".
  if (textAt(tokens, of) === 'adjoining' && textAt(tokens, of - 1) === 'and') of -= 2;
  if (textAt(tokens, of) !== 'of') return null;
  const last = (isOfWay ? SIDES_OF_WAYS : SIDES).test(textAt(tokens, of - 1)) ? of - 2 : of - 1;
  const direction = directionBefore(tokens, from, last + 1);
  return direction === null ? null : { deg: direction.deg, at: direction.from, next: of };
}

/** "the land lies on the easterly side of the first course", "lying north of the northerly line above described". */
function besideLine({ tokens, from }: Scan, line: Line): Told[] {
  const beside = besideAt(tokens, from, line.from);
  if (beside === null || !isOfLand(tokens, from, beside.at)) return [];
  const told = { value: (beside.deg + 180) % 360, from: beside.at, to: line.to };
  return namedSide(line, told);
}

/** Of a course by its place, or by the side of the figure that it is. */
function namedSide({ call, deg }: Line, told: { value: number; from: number; to: number }): Told[] {
  if (call !== undefined) return [{ kind: 'side', call, ...told }];
  return deg === undefined ? [] : [{ kind: 'side', side: compassName(deg), ...told }];
}

/** "The fourth line runs with the east line of Church Street", "the west line of the parcel is the west line of Lot 13": as its own words would say it. */
function runningAlong(scan: Scan, lines: readonly Line[]): Told[] {
  const [line] = lines;
  // "the intersection of the north line of the street with the east line of the avenue".
  if (line === undefined || scan.call !== null || isBefore(scan, line.from, CROSSING, 4)) return [];
  for (let at = line.to; at < scan.to; at += 1) {
    const edge = edgeAt(scan, at);
    if (edge !== null && EQUALS.test(textAt(scan.tokens, edge.lead)))
      return namedSide(line, { value: edge.value, from: line.from, to: edge.to });
  }
  return [];
}

const RUNS_ALONG = /^(?:along|with|by|following|binding|follows)$/;
const EQUALS = /^(?:along|with|by|following|binding|follows|is|being|as|also)$/;

/** "the lot south of Elm Street". */
const isThisLand = (tokens: readonly Token[], at: number): boolean =>
  LAND.has(textAt(tokens, at)) && /^(?:the|this|said|that)$/.test(textAt(tokens, at - 1));

const LENGTHS =
  /^(?:feet|foot|ft|rods?|poles?|perches|chains?|links?|varas?|yards?|meters?|'|back|extending|extends|running|runs|through)$/;
const PLACED = /^(?:lying|lies|lie|is|are|being|situated?|located|wholly|entirely|immediately)$/;

/** "a lot 200 feet from the north side of Elm Street", "back to the north line of"; but "lying to the south of Elm Street". */
function isMeasured(tokens: readonly Token[], { at, next }: Named): boolean {
  if (textAt(tokens, at - 1) !== 'the') return false;
  const lead = textAt(tokens, at - 2);
  if (!/^(?:to|toward)$/.test(lead)) return /^(?:from|of)$/.test(lead);
  const before = textAt(tokens, at - 3) === ',' ? at - 4 : at - 3;
  if (PLACED.test(textAt(tokens, before))) return false;
  return directionAt(tokens, next - 1) === null || LENGTHS.test(textAt(tokens, before));
}

/** "a lot on the north side of Elm Street", "lying at the northwest corner of Elm Street and Fairview Lane": the street bounds it on the other side. */
function atStreets(scan: Scan): Told[] {
  const { tokens, from, to, courses } = scan;
  const things = adjoinersIn(tokens, from, to, courses);
  return things.flatMap((thing, place): Told[] => {
    const beside = besideAt(tokens, from, thing.at, isWay(tokens.slice(thing.at, thing.next).map(({ text }) => text)));
    const range = { from: beside?.at ?? 0, to: thing.next };
    if (
      beside !== null &&
      !isMeasured(tokens, beside) &&
      (isThisLand(tokens, beside.at - 1) ||
        /^(?:on|the|wholly|entirely|altogether|lying|lies|is|are|situate|situated|located|immediately)$/.test(
          textAt(tokens, beside.at - 1),
        ))
    ) {
      // "No part of the tract lies east of Ridge Road": so it lies on the other side.
      let clause = beside.at;
      while (clause > Math.max(from, beside.at - LEAD_WORDS) && tokens[clause - 1]?.kind !== 'mark') clause -= 1;
      const isDenied = tokens.slice(clause, beside.at).some(({ text }) => /^(?:no|not|none|nothing)$/.test(text));
      const side = isDenied ? beside.deg : (beside.deg + 180) % 360;
      return isOfLand(tokens, from, beside.at) ? sideOf(scan, thing, side, range) : [];
    }
    const corner = cornerBefore(tokens, from, thing.at);
    const second = things[place + 1];
    if (corner === null || second === undefined || second.at > thing.next + 2 || !isOfLand(tokens, from, corner.at))
      return [];
    if (!thing.isPlace || !second.isPlace) return [];
    return [thing, second].flatMap((one) =>
      sideOf(scan, one, (corner.deg + 180) % 360, { from: corner.at, to: second.next }),
    );
  });
}

/** "the southwest corner of Orange and Palafox Streets": each of the two by the courses along it, though none runs along the other. */
function atCorners(scan: Scan): Told[] {
  const { tokens, from, to, courses } = scan;
  return pairsIn(tokens, from, to).flatMap(([one, other]) => {
    const corner = cornerBefore(tokens, from, one.at);
    if (corner === null || !isOfLand(tokens, from, corner.at)) return [];
    return [one, other].flatMap(({ names }) =>
      sideOf(scan, { courses: coursesAlong(tokens, courses, names) }, (corner.deg + 180) % 360, {
        from: corner.at,
        to: other.next,
      }),
    );
  });
}

/** "The parcel lies north of the South line of said Section 8", within which it is. */
function besideParent(scan: Scan): Told[] {
  const { tokens, from, to } = scan;
  for (let at = from + 1; at < to; at += 1) {
    const edge = edgeAt(scan, at);
    const beside = edge === null || edge.way !== null ? null : besideAt(tokens, from, at);
    if (edge === null || beside === null || !isOfLand(tokens, from, beside.at)) continue;
    return [
      { kind: 'side', side: compassName(edge.value), value: (beside.deg + 180) % 360, from: beside.at, to: edge.to },
    ];
  }
  return [];
}

/** The direction of "the northwest corner of", "the northwest corner of the intersection of", before a token. */
function cornerBefore(tokens: readonly Token[], from: number, at: number): Named | null {
  for (let noun = at - 2; noun >= Math.max(from, at - 6); noun -= 1) {
    if (!/^cor(?:ner)?$/.test(textAt(tokens, noun))) continue;
    const direction = directionBefore(tokens, from, noun);
    const isCorner = direction !== null && direction.deg % 90 !== 0;
    return isCorner ? { deg: direction.deg, at: direction.from, next: noun + 1 } : null;
  }
  return null;
}

const CROSSING = wordSet('intersection junction corner');
/** In tokens, before "with". */
const LEAD_WORDS = 12;
const STANDS = /^(?:on|in|upon|to|at)$/;

/** What the words of a course tell at a token: "along the northerly side of Mulberry Street", whose other side the land is on; "to a post on its southerly side", of the course along it; "the parcel lying wholly on the south side of that street". */
export function sideAt(scan: Scan, at: number): Told | null {
  const { tokens, from, call, courses } = scan;
  const edge = edgeAt(scan, at);
  if (edge !== null) {
    const { lead, value, to, way } = edge;
    const range = { from: lead, to };
    if (STANDS.test(textAt(tokens, lead)))
      // A road without a name may be run along in one course and only come to in another.
      return way === null || tokens[way.at]?.capital !== true
        ? null
        : (sideOf(scan, { courses: coursesAlong(tokens, courses, way.names) }, value, range)[0] ?? null);
    // "to the intersection of the lane with the north line of the street" is where it ends.
    if (call === null || courses[call]?.curve != null || !RUNS_ALONG.test(textAt(tokens, lead))) return null;
    return isDestination(scan, lead) || isBefore(scan, lead, CROSSING, LEAD_WORDS)
      ? null
      : { kind: 'side', call, value, ...range };
  }
  if (call === null || !/^(?:that|said)$/.test(textAt(tokens, at)) || !WAYS.has(textAt(tokens, at + 1))) return null;
  const beside = besideAt(tokens, from, at, true);
  if (beside === null || !isOfLand(tokens, from, beside.at)) return null;
  return { kind: 'side', call, value: (beside.deg + 180) % 360, from: beside.at, to: at + 2 };
}

interface Edge {
  /** The word before "the northerly side". */
  readonly lead: number;
  readonly to: number;
  /** The side of the land that what runs there is on. */
  readonly value: number;
  readonly way: Way | null;
}

/** "the northerly side of Mulberry Street", which lies beyond it; "the west line of said Lot 13", within which the land lies. */
function edgeAt(scan: Scan, at: number): Edge | null {
  const { tokens, from, to } = scan;
  const direction = directionAt(tokens, at);
  if (direction === null) return null;
  const lead = /^(?:the|said)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  let noun = direction.next;
  while (/^(?:right|of|way|-|r|w|\/|property|street|road)$/.test(textAt(tokens, noun))) noun += 1;
  if (lead < from || !EDGES.test(textAt(tokens, noun)) || textAt(tokens, noun + 1) !== 'of') return null;
  if (textAt(tokens, lead - 1) === 'parallel') return null;
  const parent = parentEnd(scan, noun + 2);
  if (parent >= 0) return { lead, to: parent, value: direction.deg, way: null };
  const way = wayAt(tokens, noun + 2, to);
  if (way === null) return null;
  return { lead, to: way.next, value: (direction.deg + 180) % 360, way };
}
