// One deed in every form that a document comes in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawnPages } from '#test/support/scan.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED } from '#test/support/service.ts';

/** Writes the files; gives their names. */
export async function writeSampleFiles(folder: string): Promise<string[]> {
  const at = (name: string) => join(folder, name);
  writeFileSync(at('deed.pdf'), await pdfOf((pdf) => pdf.fontSize(11).text(DEED)));
  writeFileSync(at('words.txt'), DEED);
  const [page] = drawnPages(DEED, { font: 'serif', dpi: 300 });
  if (page === undefined) throw new Error('The deed was not drawn.');
  const raw = { width: page.width, height: page.height, channels: 1 as const };
  const picture = () => sharp(page.grey, { raw }).withMetadata({ density: 300 });
  await picture().png().toFile(at('scan.png'));
  await picture().tiff({ compression: 'lzw' }).toFile(at('paper.tif'));
  return ['deed.pdf', 'words.txt', 'scan.png', 'paper.tif'];
}
