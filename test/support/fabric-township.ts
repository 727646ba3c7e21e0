// A township of our own making, laid out corner by corner: mile after mile from the southeast, the remainder thrown into
// the north and west tiers, government lots there, a lake that takes a corner of Section 12, and a half range beside it.
// It stands where no township of that number does, so that no real fabric is ever replaced by it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { planeAt, rounded } from '#core/place/plane.ts';

export const TOWNSHIP = 'KS060990S0990W0';
export const HALF_RANGE = 'KS060990S0982W0';

type Spot = readonly [number, number];

const HOME = planeAt([-99.95, 38.4]);
const SLANT = 0.0045;
const MILE = 5280;

/** The same small irregularity for the same corner, whoever asks: monuments never stand quite where they should. */
function wobble(a: number, b: number, size: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return (mixed - Math.floor(mixed) - 0.5) * 2 * size;
}

/** East and north in feet of a section corner: `column` miles west and `row` miles north of the southeast corner. */
function corner(column: number, row: number): Spot {
  const west = column <= 0 ? -column * MILE : column < 6 ? column * MILE : 5 * MILE + 5096;
  const north = row < 6 ? row * MILE : 5 * MILE + 5371;
  const [x, y] = [(column <= 0 ? west : -west) + wobble(column, row, 6), north + wobble(row, column + 40, 6)];
  return [x * Math.cos(SLANT) + y * Math.sin(SLANT), y * Math.cos(SLANT) - x * Math.sin(SLANT)];
}

const mix = (a: Spot, b: Spot, share: number): Spot => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
const away = (a: Spot, b: Spot): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const along = (a: Spot, b: Spot, feet: number): Spot => mix(a, b, feet / away(a, b));

function meet(a: Spot, b: Spot, c: Spot, d: Spot): Spot {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const share = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / (ux * vy - uy * vx);
  return mix(a, b, share);
}

/** Quarter and sixteenth corners of a line from its interior end; a closing line keeps 20-chain steps. */
function line(inner: Spot, outer: Spot, closing: boolean): Spot[] {
  const quarter = closing ? along(inner, outer, 2640) : mix(inner, outer, 0.5);
  const last = closing ? along(quarter, outer, 1320) : mix(quarter, outer, 0.5);
  return [inner, mix(inner, quarter, 0.5), quarter, last, outer];
}

export interface SampleSection {
  township: string;
  number: number;
  /** nodes[column][row] from the southwest, longitude and latitude. */
  nodes: Spot[][];
}

const NUMBERS = [
  [1, 2, 3, 4, 5, 6],
  [12, 11, 10, 9, 8, 7],
  [13, 14, 15, 16, 17, 18],
  [24, 23, 22, 21, 20, 19],
  [25, 26, 27, 28, 29, 30],
  [36, 35, 34, 33, 32, 31],
];

/** Nodes of the section whose southeast corner is `column` miles west and `row` miles north. */
function nodesOf(column: number, row: number): Spot[][] {
  const [west, north] = [column === 5, row === 5];
  const [se, sw, ne, nw] = [
    corner(column, row),
    corner(column + 1, row),
    corner(column, row + 1),
    corner(column + 1, row + 1),
  ];
  const south = line(se, sw, west).toReversed();
  const top = line(ne, nw, west).toReversed();
  const left = line(sw, nw, north);
  const right = line(se, ne, north);
  const at = (spots: readonly Spot[], i: number): Spot => spots[i] as Spot;
  const center = meet(at(south, 2), at(top, 2), at(left, 2), at(right, 2));
  const share = (spots: readonly Spot[], i: number) =>
    away(at(spots, i - 1), at(spots, i)) / away(at(spots, i - 1), at(spots, i + 1));
  const both = (one: readonly Spot[], other: readonly Spot[], i: number) => (share(one, i) + share(other, i)) / 2;
  const meridian = [
    at(south, 2),
    mix(at(south, 2), center, both(left, right, 1)),
    center,
    mix(center, at(top, 2), both(left, right, 3)),
    at(top, 2),
  ];
  const parallel = [
    at(left, 2),
    mix(at(left, 2), center, both(south, top, 1)),
    center,
    mix(center, at(right, 2), both(south, top, 3)),
    at(right, 2),
  ];
  const columns = [
    left,
    [at(south, 1), center, at(parallel, 1), center, at(top, 1)],
    meridian,
    [at(south, 3), center, at(parallel, 3), center, at(top, 3)],
    right,
  ];
  for (const i of [1, 3]) {
    for (const j of [1, 3]) {
      const [below, above] = [at(columns[i] as Spot[], j - 1), at(columns[i] as Spot[], j + 1)];
      (columns[i] as Spot[])[j] = meet(below, above, at(columns[i - 1] as Spot[], j), at(columns[i + 1] as Spot[], j));
    }
  }
  return columns;
}

