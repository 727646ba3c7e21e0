// Tesseract over a prepared page: words with boxes and the engine's own confidence. No network: the language data is local.
import { dirname } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Box } from '#main/ingest/layout.ts';
import type { Raster } from '#main/ingest/pdfium.ts';
import { packageFile } from '#main/ingest/worker-path.ts';

export interface RecognisedWord {
  text: string;
  /** Pixels of the prepared picture. */
  box: Box;
  /** 0 to 1. */
  confidence: number;
}

let engine: Promise<Worker> | null = null;

async function start(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: dirname(packageFile('@tesseract.js-data/eng/4.0.0/eng.traineddata.gz')),
    gzip: true,
    cacheMethod: 'none',
    // Without it the package throws from an event, past every caller; the promise rejects all the same.
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' });
  return worker;
}

export async function recogniseWords(picture: Raster): Promise<RecognisedWord[]> {
  engine ??= start();
  const worker = await engine;
  const { data } = await worker.recognize(greymap(picture), {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines
    .flatMap((line) => line.words)
    .map(({ text, bbox, confidence }) => ({
      text: text.trim(),
      box: [bbox.x0, bbox.y0, bbox.x1, bbox.y1] as const,
      confidence: Math.min(1, Math.max(0, confidence / 100)),
    }))
    .filter(({ text }) => text !== '');
}

/** The plainest file that Tesseract's image library reads (PGM): no time goes into compressing. */
function greymap({ width, height, grey }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey]);
}
