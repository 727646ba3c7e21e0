// The resolution an image says it was scanned at, and a sensible one where it says nothing or nonsense.

export interface Dpi {
  x: number;
  y: number;
}

/** Scanners and fax machines stay within these. */
const COARSEST = 50;
const FINEST = 2400;
/** Of a letter sheet, whose width an image without resolution is taken to fill. */
const SHEET_INCHES = 8.5;

export function dpiOf(stated: Dpi | null, width: number, height: number): Dpi {
  if (stated !== null && isSane(stated.x) && isSane(stated.y) && !isUnset(stated, width, height)) return stated;
  const guess = Math.min(FINEST, Math.max(COARSEST, Math.min(width, height) / SHEET_INCHES));
  return { x: guess, y: guess };
}

/** Cameras and screens write 72 or 96 whatever the picture shows; no deed is as large as that would make it. */
function isUnset({ x, y }: Dpi, width: number, height: number): boolean {
  return x <= 96 && y <= 96 && Math.min(width / x, height / y) > 2 * SHEET_INCHES;
}

function isSane(dpi: number): boolean {
  return Number.isFinite(dpi) && dpi >= COARSEST && dpi <= FINEST;
}
