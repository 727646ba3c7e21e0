// What of the figure's plane is in sight, and what lies under the pointer.
import type { Figure, FigureBounds, FigurePoint } from '#core/drawing/figure-parts.ts';

/** The middle in feet from the figure's own, and how many times larger than fitted. */
export interface Sight {
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

export const FITTED: Sight = { east: 0, north: 0, zoom: 1 };

/** A part of the plane in feet, from its northwest corner. */
export interface SightBox {
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf({ west, east, south, north }: FigureBounds, { east: right, north: up, zoom }: Sight): SightBox {
  const width = (east - west) / zoom;
  const height = (north - south) / zoom;
  return {
    west: (west + east) / 2 + right - width / 2,
    north: (south + north) / 2 + up + height / 2,
    width,
    height,
  };
}

export function zoomed(sight: Sight, factor: number): Sight {
  return { ...sight, zoom: Math.min(400, Math.max(0.3, sight.zoom * factor)) };
}

/** Whether a point is in the box or within a third of it: what pans in next is there already. */
export function isNear([east, north]: FigurePoint, box: SightBox): boolean {
  const [right, down] = [box.width / 3, box.height / 3];
  return (
    east > box.west - right &&
    east < box.west + box.width + right &&
    north < box.north + down &&
    north > box.north - box.height - down
  );
}

/** The index of the course that passes within `reach_ft` of a point; null when none does. */
export function findCourseAt(figure: Figure, point: FigurePoint, reach_ft: number): number | null {
  let nearest: number | null = null;
  let least = reach_ft;
  for (const course of figure.courses) {
    for (let i = 1; i < course.path.length; i += 1) {
      const away = distanceTo(point, course.path[i - 1] ?? point, course.path[i] ?? point);
      if (away < least) [nearest, least] = [course.number - 1, away];
    }
  }
  return nearest;
}

function distanceTo([x, y]: FigurePoint, [ax, ay]: FigurePoint, [bx, by]: FigurePoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
