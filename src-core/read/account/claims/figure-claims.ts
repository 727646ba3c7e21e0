// What passages around the courses claim of the figure: proved on it later where it is geometry, held here against the courses where it is a count or a length.

import { oncePer } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { coursesToward, legsOf, sidesOf } from '#core/read/account/claims/drawn-sides.ts';
import { type FigureTalk, figureTalk } from '#core/read/account/claims/figure-talk.ts';
import { leadingTalk } from '#core/read/account/claims/leading-talk.ts';
import { isLongest } from '#core/read/account/claims/longest.ts';
import { numbered } from '#core/read/account/claims/numbered.ts';
import { isAcross, isSummed } from '#core/read/account/claims/sums.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { partsOf, sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { isOfCurves } from '#core/read/account/quantities/curve-figures.ts';
import { ALLOWED, toldTo } from '#core/read/account/quantities/other-bearings.ts';
import { agree, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { ownerOf } from '#core/read/account/quantities/regions.ts';
import { tractCounts } from '#core/read/account/quantities/tract-counts.ts';
import { coursesAlong, waysIn } from '#core/read/account/relations/ways.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf } from '#core/survey/leg.ts';
import { type Point, walk } from '#core/survey/traverse.ts';

const LAND = wordSet(LANDS);

/** Every passage around the courses that tells of a figure alone: whole sentences, and parts of others that count or name a shape. */
export const figureTalkIn = oncePer((instrument: Instrument): readonly FigureTalk[] => {
  const { tokens } = instrument.reading;
  return sentencesOf(instrument).flatMap(({ from, to }) => {
    const whole = figureTalk(tokens, from, to);
    if (whole !== null) return [whole];
    const leading = leadingTalk(tokens, { from, to });
    // "62 acres, 2 roods and 27 perches" is one measure.
    const areas = termsIn(tokens, from, to).filter(({ kind }) => kind === 'area');
    const parts = partsOf(tokens, { from, to }).flatMap((part) => {
      if (part.from < (leading?.to ?? from)) return [];
      if (areas.some((area) => area.from < part.from && area.to > part.from)) return [];
      const talk = figureTalk(tokens, part.from, part.to);
      return talk !== null && isOfLand(tokens, talk) ? [talk] : [];
    });
    return leading === null ? parts : [leading, ...parts];
  });
});

/** A length that commas cut off may be anything's, where the land is not named with it. */
function isOfLand(tokens: readonly Token[], { terms, from, to }: FigureTalk): boolean {
  return (
    terms.every(({ kind }) => kind === 'count' || kind === 'shape' || kind === 'around') ||
    tokens.slice(from, to).some(({ text }) => LAND.has(text))
  );
}

export function claimRemarks(instrument: Instrument): Remark[] {
  const { tracts } = instrument;
  return figureTalkIn(instrument).flatMap((talk): Remark[] => {
    const owner = ownerOf(tracts, talk.from);
    const bound = (owner === null ? tracts : [owner]).filter(({ mayPass }) => mayPass);
    if (bound.length === 0) return [];
    const code = codeOf(instrument, talk, bound);
    // Behind a tract it may be told of any.
    const isBehind = owner === null || talk.from >= owner.around.closedAt;
    const indexes = (isBehind ? tracts : bound).map(({ index }) => index);
    return code === null ? [] : [{ code, from: talk.from, to: talk.to, tracts: indexes }];
  });
}

/** What a PASS asks of a closure. */
const WORST_CLOSURE = 5000;

function codeOf(
  { reading: { tokens }, tracts }: Instrument,
  talk: FigureTalk,
  bound: readonly ToldTract[],
): Remark['code'] | null {
  if (talk.closes_in !== null) return talk.closes_in < WORST_CLOSURE ? 'description_doubted' : null;
  if (areEqualTracts(tokens, talk) && !areOfOneSize(tracts)) return 'second_area';
  for (const term of talk.terms) {
    if (term.kind === 'length' && !bound.some((tract) => isDrawn(tokens, tract, talk, term)))
      return isOfCurve(tokens, talk) ? 'curve_otherwise' : 'side_otherwise';
    if (term.kind === 'most' && !bound.some(({ courses }) => isLongest(courses, talk, term))) return 'side_otherwise';
    if (term.kind === 'lines' && !bound.some(({ courses }) => areListed(tokens, courses, talk, term)))
      return 'courses_miscounted';
    if (term.kind === 'bearing' && !bound.some((tract) => isRun(tokens, tract, talk, term)))
      return 'bearing_told_twice';
    // "by the following two courses": counted as they come.
    if (term.kind !== 'count' || isListed(tokens, term.from)) continue;
    if (/^(?:tract|parcel)s$/.test(term.noun)) {
      if (!tractCounts(tokens, tracts).has(term.count)) return 'tracts_miscounted';
    } else if (term.noun === 'curves') {
      if (!bound.some(({ courses }) => curvesOf(courses).length === term.count)) return 'courses_miscounted';
    } else if (!bound.some((tract) => isCountOf(tract, term.count) || isStraight(tract, talk, term.count)))
      return 'courses_miscounted';
  }
  return null;
}

/** "Courses 1 through 5 describe the whole perimeter": there are so many, and where the whole is told, no more. */
function areListed(
  tokens: readonly Token[],
  courses: ToldTract['courses'],
  { from, to, terms }: FigureTalk,
  { first, count }: Term & { kind: 'lines' },
): boolean {
  const isWhole =
    tokens.slice(from, to).some(({ text }) => WHOLE.test(text)) && !terms.some(({ kind }) => kind === 'length');
  return first + count <= courses.length && (!isWhole || count === courses.length);
}

const WHOLE = /^(?:whole|entire|perimeter|circuit|figure|outline|complete|completes?|close|closes)$/;

/** But "is bounded by five courses". */
function isListed(tokens: readonly Token[], from: number): boolean {
  const [lead, before] = [textAt(tokens, from - 1), textAt(tokens, from - 2)];
  return (
    /^(?:following|these|first|last|next)$/.test(lead) ||
    (lead === 'by' && !/^(?:bounded|enclosed|surrounded)$/.test(before))
  );
}

/** "The two tracts are equal in area". */
function areEqualTracts(tokens: readonly Token[], { from, to, terms }: FigureTalk): boolean {
  const words = tokens.slice(from, to).map(({ text }) => text);
  const isEqual = terms.some((term) => term.kind === 'relation' && term.relation === 'equal');
  return (
    isEqual &&
    words.some((word) => /^(?:tracts|parcels|lots)$/.test(word)) &&
    words.some((word) => /^(?:area|acreage|size)$/.test(word))
  );
}

/** What a PASS allows between two areas. */
const ALIKE = 0.005;

function areOfOneSize(tracts: readonly ToldTract[]): boolean {
  const acres = tracts.flatMap(({ isException, stated_acres }) => (isException ? [] : [stated_acres ?? 0]));
  return Math.max(...acres) - Math.min(...acres) <= ALIKE * Math.max(...acres);
}

/** Its courses, or its sides where some of them run on in one line. */
function isCountOf({ courses }: ToldTract, count: number): boolean {
  return count === courses.length || count === sidesOf(courses);
}

/** "one curve and four straight lines". */
const isStraight = ({ courses }: ToldTract, { terms }: FigureTalk, count: number): boolean =>
  terms.some((term) => term.kind === 'count' && term.noun === 'curves') &&
  count === courses.length - curvesOf(courses).length;

const isOfCurve = (tokens: readonly Token[], { from, to }: FigureTalk): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:curves?|arcs?|chords?|radius|radii)$/.test(text));

