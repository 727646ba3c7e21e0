// Writing that was found as a line and read as nothing: a figure by pen on a leader, a signature. It is told where it stands.
import { median } from '#main/ingest/pdf/layout.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { wholeLine } from '#main/ingest/scan/lines/cut-line.ts';
import type { LineRead, Unread } from '#main/ingest/scan/words/line-words.ts';
import { type Face, readCut } from '#main/ingest/scan/words/read-cut.ts';
import { lineBox } from '#main/ingest/scan/words/scan-words.ts';

/** Smaller marks than this share of the page's own letters are dashes of a leader, commas and dirt. */
const LEAST = 0.75;
/** Steps of the recogniser that a written sign is wide at least. */
const LEAST_WRITTEN = 4;
/** Where the first look saw so many, the keener one, which costs more, need not be asked. */
const SURELY_WRITTEN = 2 * LEAST_WRITTEN;

/** `looks` tell how the first look found each line written. */
export async function writingSeen(
  picture: Raster,
  lines: readonly LineRead[],
  looks: readonly (readonly Face[])[],
): Promise<Unread[]> {
  const usual = median(lines.flatMap(({ line, words }) => (words.length > 0 ? [line.x_height] : [])));
  // Where nothing is read there is nothing to tell writing from dirt by.
  if (usual === 0) return [];
  const seen: Unread[] = [];
  for (const [at, { line, words, unread }] of lines.entries()) {
    if (words.length > 0 || unread.length > 0 || line.x_height < LEAST * usual) continue;
    let written = writtenOf(looks[at] ?? []);
    if (written.length < SURELY_WRITTEN) written = writtenOf((await readCut(wholeLine(picture, line), 'keen')).faces);
    if (written.length < LEAST_WRITTEN) continue;
    const byHand = line.by_hand || written.filter((face) => face === 'hand').length > written.length / 2;
    seen.push({ box: lineBox(line), kind: byHand ? 'hand' : 'illegible' });
  }
  return seen;
}

const writtenOf = (faces: readonly Face[]): Face[] => faces.filter((face) => face !== 'none');
