// A blot of a letter's size reads as a filled 0: a figure under solid ink is doubted whatever the recognisers say.
import type { Cut } from '#main/ingest/scan/lines/cut-line.ts';
import type { Character } from '#main/ingest/scan/words/characters.ts';

/** The darkest figures of a fat type with filled counters stay below this share of ink. */
const SOLID = 0.86;
/** Narrower shapes are strokes, which are solid by nature: 1, l, a point. */
const LEAST_WIDTH = 0.55;
const INKED = 0.5;
/** What a figure under a blot is worth. */
export const BLOTTED = 0.5;

/** The characters, with figures that stand in solid ink doubted. */
export function withBlots(characters: readonly Character[], cut: Cut): Character[] {
  return characters.map((character, i) => {
    if (!/[0-9]/.test(character.text)) return character;
    const before = characters[i - 1];
    const after = characters[i + 1];
    const middle = (character.from + character.to) / 2;
    // A character is told where it peaks; its ink reaches half way to its neighbours.
    const from = before === undefined ? character.from : ((before.from + before.to) / 2 + middle) / 2;
    const to = after === undefined ? character.to : ((after.from + after.to) / 2 + middle) / 2;
    return isSolid(cut, from, to) ? { ...character, chance: Math.min(character.chance, BLOTTED) } : character;
  });
}

function isSolid(cut: Cut, from: number, to: number): boolean {
  const { width, ink, toColumn } = cut;
  const [start, end] = [Math.max(0, Math.floor(toColumn(from))), Math.min(width, Math.ceil(toColumn(to)))];
  const box = { left: end, right: start, top: Number.POSITIVE_INFINITY, bottom: -1 };
  const rows = ink.length / width;
  for (let y = 0; y < rows; y++) {
    for (let x = start; x < end; x++) {
      if ((ink[y * width + x] ?? 0) < INKED) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  if (!(high > 0) || wide < LEAST_WIDTH * high) return false;
  let sum = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) sum += ink[y * width + x] ?? 0;
  }
  // A disc fills less of its box than a square does.
  return sum / (wide * high) > SOLID * (Math.PI / 4);
}
