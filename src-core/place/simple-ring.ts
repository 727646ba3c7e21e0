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

function toSide(p: Place, a: Place, b: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return Math.hypot(p[0] - a[0] - share * dx, p[1] - a[1] - share * dy);
}

const turnOf = (a: Place, b: Place, c: Place): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function meet(a: Place, b: Place, c: Place, d: Place, touch: number): boolean {
  if (turnOf(a, b, c) > 0 !== turnOf(a, b, d) > 0 && turnOf(c, d, a) > 0 !== turnOf(c, d, b) > 0) return true;
  return Math.min(toSide(a, c, d), toSide(b, c, d), toSide(c, a, b), toSide(d, a, b)) <= touch;
}

/** Whether any side of one ring comes to any side of the other. */
export function doTouch(one: readonly Place[], other: readonly Place[], touch = TOUCH_FT): boolean {
  return one.some((a, i) => {
    const b = one[(i + 1) % one.length] as Place;
    return other.some((c, k) => meet(a, b, c, other[(k + 1) % other.length] as Place, touch));
  });
}

/** `corners` are distinct and not closed. */
export function isSimpleRing(corners: readonly Place[], touch = TOUCH_FT): boolean {
  const count = corners.length;
  if (count < 3) return false;
  const at = (i: number): Place => corners[i % count] as Place;
  const sides = corners
    .map((a, i) => ({ i, low: Math.min(a[0], at(i + 1)[0]) - touch, high: Math.max(a[0], at(i + 1)[0]) + touch }))
    .sort((one, other) => one.low - other.low);
  let open: typeof sides = [];
  for (const side of sides) {
    open = open.filter(({ high }) => high >= side.low);
    for (const { i } of open) if (!stand(at, Math.min(i, side.i), Math.max(i, side.i), count, touch)) return false;
    open.push(side);
  }
  return true;
}

/** Two sides are apart, or meet in their common corner alone. */
function stand(at: (i: number) => Place, i: number, k: number, count: number, touch: number): boolean {
  const [a, b, c, d] = [at(i), at(i + 1), at(k), at(k + 1)];
  if (k === i + 1) return toSide(d, a, b) > touch && toSide(a, c, d) > touch;
  if (i === 0 && k === count - 1) return toSide(c, a, b) > touch && toSide(b, c, d) > touch;
  return !meet(a, b, c, d, touch);
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
