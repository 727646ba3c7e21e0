// A section as the fabric has it: its plane, its outline, its parts, and the lattice of its corners from the best of them.

import { middleOf } from '#core/place/acres.ts';
import { type LonLat, type Plane, planeAt } from '#core/place/plane.ts';
import { findChain } from '#core/plss/aliquot-part.ts';
import { cornerIndices, distanceBetween, type GroundPoint, ringArea, tidyRing } from '#core/plss/ground.ts';
import { areaOfChain, findQuarterQuarter, type PartArea } from '#core/plss/part-area.ts';
import { sectionIdOf } from '#core/plss/plss-id.ts';
import { latticeOf, type SectionLattice } from '#core/plss/section-lattice.ts';
import { nominalSection, placeOfSection, sectionAt } from '#core/plss/township-grid.ts';
import type { FabricLookup, PartPiece } from '#main/fabric/lookup.ts';

/** published: the bureau's own lines; calculated: the section's outline divided by rule; nominal: the township's. */
export type Authority = 'published' | 'calculated' | 'nominal';

export interface SectionGround {
  plssid: string;
  section: number;
  plane: Plane;
  /** Counter-clockwise rings in feet; empty when only some parts are known. */
  outline: GroundPoint[][];
  parts: PartPiece[];
  /** Rings of a part in the section's plane. */
  ringsOf(part: PartPiece): GroundPoint[][];
  lattice: SectionLattice;
  /** Authority of each node: [column][row]. */
  authority: (Authority | null)[][];
  source: string;
}

const UNKNOWN: GroundPoint = { east_ft: Number.NaN, north_ft: Number.NaN };

/** The rectangle of its section that a part's name says: NENE, N2SW, SE, or the quarter-quarter of a lot. */
export function areaOfPart(part: PartPiece): PartArea | null {
  const letters = part.type === 'A' || part.type === 'Q' ? part.name : '';
  if (/^(?:[NS][EW]|[NSEW]2)+$/.test(letters)) {
    const code = (letters.match(/[NS][EW]|[NSEW]2/g) ?? [])
      .map((one) => (one.endsWith('2') ? one : `${one}4`))
      .join(' ');
    const chain = findChain(code);
    return chain === null ? null : areaOfChain(chain);
  }
  const cell = findQuarterQuarter(part.quarter_quarter);
  return cell === null ? null : { west: cell.column, east: cell.column + 1, south: cell.row, north: cell.row + 1 };
}

/** The four corners of a ring that is a quadrilateral but for points on its sides; null when a river ate a corner. */
export function quadOf(rings: readonly GroundPoint[][]): GroundPoint[] | null {
  const [only] = rings;
  if (only === undefined || rings.length !== 1) return null;
  const ring = tidyRing(only);
  if (ring.length < 4) return null;
  const { sw, se, ne, nw } = cornerIndices(ring);
  const corners = [ring[sw], ring[se], ring[ne], ring[nw]];
  if (new Set([sw, se, ne, nw]).size < 4 || corners.some((one) => one === undefined)) return null;
  const quad = corners.flatMap((one) => one ?? []);
  return Math.abs(ringArea(quad) / ringArea(ring) - 1) < 0.005 ? quad : null;
}

interface Lattice {
  nodes: GroundPoint[][];
  authority: (Authority | null)[][];
}

function emptyLattice(): Lattice {
  return {
    nodes: Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => UNKNOWN)),
    authority: Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => null)),
  };
}

function put(lattice: Lattice, column: number, row: number, point: GroundPoint, authority: Authority): void {
  const [nodes, marks] = [lattice.nodes[column], lattice.authority[column]];
  if (nodes === undefined || marks === undefined || row < 0 || row > 4) return;
  nodes[row] = point;
  marks[row] = authority;
}

const has = (lattice: Lattice, column: number, row: number): boolean => lattice.authority[column]?.[row] != null;

/** Corners of the published parts, shifted by so many quarter-quarters when they are a neighbour's. */
function putParts(
  lattice: Lattice,
  parts: readonly PartPiece[],
  ringsOf: SectionGround['ringsOf'],
  east: number,
  north: number,
): void {
  const cells = new Map<string, number>();
  for (const part of parts) cells.set(part.quarter_quarter, (cells.get(part.quarter_quarter) ?? 0) + 1);
  for (const part of parts) {
    const area = areaOfPart(part);
    if (area === null || !Object.values(area).every(Number.isInteger)) continue;
    // Two lots in one quarter-quarter: neither reaches all of its corners.
    if (part.type !== 'A' && (cells.get(part.quarter_quarter) ?? 0) > 1) continue;
    const quad = quadOf(ringsOf(part));
    if (quad === null) continue;
    const places = [
      [area.west, area.south],
      [area.east, area.south],
      [area.east, area.north],
      [area.west, area.north],
    ] as const;
    places.forEach(([column, row], i) => {
      const [x, y] = [column + east, row + north];
      const corner = quad[i];
      if (x >= 0 && x <= 4 && corner !== undefined && !has(lattice, x, y)) put(lattice, x, y, corner, 'published');
    });
  }
}

function putNeighbours(
  lattice: Lattice,
  fabric: FabricLookup,
  plssid: string,
  section: number,
  ringsOf: SectionGround['ringsOf'],
): void {
  const place = placeOfSection(section);
  if (place === null) return;
  for (const [column, row] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const next = sectionAt(place.column + column, place.row + row);
    if (next === null) continue;
    putParts(lattice, fabric.partsOf(sectionIdOf(plssid, next)), ringsOf, 4 * column, 4 * row);
  }
}

