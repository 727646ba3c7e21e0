// The recorded radius, central angle, arc and chord of a curve held against each other, each within half a unit of its
// last recorded digit.

export type CurveElement = 'radius' | 'delta' | 'arc_length' | 'chord_length';

/** A recorded value and half a unit of its last digit; radians for delta. */
export interface Recorded {
  value: number;
  half: number;
}

export type RecordedCurve = Partial<Record<CurveElement, Recorded>>;

export interface CurveCheck {
  agrees: boolean;
  /** The one element that the others contradict, where they agree among themselves. */
  odd: CurveElement | null;
}

/** An arc is often worked out from a radius already rounded, and a chord from that arc: half as much again. */
const WORKED_FROM_ROUNDED = 1.5;

type Triple = readonly [CurveElement, CurveElement, CurveElement];

interface Test {
  elements: Triple;
  /** How far the third lies from what the first two make it, and how far rounding may carry it. */
  gap: (a: number, b: number, c: number) => number;
  /** Sensitivity of the gap to the first and second; to the third it is 1. */
  slopes: (a: number, b: number) => readonly [number, number];
}

const TESTS: readonly Test[] = [
  {
    elements: ['radius', 'delta', 'arc_length'],
    gap: (radius, delta, arc) => arc - radius * delta,
    slopes: (radius, delta) => [delta, radius],
  },
  {
    elements: ['radius', 'delta', 'chord_length'],
    gap: (radius, delta, chord) => chord - 2 * radius * Math.sin(delta / 2),
    slopes: (radius, delta) => [2 * Math.sin(delta / 2), radius * Math.abs(Math.cos(delta / 2))],
  },
  {
    elements: ['radius', 'arc_length', 'chord_length'],
    gap: (radius, arc, chord) => chord - 2 * radius * Math.sin(arc / (2 * radius)),
    slopes: (radius, arc) => {
      const half = arc / (2 * radius);
      return [2 * Math.abs(Math.sin(half) - half * Math.cos(half)), Math.abs(Math.cos(half))];
    },
  },
  {
    elements: ['delta', 'arc_length', 'chord_length'],
    gap: (delta, arc, chord) => chord - (arc * Math.sin(delta / 2)) / (delta / 2),
    slopes: (delta, arc) => {
      const half = delta / 2;
      return [(arc * Math.abs(half * Math.cos(half) - Math.sin(half))) / (2 * half * half), Math.sin(half) / half];
    },
  },
];

export function checkCurve(curve: RecordedCurve): CurveCheck {
  const held: Triple[] = [];
  const broken: Triple[] = [];
  for (const test of TESTS) {
    const verdict = holds(test, curve);
    if (verdict !== null) (verdict ? held : broken).push(test.elements);
  }
  if (broken.length === 0 && isPossible(curve)) return { agrees: true, odd: null };
  const [only] = held;
  if (held.length !== 1 || broken.length !== 3 || only === undefined) return { agrees: false, odd: null };
  const odd = (['radius', 'delta', 'arc_length', 'chord_length'] as const).find((element) => !only.includes(element));
  return { agrees: false, odd: odd ?? null };
}

/** Null when one of the three is not recorded. */
function holds(test: Test, curve: RecordedCurve): boolean | null {
  const [one, two, three] = test.elements;
  const a = curve[one];
  const b = curve[two];
  const c = curve[three];
  if (a === undefined || b === undefined || c === undefined) return null;
  const [slopeA, slopeB] = test.slopes(a.value, b.value);
  const allowed = WORKED_FROM_ROUNDED * (slopeA * a.half + slopeB * b.half + c.half);
  // The millionth part forgives the arithmetic, not the record.
  return Math.abs(test.gap(a.value, b.value, c.value)) <= allowed + 1e-6 * c.value;
}

/** A chord is never longer than its arc, nor longer than the diameter, nor an arc longer than the circle. */
function isPossible({ radius, arc_length: arc, chord_length: chord }: RecordedCurve): boolean {
  const exceeds = (one: Recorded | undefined, other: Recorded | undefined, times: number): boolean =>
    one !== undefined && other !== undefined && one.value - one.half > times * (other.value + other.half);
  return !exceeds(chord, arc, 1) && !exceeds(chord, radius, 2) && !exceeds(arc, radius, 2 * Math.PI);
}
