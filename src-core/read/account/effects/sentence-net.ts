// A small net that hears a sentence word by word, beside the weights of its features: in its table words that mean much the same lie close together.
import type { PhraseOf } from '#core/language/phrases-of.ts';
import { NET_NAMES, NET_PARTS, NET_SIGNS, NET_SIZE } from '#core/language/sentence-net-weights.ts';
import type { Word } from '#core/language/word.ts';
import type { Standing } from '#core/read/account/effects/features.ts';

const { width, looks, inner } = NET_SIZE;

/** The middle of the signs that weights are written in. */
const NOTHING = 80;

type Part = keyof typeof NET_PARTS;

const kept = new Map<Part, Float32Array>();

/** One table of the net, taken from its signs when it is first asked for. */
function part(name: Part): Float32Array {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const { from, length, scale } = NET_PARTS[name];
  const weights = new Float32Array(length);
  for (let i = 0; i < length; i += 1) weights[i] = (NET_SIGNS.charCodeAt(from + i) - NOTHING) * scale;
  kept.set(name, weights);
  return weights;
}

const placesOf = (names: string): ReadonlyMap<string, number> => new Map(names.split(' ').map((name, i) => [name, i]));
const WORDS = placesOf(NET_NAMES.words);
const SORTS = placesOf(NET_NAMES.sorts);
const TAGS = placesOf(NET_NAMES.tags);
const RULES = placesOf(NET_NAMES.rules);
/** The place of a word that the table does not have. */
const UNKNOWN = 1;

/** How strongly it speaks for the sentence's touching the land, as the logarithm of the odds. */
export function heard(
  words: readonly Word[],
  phrases: readonly PhraseOf[],
  standing: Standing,
  rules: readonly string[],
): number {
  const told = besideNeighbours(wordsHeard(words, phrases), words.length);
  const known = new Float32Array(part('inner').length / inner);
  pool(told, words.length, known);
  for (const rule of rules) {
    const place = RULES.get(rule);
    if (place !== undefined) known[(2 + looks) * width + place] = 1;
  }
  known[known.length - 2] = standing === 'among' ? 1 : 0;
  known[known.length - 1] = rules.length === 0 ? 1 : 0;
  const [first, second] = [part('inner'), part('outer')];
  let sum = part('outerBias')[0] ?? 0;
  for (let i = 0; i < inner; i += 1) {
    let unit = part('innerBias')[i] ?? 0;
    for (let k = 0; k < known.length; k += 1) unit += (first[i * known.length + k] ?? 0) * (known[k] ?? 0);
    if (unit > 0) sum += unit * (second[i] ?? 0);
  }
  return sum;
}

/** What the net hears of each word: itself, its sort, what its phrase stands for, and the word's place in that. */
export function heardIn(
  words: readonly Word[],
  phrases: readonly PhraseOf[],
): [word: string, sort: string, tag: string, place: number][] {
  return phrases.flatMap(({ kind, tag, from, to }) => {
    const isForce = tag === tag.toUpperCase() && /[A-Z]/.test(tag);
    const named = kind === 'small' ? `small:${isForce ? tag : ''}` : tag.replaceAll(' ', '_');
    const place = kind === 'noun' ? 1 : kind === 'verb' ? 2 : 3;
    return words.slice(from, to).map(({ text, sort }, i): [string, string, string, number] => {
      const plain = sort === 'name' || sort === 'number' ? `<${sort}>` : text;
      return [plain, sort, named, i === 0 ? place + 3 : place];
    });
  });
}

/** Each word by what it means, what sort it is of, and what its phrase stands for. */
function wordsHeard(words: readonly Word[], phrases: readonly PhraseOf[]): Float32Array {
  const told = new Float32Array(words.length * width);
  const [byWord, bySort, byTag, byPlace] = [part('words'), part('sorts'), part('tags'), part('places')];
  heardIn(words, phrases).forEach(([word, sort, tag, place], i) => {
    const wordAt = width * (WORDS.get(word) ?? UNKNOWN);
    const sortAt = width * (SORTS.get(sort) ?? 0);
    const tagAt = width * (TAGS.get(tag) ?? 0);
    for (let k = 0; k < width; k += 1) {
      const sum =
        (byWord[wordAt + k] ?? 0) +
        (bySort[sortAt + k] ?? 0) +
        (byTag[tagAt + k] ?? 0) +
        (byPlace[place * width + k] ?? 0);
      told[i * width + k] = Math.max(0, sum);
    }
  });
  return told;
}

/** Each word once more with what stands before and behind it. */
function besideNeighbours(told: Float32Array, count: number): Float32Array {
  const [weights, bias] = [part('beside'), part('besideBias')];
  const found = new Float32Array(told.length);
  for (let i = 0; i < count; i += 1)
    for (let unit = 0; unit < width; unit += 1) {
      let sum = bias[unit] ?? 0;
      for (let step = 0; step < 3; step += 1) {
        const from = (i + step - 1) * width;
        if (from < 0 || from >= told.length) continue;
        const at = (unit * 3 + step) * width;
        for (let k = 0; k < width; k += 1) sum += (weights[at + k] ?? 0) * (told[from + k] ?? 0);
      }
      found[i * width + unit] = (told[i * width + unit] ?? 0) + Math.max(0, sum);
    }
  return found;
}

/** The sentence as one: the most, the mean, and what each look falls on. */
function pool(told: Float32Array, count: number, known: Float32Array): void {
  for (let k = 0; k < width; k += 1) {
    let [most, sum] = [0, 0];
    for (let i = 0; i < count; i += 1) {
      const one = told[i * width + k] ?? 0;
      most = Math.max(most, one);
      sum += one;
    }
    known[k] = most;
    known[width + k] = sum / Math.max(1, count);
  }
  const [weights, bias] = [part('looks'), part('looksBias')];
  for (let look = 0; look < looks; look += 1) {
    const strengths = Array.from({ length: count }, (_, i) => {
      let sum = bias[look] ?? 0;
      for (let k = 0; k < width; k += 1) sum += (weights[look * width + k] ?? 0) * (told[i * width + k] ?? 0);
      return sum;
    });
    const strongest = strengths.reduce((most, one) => Math.max(most, one), -Infinity);
    const shares = strengths.map((one) => Math.exp(one - strongest));
    const all = shares.reduce((sum, one) => sum + one, 0);
    shares.forEach((share, i) => {
      const base = (2 + look) * width;
      for (let k = 0; k < width; k += 1)
        known[base + k] = (known[base + k] ?? 0) + (share / all) * (told[i * width + k] ?? 0);
    });
  }
}
