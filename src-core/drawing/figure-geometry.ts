// Small plane geometry that the drawing needs: extents, offsets, readable angles, round numbers. Points are taken by
// index: thousands of tracts are lettered in one go, and taking a pair apart costs more than the sum that it is for.
import type { FigureBounds, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';

/** Ordinary lettering is set so much larger than its height, which is that of a capital and what it keeps clear. */
const EM = 1.25;
const ORDINARY = 0.56;
const WIDTHS = new Float64Array(0x2030).fill(ORDINARY);
for (const [letters, ems] of [
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 0.7],
  ['°"-', 0.4],
  ['MWmw@%Δ–—…', 0.86],
  [" .,:;'|!ijlI()[]", 0.29],
] as const) {
  for (const letter of letters) WIDTHS[letter.charCodeAt(0)] = ems;
}

/** In the proportions of Helvetica, which the usual lettering of drawings and screens keeps to. */
export const textWidth = (text: string, height_ft: number): number => widthOfEms(emsOf(text), height_ft);

export const widthOfEms = (ems: number, height_ft: number): number => ems * EM * height_ft;

export const emsOf = (text: string): number => emsBetween(text, 0, text.length, 0);

/** Of the letters from one place to another, added to what those before them have. */
export function emsBetween(text: string, from: number, to: number, before: number): number {
  let ems = before;
  for (let i = from; i < to; i += 1) {
    const unit = text.charCodeAt(i);
    // The second half of a pair is of the letter before.
    if (unit < 0xdc00 || unit > 0xdfff) ems += WIDTHS[unit] ?? ORDINARY;
  }
  return ems;
}

export function boundsOf(points: readonly FigurePoint[]): FigureBounds {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (let i = 0; i < points.length; i += 1) {
    const point = points[i] as FigurePoint;
    west = Math.min(west, point[0]);
    east = Math.max(east, point[0]);
    south = Math.min(south, point[1]);
    north = Math.max(north, point[1]);
  }
  return { west, south, east, north };
}

export const cornersOf = ({ west, south, east, north }: FigureBounds): FigurePoint[] => [
  [west, south],
  [east, north],
];

/** The four corners of a label as it is set, in order around it. */
export function labelCorners(
  { text, at, angle_deg, height_ft }: FigureLabel,
  width_ft = textWidth(text, height_ft),
): FigurePoint[] {
  const angle = (angle_deg * Math.PI) / 180;
  const half = width_ft / 2;
  const along: FigurePoint = [Math.cos(angle) * half, Math.sin(angle) * half];
  const up: FigurePoint = [(-Math.sin(angle) * height_ft) / 2, (Math.cos(angle) * height_ft) / 2];
  const corner = (a: number, u: number): FigurePoint => [
    at[0] + a * along[0] + u * up[0],
    at[1] + a * along[1] + u * up[1],
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Counter-clockwise from east, turned over where the text would stand on its head. */
export function readableAngle(from: FigurePoint, to: FigurePoint): number {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  if (angle > 90 + 1e-9) return angle - 180;
  return angle <= -90 + 1e-9 ? angle + 180 : angle;
}

export const middle = (a: FigurePoint, b: FigurePoint): FigurePoint => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export const gap = (a: FigurePoint, b: FigurePoint): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** A step to the left of the way from one point to another. */
export function leftward(from: FigurePoint, to: FigurePoint, by: number): FigurePoint {
  const length = gap(from, to) || 1;
  return [(-(to[1] - from[1]) * by) / length, ((to[0] - from[0]) * by) / length];
}

export const moved = (point: FigurePoint, by: FigurePoint): FigurePoint => [point[0] + by[0], point[1] + by[1]];

/** The largest of 1, 2 and 5 times a power of ten that is not above the value. */
export function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

/** A line run alongside another at a distance to its left, mitred at the corners; negative runs to the right. */
export function alongside(path: readonly FigurePoint[], by: number): FigurePoint[] {
  return path.map((point, index) => {
    const before = path[index - 1] ?? point;
    const after = path[index + 1] ?? point;
    const arriving = leftward(before, point, 1);
    const leaving = leftward(point, after, 1);
    const one = index === 0 ? leaving : arriving;
    const other = index === path.length - 1 ? arriving : leaving;
    const sum: FigurePoint = [one[0] + other[0], one[1] + other[1]];
    // Twice one over the square of the sum is the mitre; a corner sharper than this is cut off.
    const reach = Math.min(2 / Math.max(sum[0] ** 2 + sum[1] ** 2, 1e-9), 2);
    return moved(point, [sum[0] * reach * by, sum[1] * reach * by]);
  });
}
