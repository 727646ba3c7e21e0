// Courses in words, with every digit that the document records and none that it does not.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { angleText, degreesOf } from '#core/survey/angle.ts';
import { azimuthOf, bearingText } from '#core/survey/bearing.ts';
import { recordedDecimals } from '#core/survey/precision.ts';

const UNIT_MARKS: Readonly<Record<DistanceUnit, string>> = {
  feet: "'",
  inches: ' in',
  yards: ' yd',
  miles: ' mi',
  rods: ' rd',
  poles: ' po',
  perches: ' per',
  chains: ' ch',
  links: ' lk',
  meters: ' m',
  kilometers: ' km',
  varas: ' vrs',
  arpents: ' arp',
};

export const lengthText = (value: number, unit: DistanceUnit, verbatim: string): string =>
  `${value.toFixed(Math.min(6, recordedDecimals(value, verbatim)))}${UNIT_MARKS[unit]}`;

export type Recorded = Readonly<
  Record<'distance' | 'radius' | 'arc_length' | 'chord_length' | 'delta', number | null> &
    Record<'bearing' | 'chord_bearing', Bearing | null>
>;

export const UNRECORDED: Recorded = {
  distance: null,
  radius: null,
  arc_length: null,
  chord_length: null,
  delta: null,
  bearing: null,
  chord_bearing: null,
};

/** What the document itself says of the course; a value that the engine derived is none of it. */
export function recordOf(call: Call): Recorded {
  return {
    distance: recordedIn(call, 'distance'),
    radius: recordedIn(call, 'radius'),
    arc_length: recordedIn(call, 'arc_length'),
    chord_length: recordedIn(call, 'chord_length'),
    delta: recordedIn(call, 'delta'),
    bearing: recordedIn(call, 'bearing'),
    chord_bearing: recordedIn(call, 'chord_bearing'),
  };
}

/** Another form for a person who asked for it: azimuths, or lengths in one unit. */
export interface CourseStyle {
  readonly azimuths: boolean;
  /** Null for the document's own unit. */
  readonly length: { readonly per_unit: number; readonly mark: string; readonly decimals: number } | null;
}

export const OWN_STYLE: CourseStyle = { azimuths: false, length: null };

export const styledBearing = (bearing: Bearing, { azimuths }: CourseStyle): string =>
  azimuths ? `Az ${angleText(degreesOf(azimuthOf(bearing)))}` : bearingText(bearing);

export const styledLength = (value: number, unit: DistanceUnit, verbatim: string, { length }: CourseStyle): string =>
  length === null
    ? lengthText(value, unit, verbatim)
    : `${(value * length.per_unit).toFixed(length.decimals)}${length.mark}`;

export interface CourseWords {
  bearing: string | null;
  distance: string | null;
  /** Rows of curve data; empty for a line. */
  curve: readonly string[];
}

type LengthField = 'distance' | 'radius' | 'arc_length' | 'chord_length';

const NO_ROWS: readonly string[] = [];

const recordedIn = <Field extends keyof Recorded>(call: Call, field: Field): Recorded[Field] =>
  (call.computed.includes(field) ? null : call[field]) as Recorded[Field];

function lengthIn(call: Call, field: LengthField, unit: DistanceUnit, style: CourseStyle): string | null {
  const value = recordedIn(call, field);
  return value === null ? null : styledLength(value, unit, call.verbatim_text, style);
}

/** Only what is recorded: a field that the engine derived is left out. */
export function courseWords(call: Call, unit: DistanceUnit, style: CourseStyle = OWN_STYLE): CourseWords {
  if (call.call_type === 'line') {
    const bearing = recordedIn(call, 'bearing');
    return {
      bearing: bearing === null ? null : styledBearing(bearing, style),
      distance: lengthIn(call, 'distance', unit, style),
      curve: NO_ROWS,
    };
  }
  const length = (field: LengthField): string | null => lengthIn(call, field, unit, style);
  const named = (name: string, text: string | null): string | null => (text === null ? null : `${name} ${text}`);
  const delta = recordedIn(call, 'delta');
  const size = [
    named('R', length('radius')),
    named('L', length('arc_length')),
    named('Δ', delta === null ? null : angleText(delta)),
  ];
  const bearing = recordedIn(call, 'chord_bearing');
  const chord = joined([bearing === null ? null : styledBearing(bearing, style), length('chord_length')]);
  return {
    bearing: null,
    distance: null,
    curve: [joined(size), chord === '' ? '' : `Ch ${chord}`].filter((row) => row !== ''),
  };
}

/** The course as one line of a table. */
export const courseSentence = (call: Call, unit: DistanceUnit, style: CourseStyle = OWN_STYLE): string =>
  sentenceOf(call, courseWords(call, unit, style));

/** The same of words that are made already. */
export function sentenceOf(call: Call, { bearing, distance, curve }: CourseWords): string {
  if (call.call_type === 'line')
    return bearing !== null && distance !== null ? `${bearing} ${distance}` : (bearing ?? distance ?? 'not recorded');
  const turn = call.curve_direction === null ? 'curve' : `curve to the ${call.curve_direction}`;
  return [turn, ...curve].join(', ');
}

/** “183.5l feet” read as 183.51 feet: what was mended in the course, or nothing. */
export function repairText(call: Call | null): string {
  return (call?.repairs ?? [])
    .map(({ printed, read_as }) => `“${printed.replaceAll(/\s+/g, ' ')}” read as ${read_as}`)
    .join('; ');
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');
