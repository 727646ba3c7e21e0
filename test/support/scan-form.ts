// Printed forms: letterpress with leaders and rules, filled in by a typewriter whose lines are not the form's.
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '#test/support/scan.ts';
import type { Face } from '#test/support/scan-faces.ts';
import {
  blankPage,
  linesOf,
  type Paper,
  pictureOf,
  piecesOf,
  type Sheet,
  sheetOf,
  writeLines,
} from '#test/support/scan-sheet.ts';
import { type Machine, type Writer, writerOf } from '#test/support/scan-typing.ts';

/** Print, or what was typed into the gap that follows it; a gap is so many inches wide, 0 to the end of the line. */
type Part = { print: string; face?: Face } | { fill: string; gap_in: number };

const LEGAL: Paper = { width_in: 8.5, height_in: 14, margins_in: [1, 0.9, 0.9, 0.8] };

export interface Form {
  machine: Machine;
  face: Face;
  dpi: number;
}

/** One sheet, with the description typed into it; its text reads print and fill-ins as they follow one another. */
export function formSheet(
  description: string,
  { machine, face, dpi }: Form,
  random: () => number,
): { page: Picture; text: string } {
  const sheet = sheetOf(LEGAL, dpi);
  const context = blankPage(sheet);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const typist = writerOf(context, machine, dpi, random);
  const leader = pick(['dots', 'rule', 'none'] as const);
  const [head, tail] = [headOf(pick), tailOf(pick)];
  const drawRows = (list: readonly Part[][], from: number, step: number) => {
    list.forEach((row, i) => {
      // The form was not laid quite straight into the machine.
      const off = (0.01 + random() * 0.05) * dpi;
      drawParts(context, { row, y: from + (i + 1) * step, off, sheet, typist, face, leader }, random);
    });
    return from + list.length * step;
  };
  heading(context, sheet, random);
  const open = drawRows(head, sheet.top + 0.75 * dpi, 0.29 * dpi) + 0.08 * dpi;
  const lines = linesOf(piecesOf(description), typist, sheet.right - sheet.left);
  const room = sheet.bottom - 8 * 0.27 * dpi - open;
  const spacing = Math.min(1.5, room / (lines.length + 1) / typist.size);
  const end = writeLines(context, typist, lines, { left: sheet.left, top: open }, spacing, random);
  drawRows(tail, end + 0.1 * dpi, 0.27 * dpi);
  const wordsOf = (row: readonly Part[]) => row.map((part) => ('print' in part ? part.print : part.fill)).join(' ');
  const text = [HEADING, ...head.map(wordsOf), description, ...tail.map(wordsOf)].join('\n');
  return { page: pictureOf(context, sheet), text };
}

const HEADING = 'Know all Men by these Presents';

function heading(context: SKRSContext2D, { left, right, top, dpi }: Sheet, random: () => number): void {
  const face = random() < 0.7 ? 'blackletter' : 'modern-bold';
  const writer = writerOf(context, { face, size_pt: 26 }, dpi, random);
  writer.write(HEADING, (left + right) / 2 - writer.width(HEADING) / 2, top + 0.3 * dpi);
  context.fillRect(left, top + 0.45 * dpi, right - left, 0.02 * dpi);
}

type Pick = <T>(list: readonly T[]) => T;
const PEOPLE = ['Joseph Toder and Annie Toder', 'Lawson May', 'Margaret V. Koliland', 'Ralph E. Carmack'];

function headOf(pick: Pick): Part[][] {
  return [
    [{ print: 'That' }, { fill: pick(PEOPLE), gap_in: 0 }],
    [
      { print: 'of' },
      { fill: 'Guernsey', gap_in: 2.2 },
      { print: 'County, and State of' },
      { fill: 'Ohio', gap_in: 0 },
    ],
    [
      { print: 'in consideration of' },
      { fill: pick(['One Dollar ($1.00)', 'Twelve Hundred and 00/100 dollars']), gap_in: 0 },
    ],
    [{ print: 'to' }, { fill: 'them', gap_in: 0.9 }, { print: 'in hand paid by' }, { fill: pick(PEOPLE), gap_in: 0 }],
    [
      { print: 'the receipt whereof is hereby acknowledged, do hereby' },
      { print: 'Grant, Bargain, Sell and Convey', face: 'modern-bold' },
    ],
    [{ print: 'to the said' }, { fill: pick(PEOPLE), gap_in: 3.2 }, { print: 'heirs and assigns forever,' }],
    [
      { print: 'the following described' },
      { print: 'Real Estate,', face: 'blackletter' },
      { print: 'situate in the Township' },
    ],
    [
      { print: 'of' },
      { fill: 'Washington', gap_in: 1.8 },
      { print: 'in the County of' },
      { fill: 'Guernsey', gap_in: 0 },
    ],
    [{ print: 'and State of Ohio, and bounded and described as follows:' }],
  ];
}

function tailOf(pick: Pick): Part[][] {
  return [
    [
      { print: 'To Have and to Hold', face: 'modern-bold' },
      { print: 'said premises, with the appurtenances thereunto belonging,' },
    ],
    [{ print: 'to the said' }, { fill: pick(PEOPLE), gap_in: 3.2 }, { print: 'heirs and assigns forever.' }],
    [
      { print: 'In Witness Whereof,', face: 'blackletter' },
      { fill: 'we', gap_in: 0.7 },
      { print: 'have hereunto set' },
      { fill: 'our', gap_in: 0.6 },
      { print: 'hands this' },
    ],
    [
      { fill: pick(['4th', '17th', '22nd']), gap_in: 0.9 },
      { print: 'day of' },
      { fill: pick(['March', 'October']), gap_in: 1.5 },
      { print: ', A. D. 19' },
      { fill: pick(['14', '46', '71']), gap_in: 0.5 },
    ],
    [{ print: 'Signed and acknowledged in presence of' }],
  ];
}

interface Row {
  row: readonly Part[];
  y: number;
  off: number;
  sheet: Sheet;
  typist: Writer;
  face: Face;
  leader: 'dots' | 'rule' | 'none';
}

function drawParts(
  context: SKRSContext2D,
  { row, y, off, sheet, typist, face, leader }: Row,
  random: () => number,
): void {
  const { dpi, left, right } = sheet;
  let x = left;
  for (const part of row) {
    if ('print' in part) {
      const writer = writerOf(context, { face: part.face ?? face, size_pt: 11.5 }, dpi, random);
      writer.write(part.print, x, y);
      x += writer.width(`${part.print} `);
    } else {
      const gap = part.gap_in === 0 ? right - x : Math.max(part.gap_in * dpi, typist.width(`${part.fill}  `));
      drawLeader(context, leader, [x, x + gap - 0.05 * dpi, y], dpi);
      typist.write(part.fill, x + Math.max(0, (gap - typist.width(part.fill)) * random() * 0.6), y - off);
      x += gap + 0.04 * dpi;
    }
  }
}

function drawLeader(
  context: SKRSContext2D,
  kind: Row['leader'],
  [from, to, y]: [number, number, number],
  dpi: number,
): void {
  if (kind === 'none') return;
  if (kind === 'rule') context.fillRect(from, y + 0.02 * dpi, to - from, Math.max(1, 0.006 * dpi));
  else for (let x = from; x < to; x += 0.055 * dpi) context.fillRect(x, y - 0.004 * dpi, 0.014 * dpi, 0.014 * dpi);
}
