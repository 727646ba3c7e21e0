// Whether a written polygon is valid, by whole-number arithmetic on its coordinates: no tolerance, nothing of our own.

type Position = readonly [number, number];
type Exact = readonly [bigint, bigint];

/** Finer than any coordinate that a file holds. */
const exact = ([x, y]: Position): Exact => [BigInt(Math.round(x * 2 ** 42)), BigInt(Math.round(y * 2 ** 42))];

const turn = (a: Exact, b: Exact, c: Exact): number => {
  const cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
};

const isBetween = (a: Exact, b: Exact, p: Exact): boolean =>
  p[0] >= (a[0] < b[0] ? a[0] : b[0]) &&
  p[0] <= (a[0] > b[0] ? a[0] : b[0]) &&
  p[1] >= (a[1] < b[1] ? a[1] : b[1]) &&
  p[1] <= (a[1] > b[1] ? a[1] : b[1]);

const isOn = (a: Exact, b: Exact, p: Exact): boolean => turn(a, b, p) === 0 && isBetween(a, b, p);

function doMeet(a: Exact, b: Exact, c: Exact, d: Exact): boolean {
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true;
  return isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b);
}

const areFar = (a: Position, b: Position, c: Position, d: Position): boolean =>
  Math.max(a[0], b[0]) < Math.min(c[0], d[0]) ||
  Math.max(c[0], d[0]) < Math.min(a[0], b[0]) ||
  Math.max(a[1], b[1]) < Math.min(c[1], d[1]) ||
  Math.max(c[1], d[1]) < Math.min(a[1], b[1]);

/** What is wrong with a closed ring; null for nothing. */
export function findRingFault(ring: readonly Position[]): string | null {
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined || first[0] !== last[0] || first[1] !== last[1]) return 'not closed';
  const open = ring.slice(0, -1);
  const count = open.length;
  if (count < 3) return 'fewer than three corners';
  const corners = open.map(exact);
  const at = (i: number): Exact => corners[i % count] as Exact;
  for (let i = 0; i < count; i += 1) {
    if (at(i)[0] === at(i + 1)[0] && at(i)[1] === at(i + 1)[1]) return `corner ${i} said twice`;
    for (let k = i + 1; k < count; k += 1) {
      const [a, b, c, d] = [i, i + 1, k, k + 1].map((n) => open[n % count] as Position) as [
        Position,
        Position,
        Position,
        Position,
      ];
      if (areFar(a, b, c, d)) continue;
      if (k === i + 1 ? isOn(at(i), at(k), at(k + 1)) || isOn(at(k), at(k + 1), at(i)) : false)
        return `spike at corner ${k}`;
      const wraps = i === 0 && k === count - 1;
      if (wraps && (isOn(at(0), at(1), at(k)) || isOn(at(k), at(0), at(1)))) return 'spike at the first corner';
      if (k > i + 1 && !wraps && doMeet(at(i), at(i + 1), at(k), at(k + 1))) return `sides ${i} and ${k} meet`;
    }
  }
  return null;
}

/** Above zero when the ring runs counter-clockwise. */
export const windingOf = (ring: readonly Position[]): number =>
  ring.slice(1).reduce((sum, [x, y], i) => {
    const [before_x, before_y] = ring[i] as Position;
    return (
      sum +
      (before_x - (ring[0]?.[0] ?? 0)) * (y - (ring[0]?.[1] ?? 0)) -
      (x - (ring[0]?.[0] ?? 0)) * (before_y - (ring[0]?.[1] ?? 0))
    );
  }, 0);
