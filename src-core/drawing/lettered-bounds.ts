// The bounds of a figure that grow with each block of lettering set on it.
import type { FigureBounds } from '#core/drawing/figure-parts.ts';
import { acrossOf, type Plate, upOf } from '#core/drawing/taken-ground.ts';

export type WideningBounds = { -readonly [Side in keyof FigureBounds]: number };

export function widen(bounds: WideningBounds, plate: Plate): void {
  const { x, y } = plate;
  const across = acrossOf(plate);
  const up = upOf(plate);
  if (x - across < bounds.west) bounds.west = x - across;
  if (y - up < bounds.south) bounds.south = y - up;
  if (x + across > bounds.east) bounds.east = x + across;
  if (y + up > bounds.north) bounds.north = y + up;
}
