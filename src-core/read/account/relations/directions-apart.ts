// Directions told beside the courses and among them that no rule has held against the figure: each is told of something else, or of this land without a proof.
import { entryOf, findEntry } from '#core/language/lexicon.ts';
import { oncePer, oncePerPart, oncePerToken } from '#core/language/once-per-word.ts';
import { holdersOf, type Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { placesWhere, placesWithin } from '#core/language/words-index.ts';
import { legsOf, outwardsOf } from '#core/read/account/claims/drawn-sides.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { isInPlace, placeAt } from '#core/read/account/quantities/place-facts.ts';
import { bodyAt, isUsed } from '#core/read/account/quantities/regions.ts';
import { directionAt, directionWord } from '#core/read/account/relations/named-direction.ts';
import { WATERS } from '#core/read/account/relations/waters.ts';
import { WAYS } from '#core/read/account/relations/ways.ts';
import { sentenceAround } from '#core/read/account/sentence-around.ts';
import { cornersToward, partedBy } from '#core/survey/figure-relations.ts';
import { walk } from '#core/survey/traverse.ts';

/** What has a direction, and stands right behind it. */
const SIDES =
  /^(?:corners?|cor|sides?|lines?|banks?|ends?|edges?|margins?|hal(?:f|ves)|parts?|bounds?|bound(?:ary|aries)|hand)$/;
const CORNERS = /^(?:corners?|cor)$/;
/** Directions that no compass tells. */
const UNMEASURED = /^(?:left|right|(?:upp?er|low(?:er)?)(?:most)?)$/;

interface Named {
  readonly deg: number | null;
  readonly next: number;
}

const mayTell = oncePerToken((word) => directionWord(word) !== null || UNMEASURED.test(word));

export const directionsApart = oncePer((instrument: Instrument): readonly Passage[] => {
  const { reading, tracts } = instrument;
  const { tokens } = reading;
  const told = directionsIn(instrument);
  return told.filter((one) => {
    const tract = bodyAt(tracts, one.from);
    if (tract !== null && !isBehindArea(tokens, tract, one)) return !isBorneOut(tokens, tract, one);
    return !isProved(instrument, one) || told.some((other) => isOpposite(tokens, one, other));
  });
});

/** "to the beginning; containing 7200 square feet; bounded East by Machens": of the whole land, though no sentence ends before it. */
const isBehindArea = (tokens: readonly Token[], { courses }: ToldTract, { from }: Passage): boolean =>
  placesWithin(tokens, courses.at(-1)?.values.at(-1)?.next ?? from, from, isContaining).length > 0;

const isContaining = oncePerToken((word) => /^contain(?:s|ing)?$/.test(word));

/** Those that no rule knows the meaning of. */
function directionsIn({ reading: { tokens }, tracts }: Instrument): (Named & Passage)[] {
  if (tracts.some(({ courses }) => courses.length === 0)) return [];
  const isAsserted = holdersOf(tracts.flatMap((tract) => tract.asserted));
  let past = 0;
  return placesWhere(tokens, mayTell).flatMap((at) => {
    const direction = at < past ? null : namedAt(tokens, at);
    if (direction === null) return [];
    past = direction.next;
    // "the northerly street line of Lebanon Avenue".
    const noun = WAYS.has(textAt(tokens, direction.next)) ? direction.next + 1 : direction.next;
    const to = SIDES.test(textAt(tokens, noun)) ? noun + 1 : direction.next;
    // "To Jacob Staib, the west tract": it tells which of several.
    const isWhich = tracts.length > 1 && /^(?:tract|parcel|lot|piece)$/.test(textAt(tokens, to));
    // "(1) Southerly along the side of the avenue": the way of a course.
    const isRunning = /^(?:along|across|through|down|up|parallel|following)$/.test(textAt(tokens, to));
    const isLone = to === direction.next && (direction.deg === null || textAt(tokens, at).length < 3);
    const isHeld =
      isLone ||
      isWhich ||
      isRunning ||
      isCornerOfOther(tokens, to) ||
      isUsed(tracts, at) ||
      isName(tokens, at, direction.next) ||
      figuredBearing(tokens, at) !== null ||
      isOfPlace(tokens, at, to) ||
      isAsserted({ from: at, to: at + 1 });
    return isHeld ? [] : [{ ...direction, from: at, to }];
  });
}

/** Of anything but a corner, the farthest, a part, or what the courses name too the figure can say nothing; of what they name it shows on which side it lies. */
function isProved({ reading: { tokens }, tracts }: Instrument, told: Named & Passage): boolean {
  const { from, to } = told;
  if (CORNERS.test(textAt(tokens, to - 1)) || textAt(tokens, from).endsWith('most')) return false;
  const before = tokens.slice(Math.max(0, from - LED_BY), from);
  if (before.some(({ text }) => FARTHEST.test(text) || PART.test(text))) return false;
  const near = landmarksBeside(tokens, told);
  const sides = tracts.map((tract) => sidesAt(tokens, tract, near));
  const lies = landmarkLies(tokens, told);
  if (sides.every(({ isNamed }) => !isNamed))
    return !isBinding(tokens, told, near) || !tracts.some((tract) => isTaken(tokens, tract, lies));
  return sides.some(({ outwards }) => outwards.some((outward) => partedBy(outward, lies) <= TOWARD_DEG));
}

/** "the alley which binds the said lot on the east": a way or a water along that side, and not what the land lies in or near. */
const isBinding = (tokens: readonly Token[], { from, to }: Passage, near: readonly string[]): boolean =>
  textAt(tokens, to) !== 'of' &&
  !/^(?:part|half|end|corner|hand)$/.test(textAt(tokens, to - 1)) &&
  tokens.slice(Math.max(0, from - BESIDE), from).some(({ text }) => /^(?:bind|bound|adjoin|abut|border)/.test(text)) &&
  near.some((landmark) => WAYS.has(landmark) || WATERS.has(landmark));

/** All that looks that way runs along something else: "the alley which binds the lot on the east", where the avenue does. */
function isTaken(tokens: readonly Token[], { courses, description }: ToldTract, deg: number): boolean {
  const facing = [...courses.entries()].filter(
    ([call]) => partedBy(outwardsOf(courses)[call] ?? Number.NaN, deg) <= FACING_DEG,
  );
  const isAlong = ([call, { from, to }]: (typeof facing)[number]): boolean =>
    isAlongNamed(tokens, call === 0 ? description.from : from, to);
  return facing.length > 0 && facing.every(isAlong);
}

const FACING_DEG = 30;

const isAlongNamed = (tokens: readonly Token[], from: number, to: number): boolean =>
  placesWithin(tokens, from, to, mayBeLandmark).some(
    (at) =>
      (tokens[at]?.capital === true || WAYS.has(textAt(tokens, at))) &&
      tokens.slice(Math.max(from, at - ALONG_BEFORE), at).some(({ text }) => ALONG.test(text)),
  );

/** Degrees from the land to what it is told by: of "the north side of the turnpike", "north of the turnpike" it lies to the south. */
const landmarkLies = (tokens: readonly Token[], { deg, to }: Named & Passage): number =>
  deg === null
    ? Number.NaN
    : /^(?:of|from|therefrom|thereof)$/.test(textAt(tokens, to)) || BANKS.test(textAt(tokens, to - 1))
      ? deg + 180
      : deg;

/** "all on the north side of the river", and elsewhere "on the south bank". */
function isOpposite(tokens: readonly Token[], one: Named & Passage, other: Named & Passage): boolean {
  if (partedBy(landmarkLies(tokens, one), landmarkLies(tokens, other)) < OPPOSITE_DEG || one === other) return false;
  const near = landmarksBeside(tokens, other);
  return landmarksBeside(tokens, one).some((landmark) => near.includes(landmark));
}

const OPPOSITE_DEG = 120;

/** The ways that the courses look out which run along a landmark, or from it. */
function sidesAt(
  tokens: readonly Token[],
  { courses, description, around }: ToldTract,
  landmarks: readonly string[],
): { readonly isNamed: boolean; readonly outwards: readonly number[] } {
  const isThere = (from: number, to: number): number | undefined =>
    placesWithin(tokens, from, to, mayBeLandmark).find((at) => landmarks.includes(textAt(tokens, at)));
  const head = isThere(description.from, courses[0]?.from ?? description.from);
  const outwards = outwardsOf(courses);
  const at = courses.map(({ from, to }) => isThere(from, Math.min(to, around.closedAt)));
  const sides = at.flatMap((place, call) => {
    const { from = 0, to = 0 } = courses[call] ?? {};
    const isLeft = (lead: number, end: number): boolean =>
      tokens.slice(lead, end).some(({ text }) => LEAVING.test(text));
    // What stands at a corner may run along either side of it.
    if (place === undefined) {
      if (call > 0 || head === undefined) return [];
      const last = { side: courses.length - 1, isAlong: false };
      return isLeft(from, Math.min(to, from + ALONG_BEFORE)) ? [last] : [{ side: 0, isAlong: false }, last];
    }
    const lead = Math.max(from, place - ALONG_BEFORE);
    if (isLeft(lead, place)) return [];
    // "along land of Shapiro to a pipe in the line of Lebanon Avenue" only ends there.
    const before = tokens.slice(lead, place).map(({ text }) => text);
    const isAlong = before.slice(before.lastIndexOf('to') + 1).some(isAlongWord);
    return isAlong ? [{ side: call, isAlong }] : [call, (call + 1) % courses.length].map((side) => ({ side, isAlong }));
  });
  const along = sides.filter(({ isAlong }) => isAlong);
  return {
    isNamed: head !== undefined || at.some((place) => place !== undefined),
    outwards: (along.length > 0 ? along : sides).flatMap(({ side }) => outwards[side] ?? []),
  };
}

/** In tokens, from the word that leads along a landmark to its name. */
const ALONG_BEFORE = 8;
const ALONG = /^(?:along|with|by|up|down|following|binding|bounding|fronting|meanders?|meandering)$/;
/** "on land of Seymour", "on said highway"; but "on the bank of the creek", where a course only ends. */
const isAlongWord = (word: string, at: number, words: readonly string[]): boolean =>
  ALONG.test(word) || (word === 'on' && !words.slice(at, at + 4).some((noun) => STANDS_ON.test(noun)));
const STANDS_ON = /^(?:bank|side|margin|edge|brink|line|corner)$/;
const LEAVING = /^(?:leaving|crossing|cross|crosses|over|across)$/;

const FARTHEST = /^(?:farthest|furthest|farther|further|most)$/;
/** "all that part lying north of the branch" is not all of what was told. */
const PART = /^(?:part|portion|much)$/;
/** In tokens: "farther to the north". */
const LED_BY = 4;

/** In tokens, from a direction to what it is told of. */
const BESIDE = 9;

/** In the same sentence, and nearer than another direction. */
function landmarksBeside(tokens: readonly Token[], told: Passage): readonly string[] {
  const sentence = sentenceAround(tokens, told);
  const isApart = (at: number): boolean => {
    const direction = directionAt(tokens, at);
    const isNext = textAt(tokens, at) === 'and' && directionAt(tokens, at + 1) !== null;
    return isNext || /^[:;,]$/.test(textAt(tokens, at)) || (direction !== null && !isName(tokens, at, direction.next));
  };
  let { from, to } = told;
  while (from > Math.max(sentence.from, told.from - BESIDE) && !isApart(from - 1)) from -= 1;
  while (to < Math.min(sentence.to, told.to + BESIDE) && !isApart(to)) to += 1;
  const named = [...landmarksIn(tokens, { from, to: told.from }), ...landmarksIn(tokens, { from: told.to, to })];
  return BANKS.test(textAt(tokens, told.to - 1)) ? [...named, ...WATERS] : named;
}

const BANKS = /^banks?$/;

/** A road, a water, or a name. */
const mayBeLandmark = oncePerToken((word) => isKind(word) || entryOf(word) === undefined);
const isKind = (word: string): boolean => WAYS.has(word) || WATERS.has(word);

/** With the words that make one: "Laurel Fork", "Mill Street". */
const landmarksIn = (tokens: readonly Token[], { from, to }: Passage): string[] =>
  tokens.slice(from, to).flatMap((token, i) => {
    const isNaming = token.capital && isKind(textAt(tokens, from + i + 1));
    const isOne = isNaming || mayBeLandmark(token);
    return isOne && token.kind === 'word' && (token.capital || findEntry(token) !== null) && token.text.length > 2
      ? [token.text]
      : [];
  });

function namedAt(tokens: readonly Token[], at: number): Named | null {
  if (!UNMEASURED.test(textAt(tokens, at))) return directionAt(tokens, at);
  return SIDES.test(textAt(tokens, at + 1)) || textAt(tokens, at).endsWith('most') ? { deg: null, next: at + 1 } : null;
}

/** Of a name the direction is a part: "South Carolina", "West Street", "Maryland Avenue Southwest", "the North Fork". */
const isName = (tokens: readonly Token[], at: number, next: number): boolean =>
  /^(?:mr|mrs|miss)$/.test(textAt(tokens, at - 1)) ||
  [next, next + 1].some((noun) => /^(?:fork|branch|prong)$/.test(textAt(tokens, noun))) ||
  (tokens[at - 1]?.capital === true && WAYS.has(textAt(tokens, at - 1))) ||
  (tokens[at]?.capital === true && tokens[next]?.capital === true && !SIDES.test(textAt(tokens, next)));

/** "the northwest corner of Parcel 130/61", "of the land of Poe", "the east line of Section 78". */
function isCornerOfOther(tokens: readonly Token[], to: number): boolean {
  const isLine = /^(?:line|boundary)$/.test(textAt(tokens, to - 1)) && textAt(tokens, to) === 'of';
  if (isLine) return [1, 2].some((step) => placeAt(tokens, to + step)?.from === to + step);
  if (!CORNERS.test(textAt(tokens, to - 1)) || textAt(tokens, to) !== 'of') return false;
  let of = to + 1;
  while (LED_TO_NAME.test(textAt(tokens, of)) && tokens[of]?.capital === false) of += 1;
  return tokens[of]?.capital === true || tokens[of]?.kind === 'number' || SURVEYED.test(textAt(tokens, of));
}

const LED_TO_NAME = /^(?:the|lands?|property|of|lot|tract|said|now|or|formerly|late|owned|by|belonging|to)$/;
const SURVEYED = /^(?:section|sec|quarter|forty|block|township|survey)$/;

/** "Range 3 East", "the NE 1/4", "800 East". */
const isOfPlace = (tokens: readonly Token[], at: number, to: number): boolean =>
  tokens[at - 1]?.kind === 'number' ||
  tokens[to]?.kind === 'number' ||
  isInPlace(tokens, at) ||
  textAt(tokens, to) === 'fractional' ||
  // "the east half of the north west fractional quarter".
  (/^(?:half|part)$/.test(textAt(tokens, to - 1)) &&
    tokens.slice(to, to + LONGEST_PARENT).some(({ text }) => /^(?:quarter|section|sec|lot|1|¼)$/.test(text)));

/** In tokens, to what a half is one of. */
const LONGEST_PARENT = 7;

/** A side looks to a direction that is named within so many degrees. */
const TOWARD_DEG = 60;

/** Of a corner among the courses: the one that a course comes to or leaves lies there. Of a side: one of the courses there has it, or has what lies across. */
function isBorneOut(tokens: readonly Token[], { courses }: ToldTract, { deg, from: at, to }: Named & Passage): boolean {
  const call = courses.findLastIndex(({ from }) => from <= at);
  if (deg === null) return false;
  const ends = [call, call + 1].map((corner) => (corner + courses.length) % courses.length);
  if (CORNERS.test(textAt(tokens, to - 1))) {
    // "thence North 339.2 varas to the southwest corner" is told of where the course ends.
    const isEnd = /^(?:to|at) (?:the|said)$/.test(textWithin(tokens, at - 2, at));
    return (isEnd ? ends.slice(1) : ends).some((corner) => cornersTo(courses, deg).includes(corner));
  }
  return ends.some((side) => {
    const parted = partedBy(outwardsOf(courses)[side] ?? Number.NaN, deg);
    return parted <= TOWARD_DEG || parted >= 180 - TOWARD_DEG;
  });
}

const cornersTo = (courses: ToldTract['courses'], deg: number): readonly number[] =>
  cornersToward({ corners: cornersOf(courses) }, deg);

const cornersOf = oncePerPart((courses: ToldTract['courses']) => walk(legsOf(courses) ?? []).slice(0, -1));
