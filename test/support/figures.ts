// Random figures as a surveyor would record them: bearings to the second, distances to the hundredth.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import { EMPTY_TRACT, type Tract } from '#core/schema/tract.ts';
import { azimuth, type Radians, radians } from '#core/survey/angle.ts';
import { bearingOf, bearingText } from '#core/survey/bearing.ts';
import { measure } from '#core/survey/measure.ts';

export function lineCall(bearing: Bearing | null, distance: number | null, more: Partial<Call> = {}): Call {
  return {
    call_type: 'line',
    verbatim_text:
      bearing === null || distance === null ? '' : `thence ${bearingText(bearing)} ${distance.toFixed(2)} feet`,
    monument: null,
    confidence: 'high',
    bearing,
    distance,
    chord_bearing: null,
    chord_length: null,
    radius: null,
    curve_direction: null,
    arc_length: null,
    adjoiner: '',
    delta: null,
    tangent: null,
    distance_unit: null,
    source: null,
    computed: [],
    ...more,
  };
}

export const curveCall = (more: Partial<Call>): Call => lineCall(null, null, { call_type: 'curve', ...more });

export function tractOf(calls: readonly Call[], more: Partial<Tract> = {}): Tract {
  return {
    ...EMPTY_TRACT,
    name: 'Tract 1',
    pob_description: 'an iron pin',
    calls: [...calls],
    description_type: 'metes_and_bounds',
    ...more,
  };
}

/** "S6 15 0 W 189.53" and the like, one course a line. */
export function callsOf(rows: string): Call[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const match = /^\s*([NS])\s*(\d+)[°\s]+(\d+)?['\s]*([\d.]+)?["\s]*([EW])\s+([\d.]+)\s*$/.exec(row);
      if (match === null) throw new Error(`not a course: ${row}`);
      const [, ns, degrees, minutes, seconds, ew, distance] = match;
      const bearing: Bearing = {
        ns: ns as 'N' | 'S',
        degrees: Number(degrees),
        minutes: Number(minutes ?? 0),
        seconds: Number(seconds ?? 0),
        ew: ew as 'E' | 'W',
      };
      return lineCall(bearing, Number(distance), { verbatim_text: row.trim() });
    });
}

export interface Corner {
  east_ft: number;
  north_ft: number;
}

/** Corners of a figure that does not cross itself: all seen from its middle in turn. */
export function randomCorners(random: () => number, count: number): Corner[] {
  const size = 200 + 1500 * random();
  const turn = random() * 2 * Math.PI;
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + ((index + 0.15 + 0.7 * random()) / count) * 2 * Math.PI;
    const reach = size * (0.55 + 0.45 * random());
    return { east_ft: reach * Math.sin(angle), north_ft: reach * Math.cos(angle) };
  });
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

function callBetween(from: Corner, to: Corner): Call {
  const east = to.east_ft - from.east_ft;
  const north = to.north_ft - from.north_ft;
  return lineCall(bearingOf(azimuth(Math.atan2(east, north)), 0), hundredth(Math.hypot(east, north)));
}

/** A curve over a chord, recorded whole: radius, arc, delta, chord and chord bearing. */
export function curveBetween(from: Corner, to: Corner, delta: Radians, turn: 'left' | 'right'): Call {
  const chord = Math.hypot(to.east_ft - from.east_ft, to.north_ft - from.north_ft);
  const delta_seconds = Math.round((delta * 180 * 3600) / Math.PI);
  const exact = radians((delta_seconds * Math.PI) / (180 * 3600));
  const radius = hundredth(chord / (2 * Math.sin(exact / 2)));
  const { bearing, distance } = callBetween(from, to);
  return curveCall({
    chord_bearing: bearing,
    chord_length: distance,
    radius,
    arc_length: hundredth(radius * exact),
    delta: delta_seconds / 3600,
    curve_direction: turn,
    tangent: false,
    verbatim_text: `R ${radius.toFixed(2)} L ${(radius * exact).toFixed(2)} chord ${distance?.toFixed(2)}`,
  });
}

export function callsAround(corners: readonly Corner[]): Call[] {
  return corners.map((corner, index) => callBetween(corner, corners[(index + 1) % corners.length] as Corner));
}

/** A curve tangent to the course before it, recorded by radius, arc and central angle alone. */
function tangentCurve(radius: number, delta: Radians, turn: 'left' | 'right'): Call {
  const delta_seconds = Math.round((delta * 180 * 3600) / Math.PI);
  return curveCall({
    radius,
    delta: delta_seconds / 3600,
    arc_length: hundredth((radius * delta_seconds * Math.PI) / (180 * 3600)),
    curve_direction: turn,
    tangent: true,
    verbatim_text: `along a tangent curve, radius ${radius.toFixed(2)}`,
  });
}

/** A figure of so many courses, some of them curves on chords or on tangents, with its area stated to 0.001 acre. */
export function randomTract(random: () => number, count: number, curveShare = 0.15): Tract {
  const corners = randomCorners(random, count);
  const calls: Call[] = [];
  let at = corners[0] as Corner;
  for (let index = 0; index < count; index++) {
    const next = corners[(index + 1) % count] as Corner;
    const turn = random() < 0.5 ? 'left' : 'right';
    const kind = random();
    const isLast = index === count - 1;
    if (kind < curveShare / 2 && index > 0 && !isLast) {
      const delta = radians(0.2 + 0.6 * random());
      calls.push(
        tangentCurve(hundredth(Math.hypot(next.east_ft - at.east_ft, next.north_ft - at.north_ft) * 0.8), delta, turn),
      );
    } else if (kind < curveShare) calls.push(curveBetween(at, next, radians(0.15 + 0.5 * random()), turn));
    else calls.push(callBetween(at, next));
    const end = measure(calls, 1, true).figure?.corners.at(-1);
    const [first] = corners;
    at = {
      east_ft: (first?.east_ft ?? 0) + (end?.east_ft ?? 0),
      north_ft: (first?.north_ft ?? 0) + (end?.north_ft ?? 0),
    };
  }
  const area = measure(calls, 1, false).figure?.area_sqft ?? 0;
  return tractOf(calls, { stated_area: `acres=${(area / 43_560).toFixed(3)}` });
}
