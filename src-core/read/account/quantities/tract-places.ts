// Tracts that begin at a corner of one another, as they lie: one drawn over the other, or on another side of it than is told.

import { ordinalOf } from '#core/language/numerals.ts';
import { sentencesIn } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { ownerOf } from '#core/read/account/quantities/regions.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { degreesOf, radians } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { isInside } from '#core/survey/inside.ts';
import { type Point, walk } from '#core/survey/traverse.ts';

/** A tract drawn from the corner of another at which it begins. */
interface Placed {
  readonly tract: ToldTract;
  readonly other: ToldTract;
  readonly ring: readonly Point[];
  readonly otherRing: readonly Point[];
}

export function placedRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const placed = tracts.flatMap((tract, place) => placedBy(tokens, tracts, tract, place));
  return [
    ...placed.flatMap(({ tract, other, ring, otherRing }): Remark[] => {
      const { from, head } = tract.description;
      if (!isOver(ring, otherRing)) return [];
      return [{ code: 'tracts_bound', from, to: head.to, tracts: [other.index, tract.index] }];
    }),
    ...(placed.length === 0 ? [] : sidesTold(tokens, tracts, placed)),
  ];
}

function placedBy(tokens: readonly Token[], tracts: readonly ToldTract[], tract: ToldTract, place: number): Placed[] {
  const { from, head } = tract.description;
  const named = tract.isException ? null : beginningOf(tokens, from, head.to, place);
  const other = named === null ? undefined : tracts[named.place];
  if (named === null || other === undefined || other === tract || other.isException) return [];
  const otherRing = ringOf(other);
  const start = named.deg === null ? otherRing[0] : cornerToward(otherRing, named.deg);
  if (start === undefined) return [];
  const ring = ringOf(tract).map(({ east_ft, north_ft }) => ({
    east_ft: east_ft + start.east_ft,
    north_ft: north_ft + start.north_ft,
  }));
  return [{ tract, other, ring, otherRing }];
}

/** The tract whose beginning, or whose corner toward `deg`, is this one's: "at the point of beginning of Tract One", "at the northwest corner of Parcel A above described". */
function beginningOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  place: number,
): { place: number; deg: number | null } | null {
  for (let at = from + 1; at < to; at += 1) {
    const text = textAt(tokens, at);
    if (text === 'same' && /^(?:point|place|beginning|corner)$/.test(textAt(tokens, at + 1)) && at < from + 4)
      return { place: place - 1, deg: null };
    const direction = directionAt(tokens, at);
    const isCorner = direction !== null && direction.deg % 90 !== 0 && textAt(tokens, direction.next) === 'corner';
    const of = isCorner ? direction.next + 1 : at + 1;
    if ((text !== 'beginning' && !isCorner) || textAt(tokens, of) !== 'of') continue;
    const named = tractNamedAt(tokens, of + 1, place);
    if (named !== null) return { place: named.place, deg: isCorner ? direction.deg : null };
  }
  return null;
}

const NOUN = wordSet('tract parcel');

/** "Tract One", "Parcel B", "the First Tract", "the tract first described", "this tract" for the one that is told of. */
function tractNamedAt(tokens: readonly Token[], at: number, own: number): { place: number; to: number } | null {
  let first = at;
  while (/^(?:the|said|above)$/.test(textAt(tokens, first))) first += 1;
  const isThis = textAt(tokens, first) === 'this';
  const ordinal = ordinalOf(textAt(tokens, first));
  const noun = isThis || ordinal !== null ? first + 1 : first;
  if (!NOUN.has(textAt(tokens, noun))) return null;
  if (isThis) return { place: own, to: noun + 1 };
  if (ordinal !== null) return { place: ordinal - 1, to: noun + 1 };
  const letter = /^[a-h]$/.test(textAt(tokens, noun + 1)) && tokens[noun + 1]?.capital === true;
  if (letter) return { place: textAt(tokens, noun + 1).charCodeAt(0) - 'a'.charCodeAt(0), to: noun + 2 };
  const number = numberNamedAt(tokens, noun + 1) || (ordinalOf(textAt(tokens, noun + 1)) ?? 0);
  return number > 0 ? { place: number - 1, to: noun + 2 } : null;
}

/** Its corners from the beginning; none where a course is not drawn. */
function ringOf({ courses }: ToldTract): Point[] {
  const legs = legsOf(courses);
  return legs === null ? [] : walk(legs).slice(0, -1);
}

/** In feet: two ways to one place, each rounded. */
const SAME_PLACE = 0.05;

