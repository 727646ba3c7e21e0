// What the eye says of its own reading beside what was right: of each character, digit and value the said chance, bin by
// bin. DEEDPROOF_SCANS names a folder with lines/index.tsv (file of a crop of a real scan, tab, its text); every tenth is
// taken, all with BENCH_LONG=1, which also draws a page of every kind.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { saidWordsOn } from '#test/support/scan-characters.ts';
import { FIELD_KIND_NAMES, fieldPages } from '#test/support/scan-kinds.ts';
import {
  addReliabilities,
  emptyReliability,
  type Reliability,
  reliabilityOfWords,
  reliabilityRows,
  type SaidWord,
} from '#test/support/scan-reliability.ts';

const SCANS = process.env.DEEDPROOF_SCANS;
const LONG = process.env.BENCH_LONG === '1';
/** A deed of each kind that nothing was tuned on. */
const SEED = 21;
const CROP_DPI = 300;

export async function bench(): Promise<BenchRow[]> {
  const index = SCANS === undefined ? '' : join(SCANS, 'lines', 'index.tsv');
  return [
    ...(existsSync(index) ? reliabilityRows('crops of real scans', await onCrops(index)) : []),
    ...(LONG ? reliabilityRows('drawn pages', await onDrawnPages()) : []),
  ];
}

async function onCrops(index: string): Promise<Reliability> {
  const rows = readFileSync(index, 'utf8')
    .split('\n')
    .filter((row) => row.includes('\t'));
  let sum = emptyReliability();
  for (const row of rows.filter((_, i) => LONG || i % 10 === 0)) {
    const [file = '', text = ''] = row.split('\t');
    const { data: grey, info } = await sharp(join(index, '..', file))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const words = await saidWordsOn({ width, height, grey, scale: 72 / CROP_DPI });
    sum = addReliabilities(sum, reliabilityOfWords(text, words));
  }
  return sum;
}

/** But for those whose size on paper the picture alone does not tell: photographs, and faxes of uneven dots. */
async function onDrawnPages(): Promise<Reliability> {
  let sum = emptyReliability();
  for (const name of FIELD_KIND_NAMES) {
    const { text, pages } = await fieldPages(name, SEED);
    if (pages.some(({ dpi, dpi_y = dpi }) => dpi < 100 || dpi_y !== dpi)) continue;
    const words: SaidWord[] = [];
    for (const { width, height, grey, dpi } of pages)
      words.push(...(await saidWordsOn({ width, height, grey, scale: 72 / dpi })));
    sum = addReliabilities(sum, reliabilityOfWords(text, words));
  }
  return sum;
}
