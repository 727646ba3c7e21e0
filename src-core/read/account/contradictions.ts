// Words of a course that its own values contradict: a right angle that is none, a parallel that is none, a place passed beyond the end.

import type { Token } from '#core/language/tokens.ts';
import { isRare, RARE } from '#core/read/account/rare-words.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { mayTell, passageAt, type TellingPlaces, telling } from '#core/read/account/telling-words.ts';
import { isHeadedOtherwise, isPlacedByItself } from '#core/read/account/words-against-values.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { readDistance } from '#core/read/values/read-distance.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { WordCode } from '#core/schema/finding.ts';
import { degreesOf, turnBetween } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';

/** A remark on each course whose words and values cannot both be right, or whose values are not those of its line; `rare` are the kinds of rare words that the courses hold. */
export function contradictionsOf(
  reading: Reading,
  places: TellingPlaces,
  courses: readonly Course[],
  rare: number,
): Remark[] {
  const { tokens } = reading;
  const contradictions: Remark[] = [];
  courses.forEach((course, index) => {
    const words = wordsOf(reading, places, course);
    const { from, to } = course;
    const say = (code: WordCode) => contradictions.push({ code, from, to, call: index });
    if (words !== '' && isTurnedOtherwise(words, courses, index)) say('bearing_against_words');
    if ((rare & RARE.passing) > 0 && passesBeyond(tokens, course)) say('passes_beyond_end');
    if ((rare & RARE.heading) > 0 && isHeadedOtherwise(tokens, course)) say('direction_against_bearing');
    if ((rare & RARE.itself) > 0 && isPlacedByItself(tokens, course)) say('placed_by_itself');
    if (words !== '' && isWinding(words, course)) say('boundary_winds');
  });
  return contradictions;
}

/** The words of a course, or none where they can contradict nothing. */
function wordsOf({ tokens }: Reading, places: TellingPlaces, course: Course): string {
  const passage = passageAt(places, {
    start: tokens[course.from]?.start ?? 0,
    end: tokens[course.to - 1]?.end ?? 0,
  });
  const may = [SQUARE, NUMBERED, SAME, WINDS].some((one) => mayTell(places, passage, one));
  return may ? passage.text.toLowerCase() : '';
}

const LARGEST_TURN_DEG = 0.5;
const SQUARE = telling(
  ['at right', 'at a right', 'perpendicular'],
  /\b(?:at (?:a )?right angles?|perpendicular(?:ly)?) (?:to|with|from) (?:the |said )?(?:last|preceding|previous|former) (?:\w+ )?(?:course|line|call)/,
);
const NUMBERED = telling(
  ['parallel', 'at right', 'at a right', 'perpendicular'],
  /\b(parallel(?: (?:with|to))?|at (?:a )?right angles? (?:to|with)|perpendicular to) (?:the |said )?(first|second|third|fourth|fifth|sixth|last|preceding|previous) (?:\w+ )?(?:course|line|call)\b/,
);
const SAME = telling(
  ['same course', 'same bearing', 'same line', 'same direction'],
  /^(?:and )?(?:thence,? )?(?:still )?(?:continu(?:e|ing)|on|along|with) (?:on |along |in |with )?(?:the |said )?same (?:course|bearing|line|direction)\b/,
);
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function isTurnedOtherwise(words: string, courses: readonly Course[], index: number): boolean {
  const own = courses[index]?.bearing ?? null;
  const before = courses[index - 1]?.bearing ?? null;
  if (own === null) return false;
  const named = NUMBERED.pattern.exec(words);
  const place = PLACES.indexOf(named?.[2] ?? '');
  const other = place < 0 ? before : (courses[place]?.bearing ?? null);
  if (named !== null && other !== null && place !== index)
    return Math.abs(bentBetween(other, own) - (named[1]?.startsWith('parallel') ? 0 : 90)) > LARGEST_TURN_DEG;
  if (before === null) return false;
  if (SQUARE.pattern.test(words)) return Math.abs(bentBetween(before, own) - 90) > LARGEST_TURN_DEG;
  return SAME.pattern.test(words) && bentBetween(before, own) > LARGEST_TURN_DEG;
}

/** Between two lines, whichever way they are run: 0 to 90 degrees. */
function bentBetween(a: Bearing, b: Bearing): number {
  const turn = Math.abs(degreesOf(turnBetween(azimuthOf(a), azimuthOf(b))));
  return turn > 90 ? 180 - turn : turn;
}

/** "passing a stake at 215 feet" on a course of 200 feet. */
function passesBeyond(tokens: readonly Token[], course: Course): boolean {
  if (course.distance === null) return false;
  const length_ft = course.distance.value * unitFeet(course.distance.unit ?? 'feet', '');
  for (let i = course.from; i < course.to - 1; i += 1) {
    if (tokens[i]?.text !== 'at' || !isPassing(tokens, course, i)) continue;
    const passed = readDistance(tokens, i + 1, false);
    if (passed === null) continue;
    if (passed.value * unitFeet(passed.unit ?? 'feet', '') > length_ft * 1.0001) return true;
  }
  return false;
}

function isPassing(tokens: readonly Token[], { from, to }: Course, at: number): boolean {
  for (let i = Math.max(from, at - 8); i < Math.min(to, at + 8); i += 1)
    if (isRare(tokens[i], RARE.passing)) return true;
  return false;
}

const WINDS = telling(
  [
    ...['as it', 'as the same', 'as they', 'as said', 'winding', 'meander', 'sinuosities', 'courses and windings'],
    ...['straight line between', 'direct line between', 'in a direct line'],
  ],
  /\b(?:as (?:it|the same|they|said \w+) (?:\w+ )?(?:winds?|meanders?|turns?|curves|bends)|(?:its|the|all|several|various) (?:\w+ )?(?:windings?|meanders|meanderings|sinuosities|courses and windings)|straight line between|(?:in a )?direct line between|meander(?:s|ing)? thereof)\b/,
);

/** "down the creek as it winds, South 200 feet": a tie across the bends. */
function isWinding(words: string, course: Course): boolean {
  return course.curve === null && course.bearing !== null && course.distance !== null && WINDS.pattern.test(words);
}
