// The ear: a network that has read more than deeds hears sentences, each as the odds that it touches the land.
import type { Hearing } from '#core/language/hearing.ts';
import { type Network, openNetwork } from '#main/networks/networks.ts';
import { piecesIn } from '#main/reader/ear/pieces.ts';

interface Passage {
  readonly words: string;
  readonly isAmongCourses: boolean;
}

/** Signs before and behind the pieces of a passage, and in the places behind a shorter one. */
const [NOTHING, AROUND, END, AMONG] = [0, 2, 3, 5];

/** In pieces: more is not heard. */
const LONGEST = 190;
/** Passages that are heard together. */
const TOGETHER = 32;
/** Of one length within these, so that little is heard in vain. */
const UNEVEN = 4;

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

/** Hears what is still to be heard. */
export async function listen({ known, unheard }: OpenHearing): Promise<void> {
  if (heard.size + unheard.size > MOST_HEARD) heard.clear();
  const passages = [...unheard.entries()]
    .map(([key, { words, isAmongCourses }]) => ({ key, isAmongCourses, pieces: piecesIn(words, LONGEST) }))
    .toSorted((one, other) => one.pieces.length - other.pieces.length);
  unheard.clear();
  while (passages.length > 0) {
    const longest = (passages[0]?.pieces.length ?? 0) + UNEVEN;
    const end = passages.findIndex(({ pieces }, i) => i === TOGETHER || pieces.length > longest);
    const batch = passages.splice(0, end === -1 ? passages.length : end);
    const odds = await oddsOf(batch);
    for (const [i, { key }] of batch.entries()) {
      const own = odds[i];
      if (own === undefined || !Number.isFinite(own)) throw new Error('The ear gave no odds.');
      known.set(key, own);
      heard.set(key, own);
    }
  }
}

async function oddsOf(
  batch: readonly { readonly isAmongCourses: boolean; readonly pieces: readonly number[] }[],
): Promise<Float32Array> {
  network ??= openNetwork('ear');
  const width = Math.max(...batch.map(({ pieces }) => pieces.length)) + 2;
  const data = new Int32Array(batch.length * width).fill(NOTHING);
  batch.forEach(({ isAmongCourses, pieces }, row) => {
    data.set([isAmongCourses ? AMONG : AROUND, ...pieces, END], row * width);
  });
  const [odds] = await (await network)({ data, dims: [batch.length, width] });
  return odds?.data ?? new Float32Array();
}
