// The ear: a network that has read more than deeds hears sentences, each as the odds that it touches the land.
import type { Hearing } from '#core/language/hearing.ts';
import { type Network, openNetwork } from '#main/networks/networks.ts';
import { piecesIn } from '#main/reader/ear/pieces.ts';

interface Passage {
  readonly words: string;
  readonly isAmongCourses: boolean;
}

/** Signs before and behind the pieces of a passage. */
const [AROUND, END, AMONG] = [2, 3, 5];

/** In pieces: more is not heard. */
const LONGEST = 190;
let network: Promise<Network> | null = null;

/** Deeds say the same over and over. */
const heard = new Map<string, number>();
const MOST_HEARD = 20_000;

const keyOf = ({ words, isAmongCourses }: Passage): string => (isAmongCourses ? `,${words}` : `.${words}`);

/** What one document has asked for: what was heard of it, and what is still to be heard. */
export interface OpenHearing extends Hearing {
  readonly known: Map<string, number>;
  readonly unheard: Map<string, Passage>;
}

export function openHearing(): OpenHearing {
  const known = new Map<string, number>();
  const unheard = new Map<string, Passage>();
  return {
    known,
    unheard,
    oddsOf: (words, isAmongCourses) => {
      const passage = { words, isAmongCourses };
      const key = keyOf(passage);
      const odds = known.get(key) ?? heard.get(key);
      if (odds === undefined) unheard.set(key, passage);
      else known.set(key, odds);
      return odds ?? null;
    },
  };
}

/** Hears what is still to be heard, each by itself: sums in eight bits would be rounded by what is heard beside it. */
export async function listen({ known, unheard }: OpenHearing): Promise<void> {
  if (heard.size + unheard.size > MOST_HEARD) heard.clear();
  network ??= openNetwork('ear');
  const hear = await network;
  for (const [key, { words, isAmongCourses }] of unheard) {
    const signs = [isAmongCourses ? AMONG : AROUND, ...piecesIn(words, LONGEST), END];
    const [odds] = await hear({ data: Int32Array.from(signs), dims: [1, signs.length] });
    const own = odds?.data[0];
    if (own === undefined || !Number.isFinite(own)) throw new Error('The ear gave no odds.');
    known.set(key, own);
    heard.set(key, own);
  }
  unheard.clear();
}
