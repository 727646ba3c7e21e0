// What bounds the land, and on which side of it: "bounded on the east by Prospect Avenue", "Caldwell lies on the east and Moss on the south".
import { oncePerToken } from '#core/language/once-per-word.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { hasWord, placesWithin } from '#core/language/words-index.ts';
import { coursesToward } from '#core/read/account/claims/drawn-sides.ts';
import { type Adjoiner, adjoinersIn, coursesOnWays, isAlongNamed } from '#core/read/account/relations/adjoiners.ts';
import { type Line, liesBeside, type Named, sideOf } from '#core/read/account/relations/lies-beside.ts';
import { directionAt, mayPoint } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd, ownNounEnd } from '#core/read/account/relations/own-land.ts';
import { isBefore, isDestination, isValue, type Scan, type Told } from '#core/read/account/relations/scan.ts';
import { WAYS } from '#core/read/account/relations/ways.ts';

const LAND = wordSet(LANDS);
const isBounding = oncePerToken((word) =>
  /^(?:bound(?:s|ed|ing)?|adjoin\w*|abut\w*|border\w*|binds?|joins?|joining|front\w*|fac(?:es?|ing)|touch\w*|skirt\w*|flank\w*|neighbou?rs?)$/.test(
    word,
  ),
);
const SIDES = /^(?:sides?|boundary|line|limit|edge|bound|border|end)$/;
const FORMS = /^(?:forms?|forming|is|being|constitut\w*|makes?|marks?)$/;

interface Side extends Named {
  /** "the east side of the tract": it is this land's, whatever is said of it. */
  readonly isOwn: boolean;
}

/** All that a sentence tells of sides. */
export const sidesTold = (scan: Scan, lines: readonly Line[]): Told[] =>
  hasWord(scan.tokens, scan.from, scan.to, mayPoint) ? [...bounded(scan, lines), ...liesBeside(scan, lines)] : [];

/** "bounded on the east by Prospect Avenue", "Caldwell lies on the east and Moss on the south", "Lines 1 and 6 bound the tract on the east and north respectively". */
function bounded(scan: Scan, lines: readonly Line[]): Told[] {
  const { tokens } = scan;
  const isBound = hasWord(tokens, scan.from, scan.to, isBounding);
  const sides = sidesIn(scan).filter((side) => !isOfUnnamed(scan, side));
  if (sides.length === 0) return [];
  const numbered = lines.filter(({ call }) => call !== undefined);
  if (isBound && numbered.length > 0) return numbered.length === sides.length ? inOrder(numbered, sides) : [];
  // "owners of 4417 Buckhorn Road, and the company, owner of the land adjoining on the east".
  const named = adjoinersIn(tokens, scan.from, scan.to, scan.courses).filter(
    ({ at }) => tokens[at - 1]?.kind !== 'number',
  );
  const things = named.filter(({ at }) => !isOfOthersCorner(tokens, at));
  if (named.length > 0 && things.length === 0) return [];
  if (things.length === 0) return sides.length === 1 && isBound ? frontage(scan, sides) : [];
  const told = sides.flatMap((side, place) => {
    const thing = thingOf(scan, things, sides, place);
    const isTold = isBound || sides.some(({ isOwn }) => isOwn) || (thing !== undefined && isBeside(scan, thing, side));
    return thing === undefined || !isTold ? [] : [{ side, thing }];
  });
  return told.flatMap(({ side, thing }) => {
    // "on the north and east by Young", whom one course names: on the other side a course may leave him out.
    const isElse = told.some((other) => other.thing === thing && looks(scan, thing, other.side.deg));
    if (isElse && !looks(scan, thing, side.deg) && !isTaken(scan, side.deg)) return [];
    return sideOf(scan, thing, side.deg, { from: Math.min(side.at, thing.at), to: Math.max(side.next, thing.next) });
  });
}

