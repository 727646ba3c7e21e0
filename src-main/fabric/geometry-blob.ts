// Rings as they lie in the fabric database: how many, their lengths, then longitude and latitude, all as doubles.
import type { LonLat } from '#core/place/plane.ts';
import { type FlatRing, roomFor } from '#main/fabric/source-feature.ts';

export function writeRings(rings: readonly FlatRing[]): Uint8Array {
  const numbers = roomFor(rings.reduce((sum, ring) => sum + 1 + ring.length, 1));
  numbers[0] = rings.length;
  let at = 1 + rings.length;
  for (const [i, ring] of rings.entries()) {
    numbers[1 + i] = ring.length / 2;
    numbers.set(ring, at);
    at += ring.length;
  }
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

export function readRings(blob: Uint8Array): LonLat[][] {
  // Copied, because a double may not start at any odd byte.
  const numbers = new Float64Array(Uint8Array.from(blob).buffer);
  const count = numbers[0] ?? 0;
  let at = 1 + count;
  return Array.from({ length: count }, (_, i) => {
    const ring: LonLat[] = [];
    for (let left = numbers[1 + i] ?? 0; left > 0; left -= 1) {
      ring.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
      at += 2;
    }
    return ring;
  });
}

/** West, south, east, north. */
export function boxOfRings(rings: readonly FlatRing[]): [number, number, number, number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const x = ring[i] ?? 0;
      const y = ring[i + 1] ?? 0;
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
  }
  return [west, south, east, north];
}
