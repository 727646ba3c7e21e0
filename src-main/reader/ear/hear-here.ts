// Hears passages in the calling thread.
import { type Network, openNetwork } from '#main/networks/networks.ts';
import type { Passage } from '#main/reader/ear/ear.ts';
import { piecesIn } from '#main/reader/ear/pieces.ts';

/** Signs before and behind the pieces of a passage. */
const [AROUND, END, AMONG] = [2, 3, 5];

/** In pieces: more is not heard. */
const LONGEST = 190;

let network: Promise<Network> | null = null;

/** Each by itself: sums in eight bits would be rounded by what is heard beside it. */
export async function hearHere(passages: readonly Passage[]): Promise<number[]> {
  network ??= openNetwork('ear');
  const hear = await network;
  const found: number[] = [];
  for (const { words, isAmongCourses } of passages) {
    const signs = [isAmongCourses ? AMONG : AROUND, ...piecesIn(words, LONGEST), END];
    const [odds] = await hear({ data: Int32Array.from(signs), dims: [1, signs.length] });
    found.push(odds?.data[0] ?? Number.NaN);
  }
  return found;
}
