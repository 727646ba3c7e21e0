// Whether a figure crosses, touches or retraces itself: a sweep over the courses along the axis that parts them best.
import { arcBetween } from '#core/survey/arc.ts';
import type { Leg } from '#core/survey/leg.ts';
import { doMeet, type Span } from '#core/survey/meeting.ts';
import type { Point } from '#core/survey/traverse.ts';

/** Indexes of two courses that meet where they should not, the earlier first; null when none do. */
export type Crossing = readonly [number, number];

interface Box {
  index: number;
  span: Span;
  low: number;
  high: number;
  east_low: number;
  east_high: number;
  north_low: number;
  north_high: number;
}

/** `corners` are one more than the legs. A closed figure's last course is taken to end where its first begins. */
export function findCrossing(corners: readonly Point[], legs: readonly Leg[], closed: boolean): Crossing | null {
  const boxes = boxesOf(corners, legs, closed);
  const axis = axisOf(boxes);
  for (const box of boxes) {
    box.low = axis(box, 'low');
    box.high = axis(box, 'high');
  }
  boxes.sort((one, other) => one.low - other.low);
  const open: Box[] = [];
  for (const box of boxes) {
    let kept = 0;
    for (const before of open) {
      if (before.high < box.low) continue;
      open[kept++] = before;
      if (overlap(before, box) && meet(before, box, legs.length, closed)) return pairOf(before.index, box.index);
    }
    open.length = kept;
    open.push(box);
  }
  return null;
}

const pairOf = (one: number, other: number): Crossing => (one < other ? [one, other] : [other, one]);

const overlap = (one: Box, other: Box): boolean =>
  one.east_low <= other.east_high &&
  other.east_low <= one.east_high &&
  one.north_low <= other.north_high &&
  other.north_low <= one.north_high;

function meet(one: Box, other: Box, count: number, closed: boolean): boolean {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  const wraps = first.index === 0 && second.index === count - 1;
  // The last course of a figure that does not close runs past or short of the first: that is the miss, told elsewhere.
  if (wraps && !closed && count > 2) return false;
  const shared: Point[] = [];
  if (second.index === first.index + 1) shared.push(second.span.start);
  if (wraps && closed) shared.push(first.span.start);
  return doMeet(first.span, second.span, shared);
}

function boxesOf(corners: readonly Point[], legs: readonly Leg[], closed: boolean): Box[] {
  const boxes: Box[] = [];
  for (const [index, leg] of legs.entries()) {
    const start = corners[index];
    const end = closed && index === legs.length - 1 ? corners[0] : corners[index + 1];
    if (start !== undefined && end !== undefined) boxes.push(boxOf(index, start, end, leg));
  }
  return boxes;
}

function boxOf(index: number, start: Point, end: Point, leg: Leg): Box {
  const arc = leg.arc === null ? null : arcBetween(start, end, leg.arc);
  // No arc strays further from its chord than its own height.
  const stray =
    arc === null ? 0.001 : arc.radius_ft * (1 - Math.cos(Math.min(Math.PI, Math.abs(arc.sweep) / 2))) + 0.001;
  return {
    index,
    span: { start, end, arc },
    low: 0,
    high: 0,
    east_low: Math.min(start.east_ft, end.east_ft) - stray,
    east_high: Math.max(start.east_ft, end.east_ft) + stray,
    north_low: Math.min(start.north_ft, end.north_ft) - stray,
    north_high: Math.max(start.north_ft, end.north_ft) + stray,
  };
}

type Axis = (box: Box, end: 'low' | 'high') => number;

const EAST: Axis = (box, end) => (end === 'low' ? box.east_low : box.east_high);
const NORTH: Axis = (box, end) => (end === 'low' ? box.north_low : box.north_high);
/** Courses that all run north-east or all run north-west part best across that run. */
const ACROSS_NORTH_EAST: Axis = (box, end) => diagonal(box, end, -1);
const ACROSS_NORTH_WEST: Axis = (box, end) => diagonal(box, end, 1);

function diagonal({ span, east_low }: Box, end: 'low' | 'high', sign: number): number {
  const from = span.start.east_ft + sign * span.start.north_ft;
  const to = span.end.east_ft + sign * span.end.north_ft;
  const stray = 2 * (Math.min(span.start.east_ft, span.end.east_ft) - east_low);
  return end === 'low' ? Math.min(from, to) - stray : Math.max(from, to) + stray;
}

/** The axis along which the courses, laid end to end, cover the figure the fewest times. */
function axisOf(boxes: readonly Box[]): Axis {
  if (boxes.length < 64) return EAST;
  let best: Axis = EAST;
  let fewest = Number.POSITIVE_INFINITY;
  for (const axis of [EAST, NORTH, ACROSS_NORTH_EAST, ACROSS_NORTH_WEST]) {
    let covered = 0;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const box of boxes) {
      const from = axis(box, 'low');
      const to = axis(box, 'high');
      covered += to - from;
      low = Math.min(low, from);
      high = Math.max(high, to);
    }
    if (covered / (high - low) < fewest) {
      fewest = covered / (high - low);
      best = axis;
    }
  }
  return best;
}
