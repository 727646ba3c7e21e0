// Random figures for deeds drawn in the tests: courses that close as far as their rounding lets them, and their area.

export interface WrittenBearing {
  ns: 'N' | 'S';
  degrees: number;
  minutes: number;
  seconds: number;
  ew: 'E' | 'W';
}

export interface WrittenCurve {
  radius: number;
  /** Seconds of arc, whole. */
  delta_s: number;
  arc: number;
  turn: 'left' | 'right';
}

export type WrittenUnit = 'feet' | 'poles' | 'perches' | 'chains';

/** One course as the deed has it; of a curve, bearing and distance are the chord's. */
export interface WrittenCall {
  bearing: WrittenBearing;
  distance: number;
  /** Feet where absent. */
  unit?: WrittenUnit;
  curve?: WrittenCurve;
}

const FEET: Readonly<Record<WrittenUnit, number>> = { feet: 1, poles: 16.5, perches: 16.5, chains: 66 };

/** Corners at random distances around a middle, walked clockwise; the last course closes what rounding left. */
export function figureOf(random: () => number, courses: number, step_s = 1): WrittenCall[] {
  const corners = Array.from({ length: courses }, (_, i) => {
    const angle = ((i + 0.15 + random() * 0.7) / courses) * 2 * Math.PI;
    const radius = 150 + random() * 700;
    return { east: radius * Math.sin(angle), north: radius * Math.cos(angle) };
  });
  const first = corners[0] as { east: number; north: number };
  const at = { ...first };
  return corners.map((_, i) => {
    const to = corners[(i + 1) % courses] ?? first;
    const call = callOf(to.east - at.east, to.north - at.north, step_s);
    const azimuth = azimuthOf(call);
    at.east += call.distance * Math.sin(azimuth);
    at.north += call.distance * Math.cos(azimuth);
    return call;
  });
}

/** Each course has its opposite, so that quarter degrees and quarter lengths still close to nothing. */
export function oppositeFigure(random: () => number, courses: number, unit: WrittenUnit): WrittenCall[] {
  const sides = Math.max(2, Math.round(courses / 2));
  const half = Array.from({ length: sides }, (_, i) => {
    const quarters = Math.round(((i + 0.1 + random() * 0.8) / sides) * 720);
    // A bearing along an axis is written as "due north" and the like, which is no case for figures.
    const azimuth_q = quarters % 360 === 0 ? quarters + 1 : quarters;
    const distance = unit === 'chains' ? (200 + Math.floor(random() * 1600)) / 100 : 8 + Math.floor(random() * 220) / 4;
    return { azimuth_q, distance };
  });
  const there = half.map(({ azimuth_q, distance }) => ({ bearing: quarterBearing(azimuth_q), distance, unit }));
  const back = there.map(({ bearing, distance }) => ({ bearing: opposite(bearing), distance, unit }));
  return [...there, ...back];
}

/** Every third course as the chord of a curve. */
export function withCurves(random: () => number, calls: readonly WrittenCall[]): WrittenCall[] {
  return calls.map((call, i) => {
    if (i % 3 !== 1 || i === calls.length - 1) return call;
    const radius = Math.round(call.distance * (0.8 + random() * 2.4)) + 0.25 * Math.floor(random() * 4);
    const delta_s = Math.round(((2 * Math.asin(call.distance / 2 / radius) * 180) / Math.PI) * 3600);
    const arc = Math.round(radius * radiansOf(delta_s) * 100) / 100;
    return { ...call, curve: { radius, delta_s, arc, turn: random() < 0.6 ? 'right' : 'left' } };
  });
}

export function acresOf(calls: readonly WrittenCall[]): number {
  let [east, north, twice, bulge] = [0, 0, 0, 0];
  for (const call of calls) {
    const azimuth = azimuthOf(call);
    const length = call.distance * FEET[call.unit ?? 'feet'];
    const [toEast, toNorth] = [east + length * Math.sin(azimuth), north + length * Math.cos(azimuth)];
    twice += toEast * north - east * toNorth;
    [east, north] = [toEast, toNorth];
    if (call.curve !== undefined) bulge += segmentOf(call.curve);
  }
  // The figures are walked clockwise: a curve to the right bulges outward.
  return (Math.abs(twice) / 2 + bulge) / 43560;
}

function segmentOf({ radius, delta_s, turn }: WrittenCurve): number {
  const delta = radiansOf(delta_s);
  return ((turn === 'right' ? 1 : -1) * radius * radius * (delta - Math.sin(delta))) / 2;
}

function radiansOf(seconds: number): number {
  return (seconds / 3600) * (Math.PI / 180);
}

function callOf(east: number, north: number, step_s: number): WrittenCall {
  const exact = ((Math.atan2(Math.abs(east), Math.abs(north)) * 180) / Math.PI) * 3600;
  const total = Math.round(exact / step_s) * step_s;
  return {
    bearing: {
      ns: north >= 0 ? 'N' : 'S',
      degrees: Math.floor(total / 3600),
      minutes: Math.floor(total / 60) % 60,
      seconds: total % 60,
      ew: east >= 0 ? 'E' : 'W',
    },
    distance: Math.round(Math.hypot(east, north) * 100) / 100,
  };
}

function quarterBearing(azimuth_q: number): WrittenBearing {
  const fromNorth = azimuth_q <= 360 ? azimuth_q : 720 - azimuth_q;
  const [degrees, minutes] = [Math.floor(fromNorth / 4), (fromNorth % 4) * 15];
  return { ns: azimuth_q <= 360 ? 'N' : 'S', degrees, minutes, seconds: 0, ew: 'E' };
}

function opposite(bearing: WrittenBearing): WrittenBearing {
  return { ...bearing, ns: bearing.ns === 'N' ? 'S' : 'N', ew: bearing.ew === 'E' ? 'W' : 'E' };
}

function azimuthOf({ bearing }: WrittenCall): number {
  const angle = ((bearing.degrees + bearing.minutes / 60 + bearing.seconds / 3600) * Math.PI) / 180;
  if (bearing.ns === 'N') return bearing.ew === 'E' ? angle : 2 * Math.PI - angle;
  return bearing.ew === 'E' ? Math.PI - angle : Math.PI + angle;
}
