// The keys of an object in the order they came. Thousands of calls share one shape: each key is first compared with the
// one that followed last time, and a shape is sorted once.
import { byCodePoint } from '#core/attest/string-spelling.ts';

export interface Shape {
  readonly key: string;
  /** The key quoted, in canonical spelling. */
  readonly spelling: string;
  readonly before: Shape | null;
  /** The shape that followed most recently; it is tried first. */
  likely: Shape | null;
  /** The others that ever followed. */
  others: Map<string, Shape> | null;
  sorted: readonly SortedKey[] | null;
  /** Where the shapes of the objects begin that stand under this key, made when the first is met. */
  inside: Shape | null;
}

/** Where a key's value stands among the values as they came, and what is written before it: `{"key":` or `,"key":`. */
export interface SortedKey {
  readonly position: number;
  readonly lead: string;
}

export function shapeOf(before: Shape | null, key: string, spelling: string): Shape {
  return { key, spelling, before, likely: null, others: null, sorted: null, inside: null };
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

/** The keys in canonical order, or none when a key comes twice. */
export function sortedKeys(shape: Shape): readonly SortedKey[] {
  if (shape.sorted !== null) return shape.sorted;
  const keys: Shape[] = [];
  for (let at = shape; at.before !== null; at = at.before) keys.push(at);
  const placed = keys.reverse().map(({ key, spelling }, position) => ({ key, spelling, position }));
  placed.sort((a, b) => byCodePoint(a.key, b.key));
  const twice = placed.some(({ key }, i) => i > 0 && key === placed[i - 1]?.key);
  const leads = placed.map(({ spelling, position }, i) => ({ position, lead: `${i === 0 ? '{' : ','}${spelling}:` }));
  shape.sorted = twice ? [] : leads;
  return shape.sorted;
}
