// The bad-call finder: how long it takes, how often it names the true course, whom it leaves in peace, and whether its
// chances hold.
import { judge } from '#core/verdict/judge.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { calibration, innocentRow, proofRow } from '#test/support/field-table.ts';
import { randomTract } from '#test/support/figures.ts';
import { type FinderRow, finderTable } from '#test/support/finder-table.ts';
import { randomOf } from '#test/support/random.ts';
import { SLIP_MAKERS } from '#test/support/slips.ts';

const CONTEXT = { state: '', georef: null, georef_reasons: [], exceptions: [] };
const FIGURES = 500;
const DEEDS = 400;
const SEED = 2026;

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
  // The processor's time, which a busy machine does not stretch.
  const start = process.cpuUsage();
  for (const { tract } of spoiled) judge(tract, CONTEXT);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / spoiled.length;
}

/** One wrong character in a survey that itself closes so well. */
function proofRows(): BenchRow[] {
  return [10_000, 5000, 3000, 1000].flatMap((denominator) =>
    [true, false].map((stated) => {
      const row = proofRow(denominator, DEEDS, SEED + denominator, 3, { manner: 'taped', stated });
      return {
        name: `finder: survey closes 1:${denominator}, ${stated ? 'area stated' : 'no area'}`,
        value: `first ${share(row.first, row.made)}, among five ${share(row.among_five, row.made)}`,
        note: `named at an even chance or better ${row.named}, right ${share(row.named_right, row.named)}; slips of three times the own miss and more`,
      };
    }),
  );
}

function innocentRows(): BenchRow[] {
  return (['taped', 'wandering'] as const).map((manner) => {
    const { made, accused } = innocentRow(DEEDS, SEED, { manner });
    return {
      name: `finder: ${manner} survey without a slip`,
      value: `accused ${share(accused, made)}`,
      note: `${made} that do not close 1:5000`,
    };
  });
}

function calibrationRows(): BenchRow[] {
  return (['taped', 'wandering'] as const).flatMap((manner) =>
    calibration(3 * DEEDS, SEED, { manner }, { none: 0.4, two: 0.08 })
      .filter(({ count }) => count > 0)
      .map(({ from, said, count, right }) => ({
        name: `finder: ${manner}, chance from ${from}`,
        value: `said ${share(said, count)}, right ${share(right, count)}`,
        note: `${count} named first`,
      })),
  );
}

export async function bench(): Promise<BenchRow[]> {
  const millis = timeOfFortyCourses();
  const rows = finderTable(FIGURES, SEED);
  return [
    {
      name: 'finder on 40 courses',
      value: `${millis.toFixed(1)} ms`,
      peer: '20 ms allowed',
      ratio: (millis / 20).toFixed(2),
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
    ...proofRows(),
    ...innocentRows(),
    ...calibrationRows(),
  ];
}
