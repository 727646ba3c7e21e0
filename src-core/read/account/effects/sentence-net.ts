// A small net that hears a sentence word by word, beside the weights of its features: in its table words that mean much the same lie close together.
import type { PhraseOf } from '#core/language/phrases-of.ts';
import { NET_NAMES, NET_PARTS, NET_SIGNS, NET_SIZE } from '#core/language/sentence-net-weights.ts';
import type { Word } from '#core/language/word.ts';
import type { Standing } from '#core/read/account/effects/features.ts';

const { width, looks, inner } = NET_SIZE;

/** The middle of the signs that weights are written in. */
const NOTHING = 80;

type Part = keyof typeof NET_PARTS;

/** One table of the net, taken from its signs. */
function part(name: Part): Float32Array {
  const { from, length, scale } = NET_PARTS[name];
  const weights = new Float32Array(length);
  for (let i = 0; i < length; i += 1) weights[i] = (NET_SIGNS.charCodeAt(from + i) - NOTHING) * scale;
  return weights;
}

type Net = Readonly<Record<Part, Float32Array>>;
let net: Net | undefined;

/** All of them, when the first sentence is heard. */
function tables(): Net {
  net ??= Object.fromEntries(Object.keys(NET_PARTS).map((name) => [name, part(name as Part)])) as Record<
    Part,
    Float32Array
  >;
  return net;
}

const placesOf = (names: string): ReadonlyMap<string, number> => new Map(names.split(' ').map((name, i) => [name, i]));
const WORDS = placesOf(NET_NAMES.words);
const SORTS = placesOf(NET_NAMES.sorts);
const TAGS = placesOf(NET_NAMES.tags);
const RULES = placesOf(NET_NAMES.rules);
/** A word that the sentences of deeds are known to hold. */
export const isHeard = (word: string): boolean => WORDS.has(word);

/** The place of a word that the table does not have. */
const UNKNOWN = 1;
/** More than there are places of a word in its phrase. */
const PLACES = 8;