const onEarth = ([east_ft, north_ft]: Spot): Spot => rounded(HOME.toEarth({ east_ft, north_ft }));

export function sampleSections(): SampleSection[] {
  return NUMBERS.flatMap((numbers, fromNorth) =>
    numbers.map((number, column) => {
      const nodes = nodesOf(column, 5 - fromNorth).map((spots) => spots.map(onEarth));
      return { township: TOWNSHIP, number, nodes };
    }),
  );
}

/** The half range east of the township: three miles wide, sections without parts. */
function halfRangeSections(): SampleSection[] {
  return NUMBERS.flatMap((numbers, fromNorth) =>
    [0, 1, 2].map((mile) => {
      const nodes = nodesOf(-mile - 1, 5 - fromNorth).map((spots) => spots.map(onEarth));
      return { township: HALF_RANGE, number: numbers[5 - mile] as number, nodes };
    }),
  );
}

export const NAMES = [
  ['SWSW', 'NWSW', 'SWNW', 'NWNW'],
  ['SESW', 'NESW', 'SENW', 'NENW'],
  ['SWSE', 'NWSE', 'SWNE', 'NWNE'],
  ['SESE', 'NESE', 'SENE', 'NENE'],
];

const NORTH_LOTS: Readonly<Record<string, number>> = { NENE: 1, NWNE: 2, NENW: 3, NWNW: 4 };
const WEST_LOTS: Readonly<Record<string, number>> = { NWNW: 1, SWNW: 2, NWSW: 3, SWSW: 4 };
const CORNER_LOTS: Readonly<Record<string, number>> = { ...NORTH_LOTS, SWNW: 5, NWSW: 6, SWSW: 7 };

/** The number of the government lot in a quarter-quarter of the closing tiers; null for an aliquot. */
function lotIn(section: number, name: string): number | null {
  if (section === 6) return CORNER_LOTS[name] ?? null;
  if (section <= 5) return NORTH_LOTS[name] ?? null;
  if (section === 12 && name === 'NENE') return 1;
  return [7, 18, 19, 30, 31].includes(section) ? (WEST_LOTS[name] ?? null) : null;
}

/** Counter-clockwise ring of a cell; the lake cuts the northeast corner of Section 12. */
export function cellRing(section: SampleSection, column: number, row: number): Spot[] {
  const at = (i: number, j: number) => section.nodes[i]?.[j] as Spot;
  const ring = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
  if (section.number !== 12 || section.township !== TOWNSHIP || column !== 3 || row !== 3) return ring;
  const [sw, se, ne, nw] = ring as [Spot, Spot, Spot, Spot];
  return [sw, se, mix(se, ne, 0.4), mix(sw, ne, 0.7), mix(nw, ne, 0.3), nw].map((spot) => rounded(spot));
}

/** The outline through every sixteenth corner. */
export function outlineOf({ nodes }: SampleSection): Spot[] {
  const at = (i: number, j: number) => nodes[i]?.[j] as Spot;
  return [
    ...[0, 1, 2, 3].map((i) => at(i, 0)),
    ...[0, 1, 2, 3].map((j) => at(4, j)),
    ...[4, 3, 2, 1].map((i) => at(i, 4)),
    ...[4, 3, 2, 1].map((j) => at(0, j)),
  ];
}

export interface SampleFeature {
  type: 'Feature';
  properties: Record<string, unknown>;
  geometry: { type: 'Polygon'; coordinates: Spot[][] } | { type: 'Point'; coordinates: Spot };
}

const polygon = (ring: readonly Spot[]): SampleFeature['geometry'] => ({
  type: 'Polygon',
  coordinates: [[...ring, ring[0] as Spot]],
});

const sectionIdOf = ({ township, number }: SampleSection): string => `${township}SN${String(number).padStart(2, '0')}0`;

function sectionFeature(section: SampleSection): SampleFeature {
  const { township, number } = section;
  const two = String(number).padStart(2, '0');
  const properties = {
    PLSSID: township,
    FRSTDIVID: sectionIdOf(section),
    FRSTDIVTYP: 'SN',
    FRSTDIVTXT: 'Section',
    FRSTDIVNO: two,
  };
  return { type: 'Feature', properties, geometry: polygon(outlineOf(section)) };
}

