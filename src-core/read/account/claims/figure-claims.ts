// What passages around the courses claim of the figure: proved on it later where it is geometry, held here against the courses where it is a count or a length.

import { ordinalOf } from '#core/language/numerals.ts';
import { oncePer } from '#core/language/once-per-word.ts';
import { type Passage, sentencesIn } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { asideTalkIn } from '#core/read/account/claims/aside-talk.ts';
import { sidesOf } from '#core/read/account/claims/drawn-sides.ts';
import { type FigureTalk, figureTalk } from '#core/read/account/claims/figure-talk.ts';
import { leadingTalk } from '#core/read/account/claims/leading-talk.ts';
import { isBeyond, numberedOtherwise } from '#core/read/account/claims/numbered-course.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { isTie } from '#core/read/account/claims/ties-told.ts';
import { isBearingTold, isLengthTold, isRatioTold, isSlantTold } from '#core/read/account/claims/told-lengths.ts';
import { partsOf, sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { isToFollow } from '#core/read/account/quantities/counts.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { ownerOf } from '#core/read/account/quantities/regions.ts';
import { tractCounts } from '#core/read/account/quantities/tract-counts.ts';
import { usualUnitsIn } from '#core/read/account/quantities/units-defined.ts';
import { scanOf } from '#core/read/account/relations/drawn.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { STATED_AREA_SHARE } from '#core/survey/limits.ts';

const LAND = wordSet(LANDS);

/** Every passage around the courses that tells of a figure alone: whole sentences, and parts of others that count or name a shape. */
export const figureTalkIn = oncePer((instrument: Instrument): readonly FigureTalk[] => {
  const { reading, tracts } = instrument;
  const { tokens } = reading;
  const asides = tracts.flatMap((tract) =>
    asideTalkIn(tokens, tract).filter(({ from }) => from >= tract.around.closedAt),
  );
  return sentencesOf(instrument).flatMap(({ from, to }) => {
    const own = asides.filter((aside) => aside.from >= from && aside.to <= to);
    const whole = own.length > 0 ? null : figureTalk(tokens, from, to);
    if (whole !== null) return [whole];
    const leading = leadingTalk(tokens, { from, to });
    // "62 acres, 2 roods and 27 perches" is one measure.
    const areas = termsIn(tokens, from, to).filter(({ kind }) => kind === 'area');
    const parts = [...partsOf(tokens, { from, to }), ...behindColon(tokens, { from, to })].flatMap((part) => {
      if (part.from < (leading?.to ?? from)) return [];
      if (own.some((aside) => part.from >= aside.from && part.to <= aside.to)) return [];
      if (areas.some((area) => area.from < part.from && area.to > part.from)) return [];
      const talk = figureTalk(tokens, part.from, part.to);
      return talk !== null && isOfLand(tokens, talk) ? [talk] : [];
    });
    return [...(leading === null ? [] : [leading]), ...own, ...parts];
  });
});

/** "Description checked by map office: tract has 5 corners". */
function behindColon(tokens: readonly Token[], { from, to }: Passage): Passage[] {
  const colon = tokens.slice(from, to).findIndex(({ text }) => text === ':');
  const behind = { from: from + colon + 1, to };
  return colon < 0 ? [] : [behind, ...partsOf(tokens, behind)];
}

/** A length that commas cut off may be anything's, where the land is not named with it. */
function isOfLand(tokens: readonly Token[], { terms, from, to }: FigureTalk): boolean {
  return (
    terms.every(({ kind }) => kind === 'count' || kind === 'shape' || kind === 'around') ||
    terms.some((term) => term.kind === 'line' && term.by?.kind === 'curve') ||
    tokens.slice(from, to).some(({ text }) => LAND.has(text))
  );
}

export function claimRemarks(instrument: Instrument): Remark[] {
  const { reading, tracts } = instrument;
  const { tokens } = reading;
  // "thence N 89° E 410.00 feet to the point of beginning", ahead of the table that the figure is drawn by.
  const lastFrom = tracts.reduce((last, { description }) => Math.max(last, description.from), -1);
  const isWayIn = (passage: Passage): boolean => passage.to <= lastFrom && isTie(tokens, passage);
  const talks = figureTalkIn(instrument).filter((talk) => !isWayIn(talk));
  const whole = new Set(talks.map(({ from }) => from));
  // What is told of a line in a sentence that goes on to other things.
  // "BEGINNING at a pin; the first line measures 410 feet;".
  const heads = tracts
    .flatMap(({ description, courses }) => sentencesIn(tokens, description.from, courses[0]?.from ?? description.from))
    .filter(({ from, to }) =>
      termsIn(tokens, from, to).some((term) => term.kind === 'line' && term.call !== undefined),
    );
  const told = sentencesOf(instrument).filter((sentence) => !whole.has(sentence.from) && !isWayIn(sentence));
  const rest = [...told, ...heads];
  const around = [
    ...talks.map((talk) => ({ talk, isWhole: true })),
    ...rest.map(({ from, to }) => ({
      talk: { from, to, terms: termsIn(tokens, from, to), closes_in: null, call: null },
      isWhole: false,
    })),
  ].flatMap(({ talk, isWhole }): Remark[] => {
    if (!isWhole && !talk.terms.some(({ kind }) => VALUED.test(kind))) return [];
    const owner = tractNamed(tokens, tracts, talk) ?? ownerOf(tracts, talk.from);
    const bound = (owner === null ? tracts : [owner]).filter(({ mayPass }) => mayPass);
    const code =
      bound.length === 0 ? null : isWhole ? codeOf(instrument, talk, bound) : valueCode(instrument, talk, bound, false);
    // Behind a tract it may be told of any.
    const isBehind =
      isWhole && tractNamed(tokens, tracts, talk) === null && (owner === null || talk.from >= owner.around.closedAt);
    const indexes = (isBehind ? tracts : bound).map(({ index }) => index);
    if (code === null) return [];
    const counted = code === 'tracts_miscounted' ? talk.terms.find(({ kind }) => kind === 'count') : undefined;
    const figure = counted === undefined ? {} : { figure: { from: counted.from, to: counted.to } };
    return [{ code, from: talk.from, to: talk.to, tracts: indexes, ...figure }];
  });
  const among = tracts.flatMap((tract) =>
    asideTalkIn(tokens, tract).flatMap((talk): Remark[] => {
      const { call, from, to } = talk;
      const code = tract.mayPass && from < tract.around.closedAt ? codeOf(instrument, talk, [tract]) : null;
      return code === null ? [] : [{ code, ...(call === null ? {} : { call }), from, to, tracts: [tract.index] }];
    }),
  );
  const numbered = tracts.flatMap((tract) =>
    (tract.mayPass ? numberedOtherwise(tokens, tract) : []).map(
      (found): Remark => ({ code: 'courses_miscounted', ...found, tracts: [tract.index] }),
    ),
  );
  return [...around, ...among, ...numbered];
}

/** In tokens. */
const LONGEST_NAME = 4;

/** "Tract One is 264 feet wide", "The second tract has four corners": the one that the sentence opens with. */
function tractNamed(tokens: readonly Token[], tracts: readonly ToldTract[], { from }: Passage): ToldTract | null {
  if (tracts.length < 2) return null;
  for (let at = from; at < from + LONGEST_NAME; at += 1) {
    if (!/^(?:tract|parcel)$/.test(textAt(tokens, at))) continue;
    const number = ordinalOf(textAt(tokens, at - 1)) ?? numberNamedAt(tokens, at + 1);
    return tracts[number - 1] ?? null;
  }
  return null;
}

/** What can be held against the courses in a sentence that goes on to other things. */
const VALUED = /^(?:length|bearing|line)$/;

/** A length or a bearing that none of the tracts has where the words put it. */
function valueCode(
  instrument: Instrument,
  talk: FigureTalk,
  bound: readonly ToldTract[],
  isWhole: boolean,
): Remark['code'] | null {
  const { reading } = instrument;
  // "at 33 1/3 inches to the vara" measures no side.
  const isOfUnit = ({ from, to }: Term): boolean =>
    usualUnitsIn(instrument).some((unit) => unit.from <= from && unit.to >= to);
  const scans = bound.map((tract) => scanOf(reading.tokens, tract, talk.from, talk.to, talk.call));
  const telling = { terms: talk.terms, isWhole };
  if (bound.every(({ courses }) => isBeyond(reading.tokens, talk, talk.terms, courses))) return 'courses_miscounted';
  for (const term of talk.terms) {
    // "a 2 inch headgate right".
    if (isOfUnit(term) || (term.kind === 'length' && term.length.unit === 'inches')) continue;
    // "The lane is to be kept open to a width of ten feet".
    if (term.kind === 'length' && scans.every((scan) => isLengthTold(scan, telling, term) === false))
      return talk.call !== null
        ? 'length_told_twice'
        : isOfCurve(reading.tokens, talk)
          ? 'curve_otherwise'
          : 'side_otherwise';
    if (term.kind === 'ratio' && scans.every((scan) => isRatioTold(scan, term) === false)) return 'shape_otherwise';
    if (term.kind === 'slant' && scans.every((scan) => isSlantTold(scan, telling, term) === false))
      return 'bearing_told_twice';
    if (term.kind === 'bearing' && scans.every((scan) => isBearingTold(scan, telling, term) === false))
      return 'bearing_told_twice';
  }
  return null;
}

/** What a PASS asks of a closure. */
const WORST_CLOSURE = 5000;

function codeOf(instrument: Instrument, talk: FigureTalk, bound: readonly ToldTract[]): Remark['code'] | null {
  const {
    reading: { tokens },
    tracts,
  } = instrument;
  if (talk.closes_in !== null) return talk.closes_in < WORST_CLOSURE ? 'description_doubted' : null;
  if (areEqualTracts(tokens, talk) && !areOfOneSize(tracts)) return 'second_area';
  const value = valueCode(instrument, talk, bound, true);
  if (value !== null) return value;
  for (const term of talk.terms) {
    if (term.kind === 'lines' && !bound.some(({ courses }) => areListed(tokens, courses, talk, term)))
      return 'courses_miscounted';
    // "by the following two courses": counted as they come.
    if (term.kind !== 'count' || isListed(tokens, bound, talk.from, term)) continue;
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

/** But "is bounded by five courses", "thus bounding the tract by three lines". */
function isListed(tokens: readonly Token[], bound: readonly ToldTract[], since: number, { from, to }: Term): boolean {
  const lead = textAt(tokens, from - 1);
  const isAhead = bound.some(
    ({ courses }) => courses.some((course) => course.from >= to) && courses.some((course) => course.to <= from),
  );
  const isAround = tokens.slice(since, from).some(({ text }) => /^(?:bound|enclos|surround|round|around)/.test(text));
  return (
    /^(?:following|these|first|last|next)$/.test(lead) ||
    ((lead === 'by' || (isAhead && isToFollow(tokens, to))) && !isAround)
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

function areOfOneSize(tracts: readonly ToldTract[]): boolean {
  const acres = tracts.flatMap(({ isException, stated_acres }) => (isException ? [] : [stated_acres ?? 0]));
  return Math.max(...acres) - Math.min(...acres) <= STATED_AREA_SHARE * Math.max(...acres);
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

const curvesOf = (courses: ToldTract['courses']): Course[] => courses.filter(({ curve }) => curve !== null);
