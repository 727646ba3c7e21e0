// How deeds spell bearings, distances and curves: each dialect is one clerk's habit.
import type { Bearing } from '#core/schema/bearing.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { Chance } from '#test/support/deed-chance.ts';
import type { Fineness, WrittenCurve } from '#test/support/deed-figure.ts';

export interface Dialect {
  readonly unit: DistanceUnit;
  readonly size: number;
  readonly fineness: Fineness;
  readonly bearing: (bearing: Bearing) => string;
  readonly distance: (value: number) => string;
  readonly thence: string;
  readonly stop: string;
}

const two = (value: number): string => String(value).padStart(2, '0');
const POLE = { N: 'North', S: 'South' } as const;
const SIDE = { E: 'East', W: 'West' } as const;

type SpellBearing = (bearing: Bearing) => string;

const TO_THE_SECOND: readonly SpellBearing[] = [
  (b) => `${b.ns} ${two(b.degrees)}°${two(b.minutes)}'${two(b.seconds)}" ${b.ew}`,
  (b) => `${b.ns}${two(b.degrees)}°${two(b.minutes)}'${two(b.seconds)}"${b.ew}`,
  (b) => `${b.ns}. ${b.degrees}° ${two(b.minutes)}' ${two(b.seconds)}" ${b.ew}.`,
  (b) => `${POLE[b.ns]} ${two(b.degrees)}°${two(b.minutes)}’${two(b.seconds)}” ${SIDE[b.ew]}`,
  (b) => `${POLE[b.ns]} ${b.degrees} degrees ${two(b.minutes)} minutes ${two(b.seconds)} seconds ${SIDE[b.ew]}`,
  (b) => `${POLE[b.ns]} ${b.degrees} degrees, ${b.minutes} minutes and ${b.seconds} seconds ${SIDE[b.ew]}`,
  (b) => `${b.ns} ${two(b.degrees)}-${two(b.minutes)}-${two(b.seconds)} ${b.ew}`,
  (b) =>
    `${POLE[b.ns].toUpperCase()} ${two(b.degrees)}°${two(b.minutes)}'${two(b.seconds)}" ${SIDE[b.ew].toUpperCase()}`,
  (b) => `${b.ns} ${b.degrees} deg. ${b.minutes} min. ${b.seconds} sec. ${b.ew}`,
];

const TO_THE_MINUTE: readonly SpellBearing[] = [
  (b) => `${b.ns} ${b.degrees}° ${two(b.minutes)}' ${b.ew}`,
  (b) => `${POLE[b.ns]} ${b.degrees} degrees ${b.minutes} minutes ${SIDE[b.ew]}`,
  (b) => `${b.ns}. ${b.degrees}°${two(b.minutes)}' ${b.ew}.`,
  (b) => `${POLE[b.ns]} ${numberWords(b.degrees)} degrees and ${numberWords(b.minutes)} minutes ${SIDE[b.ew]}`,
  (b) => `${b.ns} ${b.degrees} deg. ${two(b.minutes)}' ${b.ew}`,
];

const QUARTERS = ['', ' 1/4', ' 1/2', ' 3/4'] as const;
const SIGNS = ['', '¼', '½', '¾'] as const;

const TO_THE_QUARTER: readonly SpellBearing[] = [
  (b) => `${b.ns} ${b.degrees}${SIGNS[b.minutes / 15] ?? ''}° ${b.ew}`,
  (b) => `${POLE[b.ns]} ${b.degrees}${QUARTERS[b.minutes / 15] ?? ''} degrees ${SIDE[b.ew]}`,
  (b) => `${b.ns} ${b.degrees}${SIGNS[b.minutes / 15] ?? ''} ${b.ew}`,
];

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function numberWords(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100)
    return value % 10 === 0 ? (TENS[value / 10] ?? '') : `${TENS[Math.floor(value / 10)]}-${ONES[value % 10]}`;
  if (value < 1000) {
    const rest = value % 100;
    return `${ONES[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` ${numberWords(rest)}`}`;
  }
  const rest = value % 1000;
  return `${numberWords(Math.floor(value / 1000))} thousand${rest === 0 ? '' : ` ${numberWords(rest)}`}`;
}

function tenthsInWords(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = numberWords(Math.floor(tenths / 10));
  return tenths % 10 === 0 ? whole : `${whole} and ${numberWords(tenths % 10)}-tenths`;
}

