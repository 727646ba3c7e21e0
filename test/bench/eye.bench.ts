// The reading of real recorder scans beside the tesseract command, on the same page images, one thread each, by the time
// that a processor worked for each, which other work on the machine changes little.
// DEEDPROOF_SCANS names a folder with documents/*.pdf, and as far as it has them text/NAME-pN.txt (the page as printed)
// and lines/index.tsv (file of a crop, tab, its text); without it nothing is measured. The first pages of six documents
// and every tenth crop are taken, all with BENCH_LONG=1.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { INGEST_LIMITS } from '#main/ingest/limits.ts';
import { type DrawnPage, ParseSession } from '#main/ingest/pdf/parse-session.ts';
import { recognisePage } from '#main/ingest/scan/recognise-page.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { beside, peerProcessorSeconds } from '#test/bench/peer.ts';
import { textOfLine } from '#test/support/scan-pdf.ts';
import { changesBetween, errorRate } from '#test/support/scan-score.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const SCANS = process.env.DEEDPROOF_SCANS;
const LONG = process.env.BENCH_LONG === '1';
/** How tesseract is told that an image holds one line. */
const LINE = '7';
const DIGIT = /\d/g;

interface Trial {
  ours_s: number;
  /** Null where the command is not installed. */
  theirs_s: number | null;
  /** Characters wrong of a hundred, for each image whose text is known. */
  wrong: { ours: number; theirs: number }[];
  /** Digits of the known texts, and those that we read wrongly, missed or invented. */
  digits: { written: number; wrong: number };
  images: number;
}

export async function bench(): Promise<BenchRow[]> {
  if (SCANS === undefined) return [];
  const folder = temporaryFolder('bench-eye');
  try {
    await warmUp(SCANS);
    const pages = await trialOf(pagesOf(SCANS), folder, '4');
    const lines = await trialOf(linesOf(SCANS), folder, LINE);
    const { written, wrong } = lines.digits;
    const digits = { name: 'digits wrong, missing or invented, cut lines', value: `${wrong} of ${written}` };
    return [
      ...rowsOf('a page of a real scan', pages),
      ...rowsOf('a cut line of a real scan', lines),
      ...(lines.images === 0 ? [] : [digits]),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One page is read before the clock runs, as in a service that is at work: what compiles does so once. */
async function warmUp(scans: string): Promise<void> {
  for await (const { drawn } of pagesOf(scans)) {
    await recognisePage(drawn);
    return;
  }
}

interface Image {
  drawn: DrawnPage;
  /** Null where nobody has written down what stands there. */
  text: string | null;
}

async function* pagesOf(scans: string): AsyncGenerator<Image> {
  const files = readdirSync(join(scans, 'documents')).filter((name) => name.endsWith('.pdf'));
  for (const file of LONG ? files : files.slice(0, 6)) {
    const session = await ParseSession.open(readFileSync(join(scans, 'documents', file)), INGEST_LIMITS);
    try {
      for (let number = 1; number <= (LONG ? session.pages : 1); number++) {
        const { reading } = await session.page(number);
        if (reading !== 'recognise') continue;
        const text = join(scans, 'text', `${basename(file, '.pdf')}-p${number}.txt`);
        yield { drawn: session.draw(number), text: existsSync(text) ? readFileSync(text, 'utf8') : null };
      }
    } finally {
      await session.close();
    }
  }
}

async function* linesOf(scans: string): AsyncGenerator<Image> {
  const index = join(scans, 'lines', 'index.tsv');
  if (!existsSync(index)) return;
  const rows = readFileSync(index, 'utf8')
    .split('\n')
    .filter((row) => row.includes('\t'));
  for (const row of rows.filter((_, i) => LONG || i % 10 === 0)) {
    const [file = '', text = ''] = row.split('\t');
    const { data, info } = await sharp(join(scans, 'lines', file))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    yield { drawn: { width: info.width, height: info.height, grey: data, scale: 72 / 300 }, text };
  }
}

/** Image by image, one after the other, so that a busy machine is as busy for both. */
async function trialOf(images: AsyncGenerator<Image>, folder: string, mode: string): Promise<Trial> {
  const trial: Trial = { ours_s: 0, theirs_s: 0, wrong: [], digits: { written: 0, wrong: 0 }, images: 0 };
  const [picture, out] = [join(folder, 'image.png'), join(folder, 'read')];
  for await (const { drawn, text } of images) {
    trial.images++;
    const before = process.cpuUsage();
    const ours = (await recognisePage(drawn)).lines.map(textOfLine).join('\n');
    const { user, system } = process.cpuUsage(before);
    trial.ours_s += (user + system) / 1e6;
    writeFileSync(picture, await pngOf(drawn));
    const theirs = peerProcessorSeconds('env', ['OMP_THREAD_LIMIT=1', 'tesseract', picture, out, '--psm', mode]);
    trial.theirs_s = theirs === null || trial.theirs_s === null ? null : trial.theirs_s + theirs;
    if (text === null) continue;
    const read = theirs === null ? '' : readFileSync(`${out}.txt`, 'utf8');
    trial.digits.written += text.match(DIGIT)?.length ?? 0;
    if (mode === LINE)
      trial.digits.wrong += changesBetween(text, ours).filter((pair) => /\d/.test(pair.join(''))).length;
    trial.wrong.push({ ours: errorRate(text, ours), theirs: errorRate(text, read) });
  }
  return trial;
}

function pngOf({ width, height, grey, scale }: DrawnPage): Promise<Buffer> {
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png()
    .withMetadata({ density: 72 / scale })
    .toBuffer();
}

function rowsOf(what: string, { ours_s, theirs_s, wrong, images }: Trial): BenchRow[] {
  if (images === 0) return [];
  const each = (total: number) => `${(total / images).toFixed(2)} s`;
  const peer = theirs_s === null ? '' : `tesseract ${each(theirs_s)}`;
  const rows = [beside(`read ${what}`, each(ours_s), ours_s, peer, theirs_s, `${images} images, one thread each`)];
  if (wrong.length === 0) return rows;
  const mean = (of: 'ours' | 'theirs') => wrong.reduce((sum, one) => sum + one[of], 0) / wrong.length;
  const [ours, theirs] = [mean('ours'), mean('theirs')];
  const known = theirs_s === null ? null : theirs;
  const note = `mean of ${wrong.length} images, lines in the order of each reading`;
  return [
    ...rows,
    beside(`characters wrong, ${what}`, `${ours.toFixed(2)} %`, ours, `tesseract ${theirs.toFixed(2)} %`, known, note),
  ];
}
