// Paper that knows what is already drawn on it, so that lettering is set where there is room.
import { labelCorners } from '#core/drawing/figure-geometry.ts';
import type { FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';

/** A convex outline, or a line of two points. */
interface Shape {
  points: readonly FigurePoint[];
  west: number;
  east: number;
  south: number;
  north: number;
}

export interface Paper {
  taken: Shape[];
}

export const emptyPaper = (): Paper => ({ taken: [] });

export function drawOn(paper: Paper, path: readonly FigurePoint[]): void {
  for (let index = 1; index < path.length; index++) {
    const [from, to] = [path[index - 1], path[index]];
    if (from !== undefined && to !== undefined) paper.taken.push(shapeOf([from, to]));
  }
}

/** Sets the first of several settings of a text that has room; null when none has. */
export function setFirst(paper: Paper, settings: readonly FigureLabel[]): FigureLabel | null {
  for (const label of settings) {
    const shape = shapeOf(labelCorners(label));
    if (paper.taken.some((other) => doShapesMeet(shape, other))) continue;
    paper.taken.push(shape);
    return label;
  }
  return null;
}

/** Sets a whole group, or nothing when one of it has no room. */
export function setGroup(paper: Paper, labels: readonly FigureLabel[]): boolean {
  const shapes = labels.map((label) => shapeOf(labelCorners(label)));
  if (shapes.some((shape) => paper.taken.some((other) => doShapesMeet(shape, other)))) return false;
  paper.taken.push(...shapes);
  return true;
}

function shapeOf(points: readonly FigurePoint[]): Shape {
  const easts = points.map(([east]) => east);
  const norths = points.map(([, north]) => north);
  return {
    points,
    west: Math.min(...easts),
    east: Math.max(...easts),
    south: Math.min(...norths),
    north: Math.max(...norths),
  };
}

function doShapesMeet(one: Shape, other: Shape): boolean {
  if (one.west > other.east || other.west > one.east || one.south > other.north || other.south > one.north)
    return false;
  return !isParted(one, other) && !isParted(other, one);
}

/** Whether a side of the first keeps the two apart (separating axis theorem). */
function isParted(one: Shape, other: Shape): boolean {
  return one.points.some((from, index) => {
    const to = one.points[(index + 1) % one.points.length] ?? from;
    const across: FigurePoint = [from[1] - to[1], to[0] - from[0]];
    const own = extentAlong(one, across);
    const its = extentAlong(other, across);
    return own.high < its.low || its.high < own.low;
  });
}

function extentAlong(shape: Shape, [east, north]: FigurePoint): { low: number; high: number } {
  const reaches = shape.points.map((point) => point[0] * east + point[1] * north);
  return { low: Math.min(...reaches), high: Math.max(...reaches) };
}