const commas = (value: number, decimals: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** Chains with their links apart: 9.71 is "9 chains and 71 links". */
function chainsAndLinks(value: number): string {
  const links = Math.round(value * 100);
  return `${Math.floor(links / 100)} chains and ${links % 100} links`;
}

type Measure = Pick<Dialect, 'unit' | 'size' | 'fineness' | 'distance'>;

const FINE: Fineness = { seconds: 1, decimals: 2 };

const MEASURES: readonly Measure[] = [
  { unit: 'feet', size: 300, fineness: FINE, distance: (v) => `${v.toFixed(2)} feet` },
  { unit: 'feet', size: 900, fineness: FINE, distance: (v) => `${commas(v, 2)} feet` },
  { unit: 'feet', size: 200, fineness: FINE, distance: (v) => `a distance of ${v.toFixed(2)} feet` },
  { unit: 'feet', size: 150, fineness: FINE, distance: (v) => `${v.toFixed(2)}'` },
  { unit: 'feet', size: 150, fineness: FINE, distance: (v) => `${v.toFixed(2)} ft.` },
  { unit: 'meters', size: 90, fineness: { seconds: 1, decimals: 3 }, distance: (v) => `${v.toFixed(3)} metres` },
  { unit: 'meters', size: 400, fineness: FINE, distance: (v) => `${v.toFixed(2)} m.` },
  { unit: 'feet', size: 400, fineness: { seconds: 60, decimals: 1 }, distance: (v) => `${v.toFixed(1)} feet` },
  { unit: 'feet', size: 400, fineness: { seconds: 60, decimals: 1 }, distance: (v) => `${tenthsInWords(v)} feet` },
  { unit: 'chains', size: 20, fineness: { seconds: 60, decimals: 2 }, distance: (v) => `${v.toFixed(2)} chains` },
  { unit: 'chains', size: 20, fineness: { seconds: 900, decimals: 2 }, distance: chainsAndLinks },
  { unit: 'poles', size: 90, fineness: { seconds: 900, decimals: 0 }, distance: (v) => `${v} poles` },
  { unit: 'rods', size: 60, fineness: { seconds: 900, decimals: 1 }, distance: (v) => `${v} rods` },
  { unit: 'perches', size: 60, fineness: { seconds: 900, decimals: 1 }, distance: (v) => `${v} perches` },
  { unit: 'varas', size: 800, fineness: { seconds: 900, decimals: 0 }, distance: (v) => `${v} varas` },
  { unit: 'varas', size: 800, fineness: { seconds: 900, decimals: 0 }, distance: (v) => `${numberWords(v)} varas` },
  { unit: 'arpents', size: 30, fineness: { seconds: 900, decimals: 2 }, distance: (v) => `${v.toFixed(2)} arpents` },
];

export function dialectOf(chance: Chance): Dialect {
  const measure = chance.pick(MEASURES);
  const { seconds } = measure.fineness;
  const bearing = chance.pick(seconds === 1 ? TO_THE_SECOND : seconds === 60 ? TO_THE_MINUTE : TO_THE_QUARTER);
  const thence = chance.pick(['thence', 'Thence', 'THENCE', 'running thence', 'thence run']);
  return { ...measure, bearing, thence, stop: chance.pick([';', ';', ',', '.']) };
}

function angleText(degrees: number): string {
  const total = Math.round(degrees * 3600);
  return `${Math.floor(total / 3600)}°${two(Math.floor((total % 3600) / 60))}'${two(total % 60)}"`;
}

export type SpellCurve = (curve: WrittenCurve, dialect: Dialect) => string;

export const CURVES: readonly SpellCurve[] = [
  (c, d) =>
    `along a curve to the ${c.direction} having a radius of ${d.distance(c.radius)}, a central angle of ${angleText(c.delta)}, an arc length of ${d.distance(c.arc)}, and a chord which bears ${d.bearing(c.chordBearing)} ${d.distance(c.chord)}`,
  (c, d) =>
    `with the arc of a curve to the ${c.direction} whose radius is ${d.distance(c.radius)}, whose chord bearing and chord are ${d.bearing(c.chordBearing)} ${d.distance(c.chord)} for an arc distance of ${d.distance(c.arc)} through a delta of ${angleText(c.delta)}`,
  (c, d) =>
    `along the arc of a curve to the ${c.direction}, ${d.distance(c.arc)}, said curve having a radius of ${d.distance(c.radius)}, a delta angle of ${angleText(c.delta)} and being subtended by a chord bearing ${d.bearing(c.chordBearing)}, ${d.distance(c.chord)}`,
];
