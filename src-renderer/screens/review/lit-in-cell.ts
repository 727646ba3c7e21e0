// Which characters of a cell stand for those that the page leaves in doubt.
import type { Doubted } from '#core/schema/doubted.ts';

/** The characters of a cell that stand for the doubted ones of the page; all of them where the cell is worded otherwise. */
export function litInCell(cell: string, { text, at }: Doubted): number[] {
  const [shown, page] = [figuresIn(cell), figuresIn(text)];
  const all = Array.from(cell, (_, index) => index);
  if (!page.every((index, i) => shown[i] === undefined || cell[shown[i]] === text[index])) return all;
  const lit = at.flatMap((index) => {
    const figure = page.indexOf(index);
    if (figure >= 0) return shown[figure] ?? [];
    return /\p{L}/u.test(text[index] ?? '') ? letterOf(cell, index < (page[0] ?? text.length)) : [];
  });
  // A mark between figures is drawn anew in the cell: what it parts is lit instead.
  return lit.length > 0 ? [...new Set(lit)] : shown.length > 0 ? shown : all;
}

/** Indexes of the figures and of the points among them. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(/\d|(?<=\d)\.(?=\d)|\.(?=\d)/g)].map(({ index }) => index);
}

/** Of a bearing's letters, the one before its figures or the one behind them; a length shows no letters. */
function letterOf(cell: string, before: boolean): number[] {
  const letters = [...cell.matchAll(/\p{L}/gu)].map(({ index }) => index);
  const found = before ? letters[0] : letters.at(-1);
  return found === undefined ? [] : [found];
}