/** "on Elm Street, with the use of the drive on the adjoining lot to the west": that lot lies there, and not the street. */
function isOfUnnamed({ tokens }: Scan, { at, next }: Side): boolean {
  return (
    /^(?:adjoining|adjacent|neighbou?ring)$/.test(textAt(tokens, at - 4)) &&
    LAND.has(textAt(tokens, at - 3)) &&
    /^(?:on|to) the$/.test(`${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}`) &&
    tokens[next]?.kind === 'mark'
  );
}

/** "by the lot of Cole at the corner of Elm and Oak Streets": the lot bounds it, and not the streets. */
const isOfOthersCorner = (tokens: readonly Token[], at: number): boolean =>
  /\bby (?:the |a )?(?:\w+ )?(?:lot|land|property) (?:(?:of \w+ )?|, which is )(?:situated? |located |lying )?(?:at|on) the corner of (?:\w+ and )?$/.test(
    `${textWithin(tokens, Math.max(0, at - OTHERS_CORNER), at)} `,
  );

/** In tokens: "by the Cole lot, which is situated at the corner of Elm and". */
const OTHERS_CORNER = 16;

/** One of the courses along it looks that way. */
const looks = ({ courses }: Scan, thing: Adjoiner, deg: number): boolean =>
  coursesToward(courses, deg).some((course) => thing.courses.includes(course));

/** All that look that way say what they run along. */
const isTaken = ({ tokens, courses }: Scan, deg: number): boolean =>
  coursesToward(courses, deg).every((course) => isAlongNamed(tokens, courses, course));

/** "Ezra Boyd is the neighbor on the northeast", but not his house: nothing that lies there itself is named between the two. */
function isBeside(scan: Scan, thing: Adjoiner, side: Side): boolean {
  const [from, to] = thing.next <= side.at ? [thing.next, side.at] : [side.next, thing.at];
  const between = wordsIn(scan.tokens, scan.from, scan.to).filter(({ at }) => at >= from && at < to);
  return between.length <= LONGEST_GAP && !between.some(({ sort, text }) => LIES_ITSELF.test(sort) || text === ';');
}

const LONGEST_GAP = 8;
const LIES_ITSELF = /^(?:thing|monument|way|piece|right|number|paper|time|limit|reserve|keep|grant)$/;

function inOrder(lines: readonly Line[], sides: readonly Side[]): Told[] {
  return lines.flatMap(({ call, from, to }, place): Told[] => {
    const side = sides[place];
    if (side === undefined || call === undefined) return [];
    return [{ kind: 'side', call, value: side.deg, from: Math.min(from, side.at), to: Math.max(to, side.next) }];
  });
}

/** What bounds a side: named behind it and before the next, or before it and behind the last, as the first of them stand; and what bounds the one that it is joined to. */
function thingOf(scan: Scan, things: readonly Adjoiner[], sides: readonly Side[], place: number): Adjoiner | undefined {
  const { tokens, from, to } = scan;
  const [side, before, behind] = [sides[place], sides[place - 1], sides[place + 1]];
  const isLed = (things[0]?.at ?? to) < (sides[0]?.at ?? to);
  if (side === undefined) return undefined;
  const [start, end] = isLed ? [before?.next ?? from, side.at] : [side.next, behind?.at ?? to];
  const own = things.filter(({ at }) => at >= start && at < end);
  if (own.length > 0) return isLed ? own.at(-1) : own[0];
  // "on the north and east by Young".
  const [one, other, next] = isLed ? [before, side, place - 1] : [side, behind, place + 1];
  const isJoined =
    one !== undefined &&
    other !== undefined &&
    tokens.slice(one.next, other.at).every(({ text }) => /^(?:and|,|on|to|the|its)$/.test(text));
  if (isJoined) return thingOf(scan, things, sides, next);
  return sides.length === 1 && things.length === 1 ? things[0] : undefined;
}

