// Chances to characters: the likeliest way through the columns, each character with its chance and what else it may be
// (connectionist temporal classification, Graves 2006: repeats and blanks fall away).
import { bestOf, type Chances, type Face } from '#main/ingest/scan/words/read-cut.ts';

export interface Alternative {
  /** Empty for no character at all. */
  text: string;
  chance: number;
}

export interface Character {
  text: string;
  chance: number;
  /** Likeliest first. */
  others: Alternative[];
  face: Face;
  /** Left and right edge on the page picture. */
  from: number;
  to: number;
  /** The likeliest sign that may have been lost right before this one. */
  lost_before: Alternative | null;
}

/** Less likely alternatives are never worth telling. */
const LEAST_CHANCE = 0.002;
const MOST_OTHERS = 4;
const LEAST_LOST = 0.02;

export function charactersOf(chances: Chances): Character[] {
  const { steps, signs, values } = chances;
  const count = signs.length;
  const characters: Character[] = [];
  let before = 0;
  let start = 0;
  const finish = (end: number) => {
    if (before !== 0) characters.push(characterAt(chances, before, start, end, characters.at(-1)?.to));
  };
  for (let step = 0; step < steps; step++) {
    const best = bestOf(values, step * count, count);
    if (best === before) continue;
    finish(step);
    before = best;
    start = step;
  }
  finish(steps);
  return withLost(chances, characters);
}

function characterAt(chances: Chances, sign: number, start: number, end: number, previous = -Infinity): Character {
  const { signs, values, toPicture } = chances;
  const count = signs.length;
  let peak = start;
  for (let step = start; step < end; step++) {
    if ((values[step * count + sign] ?? 0) > (values[peak * count + sign] ?? 0)) peak = step;
  }
  const seen = values[peak * count + sign] ?? 0;
  const chance = chances.worth(seen);
  // What the others are worth together is what is left.
  const share = (1 - chance) / Math.max(1e-9, 1 - seen);
  const others: Alternative[] = [];
  for (let other = 0; other < count; other++) {
    const left = (values[peak * count + other] ?? 0) * share;
    if (other !== sign && left >= LEAST_CHANCE) others.push({ text: signs[other] ?? '', chance: left });
  }
  others.sort((a, b) => b.chance - a.chance);
  return {
    text: signs[sign] ?? '',
    chance,
    others: others.slice(0, MOST_OTHERS),
    face: chances.faces[peak] ?? 'none',
    from: Math.max(previous, toPicture(start)),
    to: toPicture(end),
    lost_before: null,
  };
}

/** A sign that nearly showed between two characters may stand on the page all the same: a faint decimal point. */
function withLost(chances: Chances, characters: Character[]): Character[] {
  const { signs, values, steps, toPicture } = chances;
  const count = signs.length;
  let next = 0;
  for (let step = 0; step < steps; step++) {
    const x = toPicture(step + 0.5);
    while ((characters[next]?.to ?? Number.POSITIVE_INFINITY) <= x) next++;
    const following = characters[next];
    if (following === undefined || following.from <= x) continue;
    const neighbours = [characters[next - 1]?.text, following.text];
    for (let sign = 1; sign < count; sign++) {
      const chance = 1 - chances.worth(1 - (values[step * count + sign] ?? 0));
      if (chance < LEAST_LOST || chance <= (following.lost_before?.chance ?? 0)) continue;
      const text = signs[sign] ?? '';
      if (!neighbours.includes(text)) following.lost_before = { text, chance };
    }
  }
  return characters;
}
