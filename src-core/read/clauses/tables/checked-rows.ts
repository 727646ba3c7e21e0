// What a table says twice: the corners that its rows go from and to, and their coordinates beside the courses. Where they disagree the rows are in doubt.

import type { Kind } from '#core/read/clauses/tables/columns.ts';
import { cornersOf, findCell, type Row } from '#core/read/clauses/tables/spoken.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { azimuthOf } from '#core/survey/bearing.ts';

/** In the table's own unit, for each course: figures are rounded, and the ground is not the grid. */
const ALLOWED = 0.1;
const ALLOWED_SHARE = 1e-3;

/** The rows in their order, those in doubt that the table contradicts. */
export function checked(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => {
    const next = rows[index + 1] ?? rows[0];
    const agrees = next === undefined || (meets(row, next, index === rows.length - 1) && spans(row, next));
    return agrees ? row : { ...row, doubtful: true };
  });
}

/** "A to B" is followed by "B to C"; the last may end anywhere. */
function meets(row: Row, next: Row, isLast: boolean): boolean {
  const [own, following] = [cornersOf(row), cornersOf(next)];
  return isLast || own === null || following === null || own[1] === following[0];
}

/** From the coordinates of a row to those of the next it is as far, and that way, as its course says. */
function spans(row: Row, next: Row): boolean {
  const [from, to] = [placeOf(row), placeOf(next)];
  const [azimuth, length] = [azimuthIn(row), figureOf(row, 'length')];
  if (from === null || to === null || azimuth === null || length === null) return true;
  const allowed = Math.max(ALLOWED, ALLOWED_SHARE * length);
  const [north, east] = [to.north - from.north, to.east - from.east];
  return Math.hypot(north - length * Math.cos(azimuth), east - length * Math.sin(azimuth)) <= allowed;
}

function placeOf(row: Row): { north: number; east: number } | null {
  const [north, east] = [figureOf(row, 'northing'), figureOf(row, 'easting')];
  return north === null || east === null ? null : { north, east };
}

function figureOf(row: Row, kind: Kind): number | null {
  const cell = findCell(row, kind);
  return cell === undefined ? null : (row.line[cell.at]?.value ?? null);
}

function azimuthIn(row: Row): number | null {
  const cell = findCell(row, 'bearing');
  const bearing = cell === undefined ? null : readBearing(row.line, cell.at)?.bearing;
  return bearing == null ? null : azimuthOf(bearing);
}
