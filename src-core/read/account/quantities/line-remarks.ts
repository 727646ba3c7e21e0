// What the words around the courses give to one of them by its number, or to a side of the land: its length, its bearing.

import { ordinalOf } from '#core/language/numerals.ts';
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import { coursesToward } from '#core/read/account/claims/drawn-sides.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { ALLOWED, isOtherLine, toldTo } from '#core/read/account/quantities/other-bearings.ts';
import { agree, lengthAt } from '#core/read/account/quantities/quantity.ts';
import { boundAt, firstWithin } from '#core/read/account/quantities/regions.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { isOnlyLandIn } from '#core/read/account/relations/own-land.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';

const isLine = oncePerToken((word) => /^(?:lines?|courses?|calls?|side|boundary)$/.test(word));

export function lineRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  return placesWhere(tokens, isLine).flatMap((at) => {
    if (isAmongCourses(tracts, at)) return [];
    const bound = boundAt(tracts, at).filter(({ mayPass }) => mayPass);
    const named = bound.map((tract) => coursesNamed(tokens, tract, at));
    if (bound.length === 0 || named.some((courses) => courses.length === 0)) return [];
    const told = toldBehind(tokens, at);
    if (told === null || named.some((courses) => told.isOf(courses))) return [];
    return [{ code: told.code, from: Math.max(0, at - 3), to: told.to, tracts: bound.map(({ index }) => index) }];
  });
}

/** From the first course to the words that come back to the beginning. */
function isAmongCourses(tracts: readonly ToldTract[], at: number): boolean {
  return (coursesOf(tracts)[at] ?? -1) >= 0;
}

const coursesOf = oncePer((tracts: readonly ToldTract[]) =>
  firstWithin(tracts, ({ courses, around }) => ({ from: courses[0]?.from ?? around.closedAt, to: around.closedAt })),
);

type Courses = ToldTract['courses'];

/** The course by its number; all of them where a side of the land is named; none where the line is another's. */
function coursesNamed(tokens: readonly Token[], { courses, around }: ToldTract, at: number): Courses {
  // "the course first above given".
  const place = placeBefore(tokens, at, courses.length) ?? (isFirstGiven(tokens, at + 1) ? 1 : null);
  const isSide = directionAt(tokens, at - 1) !== null;
  // "the line on the north side".
  const side = textAt(tokens, at + 1) === 'on' && textAt(tokens, at + 2) === 'the' ? directionAt(tokens, at + 3) : null;
  if (side !== null && textAt(tokens, side.next) === 'side') return coursesToward(courses, side.deg);
  if (place === null && !isSide) return [];
  // "from the point of beginning to the end of the second course": a corner.
  if (/^(?:end|ending|beginning|start|terminus)$/.test(textAt(tokens, at - 4)) && textAt(tokens, at - 3) === 'of')
    return [];
  if (textAt(tokens, at + 1) !== 'of') return place === null ? [] : courses.slice(place - 1, place);
  const adjective = /^(?:above|foregoing|within|entire|whole)$/.test(textAt(tokens, at + 3)) ? 1 : 0;
  const [said, noun] = [textAt(tokens, at + 2), textAt(tokens, at + 3 + adjective)];
  const isOwn =
    /^(?:said|this|the)$/.test(said) &&
    /^(?:tract|lot|parcel|premises|property|land)$/.test(noun) &&
    !/^(?:of|conveyed|owned|no|number)$/.test(textAt(tokens, at + 4 + adjective)) &&
    tokens[at + 4 + adjective]?.kind !== 'number' &&
    isOnlyLandIn(tokens, around.leadFrom, around.leadTo, noun);
  if (!isOwn) return [];
  if (place !== null) return courses.slice(place - 1, place);
  const toward = coursesToward(courses, directionAt(tokens, at - 1)?.deg ?? 0);
  return toward.length === 0 ? courses : toward;
}

