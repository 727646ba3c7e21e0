// The ear: a network that has read more than deeds hears sentences, each as the odds that it touches the land.
import type { Hearing } from '#core/language/hearing.ts';

export interface Passage {
  readonly words: string;
  readonly isAmongCourses: boolean;
}

/** The odds of each passage, in their order. */
export type Hear = (passages: readonly Passage[]) => Promise<readonly number[]>;

/** Deeds say the same over and over. */
const heard = new Map<string, number>();
const MOST_HEARD = 4000;

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
export async function listen({ known, unheard }: OpenHearing, hear: Hear): Promise<void> {
  if (heard.size + unheard.size > MOST_HEARD) heard.clear();
  const odds = await hear([...unheard.values()]);
  for (const [i, key] of [...unheard.keys()].entries()) {
    const own = odds[i];
    if (own === undefined || !Number.isFinite(own)) throw new Error('The ear gave no odds.');
    known.set(key, own);
    heard.set(key, own);
  }
  unheard.clear();
}
