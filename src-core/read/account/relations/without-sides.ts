// A passage without what it tells of the land's extent, where the figure has every measure of it: "a lot fronting 66 feet on the west side of Elm Street and running back 150 feet".
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { isLengthTold } from '#core/read/account/claims/told-lengths.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { agree, lengthOf, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { coursesOnWays } from '#core/read/account/relations/adjoiners.ts';
import { scanOf } from '#core/read/account/relations/drawn.ts';

const OF_SIDES = /^(?:wide|deep|long|front|depth|width|breadth|by|x|and|in)$/;

/** Its words without the measures of its sides, where all are so; null where one is not, or none is told. */
export function withoutSides(instrument: Instrument, { from, to }: Passage): Word[] | null {
  const {
    reading: { tokens },
    tracts,
  } = instrument;
  const lengths = termsIn(tokens, from, to).filter((term) => term.kind === 'length');
  const telling = { terms: lengths, isWhole: false };
  if (lengths.length === 0) return null;
  const words = wordsIn(tokens, from, to);
  const extents = lengths.map((term) => extentOf(words, term));
  const areSides = tracts.some((tract) =>
    lengths.every((term, i) => {
      const told = isLengthTold(scanOf(tokens, tract, from, to, null), telling, term);
      const extent = wordsOf(words, extents[i]);
      return extent.length === 0 ? told === true : told !== false && isDrawnSo(tokens, tract, extent, term.length);
    }),
  );
  if (!areSides) return null;
  return words.filter(({ at, text }, index) => {
    if (extents.some((extent) => index >= extent.from && index < extent.to)) return false;
    const before = lengths.findLast((term) => term.from <= at);
    if (before === undefined) return true;
    return (
      at >= before.to &&
      !(OF_SIDES.test(text) && at - before.to < (text === 'in' || text === 'and' ? 2 : 3) && !isIn(tokens, at))
    );
  });
}

const wordsOf = (words: readonly Word[], extent: { from: number; to: number } | undefined): readonly Word[] =>
  words.slice(extent?.from ?? 0, extent?.to ?? 0);

/** A front is as long as a course along a street, a depth as one that goes its way, or as one that is no front. */
function isDrawnSo(tokens: readonly Token[], tract: ToldTract, extent: readonly Word[], length: Quantity): boolean {
  const onWays = new Set(coursesOnWays(tokens, tract.courses));
  const isFront = extent.some(({ text }) => /^(?:front|fac)/.test(text));
  const axis = extent.map(({ text }) => axisOf(text)).find((one) => one !== null) ?? null;
  return tract.courses.some((course) => {
    const [leg] = legsOf([course]) ?? [];
    if (leg === undefined || course.distance === null || !agree(lengthOf(course.distance), length)) return false;
    if (isFront) return onWays.size === 0 || onWays.has(course);
    const isNorth = Math.abs(leg.north_ft) >= Math.abs(leg.east_ft);
    return axis === null ? !onWays.has(course) : isNorth === (axis === 'north');
  });
}

const axisOf = (word: string): 'north' | 'east' | null => {
  const axis = /^(north|south|east|west)(?:erly|wards?|wardly)?$/.exec(word)?.[1];
  return axis === undefined ? null : axis === 'north' || axis === 'south' ? 'north' : 'east';
};

/** "in Stokes County". */
const isIn = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'in' && !/^(?:width|depth|breadth|length)$/.test(textAt(tokens, at + 1));

/** What says that all of the land goes so far; but "the west 66 feet" is a part of it. */
const EXTENDS = /^(?:front(?:s|ing|age)?|fac(?:es|ing)|runs?|running|extends?|extending|measur(?:es|ing)|back|depth)$/;
const LEADS = /^(?:has|have|having|with|an?|the|that|same|uniform|of|for|to|in|on|and|width|breadth|length|distance)$/;
/** Where it lies along: a street, an alley, by its name or its side. */
const ALONG = /^(?:on|upon|along|to|by)$/;
const PLACED = /^(?:qualifier|direction|name|way|number)$/;

/** "fronting 66 feet on the west side of Elm Street", in words; empty where nothing but the length is told. */
function extentOf(words: readonly Word[], { from, to }: Term): { from: number; to: number } {
  const first = words.findIndex(({ at }) => at >= from);
  let lead = first;
  while (lead > 0 && isOfExtent(words[lead - 1])) lead -= 1;
  const own = words.slice(lead, first);
  if (!own.some(({ text }) => EXTENDS.test(text))) return { from: first, to: first };
  const last = words.findIndex(({ at }) => at >= to);
  return { from: lead, to: last < 0 ? words.length : pastPlace(words, last) };
}

const isOfExtent = (word: Word | undefined): boolean =>
  word !== undefined &&
  (EXTENDS.test(word.text) || LEADS.test(word.text) || word.sort === 'direction' || isSidewise(word));

const isSidewise = ({ text }: Word): boolean => /^(?:north|south|east|west)(?:erly|ward(?:ly)?)$/.test(text);

/** Behind "on the west side of Elm Street"; at once where something else is told of it. */
function pastPlace(words: readonly Word[], from: number): number {
  if (!ALONG.test(words[from]?.text ?? '')) return from;
  let at = from + 1;
  while (at < words.length && isOfPlace(words[at])) at += 1;
  return /^(?:[,.:;]|and|)$/.test(words[at]?.text ?? '') ? at : from;
}

const isOfPlace = (word: Word | undefined): boolean =>
  word !== undefined && (PLACED.test(word.sort) || /^(?:side|line|of)$/.test(word.text));
