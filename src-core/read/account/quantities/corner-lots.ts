// Land that is told to lie at the corner of two streets: it comes to both of them.
import { ordinalOf } from '#core/language/numerals.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import { isOffStreet } from '#core/read/account/frames/street-edges.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { type Tie, tiesOf } from '#core/read/account/quantities/beginning-told.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { coursesAlong } from '#core/read/account/relations/adjoiners.ts';
import { directionBefore } from '#core/read/account/relations/named-direction.ts';
import { isOfLand } from '#core/read/account/relations/of-land.ts';
import { pairsIn, WAYS, type Way, waysIn } from '#core/read/account/relations/ways.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { walk } from '#core/survey/traverse.ts';

interface CornerLot extends Passage {
  readonly ways: readonly [Way, Way];
}

export function cornerLotRemarks(instrument: Instrument): Remark[] {
  const {
    reading: { tokens },
    tracts,
  } = instrument;
  return sentencesOf(instrument).flatMap((sentence) =>
    cornerLotsIn(tokens, sentence).flatMap((lot): Remark[] => {
      const bound = boundAt(tracts, lot.from).filter(({ mayPass }) => mayPass);
      const isOff = (tract: ToldTract): boolean =>
        isTiedOff(tokens, tract, lot) ||
        lot.ways.some((way) => isOffStreet(tokens, tract, way.names) || isAtOthers(tokens, tract, way));
      if (bound.length === 0 || !bound.every(isOff)) return [];
      return [{ code: 'place_otherwise', from: lot.from, to: lot.to, tracts: bound.map(({ index }) => index) }];
    }),
  );
}

/** In tokens, from the word of the corner to the first street. */
const FARTHEST = 8;

function cornerLotsIn(tokens: readonly Token[], { from, to }: Passage): CornerLot[] {
  return pairsIn(tokens, from, to).flatMap((ways): CornerLot[] => {
    const at = cornerBefore(tokens, from, ways[0].at);
    return at < 0 || !isLandAt(tokens, from, at) ? [] : [{ ways, from: at, to: ways[1].next }];
  });
}

const LEAD = /^(?:corner|intersection|junction|lot|of|at|on|the|formed|made|by|said|streets?)$/;

/** The first of "corner of", "corner lot at the intersection of", "corner formed by" before a street; -1 where there is none. */
function cornerBefore(tokens: readonly Token[], from: number, way: number): number {
  let found = -1;
  for (let at = way - 1; at >= Math.max(from, way - FARTHEST) && LEAD.test(textAt(tokens, at)); at -= 1)
    if (/^(?:corner|intersection|junction)$/.test(textAt(tokens, at))) found = at;
  return found;
}

const OFF = /^(?:from|near|of|to|toward|towards|adjoining|next|opposite|behind|beyond|by|with|east|west|north|south)$/;
const MARKS = /^(?:beginning|begins|commencing|commences|point|stake|stone|post|pin|pipe|iron|nail|monument|place)$/;

const OTHERS =
  /^(?:part|portion|half|balance|remainder|remaining|residue|out|off|another|other|keeps?|retains?|reserv\w+|owns|has|had|not|owned)$/;
/** In tokens: "the easterly part of the lot at the". */
const CLAUSE = 8;

/** "part of the lot at the corner of", "he has another lot at the corner of". */
function isOfOther(tokens: readonly Token[], from: number, at: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - CLAUSE) && !/^[;,:]$/.test(textAt(tokens, i)); i -= 1)
    if (OTHERS.test(textAt(tokens, i))) return true;
  return false;
}

const BESIDE = /^(?:adjoin\w*|abut\w*|next|near|behind|beside|opposite|across|bounded|beyond)$/;
const SOME_LAND = /^(?:lot|land|lands|property|premises|parcel|tract)$/;
/** In tokens: "bounded on the west by the lot of Cole, which is situated at the". */
const NEIGHBOUR = 16;

/** "adjoining the lot of Cole at the corner of", "a drain to the lot at the corner of"; but "adjoining Cole, situated at", "the lot next to Cole is at". */
function isOfNeighbour(tokens: readonly Token[], from: number, at: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - NEIGHBOUR); i -= 1) {
    const [text, before, behind] = [textAt(tokens, i), textAt(tokens, i - 1), textAt(tokens, i + 1)];
    if (BESIDE.test(text) || isLandBeyond(tokens, from, i)) return true;
    // "the bank, whose office is on the lot at the corner of".
    if (text === 'is' && textAt(tokens, i - 2) === 'whose') return true;
    if (/^[;:]$/.test(text) || (text === ',' && behind !== 'which')) return false;
    if (/^(?:is|lies|are)$/.test(text) && !/^(?:which|that)$/.test(before)) return false;
    if (text === 'and' && /^(?:situated?|lying|located|being)$/.test(behind)) return false;
  }
  return false;
}

