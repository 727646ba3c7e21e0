// Descriptions by metes and bounds as tracts.

import { DOUBTFUL } from '#core/language/doubt.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { verbatimOf } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { wordSet } from '#core/language/word-set.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { accountOf } from '#core/read/account/account.ts';
import { findingsOf } from '#core/read/account/findings.ts';
import { heardOf } from '#core/read/account/hearing.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import type { AreaRead } from '#core/read/account/quantities/area-at.ts';
import { areaBehind, areaGranted, areaOfFigure, areaProved } from '#core/read/account/quantities/area-behind.ts';
import { isOwnInAll } from '#core/read/account/quantities/in-all.ts';
import { assertionsOf, toldOf } from '#core/read/account/relations/assertions.ts';
import { boundRemarks, type Remark } from '#core/read/account/remark.ts';
import { doubtsOf } from '#core/read/account/tract-doubts.ts';
import { type Role, roleOf } from '#core/read/account/tract-role.ts';
import { headingOf, LONGEST_LEAD, type Surroundings, surroundingsOf } from '#core/read/account/tract-text.ts';
import { type Boundary, boundaryOf } from '#core/read/clauses/boundary.ts';
import { callsOf, type Reading, unitOf } from '#core/read/clauses/calls.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { tieDoubts } from '#core/read/clauses/course-doubts.ts';
import { type CourseContext, coursesOf } from '#core/read/clauses/courses.ts';
import type { Description } from '#core/read/clauses/description.ts';
import { headTies } from '#core/read/clauses/head.ts';
import { tieOfCourse, tieOfHead } from '#core/read/clauses/tie-strings.ts';
import { readEasement } from '#core/read/document/easement.ts';
import { readStatedArea } from '#core/read/document/stated-area.ts';
import type { Call } from '#core/schema/call.ts';
import type { DocumentKind } from '#core/schema/extraction.ts';
import type { Tract } from '#core/schema/tract.ts';
import { ACRE_SQFT, unitFeet } from '#core/survey/distance.ts';
import { CLOSED_DENOMINATOR, CLOSED_MISS_FT, STATED_AREA_SHARE } from '#core/survey/limits.ts';
import { type Measure, measure } from '#core/survey/measure.ts';
import { areaAgrees, areaIn, statedAreas } from '#core/survey/stated-area.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';

export interface PlacedTract {
  readonly tract: Tract;
  /** Offsets of the text that the tract was read from, with what leads up to it and follows it. */
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
  /** Behind the last course; the whole of a tract without courses. */
  readonly coursesEnd: number;
  /** Where the words begin that keep it out of the grant; its own beginning when it is conveyed. */
  readonly takenAt: number;
}

/** Stops wherever sentences are to be heard, and goes on once they are. */
export function* tractsOf(
  reading: Reading,
  context: CourseContext,
  descriptions: readonly Description[],
  kind: DocumentKind,
): Generator<void, PlacedTract[]> {
  const drawn = joined(context, descriptions);
  const around = surroundingsOf(
    reading.tokens,
    drawn.map((one) => one.description),
  );
  const placed: PlacedTract[] = [];
  const remarks: Remark[][] = [];
  const tolds: ToldTract[] = [];
  const roles = rolesOf(reading, around);
  drawn.forEach(({ description, boundary }, index) => {
    const surroundings = around[index];
    const role = roles[index];
    if (surroundings === undefined || role === undefined) return;
    const nextFrom = drawn[index + 1]?.description.from ?? Infinity;
    const told = tractOf(reading, description, boundary, surroundings, role, {
      index,
      several: drawn.length > 1,
      nextFrom,
      kind,
    });
    remarks.push(told.remarks);
    tolds.push(told.told);
    placed.push({
      tract: told.tract,
      start: offsetAt(reading, surroundings.leadFrom),
      bodyStart: offsetAt(reading, description.from),
      end: offsetAt(reading, surroundings.tailTo),
      coursesEnd: spanOf(reading, 0, boundary.courses.at(-1)?.to ?? description.to).end,
      takenAt: offsetAt(reading, role.takenAt),
    });
  });
  const instrument = { reading, tracts: tolds };
  const account = accountOf(instrument);
  for (;;) {
    const found = findingsBy(instrument, remarks, account);
    if (!reading.hearing?.unheard?.size)
      return placed.map((one, index) => ({ ...one, tract: withFindings(one.tract, found[index] ?? []) }));
    yield;
  }
}