/** Lots of one size from one corner: the way to the beginning of one is that to the other's, and one side more. */
export function areSideBySide(tokens: readonly Token[], one: ToldTract, other: ToldTract): boolean {
  const [here, there] = [one, other].map(({ ties }) => walk(legsOf(ties) ?? []).at(-1));
  const isFromOne = wayFrom(tokens, one) === wayFrom(tokens, other);
  if (here === undefined || there === undefined || !isFromOne || one.ties.length === 0) return false;
  const [east, north] = [here.east_ft - there.east_ft, here.north_ft - there.north_ft];
  const ring = ringOf(one);
  return ring.some((corner, at) => {
    const next = ring[(at + 1) % ring.length] ?? corner;
    const [along, up] = [next.east_ft - corner.east_ft, next.north_ft - corner.north_ft];
    const length = Math.hypot(along, up);
    // As far as the whole figure reaches that way: one moved by a lesser side would lie over the other.
    const reach = ring.map(({ east_ft, north_ft }) => (east_ft * along + north_ft * up) / length);
    const isWhole = Math.max(...reach) - Math.min(...reach) < length + SAME_PLACE;
    return isWhole && Math.hypot(east - along, north - up) < SAME_PLACE;
  });
}

/** The words from which its tie sets out. */
const wayFrom = (tokens: readonly Token[], { description, ties }: ToldTract): string =>
  textWithin(tokens, description.from, ties[0]?.from ?? description.from);

/** The corner that lies farthest that way. */
function cornerToward(ring: readonly Point[], deg: number): Point | undefined {
  const toward = radians((deg * Math.PI) / 180);
  const along = ({ east_ft, north_ft }: Point): number => east_ft * Math.sin(toward) + north_ft * Math.cos(toward);
  return ring.toSorted((a, b) => along(b) - along(a))[0];
}

/** A tract that lies farther off the way it is told to lie is told wrongly. */
const SIDE_DEG = 75;
const TELLS = /^(?:adjoins|adjoining|lies|lying|abuts|abutting|is|situate|situated)$/;

/** "Tract Two adjoins Tract One on its south side", "this tract lies north of the tract first described". */
function sidesTold(tokens: readonly Token[], tracts: readonly ToldTract[], placed: readonly Placed[]): Remark[] {
  return sentencesIn(tokens, 0, tokens.length).flatMap(({ from, to }): Remark[] => {
    if (to - from > LONGEST || !tokens.slice(from, to).some(({ text }) => TELLS.test(text))) return [];
    const own = ownerOf(tracts, from);
    const named: number[] = [];
    const directions: number[] = [];
    for (let at = from; at < to; at += 1) {
      const tract = tractNamedAt(tokens, at, own?.index ?? -1);
      if (tract !== null) named.push(tract.place);
      else if (directionAt(tokens, at) !== null) directions.push(directionAt(tokens, at)?.deg ?? 0);
      at = (tract?.to ?? directionAt(tokens, at)?.next ?? at + 1) - 1;
    }
    const [one, two] = named;
    const [deg] = directions;
    const pair = placed.find(({ tract, other }) => tract.index === one && other.index === two);
    if (pair === undefined || deg === undefined || directions.length > 1 || named.length !== 2) return [];
    const [here, there] = [middleOf(pair.ring), middleOf(pair.otherRing)];
    const lies = degreesOf(radians(Math.atan2(here.east_ft - there.east_ft, here.north_ft - there.north_ft)));
    const indexes = [pair.tract.index, pair.other.index];
    return partedBy(lies, deg) > SIDE_DEG ? [{ code: 'side_otherwise', from, to, tracts: indexes }] : [];
  });
}

/** In tokens. */
const LONGEST = 30;

function middleOf(ring: readonly Point[]): Point {
  const mean = (pick: (point: Point) => number): number =>
    ring.reduce((sum, point) => sum + pick(point), 0) / Math.max(1, ring.length);
  return { east_ft: mean((point) => point.east_ft), north_ft: mean((point) => point.north_ft) };
}

/** A corner drawn a little inward lies inside the other: figures that only touch have none. */
function isOver(one: readonly Point[], other: readonly Point[]): boolean {
  return (
    drawnIn(one).some((point) => isInside(point, [other])) || drawnIn(other).some((point) => isInside(point, [one]))
  );
}

const INWARD = 0.05;

function drawnIn(ring: readonly Point[]): Point[] {
  const { east_ft, north_ft } = middleOf(ring);
  return ring.map((point) => ({
    east_ft: point.east_ft + INWARD * (east_ft - point.east_ft),
    north_ft: point.north_ft + INWARD * (north_ft - point.north_ft),
  }));
}
