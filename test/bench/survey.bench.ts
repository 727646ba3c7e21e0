// Verdicts a second on one core, and how the cost grows with the courses.
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { judge } from '#core/verdict/judge.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { callsAround, randomCorners, randomTract, tractOf } from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';

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

const statedTract = (calls: Call[]): Tract => {
  const acres = judge(tractOf(calls), CONTEXT).computed_acres;
  return tractOf(calls, { stated_area: `acres=${acres}` });
};

/** Corners thrown near and far in turn: long courses that all but overlap, the worst case for finding a crossing. */
const jagged = (courses: number): Tract => statedTract(callsAround(randomCorners(randomOf(courses), courses)));

/** A winding boundary of short courses, as along a creek. */
function winding(courses: number): Tract {
  const random = randomOf(courses);
  const step_ft = 60;
  const reach = (courses * step_ft) / (2 * Math.PI);
  const corners = Array.from({ length: courses }, (_, index) => {
    const angle = (index / courses) * 2 * Math.PI;
    const wound = reach + step_ft * (random() - 0.5);
    return { east_ft: wound * Math.sin(angle), north_ft: wound * Math.cos(angle) };
  });
  return statedTract(callsAround(corners));
}

function growthOf(figure: (courses: number) => Tract): string {
  const costs = [10, 100, 1000, 10_000].map((courses) => {
    const tract = figure(courses);
    const micros = 1e6 / rateOf(() => judge(tract, CONTEXT), Math.max(3, 20_000 / courses)) / courses;
    return `${courses}: ${micros.toFixed(2)}`;
  });
  return costs.join(', ');
}

export async function bench(): Promise<BenchRow[]> {
  const twenty = jagged(20);
  const mixed = randomTract(randomOf(5), 20, 0.3);
  const rate = rateOf(() => judge(twenty, CONTEXT), 20_000);
  const curves = rateOf(() => judge(mixed, CONTEXT), 5000);
  return [
    {
      name: 'verdicts, 20 straight courses',
      value: `${Math.round(rate).toLocaleString('en-US')} a second`,
      peer: '50,000 wanted',
      ratio: (rate / 50_000).toFixed(2),
    },
    { name: 'verdicts, 20 courses, a third curves', value: `${Math.round(curves).toLocaleString('en-US')} a second` },
    { name: 'microseconds a course, winding', value: growthOf(winding), note: 'linear when about equal' },
    { name: 'microseconds a course, jagged', value: growthOf(jagged), note: 'worst case for crossings' },
  ];
}
