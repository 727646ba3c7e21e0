// The twenty-five sixteenth corners of a section gathered from whatever the fabric has: parts, points, neighbours, rule.

import type { Plane } from '#core/place/plane.ts';
import type { GroundPoint } from '#core/plss/ground.ts';
import { sectionIdOf } from '#core/plss/plss-id.ts';
import type { SectionLattice } from '#core/plss/section-lattice.ts';
import { placeOfSection, sectionAt } from '#core/plss/township-grid.ts';
import type { FabricLookup, PartPiece } from '#main/fabric/lookup.ts';
import { areaOfPart, quadOf } from '#main/fabric/piece-corners.ts';

/** published: the bureau's own lines; calculated: the section's outline divided by rule; nominal: the township's. */
export type Authority = 'published' | 'calculated' | 'nominal';

type RingsOf = (part: PartPiece) => GroundPoint[][];

const UNKNOWN: GroundPoint = { east_ft: Number.NaN, north_ft: Number.NaN };

export interface CornerLattice {
  nodes: GroundPoint[][];
  authority: (Authority | null)[][];
}

export function emptyLattice(): CornerLattice {
  return {
    nodes: Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => UNKNOWN)),
    authority: Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => null)),
  };
}

function put(lattice: CornerLattice, column: number, row: number, point: GroundPoint, authority: Authority): void {
  const [nodes, marks] = [lattice.nodes[column], lattice.authority[column]];
  if (nodes === undefined || marks === undefined || row < 0 || row > 4) return;
  nodes[row] = point;
  marks[row] = authority;
}

const has = (lattice: CornerLattice, column: number, row: number): boolean => lattice.authority[column]?.[row] != null;

/** Corners of the published parts, shifted by so many quarter-quarters when they are a neighbour's. */
export function putParts(
  lattice: CornerLattice,
  parts: readonly PartPiece[],
  ringsOf: RingsOf,
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

export function putNeighbours(
  lattice: CornerLattice,
  fabric: FabricLookup,
  plssid: string,
  section: number,
  ringsOf: RingsOf,
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
export function putPoints(
  lattice: CornerLattice,
  fabric: FabricLookup,
  plssid: string,
  section: number,
  plane: Plane,
): void {
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
export function outlineOfNodes(lattice: CornerLattice): GroundPoint[] | null {
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

export function putRule(lattice: CornerLattice, rule: SectionLattice | null, authority: Authority): void {
  rule?.nodes.forEach((line, column) => {
    line.forEach((point, row) => {
      if (!has(lattice, column, row) && Number.isFinite(point.east_ft)) put(lattice, column, row, point, authority);
    });
  });
}
