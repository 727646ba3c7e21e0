// What a sentence says the land is bounded by, and on which side: "bounded on the east by Prospect Avenue", "Cane Creek Road forms the northern boundary of the tract".
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { hasWord } from '#core/language/words-index.ts';
import { coursesToward } from '#core/read/account/claims/drawn-sides.ts';
import { type Adjoiner, adjoinersIn } from '#core/read/account/relations/adjoiners.ts';
import type { Named } from '#core/read/account/relations/beside.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';
import {
  areAllAlong,
  coursesAlong,
  landsIn,
  WAYS,
  type Way,
  waysAlong,
  waysIn,
} from '#core/read/account/relations/ways.ts';
import type { Course } from '#core/read/clauses/course.ts';

const LAND = wordSet(LANDS);
const BOUNDS = wordSet(
  'bounded bounds bound bounding adjoins adjoining abuts abutting borders bordering binds joins joining fronts fronting front frontage faces facing',
);
const isBounding = oncePerToken((word) => BOUNDS.has(word));
const SIDES = /^(?:sides?|boundary|line|limit|edge|bound|border|end)$/;
const FORMS = /^(?:forms?|forming|is|being|constitut\w*|makes?|marks?)$/;

interface Side extends Named {
  /** "the east side of the tract": it is this land's, whatever is said of it. */
  readonly isOwn: boolean;
}

/** A line of the figure by its place among the courses. */
interface Line {
  readonly call: number;
  readonly from: number;
  readonly to: number;
}

/** "bounded on the east by Prospect Avenue along the last described course", "Lines 1 and 6 bound the tract on the east and north respectively". */
export function bounded(scan: Scan, lines: readonly Line[]): Told[] {
  const isBound = hasWord(scan.tokens, scan.from, scan.to, isBounding);
  const sides = sidesIn(scan);
  if (sides.length === 0 || !(isBound || sides.some(({ isOwn }) => isOwn))) return [];
  if (isBound && lines.length > 0) return lines.length === sides.length ? inOrder(lines, sides) : [];
  const things = thingsIn(scan);
  if (things.length === 0 && sides.length === 1) return frontage(scan, sides);
  return sides.flatMap((side, place) => {
    const thing = thingOf(scan, things, sides, place);
    return thing === undefined
      ? []
      : sideOf(scan, thing.courses, side.deg, {
          from: Math.min(side.at, thing.at),
          to: Math.max(side.next, thing.next),
        });
  });
}

function inOrder(lines: readonly Line[], sides: readonly Side[]): Told[] {
  return lines.flatMap(({ call, from, to }, place): Told[] => {
    const side = sides[place];
    if (side === undefined) return [];
    return [{ kind: 'side', call, value: side.deg, from: Math.min(from, side.at), to: Math.max(to, side.next) }];
  });
}

/** What bounds a side: named behind it and before the next; right before it; or the only one on either side of the words. */
function thingOf(
  { tokens, to }: Scan,
  things: readonly Adjoiner[],
  sides: readonly Side[],
  place: number,
): Adjoiner | undefined {
  const side = sides[place];
  if (side === undefined) return undefined;
  const until = sides[place + 1]?.at ?? to;
  // "fronts on Paloma Avenue to the north and on Olive Court to the east".
  const led = things.find(({ next }) => next === side.at - 2 && textAt(tokens, next) === 'to');
  if (led !== undefined) return led;
  const own = things.filter(({ at }) => at > side.at && at < until);
  // "Lake Avenue lies along the east side of the lot and Pine Street along the south side of it": each before its side.
  const isBefore = things[0] !== undefined && things[0].next <= (sides[0]?.at ?? 0);
  if (isBefore && things.length === sides.length) return things[place];
  if (own.length > 0) return own[0];
  return sides.length === 1 && things.length === 1 ? things[0] : undefined;
}

/** "on the east", "on its north side", "northerly by": the sides that a sentence names, apart from those of lines and corners. */
function sidesIn(scan: Scan): Side[] {
  const { tokens, from, to } = scan;
  const found: Side[] = [];
  for (let at = from; at < to; at += 1) {
    const direction = directionAt(tokens, at);
    if (direction === null) continue;
    const isSide = SIDES.test(textAt(tokens, direction.next));
    const noun = isSide ? direction.next + 1 : direction.next;
    const isOn = isSideLed(tokens, at);
    // "The alley forms the northerly boundary."
    const isFormed = isSide && tokens[noun]?.kind !== 'word' && FORMS.test(textAt(tokens, at - 2));
    const isOwn = isFormed || ((isSide || isOn) && isOfThis(scan, noun));
    const isListed = found.length > 0 && /^(?:and|,)$/.test(textAt(tokens, at - 1));
    // "faces North on Main Street".
    const isFaced = BOUNDS.has(textAt(tokens, at - 1));
    const isAdverb = direction.ending === 'erly' && /^(?:by|on|upon)$/.test(textAt(tokens, direction.next));
    // "on the north side of Elm Street" is told from the street.
    const isApart = /^(?:of|from|corner|line|half|part)$/.test(textAt(tokens, noun)) || tokens[noun]?.kind === 'number';
    if (isOwn || ((isOn || isFaced || isListed || isAdverb) && !isApart))
      found.push({ deg: direction.deg, at, next: noun, isOwn });
    at = direction.next - 1;
  }
  return found;
}

