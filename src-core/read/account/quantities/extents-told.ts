// How far the land reaches, told beside its courses: how deep the lot is, and how wide a strip of a lot is given. Of a figure with four square corners it is a side.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import { legsOf, runsOf } from '#core/read/account/claims/drawn-sides.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { isLengthOf } from '#core/read/account/quantities/course-lengths.ts';
import { isOfThisLand } from '#core/read/account/quantities/noun-before.ts';
import { lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { readNumber } from '#core/read/values/read-number.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf } from '#core/survey/leg.ts';

export const extentRemarks = (instrument: Instrument): Remark[] => [
  ...depthRemarks(instrument),
  ...sizeRemarks(instrument),
  ...instrument.tracts.flatMap((tract) => stripRemarks(instrument.reading.tokens, tract)),
  ...instrument.tracts.flatMap((tract) => besideLineRemarks(instrument.reading.tokens, tract)),
];

/** From a right angle, and from the way that is named. */
const SQUARE_DEG = 3;
const WAY_DEG = 20;

/** The four sides of a figure with square corners; null of another. */
function squareSides(courses: readonly Course[]): Course[][] | null {
  const sides = runsOf(courses);
  const ways = sides.map((side) => wayOf(side));
  const isSquare = ways.every((way, i) => Math.abs(partedBy(way, ways.at(i - 1) ?? Number.NaN) - 90) <= SQUARE_DEG);
  return sides.length === 4 && isSquare ? sides : null;
}

const wayOf = ([first]: readonly Course[]): number => {
  const [leg] = first === undefined ? [] : (legsOf([first]) ?? []);
  return leg === undefined ? Number.NaN : degreesOf(directionOf(leg));
};

const isDepth = oncePerToken((word) => word === 'depth');
const LAND = /^(?:lot|lots|tract|parcel|premises|land|ground|piece|property)$/;
/** What else is so deep, and what is only about so deep. */
const OF_OTHERS =
  /^(?:well|wells|water|ditch|foundation|cellar|trench|wall|channel|mine|shaft|excavation|cut|fill|coal|rock|river|stream|pipe|line|easement|average|about|mean|maximum|greatest|least|surface|building|house|porch|alley|street|road|adjoining|other|next)$/;
/** In tokens. */
const NEAR = 8;

/** "said lot having a depth of one hundred and twenty feet from street to alley". */
function depthRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  return placesWhere(tokens, isDepth).flatMap((at): Remark[] => {
    const length = textAt(tokens, at + 1) === 'of' ? lengthAt(tokens, at + 2) : null;
    const [tract, other] = length === null ? [] : boundAt(tracts, at).filter(({ mayPass }) => mayPass);
    if (length === null || tract === undefined || other !== undefined) return [];
    if (!isOfLand(tokens, at) || isCourse(tract, length)) return [];
    const sides = squareSides(tract.courses);
    if (sides === null || sides.some((side) => isLengthOf(side, length))) return [];
    return [{ code: 'side_otherwise', from: at, to: length.to, tracts: [tract.index] }];
  });
}

const BETWEEN = /^(?:wide|width|breadth|in|the|front|and|rear|on|each|either|side|by|x|×|deep|depth|feet|,)$/;
const SIZED = /^(?:wide|width|breadth|front|deep|depth|by|x|×)$/;

/** "a lot 25 feet wide front and rear by 100 feet in depth", "being 25 by 100 feet": told of the land ahead of its courses. */
function sizeRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const [tract, other] = tracts;
  if (tract === undefined || other !== undefined || !tract.mayPass) return [];
  const sides = squareSides(tract.courses);
  if (sides === null) return [];
  for (let at = tract.around.leadFrom; at < tract.description.from; at += 1) {
    const second = lengthAt(tokens, at);
    const first = second === null ? null : sizeBefore(tokens, second);
    if (second === null || first === null || !isOfThisLand(tokens, tract.around.leadFrom, first.from)) continue;
    const isSide = (length: Quantity): boolean => sides.some((side) => isLengthOf(side, length));
    if (![first, second].every(isSide))
      return [{ code: 'side_otherwise', from: first.from, to: second.to, tracts: [tract.index] }];
  }
  return [];
}

