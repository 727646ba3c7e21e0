// What a stated area says of a figure. Most were worked out from these very courses, some from a better plan, some were
// guessed, and a few are of other land.
import type { StatedArea } from '#core/survey/stated-area.ts';
import { areaIn } from '#core/survey/stated-area.ts';

export interface AreaEvidence {
  area_sqft: number;
  half_sqft: number;
  origins: readonly Origin[];
}

interface Origin {
  weight: number;
  /** One standard deviation as a part of the area. */
  spread: number;
  /** Whether it knows the land better than these courses do. */
  independent: boolean;
}

/** What is left of one is of other land, or no area at all: any figure of that order would do. */
const ROUGH: readonly Origin[] = [
  { weight: 0.5, spread: 0.001, independent: false },
  { weight: 0.2, spread: 0.001, independent: true },
  { weight: 0.15, spread: 0.012, independent: true },
  { weight: 0.08, spread: 0.05, independent: true },
];

/** With a survey in seconds the area was worked out from it. */
const FINE: readonly Origin[] = [
  { weight: 0.5, spread: 0.0001, independent: false },
  { weight: 0.16, spread: 0.001, independent: false },
  { weight: 0.2, spread: 0.001, independent: true },
  { weight: 0.07, spread: 0.012, independent: true },
  { weight: 0.02, spread: 0.05, independent: true },
];

/** The finest of the areas that can be read; the others repeat it in other units. */
export function areaEvidence(stated: readonly StatedArea[], state: string, isFine: boolean): AreaEvidence | null {
  let best: AreaEvidence | null = null;
  for (const { unit, value, half } of stated) {
    if (value === null) continue;
    const one = areaIn(unit, 1, state);
    const found = { area_sqft: value / one, half_sqft: half / one, origins: isFine ? FINE : ROUGH };
    if (best === null || found.half_sqft < best.half_sqft) best = found;
  }
  return best;
}

/** Per square foot, given what the courses make of it and how far they may be off. */
export function areaDensity(evidence: AreaEvidence, computed_sqft: number, variance: number): number {
  const { area_sqft, half_sqft, origins } = evidence;
  const off = area_sqft - computed_sqft;
  const rounding = (half_sqft * half_sqft) / 3;
  let astray = 1;
  let density = 0;
  for (const { weight, spread, independent } of origins) {
    const own = rounding + (spread * area_sqft) ** 2 + (independent ? variance : 0);
    density += (weight * Math.exp((-0.5 * off * off) / own)) / Math.sqrt(2 * Math.PI * own);
    astray -= weight;
  }
  return density + astray * astrayDensity(area_sqft);
}

/** The density of an area of which nothing is known but its order. */
export const astrayDensity = (area_sqft: number): number => 1 / (2 * area_sqft);
