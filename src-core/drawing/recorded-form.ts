// Values in the document's own form, `S 61½° E` and `71½ poles`, found again in the sentence they were read from. A form
// is given only where it reads to the very value; otherwise there is none, and the value stands alone.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { azimuthOf, readBearing } from '#core/survey/bearing.ts';
import { distanceIn, readDistance, unitFeet } from '#core/survey/distance.ts';
import { roundedLength } from '#core/survey/rounding.ts';

/** Looked for at every word: “the north line, S 10 E” holds two beginnings. */
const QUADRANT = /(?<![a-z])(?=((?:north|south|[ns])(?![a-z])\.?[^;]{0,70}?(?<![a-z])(?:east|west|[ew])(?![a-z])))/gi;
const POINT = /(?<![a-z])((?:due\s+)?(?:north|south|east|west|[nsew])(?![a-z]))/gi;
const MOST = 2000;

/** Null where the sentence holds no such bearing that can be told from its other words. */
export function recordedBearing(bearing: Bearing | null, sentence: string): string | null {
  if (bearing === null) return null;
  const text = sentence.slice(0, MOST);
  const wanted = azimuthOf(bearing);
  const found = [...text.matchAll(QUADRANT), ...text.matchAll(POINT)].find(([, run = '']) => {
    const read = readBearing(run);
    return read !== null && Math.abs(azimuthOf(read) - wanted) < 1e-9;
  });
  return found?.[1] === undefined ? null : tidy(found[1]);
}

const FIGURE = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+|[ -]?\d+\/\d+|\s?[¼½¾⅓⅔⅛⅜⅝⅞])?`;
const UNIT = String.raw`\s*(?:(?:feet|foot|ft|inch(?:es)?|ins?|yards?|yds?|miles?|rods?|rds?|poles?|po|perch(?:es)?|chains?|chs?|links?|lks?|met(?:er|re)s?|m|kilomet(?:er|re)s?|km|varas?|vrs?|arpents?)(?![a-z])\.?|['’′"”″](?!\w))`;
const LENGTH = new RegExp(String.raw`(?<![\w.,/])${FIGURE}${UNIT}(?:,?\s*(?:and\s+)?${FIGURE}${UNIT}){0,2}`, 'gi');
const ONE_LENGTH = new RegExp(String.raw`(?<![\w.,/])${FIGURE}${UNIT}`, 'gi');

/** The same for a length that is kept in `unit`; the state settles a vara. */
export function recordedLength(
  value: number | null,
  unit: DistanceUnit,
  state: string,
  sentence: string,
): string | null {
  if (value === null) return null;
  const text = sentence.slice(0, MOST);
  const found = [...text.matchAll(LENGTH), ...text.matchAll(ONE_LENGTH)].find(([run]) => {
    const parts = /\d|[¼-¾⅓-⅞]/.test(run) ? readDistance(run.replaceAll(/\.(?=\s|$)/g, ''), unit) : null;
    return parts !== null && Math.abs(distanceIn(parts, unit, state) - value) <= 2e-6 * Math.max(1, value);
  });
  return found === undefined ? null : tidy(found[0]);
}

const tidy = (run: string): string => run.replaceAll(/\s+/g, ' ').trim();

export interface RecordedForm {
  readonly bearing: string | null;
  readonly distance: string | null;
}

/** Of a line its own bearing and length, of a curve those of its chord; nothing for a value that the engine derived. */
export function recordedForm(call: Call, unit: DistanceUnit, state: string): RecordedForm {
  const curve = call.call_type === 'curve';
  const [bearing, length] = curve ? (['chord_bearing', 'chord_length'] as const) : (['bearing', 'distance'] as const);
  const own = (field: typeof bearing | typeof length): boolean => !call.computed.includes(field);
  return {
    bearing: own(bearing) ? recordedBearing(call[bearing], call.verbatim_text) : null,
    distance: own(length) ? recordedLength(call[length], unit, state, call.verbatim_text) : null,
  };
}

/** The recorded form where it says more than the plain value does, a fraction, fewer parts, another unit; otherwise null. */
export function writtenOtherwise(recorded: string | null, plain: string): string | null {
  if (recorded === null) return null;
  const figures = (text: string): string =>
    (text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/[\d.]*\d|[¼-¾⅓-⅞/]/g) ?? [])
      .map((one) => (/\d/.test(one) ? Number(one) : one))
      .join(' ');
  return figures(recorded) === figures(plain) ? null : recorded;
}

export interface CourseForms extends RecordedForm {
  /** Of the line or the chord, in US survey feet. */
  readonly length_ft: number | null;
}

/** What a table shows beside the plain values: the document's own form, and the feet it comes to. */
export function courseForms(call: Call, unit: DistanceUnit, state: string): CourseForms {
  const length = call.call_type === 'curve' ? call.chord_length : call.distance;
  const length_ft = length === null ? null : roundedLength(length * unitFeet(unit, state));
  return { ...recordedForm(call, unit, state), length_ft };
}
