// Verdicts a second on one core, and how the cost grows with the courses.
import { judge } from '#core/verdict/judge.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { callsAround, randomCorners, randomOf, randomTract, tractOf } from '#test/support/figures.ts';

const CONTEXT = { state: '', georef: null, georef_reasons: [], exceptions: [] };

/** Runs a second, the best of five turns so that other work on the machine counts least. */
function rateOf(run: () => void, count: number): number {
  let best = 0;
  for (let turn = 0; turn < 5; turn++) {
    const start = performance.now();
    for (let index = 0; index < count; index++) run();
    best = Math.max(best, (1000 * count) / (performance.now() - start));
  }
  return best;
}

const closed = (courses: number) => {
  const calls = callsAround(randomCorners(randomOf(courses), courses));
  const acres = judge(tractOf(calls), CONTEXT).computed_acres;
  return tractOf(calls, { stated_area: `acres=${acres}` });
};

export async function bench(): Promise<BenchRow[]> {
  const twenty = closed(20);
  const mixed = randomTract(randomOf(5), 20, 0.3);
  const rate = rateOf(() => judge(twenty, CONTEXT), 20_000);
  const curves = rateOf(() => judge(mixed, CONTEXT), 5000);
  const growth = [10, 100, 1000, 10_000].map((courses) => {
    const tract = closed(courses);
    const micros = 1e6 / rateOf(() => judge(tract, CONTEXT), Math.max(3, 20_000 / courses)) / courses;
    return `${courses}: ${micros.toFixed(2)}`;
  });
  return [
    {
      name: 'verdicts, 20 straight courses',
      value: `${Math.round(rate).toLocaleString('en-US')} a second`,
      peer: '50,000 wanted',
      ratio: (rate / 50_000).toFixed(2),
    },
    { name: 'verdicts, 20 courses, a third curves', value: `${Math.round(curves).toLocaleString('en-US')} a second` },
    { name: 'microseconds a course', value: growth.join(', '), note: 'linear when about equal' },
  ];
}
