// Every PASS held against a second, plainer reckoning: dense polylines, every pair of segments, nothing shared with the engine.
import { expect, test } from 'vitest';
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { judge } from '#core/verdict/judge.ts';
import { randomTract } from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';
import { SLIP_MAKERS } from '#test/support/slips.ts';

type Point = [number, number];

function azimuthOf({ ns, degrees, minutes, seconds, ew }: Bearing): number {
  const quadrant = ((degrees + minutes / 60 + seconds / 3600) * Math.PI) / 180;
  return ns === 'N' ? (ew === 'E' ? quadrant : -quadrant) : ew === 'E' ? Math.PI - quadrant : Math.PI + quadrant;
}

/** The courses as many short straight steps, arcs by walking them. */
function stepsOf(calls: readonly Call[]): { points: Point[]; length: number } {
  const points: Point[] = [[0, 0]];
  let heading = 0;
  let length = 0;
  for (const call of calls) {
    const [east, north] = points.at(-1)!;
    if (call.call_type === 'line') {
      heading = azimuthOf(call.bearing!);
      points.push([east + call.distance! * Math.sin(heading), north + call.distance! * Math.cos(heading)]);
      length += call.distance!;
      continue;
    }
    const turn = call.curve_direction === 'right' ? 1 : -1;
    const delta = (call.delta! * Math.PI) / 180;
    const chordAzimuth = call.chord_bearing === null ? heading + (turn * delta) / 2 : azimuthOf(call.chord_bearing);
    const chord = call.chord_bearing === null ? 2 * call.radius! * Math.sin(delta / 2) : call.chord_length!;
    const radius = chord / (2 * Math.sin(delta / 2));
    const start = chordAzimuth - (turn * delta) / 2;
    for (let step = 1; step <= 40; step++) {
      const part = (delta * step) / 40;
      const reach = 2 * radius * Math.sin(part / 2);
      const toward = start + (turn * part) / 2;
      points.push([east + reach * Math.sin(toward), north + reach * Math.cos(toward)]);
    }
    heading = chordAzimuth + (turn * delta) / 2;
    length += call.radius! * delta;
  }
  return { points, length };
}

const side = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function crosses(points: readonly Point[]): boolean {
  const count = points.length - 1;
  for (let one = 0; one < count; one++) {
    for (let other = one + 2; other < count; other++) {
      if (one === 0 && other === count - 1) continue;
      const [a, b, c, d] = [points[one]!, points[one + 1]!, points[other]!, points[other + 1]!];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return true;
    }
  }
  return false;
}

function mayPass(tract: Tract): boolean {
  const { points, length } = stepsOf(tract.calls);
  const [east, north] = points.at(-1)!;
  const miss = Math.hypot(east, north);
  let doubled = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    doubled += x * nextY - nextX * y;
  });
  const acres = Math.abs(doubled) / 2 / 43_560;
  const stated = Number(tract.stated_area.slice('acres='.length));
  // A thousandth more than is allowed, for the arcs that forty steps cut short.
  return (miss <= 0.0201 || length / miss >= 4990) && Math.abs(acres - stated) <= 0.0061 * stated && !crosses(points);
}

const CONTEXT = { state: '', georef: null, georef_reasons: [], exceptions: [] };

test('no figure passes that a plainer reckoning would refuse, and most that are right do pass', () => {
  const random = randomOf(77);
  const kinds = Object.values(SLIP_MAKERS);
  let passed = 0;
  let refused = 0;
  for (let trial = 0; trial < 1500; trial++) {
    const right = randomTract(random, 4 + Math.floor(14 * random()), 0.3);
    const tract = trial % 3 === 0 ? right : (kinds[trial % kinds.length]!(random, right)?.tract ?? right);
    const { status } = judge(tract, CONTEXT);
    if (status === 'PASS') {
      passed++;
      expect(mayPass(tract), JSON.stringify(tract.calls)).toBe(true);
    } else refused++;
  }
  expect(passed).toBeGreaterThan(150);
  expect(refused).toBeGreaterThan(400);
});
