// How fast the reader reads, whether twice the text takes twice the time, and whether any text can hold it up.
import { pagesOfText } from '#core/read/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { writeDeed } from '#test/support/deed-writer.ts';

const KILOBYTE = 1024;
const ROUNDS = 7;
const TRAP_ROUNDS = 3;

/** Traps for a grammar: endless openings, figures, marks and words that almost mean something. */
const TRAPS: Readonly<Record<string, string>> = {
  'bearings without end': 'N 45 ',
  'degrees alone': '45° ',
  'bare figures': '12 ',
  'figures in pairs': '1 2 ',
  'open brackets': '(',
  'one long figure': '1',
  'number words': 'one hundred and ',
  'thence alone': 'thence ',
  'beginnings alone': 'beginning at ',
  'curves announced': 'thence to a point of curve, ',
  'table labels': '\nL1 5',
  exceptions: 'less and except ',
  sections: 'the NW1/4 of Section 5, ',
  acres: '5 acres ',
  parties: 'JOHN SMITH AND MARY SMITH, ',
  lots: 'Lot 5 Block 6 ',
  references: 'Book 5 Page 7 ',
  'courses without end': 'thence N 45°30\'15" E 100 feet; ',
  'sections alone': 'Section 5 ',
  'sections as headings': 'Sec. 5: ',
  'parts and townships': 'T5N NE4 Section 3 ',
  'halves alone': 'N½',
  'tracts announced': 'Tract 1\n',
  'figures and look-alikes': 'l1',
  'points before figures': '..5',
  'lots alone': 'Lot 1 ',
  'a range, then blank lines': `Section 5, R${'\n'.repeat(20 * KILOBYTE)}`,
};

export async function bench(): Promise<BenchRow[]> {
  const half = deedsOf(256 * KILOBYTE);
  const whole = deedsOf(512 * KILOBYTE);
  timeOf(half, ROUNDS);
  const half_ms = timeOf(half, ROUNDS);
  const whole_ms = timeOf(whole, ROUNDS);
  const traps = Object.entries(TRAPS).map(([name, trap]) => ({ name, ms: timeOf(filled(trap), TRAP_ROUNDS) }));
  const worst = traps.reduce((a, b) => (b.ms > a.ms ? b : a));
  return [
    {
      name: 'read: throughput',
      value: `${(whole.length / 1e6 / (whole_ms / 1000)).toFixed(2)} MB/s`,
      note: 'whole road from pages to extraction, 512 KB of deeds, processor time; asked: 2 MB/s',
    },
    {
      name: 'read: twice the text',
      value: `${(whole_ms / half_ms).toFixed(2)} times the time`,
      note: 'asked: at most 2.2',
    },
    {
      name: 'read: worst of the 64 KB traps',
      value: `${worst.ms.toFixed(0)} ms`,
      note: `${worst.name}; asked: under 200 ms`,
    },
  ];
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

function filled(trap: string): string {
  return trap.repeat(Math.ceil((64 * KILOBYTE) / trap.length)).slice(0, 64 * KILOBYTE);
}

/** Best of several rounds, in milliseconds of processor time: the machine's other work only ever adds. */
function timeOf(text: string, rounds: number): number {
  const pages = pagesOfText(text);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    readDocument(pages);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