/** Of each tract, by what was heard until now. */
function findingsBy(instrument: Instrument, own: readonly (readonly Remark[])[], remarked: readonly Remark[]) {
  const { reading, tracts } = instrument;
  const heard = heardOf(instrument, own, remarked);
  const isOpen = (remark: Remark): boolean => remark.isGranted === true || !heard.isCalm(remark);
  const account = toldOnce([...remarked.filter(isOpen), ...heard.told], tracts.length);
  return boundRemarks(own).map((bound, index) => {
    const told = account.get(index)?.filter((remark) => isToldOf(tracts[index], remark)) ?? [];
    return findingsOf(reading, [...bound.filter(isOpen), ...told]);
  });
}

/** More of the whole instrument is told of each tract only of its own. */
const MOST_OF_ALL = 12;

/** For each tract the remarks that bind it; of those that bind all of many tracts the first. */
function toldOnce(account: readonly Remark[], count: number): Map<number, Remark[]> {
  const told = new Map<number, Remark[]>(Array.from({ length: count }, (_, index) => [index, []]));
  let all = 0;
  for (const remark of account) {
    const ofAll = count > 1 && remark.tracts?.length === count;
    if (ofAll) all += 1;
    if (!ofAll || all <= MOST_OF_ALL) for (const index of remark.tracts ?? []) told.get(index)?.push(remark);
  }
  return told;
}

/** A sentence that is only not understood is told of what might pass. */
function isToldOf(tract: ToldTract | undefined, { code }: Remark): boolean {
  if (tract === undefined || tract.isStrip) return false;
  return tract.mayPass || code !== 'sentence_not_understood';
}

function rolesOf(reading: Reading, around: readonly Surroundings[]): Role[] {
  const roles: Role[] = [];
  around.forEach((surroundings, index) => {
    const from = around[index - 1]?.closedAt ?? Math.max(0, surroundings.leadTo - LONGEST_LEAD);
    roles.push(roleOf(reading.tokens, from, surroundings, roles.at(-1) ?? null));
  });
  return roles;
}

interface Drawn {
  description: Description;
  boundary: Boundary;
}

/** A commencement that never reached a point of beginning leads up to the description that begins after it. */
function joined(context: CourseContext, descriptions: readonly Description[]): Drawn[] {
  const drawn: Drawn[] = [];
  for (const description of descriptions) {
    const clauses = coursesOf(context, description);
    const boundary = boundaryOf(description, clauses);
    if (boundary.courses.length === 0 && boundary.ties.length === 0) continue;
    if (drawn.length > 0 && isRemark(context, description, boundary)) continue;
    const before = drawn.at(-1);
    const leadsUp =
      before?.description.start === 'commence' &&
      before.boundary.ties.length === 0 &&
      before.boundary.closes === null &&
      description.start === 'begin' &&
      description.from - before.description.to < 40;
    if (leadsUp && before !== undefined) {
      before.boundary = { ties: before.boundary.courses, courses: boundary.courses, closes: boundary.closes };
      before.description = { ...before.description, to: description.to };
    } else drawn.push({ description, boundary });
  }
  const begun = drawn.some(({ description }) => description.start !== 'none');
  const told = drawn.filter((one) => !isHollow(one, begun));
  return told.length > 0 ? told : drawn;
}

/** "and thence southwardly to the river" in an opinion's headnote: no beginning, and hardly a value where another figure is told from its own. */
function isHollow({ description, boundary }: Drawn, begun: boolean): boolean {
  if (description.start !== 'none' || boundary.ties.length > 0 || boundary.closes !== null) return false;
  return boundary.courses
    .slice(begun ? 1 : 0)
    .every((course) => course.bearing === null && course.distance === null && course.curve === null);
}

/** After a figure is told, a "thence" in passing ("from thence certified", "it would run thence") opens no other, nor does "the line from the pine to the road is South 13° East 269 feet". */
function isRemark({ tokens }: CourseContext, description: Description, { courses, ties, closes }: Boundary): boolean {
  const few = closes === null ? 3 : 2;
  if (tokens[description.from]?.text === 'from' && courses.length === 1 && ties.length === 0 && closes === null)
    return true;
  return description.start === 'none' && ties.length === 0 && courses.length < few;
}

function offsetAt(reading: Reading, token: number): number {
  return reading.tokens[token]?.start ?? reading.document.text.length;
}

