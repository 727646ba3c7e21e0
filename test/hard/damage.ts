// Damaging files the ways disks, programs and people do: cut off, flipped, doubled, swapped, or wrong inside their shape.

export type Random = () => number;

export const under = (random: Random, limit: number): number => Math.floor(random() * limit);
export const pick = <T>(random: Random, list: readonly T[]): T => list[under(random, list.length)] as T;

type Damage = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

const join = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));

const DAMAGES: readonly Damage[] = [
  (bytes, random) => bytes.slice(0, under(random, bytes.length)),
  (bytes, random) => bytes.slice(under(random, bytes.length)),
  (bytes, random) => {
    const flipped = Uint8Array.from(bytes);
    for (let n = 0; n <= under(random, 30); n += 1) flipped[under(random, bytes.length)] = under(random, 256);
    return flipped;
  },
  (bytes, random) => {
    const zeroed = Uint8Array.from(bytes);
    const from = under(random, bytes.length);
    return zeroed.fill(pick(random, [0, 255]), from, from + under(random, 2000));
  },
  (bytes, random) => {
    const [from, length] = [under(random, bytes.length), under(random, 3000)];
    return join(bytes.slice(0, from + length), bytes.slice(from));
  },
  (bytes, random) => {
    const from = under(random, bytes.length);
    return join(bytes.slice(0, from), bytes.slice(from + under(random, 3000)));
  },
  (bytes, random, other) => join(bytes.slice(0, under(random, bytes.length)), other.slice(under(random, other.length))),
  (bytes, random) =>
    join(
      bytes.slice(0, 16),
      Uint8Array.from({ length: under(random, 4000) }, () => under(random, 256)),
    ),
];

/** One damage of eight; `other` is what may be spliced in. */
export function damaged(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(pick(random, DAMAGES)(bytes, random, other));
}

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e300,
  -1e-300,
  2 ** 53,
  '',
  'x',
  '\u0000',
  '😀'.repeat(500),
  [],
  {},
  [[]],
  [null],
  { extraction: null },
  Array(2000).fill(0),
  '../../etc/passwd',
  'N 361 99 99 E',
];

/** The JSON text with something wrong inside its shape; its damage may also be to the bytes. */
export function damagedJson(text: string, random: Random): string {
  const root = { value: JSON.parse(text) as unknown };
  for (let n = 0; n <= under(random, 4); n += 1) damageInside(root, random);
  const written = JSON.stringify(root.value) ?? '';
  const spot = under(random, written.length);
  switch (under(random, 5)) {
    case 0:
      return written.slice(0, spot);
    case 1:
      return `${written.slice(0, spot)}${pick(random, ['{', '"', ',', '1e999', '\\ud800', '\u0000'])}${written.slice(spot)}`;
    default:
      return written;
  }
}

function damageInside(root: { value: unknown }, random: Random): void {
  let holder: Record<string, unknown> = root as Record<string, unknown>;
  let key = 'value';
  for (let depth = 0; depth < 12; depth += 1) {
    const inner = holder[key];
    if (typeof inner !== 'object' || inner === null || Object.keys(inner).length === 0 || random() < 0.15) break;
    holder = inner as Record<string, unknown>;
    key = pick(random, Object.keys(holder));
  }
  if (random() < 0.25 && key !== 'value') delete holder[key];
  else holder[key] = structuredClone(pick(random, ODD_VALUES));
}