/** Corner points of the fabric: 100 on the township's west and south lines, 100 more to the mile. */
function putPoints(lattice: Lattice, fabric: FabricLookup, plssid: string, section: number, plane: Plane): void {
  const place = placeOfSection(section);
  if (place === null) return;
  for (let column = 0; column <= 4; column += 1) {
    for (let row = 0; row <= 4; row += 1) {
      if (has(lattice, column, row)) continue;
      const count = (mile: number, quarter: number) =>
        String(100 * (mile + 1) + (quarter === 4 ? 100 : 20 * quarter)).padStart(3, '0');
      const found = fabric.findPoint(`${plssid}_${count(place.column, column)}${count(place.row, row)}`);
      if (found !== null) put(lattice, column, row, plane.toPlane(found), 'published');
    }
  }
}

/** An outline through whatever boundary nodes are known, when all four corners are. */
function outlineOfNodes(lattice: Lattice): GroundPoint[] | null {
  if (
    ![
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ].every(([column = 0, row = 0]) => has(lattice, column, row))
  )
    return null;
  const walk = [
    ...[0, 1, 2, 3].map((i) => [i, 0]),
    ...[0, 1, 2, 3].map((i) => [4, i]),
    ...[4, 3, 2, 1].map((i) => [i, 4]),
    ...[4, 3, 2, 1].map((i) => [0, i]),
  ];
  return walk.flatMap(([column = 0, row = 0]) =>
    has(lattice, column, row) ? [lattice.nodes[column]?.[row] ?? UNKNOWN] : [],
  );
}

function putRule(lattice: Lattice, rule: SectionLattice | null, authority: Authority): void {
  rule?.nodes.forEach((line, column) => {
    line.forEach((point, row) => {
      if (!has(lattice, column, row) && Number.isFinite(point.east_ft)) put(lattice, column, row, point, authority);
    });
  });
}

const NO_BENDS = (): SectionLattice['bends'] => ({ south: [], north: [], west: [], east: [] });

interface Pieces {
  rings: LonLat[][];
  source: string;
}

function sectionPiece(fabric: FabricLookup, plssid: string, section: number): Pieces | null {
  const ordinary = fabric.findSection(sectionIdOf(plssid, section));
  if (ordinary !== null) return ordinary;
  const fractional = fabric.sectionsNumbered(plssid, section).find((one) => one.type === 'FS' || one.type === 'SN');
  return fractional ?? null;
}

/** Null when the fabric holds neither the section, nor parts of it, nor its township. */
export function findSectionGround(fabric: FabricLookup, plssid: string, section: number): SectionGround | null {
  const piece = sectionPiece(fabric, plssid, section);
  const parts = fabric.partsOf(sectionIdOf(plssid, section));
  const township = piece === null && parts.length === 0 ? fabric.findTownship(plssid) : null;
  const anchor = piece?.rings ?? parts[0]?.rings ?? township?.rings;
  const source = piece?.source ?? parts[0]?.source ?? township?.source;
  if (anchor === undefined || source === undefined) return null;
  const plane = planeAt(middleOf(anchor.flat()));
  const toGround = (rings: readonly LonLat[][]) => rings.map((ring) => tidyRingKeepingWay(ring.map(plane.toPlane)));
  const ringsOf = (part: PartPiece) => toGround(part.rings);
  const lattice = emptyLattice();
  putParts(lattice, parts, ringsOf, 0, 0);
  putPoints(lattice, fabric, plssid, section, plane);
  const outline = piece === null ? [] : toGround(piece.rings);
  const largest = outline.toSorted((a, b) => ringArea(b) - ringArea(a))[0];
  const rule = largest === undefined ? null : latticeOf(largest, section);
  putRule(lattice, rule, 'calculated');
  if (rule === null) fillWithoutOutline(lattice, fabric, plssid, section, ringsOf);
  if (township !== null) putNominal(lattice, toGround(township.rings), section);
  const bends = rule === null || outline.length !== 1 ? NO_BENDS() : rule.bends;
  return {
    plssid,
    section,
    plane,
    outline,
    parts,
    ringsOf,
    lattice: { nodes: lattice.nodes, bends },
    authority: lattice.authority,
    source,
  };
}

function fillWithoutOutline(
  lattice: Lattice,
  fabric: FabricLookup,
  plssid: string,
  section: number,
  ringsOf: SectionGround['ringsOf'],
): void {
  putNeighbours(lattice, fabric, plssid, section, ringsOf);
  const known = outlineOfNodes(lattice);
  putRule(lattice, known === null ? null : latticeOf(known, section), 'calculated');
}

function putNominal(lattice: Lattice, township: readonly GroundPoint[][], section: number): void {
  const largest = township.toSorted((a, b) => ringArea(b) - ringArea(a))[0];
  const corners = largest === undefined ? null : nominalSection(largest, section);
  putRule(lattice, corners === null ? null : latticeOf(corners, section), 'nominal');
}

/** Repeated points dropped, the way round kept: it tells holes from outlines. */
function tidyRingKeepingWay(ring: readonly GroundPoint[]): GroundPoint[] {
  return ring.filter((point, i) => {
    const next = ring[(i + 1) % ring.length];
    return next === undefined || distanceBetween(point, next) > 0.01;
  });
}
