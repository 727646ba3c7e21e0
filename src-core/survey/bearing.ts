// Quadrant bearings: to and from azimuths, written out, and read from what a surveyor types.
import type { Bearing } from '#core/schema/bearing.ts';
import { azimuth, degreesOf, padded, type Radians, radiansOf, splitSeconds } from '#core/survey/angle.ts';
import { findCompassPoint } from '#core/survey/compass-point.ts';
import { readMixedNumber } from '#core/survey/mixed-number.ts';

/** North azimuth of a bearing. */
export function azimuthOf(bearing: Bearing): Radians {
  const quadrant = bearing.degrees + bearing.minutes / 60 + bearing.seconds / 3600;
  if (bearing.ns === 'N') return azimuth(radiansOf(bearing.ew === 'E' ? quadrant : -quadrant));
  return radiansOf(bearing.ew === 'E' ? 180 - quadrant : 180 + quadrant);
}

/** The bearing of a north azimuth, seconds rounded to so many decimals. */
export const bearingOf = (angle: Radians, decimals = 2): Bearing => quadrantOf(degreesOf(angle) * 3600, decimals);

/** The course run the other way. */
export const reversed = (bearing: Bearing): Bearing => ({
  ...bearing,
  ns: bearing.ns === 'N' ? 'S' : 'N',
  ew: bearing.ew === 'E' ? 'W' : 'E',
});

/** False for what no bearing can be: NaN, 75 minutes, N 95 E. */
export function isBearing(bearing: Bearing): boolean {
  const { degrees, minutes, seconds } = bearing;
  if (!(degrees >= 0 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60)) return false;
  return degrees < 90 || (degrees === 90 && minutes === 0 && seconds === 0);
}

/** N 87°30'00" E. */
export function bearingText(bearing: Bearing): string {
  const seconds = padded(bearing.seconds, decimalsOfSeconds(bearing.seconds));
  return `${bearing.ns} ${padded(bearing.degrees, 0)}°${padded(bearing.minutes, 0)}'${seconds}" ${bearing.ew}`;
}

/** N 00 15 05.0 E, as tie calls carry it. */
export function bearingWire(bearing: Bearing): string {
  const seconds = padded(bearing.seconds, Math.max(1, decimalsOfSeconds(bearing.seconds)));
  return `${bearing.ns} ${padded(bearing.degrees, 0)} ${padded(bearing.minutes, 0)} ${seconds} ${bearing.ew}`;
}

/** What stands in a cell of the courses grid: a bearing, an azimuth, a due direction, a compass point, gons. */
export function readBearing(text: string): Bearing | null {
  const plain = plainOf(text);
  if (plain === '' || plain.length > 80) return null;
  return readQuadrant(plain) ?? readAzimuth(plain) ?? readPoint(plain);
}

/** An angle as it is typed, "45°30'15"" or "45.5", in decimal degrees; null for what is none below a full turn. */
export function readDegrees(text: string): number | null {
  const plain = plainOf(text);
  const angle = plain === '' || plain.length > 80 ? null : readAngle(plain);
  return angle === null || angle.seconds >= 360 * 3600 ? null : Math.round((angle.seconds / 3600) * 1e8) / 1e8;
}

const decimalsOfSeconds = (seconds: number): number => {
  if (Number.isInteger(seconds)) return 0;
  const text = String(Math.round(seconds * 1e4) / 1e4);
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
};

