// Lengths and areas in words of the trade, with thousands told apart.
import { ACRE_SQFT } from '#core/survey/distance.ts';

const fixed = (value: number, decimals: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const MILE_FT = 5280;

/** "1,234.5 ft", and from a mile on the miles too. */
export function feetText(feet: number): string {
  return feet < MILE_FT ? `${fixed(feet, 1)} ft` : `${fixed(feet, 0)} ft (${fixed(feet / MILE_FT, 2)} mi)`;
}

/** "4,560 sq ft (0.105 ac)". */
export function areaText(square_feet: number): string {
  const acres = square_feet / ACRE_SQFT;
  return `${fixed(square_feet, 0)} sq ft (${fixed(acres, acres < 10 ? 3 : 2)} ac)`;
}
