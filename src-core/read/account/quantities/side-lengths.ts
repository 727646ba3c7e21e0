// Lengths that sentences around the courses give to sides of the land: "bounded North 320 feet by Purdy", "200 feet on the east and west sides", "fronting 325 feet on the county road".

import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { coursesToward } from '#core/read/account/claims/drawn-sides.ts';
import { figureTalk } from '#core/read/account/claims/figure-talk.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { isElementOf } from '#core/read/account/quantities/curve-figures.ts';
import { agree, lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';

const isOfSides = oncePerToken((word) =>
  /^(?:bounded|bounding|sides?|front|fronts|fronting|frontage|depth|deep|dimensions?|back)$/.test(word),
);
/** Of a house, a rule for any lot, or of other land. */
const isElsewhere = oncePerToken((word) =>
  /^(?:building|buildings|house|dwelling|setback|minimum|no|less|nearer|easements?|except\w*|reserv\w*|adjoining|strip|shall|also|iron|pipe|tank|well)$/.test(
    word,
  ),
);

export function sideLengthRemarks(instrument: Instrument): Remark[] {
  const {
    reading: { tokens },
    tracts,
  } = instrument;
  return sentencesOf(instrument).flatMap((sentence): Remark[] => {
    const words = tokens.slice(sentence.from, sentence.to).filter(({ kind }) => kind === 'word');
    const bound = boundAt(tracts, sentence.from).filter(({ mayPass }) => mayPass);
    if (bound.length > 0 && isOfOtherCurve(tokens, sentence, bound))
      return [{ code: 'curve_otherwise', ...sentence, tracts: bound.map(({ index }) => index) }];
    if (!(words.some(isOfSides) || words.some(isCircuit)) || words.some(isElsewhere)) return [];
    // A sum that the sentence tells of lines by their names is held against those.
    const isSummed = figureTalk(tokens, sentence.from, sentence.to) !== null;
    const told = [...toldIn(tokens, sentence), ...(isSummed ? [] : aroundIn(tokens, sentence))];
    const isHeld = bound.length === 0 || bound.some((tract) => told.every((one) => isOf(tract, one)));
    return isHeld ? [] : [{ code: 'side_otherwise', ...sentence, tracts: bound.map(({ index }) => index) }];
  });
}

const isOfCurve = oncePerToken((word) => /^(?:curves?|arcs?|chords?|radius|radii)$/.test(word));

/** "The radius of the curve above called for is 45.00 feet". */
function isOfOtherCurve(tokens: readonly Token[], { from, to }: Passage, bound: readonly ToldTract[]): boolean {
  if (!tokens.slice(from, to).some((token) => token.kind === 'word' && isOfCurve(token))) return false;
  for (let at = from; at < to; at += 1) {
    const length = lengthAt(tokens, at);
    if (length === null) continue;
    const isOwn = bound.map(({ courses }) => isElementOf(tokens, from, courses, length));
    if (isOwn.every((one) => one === false)) return true;
    at = length.to - 1;
  }
  return false;
}

const isCircuit = oncePerToken((word) =>
  /^(?:circuit|circumference|perimeter|around|round|sums?|totals?|totalling|aggregate|adds?)$/.test(word),
);
const ROUND_WHAT = /^(?:the|whole|said|this|same|it|tract|parcel|lot|land|premises|property|[.,;])$/;

/** "the lines sum up 2,953.3 varas around the whole", "the whole circuit amounts to 1,812.5 feet": a way around is the sum of courses. */
function aroundIn(tokens: readonly Token[], { from, to }: Passage): Told[] {
  const found: Told[] = [];
  let isTotal = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word' && isCircuit(token) && textAt(tokens, at) !== 'around') isTotal = true;
    const length = lengthAt(tokens, at);
    if (length === null) continue;
    const isRound = textAt(tokens, length.to) === 'around' && ROUND_WHAT.test(textAt(tokens, length.to + 1));
    const isOfThing = /^(?:wide|in|from|of|north|south|east|west)$/.test(textAt(tokens, length.to));
    if (isRound || (isTotal && !isOfThing)) found.push({ length, sides: [] });
    at = length.to - 1;
  }
  return found;
}

