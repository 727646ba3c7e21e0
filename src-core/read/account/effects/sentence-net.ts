// A small net that hears a sentence word by word, beside the weights of its features: in its table words that mean much the same lie close together.
import type { PhraseOf } from '#core/language/phrases-of.ts';
import { NET_NAMES, NET_PARTS, NET_SIGNS, NET_SIZE } from '#core/language/sentence-net-weights.ts';
import type { Word } from '#core/language/word.ts';
import type { Standing } from '#core/read/account/effects/features.ts';
import { quickExp } from '#core/read/account/effects/quick-exp.ts';

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
  const units = added(first, innerBias, known);
  let sum = outerBias[0] as number;
  for (let i = 0; i < inner; i += 1) {
    const unit = units[i] as number;
    if (unit > 0) sum += unit * (outer[i] as number);
  }
  return sum;
}

/** Each unit's bias and its weighted sum of what is known. */
function added(weights: Float32Array, bias: Float32Array, known: Float32Array): Float64Array {
  // Of the rules hardly one holds, and what is nothing adds nothing.
  const { length } = known;
  const places = new Uint16Array(length);
  let count = 0;
  for (let k = 0; k < length; k += 1) {
    if (known[k] === 0) continue;
    places[count] = k;
    count += 1;
  }
  const units = new Float64Array(bias);
  // Four units at once: a machine adds to one while it multiplies for the next.
  for (let i = 0; i < units.length; i += 4) {
    let [a, b, c, d] = [units[i] as number, units[i + 1] as number, units[i + 2] as number, units[i + 3] as number];
    for (let at = 0; at < count; at += 1) {
      const k = places[at] as number;
      const one = known[k] as number;
      a += (weights[i * length + k] as number) * one;
      b += (weights[(i + 1) * length + k] as number) * one;
      c += (weights[(i + 2) * length + k] as number) * one;
      d += (weights[(i + 3) * length + k] as number) * one;
    }
    units[i] = a;
    units[i + 1] = b;
    units[i + 2] = c;
    units[i + 3] = d;
  }
  return units;
}

/** What the net hears of each word: itself, its sort, what its phrase stands for, and the word's place in that. */
export function heardIn(
  words: readonly Word[],
  phrases: readonly PhraseOf[],
): [word: string, sort: string, tag: string, place: number][] {
  return phrases.flatMap(({ kind, tag, from, to }) => {
    const named = nameOf(kind, tag);
    const place = placeOf(kind);
    return words.slice(from, to).map(({ text, sort }, i): [string, string, string, number] => {
      const plain = sort === 'name' || sort === 'number' ? `<${sort}>` : text;
      return [plain, sort, named, i === 0 ? place + 3 : place];
    });
  });
}

const placeOf = (kind: PhraseOf['kind']): number => (kind === 'noun' ? 1 : kind === 'verb' ? 2 : 3);

function nameOf(kind: PhraseOf['kind'], tag: string): string {
  if (kind !== 'small') return tag.includes(' ') ? tag.replaceAll(' ', '_') : tag;
  const isForce = tag === tag.toUpperCase() && /[A-Z]/.test(tag);
  return `small:${isForce ? tag : ''}`;
}

/** Each word by what it means, its sort and what its phrase stands for, and with what was heard before it and comes behind it. */
function besideNeighbours(words: readonly Word[], phrases: readonly PhraseOf[]): Float32Array {
  const heards = heardIn(words, phrases).map(soundOf);
  const found = new Float32Array(Math.max(words.length, heards.length) * width);
  for (let i = 0; i < heards.length; i += 1) found.set((heards[i] as Sound).own, i * width);
  walk(heards, 0, found);
  walk(heards, 1, found);
  return found;
}

const half = width / 2;
const GATES = 3 * half;

/** Through the sentence, forward (0) or backward (1), adding to each word what is kept in mind there: a gated recurrent unit. */
function walk(heards: readonly Sound[], way: 0 | 1, found: Float32Array): void {
  const mind = new Float64Array(half);
  const first = way * GATES;
  // Before the first word nothing is in mind.
  const kept = new Float64Array(tables().strideBias.subarray(first, first + GATES));
  for (let i = 0; i < heards.length; i += 1) {
    const at = way === 0 ? i : heards.length - 1 - i;
    const step = (heards[at] as Sound).steps;
    if (i > 0) keepInMind(way, mind, kept);
    const place = at * width + way * half;
    for (let k = 0; k < half; k += 1) {
      const reset = 1 / (1 + quickExp(-((step[first + k] as number) + (kept[k] as number))));
      const stay = 1 / (1 + quickExp(-((step[first + half + k] as number) + (kept[half + k] as number))));
      // The hyperbolic tangent.
      const fresh =
        1 - 2 / (1 + quickExp(2 * ((step[first + 2 * half + k] as number) + reset * (kept[2 * half + k] as number))));
      const now = (1 - stay) * fresh + stay * (mind[k] as number);
      mind[k] = now;
      found[place + k] = (found[place + k] as number) + now;
    }
  }
}

