// Every assertion of geometry in the words of a description, to be proved on the figure that its courses draw.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Passage, sentencesIn } from '#core/language/sentences.ts';
import { verbatimOf } from '#core/language/text/document-text.ts';
import { pageSpansOf } from '#core/language/text/page-spans.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { marksAgain } from '#core/read/account/claims/marks-met.ts';
import { allSidesAt } from '#core/read/account/relations/all-sides.ts';
import { alongTheWayAt, WAY_OPENINGS } from '#core/read/account/relations/along-the-way.ts';
import { asidesTold } from '#core/read/account/relations/asides-told.ts';
import { COURSE_OPENINGS, courseRelationAt } from '#core/read/account/relations/course-relations.ts';
import { CURVE_OPENINGS, curveRelationAt } from '#core/read/account/relations/curve-relations.ts';
import { scanOf } from '#core/read/account/relations/drawn.ts';
import { figureWords } from '#core/read/account/relations/figure-words.ts';
import { joinedLandAt } from '#core/read/account/relations/joined-land.ts';
import { directionWord } from '#core/read/account/relations/named-direction.ts';
import { ownPartAt } from '#core/read/account/relations/own-parts.ts';
import { placeAmong } from '#core/read/account/relations/place-among.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';
import { courseSideAt } from '#core/read/account/relations/sides-told.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { Description } from '#core/read/clauses/description.ts';
import type { Assertion } from '#core/schema/assertion.ts';
import { quoted } from '#core/verdict/wording/quote.ts';

/** A tract as far as its words can assert something of it. */
export interface ToldFigure {
  readonly description: Description;
  readonly courses: readonly Course[];
  readonly ties: readonly Course[];
  readonly around: Surroundings;
  /** The paper tells of no other. */
  readonly isOnly: boolean;
}

/** Tokens before the courses and behind them that tell of the figure. */
const BEFORE = 60;
const BEHIND = 120;

export const assertionsOf = (reading: Reading, told: readonly Told[]): Assertion[] =>
  told.map((one) => assertionOf(reading, one));

/** All that is asserted, on its tokens. */
export function toldOf(reading: Reading, figure: ToldFigure): Told[] {
  const { courses, around } = figure;
  if (courses.length === 0) return [];
  const found = new Map<string, Told>();
  const tell = (told: Told): void => {
    found.set(JSON.stringify({ ...told, from: 0, to: 0 }), told);
  };
  const asides = asidesTold(reading.tokens, figure);
  for (const [call, course] of courses.entries()) {
    const told = asides.filter((aside) => aside.call === call && aside.told.length > 0);
    // "to the bounds begun at; and butting northerly on the highway, easterly on Bristol": told of the figure.
    const sides = allSidesAt(reading.tokens, course.from, course.to);
    const to = sides < 0 ? course.to : sides;
    walk(scanOf(reading.tokens, figure, course.from, to, call), tell, told);
  }
  for (const aside of asides) aside.told.forEach(tell);
  marksAgain(reading.tokens, figure, figure.description).forEach(tell);
  const head = headOf(reading, figure);
  walk(head, tell);
  // "Beginning at the fork of the creek, the beginning corner being the said white oak".
  for (const told of figureWords(head, false)) if (told.kind === 'apart' && told.value === 0) tell(told);
  const passage = (from: number, to: number, isNear: boolean): void =>
    figureWords(scanOf(reading.tokens, figure, from, to, null), isNear).forEach(tell);
  const near = Math.max(around.leadFrom, around.leadTo - BEFORE);
  // Behind the return, though more was read as courses; up to the end of a sentence: half a bearing is an angle.
  const behind = Math.min(around.closedAt, around.tailFrom);
  const far =
    sentencesIn(reading.tokens, behind, around.tailTo).findLast(({ from }) => from < around.tailFrom + BEHIND)?.to ??
    around.tailTo;
  passage(near, around.leadTo, true);
  passage(behind, far, true);
  // What is told at the head or at the foot of a paper with several tracts may be told of any.
  if (figure.isOnly) {
    passage(0, near, false);
    passage(far, reading.tokens.length, false);
  }
  return [...found.values()];
}

/** Whether a word can open an assertion, whatever stands around it: most cannot. */
const mayAssert = oncePerToken(
  (word) =>
    directionWord(word) !== null ||
    [COURSE_OPENINGS, CURVE_OPENINGS, WAY_OPENINGS].some((openings) => openings.has(word)) ||
    /^(?:bulg|semi)/.test(word) ||
    /^(?:this|that|said|front|rear|back)$/.test(word),
);

/** `known` are passages of which all has been told. */
function walk(scan: Scan, tell: (told: Told) => void, known: readonly Passage[] = []): void {
  let past = scan.from;
  for (const i of placesWithin(scan.tokens, scan.from, scan.to, mayAssert)) {
    if (i < past || known.some(({ from, to }) => i >= from && i < to)) continue;
    const told =
      ownPartAt(scan, i) ??
      curveRelationAt(scan, i) ??
      courseSideAt(scan, i) ??
      joinedLandAt(scan, i) ??
      courseRelationAt(scan, i) ??
      alongTheWayAt(scan, i) ??
      placeAmong(scan, i);
    if (told === null) continue;
    tell(told);
    past = told.to;
  }
}

/** "BEGINNING at a stone at the southwest corner of the tract herein described", or the end of the last tie. */
function headOf(reading: Reading, figure: ToldFigure): Scan {
  const { description, courses, ties } = figure;
  const tie = ties.at(-1);
  if (tie !== undefined) return scanOf(reading.tokens, figure, Math.max(tie.from, tie.monumentAt), tie.to, null);
  const to = Math.min(description.clauses[0]?.from ?? description.head.to, courses[0]?.from ?? description.head.to);
  // "Its southwest corner is an iron bar; from the bar the lines are:".
  const { tokens } = reading;
  const isSetOut = tokens[description.from]?.text === 'from' && tokens[description.from + 1]?.text === 'the';
  const its = tokens
    .slice(Math.max(0, description.from - BEFORE), description.from)
    .findLastIndex(({ text }) => text === 'its');
  const from = isSetOut && its >= 0 ? Math.max(0, description.from - BEFORE) + its : description.from;
  return scanOf(tokens, figure, from, to, null);
}

function assertionOf({ document, tokens }: Reading, { from, to, ...told }: Told): Assertion {
  const span = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
  return { ...told, quote: quoted(verbatimOf(document, span)), spans: pageSpansOf(document, span) };
}