/** The other of two, of which the unit may be told once; null where they are no size. */
function sizeBefore(tokens: readonly Token[], { from, unit, half, value }: Quantity): Quantity | null {
  let to = from;
  while (to > from - NEAR && BETWEEN.test(textAt(tokens, to - 1))) to -= 1;
  const between = tokens.slice(to, from).map(({ text }) => text);
  if (!between.some((word) => SIZED.test(word))) return null;
  for (let at = Math.max(0, from - NEAR - 3); at < to + 1; at += 1) {
    const length = lengthAt(tokens, at);
    if (length !== null && length.to <= from && length.to >= to) return length;
  }
  if (!/^(?:by|x|×)$/.test(between.join(''))) return null;
  // "two hundred by two hundred fifty feet".
  for (let at = Math.max(0, to - NEAR); at < to; at += 1) {
    const bare = readNumber(tokens, at);
    const own = bare?.next === to ? readNumber(tokens, from) : null;
    if (bare !== null && own !== null)
      return { from: at, to, unit, half, value: (bare.value * value) / (own.value || Number.NaN) };
  }
  return null;
}

function isOfLand(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > at - NEAR && !/^[.;:]$/.test(textAt(tokens, from - 1)) && textAt(tokens, from) !== 'thence') from -= 1;
  const before = tokens.slice(from, at);
  return before.some(({ text }) => LAND.test(text)) && !before.some(({ text }) => OF_OTHERS.test(text));
}

/** "thence North a depth of 14.57 arpents": the course's own length. */
const isCourse = ({ courses }: ToldTract, { from }: Quantity): boolean =>
  courses.some(({ values }) => values.some(({ at }) => at === from));

const TAKES = /^(?:except|excepting|less|save|saving|reserving|excluding|without|off)$/;
const WHOLES = /^(?:lot|block|tract|parcel)$/;
const MORE = /^(?:also|together|plus|lots)$/;
const JOINED = /^(?:all|the|lot|a|an|part|so|that|said|one)$/;

/** "The East twenty-five (25) feet of Lot Seven", and nothing besides: so wide is the figure from west to east. */
function stripRemarks(tokens: readonly Token[], { mayPass, index, around, description, courses }: ToldTract): Remark[] {
  const sides = mayPass ? squareSides(courses) : null;
  if (sides === null) return [];
  const strips: { deg: number; length: Quantity; from: number }[] = [];
  for (let at = around.openFrom; at < description.from; at += 1) {
    const direction = directionAt(tokens, at);
    const length = direction === null || direction.deg % 90 !== 0 ? null : lengthAt(tokens, direction.next);
    if (direction === null || length === null || textAt(tokens, length.to) !== 'of') continue;
    const isWhole = [1, 2].some((step) => WHOLES.test(textAt(tokens, length.to + step)));
    if (isWhole && textAt(tokens, at - 1) === 'the') strips.push({ deg: direction.deg, length, from: at });
  }
  const [strip, second] = strips;
  if (strip === undefined || second !== undefined) return [];
  const { from, length, deg } = strip;
  const isTaken = tokens.slice(Math.max(0, from - NEAR), from).some(({ text }) => TAKES.test(text));
  const isMore = tokens
    .slice(length.to, description.from)
    .some(({ text }, i) => MORE.test(text) || (text === 'and' && JOINED.test(textAt(tokens, length.to + i + 1))));
  const across = sides.filter((side) => [0, 180].some((back) => partedBy(wayOf(side), deg + back) <= WAY_DEG));
  if (isTaken || isMore || across.length !== 2 || across.some((side) => isLengthOf(side, length))) return [];
  return [{ code: 'side_otherwise', from, to: length.to, tracts: [index] }];
}

/** Behind the width of a strip: it lies along the line that the courses run, and is not what they go around. */
const BESIDE_LINE =
  /\b(?:following|hereinafter|below)(?: (?:described|given|designated))?(?: (?:survey|reference|base|traverse))? (?:line|centerline|center line|centre line)\b(?! of (?:said|the) (?:lot|tract|parcel|land))|\b(?:of|along|upon|with|adjoining) an? (?:center ?|centre ?)?line (?:(?:which is |being )?(?:described|beginning|running|commencing)|as follows)/;

/** "A right of way 30 feet wide lying to the left of and adjoining the following line", "ten feet on either side of a line described as follows". */
function besideLineRemarks(tokens: readonly Token[], { mayPass, index, around, description }: ToldTract): Remark[] {
  if (!mayPass) return [];
  for (let at = around.leadFrom; at < description.from; at += 1) {
    const length = lengthAt(tokens, at);
    if (length === null) continue;
    const behind = textWithin(tokens, length.to, description.from);
    const isWidth = /^(?:in )?(?:wide|width)\b|^(?:on|to|upon|along) (?:each|either|both|the (?:left|right))\b/.test(
      behind,
    );
    if (isWidth && BESIDE_LINE.test(behind))
      return [{ code: 'shape_otherwise', from: at, to: description.from, tracts: [index] }];
    at = length.to - 1;
  }
  return [];
}
