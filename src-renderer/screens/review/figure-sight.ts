// What of the figure's plane is in sight, and what lies under the pointer.
import { roundDown, textWidth } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigurePoint } from '#core/drawing/figure-parts.ts';

/** The middle in feet from the figure's own, and how many times larger than fitted. */
export interface Sight {
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

export const FITTED: Sight = { east: 0, north: 0, zoom: 1 };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the plane in feet, with the shape of the pane, and how many pixels show a foot of it. */
export interface SightBox extends FigureBounds {
  readonly scale: number;
}

/** Kept clear round a fitted figure for its lettering, and under it for the scale bar. */
const CLEAR_PX = 44;

export function boxOf({ west, east, south, north }: FigureBounds, sight: Sight, size: Size): SightBox {
  const clear = Math.min(CLEAR_PX, size.width / 5, size.height / 5);
  const across = Math.max(east - west, 1e-6);
  const up = Math.max(north - south, 1e-6);
  const scale = sight.zoom * Math.min((size.width - 2 * clear) / across, (size.height - 2 * clear) / up);
  const [half_width, half_height] = [size.width / 2 / scale, size.height / 2 / scale];
  const middle = [(west + east) / 2 + sight.east, (south + north) / 2 + sight.north] as const;
  return {
    west: middle[0] - half_width,
    east: middle[0] + half_width,
    south: middle[1] - half_height,
    north: middle[1] + half_height,
    scale,
  };
}

export function zoomed(sight: Sight, factor: number): Sight {
  return { ...sight, zoom: Math.min(400, Math.max(0.3, sight.zoom * factor)) };
}

const BAR_INSET_PX = 10;
const LETTER_PX = 10;

/** The scale bar at the lower left of the pane and the north arrow at its upper right, in feet of the plane. */
export function furnitureOf({ west, east, south, north, scale }: SightBox) {
  const px = 1 / scale;
  const length_ft = roundDown((east - west) * 0.26 || 1);
  const text = `${String(Number(length_ft.toPrecision(3)))} ft`;
  const bar = { west: west + BAR_INSET_PX * px, south: south + BAR_INSET_PX * px, length_ft, text };
  const arrow: FigurePoint = [east - 16 * px, north - 44 * px];
  const taken: FigureBounds[] = [
    {
      west: bar.west,
      east: bar.west + length_ft + 14 * px + textWidth(text, LETTER_PX * px),
      south,
      north: bar.south + 10 * px,
    },
    { west: arrow[0] - 10 * px, east, south: arrow[1] - 4 * px, north },
  ];
  return { bar, arrow, taken };
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
