// Ground made by chance: parcels, and the parcels that lie beside them along a line, a part of it, or at a corner.
import { turned } from '#core/place/plane.ts';
import { isInside } from '#core/survey/inside.ts';
import type { Point } from '#core/survey/traverse.ts';

/** A ring on the ground, counter-clockwise, in feet from the middle of things. */
export type Ground = Point[];

export type Shape = 'rectangular' | 'irregular';
export type Meeting = 'whole' | 'part' | 'inside' | 'corner' | 'several' | 'round';

export type Chance = () => number;
export const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);
export const oneOf = <T>(chance: Chance, choices: readonly T[]): T =>
  choices[Math.floor(chance() * choices.length)] as T;
export const at = (ring: Ground, i: number): Point => ring[((i % ring.length) + ring.length) % ring.length] as Point;
export const along = (a: Point, b: Point, share: number): Point => ({
  east_ft: a.east_ft + share * (b.east_ft - a.east_ft),
  north_ft: a.north_ft + share * (b.north_ft - a.north_ft),
});
export const minus = (a: Point, b: Point): Point => ({
  east_ft: a.east_ft - b.east_ft,
  north_ft: a.north_ft - b.north_ft,
});
export const lengthOf = ({ east_ft, north_ft }: Point): number => Math.hypot(east_ft, north_ft);

/** From `a` towards `b`, and then so far out to the right, which is outward for a ring that runs counter-clockwise. */
function outward(a: Point, b: Point, share: number, feet: number): Point {
  const run = minus(b, a);
  const length = lengthOf(run);
  const on = along(a, b, share);
  return {
    east_ft: on.east_ft + (run.north_ft / length) * feet,
    north_ft: on.north_ft - (run.east_ft / length) * feet,
  };
}

export function rectangle(chance: Chance): Ground {
  const [w, h] = [between(chance, 80, 1400), between(chance, 80, 1400)].map((side) =>
    chance() < 0.5 ? Math.round(side / 10) * 10 : side,
  ) as [number, number];
  const turn = chance() < 0.5 ? between(chance, -3, 3) : between(chance, 0, 360);
  return [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ].map(([east_ft = 0, north_ft = 0]) => turned({ east_ft, north_ft }, turn));
}

/** Corners all round a middle, none of them beside the next by chance. */
export function irregular(chance: Chance): Ground {
  const count = 5 + Math.floor(chance() * 5);
  const reach = between(chance, 120, 900);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + between(chance, -0.3, 0.3)) / count) * 2 * Math.PI;
    const far = reach * between(chance, 0.7, 1.3);
    return { east_ft: far * Math.cos(angle), north_ft: far * Math.sin(angle) };
  });
}

export interface Beside {
  ring: Ground;
  /** Sides of the figure that run along it, none where only a corner is common. */
  sides: number[];
  /** Corners common to both. */
  corners: Point[];
}

export const extent = (ring: Ground): number => Math.max(...ring.map((p) => lengthOf(minus(p, at(ring, 0)))));

/** A neighbour outside `count` sides of the figure from side `first` on; its far corners fan out, so it stays outside. */
function fanned(chance: Chance, figure: Ground, first: number, count: number): Beside {
  const shared = Array.from({ length: count + 1 }, (_, k) => at(figure, first + k));
  const [a, b] = [shared[0] as Point, shared.at(-1) as Point];
  const middle = along(a, b, 0.5);
  const heart = centerOf(figure);
  const away = minus(middle, heart);
  const far = (p: Point, stretch: number): Point => ({
    east_ft: p.east_ft + away.east_ft * stretch + between(chance, -5, 5),
    north_ft: p.north_ft + away.north_ft * stretch + between(chance, -5, 5),
  });
  const ring = [
    ...shared.toReversed(),
    far(a, between(chance, 0.8, 1.6)),
    far(middle, between(chance, 1.9, 2.3)),
    far(b, between(chance, 0.8, 1.6)),
  ];
  return { ring, sides: shared.slice(1).map((_, k) => (first + k) % figure.length), corners: shared };
}

