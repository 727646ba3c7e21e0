// What is handed in on a hard day: a deed that closes, one with a blunder, as text and as PDF.
import { randomBytes } from 'node:crypto';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED } from '#test/support/service.ts';

/** The rectangle with one side misread: it misses by ninety-nine feet. */
export const BLUNDER = DEED.replace('West, 544.50', 'West, 445.50');

export interface HandedIn {
  /** Begins with `closes` or `blunder`. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const asPdf = async (text: string) => Uint8Array.from(await pdfOf((pdf) => pdf.text(text)));
const [CLOSES_PDF, BLUNDER_PDF] = [await asPdf(DEED), await asPdf(BLUNDER)];

/** Every second one blunders; every third is a PDF. */
export function handedIn(index: number): HandedIn {
  const closes = index % 2 === 0;
  const name = `${closes ? 'closes' : 'blunder'}-${index}-${randomBytes(4).toString('hex')}`;
  if (index % 3 === 2) return { name: `${name}.pdf`, bytes: closes ? CLOSES_PDF : BLUNDER_PDF };
  return { name: `${name}.txt`, bytes: new TextEncoder().encode(closes ? DEED : BLUNDER) };
}