/** "of the tract", "of the whole lot", "hereof", "of the above". */
function isOfThis(scan: Scan, at: number): boolean {
  const { tokens } = scan;
  if (ownLandEnd(scan, at) >= 0) return true;
  if (textAt(tokens, at) !== 'of' || !/^(?:the|this|said|our)$/.test(textAt(tokens, at + 1))) return false;
  const noun = /^(?:whole|entire|said|same|within|above|foregoing|full)$/.test(textAt(tokens, at + 2))
    ? at + 3
    : at + 2;
  const isEnd = !/^(?:word|number)$/.test(tokens[noun + 1]?.kind ?? '') || textAt(tokens, noun + 1) === 'and';
  if (noun === at + 3 && tokens[noun]?.kind !== 'word') return true;
  return isEnd && LAND.has(textAt(tokens, noun)) && tokens[noun]?.capital !== true;
}

/** "on the", "along its entire", "at the". */
function isSideLed(tokens: readonly Token[], at: number): boolean {
  const article = /^(?:entire|whole|full|sole|only|most)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return (
    /^(?:the|its|said)$/.test(textAt(tokens, article)) &&
    /^(?:on|to|upon|along|at|for)$/.test(textAt(tokens, article - 1))
  );
}

/** Roads, neighbours and lots that the sentence names and a course runs along. */
function thingsIn(scan: Scan): Adjoiner[] {
  const { tokens, from, to, courses } = scan;
  const apart = <Found extends Way | Adjoiner>(found: readonly Found[], others: readonly (Way | Adjoiner)[]): Found[] =>
    found.filter(({ at, next }) => !others.some((other) => other.at < next && at < other.next));
  const told = [...waysIn(tokens, from, to), ...landsIn(tokens, from, to)];
  const numbered = apart(adjoinersIn(tokens, from, to, courses), told);
  const ways = [...told, ...apart(namesIn(scan), [...told, ...numbered])];
  const named = ways.map((way) => ({
    ...way,
    courses: coursesAlong(tokens, courses, way),
    isPlace: isWayEnd(tokens, way.next),
  }));
  const isHeld = areAllAlong(tokens, courses);
  return [...named, ...numbered].filter(({ isPlace }) => isHeld || isPlace).sort((one, other) => one.at - other.at);
}

/** "Amos Reed", "The Glebe land": names in capitals that a course runs along. */
function namesIn({ tokens, from, to, courses }: Scan): Way[] {
  const found: Way[] = [];
  for (let at = from; at < to; at += 1) {
    let next = at;
    while (next < to && tokens[next]?.kind === 'word' && tokens[next]?.capital === true) next += 1;
    const first = /^(?:the|said|this)$/.test(textAt(tokens, at)) ? at + 1 : at;
    const names = tokens.slice(first, next).map(({ text }) => text);
    const way = { at: first, next, names };
    if (next > first && directionAt(tokens, first) === null && coursesAlong(tokens, courses, way).length > 0)
      found.push(way);
    at = Math.max(at, next);
  }
  return found;
}

/** Behind "Elm Street", "County Road 212". */
const isWayEnd = (tokens: readonly Token[], next: number): boolean =>
  WAYS.has(textAt(tokens, next - 1)) || WAYS.has(textAt(tokens, next - 2));

/** "has its sole road frontage on its westerly side": one of the courses along a road looks there. */
function frontage(scan: Scan, sides: readonly Named[]): Told[] {
  const { tokens, from, to, courses } = scan;
  if (!tokens.slice(from, to).some(({ text }) => /^front/.test(text))) return [];
  const along = courses.filter((course) => waysAlong(tokens, course).some(({ next }) => isWayEnd(tokens, next)));
  return sides.flatMap(({ deg, at, next }) => sideOf(scan, along, deg, { from: at, to: next }));
}

/** One of the courses lies on the side told: of several the one that fits best. */
export function sideOf(
  { courses }: Scan,
  along: readonly Course[],
  deg: number,
  range: { from: number; to: number },
): Told[] {
  const [first] = along;
  if (first === undefined) return [];
  const toward = coursesToward(courses, deg);
  const fitting = along.find((course) => toward.includes(course)) ?? first;
  return [{ kind: 'side', call: courses.indexOf(fitting), value: deg, ...range }];
}
