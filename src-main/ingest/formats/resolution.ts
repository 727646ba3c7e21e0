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
  const isTrue = stated !== null && isSane(stated.x) && isSane(stated.y) && !isUnset(stated, width, height);
  if (isTrue && !isTooSmall(stated, width, height)) return stated;
  const guess = Math.min(FINEST, Math.max(COARSEST, Math.min(width, height) / SHEET_INCHES));
  return { x: guess, y: guess };
}

/** No office scans a deed finer than this, and no deed is as small as a card. */
const FINEST_OF_A_SHEET = 1200;
const CARD_INCHES = 5;

/** Some software writes the finest its scanner could do; the sheet would then be a stamp of which nothing is read. */
function isTooSmall({ x, y }: Dpi, width: number, height: number): boolean {
  return Math.max(x, y) > FINEST_OF_A_SHEET && Math.max(width / x, height / y) < CARD_INCHES;
}

/** Cameras and screens write 72 or 96 whatever the picture shows; no deed is as large as that would make it. */
function isUnset({ x, y }: Dpi, width: number, height: number): boolean {
  return x <= 96 && y <= 96 && Math.min(width / x, height / y) > 2 * SHEET_INCHES;
}

function isSane(dpi: number): boolean {
  return Number.isFinite(dpi) && dpi >= COARSEST && dpi <= FINEST;
}
