// Turns sound input into input that nobody sends on purpose: cut, doubled, swapped, spliced and sprinkled with the words
// of the door.
import type { Chance } from '#test/support/deed-chance.ts';

const LONGEST = 64 * 1024;
/** Bytes at the edges of what parsers take for granted. */
const EDGES = [
  0x00, 0x01, 0x09, 0x0a, 0x0d, 0x20, 0x22, 0x27, 0x2d, 0x2e, 0x30, 0x39, 0x5c, 0x7f, 0x80, 0xc2, 0xe2, 0xff,
];

type Mutation = (input: Uint8Array, chance: Chance, other: Uint8Array, word: Uint8Array) => Uint8Array;

const MUTATIONS: readonly Mutation[] = [
  function flipBit(input, chance) {
    const changed = input.slice();
    const at = below(chance, changed.length);
    changed[at] = (changed[at] ?? 0) ^ (1 << below(chance, 8));
    return changed;
  },
  function setByte(input, chance) {
    const changed = input.slice();
    changed[below(chance, changed.length)] = chance.pick(EDGES);
    return changed;
  },
  function cutOut(input, chance) {
    const [from, to] = span(input, chance);
    return joined(input.subarray(0, from), input.subarray(to));
  },
  function cutOff(input, chance) {
    return input.slice(0, below(chance, input.length) + 1);
  },
  function double(input, chance) {
    const [from, to] = span(input, chance);
    return joined(input.subarray(0, to), input.subarray(from));
  },
  function repeatMany(input, chance) {
    const [from, to] = span(input, chance);
    const part = input.subarray(from, Math.min(to, from + 24));
    const times = below(chance, 400);
    return joined(input.subarray(0, from), ...Array.from({ length: times }, () => part), input.subarray(to));
  },
  function splice(input, chance, other) {
    const [from, to] = span(other, chance);
    const at = below(chance, input.length);
    return joined(input.subarray(0, at), other.subarray(from, to), input.subarray(at));
  },
  function cross(input, chance, other) {
    return joined(input.subarray(0, below(chance, input.length)), other.subarray(below(chance, other.length)));
  },
  function insertWord(input, chance, _other, word) {
    const at = below(chance, input.length);
    return joined(input.subarray(0, at), word, input.subarray(at));
  },
  function overwriteWithWord(input, chance, _other, word) {
    const at = below(chance, input.length);
    return joined(input.subarray(0, at), word, input.subarray(at + word.length));
  },
  function changeFigure(input, chance) {
    const digits = [...input.keys()].filter((i) => isDigit(input[i]));
    if (digits.length === 0) return input;
    const changed = input.slice();
    changed[chance.pick(digits)] = 0x30 + below(chance, 10);
    return changed;
  },
];

/** One to four mutations on end. Never longer than 64 KB, never empty. */
export function mutated(
  input: Uint8Array,
  chance: Chance,
  other: Uint8Array,
  words: readonly Uint8Array[],
): Uint8Array {
  let changed = input;
  for (let count = 1 + below(chance, 4); count > 0; count -= 1) {
    const word = words.length === 0 ? other : chance.pick(words);
    const next = chance.pick(MUTATIONS)(changed, chance, other, word).subarray(0, LONGEST);
    if (next.length > 0) changed = next;
  }
  return changed;
}

function span(input: Uint8Array, chance: Chance): [number, number] {
  const from = below(chance, input.length);
  const length = below(chance, 2) === 0 ? below(chance, 12) : below(chance, input.length);
  return [from, Math.min(input.length, from + length + 1)];
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;

const below = (chance: Chance, end: number): number => chance.whole(0, end - 1);
