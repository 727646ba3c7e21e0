// npm run bench [name…]: runs the benches beside this file and prints one table.
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from '#test/bench/bench-row.ts';

const asked = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => asked.length === 0 || asked.some((word) => name.startsWith(word)));

// Each in a process of its own: what one has taught the engine to expect slows another down.
function rowsOf(file: string): Promise<BenchRow[]> {
  const child = fork(join(import.meta.dirname, 'run-one.ts'), [file]);
  return new Promise((resolve, reject) => {
    child.once('message', (rows) => resolve(rows as BenchRow[]));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} and no rows.`)));
  });
}

const loadOf = (): string => loadavg()[0]?.toFixed(1) ?? '?';
const before = loadOf();
const rows: BenchRow[] = [];
for (const file of files) rows.push(...(await rowsOf(file)));

const cells = rows.map((row) => [row.name, row.value, row.peer ?? '', row.ratio ?? '', row.note ?? '']);
const table = [['what', 'measured', 'peer', 'ratio', 'note'], ...cells];
const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
console.log(
  `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}; load ${before} before, ${loadOf()} after\n`,
);
for (const [i, row] of table.entries()) {
  console.log(`| ${row.map((cell, k) => cell.padEnd(widths[k] ?? 0)).join(' | ')} |`);
  if (i === 0) console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
}