const LAST = /^(?:last|final|closing)$/;

/** "the second course", "the closing line", "the second of the above courses". */
function placeBefore(tokens: readonly Token[], at: number, count: number): number | null {
  let before = at - 1;
  if (textAt(tokens, at).endsWith('s')) {
    while (/^(?:the|said|above|foregoing|these|described|given|aforesaid)$/.test(textAt(tokens, before))) before -= 1;
    if (textAt(tokens, before) !== 'of') return null;
    before -= 1;
  }
  return LAST.test(textAt(tokens, before)) ? count : ordinalOf(textAt(tokens, before));
}

const isFirstGiven = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'first' &&
  [1, 2].some((step) => /^(?:given|described|run|mentioned|named|stated)$/.test(textAt(tokens, at + step)));

interface Told {
  readonly code: 'side_otherwise' | 'bearing_told_twice';
  readonly to: number;
  readonly isOf: (courses: Courses) => boolean;
}

const JOINS =
  /^(?:of|said|this|the|tract|lot|parcel|premises|property|land|being|is|was|measures|measuring|bears|bearing|bore|runs|has|having|a|length|taken|as|assumed|to|be|above|herein|described|shown|on|plat|given|called|which|also|recorded|run|ran|first|mentioned|north|south|east|west|side)$/;
const STATES = /^(?:being|is|was|measures|measuring|bears|bearing|bore|length|be|as|runs|ran|shown|recorded)$/;
const LINE_BEGUN =
  /^(?:lines?|courses?|calls?|sides|boundary|thence|containing|curve|arc|chord|radius|easement|strip)$/;
const FARTHEST = 24;

/** The value that is stated of it: "measures 999 feet", "being South 60°00'00\" East as shown". */
function toldBehind(tokens: readonly Token[], line: number): Told | null {
  let isStated = false;
  let isJoined = true;
  for (let at = line + 1; at < line + FARTHEST; at += 1) {
    // "is to be kept up by the grantee for its full length of 10.52 chains".
    const isLed =
      (textAt(tokens, at - 1) === 'of' && /^(?:length|distance|bearing)$/.test(textAt(tokens, at - 2))) ||
      // "joins Bohannon for 84.1 poles".
      (textAt(tokens, at - 1) === 'for' && !/^(?:away|back|distant)$/.test(textAt(tokens, at - 2)));
    if (!isJoined) isStated = isLed;
    const bearing = isStated ? readBearing(tokens, at) : null;
    if (bearing !== null) {
      const { bearing: told, form, next } = bearing;
      if (told === null || form !== 'quadrant') return null;
      const allowed = ALLOWED[toldTo(tokens, at, next)];
      const isOf = (courses: Courses): boolean =>
        courses.some((course) => course.bearing === null || !isOtherLine(course.bearing, told, allowed));
      return { code: 'bearing_told_twice', to: next, isOf };
    }
    const length = isStated ? lengthAt(tokens, at) : null;
    if (length !== null) {
      if (/^(?:from|of|north|south|east|west|wide)$/.test(textAt(tokens, length.to))) return null;
      const isOf = (courses: Courses): boolean => sumsOver(courses).some((sum) => agree(sum, length));
      return { code: 'side_otherwise', to: length.to, isOf };
    }
    // "shall fence the second line, 712.80 feet, at her own cost", "the second course, being 627.9 feet".
    if (textAt(tokens, at) === ',' && isJoined && at <= line + 2) {
      isStated = true;
      continue;
    }
    // "Velma D. Bohannon".
    if (textAt(tokens, at) === '.' && textAt(tokens, at - 1).length === 1) continue;
    if (tokens[at]?.kind !== 'word' || LINE_BEGUN.test(textAt(tokens, at))) return null;
    if (!JOINS.test(textAt(tokens, at))) isJoined = false;
    if (STATES.test(textAt(tokens, at))) isStated = true;
  }
  return null;
}
