// The parts of a section as boxes within it, as the public survey lays them out.
import type { Land, PlaceFact } from '#core/read/account/quantities/place-names.ts';

/** A quarter-quarter's side, in feet. */
export const QUARTER_FT = 1320;

/** West, south, east and north, in quarter-quarters from a section's southwest corner. */
export type Box = readonly [number, number, number, number];

/** Those that the land is told to lie in. */
export function boxesOf(land: Land): readonly Box[] {
  const lesser = (land.get('quarter quarter')?.values ?? []).map((value) => value.split(' '));
  const greater = (land.get('quarter')?.values ?? []).filter((value) => !lesser.some(([, whole]) => whole === value));
  const boxes = [...greater.map(quarterBox), ...lesser.map(([part = '', whole = '']) => lesserBox(part, whole))];
  const halves = boxes.length > 0 ? [] : (land.get('half')?.values ?? []).map(halfBox);
  return boxes.length > 0 ? boxes : halves.length > 0 ? halves : [WHOLE];
}

function lesserBox(part: string, whole: string): Box {
  const [[west, south], [east, north]] = [quarterBox(whole), quarterBox(part)];
  return [west + east / 2, south + north / 2, west + east / 2 + 1, south + north / 2 + 1];
}

/** Of one part; null of what is none. */
export const boxOf = ({ kind, values: [value = ''] }: PlaceFact): Box | null => {
  if (kind === 'half') return halfBox(value);
  const [part = '', whole = ''] = value.split(' ');
  if (kind === 'half of quarter') return halfOfBox(part, quarterBox(whole));
  return kind === 'quarter' ? quarterBox(value) : kind === 'quarter quarter' ? lesserBox(part, whole) : null;
};

const WHOLE: Box = [0, 0, 4, 4];

const halfBox = (side: string): Box => [
  side === 'e' ? 2 : 0,
  side === 'n' ? 2 : 0,
  side === 'w' ? 2 : 4,
  side === 's' ? 2 : 4,
];

const halfOfBox = (side: string, [west, south, east, north]: Box): Box => [
  side === 'e' ? (west + east) / 2 : west,
  side === 'n' ? (south + north) / 2 : south,
  side === 'w' ? (west + east) / 2 : east,
  side === 's' ? (south + north) / 2 : north,
];

function quarterBox(quarter: string): Box {
  const [south, west] = [quarter.startsWith('n') ? 2 : 0, quarter.endsWith('e') ? 2 : 0];
  return [west, south, west + 2, south + 2];
}
