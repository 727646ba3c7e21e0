// Surveys as they come to the counter: old ones in poles and quarter degrees that never closed well, chains and links,
// plats in feet and seconds; rectangles, strips and crooked farms. How they err is known here and to nobody else.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { Tract } from '#core/schema/tract.ts';
import { radians } from '#core/survey/angle.ts';
import { areaOf } from '#core/survey/area.ts';
import { measure } from '#core/survey/measure.ts';
import { PRACTICES, type Practice } from '#test/support/field-practices.ts';
import { type Corner, curveBetween, lineCall, tractOf } from '#test/support/figures.ts';

type Random = () => number;

/** `taped`: errors grow with each course and are scaled to a closure. `wandering`: by the root of the length, with
 * needles drawn aside at single corners, a chain too long, and areas that are often anybody's guess. */
export type Manner = 'taped' | 'wandering';

export interface FieldOptions {
  manner: Manner;
  /** One of the practices by name, or any in its share. */
  practice?: string;
  /** The survey's own closure; where not given, one that its practice comes out with. */
  denominator?: number;
  /** Whether an area is stated; where not given, in two of three. */
  stated?: boolean;
}

export const pickOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** One of them, each as often as its share. */
export function byShare<Item>(random: Random, items: readonly (readonly [number, Item])[]): Item {
  let left = random() * items.reduce((sum, [share]) => sum + share, 0);
  for (const [share, item] of items) {
    left -= share;
    if (left < 0) return item;
  }
  return (items[0] as readonly [number, Item])[1];
}

const between = (random: Random, low: number, high: number): number => low * (high / low) ** random();

/** Near enough to a bell. */
const bell = (random: Random): number => random() + random() + random() + random() + random() + random() - 3;

export function fieldSurvey(random: Random, options: FieldOptions): Tract {
  const practice = practiceOf(random, options.practice);
  const corners = scaled(
    shapeOf(random),
    between(random, ...practice.acres),
    random() < 0.4 ? 0 : random() * 2 * Math.PI,
  );
  const target = options.denominator ?? between(random, ...practice.denominators);
  const measured = walked(random, corners, target, options.manner);
  const curved = practice.angle_steps.includes(1) && random() < 0.3 ? 0.25 : 0;
  const calls = written(random, measured, practice, curved);
  const stated = options.stated ?? random() < 0.67;
  return tractOf(calls, {
    distance_unit: practice.unit,
    stated_area: stated ? areaText(random, corners, measured, calls, practice, options.manner) : '',
  });
}

function practiceOf(random: Random, name: string | undefined): Practice {
  const asked = name === undefined ? undefined : PRACTICES[name];
  if (asked !== undefined) return asked;
  return byShare(
    random,
    Object.values(PRACTICES).map((practice) => [practice.share, practice] as const),
  );
}

/** A plain rectangle, a strip, a figure of square corners, a crooked round, or a creek side. */
function shapeOf(random: Random): Corner[] {
  const kind = random();
  const corner = (east_ft: number, north_ft: number): Corner => ({ east_ft, north_ft });
  if (kind < 0.22) {
    const deep = kind < 0.06 ? 0.04 + 0.08 * random() : 0.35 + 0.65 * random();
    return [corner(0, 0), corner(0, deep), corner(1, deep), corner(1, 0)];
  }
  if (kind < 0.36) {
    const [east, north] = [0.3 + 0.4 * random(), 0.3 + 0.4 * random()];
    return [corner(0, 0), corner(0, 1), corner(east, 1), corner(east, north), corner(1, north), corner(1, 0)];
  }
  if (kind < 0.46) {
    const count = 5 + Math.floor(25 * random());
    const creek = Array.from({ length: count }, (_, i) => corner(1 - (i + 0.3 * random()) / count, 0.16 * random()));
    return [corner(0, 0.6 + 0.3 * random()), corner(1, 0.6 + 0.3 * random()), ...creek, corner(-0.02, 0.1)];
  }
  const count = 4 + Math.floor(random() < 0.7 ? 9 * random() : 37 * random());
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.1 + 0.8 * random()) / count) * 2 * Math.PI;
    const reach = 0.5 + 0.5 * random();
    return corner(reach * Math.sin(angle), reach * Math.cos(angle));
  });
}

function scaled(corners: readonly Corner[], acres: number, turn: number): Corner[] {
  const by = Math.sqrt((acres * 43_560) / Math.max(1e-9, shoelace(corners)));
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return corners.map(({ east_ft, north_ft }) => ({
    east_ft: by * (east_ft * cosine + north_ft * sine),
    north_ft: by * (north_ft * cosine - east_ft * sine),
  }));
}

function shoelace(corners: readonly Corner[]): number {
  let doubled = 0;
  corners.forEach(({ east_ft, north_ft }, i) => {
    const next = corners[(i + 1) % corners.length] as Corner;
    doubled += east_ft * next.north_ft - next.east_ft * north_ft;
  });
  return Math.abs(doubled / 2);
}

