// The areas that a document states, each in its own unit with the tolerance its last digit earns.
import type { Tract } from '#core/schema/tract.ts';
import { readWire, STATED_AREA } from '#core/schema/wire-string.ts';
import { ACRE_SQFT, decimalsOf, FOOT_METERS, unitFeet } from '#core/survey/distance.ts';
import { MOST_STATED_AREA_SHARE, STATED_AREA_SHARE } from '#core/survey/limits.ts';

export type AreaUnit = (typeof STATED_AREA)[number];

export interface StatedArea {
  unit: AreaUnit;
  /** As written. */
  text: string;
  /** Null when what is written is no area. */
  value: number | null;
  /** Half a unit of the last recorded digit. */
  half: number;
}

const FIGURE = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

export function statedAreas(tract: Pick<Tract, 'stated_area' | 'stated_acreage'>): StatedArea[] {
  const facts = readWire(STATED_AREA, tract.stated_area);
  const areas: StatedArea[] = [];
  for (const unit of STATED_AREA) {
    const text = facts[unit]?.trim() ?? '';
    if (text !== '') areas.push(readArea(unit, text));
  }
  const { stated_acreage: acreage } = tract;
  // The number repeats the text; where it does not, both must hold.
  if (acreage !== null && !areas.some(({ unit, value }) => unit === 'acres' && value === acreage)) {
    areas.unshift(readArea('acres', String(acreage)));
  }
  return areas;
}

function readArea(unit: AreaUnit, text: string): StatedArea {
  const value = FIGURE.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  const half = 0.5 * 10 ** -decimalsOf(text);
  return { unit, text, value: value > 0 && Number.isFinite(value) ? value : null, half };
}

/** Square feet in the unit of a stated area. The state settles the arpent. */
export function areaIn(unit: AreaUnit, area_sqft: number, state: string): number {
  switch (unit) {
    case 'acres':
      return area_sqft / ACRE_SQFT;
    case 'sqft':
      return area_sqft;
    case 'sqm':
      return area_sqft * FOOT_METERS ** 2;
    case 'ha':
      return (area_sqft * FOOT_METERS ** 2) / 10_000;
    case 'arpents':
      return area_sqft / unitFeet('arpents', state) ** 2;
  }
}

/** A share of it or half the last digit, whichever is larger, within the largest share. */
export const toleranceOf = (value: number, half: number): number =>
  Math.min(Math.max(STATED_AREA_SHARE * value, half), MOST_STATED_AREA_SHARE * value);

/** Null when no readable area is stated. */
export function areaAgrees(areas: readonly StatedArea[], area_sqft: number, state: string): boolean | null {
  if (areas.length === 0) return null;
  return areas.every((area) => agreesWith(area, area_sqft, state));
}

export function agreesWith({ unit, value, half }: StatedArea, area_sqft: number, state: string): boolean {
  if (value === null) return false;
  return Math.abs(areaIn(unit, area_sqft, state) - value) <= toleranceOf(value, half) * (1 + 1e-12);
}

const AREA_WORDS: Readonly<Record<AreaUnit, readonly [string, number]>> = {
  acres: ['acres', 4],
  sqft: ['square feet', 1],
  sqm: ['square metres', 1],
  ha: ['hectares', 4],
  arpents: ['square arpents', 4],
};

export const areaWord = (unit: AreaUnit): string => AREA_WORDS[unit][0];

export const areaText = (unit: AreaUnit, value: number): string =>
  `${value.toFixed(AREA_WORDS[unit][1])} ${areaWord(unit)}`;
