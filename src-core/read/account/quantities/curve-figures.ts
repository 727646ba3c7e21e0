// The figures of a curve that it is not drawn by: tangent, external distance, middle ordinate, degree, and its elements told again.

import { type Token, textAt } from '#core/language/tokens.ts';
import { agree, lengthOf, type Quantity } from '#core/read/account/quantities/quantity.ts';
import type { Course, Curve, Length } from '#core/read/clauses/course.ts';
import { radiansOf } from '#core/survey/angle.ts';
import { radiusOfDegree, solveSize } from '#core/survey/curve.ts';

interface Figures {
  readonly radius: number;
  readonly tangent: number;
  readonly external: number;
  readonly ordinate: number;
}

/** Names of what a curve has beside the elements that it is drawn by. */
const NAMES: readonly (readonly [RegExp, keyof Figures])[] = [
  [/^(?:tangent|tan|t)$/, 'tangent'],
  [/^(?:external|e)$/, 'external'],
  [/^(?:ordinate|m|mo)$/, 'ordinate'],
];

/** In tokens: a name stands close to its figure. */
const FARTHEST_NAME = 5;

/** Whether the figure that such a name tells is that of the curve; null where it has no such name. */
export function curveFigureAt(tokens: readonly Token[], { curve, from }: Course, length: Quantity): boolean | null {
  const size = curve === null ? null : figuresOf(curve);
  if (size === null) return null;
  for (let i = length.from - 1; i > Math.max(from, length.from - FARTHEST_NAME); i -= 1) {
    const text = textAt(tokens, i);
    if (tokens[i]?.kind === 'number' || text === ',' || text === ';') return null;
    const name = NAMES.find(([pattern]) => pattern.test(text) && (text.length > 2 || textAt(tokens, i + 1) === '='));
    if (name !== undefined) return isNear(length, size[name[1]]);
  }
  return null;
}

function isNear({ value, half }: Quantity, own: number): boolean {
  return Math.abs(value - own) <= Math.max(half, 0.02, own * 0.001);
}

function feet(length: Length | null): number | null {
  return length === null ? null : lengthOf(length).value;
}

const sizeOf = ({ radius, arc, chord, delta }: Curve): ReturnType<typeof solveSize> =>
  solveSize({
    radius_ft: feet(radius),
    arc_ft: feet(arc),
    chord_ft: feet(chord),
    delta: delta === null ? null : radiansOf(delta),
  });

function figuresOf(curve: Curve): Figures | null {
  const size = sizeOf(curve);
  if (size === null) return null;
  const half = size.delta / 2;
  return {
    radius: size.radius_ft,
    tangent: size.tangent_ft,
    external: size.radius_ft * (1 / Math.cos(half) - 1),
    ordinate: size.radius_ft * (1 - Math.cos(half)),
  };
}

/** The lengths that the curve is drawn by, and those that follow from them. */
export function curveLengths(curve: Curve): Quantity[] {
  const told = [curve.radius, curve.arc, curve.chord].flatMap((length) => (length === null ? [] : [lengthOf(length)]));
  const [first] = told;
  const size = sizeOf(curve);
  if (first === undefined || size === null) return told;
  const computed = [size.radius_ft, size.arc_ft, size.chord_ft, size.tangent_ft];
  return [...told, ...computed.map((value) => ({ ...first, value, half: Math.max(first.half, 0.02) }))];
}

const LARGEST_DIFFERENCE = 0.005;

/** "along a 15° curve" whose radius is that of another degree. */
export function isOfOtherDegree({ radius, degreeOfCurve: degree }: Curve): boolean {
  if (radius === null || degree === null || degree <= 0) return false;
  const told = lengthOf(radius).value;
  return (['arc', 'chord'] as const).every(
    (by) => Math.abs(radiusOfDegree(degree, by) - told) > LARGEST_DIFFERENCE * told,
  );
}

/** Whether a length told of "said curve" behind the courses is one of a curve's. */
export function isOfCurves(courses: readonly Course[], length: Quantity): boolean {
  return courses.some(({ curve }) => {
    if (curve === null) return false;
    const figures = figuresOf(curve);
    return (
      curveLengths(curve).some((own) => agree(own, length)) ||
      (figures !== null && Object.values(figures).some((own: number) => isNear(length, own)))
    );
  });
}

type Element = (curve: Curve) => readonly number[];

const ELEMENTS: readonly (readonly [RegExp, Element])[] = [
  [/^radi(?:us|i)$/, (curve) => sized(curve, 'radius_ft')],
  [/^chords?$/, (curve) => sized(curve, 'chord_ft')],
  [/^arcs?$/, (curve) => sized(curve, 'arc_ft')],
];

function sized(curve: Curve, element: 'radius_ft' | 'chord_ft' | 'arc_ft'): readonly number[] {
  const told = feet({ radius_ft: curve.radius, chord_ft: curve.chord, arc_ft: curve.arc }[element]);
  const size = sizeOf(curve);
  return [...(told === null ? [] : [told]), ...(size === null ? [] : [size[element]])];
}

const FARTHEST_ELEMENT = 9;

/** "The radius of the curve above called for is 45.00 feet": whether a curve has the element that a length is told for; null where it names none. */
export function isElementOf(
  tokens: readonly Token[],
  from: number,
  courses: readonly Course[],
  length: Quantity,
): boolean | null {
  const curves = courses.flatMap(({ curve }) => curve ?? []);
  const element = elementNamed(tokens, from, length);
  const own = element === null ? [] : curves.flatMap(element);
  return own.length === 0 ? null : own.some((value) => isNear(length, value));
}

/** "of 60.00 feet radius", else the name nearest before it. */
function elementNamed(tokens: readonly Token[], from: number, length: Quantity): Element | null {
  const named = (at: number): Element | undefined => ELEMENTS.find(([name]) => name.test(textAt(tokens, at)))?.[1];
  let element = named(length.to);
  for (let i = length.from - 1; i >= Math.max(from, length.from - FARTHEST_ELEMENT) && element === undefined; i -= 1) {
    if (tokens[i]?.kind === 'number') return null;
    element = named(i);
  }
  return element ?? null;
}
