// Writing that was found as a line and read as nothing: a figure by pen on a leader, a signature. It is told where it stands.
import { median } from '#main/ingest/pdf/layout.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { wholeLine } from '#main/ingest/scan/lines/cut-line.ts';
import type { LineRead, Unread } from '#main/ingest/scan/words/line-words.ts';
import { readCut } from '#main/ingest/scan/words/read-cut.ts';
import { lineBox } from '#main/ingest/scan/words/scan-words.ts';

/** Smaller marks than this share of the page's own letters are dashes of a leader, commas and dirt. */
const LEAST = 0.75;
/** Steps of the recogniser that a written sign is wide at least. */
const LEAST_WRITTEN = 4;

export async function writingSeen(picture: Raster, lines: readonly LineRead[]): Promise<Unread[]> {
  const usual = median(lines.flatMap(({ line, words }) => (words.length > 0 ? [line.x_height] : [])));
  // Where nothing is read there is nothing to tell writing from dirt by.
  if (usual === 0) return [];
  const seen: Unread[] = [];
  for (const { line, words, unread } of lines) {
    if (words.length > 0 || unread.length > 0 || line.x_height < LEAST * usual) continue;
    const { faces } = await readCut(wholeLine(picture, line), 'keen');
    const written = faces.filter((face) => face !== 'none');
    if (written.length < LEAST_WRITTEN) continue;
    const byHand = line.by_hand || written.filter((face) => face === 'hand').length > written.length / 2;
    seen.push({ box: lineBox(line), kind: byHand ? 'hand' : 'illegible' });
  }
  return seen;
}