function spanOf(reading: Reading, from: number, to: number): Span {
  const start = offsetAt(reading, from);
  return { start, end: to <= from ? start : (reading.tokens[to - 1]?.end ?? 0) };
}

function textOf(reading: Reading, from: number, to: number): string {
  return verbatimOf(reading.document, spanOf(reading, from, to));
}

/** In tokens. */
const LONGEST_TAIL = 160;

interface Place {
  readonly index: number;
  readonly several: boolean;
  /** Token at which the next description begins. */
  readonly nextFrom: number;
  readonly kind: DocumentKind;
}

function tractOf(
  reading: Reading,
  description: Description,
  boundary: Boundary,
  around: Surroundings,
  role: Role,
  { index, several, nextFrom, kind }: Place,
): { tract: Tract; remarks: Remark[]; told: ToldTract } {
  const isException = role.role === 'kept';
  const unit = unitOf(boundary.courses.length > 0 ? boundary.courses : boundary.ties);
  const lead = textOf(reading, around.leadFrom, around.leadTo);
  const tail = textOf(reading, lastArrival(description), around.tailTo);
  const fromHead = headTies(reading.tokens, description.head).filter(
    // A corner that others are told to bear from is where the way begins; a point measured from one is not.
    (tie) => boundary.ties.length === 0 || (description.start === 'commence' && !tie.toward),
  );
  const beyond = textOf(
    reading,
    around.tailTo,
    Math.min(reading.tokens.length, around.tailFrom + LONGEST_TAIL, nextFrom),
  );
  const isOwn = !several || isOwnInAll(reading.tokens, lastArrival(description), around.tailTo, nextFrom);
  const behind = areaBehind(reading.tokens, closedFrom(around, boundary), around.tailTo);
  const closed = behind === null ? '' : textOf(reading, behind.from, behind.to);
  const whose = isException ? 'exception' : isOwn ? 'one' : 'several';
  const read = callsOf(reading, boundary.courses, unit);
  const drawn = acresDrawn(read, unitFeet(unit, ''));
  const told = statedArea(lead, tail, closed, beyond, whose);
  const area =
    told.stated_area === '' && !isException ? drawnArea(reading, around, boundary, { ...drawn, nextFrom }) : told;
  const stated_acres = acresOf(area);
  const isProved =
    drawn.isClosed &&
    isOfArea(drawn.acres, stated_acres) &&
    !tellsOtherUnit(reading, unit, around.leadFrom, around.tailTo);
  const proved = isProved ? callsOf(reading, boundary.courses, unit, drawn.isExact ? 'exact' : 'closed') : read;
  const isCurved = proved.some(({ call_type }) => call_type === 'curve');
  const calls = isCurved && UNTANGENT.test(`${tail} ${beyond}`) ? proved.map(notTangent) : proved;
  const isStrip = isCenterline(
    lead,
    textOf(reading, description.from, Math.min(description.to, description.from + 80)),
    boundary,
  );
  const scanned = tieDoubts(reading, boundary.ties, fromHead.length);
  const { courses, ties } = boundary;
  const asserted = toldOf(reading, { description, courses, ties, around, isOnly: !several });
  const assertions = assertionsOf(reading, asserted);
  const burden = kind === 'easement' || isStrip || /\beasement\b/i.test(lead.slice(-300));
  const mayPass = area.stated_area !== '' && !isException && !isStrip && boundary.courses.every(isDrawn);
  const remarks = doubtsOf(reading, description, {
    around,
    mayPass,
    areaSpoilt: area.spoilt,
    ownTo: Number.isFinite(nextFrom) ? around.tailTo : reading.tokens.length,
    courses,
    ties,
    role,
    isStrip,
    closes: () => isClosed(measure(calls, unitFeet(unit, ''), false)),
  });
  const tract: Tract = {
    name: nameOf(reading, around, isException, index),
    pob_description: textOf(reading, description.from, headEnd(description))
      .replace(/[\s;,:]+$/, '')
      .replace(/[\s;,:]+(?:and |& )?(?:running|run|runs)(?: from)?$/i, ''),
    calls,
    tie_calls: [
      ...fromHead.map((tie) => tieOfHead(reading, tie, unit)),
      ...boundary.ties.map((tie) => tieOfCourse(reading, tie, unit)),
    ],
    description_type: isStrip ? 'centerline' : 'metes_and_bounds',
    distance_unit: unit,
    is_exception: isException,
    stated_area: area.stated_area,
    stated_acreage: area.stated_acreage,
    easement: burden ? readEasement(`${lead} ${tail}`) : '',
    aliquot: '',
    notes: null,
    ...(assertions.length === 0 ? {} : { assertions }),
    ...(scanned.length === 0 ? {} : { doubts: scanned }),
  };
  return {
    tract,
    remarks,
    told: { index, description, courses, ties, around, asserted, isException, isStrip, stated_acres, unit, mayPass },
  };
}

