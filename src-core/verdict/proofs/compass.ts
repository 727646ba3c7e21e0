// The eight points by which sides and corners are named.

const NAMES = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** Degrees; null for what is no such name. */
export function compassAzimuth(name: string): number | null {
  const place = NAMES.indexOf(name);
  return place < 0 ? null : place * 45;
}

export const compassName = (deg: number): string => NAMES[Math.round(deg / 45) % 8] ?? '';
