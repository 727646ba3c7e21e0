// What the lines and corners of the public survey settle: its north line runs east and west, and a description comes back to the corner that it began at.
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import type { PlaceFact } from '#core/read/account/quantities/place-names.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

export function surveyLineRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const passing = tracts.filter(({ mayPass }) => mayPass);
  return passing.flatMap((tract) => [
    ...acrossRemarks(tokens, tract),
    ...cornerSideRemarks(tokens, tract),
    ...returnRemarks(tokens, tract),
  ]);
}

/** What is laid out by the compass, so that each of its lines runs one way. */
const LAID_OUT = /^(?:section|quarter|township|half)$/;
/** From the way that such a line runs: a section is seldom off by more than a few. */
const MOST_OFF = 30;
/** In tokens, from the line to what it is a line of. */
const FARTHEST = 8;

/** "thence South along the north line of said Section". */
function acrossRemarks(tokens: readonly Token[], { courses, index, around }: ToldTract): Remark[] {
  return courses.flatMap(({ bearing, curve, from, to }, call): Remark[] => {
    if (bearing === null || curve !== null) return [];
    const run = degreesOf(azimuthOf(bearing));
    // "to a pin on the west line of said quarter" is where it ends.
    const end = tokens.slice(from, to).findIndex(({ text }) => text === 'to');
    for (let at = from; at < Math.min(end < 0 ? to : from + end, around.closedAt); at += 1) {
      const line = /^(?:along|on|upon|with|following)$/.test(textAt(tokens, at)) ? surveyLineAt(tokens, at + 1) : null;
      if (line === null) continue;
      const parted = partedBy(run, line.deg);
      if (Math.min(parted, 180 - parted) < 90 - MOST_OFF)
        return [{ code: 'bearing_against_words', from: at, to: line.to, call, tracts: [index] }];
    }
    return [];
  });
}

/** The side that it lies on. */
function surveyLineAt(tokens: readonly Token[], at: number): { deg: number; to: number } | null {
  const side = directionAt(tokens, /^(?:the|said)$/.test(textAt(tokens, at)) ? at + 1 : at);
  if (side === null || side.deg % 90 !== 0) return null;
  if (textAt(tokens, side.next) !== 'line' || textAt(tokens, side.next + 1) !== 'of') return null;
  for (let i = side.next + 2; i < side.next + FARTHEST; i += 1) {
    if (LAID_OUT.test(textAt(tokens, i))) return { deg: side.deg, to: i + 1 };
    if (/^(?:[,;.]|lot|lands?|road|street)$/.test(textAt(tokens, i))) return null;
  }
  return null;
}

/** "commencing at the northeast corner of said quarter … thence north along the west line of said quarter to the place of commencement": the lines that meet in a corner are those of its two sides. */
function cornerSideRemarks(tokens: readonly Token[], { description, courses, around, index }: ToldTract): Remark[] {
  const first = courses[0]?.from ?? description.from;
  const begun = cornerIn(tokens, description.from, first);
  if (begun === null || !LAID_OUT.test(begun.noun) || isTied(tokens, description.from, begun.from)) return [];
  return [0, courses.length - 1].flatMap((call): Remark[] => {
    const { from = 0, to = 0 } = courses[call] ?? {};
    for (let at = from; at < Math.min(to, around.closedAt); at += 1) {
      const line = /^(?:along|on|upon|with|following)$/.test(textAt(tokens, at)) ? surveyLineAt(tokens, at + 1) : null;
      const isOfPlace = line !== null && textAt(tokens, line.to - 1) === begun.noun;
      if (isOfPlace && partedBy(line.deg, begun.deg) > 90)
        return [{ code: 'place_otherwise', from: at, to: line.to, call, tracts: [index] }];
    }
    return [];
  });
}

/** "from a point 200 feet south of the corner". */
const isTied = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ kind }) => kind === 'number');

interface Corner {
  readonly deg: number;
  /** What it is a corner of. */
  readonly noun: string;
  /** Null of "said quarter". */
  readonly place: PlaceFact | null;
  readonly from: number;
  readonly to: number;
}

/** "Beginning at the Southwest corner of Lot 12 … to the Northeast corner of Lot 12, the place of beginning". */
function returnRemarks(tokens: readonly Token[], { description, courses, around, index }: ToldTract): Remark[] {
  const last = courses.at(-1);
  const begun = cornerIn(tokens, description.from, courses[0]?.from ?? description.from);
  const ended = last === undefined ? null : cornerIn(tokens, last.from, Math.min(last.to, around.closedAt));
  if (begun === null || ended === null || begun.deg === ended.deg) return [];
  if (begun.place === null || ended.place === null || !isSame(begun.place, ended.place)) return [];
  const isReturn = tokens.slice(ended.to, ended.to + FARTHEST).some(({ text }) => text === 'beginning');
  const isTied = tokens.slice(description.from, begun.from).some(({ kind }) => kind === 'number');
  return isReturn && !isTied ? [{ code: 'end_not_at_beginning', from: ended.from, to: ended.to, tracts: [index] }] : [];
}

/** The only corner told there, of a place that is laid out or has a number. */
function cornerIn(tokens: readonly Token[], from: number, to: number): Corner | null {
  const found: Corner[] = [];
  for (let at = from; at < to; at += 1) {
    const side = textAt(tokens, at - 1) === 'the' ? directionAt(tokens, at) : null;
    if (side === null || textAt(tokens, side.next) !== 'corner' || textAt(tokens, side.next + 1) !== 'of') continue;
    const noun = /^(?:the|said)$/.test(textAt(tokens, side.next + 2)) ? side.next + 3 : side.next + 2;
    const place = placeAt(tokens, noun);
    if (place === null && !LAID_OUT.test(textAt(tokens, noun))) return null;
    found.push({
      deg: side.deg,
      noun: place?.kind ?? textAt(tokens, noun),
      place,
      from: at,
      to: place?.to ?? noun + 1,
    });
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}