/** A block outside one side, from one share of it to another; shares below 0 or above 1 run past its ends. */
function block(chance: Chance, figure: Ground, side: number, from: number, to: number): Beside {
  const [a, b] = [at(figure, side), at(figure, side + 1)];
  const deep = between(chance, 60, 900);
  const corners = [from, to].flatMap((share) => (share === 0 ? [a] : share === 1 ? [b] : []));
  const ring = [along(a, b, to), along(a, b, from), outward(a, b, from, deep), outward(a, b, to, deep)];
  return { ring, sides: [side], corners };
}

/** Only the far corner of a side is common: the neighbour lies beyond it, diagonally. */
function diagonal(chance: Chance, figure: Ground, side: number): Beside {
  const [a, b, c] = [at(figure, side), at(figure, side + 1), at(figure, side + 2)];
  const out = minus(b, a);
  const back = minus(b, c);
  const scale = (v: Point, feet: number): Point => {
    const length = lengthOf(v);
    return { east_ft: (v.east_ft / length) * feet, north_ft: (v.north_ft / length) * feet };
  };
  const [u, v] = [scale(out, between(chance, 80, 800)), scale(back, between(chance, 80, 800))];
  const plus = (p: Point, q: Point): Point => ({ east_ft: p.east_ft + q.east_ft, north_ft: p.north_ft + q.north_ft });
  const ring = [b, plus(b, u), plus(plus(b, u), v), plus(b, v)];
  return { ring: areaOf(ring) > 0 ? ring : ring.toReversed(), sides: [], corners: [b] };
}

const areaOf = (ring: Ground): number =>
  ring.reduce((sum, p, i) => sum + p.east_ft * at(ring, i + 1).north_ft - at(ring, i + 1).east_ft * p.north_ft, 0) / 2;

export function centerOf(ring: Ground): Point {
  const mean = (pick: (p: Point) => number) => ring.reduce((sum, p) => sum + pick(p), 0) / ring.length;
  return { east_ft: mean((p) => p.east_ft), north_ft: mean((p) => p.north_ft) };
}

/** By probing: points of one well inside the other. */
export function overlaps(one: Ground, other: Ground): boolean {
  const heart = centerOf(one);
  const probes = one.flatMap((p, i) =>
    [0.1, 0.5, 0.9].flatMap((share) =>
      [0.03, 0.3, 0.7].map((deep) => along(along(p, at(one, i + 1), share), heart, deep)),
    ),
  );
  return probes.some((probe) => isInside(probe, [one]) && isInside(probe, [other]));
}

export const clear = (figure: Ground, { ring }: Beside): boolean =>
  Math.abs(areaOf(ring)) > 500 && !overlaps(figure, ring) && !overlaps(ring, figure);

export function besideOf(chance: Chance, shape: Shape, figure: Ground, meeting: Meeting): Beside[] {
  const side = Math.floor(chance() * figure.length);
  const part = (): Beside => {
    const share = chance() < 0.5 ? between(chance, 0.3, 0.8) : between(chance, 1.2, 1.9);
    return chance() < 0.5 ? block(chance, figure, side, 0, share) : block(chance, figure, side, 1 - share, 1);
  };
  const whole = (k: number): Beside =>
    shape === 'rectangular' ? block(chance, figure, k, 0, 1) : fanned(chance, figure, k, 1 + Math.floor(chance() * 3));
  switch (meeting) {
    case 'whole':
      return [whole(side)];
    case 'part':
      return [part()];
    case 'inside':
      return [block(chance, figure, side, -between(chance, 0.1, 0.8), 1 + between(chance, 0.1, 0.8))];
    case 'corner':
      return [diagonal(chance, figure, side)];
    case 'several':
      return [whole(side), block(chance, figure, side + (shape === 'rectangular' ? 1 : 3), 0, 1)];
    case 'round':
      return figure.map((_, k) => block(chance, figure, k, 0, 1));
  }
}