/** The stated area in acres, whatever it is told in. */
export function acresOf(tract: Pick<Tract, 'stated_area' | 'stated_acreage'>): number | null {
  const [area] = statedAreas(tract);
  if (area?.value == null) return null;
  return areaIn('acres', area.value / areaIn(area.unit, 1, ''), '');
}

/** With values that nothing makes doubtful. */
function isDrawn({ bearing, distance, curve, doubt }: Course): boolean {
  return doubt < DOUBTFUL && (curve !== null || (bearing !== null && distance !== null));
}

function headEnd(description: Description): number {
  return description.clauses[0]?.from ?? description.head.to;
}

/** Behind the words that come back to the beginning, or behind the last value where none does. */
function closedFrom({ closedAt, tailFrom }: Surroundings, { courses, closes }: Boundary): number {
  const last = courses.at(-1)?.monumentAt ?? -1;
  return closes === null && last >= 0 ? Math.min(last, tailFrom) : closedAt;
}

/** The last clause is read for an area too: "to the point of beginning, containing 2 acres". */
function lastArrival(description: Description): number {
  return description.clauses.at(-1)?.from ?? description.head.from;
}

/** "EXCEPTING the stadium. Said overall parcel containing 76.9646 acres": told of the whole once more, behind what is taken out. */
const OVERALL = /\b(?:said|the) overall (?:parcel|tract|property|premises|area)\b[^;]*/i;

function statedArea(
  lead: string,
  tail: string,
  closed: string,
  beyond: string,
  whose: 'one' | 'several' | 'exception',
) {
  const stated = readStatedArea(tail, whose);
  const told = stated.stated_area === '' ? readStatedArea(areaWords(closed), whose) : stated;
  const after = told.stated_area === '' ? readStatedArea(OVERALL.exec(beyond)?.[0] ?? '', whose) : told;
  if (after.stated_area !== '') return after;
  const before = readStatedArea(lead, whose);
  return before.stated_area === '' ? after : before;
}

/** The area that the courses themselves enclose, where it is told before or behind them. */
function drawnArea(
  reading: Reading,
  around: Surroundings,
  boundary: Boundary,
  {
    acres,
    isClosed: isWhole,
    nextFrom,
  }: { readonly acres: number; readonly isClosed: boolean; readonly nextFrom: number },
) {
  const { tokens } = reading;
  const { openFrom, leadTo, tailFrom } = around;
  const end = Math.min(tokens.length, tailFrom + LONGEST_TAIL, nextFrom);
  const readOf = (area: AreaRead | null) => {
    const read = readStatedArea(area === null ? '' : areaWords(textOf(reading, area.from, area.to)));
    // "22.14 English acres": told in words of which only their value is known.
    return read.stated_area === '' && area?.unit === 'acres'
      ? readStatedArea(`containing ${Number(area.value.toFixed(4))} acres`)
      : read;
  };
  // "holds 1,375 square varas (equal to 0.2436 acre)": the first in a unit that is read.
  let from = closedFrom(around, boundary);
  let area = areaOfFigure(tokens, { from, to: end }, acres, isWhole);
  while (area !== null && readOf(area).stated_area === '') {
    from = area.to;
    area = areaOfFigure(tokens, { from, to: end }, acres, isWhole);
  }
  const lead = { from: Math.max(openFrom, leadTo - LONGEST_LEAD), to: leadTo };
  const told = readOf(area ?? areaGranted(tokens, lead.from, lead.to, acres));
  if (told.stated_area !== '' || !isWhole) return told;
  const behind = { from: closedFrom(around, boundary), to: end };
  return readOf(areaProved(tokens, behind, acres, false) ?? areaProved(tokens, lead, acres, true));
}

const isClosed = ({ undrawn, figure }: Measure): boolean =>
  undrawn.length === 0 && figure !== null && figure.closure.denominator >= CLOSED_DENOMINATOR;

