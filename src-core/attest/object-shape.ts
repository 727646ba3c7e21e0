// The keys of an object in the order they came. Thousands of calls share one shape: each key is first compared with the
// one that followed last time, and a shape is sorted once.
import { byCodePoint } from '#core/attest/string-spelling.ts';

export interface Shape {
  readonly key: string;
  /** The key quoted, in canonical spelling. */
  readonly spelling: string;
  /** As it mostly stands in a text. */
  readonly with_colon: string;
  readonly before: Shape | null;
  /** The shape that followed most recently; it is tried first. */
  likely: Shape | null;
  /** The others that ever followed. */
  others: Map<string, Shape> | null;
  sorted: SortedKeys | 'a key twice' | null;
  /** Where the shapes of the objects begin that stand under this key, made when the first is met. */
  inside: Shape | null;
}

/** Where a key's value stands among the values as they came, and what is written before it: `{"key":` or `,"key":`. */
export interface SortedKey {
  readonly position: number;
  readonly lead: string;
}

export interface SortedKeys {
  readonly keys: readonly SortedKey[];
  /** Of all that is written before values. */
  readonly lead_bytes: number;
}

export function shapeOf(before: Shape | null, key: string, spelling: string): Shape {
  return { key, spelling, with_colon: `${spelling}:`, before, likely: null, others: null, sorted: null, inside: null };
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
  const keys = placed.map(({ spelling, position }, i) => ({ position, lead: `${i === 0 ? '{' : ','}${spelling}:` }));
  return { keys, lead_bytes: keys.reduce((sum, { lead }) => sum + lead.length, 0) };
}
