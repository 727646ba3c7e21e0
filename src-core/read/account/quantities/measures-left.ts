// Lengths and bearings told around the courses: each is the figure's own, measures another thing, or is left open.

import { firstFrom } from '#core/language/first-from.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { figureTalkIn } from '#core/read/account/claims/figure-claims.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { isTie } from '#core/read/account/claims/ties-told.ts';
import { isBearingTold, isLengthTold } from '#core/read/account/claims/told-lengths.ts';
import { isDischarged, type Known, knownOf } from '#core/read/account/effects/discharged.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { areaAt } from '#core/read/account/quantities/area-at.ts';
import { measuresIn } from '#core/read/account/quantities/measures-in.ts';
import { agree, lengthAt, lengthOf, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { isOfThing as isMeasureOfThing } from '#core/read/account/quantities/slots.ts';
import { scanOf } from '#core/read/account/relations/drawn.ts';
import { figureWords } from '#core/read/account/relations/figure-words.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { doMeet, type Remark } from '#core/read/account/remark.ts';

export function measureRemarks(instrument: Instrument): Remark[] {
  const known = knownOf(instrument);
  const bound = instrument.tracts.map(({ index }) => index);
  const called = linesCalled(instrument, known).map(
    ({ from, to }): Remark => ({ code: 'figure_unused', from: from - 1, to: to + 1, tracts: bound }),
  );
  const told = sentencesOf(instrument).flatMap((sentence): Remark[] => {
    const left = leftIn(instrument, sentence, known);
    if (left === null) return [];
    const { from, to } = left;
    return [
      {
        code: 'figure_unused',
        from: Math.max(sentence.from, from - 6),
        to: Math.min(sentence.to, to + 6),
        figure: left,
        tracts: bound,
      },
    ];
  });
  return [...called, ...told.filter((remark) => !called.some((one) => doMeet(one, remark)))];
}

/** "along the said 462.02-foot line": a line that was told by then, and that no course is. */
const linesCalled = ({ reading: { tokens } }: Instrument, known: Known): Quantity[] =>
  measuresIn(tokens).flatMap((at) => {
    const length = lengthAt(tokens, at);
    const isCalled =
      length !== null &&
      /^(?:line|course|call|side|boundary)$/.test(textAt(tokens, length.to)) &&
      /^(?:said|aforesaid|same)$/.test(textAt(tokens, at - 1));
    return isCalled && !isDischarged(tokens, length, known) ? [length] : [];
  });

/** In tokens: of a sentence, and to either side of a measure in a longer one. */
const LONGEST = 300;
const AROUND = 60;

function leftIn(instrument: Instrument, sentence: Passage, known: Known): Passage | null {
  const { tokens } = instrument.reading;
  const { from, to } = sentence;
  const places = measuresIn(tokens);
  let past = from;
  for (let i = firstFrom(places, from); (places[i] ?? to) < to; i += 1) {
    const at = places[i] ?? to;
    if (at < past) continue;
    const area = areaAt(tokens, at);
    const length = area === null ? lengthAt(tokens, at) : null;
    const next = area?.to ?? length?.to ?? figuredBearing(tokens, at)?.next ?? at + 1;
    const measure = { from: at, to: next };
    // What is told far off in a sentence of pages says nothing of it.
    const near =
      to - from > LONGEST ? { from: Math.max(from, at - AROUND), to: Math.min(to, next + AROUND) } : sentence;
    if (
      area === null &&
      !isDischarged(tokens, measure, known) &&
      // Every tract is asked what it holds, so that is asked last.
      !isLeft(instrument, near, measure, length) &&
      !isHeld(instrument, near, measure)
    )
      return measure;
    past = next;
  }
  return null;
}

/** It is what the figure has where the words put it. */
export function isHeld(instrument: Instrument, { from, to }: Passage, measure: Passage): boolean {
  const { reading, tracts } = instrument;
  const terms = termsIn(reading.tokens, from, to);
  const isWhole = figureTalkIn(instrument).some((talk) => talk.from <= measure.from && talk.to >= measure.to);
  const telling = { terms, isWhole };
  const own = terms.filter((term) => term.from <= measure.from && term.to >= measure.to);
  return tracts.some((tract) => {
    const scan = scanOf(reading.tokens, tract, from, to, null);
    const isTold = (term: Term): boolean =>
      (term.kind === 'length' && isLengthTold(scan, telling, term) === true) ||
      (term.kind === 'bearing' && isBearingTold(scan, telling, term) === true);
    return (
      own.some(isTold) || figureWords(scan, true).some((told) => told.from <= measure.from && told.to >= measure.to)
    );
  });
}

/** It is no measure of the figure, or none that could be told of it. */
function isLeft(instrument: Instrument, sentence: Passage, measure: Passage, length: Quantity | null): boolean {
  const { tokens } = instrument.reading;
  if (isTie(tokens, sentence)) return true;
  if (isGlued(tokens, measure)) return true;
  if (isOfBasis(tokens, sentence, length === null)) return true;
  if (length === null)
    return (
      // "of 88 North 300 East, Heber City".
      tokens[measure.from - 1]?.kind === 'number' || isOffset(tokens, lengthAt(tokens, measure.to)?.to ?? measure.to)
    );
  if (isOfNoLand(tokens, length) || isOfUnits(tokens, length) || isOfThing(tokens, length)) return true;
  return isTied(instrument, sentence, length) || isOfEach(instrument, sentence, length);
}

/** "Parcel ID: 23-02S-13E-07761". */
const isGlued = (tokens: readonly Token[], { from }: Passage): boolean =>
  tokens[from]?.gap === 'none' && /^[-\w]+$/.test(textAt(tokens, from - 1));

/** In feet: what is farther is a coordinate. */
const FARTHEST = 100_000;

/** Inches measure no land, miles tell where it lies, and a letter or two are as soon a page or an hour. */
const isOfNoLand = (tokens: readonly Token[], { value, unit, to }: Quantity): boolean =>
  value > FARTHEST ||
  unit === 'inches' ||
  unit === 'miles' ||
  /^(?!ft|rd|ch)[a-z]{1,2}$/.test(textAt(tokens, textAt(tokens, to - 1) === '.' ? to - 2 : to - 1));

/** "1 in. = 40 ft.", "four rods to the chain", "each chain being 66 feet", "one foot in 10,000 feet", "superficial area 3,500 feet", "elevation 1,204 feet". */
function isOfUnits(tokens: readonly Token[], { from, to }: Quantity): boolean {
  const first = Math.max(0, from - NEAR);
  const before = tokens.slice(first, from);
  // "from the rod to the pole" are things.
  const isUnit = ({ text }: Token, i: number): boolean => {
    const at = first + i;
    // "264 feet on Elm Street and" is a measure, but "one foot in", "1 rod being".
    if (!isUnitName(text) || (isNumber(tokens[at - 1]) && !/^(?:one|1)$/.test(textAt(tokens, at - 1)))) return false;
    return text.endsWith('s') || text === 'chain' || textAt(tokens, at - 1) !== 'the' || isUsed(tokens, at + 1);
  };
  if (before.some(isUnit) || before.some(({ text }) => OF_DRAWING.test(text))) return true;
  const behind = textAt(tokens, to);
  return (
    behind === '=' ||
    // "a four-pole chain": what it is measured with.
    (behind === 'chain' && textAt(tokens, to - 1) === 'pole') ||
    (/^(?:being|is)$/.test(behind) && lengthAt(tokens, to + 1) !== null) ||
    (/^(?:to|in)$/.test(behind) && [1, 2, 3].some((step) => isUnitName(textAt(tokens, to + step))))
  );
}

/** "in" is no inch here. */
const isUnitName = (text: string): boolean => text.length > 2 && unitNamed(text) !== null;

/** "The pole here used is of sixteen and a half feet". */
const isUsed = (tokens: readonly Token[], at: number): boolean =>
  /^(?:here|herein|so|hereby)$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) === 'used';