/** Every course is drawn and the figure closes. */
export const isDrawnWhole = ({ calls, distance_unit }: Tract): boolean =>
  isClosed(measure(calls, unitFeet(distance_unit, ''), false));

export function hasItsArea(tract: Tract): boolean {
  const { figure } = measure(tract.calls, unitFeet(tract.distance_unit, ''), false);
  return figure !== null && areaAgrees(statedAreas(tract), figure.area_sqft, '') === true;
}

function acresDrawn(calls: readonly Call[], unit_ft: number): { acres: number; isClosed: boolean; isExact: boolean } {
  const drawn = measure(calls, unit_ft, false);
  const acres = drawn.undrawn.length > 0 ? 0 : (drawn.figure?.area_sqft ?? 0) / ACRE_SQFT;
  const isExact = isClosed(drawn) && (drawn.figure?.closure.miss_ft ?? unit_ft) <= CLOSED_MISS_FT;
  return { acres, isClosed: isClosed(drawn), isExact };
}

/** "Said curve is non-tangent", told behind the courses. */
const UNTANGENT =
  /\b(?:curves?|arcs?)\b[^.;]{0,40}\b(?:non-?\s?tangent|not(?: be)? tangent)\b|\bnon-?\s?tangent curves?\b/i;

const notTangent = (call: Call): Call =>
  call.call_type === 'curve' && call.tangent === null ? { ...call, tangent: false } : call;

/** "distances in feet or lengths in poles": the text itself leaves open which. */
const tellsOtherUnit = ({ tokens }: Reading, unit: string, from: number, to: number): boolean =>
  placesWithin(tokens, from, to, isUnit).some((at) => tokens[at]?.text !== unit);

const UNITS = wordSet('feet poles rods chains varas perches yards meters metres arpents steps paces spans cubits ells');
const isUnit = oncePerToken((word) => UNITS.has(word));

const isOfArea = (acres: number, stated: number | null): boolean =>
  stated !== null && Math.abs(acres - stated) <= STATED_AREA_SHARE * stated;

/** As an area is told most often: "the acreage is 3.869", "square footage: 4,600" have their figure behind them. */
function areaWords(told: string): string {
  const [, unit, figure] = /^(acre|square f|sq\W+f)\w*\D+(\d[\d,.]*)$/i.exec(told) ?? [];
  if (figure === undefined) return `containing ${told}`;
  return `containing ${figure} ${unit?.toLowerCase() === 'acre' ? 'acres' : 'square feet'}`;
}

const STRIP_WORDS =
  /\bstrip|\bwidth\b|\bwide\b|\b(?:each|either|both) sides? of|\bright[\s-]of[\s-]way|\beasement|\bwithin [\d.]+ (?:feet|ft|met)/i;
const LINE_WORDS =
  /\bcent(?:er|re)[\s-]?line\b|\bfollowing(?:[\s-]described)? (?:(?:survey|reference|base|transit|control) )?line\b|\b(?:each|either) side of (?:a|the|said)\b/i;

/** In the body a centerline is often only that of the road that the land lies on. */
const LINE_IS_TOLD =
  /\b(?:said|its|the|following|proposed) cent(?:er|re)[\s-]?line (?:being|is|described|of (?:said|the|a) (?:strip|easement|proposed|right))|\bcent(?:er|re)[\s-]?line of (?:said|the|a) (?:strip|easement|herein|proposed|right)|\b(?:each|either) side of (?:a|the|said)\b/i;

/** A line to be followed with land on both sides of it, which does not come back to where it began. */
function isCenterline(lead: string, body: string, boundary: Boundary): boolean {
  if (boundary.closes === 'terminus') return true;
  if (boundary.closes === 'pob' || boundary.closes === 'true-pob') return false;
  const near = `${lead.slice(-500)} ${body.slice(0, 400)}`;
  return (LINE_WORDS.test(lead.slice(-500)) || LINE_IS_TOLD.test(body.slice(0, 400))) && STRIP_WORDS.test(near);
}

function nameOf(reading: Reading, around: Surroundings, isException: boolean, index: number): string {
  const heading = headingOf(reading.tokens, around);
  if (heading !== null) return textOf(reading, heading.at, heading.next).replace(/[\s.,:;]+$/, '');
  return isException ? `Exception ${index + 1}` : `Tract ${index + 1}`;
}