/** Lower case, words as letters, one spelling for every mark. */
function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[º˚*]/g, '°')
    .replace(/[‘’′´`]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/\bdeg(?:ree)?s?\b\.?/g, '°')
    .replace(/\bmin(?:ute)?s?\b\.?/g, "'")
    .replace(/\bsec(?:ond)?s?\b\.?/g, '"')
    .replace(/north/g, 'n')
    .replace(/south/g, 's')
    .replace(/east/g, 'e')
    .replace(/west/g, 'w')
    .replace(/(\d)\s*d\s*(?=\d|[ew]|$)/g, '$1°')
    .replace(/(\d)\s*m\s*(?=\d|[ew]|$)/g, "$1'")
    .replace(/(\d)\s*s\s*(?=[ew]|$)/g, '$1"')
    .replace(/\s+/g, ' ')
    .trim();
}

const QUADRANT = /^([ns])\.?([^a-z]*)([ew])\.?$/;

function readQuadrant(plain: string): Bearing | null {
  const match = QUADRANT.exec(plain);
  if (match === null) return null;
  const [, ns = '', middle = '', ew = ''] = match;
  const angle = readAngle(middle);
  if (angle === null || angle.seconds > 90 * 3600) return null;
  const parts = splitSeconds(angle.seconds, angle.decimals);
  return { ns: ns === 'n' ? 'N' : 'S', ...parts, ew: ew === 'e' ? 'E' : 'W' };
}

const AZIMUTH = /^(?:([ns])\.? ?)?(?:az(?:imuth)?\.?:? ?)?([\d][^a-z]*?) ?(g(?:on|rad)?s?)?$/;

function readAzimuth(plain: string): Bearing | null {
  const match = AZIMUTH.exec(plain);
  if (match === null) return null;
  const [, from, middle = '', gons] = match;
  // "N 45 30" is half a bearing, not an azimuth counted from north.
  if (from !== undefined && !plain.includes('az')) return null;
  const angle = gons === undefined ? readAngle(middle) : readGons(middle);
  if (angle === null || angle.seconds > 360 * 3600) return null;
  return quadrantOf(angle.seconds + (from === 's' ? 180 * 3600 : 0), angle.decimals);
}

function readPoint(plain: string): Bearing | null {
  const degrees = findCompassPoint(plain.replace(/^due\b ?/, ''));
  return degrees === null ? null : quadrantOf(degrees * 3600, 0);
}

interface ReadAngle {
  seconds: number;
  decimals: number;
}

const ANGLE = /^ ?(\d{1,3}(?:\.\d+)?)(?:[ °:.,-]+(\d{1,2}(?:\.\d+)?)(?:[ ':.,-]+(\d{1,2}(?:\.\d+)?))?)?[ °'"-]*$/;

/** "45 30 15.5", "45°30'", "45-30-15", "45.5", "45½": seconds of arc. Only the last part may have a fraction. */
function readAngle(text: string): ReadAngle | null {
  // A fraction alone counts compass points, not degrees.
  const mixed = /^ ?\d+[^\d/]/.test(text) ? readMixedNumber(text.replace(/[ °]+$/, '')) : null;
  if (mixed !== null) return { seconds: Math.round(mixed * 3600), decimals: 0 };
  const match = ANGLE.exec(text);
  if (match === null) return null;
  const [, degrees = '', minutes, seconds] = match;
  if (minutes !== undefined && degrees.includes('.')) return null;
  if (seconds !== undefined && minutes?.includes('.')) return null;
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return null;
  const total = Number(degrees) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  const fraction = (seconds ?? minutes ?? degrees).split('.')[1] ?? '';
  const decimals = seconds === undefined ? (fraction === '' ? 0 : 2) : Math.min(fraction.length, 4);
  return { seconds: total, decimals };
}

function readGons(text: string): ReadAngle | null {
  const value = Number(text.trim());
  return text.trim() === '' || !Number.isFinite(value) || value > 400
    ? null
    : { seconds: value * 0.9 * 3600, decimals: 2 };
}

function quadrantOf(seconds: number, decimals: number): Bearing {
  const full = 360 * 3600;
  const scale = 10 ** decimals;
  const around = (((Math.round(seconds * scale) / scale) % full) + full) % full;
  const quarter = 90 * 3600;
  if (around <= quarter) return { ns: 'N', ...splitSeconds(around, decimals), ew: 'E' };
  if (around <= 2 * quarter) return { ns: 'S', ...splitSeconds(2 * quarter - around, decimals), ew: 'E' };
  if (around < 3 * quarter) return { ns: 'S', ...splitSeconds(around - 2 * quarter, decimals), ew: 'W' };
  return { ns: 'N', ...splitSeconds(full - around, decimals), ew: 'W' };
}
