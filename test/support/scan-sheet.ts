// Sheets of paper with a text flowed down them, as a clerk copied it: indents, words struck out, words put in above.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '#test/support/scan.ts';
import { type Machine, type Writer, writerOf } from '#test/support/scan-typing.ts';

export interface Sheet {
  /** Pixels, as all below. */
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  dpi: number;
}

export interface Paper {
  width_in: number;
  height_in: number;
  /** Left, top, right, bottom. */
  margins_in: readonly [number, number, number, number];
}

export const LETTER: Paper = { width_in: 8.5, height_in: 11, margins_in: [1, 1, 1, 1] };
export const BOOK: Paper = { width_in: 8.5, height_in: 14, margins_in: [1.5, 1.9, 0.6, 1] };

export interface Piece {
  text: string;
  form: 'plain' | 'struck' | 'above';
}

export interface Manuscript {
  paper: Paper;
  machine: Machine;
  /** Of the size of the letters. */
  spacing: number;
  dpi: number;
}

export function sheetOf({ width_in, height_in, margins_in }: Paper, dpi: number): Sheet {
  const [left, top, right, bottom] = margins_in.map((inches) => inches * dpi) as [number, number, number, number];
  const [width, height] = [Math.round(width_in * dpi), Math.round(height_in * dpi)];
  return { width, height, left, top, right: width - right, bottom: height - bottom, dpi };
}

export function blankPage({ width, height }: Sheet): SKRSContext2D {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.strokeStyle = 'black';
  context.lineJoin = 'round';
  return context;
}

export function pictureOf(context: SKRSContext2D, { width, height, dpi }: Sheet): Picture {
  const { data } = context.getImageData(0, 0, width, height);
  const grey = Buffer.alloc(width * height);
  for (let i = 0; i < grey.length; i++) grey[i] = data[4 * i] ?? 255;
  return { width, height, grey, dpi };
}

/** As many sheets as the paragraphs need. */
export function flowedSheets(
  paragraphs: readonly (readonly Piece[])[],
  { paper, machine, spacing, dpi }: Manuscript,
  random: () => number,
): Picture[] {
  const sheet = sheetOf(paper, dpi);
  const context = blankPage(sheet);
  const writer = writerOf(context, machine, dpi, random);
  const lines = paragraphs.flatMap((pieces) => linesOf(pieces, writer, sheet.right - sheet.left));
  const perPage = Math.floor((sheet.bottom - sheet.top) / (writer.size * spacing));
  const pages: Picture[] = [];
  for (let from = 0; from < lines.length; from += perPage) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, sheet.width, sheet.height);
    context.fillStyle = 'black';
    writeLines(context, writer, lines.slice(from, from + perPage), sheet, spacing, random);
    pages.push(pictureOf(context, sheet));
  }
  return pages;
}

/** Lines below one another from the top of the sheet; returns where the last one stands. */
export function writeLines(
  context: SKRSContext2D,
  writer: Writer,
  lines: readonly Line[],
  { left, top }: Pick<Sheet, 'left' | 'top'>,
  spacing: number,
  random: () => number,
): number {
  let y = top;
  for (const line of lines) {
    y += writer.size * spacing;
    for (const { piece, x } of line) writePiece(context, writer, piece, left + x, y, random);
  }
  return y;
}

type Line = { piece: Piece; x: number }[];
const INDENT = 5;

/** The first line of a paragraph stands in by a few letters. */
export function linesOf(pieces: readonly Piece[], writer: Writer, width: number): Line[] {
  const space = writer.width(' ');
  const lines: Line[] = [];
  let line: Line = [];
  let x = INDENT * space;
  for (const piece of pieces) {
    const wide = piece.form === 'above' ? 0 : writer.width(piece.text);
    if (line.length > 0 && x + wide > width) {
      lines.push(line);
      [line, x] = [[], 0];
    }
    line.push({ piece, x: piece.form === 'above' ? x - space : x });
    x += piece.form === 'above' ? 0 : wide + space;
  }
  return [...lines, line];
}

function writePiece(
  context: SKRSContext2D,
  writer: Writer,
  { text, form }: Piece,
  x: number,
  y: number,
  random: () => number,
): void {
  const { size } = writer;
  const wide = writer.width(text);
  if (form === 'above') {
    writer.write('^', x + writer.width(' ') / 2 - writer.width('^') / 2, y + size * 0.45);
    writer.write(text, x + writer.width(' ') / 2 - wide / 2, y - size * 0.78);
    return;
  }
  writer.write(text, x, y);
  if (form !== 'struck') return;
  if (random() < 0.5) {
    writer.write('x'.repeat([...text].length), x, y);
    return;
  }
  context.lineWidth = size * 0.09;
  context.beginPath();
  context.moveTo(x - size * 0.1, y - size * (0.2 + random() * 0.15));
  context.lineTo(x + wide + size * 0.1, y - size * (0.2 + random() * 0.15));
  context.stroke();
}

export function piecesOf(text: string): Piece[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, form: 'plain' }));
}

/** The clerk's slips: a word begun wrongly and struck, another length struck before the right one, a word put in above. */
export function edited(pieces: readonly Piece[], random: () => number): Piece[] {
  return pieces.flatMap((piece, i): Piece[] => {
    const next = pieces[i + 1]?.text ?? '';
    if (/^\d/.test(piece.text) && /^(feet|poles|perches|chains)/.test(next) && random() < 0.25) {
      return [{ text: `${10 + Math.floor(random() * 900)}`, form: 'struck' }, piece];
    }
    if (!/^[a-z]{3,}$/.test(piece.text)) return [piece];
    const chance = random();
    if (chance < 0.04) return [{ text: [...piece.text].reverse().join(''), form: 'struck' }, piece];
    // Nothing is put in before a figure, where the room between the words is a value's own.
    if (chance < 0.07 && !/\d/.test(next)) return [{ ...piece, form: 'above' }];
    return [piece];
  });
}