/** The sides as the party measured them: each with its own error, the whole missing by one part in `target`. */
function walked(random: Random, corners: readonly Corner[], target: number, manner: Manner): Corner[] {
  const sides = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] as Corner;
    return { east_ft: next.east_ft - corner.east_ft, north_ft: next.north_ft - corner.north_ft };
  });
  const perimeter = sides.reduce((sum, side) => sum + Math.hypot(side.east_ft, side.north_ft), 0);
  const errors = sides.map((side) => errorOf(random, side, perimeter, manner));
  const miss = Math.hypot(
    errors.reduce((sum, { east_ft }) => sum + east_ft, 0),
    errors.reduce((sum, { north_ft }) => sum + north_ft, 0),
  );
  // A wandering survey comes out as it comes out, about as well as it was meant to.
  const by = manner === 'taped' ? perimeter / target / Math.max(miss, 1e-9) : (0.8 * perimeter) / target;
  const chain = manner === 'taped' ? 1 : 1 + 0.004 * bell(random);
  return sides.map((side, i) => ({
    east_ft: chain * side.east_ft + by * (errors[i]?.east_ft ?? 0),
    north_ft: chain * side.north_ft + by * (errors[i]?.north_ft ?? 0),
  }));
}

function errorOf(random: Random, side: Corner, perimeter: number, manner: Manner): Corner {
  const length = Math.hypot(side.east_ft, side.north_ft);
  const grown = manner === 'taped' ? length / perimeter + 0.01 : Math.sqrt(length / perimeter);
  const drawnAside = manner === 'wandering' && random() < 0.08 ? 4 : 1;
  const along = (grown * bell(random)) / Math.max(length, 1e-9);
  const across = (1.3 * drawnAside * grown * bell(random)) / Math.max(length, 1e-9);
  return {
    east_ft: along * side.east_ft + across * side.north_ft,
    north_ft: along * side.north_ft - across * side.east_ft,
  };
}

const stepped = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(6));

function written(random: Random, sides: readonly Corner[], practice: Practice, curved: number): Call[] {
  const angle = pickOf(random, practice.angle_steps);
  const step = pickOf(random, practice.length_steps);
  return sides.map((side) => {
    const curve =
      random() < curved
        ? curveBetween(
            { east_ft: 0, north_ft: 0 },
            side,
            radians(0.2 + 0.5 * random()),
            random() < 0.5 ? 'left' : 'right',
          )
        : null;
    if (curve !== null) return curve;
    const length = Math.hypot(side.east_ft, side.north_ft) / practice.unit_ft;
    const off = (Math.atan2(Math.abs(side.east_ft), Math.abs(side.north_ft)) * 648_000) / Math.PI;
    const bearing = bearingAt(stepped(off, angle), side.north_ft >= 0 ? 'N' : 'S', side.east_ft >= 0 ? 'E' : 'W');
    return writtenLine(bearing, Math.max(step, stepped(length, step)), practice.unit, step < 1 ? decimalsOf(step) : 0);
  });
}

const decimalsOf = (step: number): number => String(step).length - 2;

/** A course with the sentence that it was read from. */
export function writtenLine(bearing: Bearing, distance: number, unit: DistanceUnit, decimals: number): Call {
  const { ns, degrees, minutes, seconds, ew } = bearing;
  const far = distance.toFixed(Math.min(decimals, 6));
  const verbatim_text = `thence ${ns} ${degrees}°${minutes}'${seconds}" ${ew} ${far} ${unit} to a stake`;
  return lineCall(bearing, Number(far), { verbatim_text });
}

function bearingAt(seconds: number, ns: 'N' | 'S', ew: 'E' | 'W'): Bearing {
  const degrees = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds - degrees * 3600) / 60);
  return { ns, degrees, minutes, seconds: seconds - degrees * 3600 - minutes * 60, ew };
}

/** From the balanced figure or a better plan of it, rounded; now and then guessed, now and then wrong. */
function areaText(
  random: Random,
  corners: readonly Corner[],
  sides: readonly Corner[],
  calls: readonly Call[],
  practice: Practice,
  manner: Manner,
): string {
  const [guessed, wrong] = manner === 'taped' ? [0.1, 0.06] : [0.25, 0.12];
  const kind = random();
  const known = random() < 0.35 ? shoelace(corners) : shoelace(balanced(sides));
  let acres = (known + segmentsOf(calls)) / 43_560;
  if (kind < wrong) acres *= 0.6 + 0.8 * random();
  else if (kind < wrong + guessed) acres *= 1 + 0.03 * bell(random);
  const step = pickOf(random, practice.area_steps);
  const text = Math.max(step, stepped(acres, step)).toFixed(step < 1 ? decimalsOf(step) : 0);
  return `acres=${text}`;
}

/** What the arcs add to the straight figure. */
function segmentsOf(calls: readonly Call[]): number {
  const legs = measure(calls, 1, false).figure?.legs ?? [];
  if (legs.every(({ arc }) => arc === null)) return 0;
  return areaOf(legs) - areaOf(legs.map((leg) => ({ ...leg, segment_sqft: 0 })));
}

function balanced(sides: readonly Corner[]): Corner[] {
  const perimeter = sides.reduce((sum, side) => sum + Math.hypot(side.east_ft, side.north_ft), 0);
  const miss_east = sides.reduce((sum, { east_ft }) => sum + east_ft, 0);
  const miss_north = sides.reduce((sum, { north_ft }) => sum + north_ft, 0);
  let at: Corner = { east_ft: 0, north_ft: 0 };
  return sides.map((side) => {
    const share = Math.hypot(side.east_ft, side.north_ft) / perimeter;
    at = {
      east_ft: at.east_ft + side.east_ft - share * miss_east,
      north_ft: at.north_ft + side.north_ft - share * miss_north,
    };
    return at;
  });
}
