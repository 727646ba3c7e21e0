// Lengths that words give to sides of the land by the way they look, and to its fronts: "bounded North 320 feet by Purdy", "200 feet on the east and west sides", "fronting 325 feet on the county road".
import { oncePerPassage, oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { hasWord } from '#core/language/words-index.ts';
import { lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { coursesAlong } from '#core/read/account/relations/adjoiners.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { isHouseOnIt } from '#core/read/account/relations/of-land.ts';
import type { Scan } from '#core/read/account/relations/scan.ts';
import { WAYS, waysIn } from '#core/read/account/relations/ways.ts';
import type { Course } from '#core/read/clauses/course.ts';

const isOfSides = oncePerToken((word) =>
  /^(?:bounded|bounding|sides?|front|fronts|fronting|frontage|depth|deep|dimensions?|back|extends?)$/.test(word),
);
const isOfWidth = oncePerToken((word) => /^(?:wide|width|breadth|by)$/.test(word));
const isElsewhere = oncePerToken((word) =>
  /^(?:building|buildings|house|dwelling|setback|minimum|no|less|nearer|easements?|except\w*|reserv\w*|adjoining|strip|shall|also|iron|pipe|tank|well)$/.test(
    word,
  ),
);

/** It tells of a house, of a rule for any lot, or of other land. */
export const isOfOtherThing = oncePerPassage((tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(
    (token, i) =>
      token.kind === 'word' &&
      isElsewhere(token) &&
      // "a building lot 100 feet wide".
      !(token.text === 'building' && LAND.has(textAt(tokens, from + i + 1))) &&
      !isHouseOnIt(tokens, from + i) &&
      !isStripGiven(tokens, from, from + i),
  ),
);

/** One side of the land, whichever, and no two together. */
export const ANY_SIDE = -1;

/** "conveys to Reed a strip 50 feet wide": the land itself. */
const isStripGiven = (tokens: readonly Token[], from: number, at: number): boolean =>
  textAt(tokens, at) === 'strip' &&
  tokens.slice(from, at).some(({ text }) => /^(?:grants?|conveys?|sells?|quitclaims?)$/.test(text)) &&
  !tokens.slice(from, at).some(({ text }) => LAND.has(text) || /^(?:reserving|excepting|subject|together)$/.test(text));

/** The sides that are told to have a length, in degrees, null for any of them; null where it is told of none. */
export function sidesTold({ tokens, from, to }: Scan, length: Quantity): readonly (number | null)[] | null {
  return sidesIn(tokens, from, to).get(length.from) ?? null;
}

const TOUCHES = /^(?:touch|front|abut|border|fac(?:es|ing))/;
const LONGEST_NAME = 8;

/** "front 120 feet on Prospect Avenue", "Ferry Road is touched by the tract for 540.3 feet": the courses along the street that a length is told of. */
export function frontOf({ tokens, from, to, courses }: Scan, length: Quantity, isWhole: boolean): Course[] {
  if (!isWhole && (isOfOtherThing(tokens, from, to) || !isFront(tokens, length.from, length.to))) return [];
  if (/^(?:on|along|upon)$/.test(textAt(tokens, length.to)) || /^front/.test(textAt(tokens, length.to))) {
    const on = /^front/.test(textAt(tokens, length.to)) ? length.to + 1 : length.to;
    const [way] = waysIn(tokens, on + 1, on + LONGEST_NAME);
    return way === undefined || way.at > on + 3 ? [] : coursesAlong(tokens, courses, way.names);
  }
  const words = tokens.slice(from, to).map(({ text }) => text);
  const isTouched =
    words.some((word) => TOUCHES.test(word)) && !words.some((word) => /^(?:depth|deep|back|rear|from)$/.test(word));
  const ways = isWhole && isTouched ? waysIn(tokens, from, to) : [];
  const [only] = ways;
  return only === undefined || ways.length > 1 ? [] : coursesAlong(tokens, courses, only.names);
}

/** By the token that the length begins at. */
const sidesIn = oncePerPassage((tokens: readonly Token[], from: number, to: number) => {
  const found = new Map<number, readonly (number | null)[]>();
  const areSides = hasWord(tokens, from, to, isOfSides);
  if (!(areSides || hasWord(tokens, from, to, isOfWidth)) || isOfOtherThing(tokens, from, to)) return found;
  /** Null for any side. */
  let led: number | null | undefined;
  for (let at = from; at < to; at += 1) {
    const direction = directionAt(tokens, at);
    if (direction !== null) {
      // "the north 20 feet" are a strip; "extending back northerly 200 feet", "a depth northwardly of 125 feet" are no side to the north.
      const before = textAt(tokens, at - 1);
      const isLed =
        (before !== 'the' || textAt(tokens, at - 2) === 'on') &&
        !/^(?:back|extending|running|and|depth|deep|length)$/.test(before) &&
        !isExtending(tokens, from, at);
      led = !isLed ? undefined : isOfStreet(tokens, at, direction.next) ? null : direction.deg;
      at = direction.next - 1;
      continue;
    }
    const length = lengthAt(tokens, at);
    if (length === null) {
      if (/^(?:[;:]|back|depth|extending|running)$/.test(textAt(tokens, at))) led = undefined;
      continue;
    }
    if (isAcrossLand(tokens, from, at, length.to)) found.set(at, [ANY_SIDE]);
    else if (areSides && !/^(?:wide|in|road|street|right|alley|lane|from|of)$/.test(textAt(tokens, length.to))) {
      // "eighty feet front on the west".
      const behind = sidesBehind(tokens, /^front(?:age)?$/.test(textAt(tokens, length.to)) ? length.to + 1 : length.to);
      const sides = behind.length > 0 ? behind : led === undefined ? [] : [led];
      if (sides.length > 0) found.set(at, sides);
      else if (isFront(tokens, at, length.to)) found.set(at, [null]);
    }
    led = undefined;
    at = length.to - 1;
    // "on the south side": told of this length, and not of the next.
    while (/^(?:on|along|the|and|sides?|lines?)$/.test(textAt(tokens, at + 1)) || directionAt(tokens, at + 1) !== null)
      at += 1;
  }
  return found;
});

/** "extending of that width southwardly 200 feet": the way that it runs. */
function isExtending(tokens: readonly Token[], from: number, at: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - NEAR) && tokens[i]?.kind === 'word'; i -= 1)
    if (/^(?:extends|extending)$/.test(textAt(tokens, i))) return true;
  return false;
}

/** "on the north side of West Main Street, the front and rear lines being each 64 feet": where the street is, and not the side of that length; nor in "upon East Sixteenth Street". */
const isOfStreet = (tokens: readonly Token[], at: number, next: number): boolean =>
  /^(?:side|line) of$/.test(`${textAt(tokens, next)} ${textAt(tokens, next + 1)}`)
    ? isStreet(tokens, next + 2)
    : tokens[at]?.capital === true &&
      isStreet(tokens, next) &&
      /^(?:of|on|upon|along|to)$/.test(textAt(tokens, at - 1));

/** "West Main Street": in capitals up to what it is. */
function isStreet(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (tokens[at]?.capital === true && !WAYS.has(textAt(tokens, at))) at += 1;
  return at > from && tokens[at]?.capital === true;
}

/** In tokens, from the land to its measure. */
const NEAR = 9;

/** "a lot 100 feet wide", "shown on the plat as being 75 feet in width", "a rectangle 264 feet by 330 feet": of the land that is named last before it. */
function isAcrossLand(tokens: readonly Token[], from: number, at: number, to: number): boolean {
  const [next, then] = [textAt(tokens, to), textAt(tokens, to + 1)];
  const isWide = next === 'wide' || (next === 'in' && /^(?:width|breadth|depth)$/.test(then));
  const isBy =
    next === 'by' ? lengthAt(tokens, to + 1) !== null : textAt(tokens, at - 1) === 'by' && isLengthEnd(tokens, at - 1);
  if (!isWide && !isBy) return false;
  if (isAtEnd(tokens, at, to)) return true;
  const before = tokens.slice(Math.max(from, at - NEAR), at).findLast(({ text }) => MEASURED.has(text));
  // "Lots 21 and 22 of Block 6, each fifty feet wide".
  const isEach =
    textAt(tokens, at - 1) === 'each' && /\blots\b/.test(textWithin(tokens, Math.max(from, at - NEAR), at));
  if (isEach && (before === undefined || !ON_LAND.has(before.text))) return true;
  // "It measures 660 feet by 330 feet".
  if (before === undefined) return /^(?:it|same)$/.test(textAt(tokens, from)) || textAt(tokens, from + 1) === 'same';
  return !ON_LAND.has(before.text) || isStripGiven(tokens, from, tokens.indexOf(before, from));
}

/** "62 feet wide in front and 48 feet wide in the rear": a street has no rear. */
const isAtEnd = (tokens: readonly Token[], at: number, to: number): boolean =>
  // But "an alley 12 feet wide in the rear".
  !/^(?:alley|drive|driveway|way|lane|street|road|strip|passage)$/.test(textAt(tokens, at - 1)) &&
  /^(?:wide|width) (?:in|at|on) (?:the )?(?:front|rear|back)\b/.test(
    textWithin(tokens, textAt(tokens, to) === 'in' ? to + 1 : to, to + 5),
  );

/** It is the width of a street, a house or a ditch: of what the sentence tells of, "Mill Street is 50 feet wide", or "a road 50 feet wide". */
export function isOfWay(tokens: readonly Token[], from: number, { from: at, to }: Quantity): boolean {
  if ((textAt(tokens, to) !== 'wide' && textAt(tokens, to + 1) !== 'width') || isAtEnd(tokens, at, to)) return false;
  const named = tokens.slice(from, at).filter(({ text }) => MEASURED.has(text) || /^(?:it|same)$/.test(text));
  const last = named.at(-1);
  if (last === undefined || !ON_LAND.has(last.text) || last.text === 'strip') return false;
  const isAny = tokens[at - 1] === last && [2, 3, 4].some((step) => /^an?$/.test(textAt(tokens, at - step)));
  // "on Mill Street, which is 50 feet wide".
  const told = textWithin(tokens, tokens.indexOf(last, from) + 1, at);
  const isTold = /^(?:, )?which is$/.test(told) && !/^(?:and|by)$/.test(textAt(tokens, to + 1));
  return isAny || isTold || named.every(({ text }) => ON_LAND.has(text));
}

const LAND = wordSet(LANDS);
const ON_LAND = wordSet('street road alley lane avenue highway way strip house barn porch well creek ditch');
const MEASURED: ReadonlySet<string> = new Set([...LAND, ...ON_LAND, 'rectangle', 'oblong', 'square']);

const isLengthEnd = (tokens: readonly Token[], to: number): boolean =>
  [1, 2, 3, 4, 5].some((step) => lengthAt(tokens, to - step)?.to === to);

/** "upon the highway": the street that a front is on is named before its side. */
function pastStreet(tokens: readonly Token[], on: number): number {
  if (!isOn(tokens, on) || directionAt(tokens, on + 2) !== null) return on;
  for (let at = on + 1; at < on + LONGEST_NAME && tokens[at]?.kind === 'word'; at += 1) if (isOn(tokens, at)) return at;
  return on;
}

const isOn = (tokens: readonly Token[], at: number): boolean => /^(?:on|upon|along)$/.test(textAt(tokens, at));

/** "on the north and south sides"; "on the south side of Elm Street", which lies to the north. */
function sidesBehind(tokens: readonly Token[], behind: number): number[] {
  const at = pastStreet(tokens, behind);
  if (!isOn(tokens, at) || textAt(tokens, at + 1) !== 'the') return [];
  const first = directionAt(tokens, at + 2);
  if (first === null) return [];
  const second = textAt(tokens, first.next) === 'and' ? directionAt(tokens, first.next + 1) : null;
  const noun = second?.next ?? first.next;
  const sides = second === null ? [first.deg] : [first.deg, second.deg];
  const isNamed = /^(?:sides?|lines?)$/.test(textAt(tokens, noun));
  if (isNamed && textAt(tokens, noun + 1) === 'of')
    return tokens[noun + 2]?.capital === true ? sides.map((deg) => (deg + 180) % 360) : [];
  return isNamed || tokens[noun]?.kind === 'mark' || /^(?:by|and)$/.test(textAt(tokens, noun)) ? sides : [];
}

const FRONT = /^(?:front|fronts|fronting|frontage|depth|deep|dimensions?)$/;

/** "fronting 325 feet", "a frontage of 250 feet", "100 feet front", "Depth 310'", "200' x 330'". */
function isFront(tokens: readonly Token[], from: number, to: number): boolean {
  if (textAt(tokens, from - 1) === 'x' || (textAt(tokens, to) === 'x' && tokens[to + 1]?.kind === 'number'))
    return true;
  if (FRONT.test(textAt(tokens, to)) || [1, 2, 3].some((step) => FRONT.test(textAt(tokens, from - step)))) return true;
  // "the side lines each 148 feet".
  if (/\b(?:lines|sides) (?:being |are )?each$/.test(textWithin(tokens, from - 3, from))) return true;
  // "extending back 250 feet to the alley".
  const isBack = textAt(tokens, from - 1) === 'back' && /^(?:extend|run)/.test(textAt(tokens, from - 2));
  return isBack || isDepth(tokens, from);
}

/** "a depth from street to alley of 155 feet". */
function isDepth(tokens: readonly Token[], from: number): boolean {
  if (textAt(tokens, from - 1) !== 'of') return false;
  for (let i = from - 2; i > from - 9; i -= 1) {
    if (tokens[i]?.kind !== 'word') return false;
    if (/^(?:depth|frontage)$/.test(textAt(tokens, i))) return true;
  }
  return false;
}
