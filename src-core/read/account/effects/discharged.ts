// Whether all that a passage measures is known of the land: of its figure, its area and the parts of it.
import { firstFrom, firstSuch } from '#core/language/first-from.ts';
import { findEntry } from '#core/language/lexicon.ts';
import { oncePer } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { type FiguredBearing, figuredBearing } from '#core/read/account/claims/line-by-value.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { areaAt } from '#core/read/account/quantities/area-at.ts';
import { areasTold } from '#core/read/account/quantities/areas.ts';
import { sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { isOfCurves } from '#core/read/account/quantities/curve-figures.ts';
import { measuresIn } from '#core/read/account/quantities/measures-in.ts';
import { ALLOWED, isOtherLine, toldTo } from '#core/read/account/quantities/other-bearings.ts';
import { agree, lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';

/** What is known of the land, for passages to be held against. */
export interface Known {
  /** Areas by the tokens that they begin at, and whether each is that of the land or of its parts. */
  readonly areas: ReadonlyMap<number, Passage & { readonly isOwn: boolean }>;
  /** The lengths of its courses and their runs, by value, and how far from one another two of them may be told. */
  readonly lengths: readonly Quantity[];
  readonly reach: number;
  readonly tracts: readonly ToldTract[];
  /** Where a measure may begin, in order. */
  readonly measures: readonly number[];
}

export const knownOf = oncePer((instrument: Instrument): Known => {
  const areas = areasTold(instrument).map(
    ({ mention: { from, to, slot }, isOpen }) => [from, { from, to, isOwn: !isOpen && slot !== 'other' }] as const,
  );
  const { tracts } = instrument;
  const lengths = tracts.flatMap(({ courses }) => sumsOver(courses)).toSorted((a, b) => a.value - b.value);
  return {
    areas: new Map(areas),
    lengths,
    reach: lengths.reduce((most, { half }) => Math.max(most, half), 0),
    measures: [...new Set([...areas.map(([at]) => at), ...measuresIn(instrument.reading.tokens)])].sort(
      (a, b) => a - b,
    ),
    tracts,
  };
});

/** It tells at least one measure, and none that the figures do not have. */
export function isDischarged(tokens: readonly Token[], passage: Passage, known: Known): boolean {
  let told = 0;
  let isOfOne = false;
  for (let at = known.measures[firstFrom(known.measures, passage.from)] ?? passage.to; at < passage.to; at += 1) {
    const area = known.areas.get(at) ?? otherArea(tokens, at);
    const length = area === undefined ? lengthAt(tokens, at) : null;
    const bearing = area === undefined && length === null ? figuredBearing(tokens, at) : null;
    if (area !== undefined && (!area.isOwn || isPartOf(tokens, at) || isSideOf(tokens, at, area.to))) return false;
    if (length !== null && !isOwnLength(tokens, passage, known, length)) return false;
    if (bearing !== null && !isOwnBearing(tokens, at, known, bearing)) return false;
    isOfOne ||= area !== undefined && isLedBy(tokens, passage.from, at);
    const to = area?.to ?? length?.to ?? bearing?.next;
    // "2.75 acres by the deed and 2.1 by the chain": the second is told of the same thing.
    if (to === undefined && told > 0 && isBareDecimal(tokens, at)) return false;
    if (to === undefined) continue;
    told += 1;
    at = to - 1;
  }
  return told > (isOfOne ? 1 : 0);
}

/** It tells some measure. */
export const isMeasuring = (tokens: readonly Token[], { from, to }: Passage): boolean => {
  for (let at = from; at < to; at += 1) if (areaAt(tokens, at) !== null || lengthAt(tokens, at) !== null) return true;
  return false;
};

/** A decimal that no word before it says the kind of. */
const isBareDecimal = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' &&
  // "and 3 by the deed", "(1.75 by survey)".
  (textAt(tokens, at + 1) === 'by' ||
    (textAt(tokens, at).includes('.') && /^(?:and|or|but|,|;|\()$/.test(textAt(tokens, at - 1))));

/** "Of the 40 acres the grantor keeps the orchard"; but with the measures of the parts it tells all of them. */
function isLedBy(tokens: readonly Token[], from: number, at: number): boolean {
  let before = at - 1;
  while (/^(?:the|said|these|those|this)$/.test(textAt(tokens, before))) before -= 1;
  return before === from && before < at - 1 && textAt(tokens, before) === 'of';
}

/** "keeps the north part of the 40 acres". */
function isPartOf(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (/^(?:the|said|these|those|this)$/.test(textAt(tokens, before))) before -= 1;
  const piece = tokens[before - 1];
  // "a field of 40 acres" has them all.
  return (
    before < at - 1 && textAt(tokens, before) === 'of' && piece !== undefined && findEntry(piece)?.noun === 'piece'
  );
}

/** "the north five acres of the ten described". */
const isSideOf = (tokens: readonly Token[], at: number, to: number): boolean =>
  /^(?:north|south|east|west)$/.test(textAt(tokens, at - 1)) && textAt(tokens, to) === 'of';

/** "gives the same bearing, North 88 degrees 51 minutes East". */
function isOwnBearing(
  tokens: readonly Token[],
  at: number,
  { tracts }: Known,
  { bearing, next }: FiguredBearing,
): boolean {
  const allowed = ALLOWED[toldTo(tokens, at, next)];
  return tracts.some(({ courses }) =>
    courses.some((course) => course.bearing !== null && !isOtherLine(course.bearing, bearing, allowed)),
  );
}

/** An area that was not held against those of the land. */
function otherArea(tokens: readonly Token[], at: number): { to: number; isOwn: false } | undefined {
  const area = areaAt(tokens, at);
  return area === null ? undefined : { to: area.to, isOwn: false };
}

function isOwnLength(tokens: readonly Token[], { from, to }: Passage, known: Known, length: Quantity): boolean {
  if (isLengthOf(known, length)) return true;
  const isOfCurve = tokens.slice(from, to).some(({ text }) => text === 'curve');
  return isOfCurve && known.tracts.some(({ courses }) => isOfCurves(courses, length));
}

/** A little more than two lengths differ by that agree. */
const ROUNDING = 1.03;

function isLengthOf({ lengths, reach }: Known, length: Quantity): boolean {
  const far = Math.max(reach, length.half, length.value / 400) * ROUNDING;
  let at = firstSuch(lengths, ({ value }) => value >= length.value - far);
  for (let own = lengths[at]; own !== undefined && own.value <= length.value + far; own = lengths[at]) {
    if (agree(own, length)) return true;
    at += 1;
  }
  return false;
}