const isNumber = (token: Token | undefined): boolean => token?.kind === 'number' || isNumberWord(token?.text ?? '');

const NEAR = 6;
const OF_DRAWING =
  /^(?:=|area|scale|elevation|elevations|closure|closes|closed|error|misclosure|precision|coordinates?|northing|easting)$/;

/** "a 20 foot alley", "sixteen feet in width"; but "sixty feet on the avenue". */
const isOfThing = (tokens: readonly Token[], length: Quantity): boolean =>
  isMeasureOfThing(tokens, length) && !/^(?:on|as|along|to|at|by|upon|in|with|and)$/.test(textAt(tokens, length.to));

/** "the east line of the section being taken to bear N 0°41' E": what bearings are reckoned from. */
export const isOfBasis = (tokens: readonly Token[], { from, to }: Passage, isBearing: boolean): boolean =>
  tokens.slice(from, to).some(({ text }) => BASIS.test(text) || (isBearing && /^(?:section|quarter)$/.test(text)));
const BASIS = /^(?:taken|assumed|presumed|deemed|considered|held|basis|base|bearings|meridian|relative)$/;

/** "20 feet north of the north line of Block 6", "710 feet South and 205 feet East of it": where something lies. */
export function isOffset(tokens: readonly Token[], behind: number): boolean {
  let at = behind;
  const words = tokens.slice(at, at + LONGEST_WAY).map(({ text }) => text);
  // "1,204 feet, more or less, northwesterly".
  if (/^(?:, )?more or less(?: |$)/.test(words.join(' '))) {
    at += words.indexOf('less') + 1;
    if (textAt(tokens, at) === ',') at += 1;
  }
  const side = directionAt(tokens, at);
  if (textAt(tokens, at) === 'from') return true;
  if (side === null) return false;
  at += 1;
  while (/^[.]$/.test(textAt(tokens, at))) at += 1;
  if (/^(?:of|from)$/.test(textAt(tokens, at)) || isAlongFrom(tokens, at)) return true;
  const next = /^(?:and|&|,)$/.test(textAt(tokens, at)) ? lengthAt(tokens, at + 1) : null;
  return next !== null && directionAt(tokens, next.to) !== null;
}

