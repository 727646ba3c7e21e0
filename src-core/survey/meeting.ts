// Whether two courses meet anywhere but at the corner they share.
import type { CircularArc } from '#core/survey/arc.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface Span {
  start: Point;
  end: Point;
  /** Null for a straight course. */
  arc: CircularArc | null;
}

/** Closer than this, courses touch. */
const TOUCH_FT = 0.001;

/** Neighbours that overlap by less than this are tangent as far as the record can tell. */
const SLIVER_FT = 0.01;

/** `shared` are the corners where one course follows the other. */
export function doMeet(one: Span, other: Span, shared: readonly Point[]): boolean {
  if (one.arc === null && other.arc === null) return linesMeet(one, other, shared);
  const crossings =
    one.arc !== null && other.arc !== null ? circlesCross(one.arc, other.arc) : lineAndCircle(one, other);
  const bend = Math.abs(curvatureOf(one) + curvatureOf(other));
  const clear = (point: Point): boolean =>
    isApart(point, shared) && shared.every((corner) => (distance(point, corner) ** 2 * bend) / 8 > SLIVER_FT);
  if (crossings.some((point) => clear(point) && isOn(one, point) && isOn(other, point))) return true;
  return endTouches(one, other, shared) || endTouches(other, one, shared);
}

function linesMeet(one: Span, other: Span, shared: readonly Point[]): boolean {
  const fromOne = [side(one, other.start), side(one, other.end)] as const;
  const fromOther = [side(other, one.start), side(other, one.end)] as const;
  const reachOne = TOUCH_FT * girth(one);
  const reachOther = TOUCH_FT * girth(other);
  if (shared.length === 0) {
    if (isOneSided(fromOne, reachOne) || isOneSided(fromOther, reachOther)) return false;
    if (fromOne[0] * fromOne[1] < 0 && fromOther[0] * fromOther[1] < 0) return true;
  } else if (isOff(fromOne, reachOne) && isOff(fromOther, reachOther)) return false;
  if (endTouches(one, other, shared) || endTouches(other, one, shared)) return true;
  // Two straight courses between the same two corners lie on each other.
  return shared.length === 2;
}

/** Both ends of the other course lie clear of this one's line, on the same side of it. */
const isOneSided = ([start, end]: readonly [number, number], reach: number): boolean =>
  (start > reach && end > reach) || (start < -reach && end < -reach);

/** One end of the other course lies clear of this one's line; its neighbour is the corner they share. */
const isOff = ([start, end]: readonly [number, number], reach: number): boolean =>
  Math.max(Math.abs(start), Math.abs(end)) > reach;

/** Never less than the length. */
const girth = ({ start, end }: Span): number =>
  Math.abs(end.east_ft - start.east_ft) + Math.abs(end.north_ft - start.north_ft);

/** Twice the area of the triangle that a point makes with the course: positive to its left. */
const side = ({ start, end }: Span, point: Point): number =>
  (end.east_ft - start.east_ft) * (point.north_ft - start.north_ft) -
  (end.north_ft - start.north_ft) * (point.east_ft - start.east_ft);

const endTouches = (one: Span, other: Span, shared: readonly Point[]): boolean =>
  [one.start, one.end].some((end) => isApart(end, shared) && isOn(other, end));

const isApart = (point: Point, shared: readonly Point[]): boolean =>
  shared.every((corner) => distance(point, corner) > TOUCH_FT);

const distance = (one: Point, other: Point): number =>
  Math.sqrt((one.east_ft - other.east_ft) ** 2 + (one.north_ft - other.north_ft) ** 2);

/**
 * Left positive, as travelled. Seen from a shared corner the earlier course runs the other way and bends to the other
 * side, so the two part from each other by the sum.
 */
const curvatureOf = ({ arc }: Span): number => (arc === null ? 0 : Math.sign(arc.sweep) / arc.radius_ft);

function isOn(span: Span, point: Point): boolean {
  return span.arc === null ? isOnLine(span, point) : isOnArc(span.arc, point);
}

function isOnLine({ start, end }: Span, point: Point): boolean {
  const east = end.east_ft - start.east_ft;
  const north = end.north_ft - start.north_ft;
  const square = east * east + north * north;
  const along =
    square === 0 ? 0 : ((point.east_ft - start.east_ft) * east + (point.north_ft - start.north_ft) * north) / square;
  const share = Math.min(1, Math.max(0, along));
  return (
    Math.hypot(point.east_ft - start.east_ft - share * east, point.north_ft - start.north_ft - share * north) <=
    TOUCH_FT
  );
}

function isOnArc(arc: CircularArc, point: Point): boolean {
  const east = point.east_ft - arc.center.east_ft;
  const north = point.north_ft - arc.center.north_ft;
  if (Math.abs(Math.hypot(east, north) - arc.radius_ft) > TOUCH_FT) return false;
  const circle = 2 * Math.PI;
  const turned = (Math.atan2(north, east) - arc.start_angle) * Math.sign(arc.sweep);
  const along = ((turned % circle) + circle) % circle;
  const slack = TOUCH_FT / arc.radius_ft;
  return along <= Math.abs(arc.sweep) + slack || along >= circle - slack;
}

function lineAndCircle(one: Span, other: Span): Point[] {
  const line = one.arc === null ? one : other;
  const arc = one.arc ?? other.arc;
  if (arc === null) return [];
  const east = line.end.east_ft - line.start.east_ft;
  const north = line.end.north_ft - line.start.north_ft;
  const length = Math.hypot(east, north);
  if (length === 0) return [];
  const toEast = arc.center.east_ft - line.start.east_ft;
  const toNorth = arc.center.north_ft - line.start.north_ft;
  const along = (toEast * east + toNorth * north) / length;
  const off = Math.abs(toEast * north - toNorth * east) / length;
  if (off > arc.radius_ft + TOUCH_FT) return [];
  const reach = Math.sqrt(Math.max(0, (arc.radius_ft - off) * (arc.radius_ft + off)));
  return [along - reach, along + reach].map((at) => ({
    east_ft: line.start.east_ft + (east * at) / length,
    north_ft: line.start.north_ft + (north * at) / length,
  }));
}

function circlesCross(one: CircularArc, other: CircularArc): Point[] {
  const east = other.center.east_ft - one.center.east_ft;
  const north = other.center.north_ft - one.center.north_ft;
  const gap = Math.hypot(east, north);
  // The same circle twice: whether the arcs overlap shows at their ends.
  if (gap < 1e-9 * one.radius_ft) return [];
  const along = (gap * gap + (one.radius_ft - other.radius_ft) * (one.radius_ft + other.radius_ft)) / (2 * gap);
  const square = (one.radius_ft - along) * (one.radius_ft + along);
  if (square < -TOUCH_FT * one.radius_ft) return [];
  const reach = Math.sqrt(Math.max(0, square));
  return [reach, -reach].map((off) => ({
    east_ft: one.center.east_ft + (east * along - north * off) / gap,
    north_ft: one.center.north_ft + (north * along + east * off) / gap,
  }));
}