/** A length of the line that is named nearest to it; of any line where none is. */
function isDrawn(
  tokens: readonly Token[],
  { courses }: ToldTract,
  talk: FigureTalk,
  term: Term & { kind: 'length' },
): boolean {
  if (isOfCurve(tokens, talk)) {
    const curves = curvesOf(courses);
    return isOfEach(tokens, talk)
      ? curves.every((curve) => isOfCurves([curve], term.length))
      : isOfCurves(courses, term.length);
  }
  const summed = isAcross(tokens, courses, talk, term) ?? isSummed(tokens, courses, talk, term.length);
  if (summed !== null) return summed;
  if (isOfDiagonal(tokens, talk)) return isApart(courses, talk, term.length);
  // Between two corners it is proved on the figure.
  if (talk.terms.filter(({ kind }) => kind === 'corner').length === 2) return true;
  const street = onStreet(tokens, courses, talk, term);
  if (street.length > 0) return sumsOver(street).some((sum) => agree(sum, term.length));
  const line = lineOf(tokens, courses, talk, term);
  const own =
    line?.call !== undefined
      ? [courses.at(line.call)].flatMap((course) => course ?? [])
      : line?.deg !== undefined
        ? coursesToward(courses, line.deg)
        : courses;
  return sumsOver(own.length > 0 ? own : courses).some((sum) => agree(sum, term.length));
}

