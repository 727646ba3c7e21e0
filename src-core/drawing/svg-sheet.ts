// The sheet that a figure is drawn on: feet to pixels, north up.
import type { FigureBounds, FigurePoint } from '#core/drawing/figure-parts.ts';

export interface Sheet {
  width_px: number;
  height_px: number;
  margin_px: number;
  /** The top of what stands under the drawing. */
  foot_px: number;
  /** What of the plane the drawing shows. */
  shown: FigureBounds;
  place(point: FigurePoint): [number, number];
  length(value_ft: number): number;
}

export const MARGIN_PX = 28;

/** A drawing no taller than one and a third of its width, with so much clear round the extent and so much under it. */
export function sheetOf(extent: FigureBounds, width_px: number, clear_px: number, under_px: number): Sheet {
  const { west, east, south, north } = extent;
  const room = width_px - 2 * MARGIN_PX;
  const across = Math.max(east - west, 1e-6);
  const tall = Math.max(north - south, 1e-6);
  const scale = Math.min((room - 2 * clear_px) / across, (room * 1.33 - 2 * clear_px) / tall);
  const drawn_px = tall * scale + 2 * clear_px;
  const [half_across, half_tall] = [room / 2 / scale, drawn_px / 2 / scale];
  const [middle_east, middle_north] = [(west + east) / 2, (south + north) / 2];
  const shown = {
    west: middle_east - half_across,
    east: middle_east + half_across,
    south: middle_north - half_tall,
    north: middle_north + half_tall,
  };
  return {
    width_px,
    height_px: Math.ceil(drawn_px + 2 * MARGIN_PX + under_px),
    margin_px: MARGIN_PX,
    foot_px: MARGIN_PX + drawn_px,
    shown,
    place: ([east_ft, north_ft]) => [
      round(MARGIN_PX + (east_ft - shown.west) * scale),
      round(MARGIN_PX + (shown.north - north_ft) * scale),
    ],
    length: (value_ft) => value_ft * scale,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100 + 0;
