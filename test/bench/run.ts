// npm run bench [name…]: runs the benches beside this file and prints one table.
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from '#test/bench/bench-row.ts';

interface Bench {
  bench: () => Promise<BenchRow[]>;
}

const asked = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => asked.length === 0 || asked.some((word) => name.startsWith(word)));

const rows: BenchRow[] = [];
for (const file of files) {
  const { bench } = (await import(join(import.meta.dirname, file))) as Bench;
  rows.push(...(await bench()));
}

const cells = rows.map((row) => [row.name, row.value, row.peer ?? '', row.ratio ?? '', row.note ?? '']);
const table = [['what', 'measured', 'peer', 'ratio', 'note'], ...cells];
const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
console.log(
  `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}\n`,
);
for (const [i, row] of table.entries()) {
  console.log(`| ${row.map((cell, k) => cell.padEnd(widths[k] ?? 0)).join(' | ')} |`);
  if (i === 0) console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
}
