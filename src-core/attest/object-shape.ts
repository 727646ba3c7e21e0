// The keys of an object in the order they came. Thousands of calls share one shape, and so does one document with the next:
// each key is first compared with the one that followed last time, and a shape is sorted once.
import { byCodePoint } from '#core/attest/string-spelling.ts';
import { unitsOf } from '#core/attest/text-units.ts';

export interface Shape {
  readonly key: string;
  /** The key quoted, in canonical spelling. */
  readonly spelling: string;
  /** As it mostly stands in a text. */
  readonly with_colon: Uint16Array;
  readonly before: Shape | null;
  /** The shape that followed most recently; it is tried first. */
  likely: Shape | null;
  /** The others that ever followed. */
  others: Map<string, Shape> | null;
  sorted: SortedKeys | 'a key twice' | null;
  /** Where the shapes of the objects begin that stand under this key, made when the first is met. */
  inside: Shape | null;
}

/** In canonical order. */
export interface SortedKeys {
  /** Where the value of each key stands among the values as they came. */
  readonly positions: Int32Array;
  /** What is written before the values, `{"key":` and `,"key":`, one behind the other; and where each of them ends. */
  readonly lead: Uint16Array;
  readonly lead_ends: Int32Array;
  /** Whether the keys came as they are written. */
  readonly in_order: boolean;
}

/** What began the documents so far; null where too much has followed from it. */
let beginning: Shape | null = null;
let made = 0;
/** Ours are some hundreds. Whoever posts keys of their own invention is not remembered for it. */
const MOST_KEPT = 2000;

/** Reads the objects of one document, the outermost with the shape that it is given to begin with. */
export function withShapes<Result>(read: (empty: Shape) => Result): Result {
  beginning ??= shapeOf(null, '', '');
  try {
    return read(beginning);
  } finally {
    if (made > MOST_KEPT) {
      beginning = null;
      made = 0;
    }
  }
}

function shapeOf(before: Shape | null, key: string, spelling: string): Shape {
  made += 1;
  const with_colon = unitsOf(`${spelling}:`).subarray(0, -1);
  return { key, spelling, with_colon, before, likely: null, others: null, sorted: null, inside: null };
}

/** The beginning of the objects that stand under the last key of a shape: they tend to look alike. */
export function shapeInside(shape: Shape): Shape {
  shape.inside ??= shapeOf(null, '', '');
  return shape.inside;
}

/** The shape with one more key. */
export function withKey(shape: Shape, key: string, spelling: string): Shape {
  const { likely } = shape;
  if (likely?.key === key) return likely;
  const next = shape.others?.get(key) ?? shapeOf(shape, key, spelling);
  if (likely !== null) {
    shape.others ??= new Map();
    shape.others.set(likely.key, likely);
  }
  shape.likely = next;
  return next;
}

/** The keys in canonical order; null when a key comes twice. */
export function sortedKeys(shape: Shape): SortedKeys | null {
  shape.sorted ??= sortKeys(shape);
  return shape.sorted === 'a key twice' ? null : shape.sorted;
}

function sortKeys(shape: Shape): SortedKeys | 'a key twice' {
  const found: Shape[] = [];
  for (let at = shape; at.before !== null; at = at.before) found.push(at);
  const placed = found.reverse().map(({ key, spelling }, position) => ({ key, spelling, position }));
  placed.sort((a, b) => byCodePoint(a.key, b.key));
  if (placed.some(({ key }, i) => i > 0 && key === placed[i - 1]?.key)) return 'a key twice';
  const leads = placed.map(({ spelling }, i) => `${i === 0 ? '{' : ','}${spelling}:`);
  let end = 0;
  return {
    positions: Int32Array.from(placed, ({ position }) => position),
    lead: unitsOf(leads.join('')).subarray(0, -1),
    lead_ends: Int32Array.from(leads, ({ length }) => (end += length)),
    in_order: placed.every(({ position }, i) => position === i),
  };
}