/** The sides that a sentence names, apart from those of lines and corners. */
function sidesIn(scan: Scan): Side[] {
  const { tokens, from, to } = scan;
  const found: Side[] = [];
  let past = from;
  for (const at of placesWithin(tokens, from, to, mayPoint)) {
    const direction = at < past ? null : directionAt(tokens, at);
    if (direction === null) continue;
    const isListed = found.length > 0 && /^(?:and|,)$/.test(textAt(tokens, at - 1));
    const side = sideHere(scan, at, isListed);
    if (side !== null) found.push(side);
    past = direction.next;
  }
  return found;
}

/** "on the east", "on its north side", "northerly by", "lying south of this lot". */
function sideHere(scan: Scan, at: number, isListed: boolean): Side | null {
  const { tokens } = scan;
  const direction = directionAt(tokens, at);
  if (direction === null) return null;
  const isSide = SIDES.test(textAt(tokens, direction.next));
  const noun = isSide ? direction.next + 1 : direction.next;
  const isOn = isSideLed(tokens, at);
  // "The alley forms the northerly boundary."
  const isFormed = isSide && tokens[noun]?.kind !== 'word' && FORMS.test(textAt(tokens, at - 2));
  const isLying = /^(?:lies|lying|is)$/.test(textAt(tokens, at - 1));
  const isOfIt =
    (isOn || (isLying && isNamedAt(tokens, at - 2))) &&
    textAt(tokens, noun) === 'of' &&
    textAt(tokens, noun + 1) === 'it';
  // "East of the tract is Purcell."
  const isOpening = at === scan.from;
  const isOwn = isFormed || isOfIt || ((isSide || isOn || isLying || isOpening) && isOfThis(scan, noun));
  // "The land of Hale is south.", "Hale (south)".
  const isEnd = tokens[direction.next]?.kind === 'mark' || direction.next >= scan.to;
  const isBare = isEnd && (isLying || (textAt(tokens, at - 1) === '(' && textAt(tokens, direction.next) === ')'));
  // "The west line is along Ridge Road."
  const isRun =
    isSide &&
    /^(?:is|lies|runs|being)$/.test(textAt(tokens, noun)) &&
    /^(?:along|with|by)$/.test(textAt(tokens, noun + 1));
  // "faces North on Main Street".
  const before = tokens[at - 1];
  const isFaced = before?.kind === 'word' && isBounding(before);
  const isAdverb = direction.ending === 'erly' && /^(?:by|on|upon)$/.test(textAt(tokens, direction.next));
  // "West Virginia".
  const isName = tokens[at]?.capital === true && tokens[noun]?.capital === true && directionAt(tokens, noun) === null;
  // "on the north side of Elm Street" is told from the street.
  const isApart =
    /^(?:of|from|corner|line|half|part|banks?|shore)$/.test(textAt(tokens, noun)) ||
    tokens[noun]?.kind === 'number' ||
    isName;
  const isTold = isOwn || ((isOn || isFaced || isListed || isAdverb || isBare || isRun) && !isApart);
  return isTold ? { deg: direction.deg, at, next: noun, isOwn } : null;
}

const LEFT_THERE = wordSet('leaving leaves keeping passing turning curving deflecting concave convex');
const NEIGHBOURS = wordSet(
  'land lands bounds bounded bounding adjoins adjoining abutting butting property estate lying lies by',
);
/** In tokens. */
const [NEAR, FAR] = [6, 12];

