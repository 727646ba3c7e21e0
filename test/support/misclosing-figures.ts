// Figures that miss, cross, touch or retrace themselves, made by chance, as old and damaged deeds describe them.
import type { Tract } from '#core/schema/tract.ts';
import { type Corner, tractAround } from '#test/support/bodies.ts';
import { randomOf } from '#test/support/random.ts';

type Chance = () => number;
const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);

/** Corners round a middle. */
function round(chance: Chance, count: number): [number, number][] {
  const reach = between(chance, 60, 1500);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + between(chance, -0.3, 0.3)) / count) * 2 * Math.PI;
    const far = reach * between(chance, 0.5, 1.4);
    return [far * Math.sin(angle), far * Math.cos(angle)];
  });
}

const rectangle = (chance: Chance): [number, number][] => {
  const [w, h] = [between(chance, 20, 1500), between(chance, 20, 1500)];
  return [
    [0, 0],
    [0, h],
    [w, h],
    [w, 0],
  ];
};

const cornersOf = (places: readonly (readonly [number, number])[]): Corner[] => {
  const [first = [0, 0]] = places;
  return places.map(([x, y]) => ({ at: [x - first[0], y - first[1]] }));
};

/** One course longer or shorter than it should be: the figure misses its beginning. */
function missing(tract: Tract, chance: Chance, share: number): Tract {
  const wrong = Math.floor(chance() * tract.calls.length);
  const calls = tract.calls.map((call, i) =>
    i === wrong && call.distance !== null
      ? { ...call, distance: Math.max(0.01, Number((call.distance * (1 + between(chance, -share, share))).toFixed(2))) }
      : call,
  );
  return { ...tract, calls };
}

type Make = (chance: Chance) => Tract;
const around = (places: readonly (readonly [number, number])[]): Tract => tractAround('Tract', cornersOf(places));
const count = (chance: Chance): number => 3 + Math.floor(chance() * 8);

const KINDS: Readonly<Record<string, Make>> = {
  'closing rectangle': (chance) => around(rectangle(chance)),
  'closing figure': (chance) => around(round(chance, count(chance))),
  'small miss': (chance) => missing(around(round(chance, count(chance))), chance, 0.004),
  'rectangle that misses': (chance) => missing(around(rectangle(chance)), chance, 0.05),
  'great miss': (chance) => missing(around(round(chance, count(chance))), chance, 0.8),
  'last course past the first': (chance) => {
    const tract = around(rectangle(chance));
    const last = tract.calls.length - 1;
    const calls = tract.calls.map((call, i) =>
      i === last && call.distance !== null
        ? { ...call, distance: Number((call.distance + between(chance, 0.01, 40)).toFixed(2)) }
        : call,
    );
    return missing({ ...tract, calls }, chance, 0.01);
  },
  'bow-tie': (chance) => {
    const [a, b, c, d] = rectangle(chance) as [[number, number], [number, number], [number, number], [number, number]];
    return around([a, c, b, [d[0] * between(chance, 0.2, 1), d[1]]]);
  },
  spike: (chance) => {
    const places = round(chance, count(chance));
    const at = Math.floor(chance() * places.length);
    const [x, y] = places[at] as [number, number];
    const tip: [number, number] = [x * between(chance, 1.1, 2), y * between(chance, 1.1, 2)];
    return missing(around(places.toSpliced(at + 1, 0, tip, [x, y])), chance, chance() < 0.5 ? 0 : 0.002);
  },
  'corner said twice': (chance) => {
    const tract = around(round(chance, count(chance)));
    const at = Math.floor(chance() * tract.calls.length);
    const still = { ...(tract.calls[at] as Tract['calls'][number]), distance: chance() < 0.5 ? 0.01 : 0.001 };
    return { ...tract, calls: tract.calls.toSpliced(at, 0, still) };
  },
  'no width': (chance) => {
    const far = between(chance, 50, 900);
    const wide = chance() < 0.5 ? 0 : 0.004;
    return around([
      [0, 0],
      [0, far],
      [wide, 2 * far],
      [wide, far],
    ]);
  },
  pinched: (chance) => {
    const [left, right] = [between(chance, 40, 500), between(chance, 40, 500)];
    return around([
      [0, 0],
      [-left, left],
      [-left, -left],
      [0, 0],
      [right, -right],
      [right, right],
    ]);
  },
  'corner on a side': (chance) => {
    const [w, h] = [between(chance, 100, 900), between(chance, 100, 900)];
    return around([
      [0, 0],
      [w, 0],
      [w, h],
      [w * between(chance, 0.2, 0.8), 0],
      [0, h],
    ]);
  },
  curved: (chance) => {
    const corners = cornersOf(round(chance, count(chance))).map((corner) =>
      chance() < 0.5 ? { ...corner, bulge: between(chance, -0.9, 0.9) } : corner,
    );
    return missing(tractAround('Tract', corners), chance, 0.01);
  },
  tangled: (chance) => {
    const far = between(chance, 50, 900);
    return around(
      Array.from({ length: count(chance) + 2 }, () => [between(chance, 0, far), between(chance, 0, far)] as const),
    );
  },
};

/** One tract of each kind in turn; the same on every machine. */
export function misclosingTract(seed: number): { kind: string; tract: Tract } {
  const chance = randomOf(seed * 104729 + 11);
  const names = Object.keys(KINDS);
  const kind = names[seed % names.length] as string;
  return { kind, tract: (KINDS[kind] as Make)(chance) };
}