interface Told {
  readonly length: Quantity;
  /** The sides that have it, in degrees; any of them where none is named. */
  readonly sides: readonly number[];
}

function isOf({ courses }: ToldTract, { length, sides }: Told): boolean {
  const lines = sides.length === 0 ? [courses] : sides.map((deg) => coursesToward(courses, deg));
  return lines.every((own) => own.length === 0 || sumsOver(own).some((sum) => agree(sum, length)));
}

function toldIn(tokens: readonly Token[], { from, to }: Passage): Told[] {
  const found: Told[] = [];
  let led: number | null = null;
  for (let at = from; at < to; at += 1) {
    const direction = directionAt(tokens, at);
    if (direction !== null) {
      // "the north 20 feet" are a strip; "extending back northerly 200 feet" is no side to the north.
      const before = textAt(tokens, at - 1);
      const isLed =
        (before !== 'the' || textAt(tokens, at - 2) === 'on') && !/^(?:back|extending|running|and)$/.test(before);
      led = isLed ? direction.deg : null;
      at = direction.next - 1;
      continue;
    }
    const length = lengthAt(tokens, at);
    if (length === null) {
      if (/^(?:[;:]|back|depth|extending|running)$/.test(textAt(tokens, at))) led = null;
      continue;
    }
    if (!/^(?:wide|in|road|street|right|alley|lane|from|of)$/.test(textAt(tokens, length.to))) {
      const behind = sidesBehind(tokens, length.to);
      const sides = behind.length > 0 ? behind : led === null ? [] : [led];
      if (sides.length > 0 || isFront(tokens, at, length.to)) found.push({ length, sides });
    }
    led = null;
    at = length.to - 1;
    // "on the south side": told of this length, and not of the next.
    while (/^(?:on|along|the|and|sides?|lines?)$/.test(textAt(tokens, at + 1)) || directionAt(tokens, at + 1) !== null)
      at += 1;
  }
  return found;
}

/** "on the north and south sides"; "on the south side of Elm Street", which lies to the north. */
function sidesBehind(tokens: readonly Token[], at: number): number[] {
  if (!/^(?:on|along)$/.test(textAt(tokens, at)) || textAt(tokens, at + 1) !== 'the') return [];
  const first = directionAt(tokens, at + 2);
  if (first === null) return [];
  const second = textAt(tokens, first.next) === 'and' ? directionAt(tokens, first.next + 1) : null;
  const noun = second?.next ?? first.next;
  const sides = second === null ? [first.deg] : [first.deg, second.deg];
  const isNamed = /^(?:sides?|lines?)$/.test(textAt(tokens, noun));
  if (isNamed && textAt(tokens, noun + 1) === 'of')
    return tokens[noun + 2]?.capital === true ? sides.map((deg) => (deg + 180) % 360) : [];
  return isNamed || tokens[noun]?.kind === 'mark' || /^(?:by|and)$/.test(textAt(tokens, noun)) ? sides : [];
}

const FRONT = /^(?:front|fronts|fronting|frontage|depth|deep|dimensions?)$/;

/** "fronting 325 feet", "a frontage of 250 feet", "100 feet front", "Depth 310'", "200' x 330'". */
function isFront(tokens: readonly Token[], from: number, to: number): boolean {
  if (textAt(tokens, from - 1) === 'x' || (textAt(tokens, to) === 'x' && tokens[to + 1]?.kind === 'number'))
    return true;
  if (FRONT.test(textAt(tokens, to)) || [1, 2, 3].some((step) => FRONT.test(textAt(tokens, from - step)))) return true;
  return isDepth(tokens, from);
}

/** "a depth from street to alley of 155 feet". */
function isDepth(tokens: readonly Token[], from: number): boolean {
  if (textAt(tokens, from - 1) !== 'of') return false;
  for (let i = from - 2; i > from - 9; i -= 1) {
    if (tokens[i]?.kind !== 'word') return false;
    if (/^(?:depth|frontage)$/.test(textAt(tokens, i))) return true;
  }
  return false;
}
