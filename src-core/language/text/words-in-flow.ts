// The words that a value is made of, each with the piece of it that stands in the value, and the value told from them.
import type { Flow } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';
import type { Service } from '#core/language/text/value-signs.ts';
import { visibleOf } from '#core/language/text/visible-signs.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import type { Page, Word } from '#core/schema/page.ts';

export interface PlacedWord {
  readonly word: Word;
  readonly page: number;
  /** Where the word begins in the flow. */
  readonly start: number;
  readonly piece: string;
  /** Index in the word's text at which the piece begins. */
  readonly from: number;
  /** The characters of the word stand in the flow one by one as they were recognised. */
  readonly isWhole: boolean;
}

export interface Other {
  /** The piece of the word that stands in the value. */
  readonly text: string;
  readonly chance: number;
}

export interface WeighedWord extends PlacedWord {
  readonly service: Service;
  /** The chance that what it gives to the value is right. */
  readonly sure: number;
  /** A second look read another value. */
  readonly disputed: boolean;
  /** Indexes in the piece of the characters that make it unsure; empty where it is the word as a whole. */
  readonly at: readonly number[];
  readonly others: readonly Other[];
}

export function wordsInFlow({ words, starts, text }: Flow, span: Span): PlacedWord[] {
  const found: PlacedWord[] = [];
  for (let i = lastFrom(starts, span.start); i < starts.length && (starts[i] ?? span.end) < span.end; i += 1) {
    const word = words.words[i];
    const start = starts[i] ?? 0;
    if (word === undefined) continue;
    const end = start + (words.ends[i] ?? 0) - (words.starts[i] ?? 0);
    const from = Math.max(0, span.start - start);
    const piece = text.slice(start + from, Math.min(end, span.end));
    if (end > span.start && piece !== '')
      found.push({ word, page: words.pages[i] ?? 0, start, piece, from, isWhole: visibleOf(word.text) === word.text });
  }
  return found;
}

/** Index of the last word that begins at the offset or before it. */
function lastFrom(starts: Int32Array, offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

interface Told {
  readonly field: string;
  readonly chance: number;
  readonly most: number;
  readonly turns: ReadonlyMap<number, Page['turn']>;
}

/** The value with its unsure characters, where they stand, and the value with others in their place. */
export function doubtedValue(words: readonly WeighedWord[], unsure: readonly WeighedWord[], told: Told): Doubted {
  const text = words.map(({ piece }) => piece).join(' ');
  const at: number[] = [];
  const others: { text: string; chance: number }[] = [];
  let start = 0;
  for (const word of words) {
    if (unsure.includes(word)) {
      at.push(...unsureIn(word).map((index) => start + index));
      for (const other of word.others)
        others.push({
          text: text.slice(0, start) + other.text + text.slice(start + word.piece.length),
          chance: rounded(other.chance),
        });
    }
    start += word.piece.length + 1;
  }
  others.sort((a, b) => b.chance - a.chance);
  const source = sourceOf(unsure, told.turns);
  return {
    field: told.field,
    text,
    at,
    chance: rounded(told.chance),
    ...(others.length === 0 ? {} : { others: others.slice(0, told.most) }),
    ...(source === null ? {} : { source }),
  };
}

/** Every character, where nothing tells which. */
function unsureIn({ at, piece }: WeighedWord): readonly number[] {
  return at.length > 0 ? at : Array.from(piece, (_, index) => index);
}

/** The places of the characters: the word's box in as many parts as it has characters. */
function sourceOf(words: readonly WeighedWord[], turns: Told['turns']): Doubted['source'] | null {
  const page = words.find(({ word }) => word.box !== null)?.page;
  if (page === undefined) return null;
  const boxes = words.filter((word) => word.page === page).flatMap((word) => boxesOf(word, turns.get(page)));
  return { page, boxes };
}

type Box = [number, number, number, number];

/** On a page that stands on its side or its head the characters follow each other the way it does. */
function boxesOf(weighed: WeighedWord, turn: Page['turn']): Box[] {
  const { word, from } = weighed;
  if (word.box === null) return [];
  const [left, top, right, bottom] = word.box;
  const count = Math.max(1, word.text.length);
  return runsOf(unsureIn(weighed).map((index) => index + from)).map(([first, last]): Box => {
    const [near, far] = turn === 1 || turn === 2 ? [count - last - 1, count - first] : [first, last + 1];
    const [wide, high] = [(right - left) / count, (bottom - top) / count];
    return turn === 1 || turn === 3
      ? [left, rounded(top + near * high), right, rounded(top + far * high)]
      : [rounded(left + near * wide), top, rounded(left + far * wide), bottom];
  });
}

/** Neighbouring indexes as first and last. */
function runsOf(indexes: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const last = runs.at(-1);
    if (last !== undefined && index === last[1] + 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