/** "a drain to the lot", "east of the Cole property". */
function isLandBeyond(tokens: readonly Token[], from: number, at: number): boolean {
  if (!SOME_LAND.test(textAt(tokens, at))) return false;
  let the = at - 1;
  while (the > from && tokens[the]?.kind === 'word' && tokens[the]?.capital === true) the -= 1;
  if (textAt(tokens, the) !== 'the') return false;
  const lead = textAt(tokens, the - 1);
  if (lead === 'to') return !/^(?:title|interest|claim)$/.test(textAt(tokens, the - 2));
  return lead === 'of' && directionBefore(tokens, from, the - 1) !== null;
}

/** "the lot at the corner of", "situated at the southwest corner of", "being the corner lot at"; but "a stake at the corner of", "100 feet from the corner of". */
function isLandAt(tokens: readonly Token[], from: number, corner: number): boolean {
  const at = directionBefore(tokens, from, corner)?.from ?? corner;
  if (isOfOther(tokens, from, at) || isOfNeighbour(tokens, from, at)) return false;
  const article = /^(?:the|a|an|that|said)$/.test(textAt(tokens, at - 1)) ? at - 1 : at;
  if (textAt(tokens, corner + 1) === 'lot') return article > from && !OFF.test(textAt(tokens, article - 1));
  if (!/^(?:at|on|upon|in|being|is|forming|forms)$/.test(textAt(tokens, article - 1))) return false;
  return !MARKS.test(textAt(tokens, article - 2)) && isOfLand(tokens, from, at);
}

/** By "Charles" is "Saint Charles Avenue" known, which is "St. Charles Avenue" too. */
const nameOf = ({ names }: Way): string => names.find((word) => !WAYS.has(word) && !/^(?:saint|st)$/.test(word)) ?? '';

/** "140 feet east of Depot Street": as far from it the land begins, no course names it, and none leads so far back. */
function isTiedOff(tokens: readonly Token[], tract: ToldTract, { ways }: CornerLot): boolean {
  const { courses, ties, around } = tract;
  const [first, last] = [courses[0], courses.at(-1)];
  if (first === undefined || last === undefined || ties.length > 0) return false;
  const run = tokens.slice(first.from, Math.min(last.to, around.closedAt));
  const away = ways.map(nameOf).filter((name) => name !== '' && !run.some(({ text }) => text === name));
  return tiesOf(tokens, tract).some(
    (tie) => tiedTo(tokens, tie).some((name) => away.includes(name)) && reachBack(courses, tie) < NEARLY,
  );
}

/** The street that a tie leads from, or the two whose corner it leads from. */
function tiedTo(tokens: readonly Token[], { length, to }: Tie): string[] {
  const [way] = waysIn(tokens, length.to, to);
  const pair = pairsIn(tokens, length.to, to).find(([one]) => one.at === way?.at);
  return way === undefined || way.at > length.to + LONGEST_TIE ? [] : (pair ?? [way]).map(nameOf);
}

/** In tokens, from the length to the street: "feet eastward from the east side of". */
const LONGEST_TIE = 9;

/** Of the way back to the street: a figure that comes so near it may reach it. */
const NEARLY = 0.95;

/** How far the figure reaches from its beginning to what that is tied to, as a part of the tie; all the way where it is not drawn. */
function reachBack(courses: ToldTract['courses'], { deg, length }: Tie): number {
  const legs = legsOf(courses);
  if (legs === null || length.value <= 0) return 1;
  const back = (((deg ?? 0) + 180) * Math.PI) / 180;
  const reach = walk(legs).map(({ north_ft, east_ft }) =>
    deg === null ? Math.hypot(north_ft, east_ft) : north_ft * Math.cos(back) + east_ft * Math.sin(back),
  );
  return Math.max(...reach) / length.value;
}

const RENAMED = /^(?:formerly|now|called|known|late|lately|alias|or)$/;

/** Its courses run along two other streets, and nothing in it names this one. */
function isAtOthers(tokens: readonly Token[], { courses, description, around }: ToldTract, way: Way): boolean {
  const own = tokens.slice(description.from, around.closedAt);
  const name = nameOf(way);
  const number = ordinalOf(name);
  if (name === '' || own.some(({ text, value, kind }) => text === name || (kind === 'number' && value === number)))
    return false;
  const others = waysIn(tokens, description.from, around.closedAt);
  if ([way, ...others].some(({ at, next }) => isRenamed(tokens, at, next))) return false;
  const sides = others.map((other) => ({ name: nameOf(other), along: coursesAlong(tokens, courses, other.names) }));
  return sides.some(({ name: one, along }) =>
    sides.some(
      (two) =>
        two.name !== one &&
        along.length > 0 &&
        two.along.length > 0 &&
        !two.along.some((course) => along.includes(course)),
    ),
  );
}

/** "Oak Street, formerly Elm Street", "Elm (now Oak) Street". */
const isRenamed = (tokens: readonly Token[], at: number, next: number): boolean =>
  textWithin(tokens, Math.max(0, at - 3), next + 3)
    .split(' ')
    .some((word) => RENAMED.test(word));
