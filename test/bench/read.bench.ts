// How fast the reader reads, whether twice the text takes twice the time, and whether any text can hold it up.
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { hearHere } from '#main/reader/ear/hear-here.ts';
import { readHeard } from '#main/reader/ear/read-heard.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { writeDeed } from '#test/support/deed-writer.ts';
import { READER_TRAPS, trapOf } from '#test/support/reader-traps.ts';

const KILOBYTE = 1024;
/** Many, so that the reader is warm as in a running service. */
const ROUNDS = 30;
const TRAP_ROUNDS = 3;
const HEARD_DEEDS = 40;
const FIRST_HEARD = 5000;
/** Traps that the table names. */
const WORST = 8;

export async function bench(): Promise<BenchRow[]> {
  const half = deedsOf(256 * KILOBYTE);
  const whole = deedsOf(512 * KILOBYTE);
  timeOf(half, ROUNDS);
  const half_ms = timeOf(half, ROUNDS);
  const whole_ms = timeOf(whole, ROUNDS);
  const traps = Object.entries(READER_TRAPS)
    .map(([name, trap]) => ({ name, ms: timeOf(trapOf(trap, 64 * KILOBYTE), TRAP_ROUNDS) }))
    .toSorted((a, b) => b.ms - a.ms);
  return [
    {
      name: 'read: throughput',
      value: `${(Buffer.byteLength(whole) / 1e6 / (whole_ms / 1000)).toFixed(2)} MB/s`,
      note: 'whole road from pages to extraction, 512 KB of deeds, time of the reading thread; asked: 2 MB/s',
    },
    {
      name: 'read: twice the text',
      value: `${(whole_ms / half_ms).toFixed(2)} times the time`,
      note: 'asked: at most 2.2',
    },
    await heardRow(),
    ...traps.slice(0, WORST).map(({ name, ms }, index) => ({
      name: index === 0 ? `read: worst of ${traps.length} traps of 64 KB` : 'read: next worst',
      value: `${ms.toFixed(0)} ms`,
      note: index === 0 ? `${name}; asked: under 200 ms` : name,
    })),
  ];
}

/** Deeds of which nothing was heard before. */
async function heardRow(): Promise<BenchRow> {
  const deeds = Array.from({ length: HEARD_DEEDS }, (_, i) => pagesOfText(writeDeed(FIRST_HEARD + i).text));
  await hearHere([{ words: 'The weights are read before the clock runs.', isAmongCourses: false }]);
  let deaf_ms = 0;
  let heard_ms = 0;
  for (const pages of deeds) {
    const start = process.threadCpuUsage();
    readDocument(pages);
    const read = process.threadCpuUsage(start);
    await readHeard(pages, hearHere);
    const all = process.threadCpuUsage(start);
    deaf_ms += (read.user + read.system) / 1000;
    heard_ms += (all.user + all.system - read.user - read.system) / 1000;
  }
  return {
    name: 'read: one deed, its sentences heard',
    value: `${(heard_ms / HEARD_DEEDS).toFixed(1)} ms`,
    peer: `${(deaf_ms / HEARD_DEEDS).toFixed(1)} ms`,
    ratio: (heard_ms / deaf_ms).toFixed(1),
    note: `${HEARD_DEEDS} deeds of which nothing was heard before, time of the thread; beside it the same without the ear`,
  };
}

function deedsOf(length: number): string {
  const deeds: string[] = [];
  let written = 0;
  for (let seed = 0; written < length; seed += 1) {
    const { text } = writeDeed(seed);
    deeds.push(text);
    written += text.length;
  }
  return deeds.join('\n\n').slice(0, length);
}

/** Best of several rounds, in milliseconds that the reading thread ran: the machine's other work only ever adds. */
function timeOf(text: string, rounds: number): number {
  const pages = pagesOfText(text);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.threadCpuUsage();
    readDocument(pages);
    const { user, system } = process.threadCpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
