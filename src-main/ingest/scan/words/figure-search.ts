// The likeliest figures that a stretch of chances can be read as (prefix search, Graves 2006, along the grammar of figures).
import type { Alternative } from '#main/ingest/scan/words/characters.ts';
import { after, isComplete, START, type Stand } from '#main/ingest/scan/words/figure-grammar.ts';
import type { Chances } from '#main/ingest/scan/words/read-cut.ts';

/** One text so far: its chance when the last column was blank, and when it was its last sign. */
interface Prefix {
  text: string;
  stand: Stand;
  blank: number;
  sign: number;
}

const WIDTH = 16;
/** Less likely signs of a column lead nowhere that matters. */
const LEAST = 1e-4;

/** Between the steps, likeliest first, with the chance of each among all readings, figures or not. */
export function figuresWithin(chances: Chances, from: number, to: number): Alternative[] {
  const { signs, values } = chances;
  const count = signs.length;
  let beam: Prefix[] = [{ text: '', stand: START, blank: 1, sign: 0 }];
  for (let step = from; step < to; step++) {
    const next = new Map<string, Prefix>();
    const reach = (text: string, stand: Stand): Prefix => {
      const known = next.get(text) ?? { text, stand, blank: 0, sign: 0 };
      next.set(text, known);
      return known;
    };
    for (const prefix of beam) {
      const { text, stand, blank, sign } = prefix;
      reach(text, stand).blank += (blank + sign) * (values[step * count] ?? 0);
      for (let i = 1; i < count; i++) {
        const chance = values[step * count + i] ?? 0;
        if (chance < LEAST) continue;
        const added = signs[i] ?? '';
        if (text.endsWith(added)) reach(text, stand).sign += sign * chance;
        // The same sign twice in a row needs a blank between.
        const before = text.endsWith(added) ? blank : blank + sign;
        const onward = after(stand, added);
        if (before > 0 && onward.states.length > 0) reach(text + added, onward).sign += before * chance;
      }
    }
    beam = [...next.values()].sort((a, b) => b.blank + b.sign - a.blank - a.sign).slice(0, WIDTH);
  }
  return beam
    .filter(({ text, stand }) => text !== '' && isComplete(stand))
    .map(({ text, blank, sign }) => ({ text, chance: blank + sign }))
    .sort((a, b) => b.chance - a.chance);
}