/** What the words of a course tell at a token: "by land of Brandt on the north", "bounded westerly by", "which lies south of this lot" name the side that the course is on; but "leaving the lot on the north". */
export function courseSideAt(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  // "turning and running North 2° West 100.12 feet, bounding easterly on": what is turned is told by then.
  const isBounded = tokens[at - 1]?.kind === 'word' && isBounding(tokens[at - 1] as Token);
  const isEnd = isDestination(scan, isBounded ? at - 1 : at - 2);
  if (call === null || directionAt(tokens, at) === null || isValue(scan, at) || isEnd) return null;
  const side = sideHere(scan, at, false);
  if (side === null || (side.isOwn && !/^(?:lies|lying|is|the)$/.test(textAt(tokens, at - 1)))) return null;
  // "on the east by land of Lamb, S 1° W, 330 feet" at the head of its course.
  // "WESTERLY by Marigold Lane, on a line running N 17° E" at the head of its line.
  const isRow = textAt(tokens, at - 1) === ':' && /^(?:line|paragraph)$/.test(tokens[at]?.gap ?? '');
  const isHead =
    at - scan.from <= 3 && (isRow || textAt(tokens, at - 2) === 'on') && textAt(tokens, side.next) === 'by';
  if (
    (!isBounded && isBefore(scan, at, LEFT_THERE, FAR)) ||
    !(side.isOwn || isHead || isBefore(scan, at, NEIGHBOURS, NEAR))
  )
    return null;
  const thing = side.isOwn ? lyingThere(scan, at) : undefined;
  if (thing !== undefined) return sideOf(scan, thing, side.deg, { from: thing.at, to: side.next })[0] ?? null;
  return { kind: 'side', call, value: side.deg, from: at, to: side.next };
}

/** "containing 14 acres, the said highway lying along the south side of the whole": told of the highway, wherever it stands. */
function lyingThere({ tokens, from, courses }: Scan, at: number): Adjoiner | undefined {
  let clause = at;
  while (clause > Math.max(from, at - FARTHEST_THING) && tokens[clause - 1]?.kind === 'word') clause -= 1;
  return adjoinersIn(tokens, clause, at, courses)[0];
}

/** In tokens: "the said highway as now laid out lying along the". */
const FARTHEST_THING = 16;

/** "of the tract", "of the whole lot", "hereof", "of the above". */
function isOfThis(scan: Scan, at: number): boolean {
  const { tokens } = scan;
  // "lying westerly of and adjoining this course".
  const isTwice = /^of (?:and|or)$/.test(`${textAt(tokens, at)} ${textAt(tokens, at + 1)}`);
  const own = isTwice ? (textAt(tokens, at + 3) === 'to' ? at + 3 : at + 2) : at;
  if (ownLandEnd(scan, own) >= 0 || (isTwice && ownNounEnd(scan, own + 1) >= 0)) return true;
  // In a course "said lot" may be another's.
  if (scan.call !== null)
    return /^(?:this|said) (?:line|course)$/.test(`${textAt(tokens, own + 1)} ${textAt(tokens, own + 2)}`);
  if (textAt(tokens, at) !== 'of' || !/^(?:the|this|said|our)$/.test(textAt(tokens, at + 1))) return false;
  const noun = /^(?:whole|entire|said|same|within|above|foregoing|full)$/.test(textAt(tokens, at + 2))
    ? at + 3
    : at + 2;
  const isEnd =
    !/^(?:word|number)$/.test(tokens[noun + 1]?.kind ?? '') || /^(?:and|is)$/.test(textAt(tokens, noun + 1));
  if (noun === at + 3 && tokens[noun]?.kind !== 'word') return true;
  return isEnd && LAND.has(textAt(tokens, noun)) && tokens[noun]?.capital !== true;
}

/** The end of a street's or a neighbour's name. */
const isNamedAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true || WAYS.has(textAt(tokens, at));

/** "on the", "along its entire", "at the". */
function isSideLed(tokens: readonly Token[], at: number): boolean {
  const article = /^(?:entire|whole|full|sole|only|most)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return (
    /^(?:the|its|their|said)$/.test(textAt(tokens, article)) &&
    /^(?:on|to|upon|along|at|for)$/.test(textAt(tokens, article - 1))
  );
}

/** "has its sole road frontage on its westerly side": one of the courses along a road looks there. */
function frontage(scan: Scan, sides: readonly Named[]): Told[] {
  const { tokens, from, to } = scan;
  if (!tokens.slice(from, to).some(({ text }) => /^front/.test(text))) return [];
  const courses = coursesOnWays(tokens, scan.courses);
  return sides.flatMap(({ deg, at, next }) => sideOf(scan, { courses }, deg, { from: at, to: next }));
}
