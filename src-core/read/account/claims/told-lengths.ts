// Whether a length or a bearing that words give to a line, a side, a front or the whole is that of the courses they mean.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { coursesToward, legsOf, runsOf } from '#core/read/account/claims/drawn-sides.ts';
import { isOfFigure } from '#core/read/account/claims/figure-talk.ts';
import { isApart, marksApart } from '#core/read/account/claims/marks-apart.ts';
import { resolved, twoCorners } from '#core/read/account/claims/named-course.ts';
import { ANY_SIDE, frontOf, isOfOtherThing, isOfWay, sidesTold } from '#core/read/account/claims/side-lengths.ts';
import { isAcross, isSummed } from '#core/read/account/claims/sums.ts';
import type { Telling, Term } from '#core/read/account/claims/term.ts';
import { isLengthOf, sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { isElementOf, isOfCurves } from '#core/read/account/quantities/curve-figures.ts';
import { ALLOWED, toldTo } from '#core/read/account/quantities/other-bearings.ts';
import type { Quantity } from '#core/read/account/quantities/quantity.ts';
import { coursesOnWays } from '#core/read/account/relations/adjoiners.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { isOfThisFigure } from '#core/read/account/relations/own-land.ts';
import type { Scan } from '#core/read/account/relations/scan.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf } from '#core/survey/leg.ts';

type Of<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;

/** Null where the length is that of nothing here. */
export function isLengthTold(scan: Scan, telling: Telling, { length: one, ...term }: Of<'length'>): boolean | null {
  const { tokens, courses } = scan;
  const times = lotsEach(tokens, one.from);
  if (times === 0) return null;
  const length = { ...one, value: one.value * times, half: one.half * times };
  const { terms, isWhole } = telling;
  const told = { length, ...term };
  // "Mill Street is 50 feet wide".
  if (isOfWay(tokens, scan.from, length) || isAway(tokens, length)) return null;
  const more = isDifference(scan, terms, told);
  if (more !== null) return more;
  const summed = isAcross(tokens, courses, terms, told) ?? isSummed(scan, telling, length);
  if (summed !== null) return summed;
  const apart = marksApart(tokens, courses, length);
  if (apart !== null) return apart;
  const element = ofCurve(scan, isWhole, length);
  if (element !== null) return element;
  if (isWhole && hasWord(scan, /^diagonals?$/)) return isApart(courses, length, 2);
  // Between two corners it is proved on the figure.
  if (isWhole && twoCorners(scan, terms) !== null) return true;
  const isOf = (own: readonly Course[]): boolean => isLengthOf(own, length);
  const front = [...frontOf(scan, length, isWhole), ...widthOf(scan, length)];
  if (front.length > 0) return isOf(front);
  if (isBetweenParallels(scan, length)) return runsOf(courses).filter(isOf).length > 1;
  const line = lineTold(scan, telling, told);
  const named = line === null ? [] : coursesOf(courses, line);
  if (named.length > 0) return isOf(named);
  const sides = sidesTold(scan, length);
  if (isWhole && hasWord(scan, /^ends$|^end$/) && isOfEach(scan, terms)) return endsOf(courses).every(isOf);
  // "The side lines are 145 feet each": not the front and the rear.
  if (isWhole && isOfEach(scan, terms) && areSideLines(scan)) return runsOf(courses).filter(isOf).length > 1;
  if (isWhole && isOfEach(scan, terms)) return runsOf(courses).every(isOf);
  if (isWhole && sides === null) return isOf(courses);
  const isOfSide = (deg: number | null): boolean =>
    deg === ANY_SIDE ? runsOf(courses).some(isOf) : isOf(deg === null ? courses : coursesToward(courses, deg));
  return sides === null ? null : sides.every(isOfSide);
}

/** "The east line is 100 feet longer than the west line": between two lines that are named on either side of it; null where no more or less is told. */
function isDifference(scan: Scan, terms: readonly Term[], told: Of<'length'>): boolean | null {
  const { tokens, courses } = scan;
  const { value, half, to } = told.length;
  const word = textAt(tokens, to);
  if (!/^(?:longer|shorter)$/.test(word) || textAt(tokens, to + 1) !== 'than') return null;
  const named = terms.map((term) => resolved(scan, term)).filter((term) => term.kind === 'line');
  const [one, other] = [named.findLast((line) => line.to <= told.from), named.find((line) => line.from >= to)];
  const [long, short] = [one, other].map((line) => (line === undefined ? [] : coursesOf(courses, line)));
  const [a, b] = [long, short].map((own) => sumsOver(own ?? [])[(own?.length ?? 0) - 1]);
  if (a === undefined || b === undefined) return null;
  const more = word === 'longer' ? a.value - b.value : b.value - a.value;
  return Math.abs(more - value) <= half + a.half + b.half;
}

/** "at the distance of 144 feet Northward from the North side of Reed Street": how far the land lies from what stands elsewhere. */
function isAway(tokens: readonly Token[], { from, to }: Quantity): boolean {
  const direction = directionAt(tokens, to);
  return (
    direction !== null &&
    textAt(tokens, direction.next) === 'from' &&
    tokens.slice(Math.max(0, from - TO_PLACE), from).some((word) => word.kind === 'word' && isPlacing(word))
  );
}

/** In tokens: "lies at the distance of about", "situated". */
const TO_PLACE = 4;
/** But "the line runs", "the depth is 300 feet Northward from the street". */
const isPlacing = oncePerToken((word) =>
  /^(?:distances?|distant|lies|lying|lie|situated?|located|stands|standing)$/.test(word),
);

/** "40 rods wide and 20 rods deep": with both told, the width is that on the one street. */
function widthOf(scan: Scan, { to }: Quantity): readonly Course[] {
  const { tokens, courses } = scan;
  const isWide =
    (textAt(tokens, to) === 'wide' || textAt(tokens, to + 1) === 'width') &&
    !isOfOtherThing(tokens, scan.from, scan.to);
  const streets = isWide && hasWord(scan, /^(?:deep|depth)$/) ? coursesOnWays(tokens, courses) : [];
  return streets.length === 1 ? streets : [];
}

/** In tokens: "each having a front of". */
const FARTHEST_EACH = 7;

/** "Lots 11, 12 and 13, each having a front of forty feet": so many lots in a row have it together; none where the land is only a part of them. */
function lotsEach(tokens: readonly Token[], from: number): number {
  let each = from;
  while (each > from - FARTHEST_EACH + 1 && textAt(tokens, each) !== 'each') each -= 1;
  if (textAt(tokens, each) !== 'each') return 1;
  let lots = 0;
  for (
    let at = pastBlock(tokens, each - 1);
    tokens[at]?.kind === 'number' || /^(?:,|and|&)$/.test(textAt(tokens, at));
    at -= 1
  ) {
    if (tokens[at]?.kind === 'number') lots += 1;
    // "a part of Lots 4, 5 and 6, each 25 feet wide": it may be any part of them.
    if (/^lots$/.test(textAt(tokens, at - 1)))
      return /^(?:part|portion) of$/.test(textWithin(tokens, at - 3, at - 1)) ? 0 : lots;
  }
  return 1;
}

/** "Lots 21 and 22 of Block 6, each": before the block. */
function pastBlock(tokens: readonly Token[], at: number): number {
  const number = textAt(tokens, at) === ',' ? at - 1 : at;
  return /^(?:of|in) block$/.test(textWithin(tokens, number - 2, number)) ? number - 3 : at;
}

/** "Each side is 264 feet": of all of them, where none is named. */
const isOfEach = (scan: Scan, terms: readonly Term[]): boolean =>
  hasWord(scan, /^(?:each|every|all|either|both|equal)$/) &&
  hasWord(scan, /^(?:sides?|lines?|courses?|ends?|boundar(?:y|ies))$/) &&
  terms.filter(({ kind }) => kind === 'length').length === 1 &&
  terms.every(({ kind }) => kind === 'length' || kind === 'count');

const areSideLines = ({ tokens, from, to }: Scan): boolean =>
  tokens.slice(from, to).some(({ text }, i) => text === 'side' && textAt(tokens, from + i + 1) === 'lines');

/** "by a depth of 120 feet between equal and parallel lines": two sides have it, whatever course the words stand in. */
const isBetweenParallels = ({ tokens }: Scan, { from, to }: Quantity): boolean =>
  /^between (?:equal and )?parallel lines\b/.test(textWithin(tokens, to, to + 5)) &&
  /\bdepth of$/.test(textWithin(tokens, from - 2, from));

/** The two shorter sides of four, which are across from each other; of another figure none. */
function endsOf(courses: readonly Course[]): Course[][] {
  const sides = runsOf(courses).map((run) => ({ run, long: sumsOver(run)[run.length - 1]?.value ?? 0 }));
  return sides.length === 4
    ? sides
        .toSorted((one, other) => one.long - other.long)
        .slice(0, 2)
        .map(({ run }) => run)
    : [];
}

/** Of the line that is named nearest to it, from either end; null of what else it is. */
export function isBearingTold(scan: Scan, telling: Telling, term: Of<'bearing'>): boolean | null {
  // "the radius point bearing North 9° West from the beginning of said curve".
  if (hasWord(scan, /^(?:radi|tangent|cent(?:er|re)$|point|from)/)) return null;
  const line = lineTold(scan, telling, term);
  const legs = line === null ? null : legsOf(coursesOf(scan.courses, line));
  if (legs === null || legs.length === 0) return null;
  // A course runs one way, a line lies both.
  const isRun =
    line !== null &&
    line.call !== undefined &&
    hasWord({ ...scan, from: line.from, to: term.from }, RUNS) &&
    !hasWord(scan, BACK);
  return legs.some((leg) => {
    const parted = partedBy(degreesOf(directionOf(leg)), term.deg);
    return Math.min(parted, isRun ? parted : 180 - parted) <= ALLOWED[toldTo(scan.tokens, term.from, term.to)];
  });
}

/** Of a figure with four sides: the longer two by the shorter. */
export function isRatioTold({ courses }: Scan, { times }: Of<'ratio'>): boolean | null {
  const ends = endsOf(courses);
  const lengthOfAll = (runs: readonly (readonly Course[])[]): number =>
    runs.reduce((sum, run) => sum + (sumsOver(run)[run.length - 1]?.value ?? 0), 0);
  if (ends.length === 0) return null;
  const short = lengthOfAll(ends);
  return Math.abs((lengthOfAll(runsOf(courses)) - short) / short - times) <= RATIO_OFF * times;
}

const RATIO_OFF = 0.03;

/** Of the line that is named nearest to it: about that way, and on that side. */
export function isSlantTold(scan: Scan, telling: Telling, term: Of<'slant'>): boolean | null {
  const line = lineTold(scan, telling, term);
  const legs = line === null ? null : legsOf(coursesOf(scan.courses, line));
  if (legs === null || legs.length === 0) return null;
  return legs.some((leg) => {
    const run = degreesOf(directionOf(leg));
    return [run, run + 180].some((deg) => partedBy(deg, term.deg) < 45 && partedBy(deg, term.toward) < 90);
  });
}

function coursesOf(courses: readonly Course[], { call, deg }: Of<'line'>): Course[] {
  if (call !== undefined) return [courses.at(call)].flatMap((course) => course ?? []);
  return deg === undefined ? [] : coursesToward(courses, deg);
}

const RUNS = /^(?:course|call|runs?|running)$/;
const BACK = /^(?:revers|back)/;

const hasWord = ({ tokens, from, to }: Scan, words: RegExp): boolean =>
  tokens.slice(from, to).some(({ text }) => words.test(text));

/** An element of a curve by its name, or of every curve where that is said. */
function ofCurve(scan: Scan, isWhole: boolean, length: Quantity): boolean | null {
  const { tokens, from, courses } = scan;
  if (!hasWord(scan, /^(?:curves?|arcs?|chords?|radius|radii)$/)) return null;
  if (!isWhole) return isElementOf(tokens, from, courses, length);
  const curves = courses.filter(({ curve }) => curve !== null);
  return hasWord(scan, /^(?:common|both|each|same|all)$/)
    ? curves.every((curve) => isOfCurves([curve], length))
    : (isElementOf(tokens, from, courses, length) ?? isOfCurves(courses, length));
}

const FARTHEST_LINE = 8;
/** In a sentence that goes on to other things. */
const FARTHEST_STATED = 20;

/** The line told nearest to a length or a bearing, with no other of them between; in a course, that course. */
function lineTold(scan: Scan, { terms: told, isWhole }: Telling, term: Term): Of<'line'> | null {
  const terms = told.map((one) => (one === term || one.from === term.from ? term : resolved(scan, one)));
  const place = terms.indexOf(term);
  const [nearest, behind] = [terms[place - 1], terms[place + 1]];
  // "The first line, being the west line of the quarter section and 2640 feet in length".
  const isEquated = nearest?.kind === 'line' && textAt(scan.tokens, nearest.from - 2) === 'being';
  const before = isEquated && !isWhole && !isOfThisFigure(scan, nearest) ? terms[place - 2] : nearest;
  if (!isWhole)
    return before?.kind === 'line' && !isOfStreet(scan, before) && isStatedOf(scan, before, term) ? before : null;
  // A bearing is no one's but a line's, however far the words between them go.
  const farthest = term.kind === 'bearing' ? FARTHEST_STATED : FARTHEST_LINE;
  const reach = (other: Term | undefined): number =>
    other?.kind !== 'line' ? Infinity : other.from < term.from ? term.from - other.to : other.from - term.to;
  const isLineFirst = terms.find(({ kind }) => kind === 'line' || kind === 'length')?.kind === 'line';
  const [first, second] = isLineFirst ? [before, behind] : [behind, before];
  // "660 feet on the west side with a depth of 561 feet": the side has its length.
  const isTaken = !isLineFirst && terms[place - 2]?.kind === 'length';
  const named = reach(first) <= farthest ? first : isTaken ? undefined : second;
  if (named?.kind === 'line' && reach(named) <= farthest) return named;
  if (scan.call === null || isOfWholeFigure(scan)) return null;
  return { kind: 'line', call: scan.call, from: term.from, to: term.from };
}

/** "to the place of beginning, being a rectangle with a front of 110 feet and a depth of 210 feet": of the land, though it stands in a course. */
const isOfWholeFigure = (scan: Scan): boolean =>
  hasWord(scan, /^(?:rectangle|rectangular|oblong)$/) || (hasWord(scan, /^front/) && hasWord(scan, /^(?:depth|deep)$/));

/** "a point in the northerly line of Spruce Street, distant 140 feet westerly": a place on it. */
const isOfStreet = ({ tokens }: Scan, { by, from }: Of<'line'>): boolean =>
  by?.kind === 'along' && directionAt(tokens, from) !== null;

const STATES =
  /^(?:being|is|was|are|were|measures|measuring|bears|bearing|bore|length|be|as|runs|ran|shown|recorded|,)$/;
const ELSEWHERE = /^(?:from|of|north|south|east|west|wide)$/;

/** "The second course, being 627.9 feet", "the fence on the third line for its full length of 10.52 chains": only such words stand between. */
function isStatedOf(scan: Scan, line: Of<'line'>, { from, to, kind }: Term): boolean {
  const { tokens } = scan;
  if (from - line.to > FARTHEST_STATED || !isOfThisFigure(scan, line)) return false;
  if (kind === 'length' && ELSEWHERE.test(textAt(tokens, to))) return false;
  const [lead, before] = [textAt(tokens, from - 1), textAt(tokens, from - 2)];
  if (
    lead === 'and' &&
    line.call !== undefined &&
    /^in length$/.test(`${textAt(tokens, to)} ${textAt(tokens, to + 1)}`)
  )
    return true;
  if (lead === 'of' && /^(?:length|distance|bearing)$/.test(before)) return true;
  // "joins Bohannon for 84.1 poles".
  if (lead === 'for') return !/^(?:away|back|distant)$/.test(before);
  const words = wordsIn(tokens, line.to, from);
  // "The first course is intended to run S 49° E": a bearing behind its number is the course's own.
  if (kind === 'bearing' && line.call !== undefined && line.by === undefined)
    return !words.some(({ text }) => /^(?:parallel|perpendicular|angles?|than|with)$/.test(text));
  return words.every((word) => isOfFigure(tokens, word)) && words.some(({ text }) => STATES.test(text));
}
