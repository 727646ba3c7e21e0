// Whether a length that is told of several lines together, of all of them, of the longest, or across the land is what the courses make of it.
import { type Token, textAt } from '#core/language/tokens.ts';
import { coursesToward, legsOf } from '#core/read/account/claims/drawn-sides.ts';
import { resolved } from '#core/read/account/claims/named-course.ts';
import { isOfOtherThing } from '#core/read/account/claims/side-lengths.ts';
import { LAST, type Telling, type Term } from '#core/read/account/claims/term.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { isLengthOf, sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { agree, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Scan } from '#core/read/account/relations/scan.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf } from '#core/survey/leg.ts';
import { walk } from '#core/survey/traverse.ts';

type Courses = ToldTract['courses'];

const SUMMED = /^(?:together|sums?|added|adding|combined|aggregate|aggregates|total|totals|totalling|jointly|up)$/;
const ROUND = /^(?:round|around|circuit|perimeter|circumference|outline)$/;
const ALL = /^(?:all|whole|entire)$/;

/** Null where the length is told of no sum. */
export function isSummed(scan: Scan, { terms, isWhole }: Telling, length: Quantity): boolean | null {
  const { tokens, from, to, courses } = scan;
  if (!isWhole) return isCircuit(tokens, from, to, length) ? isLengthOf(courses, length) : null;
  const words = tokens.slice(from, to).map(({ text }) => text);
  const isSum = words.some((word) => SUMMED.test(word)) || terms.some(({ kind }) => kind === 'lines');
  const isRound = words.some((word) => ROUND.test(word)) || words.join(' ').includes('whole boundary');
  if (!(isSum || isRound) || terms.filter(({ kind }) => kind === 'length').length > 1) return null;
  const named = isRound ? [] : terms.flatMap((term) => sumsOf(courses, resolved(scan, term)) ?? []);
  if (named.length > 0) return sumsBy(named).some((sum) => agree(sum, length));
  const isAll = isRound || words.some((word) => ALL.test(word)) || terms.some((term) => isCountOfAll(courses, term));
  if (!isAll) return null;
  const whole = sumsOver(courses)[courses.length - 1];
  return whole !== undefined && agree(whole, length);
}

const CIRCUIT = /^(?:circuit|circumference|perimeter|outline|round|sums?|totals?|totalling|aggregate|adds?)$/;
const ROUND_WHAT = /^(?:the|whole|said|this|same|it|tract|parcel|lot|land|premises|property|[.,;])$/;

/** "the lines sum up 2,953.3 varas around the whole", in a sentence that goes on to other things. */
function isCircuit(tokens: readonly Token[], from: number, to: number, length: Quantity): boolean {
  if (isOfOtherThing(tokens, from, to) || isOfTool(tokens, length)) return false;
  if (textAt(tokens, length.to) === 'around') return ROUND_WHAT.test(textAt(tokens, length.to + 1));
  const before = tokens.slice(from, length.from).map(({ text }) => text);
  const total = before.findLastIndex((text) => CIRCUIT.test(text));
  // "for the sum of ten dollars, a tract six miles S. W. from Rusk".
  const isMoney = /^of (?:\w+ ){1,5}(?:dollars?|pounds?)\b|^of [$£]/.test(before.slice(total + 1).join(' '));
  return (
    total >= 0 &&
    !isMoney &&
    !/^(?:wide|in|from|of)$/.test(textAt(tokens, length.to)) &&
    directionAt(tokens, length.to) === null
  );
}

/** "total station, 200-foot steel tape": how long a thing is that is named behind it. */
const isOfTool = (tokens: readonly Token[], { to }: Quantity): boolean =>
  /^(?:foot|ft|rod|pole|chain|meter)$/.test(textAt(tokens, to - 1)) &&
  textAt(tokens, to - 2) === '-' &&
  tokens[to]?.kind === 'word' &&
  !OF_FIGURE.test(textAt(tokens, to));

const OF_FIGURE = /^(?:lines?|courses?|sides?|perimeter|boundary|front|frontage|depth|lot|tract|parcel)$/;

const isCountOfAll = (courses: Courses, term: Term): boolean => term.kind === 'count' && term.count === courses.length;

/** The lengths that a line or a group of them may have; null where the term is none. */
function sumsOf(courses: Courses, term: Term): readonly Quantity[][] | null {
  if (term.kind === 'lines') {
    const start = term.first < 0 ? courses.length + term.first : term.first;
    return courses.slice(Math.max(0, start), start + term.count).map((course) => lengthsOf([course]));
  }
  if (term.kind !== 'line') return null;
  if (term.call !== undefined) {
    const course = courses.at(term.call === LAST ? -1 : term.call);
    return course === undefined ? [[]] : [lengthsOf([course])];
  }
  return term.deg === undefined ? null : [lengthsOf(coursesToward(courses, term.deg))];
}

const lengthsOf = (courses: readonly Course[]): Quantity[] => [...sumsOver(courses)];

/** One of each, added. */
function sumsBy(parts: readonly (readonly Quantity[])[]): Quantity[] {
  return parts.reduce<Quantity[]>(
    (sums, part, place) =>
      place === 0
        ? [...part]
        : sums.flatMap((sum) =>
            part.map((one) => ({ ...sum, value: sum.value + one.value, half: sum.half + one.half })),
          ),
    [],
  );
}

/** How far from the way that is told a line may run. */
const ALONG_DEG = 30;
/** In feet: what the roundings of the courses may come to. */
const ROUNDED_FT = 0.05;

/** "40 rods from east to west": the way across, or a line that runs so. Null where no way is told with the length. */
export function isAcross(
  tokens: readonly Token[],
  courses: Courses,
  terms: readonly Term[],
  term: Term & { kind: 'length' },
): boolean | null {
  const deg = wayOf(tokens, terms, term);
  const legs = deg === null ? null : legsOf(courses);
  if (deg === null || legs === null) return null;
  const running = courses.filter((_, index) => {
    const leg = legs[index];
    const parted = leg === undefined ? 90 : partedBy(degreesOf(directionOf(leg)), deg);
    return Math.min(parted, 180 - parted) <= ALONG_DEG;
  });
  const places = walk(legs).map(({ east_ft, north_ft }) => (deg === 0 ? north_ft : east_ft));
  const across = Math.max(...places) - Math.min(...places);
  return (
    Math.abs(across - term.length.value) <= term.length.half * 1.02 + ROUNDED_FT || isLengthOf(running, term.length)
  );
}

const BETWEEN = /^(?:,|in|deep|long|wide|length|width|depth|across|measured|and|running)$/;

/** The way told right behind a length, else before it. */
function wayOf(tokens: readonly Token[], terms: readonly Term[], length: Term): number | null {
  let next = length.to;
  while (BETWEEN.test(textAt(tokens, next))) next += 1;
  const behind = terms.find(({ from }) => from === next);
  if (behind?.kind === 'extent') return behind.deg;
  const place = terms.findIndex(({ from }) => from === length.from);
  const before = terms[place - 1];
  return before?.kind === 'extent' && terms[place - 2]?.kind !== 'length' ? before.deg : null;
}
