// A figure struck over another reads as one of the two, or as a third: it holds more ink than the figures around it.
import { median } from '#main/ingest/pdf/layout.ts';
import type { Cut } from '#main/ingest/scan/lines/cut-line.ts';
import type { Character } from '#main/ingest/scan/words/characters.ts';

/** The ink of each figure from 0 to 9 beside that of their mean, over the faces of typewriters and of print. */
const WEIGHTS = [1.06, 0.74, 0.96, 0.98, 0.99, 1.01, 1.08, 0.78, 1.2, 1.08];
/** Uneven ribbons and worn type stay below this. */
const TOO_MUCH = 1.4;
/** Fewer figures than this tell nothing of what is usual. */
export const LEAST_FIGURES = 4;
/** What a figure struck over is worth: either may be meant. */
export const STRUCK_OVER = 0.5;

/** The characters, with figures doubted that hold too much ink for one. */
export function withStruckOver(characters: readonly Character[], cut: Cut): Character[] {
  const apart = median(characters.flatMap((_, i) => stepTo(characters, i) ?? []));
  const loads = characters.map((_, i) => loadOf(characters, i, cut, apart));
  const own = loads.flatMap((load) => (load === null ? [] : [load]));
  if (own.length < LEAST_FIGURES || apart === 0) return [...characters];
  const usual = median(own);
  return characters.map((character, i) => {
    const load = loads[i] ?? null;
    if (load === null) return character;
    return load < TOO_MUCH * usual ? { ...character, ink: load } : { ...struckOver(character), ink: load };
  });
}

export function struckOver(character: Character): Character {
  const { chance, unstruck = chance } = character;
  return { ...character, chance: Math.min(chance, STRUCK_OVER), unstruck };
}

/** From a figure to one right behind it. */
function stepTo(characters: readonly Character[], i: number): number | null {
  const [one, next] = [characters[i], characters[i + 1]];
  return isFigure(one) && isFigure(next) ? middleOf(next) - middleOf(one) : null;
}

/**
 * The ink where a figure stands, beside what such a figure holds; null for what is none. A character is told where it
 * peaks; its ink reaches half way to the next, but no farther than from figure to figure: letters are wider.
 */
function loadOf(characters: readonly Character[], i: number, cut: Cut, apart: number): number | null {
  const { width, ink, toColumn } = cut;
  const [before, character, after] = [characters[i - 1], characters[i], characters[i + 1]];
  if (!isFigure(character)) return null;
  const middle = middleOf(character);
  const left = Math.min(apart, before === undefined ? apart : middle - middleOf(before)) / 2;
  const right = Math.min(apart, after === undefined ? apart : middleOf(after) - middle) / 2;
  const start = Math.max(0, Math.round(toColumn(middle - left)));
  const end = Math.min(width, Math.round(toColumn(middle + right)));
  let sum = 0;
  for (let row = 0; row < ink.length; row += width) {
    for (let x = start; x < end; x++) sum += ink[row + x] ?? 0;
  }
  return sum / (WEIGHTS[Number(character.text)] ?? 1);
}

function isFigure(character: Character | undefined): character is Character {
  return character !== undefined && /^[0-9]$/.test(character.text);
}

function middleOf({ from, to }: Character): number {
  return (from + to) / 2;
}
