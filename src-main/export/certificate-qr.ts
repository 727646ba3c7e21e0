// The QR code of a certificate: the hash of the document and the signature over the body, drawn as squares.
import QRCode from 'qrcode';
import { leaf, type Sheet } from '#main/export/sheet.ts';

/** Draws the code with its quiet zone in a square of so many points. */
export function drawQr(sheet: Sheet, words: string, x: number, y: number, side: number): void {
  const { modules } = QRCode.create(words, { errorCorrectionLevel: 'M' });
  const quiet = 2;
  const cell = side / (modules.size + 2 * quiet);
  const draw = () => {
    const { doc } = sheet;
    for (let row = 0; row < modules.size; row++) {
      for (let column = 0; column < modules.size; ) {
        const run = darkRun(modules, row, column);
        if (run > 0) doc.rect(x + (column + quiet) * cell, y + (row + quiet) * cell, run * cell, cell);
        column += Math.max(1, run);
      }
    }
    doc.fillColor('#000000').fill();
  };
  leaf(sheet, 'Figure', draw, { alt: `QR code: ${words}` });
}

interface Modules {
  readonly size: number;
  get(row: number, column: number): number;
}

/** How many dark squares stand side by side from here. */
function darkRun(modules: Modules, row: number, column: number): number {
  let run = 0;
  while (column + run < modules.size && modules.get(row, column + run) === 1) run += 1;
  return run;
}
