// The text layer of PDFs beside pdftotext, and a long document of text on the whole road.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '#core/schema/page.ts';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { INGEST_LIMITS } from '#main/ingest/limits.ts';
import { ParseSession } from '#main/ingest/pdf/parse-session.ts';
import { judgeApart, readApart } from '#main/reader/study.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { beside, peerProcessorSeconds, peerSeconds, seconds } from '#test/bench/peer.ts';
import { findProcessorSeconds } from '#test/bench/processor-time.ts';
import { writeDeed } from '#test/support/deed-writer.ts';
import { writtenDeed } from '#test/support/scan-deed.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

export async function bench(): Promise<BenchRow[]> {
  const folder = temporaryFolder('bench');
  try {
    return [...(await textLayer(folder)), ...(await wholeRoad())];
  } finally {
    closeIngest();
    rmSync(folder, { recursive: true, force: true });
  }
}

const LONG_PAGES = 212;

const read = async (bytes: Uint8Array): Promise<Page[]> =>
  (await ingest({ name: 'bench', bytes, declared_text: false })).pages;

async function textLayer(folder: string): Promise<BenchRow[]> {
  const pages = 200;
  const bytes = await pdfOf((pdf) => {
    for (let i = 0; i < pages; i++) {
      if (i > 0) pdf.addPage();
      pdf.fontSize(11).text(writtenDeed(i, 12).text);
    }
  });
  const file = join(folder, 'text.pdf');
  writeFileSync(file, bytes);
  await read(await pdfOf((pdf) => pdf.text('The parser starts.')));
  const ours = await seconds(() => read(bytes));
  const theirs = peerSeconds('pdftotext', ['-bbox', file, join(folder, 'text.html')]);
  const rate = (total: number) => `${Math.round(pages / total)} pages/s`;
  return [
    beside(
      'text layer with positions',
      rate(ours),
      ours,
      theirs === null ? '' : `pdftotext -bbox ${rate(theirs)}`,
      theirs,
      '200 pages, times compared',
    ),
    await parsing(bytes, file, join(folder, 'text.html')),
  ];
}

/** The same by processor time, which says more on a machine with other work; of a parser that is warm, as a worker is. */
async function parsing(bytes: Uint8Array, file: string, peerOut: string): Promise<BenchRow> {
  const turns: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) turns.push(await parseSeconds(bytes));
  const best = Math.min(...turns);
  const peers = [1, 2, 3].map(() => peerProcessorSeconds('pdftotext', ['-bbox', file, peerOut]));
  const theirs = peers[0] == null ? null : Math.min(...peers.map((told) => told ?? Number.POSITIVE_INFINITY));
  const peer = theirs === null ? '' : `pdftotext -bbox ${theirs.toFixed(2)} s`;
  const note = `asked: 1.5; the first document of a process ${turns[0]?.toFixed(2)} s`;
  return beside('the same, processor time', `${best.toFixed(2)} s`, best, peer, theirs, note);
}

async function parseSeconds(bytes: Uint8Array): Promise<number> {
  const before = process.cpuUsage();
  const session = await ParseSession.open(bytes.slice(), INGEST_LIMITS);
  for (let number = 1; number <= session.pages; number += 1) await session.page(number);
  await session.close();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** A long document on the whole road, from the file to its judged tracts: processor time of all processes and threads. */
async function wholeRoad(): Promise<BenchRow[]> {
  let pages = 1;
  const bytes = await pdfOf((pdf) => {
    pdf.on('pageAdded', () => (pages += 1));
    pdf.font('Times-Roman').fontSize(11);
    for (let i = 0; pages < LONG_PAGES; i += 1) pdf.text(`${writeDeed(i).text}\n\n`);
  });
  const own = () => findProcessorSeconds(process.pid);
  if (own() === null) return [];
  const turns: { ingest: number; read: number; judge: number; wall: number }[] = [];
  let tracts = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    const [start, since] = [own() ?? 0, performance.now()];
    const ingested = await read(bytes);
    const after = own() ?? 0;
    const extraction = await readApart(ingested);
    const known = own() ?? 0;
    tracts = (await judgeApart(extraction, () => ({ georef: null, reasons: [] }))).verdicts.length;
    const judge = (own() ?? 0) - known;
    turns.push({ ingest: after - start, read: known - after, judge, wall: (performance.now() - since) / 1000 });
  }
  const totalOf = ({ ingest, read: reading, judge }: (typeof turns)[number]) => ingest + reading + judge;
  const best = turns.reduce((one, other) => (totalOf(other) < totalOf(one) ? other : one));
  const first = turns[0] as (typeof turns)[number];
  const s = (value: number) => `${value.toFixed(1)} s`;
  return [
    {
      name: `${pages} pages of text, file to verdicts`,
      value: `${Math.round(pages / totalOf(best))} pages a second of processor`,
      note: `${tracts} tracts; text layer ${s(best.ingest)}, reading ${s(best.read)}, judging ${s(best.judge)}, ${s(best.wall)} on the clock; the first document ${s(totalOf(first))}`,
    },
  ];
}
