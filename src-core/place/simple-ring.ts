// Whether a ring encloses one piece of ground: no corner twice, no side that touches, crosses or retraces another.

export type Place = readonly [number, number];

/** Feet. Sides nearer than this touch: a file rounded to a tenth of a millimetre would make them so. */
const TOUCH_FT = 0.002;

const apart = (a: Place, b: Place): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The ring without its closing corner and without corners that stand on the one before. */
export function distinctCorners(ring: readonly Place[], touch = TOUCH_FT): Place[] {
  const kept: Place[] = [];
  for (const place of ring) {
    const last = kept.at(-1);
    if (last === undefined || apart(last, place) > touch) kept.push(place);
  }
  while (kept.length > 1 && apart(kept[0] as Place, kept.at(-1) as Place) <= touch) kept.pop();
  return kept;
}

export function toSide(p: Place, a: Place, b: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return Math.hypot(p[0] - a[0] - share * dx, p[1] - a[1] - share * dy);
}

const turnOf = (a: Place, b: Place, c: Place): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The places where two rings come to each other: a corner that both have, or anything else. */
export function placesMet(one: readonly Place[], other: readonly Place[], touch = TOUCH_FT): ('corner' | 'side')[] {
  const common = one.filter((a) => other.some((c) => a[0] === c[0] && a[1] === c[1]));
  const isCommon = (p: Place): boolean => common.includes(p) || common.some((c) => c[0] === p[0] && c[1] === p[1]);
  const met: ('corner' | 'side')[] = common.map(() => 'corner');
  for (const [i, a] of one.entries()) {
    const b = one[(i + 1) % one.length] ?? a;
    for (const [k, c] of other.entries()) {
      const d = other[(k + 1) % other.length] ?? c;
      // Sides that leave from a common corner meet there, and may not meet again.
      const loose = [
        [a, c, d],
        [b, c, d],
        [c, a, b],
        [d, a, b],
      ].filter(([p]) => p !== undefined && !isCommon(p)) as [Place, Place, Place][];
      if (loose.some(([p, q, r]) => toSide(p, q, r) <= touch) || (loose.length === 4 && doCross(a, b, c, d)))
        met.push('side');
    }
  }
  return met;
}

export interface Meeting {
  /** Sides by the corner they leave, the earlier first. */
  first: number;
  second: number;
  at: Place;
}

/** Two sides of a ring that meet where they should not; `corners` are distinct and not closed. */
export function findMeeting(corners: readonly Place[], touch = TOUCH_FT): Meeting | null {
  const count = corners.length;
  const at = (i: number): Place => corners[i % count] as Place;
  const sides = corners
    .map((a, i) => ({ i, low: Math.min(a[0], at(i + 1)[0]) - touch, high: Math.max(a[0], at(i + 1)[0]) + touch }))
    .sort((one, other) => one.low - other.low);
  let open: typeof sides = [];
  for (const side of sides) {
    open = open.filter(({ high }) => high >= side.low);
    for (const { i } of open) {
      const [first, second] = [Math.min(i, side.i), Math.max(i, side.i)];
      const place = meetingOf(at, first, second, count, touch);
      if (place !== null) return { first, second, at: place };
    }
    open.push(side);
  }
  return null;
}

export const isSimpleRing = (corners: readonly Place[], touch = TOUCH_FT): boolean =>
  corners.length >= 3 && findMeeting(corners, touch) === null;

/** Where two sides come together beyond their common corner. */
function meetingOf(at: (i: number) => Place, i: number, k: number, count: number, touch: number): Place | null {
  const [a, b, c, d] = [at(i), at(i + 1), at(k), at(k + 1)];
  if (k === i + 1) return toSide(d, a, b) <= touch ? d : toSide(a, c, d) <= touch ? a : null;
  if (i === 0 && k === count - 1) return toSide(c, a, b) <= touch ? c : toSide(b, c, d) <= touch ? b : null;
  for (const [p, q, r] of [
    [a, c, d],
    [b, c, d],
    [c, a, b],
    [d, a, b],
  ] as const)
    if (toSide(p, q, r) <= touch) return p;
  return doCross(a, b, c, d) ? crossingOf(a, b, c, d) : null;
}

const doCross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  turnOf(a, b, c) > 0 !== turnOf(a, b, d) > 0 && turnOf(c, d, a) > 0 !== turnOf(c, d, b) > 0;

function crossingOf(a: Place, b: Place, c: Place, d: Place): Place {
  const [from, to] = [turnOf(c, d, a), turnOf(c, d, b)];
  const share = from / (from - to);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/** Square feet, counter-clockwise positive. */
export function ringArea(corners: readonly Place[]): number {
  const [origin] = corners;
  if (origin === undefined) return 0;
  let doubled = 0;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] ?? a;
    doubled += (a[0] - origin[0]) * (b[1] - origin[1]) - (b[0] - origin[0]) * (a[1] - origin[1]);
  }
  return doubled / 2;
}

/** A figure that misses its beginning, closed by spreading the miss along it in proportion to the way walked. */
export function balancedRing(walked: readonly Place[]): Place[] {
  const [first, last] = [walked[0], walked.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const ways = [0];
  for (const [i, place] of walked.slice(1).entries()) ways.push((ways[i] ?? 0) + apart(walked[i] ?? place, place));
  const whole = ways.at(-1) ?? 0;
  return walked.map(([x, y], i): Place => {
    const share = whole === 0 ? 0 : (ways[i] ?? 0) / whole;
    return [x - share * dx, y - share * dy];
  });
}
