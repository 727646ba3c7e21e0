// The sheet that a figure is drawn on: feet to pixels, north up.
import type { Figure, FigurePoint } from '#core/drawing/figure-parts.ts';

export interface Sheet {
  width_px: number;
  height_px: number;
  margin_px: number;
  caption_top_px: number;
  place(point: FigurePoint): [number, number];
  length(value_ft: number): number;
}

const MARGIN_PX = 28;
const CAPTION_LINE_PX = 22;

/** A sheet no taller than one and a third of its width; a tall figure stands in the middle of it. */
export function sheetOf({ bounds }: Pick<Figure, 'bounds'>, width_px: number, captionLines: number): Sheet {
  const { west, east, south, north } = bounds;
  const room = width_px - 2 * MARGIN_PX;
  const across = Math.max(east - west, 1e-6);
  const tall = Math.max(north - south, 1e-6);
  const scale = Math.min(room / across, (room * 1.33) / tall);
  const left = MARGIN_PX + (room - across * scale) / 2;
  const drawn_px = tall * scale;
  const caption_px = captionLines === 0 ? 0 : captionLines * CAPTION_LINE_PX + 12;
  return {
    width_px,
    height_px: Math.ceil(drawn_px + 2 * MARGIN_PX + caption_px),
    margin_px: MARGIN_PX,
    caption_top_px: MARGIN_PX + drawn_px + 34,
    place: ([east_ft, north_ft]) => [
      round(left + (east_ft - west) * scale),
      round(MARGIN_PX + (north - north_ft) * scale),
    ],
    length: (value_ft) => value_ft * scale,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100 + 0;
