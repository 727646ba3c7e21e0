// Ingest beside the tools a title office would otherwise use, on the same pages in the same run.
// The table of values runs over one deed in one face for each kind of page; BENCH_LONG=1 takes eight in every face and
// resolution and a scan of 200 pages, some hours of one core. What it has read stands in BENCH_KEEP (a folder, by default
// one in the temporary directory), so that a run that was broken off goes on where it stopped; empty it to start anew.
// BENCH_KINDS="ruled margins;curves" takes nothing but these pages of the field, four deeds each.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '#core/schema/page.ts';
import { imageToPdf } from '#main/ingest/formats/image-to-pdf.ts';
import { writePdf } from '#main/ingest/formats/write-pdf.ts';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { INGEST_LIMITS } from '#main/ingest/limits.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { beside, peerSeconds, seconds } from '#test/bench/peer.ts';
import { drawnPages, FONTS, type Font, jpegOf, openedPicture, pngOf, spoiled } from '#test/support/scan.ts';
import { writtenDeed } from '#test/support/scan-deed.ts';
import { FIELD_KIND_NAMES } from '#test/support/scan-kinds.ts';
import { linesOfPage } from '#test/support/scan-pdf.ts';
import { errorRate } from '#test/support/scan-score.ts';
import { fieldTable, valueRows } from '#test/support/scan-table.ts';
import { joinedTiff } from '#test/support/scan-tiff.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const LONG = process.env.BENCH_LONG === '1';
const KEPT = process.env.BENCH_KEEP ?? join(tmpdir(), 'deedproof-bench-kept');
const KINDS = process.env.BENCH_KINDS?.split(';').map((name) => {
  const kind = FIELD_KIND_NAMES.find((known) => known === name.trim());
  if (kind === undefined) throw new Error(`No page of the field is called ${name}. ${FIELD_KIND_NAMES.join('; ')}.`);
  return kind;
});

export async function bench(): Promise<BenchRow[]> {
  const folder = temporaryFolder('bench');
  try {
    if (KINDS !== undefined) return (await fieldTable(read, LONG ? KEPT : null, [1, 2, 3, 4], KINDS)).rows;
    return [
      ...(await recognition(folder)),
      ...(await conversion(folder)),
      ...(await memory()),
      ...(await valueRows(read, LONG ? KEPT : null)),
    ];
  } finally {
    closeIngest();
    rmSync(folder, { recursive: true, force: true });
  }
}

const read = async (bytes: Uint8Array): Promise<Page[]> =>
  (await ingest({ name: 'bench', bytes, declared_text: false })).pages;

async function recognition(folder: string): Promise<BenchRow[]> {
  const fonts = (Object.keys(FONTS) as Font[]).slice(0, LONG ? undefined : 2);
  const pages = fonts.map((font, i) => ({ deed: writtenDeed(20 + i), font }));
  let [ours, theirs, oursWrong, theirsWrong] = [0, 0 as number | null, 0, 0];
  await read(await pngOf(drawnPages('The engines start.', { font: 'serif', dpi: 200 })[0]!));
  for (const [i, { deed, font }] of pages.entries()) {
    const page = await spoiled(drawnPages(deed.text, { font, dpi: 300 })[0]!, 'jpeg', i);
    const file = join(folder, `${font}.png`);
    writeFileSync(file, await pngOf(page));
    let words = '';
    ours += await seconds(async () => {
      words = linesOfPage((await read(readFileSync(file)))[0]).join(' ');
    });
    oursWrong += errorRate(deed.text, words);
    const peer = peerSeconds('tesseract', [file, join(folder, font), '--psm', '3']);
    theirs = peer === null || theirs === null ? null : theirs + peer;
    if (peer !== null) theirsWrong += errorRate(deed.text, readFileSync(join(folder, `${font}.txt`), 'utf8'));
  }
  const n = pages.length;
  return [
    beside(
      'recognise a page',
      `${(ours / n).toFixed(1)} s`,
      ours,
      peerName('tesseract', theirs, n),
      theirs,
      'one page at a time',
    ),
    beside(
      'character error rate',
      `${(oursWrong / n).toFixed(2)} %`,
      oursWrong || 0.01,
      `tesseract ${(theirsWrong / n).toFixed(2)} %`,
      theirs === null ? null : theirsWrong || 0.01,
    ),
  ];
}

function peerName(program: string, total: number | null, n: number): string {
  return total === null ? program : `${program} ${(total / n).toFixed(2)} s`;
}

async function conversion(folder: string): Promise<BenchRow[]> {
  const page = await spoiled(drawnPages(writtenDeed(5).text, { font: 'typewriter', dpi: 300 })[0]!, 'bilevel', 1);
  const single = await openedPicture(page)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 300 / 25.4, yres: 300 / 25.4 })
    .toBuffer();
  const file = join(folder, 'scan.tif');
  const bytes = joinedTiff(Array.from({ length: 20 }, () => single));
  writeFileSync(file, bytes);
  let size = 0;
  const ours = await seconds(async () => {
    size = (await imageToPdf('tiff', bytes, INGEST_LIMITS)).length;
  });
  const value = `${(ours * 1000).toFixed(0)} ms`;
  const out = (name: string) => join(folder, name);
  const tiff2pdf = peerSeconds('tiff2pdf', ['-o', out('a.pdf'), file]);
  const img2pdf = peerSeconds('img2pdf', [file, '-o', out('b.pdf')]);
  const ms = (total: number | null) => (total === null ? '' : ` ${(total * 1000).toFixed(0)} ms`);
  const note = `${(size / 1024).toFixed(0)} KB; the strips of a page are joined without loss`;
  return [
    beside('20 pages of Group 4 TIFF to PDF', value, ours, `tiff2pdf${ms(tiff2pdf)}`, tiff2pdf, note),
    beside('20 pages of Group 4 TIFF to PDF', value, ours, `img2pdf${ms(img2pdf)}`, img2pdf),
  ];
}

/** A scan of many pages: what all processes together hold after its first quarter and at its height. */
async function memory(): Promise<BenchRow[]> {
  const pages = LONG ? 200 : 16;
  const jpeg = await jpegOf(
    drawnPages('thence N 41°18\'33" E, 184.41 feet to a stone;', { font: 'serif', dpi: 300 })[0]!,
  );
  const image = {
    width: 2550,
    height: 3300,
    entries: '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
    data: jpeg,
    dpi: { x: 300, y: 300 },
    orientation: 1,
  };
  let [early, height, done] = [0, 0, 0];
  const look = setInterval(() => {
    height = Math.max(height, familyBytes());
    if (done <= pages / 4) early = Math.max(early, familyBytes());
  }, 200);
  await ingest(
    { name: 'long', bytes: writePdf(Array.from({ length: pages }, () => image)), declared_text: false },
    { onProgress: ({ page }) => (done = page) },
  );
  clearInterval(look);
  const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  return [
    {
      name: `memory of a ${pages}-page scan`,
      value: `${mb(height)} at most`,
      note: `${mb(early)} in its first quarter; all processes`,
    },
  ];
}

/** Resident memory of this process and those it started (Linux; elsewhere its own). */
function familyBytes(): number {
  let children = 0;
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        if (!status.includes(`PPid:\t${process.pid}\n`)) continue;
        children += Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
      } catch {
        // The process ended while it was looked at.
      }
    }
  } catch {
    return process.memoryUsage.rss();
  }
  return process.memoryUsage.rss() + children;
}