/** In tokens. */
const LONGEST_WAY = 9;

/** "along said margin from its junction with Kinneys Road". */
function isAlongFrom(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + LONGEST_WAY).map(({ text }) => text);
  const from = words.indexOf('from');
  return (
    /^(?:along|on|upon|with)$/.test(words[0] ?? '') &&
    from > 0 &&
    !words.slice(0, from).some((word) => /^(?:[,;.:]|to)$/.test(word))
  );
}

/** Where the beginning is tied to a mark by a length, another length that ties it is another tie. */
function isTied({ reading: { tokens }, tracts }: Instrument, sentence: Passage, length: Quantity): boolean {
  const isLead = tracts.some(({ description }) => sentence.to <= description.from);
  // "measure west on the forty line 6 chains to a rock"; but "and extending back of even width 110 feet to an alley".
  const before = tokens.slice(Math.max(sentence.from, length.from - MOST), length.from);
  const reach = before.findLastIndex(isReach);
  // "at the end of a lane extending 400 feet to the county road".
  const isReaching = reach >= 0 && !before.slice(0, reach).some(isLane);
  if (isReaching && isLead) return false;
  if (isLead && textAt(tokens, length.to) === 'to') return true;
  const isBehind = isLead && directionAt(tokens, length.from - 1) !== null;
  if (!isOffset(tokens, length.to) && !isBehind) return false;
  const ties = tracts.flatMap((tract) => [
    ...tract.ties.flatMap(({ distance }) => (distance === null ? [] : [lengthOf(distance)])),
    ...offsetsIn(tokens, tract.description.from, tract.courses[0]?.from ?? tract.description.from),
  ]);
  const isOfBeginning = tokens.slice(sentence.from, length.from).some(({ text }) => text === 'beginning');
  return !isOfBeginning || ties.length === 0 || ties.some((tie) => agree(tie, length));
}

/** How far the land goes, and no way to where it begins. */
const isReach = oncePerToken((word) => /^(?:extend\w*|reach\w*|back|depth|deep)$/.test(word));

const isLane = oncePerToken((word) => /^(?:lane|driveway|alley|passway|path|ditch|road|roadway|reached)$/.test(word));

/** "at a stake 400 feet north of the corner". */
function offsetsIn(tokens: readonly Token[], from: number, to: number): Quantity[] {
  const found: Quantity[] = [];
  for (let at = from; at < to; at += 1) {
    const length = lengthAt(tokens, at);
    if (length !== null && isOffset(tokens, length.to)) found.push(length);
    at = (length?.to ?? at + 1) - 1;
  }
  return found;
}

const MOST = 12;

/** "four lots, each 25 feet wide". */
function isOfEach({ reading: { tokens }, tracts }: Instrument, { from, to }: Passage, length: Quantity): boolean {
  const before = tokens
    .slice(from, to)
    .findLast(({ text }, i) => from + i < length.from && /^(?:each|together|all)$/.test(text));
  if (before?.text !== 'each') return false;
  return tracts.some(({ courses }) =>
    courses.some(({ distance }) => {
      const times = distance === null ? 0 : Math.round(lengthOf(distance).value / length.value);
      return (
        distance !== null &&
        times <= MOST &&
        agree(lengthOf(distance), { ...length, value: length.value * times, half: length.half * times })
      );
    }),
  );
}
