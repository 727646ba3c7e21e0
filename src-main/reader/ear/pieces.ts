// Words as the ear knows them: in lower case, without accents, each in the longest pieces that its list has.
import { readFileSync } from 'node:fs';
import { modelFile } from '#main/networks/networks.ts';

interface Pieces {
  /** By its letters; `##` stands before one that goes on with a word. */
  readonly places: ReadonlyMap<string, number>;
  readonly unknown: number;
}

let pieces: Pieces | null = null;

function piecesOf(): Pieces {
  if (pieces !== null) return pieces;
  const list = readFileSync(modelFile('ear-pieces.txt'), 'utf8').trimEnd().split('\n');
  const places = new Map(list.map((piece, place) => [piece, place]));
  pieces = { places, unknown: places.get('[UNK]') ?? 0 };
  return pieces;
}

const WORDS = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** The places of the pieces of a text, the first ones of a long one. */
export function piecesIn(text: string, most: number): number[] {
  const found: number[] = [];
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  for (const [word] of plain.matchAll(WORDS)) {
    if (found.length >= most) break;
    found.push(...piecesOfWord(word));
  }
  return found.slice(0, most);
}

const MOST_KEPT = 20_000;
const kept = new Map<string, readonly number[]>();

function piecesOfWord(word: string): readonly number[] {
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const found = cut(word);
  kept.set(word, found);
  return found;
}

/** No word is longer: what is, is none. */
const LONGEST = 100;

function cut(word: string): readonly number[] {
  const { places, unknown } = piecesOf();
  const letters = [...word];
  const found: number[] = [];
  for (let at = 0; at < letters.length; ) {
    const next = longestFrom(places, letters, at);
    if (next === null || letters.length > LONGEST) return [unknown];
    found.push(next.place);
    at = next.to;
  }
  return found;
}

function longestFrom(places: ReadonlyMap<string, number>, letters: readonly string[], at: number) {
  for (let to = letters.length; to > at; to -= 1) {
    const place = places.get(`${at === 0 ? '' : '##'}${letters.slice(at, to).join('')}`);
    if (place !== undefined) return { place, to };
  }
  return null;
}
