// Where the data of installed packages lies: what PDFium and pdf.js load beside their code.
import { createRequire } from 'node:module';

const fromHere = createRequire(import.meta.url);

/** A data file of an installed package, through the archive of a packaged application where there is one. */
export function packageFile(path: string): string {
  return fromHere.resolve(path);
}