/** Gates that are gone through together: a machine adds to one while it multiplies for the next. */
const TOGETHER = 8;
let strides: Float64Array | undefined;

/** What the mind says to the gates, of eight gates together by what is in mind. */
function strideTable(): Float64Array {
  if (strides !== undefined) return strides;
  const { stride } = tables();
  strides = new Float64Array(stride.length);
  for (let i = 0; i < strides.length; i += 1) {
    const [gate, k] = [Math.floor(i / half), i % half];
    const block = Math.floor(gate / TOGETHER);
    strides[(block * half + k) * TOGETHER + (gate % TOGETHER)] = stride[i] as number;
  }
  return strides;
}

/** What is in mind, as it speaks to the gates. */
function keepInMind(way: 0 | 1, mind: Float64Array, kept: Float64Array): void {
  const weights = strideTable();
  const { strideBias: bias } = tables();
  const first = way * GATES;
  let at = first * half;
  for (let gate = 0; gate < GATES; gate += TOGETHER) {
    const from = first + gate;
    let [s0, s1, s2, s3] = [bias[from], bias[from + 1], bias[from + 2], bias[from + 3]] as Four;
    let [s4, s5, s6, s7] = [bias[from + 4], bias[from + 5], bias[from + 6], bias[from + 7]] as Four;
    for (let k = 0; k < half; k += 1) {
      const one = mind[k] as number;
      s0 += (weights[at] as number) * one;
      s1 += (weights[at + 1] as number) * one;
      s2 += (weights[at + 2] as number) * one;
      s3 += (weights[at + 3] as number) * one;
      s4 += (weights[at + 4] as number) * one;
      s5 += (weights[at + 5] as number) * one;
      s6 += (weights[at + 6] as number) * one;
      s7 += (weights[at + 7] as number) * one;
      at += TOGETHER;
    }
    kept[gate] = s0;
    kept[gate + 1] = s1;
    kept[gate + 2] = s2;
    kept[gate + 3] = s3;
    kept[gate + 4] = s4;
    kept[gate + 5] = s5;
    kept[gate + 6] = s6;
    kept[gate + 7] = s7;
  }
}

type Four = [number, number, number, number];

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
    const ofWord = (words[width * wordAt + k] as number) + (sorts[width * sortAt + k] as number);
    own[k] = Math.max(0, ofWord + (tags[width * tagAt + k] as number) + (places[width * place + k] as number));
  }
  const sound = { own, steps: stepsOf(own) };
  sounds.set(name, sound);
  return sound;
}

function stepsOf(own: Float32Array): Float64Array {
  const { step, stepBias } = tables();
  const found = new Float64Array(2 * GATES);
  for (let gate = 0; gate < 2 * GATES; gate += 1) {
    let sum = stepBias[gate] as number;
    for (let k = 0; k < width; k += 1) sum += (step[gate * width + k] as number) * (own[k] as number);
    found[gate] = sum;
  }
  return found;
}

/** The sentence as one: the most, the mean, and what each look falls on. */
function pool(told: Float32Array, count: number, known: Float32Array): void {
  const sums = new Float64Array(width);
  for (let i = 0; i < count; i += 1) {
    for (let k = 0; k < width; k += 1) {
      const one = told[i * width + k] as number;
      if (one > (known[k] as number)) known[k] = one;
      sums[k] = (sums[k] as number) + one;
    }
  }
  for (let k = 0; k < width; k += 1) known[width + k] = (sums[k] as number) / Math.max(1, count);
  for (let look = 0; look < looks; look += 1) lookAt(told, count, look, known);
}

function lookAt(told: Float32Array, count: number, look: number, known: Float32Array): void {
  const { looks: weights, looksBias: bias } = tables();
  const shares = new Float64Array(count);
  let strongest = -Infinity;
  for (let i = 0; i < count; i += 1) {
    let sum = bias[look] as number;
    for (let k = 0; k < width; k += 1) sum += (weights[look * width + k] as number) * (told[i * width + k] as number);
    shares[i] = sum;
    strongest = Math.max(strongest, sum);
  }
  let all = 0;
  for (let i = 0; i < count; i += 1) {
    const share = Math.exp((shares[i] as number) - strongest);
    shares[i] = share;
    all += share;
  }
  const base = (2 + look) * width;
  for (let i = 0; i < count; i += 1) {
    const share = (shares[i] as number) / all;
    for (let k = 0; k < width; k += 1)
      known[base + k] = (known[base + k] as number) + share * (told[i * width + k] as number);
  }
}
