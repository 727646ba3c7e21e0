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
  /** What may have been lost right before this sign, or behind it where a word ends. */
  lost_before: Alternative | null;
  lost_after: Alternative | null;
  /** The ink of a figure beside what such a figure holds in most faces; absent where it was not measured. */
  ink?: number;
  /** Its chance but for the ink, where its line holds it for struck over. */
  unstruck?: number;
}

/** What the characters spell. */
export function textOf(characters: readonly { text: string }[]): string {
  return characters.map(({ text }) => text).join('');
}

/** Less likely alternatives are never worth telling. */
const LEAST_CHANCE = 0.002;
const MOST_OTHERS = 4;
const LEAST_LOST = 0.02;

export function charactersOf(chances: Chances): Character[] {
  const { steps, signs, values } = chances;
  const count = signs.length;
  const best = Array.from({ length: steps }, (_, step) => bestOf(values, step * count, count));
  const characters: Character[] = [];
  for (let start = 0, end = 1; start < steps; start = end, end++) {
    while (end < steps && best[end] === best[start]) end++;
    if (best[start] !== 0) characters.push(characterAt(chances, best, start, end, characters.at(-1)?.to));
  }
  return withLost(chances, characters);
}

function characterAt(chances: Chances, best: number[], start: number, end: number, previous = -Infinity): Character {
  const { signs, toPicture } = chances;
  const sign = best[start] ?? 0;
  const seen = signsWithin(chances, best, start, end);
  const chance = chances.worth(seen[sign] ?? 0);
  // What the others are worth together is what is left.
  const share = (1 - chance) / Math.max(1e-9, 1 - (seen[sign] ?? 0));
  const others: Alternative[] = [];
  seen.forEach((of, other) => {
    if (other !== sign && of * share >= LEAST_CHANCE) others.push({ text: signs[other] ?? '', chance: of * share });
  });
  others.sort((a, b) => b.chance - a.chance);
  return {
    text: signs[sign] ?? '',
    chance,
    others: others.slice(0, MOST_OTHERS),
    face: chances.faces[(start + end - 1) >> 1] ?? 'none',
    from: Math.max(previous, toPicture(start)),
    to: toPicture(end),
    lost_before: null,
    lost_after: null,
  };
}

/**
 * The chance of each sign to stand at these columns, and, first, of none. A sign shows once, in one of them or in the
 * column beside them: what the network is unsure of there is mostly where, so the columns' chances of it add up.
 */
function signsWithin({ steps, signs, values }: Chances, best: readonly number[], start: number, end: number): number[] {
  const count = signs.length;
  const sign = best[start] ?? 0;
  const sums = new Array<number>(count).fill(0);
  let [none, seen] = [1, 0];
  for (let step = start; step < end; step++) {
    none *= values[step * count] ?? 1;
    seen += 1 - (values[step * count] ?? 1);
    for (let i = 1; i < count; i++) sums[i] = (sums[i] ?? 0) + (values[step * count + i] ?? 0);
  }
  for (const [beside, beyond] of [[start - 1, start - 2] as const, [end, end + 1] as const]) {
    // Between two of the same sign it may be the other's.
    if (beside < 0 || beside >= steps || best[beside] !== 0 || best[beyond] === sign) continue;
    const more = values[beside * count + sign] ?? 0;
    none *= 1 - more;
    seen += more;
    sums[sign] = (sums[sign] ?? 0) + more;
  }
  const all = sums.reduce((sum, of) => sum + of, 0);
  none = Math.min(none, Math.max(0, 1 - seen));
  return sums.map((of, i) => (i === 0 ? none : ((1 - none) * of) / all));
}

/** A sign that nearly showed between two characters may stand on the page all the same: a faint point, a worn fraction. */
function withLost(chances: Chances, characters: Character[]): Character[] {
  let next = 0;
  for (let step = 0; step < chances.steps; step++) {
    const x = chances.toPicture(step + 0.5);
    while ((characters[next]?.to ?? Number.POSITIVE_INFINITY) <= x) next++;
    const [previous, following] = [characters[next - 1], characters[next]];
    if (following !== undefined && following.from <= x) continue;
    const lost = lostAt(chances, step, [previous?.text, following?.text, ' ']);
    if (lost === null) continue;
    // What nearly showed before a space belongs to the word that ends there.
    const isEnd = following === undefined || following.text === ' ';
    if (isEnd && previous !== undefined && previous.text !== ' ')
      previous.lost_after = likelier(previous.lost_after, lost);
    else if (following !== undefined) following.lost_before = likelier(following.lost_before, lost);
  }
  return characters;
}

/** The likeliest sign at a step that is none of its neighbours, with the chance of all such signs. */
function lostAt({ signs, values, worth }: Chances, step: number, neighbours: readonly unknown[]): Alternative | null {
  const start = step * signs.length;
  if (1 - (values[start] ?? 0) < LEAST_SEEN) return null;
  let [sum, best] = [0, 0];
  for (let sign = 1; sign < signs.length; sign++) {
    if (neighbours.includes(signs[sign])) continue;
    sum += values[start + sign] ?? 0;
    if (best === 0 || (values[start + sign] ?? 0) > (values[start + best] ?? 0)) best = sign;
  }
  const chance = sum < LEAST_SEEN ? 0 : 1 - worth(1 - sum);
  return chance < LEAST_LOST ? null : { text: signs[best] ?? '', chance };
}

const LEAST_SEEN = 0.01;

function likelier(one: Alternative | null, other: Alternative): Alternative {
  return one === null || one.chance < other.chance ? other : one;
}
