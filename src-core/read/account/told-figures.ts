// Areas, measures, counts, places and directions told beside the courses that are not those of the land as it is drawn: each is told of something else, or against it.
import { oncePer } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { figureTalkIn } from '#core/read/account/claims/figure-claims.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';
import { isDischarged, knownOf } from '#core/read/account/effects/discharged.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { areaAt } from '#core/read/account/quantities/area-at.ts';
import { areasTold } from '#core/read/account/quantities/areas.ts';
import { countsApart } from '#core/read/account/quantities/counts.ts';
import { isOfCourse } from '#core/read/account/quantities/course-lengths.ts';
import { measuresIn } from '#core/read/account/quantities/measures-in.ts';
import { isHeld, isOfBasis, isOffset } from '#core/read/account/quantities/measures-left.ts';
import { placesApart } from '#core/read/account/quantities/places.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { bodyAt, isUsedBy } from '#core/read/account/quantities/regions.ts';
import { tractCountsApart } from '#core/read/account/quantities/tract-counts.ts';
import { agreedWidths } from '#core/read/account/quantities/widths-each.ts';
import { directionsApart } from '#core/read/account/relations/directions-apart.ts';
import { sentenceAround } from '#core/read/account/sentence-around.ts';
import { unitFeet } from '#core/survey/distance.ts';

export interface ToldFigure extends Passage {
  readonly kind: 'area' | 'measure' | 'courses' | 'tracts' | 'place' | 'direction';
  /** Of a place that of the land. */
  readonly rival?: Passage;
}

/** In their order. */
export const figuresApart = oncePer((instrument: Instrument): readonly ToldFigure[] =>
  [
    ...areasTold(instrument).flatMap(({ mention: { from, to }, isApart }): ToldFigure[] =>
      isApart && !isRate(instrument, from) ? [{ kind: 'area', from, to }] : [],
    ),
    ...measuresApart(instrument),
    ...countsApart(instrument).map(({ from, to }): ToldFigure => ({ kind: 'courses', from, to })),
    ...tractCountsApart(instrument).map(({ from, to }): ToldFigure => ({ kind: 'tracts', from, to })),
    ...placesApart(instrument).map(({ from, to, rival }): ToldFigure => ({ kind: 'place', from, to, rival })),
    ...directionsApart(instrument).map(({ from, to }): ToldFigure => ({ kind: 'direction', from, to })),
  ].toSorted((a, b) => a.from - b.from),
);

/** "fifty shillings for every hundred acres". */
const isRate = ({ reading: { tokens } }: Instrument, at: number): boolean =>
  /^(?:every|each|per)$/.test(textAt(tokens, at - 1));

/** In feet: what is shorter is the size of a mark or of a unit. */
const SHORTEST = 3;

function measuresApart(instrument: Instrument): ToldFigure[] {
  const { reading, tracts } = instrument;
  const { tokens } = reading;
  const known = knownOf(instrument);
  const found: ToldFigure[] = [];
  let past = 0;
  for (const at of measuresIn(tokens)) {
    if (at < past) continue;
    const area = areaAt(tokens, at);
    const length = area === null ? lengthAt(tokens, at) : null;
    const to = area?.to ?? length?.to ?? figuredBearing(tokens, at)?.next ?? at + 1;
    past = to;
    const measure = { from: at, to };
    const isOfMark = length !== null && (length.value < SHORTEST || isOfChain(tokens, measure, length.value));
    if (area === null && !isOfMark && isOfNoCourse(tokens, tracts, measure) && !isDischarged(tokens, measure, known))
      found.push({ kind: 'measure', ...measure });
  }
  return found;
}

/** No course is drawn by it and none that leads to the beginning, though it stands among them, and it leads to no tree or stone. */
function isOfNoCourse(tokens: readonly Token[], tracts: readonly ToldTract[], { from: at, to }: Passage): boolean {
  const tract = bodyAt(tracts, at);
  if (tract === null) return true;
  if (isUsedBy(tract, at)) return false;
  const course = [...tract.ties, ...tract.courses].findLast(({ from }) => from <= at);
  // "the line runs North 84° East from the stone": a bearing alone leads nowhere.
  const behind = lengthAt(tokens, at) === null ? lengthAt(tokens, to)?.to : to;
  const isTree =
    BEARS.test(textWithin(tokens, at - 3, at)) || (behind !== undefined && isAwayFromOther(tokens, behind));
  return (
    course !== undefined && course.curve === null && !isOfCourse(tokens, tract, at) && !isTied(tract, at) && !isTree
  );
}

const isTied = ({ ties }: ToldTract, at: number): boolean =>
  ties.some(({ values }) => values.some((value) => value.at <= at && at < value.next));

/** "from which an oak bears", "an elm brs. West". */
const BEARS = /\b(?:bears?|brs?) ?\.?(?: ?(?:north|south|east|west|[nsew]) ?\.?)?$/;

/** "249.05 feet from a stone monument"; but "two rods west of where we began", "87 rods from end to end". */
function isAwayFromOther(tokens: readonly Token[], behind: number): boolean {
  let to = behind;
  while (to < behind + AWAY && MEASURED.test(textAt(tokens, to))) to += 1;
  if (!isOffset(tokens, to) || textAt(tokens, to + 1) === 'end') return false;
  const from = tokens.slice(to, to + AWAY);
  const end = from.findIndex(({ text }) => /^(?:and|[,;.)])$/.test(text));
  return !from.slice(0, end < 0 ? AWAY : end).some(({ text }) => OWN_PLACE.test(text));
}

/** "30 feet distant at right angles from the centerline". */
const MEASURED = /^(?:distant|away|off|,|when|as|measured|at|right|angles|radially|perpendicularly|along|a|line)$/;
/** In tokens. */
const AWAY = 9;
const OWN_PLACE = /^(?:beg[aiu]n|beginning|begins|start\w*|commenc\w*|first|said|aforesaid)$/;

const CHAIN_FT = unitFeet('chains', '');
/** In tokens: "the chain being". */
const NEAR_CHAIN = 4;

/** "the four pole chain of one hundred links": what a chain is. */
const isOfChain = (tokens: readonly Token[], { from, to }: Passage, value: number): boolean =>
  Math.abs(value - CHAIN_FT) < 1e-6 &&
  tokens.slice(Math.max(0, from - NEAR_CHAIN), to + NEAR_CHAIN).some(({ text }) => text === 'chain');

/** It stands in words that were found to be so of the figure that is drawn. */
export function isProved(instrument: Instrument, figure: ToldFigure): boolean {
  const { reading, tracts } = instrument;
  const { tokens } = reading;
  // Among the courses directions were held against their ends.
  const isInCourses = figure.kind === 'direction' && bodyAt(tracts, figure.from) !== null;
  const isBearing = figuredBearing(tokens, figure.from) !== null;
  return (
    (isBearing && isOfBasis(tokens, sentenceAround(tokens, figure), false)) ||
    agreedWidths(instrument).some(({ from, to }) => from <= figure.from && figure.to <= to) ||
    figureTalkIn(instrument).some(({ from, to }) => from <= figure.from && figure.to <= to) ||
    (!isInCourses && isHeld(instrument, sentenceAround(tokens, figure), figure))
  );
}
