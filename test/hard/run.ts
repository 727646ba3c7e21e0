// npm run hard [short] [name…]: the hard days, long unless told otherwise, and one table of what was measured.
import { cpus } from 'node:os';
import { type Figure, type Length, NotHere } from '#test/hard/hard-day.ts';
import { HARD_DAYS } from '#test/hard/hard-days.ts';
import { endLeftovers } from '#test/hard/processes.ts';
import { requirePage } from '#test/support/program.ts';

requirePage();
const words = process.argv.slice(2);
const length: Length = words.includes('short') ? 'short' : 'long';
const asked = words.filter((word) => word !== 'short');
const days = HARD_DAYS.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)));

const rows: string[][] = [['day', 'what', 'measured', 'note']];
const row = (day: string, { what, measured, note }: Figure) => rows.push([day, what, measured, note ?? '']);
for (const day of days) {
  const since = performance.now();
  try {
    for (const figure of await day.run(length)) row(day.name, figure);
    row(day.name, { what: 'took', measured: `${((performance.now() - since) / 1000).toFixed(0)} s` });
  } catch (problem) {
    if (problem instanceof NotHere) {
      row(day.name, { what: 'not run', measured: '-', note: problem.message });
      continue;
    }
    console.error(`${day.name}:`, problem);
    row(day.name, { what: 'DID NOT HOLD', measured: '-', note: String(problem).split('\n')[0] ?? '' });
    process.exitCode = 1;
  } finally {
    endLeftovers();
  }
}

const widths = [0, 1, 2, 3].map((i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0)));
console.log(
  `${length}; Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model}\n`,
);
for (const [i, cells] of rows.entries()) {
  console.log(`| ${cells.map((cell, k) => cell.padEnd(widths[k] ?? 0)).join(' | ')} |`);
  if (i === 0) console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
}
