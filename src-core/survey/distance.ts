// Lengths: the thirteen units of a deed in feet, compound distances, and how finely a value was recorded.
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { readMixedNumber } from '#core/survey/mixed-number.ts';

/** One US survey foot in metres, and the acre that goes with it. */
export const FOOT_METERS = 1200 / 3937;
export const ACRE_SQFT = 43_560;

const FIXED_FEET: Readonly<Record<Exclude<DistanceUnit, 'varas' | 'arpents'>, number>> = {
  feet: 1,
  inches: 1 / 12,
  yards: 3,
  miles: 5280,
  rods: 16.5,
  poles: 16.5,
  perches: 16.5,
  chains: 66,
  links: 0.66,
  meters: 3937 / 1200,
  kilometers: 3_937_000 / 1200,
};

interface StateUnit {
  states: readonly string[];
  feet: number;
  spoken: string;
}

const TEXAS_VARA: StateUnit = { states: ['tx', 'texas'], feet: 100 / 36, spoken: '33 1/3 inches' };
const VARAS: readonly StateUnit[] = [
  TEXAS_VARA,
  { states: ['ca', 'california', 'fl', 'florida'], feet: 33.372 / 12, spoken: '33.372 inches' },
  { states: ['az', 'arizona', 'nm', 'new mexico'], feet: 33 / 12, spoken: '33 inches' },
];
const PARIS_ARPENT: StateUnit = {
  states: ['la', 'louisiana', 'ms', 'mississippi', 'al', 'alabama'],
  feet: 191.994,
  spoken: '191.994 feet',
};
const ARPENTS: readonly StateUnit[] = [
  PARIS_ARPENT,
  { states: ['mo', 'missouri', 'ar', 'arkansas'], feet: 192.5, spoken: '192.5 feet' },
];

/** Feet in one unit. The state is its two-letter code, or empty; only the vara and the arpent ask. */
export function unitFeet(unit: DistanceUnit, state: string): number {
  if (unit !== 'varas' && unit !== 'arpents') return FIXED_FEET[unit];
  return (stateUnitOf(unit, state) ?? fallbackOf(unit)).feet;
}

/** The sentence that a vara or arpent result must carry; null for a unit that is the same everywhere. */
export function unitNote(unit: DistanceUnit, state: string): string | null {
  if (unit !== 'varas' && unit !== 'arpents') return null;
  const noun = unit === 'varas' ? 'vara' : 'arpent';
  const known = stateUnitOf(unit, state);
  if (known !== null) return `One ${noun} is taken as ${known.spoken}, the ${noun} of ${state.trim()}.`;
  const where = state.trim() === '' ? 'the state is not known' : `no ${noun} is settled for ${state.trim()}`;
  return `One ${noun} is taken as ${fallbackOf(unit).spoken}, because ${where}.`;
}

function stateUnitOf(unit: 'varas' | 'arpents', state: string): StateUnit | null {
  const key = state.trim().toLowerCase();
  return (unit === 'varas' ? VARAS : ARPENTS).find((row) => row.states.includes(key)) ?? null;
}

const fallbackOf = (unit: 'varas' | 'arpents'): StateUnit => (unit === 'varas' ? TEXAS_VARA : PARIS_ARPENT);

export interface DistancePart {
  value: number;
  unit: DistanceUnit;
  /** Digits recorded after the decimal point. */
  decimals: number;
}

const UNIT_WORDS: readonly (readonly [RegExp, DistanceUnit])[] = [
  [/^(?:feet|foot|ft|')$/, 'feet'],
  [/^(?:inch(?:es)?|ins?|")$/, 'inches'],
  [/^(?:yards?|yds?)$/, 'yards'],
  [/^(?:miles?|mi)$/, 'miles'],
  [/^(?:rods?|rds?)$/, 'rods'],
  [/^(?:poles?|po)$/, 'poles'],
  [/^(?:perch(?:es)?|per)$/, 'perches'],
  [/^(?:chains?|chs?)$/, 'chains'],
  [/^(?:links?|lks?|l)$/, 'links'],
  [/^(?:met(?:er|re)s?|m)$/, 'meters'],
  [/^(?:kilomet(?:er|re)s?|km)$/, 'kilometers'],
  [/^(?:varas?|vrs?|v)$/, 'varas'],
  [/^(?:arpents?|arp)$/, 'arpents'],
];

const FIGURE = String.raw`\d* ?[¼½¾⅓⅔⅛⅜⅝⅞]|(?:\d+[ -])?\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d*)?|\.\d+`;
const PART = new RegExp(String.raw`^[\s,]*(?:and\s+)?(${FIGURE})\s*(?:([a-z]+)\.?|(['"]))?`);

/** "12 chains 34 links", "1,255.59", "10' 6"": parts in the order read; null when anything is left over. */
export function readDistance(text: string, unit: DistanceUnit): DistancePart[] | null {
  let rest = text
    .toLowerCase()
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .trim();
  if (rest.length > 80) return null;
  const parts: DistancePart[] = [];
  while (rest !== '') {
    const match = PART.exec(rest);
    if (match === null) return null;
    const [whole, digits = '', word, mark] = match;
    const named = word ?? mark;
    const found = named === undefined ? unit : UNIT_WORDS.find(([pattern]) => pattern.test(named))?.[1];
    if (found === undefined) return null;
    // A second figure without a unit of its own could mean anything.
    if (named === undefined && parts.length > 0) return null;
    const value = /[¼-¾⅓-⅞/]/.test(digits) ? readMixedNumber(digits) : Number(digits.replaceAll(',', ''));
    if (value === null) return null;
    parts.push({ value, unit: found, decimals: decimalsOf(digits) });
    rest = rest.slice(whole.length).trim();
  }
  return parts.length === 0 ? null : parts;
}

/** A compound distance as one figure in the unit asked for. */
export function distanceIn(parts: readonly DistancePart[], unit: DistanceUnit, state: string): number {
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && only.unit === unit) return only.value;
  const feet = parts.reduce((sum, part) => sum + part.value * unitFeet(part.unit, state), 0);
  return Math.round((feet / unitFeet(unit, state)) * 1e6) / 1e6;
}

/** Digits after the decimal point of a figure as it is written. */
export function decimalsOf(digits: string): number {
  const point = digits.indexOf('.');
  return point < 0 ? 0 : digits.length - point - 1;
}
