// The ground that a part covers: rectangles of a section's lattice drawn as rings that tile it without gap or overlap.
import { between, crossingOf, distanceBetween, type GroundPoint, lengthOf, pointAlong } from '#core/plss/ground.ts';
import type { PartArea } from '#core/plss/part-area.ts';
import type { SectionLattice } from '#core/plss/section-lattice.ts';

const NOWHERE: GroundPoint = { east_ft: Number.NaN, north_ft: Number.NaN };

function nodeAt(lattice: SectionLattice, column: number, row: number): GroundPoint {
  return lattice.nodes[column]?.[row] ?? NOWHERE;
}

/** The line from node to node along one side of a cell: bent on the outline, straight inside. */
function edgeLine(lattice: SectionLattice, column: number, row: number, way: 'east' | 'north'): GroundPoint[] {
  const from = nodeAt(lattice, column, row);
  const to = way === 'east' ? nodeAt(lattice, column + 1, row) : nodeAt(lattice, column, row + 1);
  const { south, north, west, east } = lattice.bends;
  let bends: GroundPoint[] | undefined;
  if (way === 'east') bends = row === 0 ? south[column] : row === 4 ? north[column] : undefined;
  else bends = column === 0 ? west[row] : column === 4 ? east[row] : undefined;
  return [from, ...(bends ?? []), to];
}

function edgePoint(
  lattice: SectionLattice,
  column: number,
  row: number,
  way: 'east' | 'north',
  share: number,
): GroundPoint {
  const line = edgeLine(lattice, column, row, way);
  return line.length === 2
    ? between(line[0] ?? NOWHERE, line[1] ?? NOWHERE, share)
    : pointAlong(line, lengthOf(line) * share);
}

/** The point so many quarter-quarters east and north of the southwest corner. */
export function pointOfPart(lattice: SectionLattice, east: number, north: number): GroundPoint {
  const [column, row] = [Math.min(3, Math.floor(east)), Math.min(3, Math.floor(north))];
  const [u, v] = [east - column, north - row];
  if (v === 0 || v === 1) {
    const at = row + v;
    return u === 0 || u === 1 ? nodeAt(lattice, column + u, at) : edgePoint(lattice, column, at, 'east', u);
  }
  if (u === 0 || u === 1) return edgePoint(lattice, column + u, row, 'north', v);
  const cross = crossingOf(
    edgePoint(lattice, column, row, 'east', u),
    edgePoint(lattice, column, row + 1, 'east', u),
    edgePoint(lattice, column, row, 'north', v),
    edgePoint(lattice, column + 1, row, 'north', v),
  );
  return cross ?? NOWHERE;
}

/** Whole numbers strictly between two, with the two. */
function marksBetween(from: number, to: number): number[] {
  const marks = [from];
  for (let mark = Math.floor(from) + 1; mark < to; mark += 1) marks.push(mark);
  return [...marks, to];
}

/** Bends of the outline that lie between two shares of one of its edges. */
function bendsBetween(line: readonly GroundPoint[], from: number, to: number): GroundPoint[] {
  const total = lengthOf(line);
  let travelled = 0;
  return line.filter((point, i) => {
    travelled += i === 0 ? 0 : distanceBetween(line[i - 1] ?? point, point);
    return i > 0 && i < line.length - 1 && travelled > from * total + 0.01 && travelled < to * total - 0.01;
  });
}

/** One side of a part, from its start up to but not including its end. */
function sideLine(
  lattice: SectionLattice,
  way: 'east' | 'north',
  fixed: number,
  from: number,
  to: number,
): GroundPoint[] {
  const marks = marksBetween(from, to);
  const outer = fixed === 0 || fixed === 4;
  return marks.flatMap((mark, i) => {
    const point = way === 'east' ? pointOfPart(lattice, mark, fixed) : pointOfPart(lattice, fixed, mark);
    const next = marks[i + 1];
    if (next === undefined || !outer) return [point];
    const cell = Math.min(3, Math.floor(mark));
    const line = way === 'east' ? edgeLine(lattice, cell, fixed, 'east') : edgeLine(lattice, fixed, cell, 'north');
    return [point, ...bendsBetween(line, mark - cell, next - cell)];
  });
}

/** The four sides of a part, west to east and south to north, ends included. */
export function sidesOfPart(lattice: SectionLattice, area: PartArea): Record<'N' | 'S' | 'E' | 'W', GroundPoint[]> {
  return {
    S: sideLine(lattice, 'east', area.south, area.west, area.east),
    N: sideLine(lattice, 'east', area.north, area.west, area.east),
    W: sideLine(lattice, 'north', area.west, area.south, area.north),
    E: sideLine(lattice, 'north', area.east, area.south, area.north),
  };
}

/** Counter-clockwise, not closed; null when the lattice lacks a node that it needs. */
export function ringOfPart(lattice: SectionLattice, area: PartArea): GroundPoint[] | null {
  const { S, N, W, E } = sidesOfPart(lattice, area);
  const ring = [...S, ...E.slice(1), ...N.toReversed().slice(1), ...W.toReversed().slice(1, -1)];
  return ring.every((point) => Number.isFinite(point.east_ft) && Number.isFinite(point.north_ft)) ? ring : null;
}
