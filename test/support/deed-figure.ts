// A random parcel: corners around a center, so that it never crosses itself, as courses rounded the way a surveyor records them.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Chance } from '#test/support/deed-chance.ts';

export interface WrittenLine {
  readonly kind: 'line';
  readonly bearing: Bearing;
  readonly distance: number;
}

export interface WrittenCurve {
  readonly kind: 'curve';
  readonly direction: 'left' | 'right';
  readonly radius: number;
  /** Decimal degrees, whole seconds. */
  readonly delta: number;
  readonly arc: number;
  readonly chordBearing: Bearing;
  readonly chord: number;
}

export type WrittenCourse = WrittenLine | WrittenCurve;

/** How finely the figure is recorded: seconds or minutes of arc, and decimals of the unit. */
export interface Fineness {
  readonly seconds: 1 | 60 | 900;
  readonly decimals: number;
}

export interface WalkedCourse {
  readonly east: number;
  readonly north: number;
  readonly length: number;
}

/** A course as recorded, by its own latitude and departure; a curve by its chord. */
export function walkCourse(course: WrittenCourse): WalkedCourse {
  const [bearing, length] =
    course.kind === 'line' ? [course.bearing, course.distance] : [course.chordBearing, course.chord];
  const off = ((bearing.degrees + bearing.minutes / 60 + bearing.seconds / 3600) * Math.PI) / 180;
  const [east, north] = [bearing.ew === 'E' ? 1 : -1, bearing.ns === 'N' ? 1 : -1];
  return { east: length * Math.sin(off) * east, north: length * Math.cos(off) * north, length };
}

interface Corner {
  readonly east: number;
  readonly north: number;
}

/** `size` is the rough radius of the parcel in its own unit. */
export function figureOf(chance: Chance, size: number, fineness: Fineness, curved: boolean): WrittenCourse[] {
  const corners = cornersOf(chance, size);
  const bend = curved ? chance.whole(0, corners.length - 1) : -1;
  return corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return index === bend ? curveOf(chance, corner, next, fineness) : lineOf(corner, next, fineness);
  });
}

function cornersOf(chance: Chance, size: number): Corner[] {
  const count = chance.whole(3, 8);
  const turn = chance.next() * 2 * Math.PI;
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + ((index + 0.6 * chance.next()) / count) * 2 * Math.PI;
    const reach = size * (0.6 + 0.8 * chance.next());
    return { east: reach * Math.sin(angle), north: reach * Math.cos(angle) };
  });
}

function lineOf(from: Corner, to: Corner, fineness: Fineness): WrittenLine {
  return { kind: 'line', ...rounded(from, to, fineness) };
}

function rounded(from: Corner, to: Corner, { seconds, decimals }: Fineness): { bearing: Bearing; distance: number } {
  const east = to.east - from.east;
  const north = to.north - from.north;
  const scale = 10 ** decimals;
  const off = (Math.atan2(Math.abs(east), Math.abs(north)) * 180 * 3600) / Math.PI;
  return {
    bearing: bearingOf(Math.round(off / seconds) * seconds, north >= 0 ? 'N' : 'S', east >= 0 ? 'E' : 'W'),
    distance: Math.round(Math.hypot(east, north) * scale) / scale,
  };
}

function bearingOf(total: number, ns: 'N' | 'S', ew: 'E' | 'W'): Bearing {
  const degrees = Math.floor(total / 3600);
  const minutes = Math.floor((total - degrees * 3600) / 60);
  return { ns, degrees, minutes, seconds: total - degrees * 3600 - minutes * 60, ew };
}

/** An arc over the chord between two corners: the radius is chosen, the rest follows from it. */
function curveOf(chance: Chance, from: Corner, to: Corner, fineness: Fineness): WrittenCurve {
  const { bearing, distance } = rounded(from, to, fineness);
  const scale = 10 ** fineness.decimals;
  const radius = Math.round(distance * (0.7 + 2 * chance.next()) * scale) / scale;
  const half = Math.asin(Math.min(1, distance / (2 * radius)));
  const delta = Math.round(((2 * half * 180) / Math.PI) * 3600) / 3600;
  const arc = Math.round(radius * 2 * half * scale) / scale;
  return {
    kind: 'curve',
    direction: chance.pick(['left', 'right'] as const),
    radius,
    delta,
    arc,
    chordBearing: bearing,
    chord: distance,
  };
}