function partFeatures(section: SampleSection): SampleFeature[] {
  return NAMES.flatMap((names, column) =>
    names.map((name, row) => {
      const lot = lotIn(section.number, name);
      const id = `${sectionIdOf(section)}${lot === null ? `A${name}` : `L${lot}`}`;
      const properties = {
        PLSSID: section.township,
        FRSTDIVID: sectionIdOf(section),
        SECDIVID: id,
        SECDIVTYP: lot === null ? 'A' : 'L',
        SECDIVNO: lot === null ? name : String(lot),
        QQSEC: name,
        GOVLOT: lot === null ? '' : `L${lot}`,
        RECRDAREANO: lot === null ? 40 : null,
      };
      return { type: 'Feature' as const, properties, geometry: polygon(cellRing(section, column, row)) };
    }),
  );
}

/** Corners of the whole township at every section and quarter corner, with the bureau's numbers. */
function pointFeatures(sections: readonly SampleSection[]): SampleFeature[] {
  const points = new Map<string, Spot>();
  sections.forEach((section, i) => {
    const [column, row] = [5 - (i % 6), 5 - Math.floor(i / 6)];
    for (const [x, y] of [
      [0, 0],
      [2, 0],
      [0, 2],
      [4, 4],
      [4, 0],
      [0, 4],
      [2, 4],
      [4, 2],
    ] as const) {
      const count = (mile: number, step: number) => String(100 * (mile + 1) + (step === 4 ? 100 : 20 * step));
      points.set(`${count(column, x)}${count(row, y)}`, section.nodes[x]?.[y] as Spot);
    }
  });
  return [...points].map(([number, spot]) => ({
    type: 'Feature',
    properties: { PLSSID: TOWNSHIP, POINTID: `${TOWNSHIP}_${number}`, POINTLAB: number },
    geometry: { type: 'Point', coordinates: spot },
  }));
}

function townshipFeature(
  plssid: string,
  range: string,
  sections: readonly SampleSection[],
  columns: number,
): SampleFeature {
  const at = (column: number, row: number) => sections[row * columns + column] as SampleSection;
  const side = (list: readonly SampleSection[], pick: (section: SampleSection) => Spot[]) => list.flatMap(pick);
  const rows = [0, 1, 2, 3, 4, 5];
  const wide = Array.from({ length: columns }, (_, i) => i);
  const [easternmost, westernmost] = columns === 6 ? [0, 5] : [2, 0];
  const fromWest = columns === 6 ? wide.toReversed() : wide;
  const node = (section: SampleSection, i: number, j: number) => section.nodes[i]?.[j] as Spot;
  const ring = [
    ...side(
      fromWest.map((c) => at(c, 5)),
      (s) => [0, 2].map((i) => node(s, i, 0)),
    ),
    ...side(
      rows.toReversed().map((r) => at(easternmost, r)),
      (s) => [0, 2].map((j) => node(s, 4, j)),
    ),
    ...side(
      fromWest.toReversed().map((c) => at(c, 0)),
      (s) => [4, 2].map((i) => node(s, i, 4)),
    ),
    ...side(
      rows.map((r) => at(westernmost, r)),
      (s) => [4, 2].map((j) => node(s, 0, j)),
    ),
  ];
  const properties = {
    PLSSID: plssid,
    STATEABBR: 'KS',
    PRINMERCD: '06',
    PRINMER: '6th Meridian',
    TWNSHPLAB: `99S ${range}`,
  };
  return { type: 'Feature', properties, geometry: polygon(ring) };
}

/** Townships, sections, parts and corners, as CadNSDI names them. */
export function sampleFeatures(): SampleFeature[] {
  const [sections, half] = [sampleSections(), halfRangeSections()];
  return [
    townshipFeature(TOWNSHIP, '99W', sections, 6),
    townshipFeature(HALF_RANGE, '98.5W', half, 3),
    ...[...sections, ...half].map(sectionFeature),
    ...sections.flatMap(partFeatures),
    ...pointFeatures(sections),
  ];
}

/** The sample fabric as the text of its GeoJSON file, one feature to a line. */
export function sampleGeoJson(): string {
  const name = 'Sample township (made up): T99S R99W and the half range R98.5W, 6th P.M., Kansas';
  const lines = sampleFeatures().map((feature) => JSON.stringify(feature));
  return `{"type":"FeatureCollection","name":${JSON.stringify(name)},"features":[\n${lines.join(',\n')}\n]}\n`;
}

// Run as a program, it writes the sample of the installation anew.
if (import.meta.main) {
  const path = new URL('../../resources/fabric/sample-township.geojson', import.meta.url);
  mkdirSync(new URL('.', path), { recursive: true });
  writeFileSync(path, sampleGeoJson());
}
