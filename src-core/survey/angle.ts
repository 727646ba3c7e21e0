// Angles are radians inside the engine, and branded so that a degree can never slip in unnoticed.

export type Radians = number & { readonly unit: 'radians' };

export const FULL_CIRCLE = (2 * Math.PI) as Radians;

export const radians = (value: number): Radians => value as Radians;

export const radiansOf = (degrees: number): Radians => ((degrees * Math.PI) / 180) as Radians;

export const degreesOf = (angle: Radians): number => (angle * 180) / Math.PI;

/** The same direction as a north azimuth from 0 up to, not including, a full circle. */
export function azimuth(angle: number): Radians {
  const turned = angle % FULL_CIRCLE;
  if (turned >= 0) return turned as Radians;
  // A hair below zero rounds up to the full circle, which is north again.
  return (turned + FULL_CIRCLE >= FULL_CIRCLE ? 0 : turned + FULL_CIRCLE) as Radians;
}

/** The shorter way round from one direction to another: positive clockwise, within half a circle. */
export function turnBetween(from: Radians, to: Radians): Radians {
  const turn = azimuth(to - from);
  return (turn > Math.PI ? turn - FULL_CIRCLE : turn) as Radians;
}

export interface DegreesMinutesSeconds {
  degrees: number;
  minutes: number;
  seconds: number;
}

/** Degrees, minutes and seconds of an angle given in seconds of arc; carries, so that 60 never stands as a second. */
export function splitSeconds(totalSeconds: number, decimals: number): DegreesMinutesSeconds {
  const scale = 10 ** decimals;
  const units = Math.round(totalSeconds * scale);
  const degrees = Math.floor(units / (3600 * scale));
  const minutes = Math.floor((units - degrees * 3600 * scale) / (60 * scale));
  return { degrees, minutes, seconds: (units - (degrees * 60 + minutes) * 60 * scale) / scale };
}

/** 18.575833 degrees as 18°34'33". */
export function angleText(degrees: number, decimals = 0): string {
  const parts = splitSeconds(Math.abs(degrees) * 3600, decimals);
  const sign = degrees < 0 ? '-' : '';
  return `${sign}${parts.degrees}°${padded(parts.minutes, 0)}'${padded(parts.seconds, decimals)}"`;
}

const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));

export function padded(value: number, decimals: number): string {
  const digits = decimals === 0 ? TWO_DIGITS[value] : undefined;
  if (digits !== undefined) return digits;
  const text = value.toFixed(decimals);
  return value < 10 ? `0${text}` : text;
}