/** How strongly it speaks for the sentence's touching the land, as the logarithm of the odds. */
export function heard(
  words: readonly Word[],
  phrases: readonly PhraseOf[],
  standing: Standing,
  rules: readonly string[],
): number {
  const { inner: first, innerBias, outer, outerBias } = tables();
  const told = besideNeighbours(words, phrases);
  const known = new Float32Array(first.length / inner);
  pool(told, words.length, known);
  for (const rule of rules) {
    const place = RULES.get(rule);
    if (place !== undefined) known[(2 + looks) * width + place] = 1;
  }
  known[known.length - 2] = standing === 'among' ? 1 : 0;
  known[known.length - 1] = rules.length === 0 ? 1 : 0;
  // Of the rules hardly one holds, and what is nothing adds nothing.
  const places = [...known.keys()].filter((k) => known[k] !== 0);
  let sum = outerBias[0] ?? 0;
  for (let i = 0; i < inner; i += 1) {
    let unit = innerBias[i] ?? 0;
    for (const k of places) unit += (first[i * known.length + k] ?? 0) * (known[k] ?? 0);
    if (unit > 0) sum += unit * (outer[i] ?? 0);
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

/** Each word by what it means, its sort and what its phrase stands for, and with what was heard before it and comes behind it. */
function besideNeighbours(words: readonly Word[], phrases: readonly PhraseOf[]): Float32Array {
  const heards = heardIn(words, phrases).map(soundOf);
  const found = new Float32Array(heards.length * width);
  for (const [i, { own }] of heards.entries()) found.set(own, i * width);
  walk(heards, 0, found);
  walk(heards, 1, found);
  return found;
}

const half = width / 2;
const GATES = 3 * half;

/** Through the sentence, forward (0) or backward (1), adding to each word what is kept in mind there: a gated recurrent unit. */
function walk(heards: readonly Sound[], way: 0 | 1, found: Float32Array): void {
  const { stride, strideBias } = tables();
  const mind = new Float64Array(half);
  const kept = new Float64Array(GATES);
  for (let i = 0; i < heards.length; i += 1) {
    const at = way === 0 ? i : heards.length - 1 - i;
    const step = heards[at]?.steps ?? kept;
    for (let gate = 0; gate < GATES; gate += 1) {
      let sum = strideBias[way * GATES + gate] ?? 0;
      const row = (way * GATES + gate) * half;
      for (let k = 0; k < half; k += 1) sum += (stride[row + k] ?? 0) * (mind[k] ?? 0);
      kept[gate] = sum;
    }
    for (let k = 0; k < half; k += 1) {
      const base = way * GATES + k;
      const reset = 1 / (1 + Math.exp(-((step[base] ?? 0) + (kept[k] ?? 0))));
      const stay = 1 / (1 + Math.exp(-((step[base + half] ?? 0) + (kept[half + k] ?? 0))));
      const fresh = Math.tanh((step[base + 2 * half] ?? 0) + reset * (kept[2 * half + k] ?? 0));
      mind[k] = (1 - stay) * fresh + stay * (mind[k] ?? 0);
      const place = at * width + way * half + k;
      found[place] = (found[place] ?? 0) + (mind[k] ?? 0);
    }
  }
}

interface Sound {
  readonly own: Float32Array;
  /** What it says to the gates of both walks. */
  readonly steps: Float64Array;
}

/** By the places of the four in their tables. */
const sounds = new Map<number, Sound>();
const MOST_SOUNDS = 4000;

/** Deeds say the same words in the same places over and over. */
function soundOf([word, sort, tag, place]: ReturnType<typeof heardIn>[number]): Sound {
  const [wordAt, sortAt, tagAt] = [WORDS.get(word) ?? UNKNOWN, SORTS.get(sort) ?? 0, TAGS.get(tag) ?? 0];
  const name = ((wordAt * SORTS.size + sortAt) * TAGS.size + tagAt) * PLACES + place;
  const known = sounds.get(name);
  if (known !== undefined) return known;
  if (sounds.size >= MOST_SOUNDS) sounds.clear();
  const { words, sorts, tags, places } = tables();
  const own = new Float32Array(width);
  for (let k = 0; k < width; k += 1) {
    const ofWord = (words[width * wordAt + k] ?? 0) + (sorts[width * sortAt + k] ?? 0);
    own[k] = Math.max(0, ofWord + (tags[width * tagAt + k] ?? 0) + (places[width * place + k] ?? 0));
  }
  const sound = { own, steps: stepsOf(own) };
  sounds.set(name, sound);
  return sound;
}

function stepsOf(own: Float32Array): Float64Array {
  const { step, stepBias } = tables();
  const found = new Float64Array(2 * GATES);
  for (let gate = 0; gate < 2 * GATES; gate += 1) {
    let sum = stepBias[gate] ?? 0;
    for (let k = 0; k < width; k += 1) sum += (step[gate * width + k] ?? 0) * (own[k] ?? 0);
    found[gate] = sum;
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
  const { looks: weights, looksBias: bias } = tables();
  for (let look = 0; look < looks; look += 1) {
    const strengths = new Float64Array(count);
    let strongest = -Infinity;
    for (let i = 0; i < count; i += 1) {
      let sum = bias[look] ?? 0;
      for (let k = 0; k < width; k += 1) sum += (weights[look * width + k] ?? 0) * (told[i * width + k] ?? 0);
      strengths[i] = sum;
      strongest = Math.max(strongest, sum);
    }
    const shares = strengths.map((one) => Math.exp(one - strongest));
    const all = shares.reduce((sum, one) => sum + one, 0);
    const base = (2 + look) * width;
    for (let i = 0; i < count; i += 1) {
      const share = (shares[i] ?? 0) / all;
      for (let k = 0; k < width; k += 1) known[base + k] = (known[base + k] ?? 0) + share * (told[i * width + k] ?? 0);
    }
  }
}
