// The bad-call finder: how long it takes, and how often it names the true course, by kind of slip.
import { judge } from '#core/verdict/judge.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { randomTract } from '#test/support/figures.ts';
import { type FinderRow, finderTable } from '#test/support/finder-table.ts';
import { randomOf } from '#test/support/random.ts';
import { SLIP_MAKERS } from '#test/support/slips.ts';

const CONTEXT = { state: '', georef: null, georef_reasons: [], exceptions: [] };
const FIGURES = 2000;

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;

const sum = (rows: readonly FinderRow[], field: 'made' | 'sole' | 'first' | 'among_five'): number =>
  rows.reduce((total, row) => total + row[field], 0);

function timeOfFortyCourses(): number {
  const random = randomOf(40);
  const spoiled = Array.from({ length: 40 }, () => randomTract(random, 40)).flatMap(
    (tract) => SLIP_MAKERS['quadrant letter flipped']?.(random, tract) ?? [],
  );
  for (const { tract } of spoiled) judge(tract, CONTEXT);
  const start = performance.now();
  for (const { tract } of spoiled) judge(tract, CONTEXT);
  return (performance.now() - start) / spoiled.length;
}

export async function bench(): Promise<BenchRow[]> {
  const millis = timeOfFortyCourses();
  const rows = finderTable(FIGURES, 2026);
  return [
    {
      name: 'finder on 40 courses',
      value: `${millis.toFixed(1)} ms`,
      peer: '50 ms allowed',
      ratio: (millis / 50).toFixed(2),
    },
    ...rows.map(({ kind, made, sole, first, among_five }) => ({
      name: `finder: ${kind}`,
      value: `first ${share(first, sole)}, among five ${share(among_five, sole)}`,
      note: `${sole} of ${made} slips where no other closes as well`,
    })),
    {
      name: `finder: all kinds over ${FIGURES} figures`,
      value: `first ${share(sum(rows, 'first'), sum(rows, 'sole'))}, among five ${share(sum(rows, 'among_five'), sum(rows, 'sole'))}`,
      note: `${sum(rows, 'sole')} of ${sum(rows, 'made')} slips where no other closes as well`,
    },
  ];
}
