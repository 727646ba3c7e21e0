// Tracts that begin at one point and are drawn one over the other.

import { type Token, textAt } from '#core/language/tokens.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { isInside } from '#core/survey/inside.ts';
import { type Point, walk } from '#core/survey/traverse.ts';

export function overlapRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  return tracts.flatMap((tract, place) => {
    const { from, head } = tract.description;
    const other = tract.isException ? undefined : tracts[beginningOf(tokens, from, head.to, place)];
    if (other === undefined || other === tract || other.isException || !isOver(ringOf(tract), ringOf(other))) return [];
    return [{ code: 'tracts_bound' as const, from, to: head.to, tracts: [other.index, tract.index] }];
  });
}

/** The tract whose beginning is this one's too, by its place: "at the point of beginning of Tract One"; -1 where there is none. */
function beginningOf(tokens: readonly Token[], from: number, to: number, place: number): number {
  for (let at = from + 1; at < to; at += 1) {
    const text = textAt(tokens, at);
    if (text === 'same' && /^(?:point|place|beginning|corner)$/.test(textAt(tokens, at + 1)) && at < from + 4)
      return place - 1;
    if (text !== 'beginning' || textAt(tokens, at + 1) !== 'of') continue;
    const noun = /^(?:said|the|above|first)$/.test(textAt(tokens, at + 2)) ? at + 3 : at + 2;
    if (!/^(?:tract|parcel)$/.test(textAt(tokens, noun))) continue;
    return Math.max(0, numberNamedAt(tokens, noun + 1) - 1);
  }
  return -1;
}

/** Its corners from the beginning; none where a course is not drawn. */
function ringOf({ courses }: ToldTract): Point[] {
  const legs = legsOf(courses);
  return legs === null ? [] : walk(legs).slice(0, -1);
}

/** A corner drawn a little inward lies inside the other: figures that only touch have none. */
function isOver(one: readonly Point[], other: readonly Point[]): boolean {
  return (
    drawnIn(one).some((point) => isInside(point, [other])) || drawnIn(other).some((point) => isInside(point, [one]))
  );
}

const INWARD = 0.05;

function drawnIn(ring: readonly Point[]): Point[] {
  const mean = (pick: (point: Point) => number): number =>
    ring.reduce((sum, point) => sum + pick(point), 0) / Math.max(1, ring.length);
  const [east_ft, north_ft] = [mean((point) => point.east_ft), mean((point) => point.north_ft)];
  return ring.map((point) => ({
    east_ft: point.east_ft + INWARD * (east_ft - point.east_ft),
    north_ft: point.north_ft + INWARD * (north_ft - point.north_ft),
  }));
}