/** "front 120 feet on Prospect Avenue", "Ferry Road is touched by the tract for 540.3 feet": the courses along the street that a length is told of. */
function onStreet(tokens: readonly Token[], courses: ToldTract['courses'], talk: FigureTalk, { to }: Term): Course[] {
  if (/^(?:on|along|upon)$/.test(textAt(tokens, to))) {
    const [way] = waysIn(tokens, to + 1, to + LONGEST_NAME);
    return way === undefined || way.at > to + 3 ? [] : coursesAlong(tokens, courses, way);
  }
  const words = tokens.slice(talk.from, talk.to).map(({ text }) => text);
  const isTouched =
    words.some((word) => TOUCHES.test(word)) && !words.some((word) => /^(?:depth|deep|back|rear|from)$/.test(word));
  const ways = isTouched ? waysIn(tokens, talk.from, talk.to) : [];
  const [only] = ways;
  return only === undefined || ways.length > 1 ? [] : coursesAlong(tokens, courses, only);
}

const TOUCHES = /^(?:touch|front|abut|border|fac(?:es|ing))/;
const LONGEST_NAME = 8;

const curvesOf = (courses: ToldTract['courses']): Course[] => courses.filter(({ curve }) => curve !== null);

/** "The two curves have a common radius of 400 feet". */
const isOfEach = (tokens: readonly Token[], { from, to }: FigureTalk): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:common|both|each|same|all)$/.test(text));

const isOfDiagonal = (tokens: readonly Token[], { from, to }: FigureTalk): boolean =>
  tokens.slice(from, to).some(({ text }) => /^diagonals?$/.test(text));

/** In feet: what the roundings of the courses may come to. */
const APART_FT = 0.05;

/** The way between the two corners that are named by their places among the courses; between any two where they are not. */
function isApart(courses: ToldTract['courses'], { terms }: FigureTalk, length: Quantity): boolean {
  const named = terms.flatMap((term) => (term.kind === 'corner' && term.call !== undefined ? [term.call] : []));
  const legs = legsOf(courses);
  if (legs === null) return false;
  const corners = walk(legs);
  const isTold = (from: Point | undefined, to: Point | undefined): boolean => {
    if (from === undefined || to === undefined) return false;
    const apart = Math.hypot(from.east_ft - to.east_ft, from.north_ft - to.north_ft);
    return Math.abs(apart - length.value) <= length.half * 1.02 + APART_FT;
  };
  const [one, other] = named;
  if (one !== undefined && other !== undefined) return isTold(corners[one], corners[other]);
  // A side is none.
  const starts = corners.slice(0, courses.length);
  const isSide = (place: number, other: number): boolean =>
    (other - place + starts.length) % starts.length <= 1 || (place - other + starts.length) % starts.length <= 1;
  return starts.some((from, place) => starts.some((to, other) => !isSide(place, other) && isTold(from, to)));
}

const FARTHEST_LINE = 8;

/** A bearing of the line that is named nearest to it, from either end; of what else, nobody knows here. */
function isRun(
  tokens: readonly Token[],
  { courses }: ToldTract,
  talk: FigureTalk,
  term: Term & { kind: 'bearing' },
): boolean {
  const line = lineOf(tokens, courses, talk, term);
  const own = line?.call === undefined ? undefined : legsOf(courses)?.at(line.call);
  if (own === undefined) return true;
  const parted = partedBy(degreesOf(directionOf(own)), term.deg);
  return Math.min(parted, 180 - parted) <= ALLOWED[toldTo(tokens, term.from, term.to)];
}

/** The line told nearest to a length or a bearing, with no other of them between. */
function lineOf(
  tokens: readonly Token[],
  courses: readonly Course[],
  { terms: told }: FigureTalk,
  term: Term,
): (Term & { kind: 'line' }) | null {
  const terms = told.map((one) => (one === term ? term : numbered(tokens, courses, one)));
  const place = terms.indexOf(term);
  const [before, behind] = [terms[place - 1], terms[place + 1]];
  const reach = (other: Term | undefined): number =>
    other?.kind !== 'line' ? Infinity : other.from < term.from ? term.from - other.to : other.from - term.to;
  const isLineFirst = terms.find(({ kind }) => kind === 'line' || kind === 'length')?.kind === 'line';
  const [first, second] = isLineFirst ? [before, behind] : [behind, before];
  // "660 feet on the west side with a depth of 561 feet": the side has its length.
  const isTaken = !isLineFirst && terms[place - 2]?.kind === 'length';
  const nearest = reach(first) <= FARTHEST_LINE ? first : isTaken ? undefined : second;
  return nearest?.kind === 'line' && reach(nearest) <= FARTHEST_LINE ? nearest : null;
}
