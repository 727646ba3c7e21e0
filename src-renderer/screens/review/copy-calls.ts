// The calls of a tract for the clipboard: as lines of text, or as a table that a spreadsheet takes.
import { courseSentence } from '#core/drawing/recorded-text.ts';
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { angleText } from '#core/survey/angle.ts';
import { bearingText } from '#core/survey/bearing.ts';

export const callsAsText = ({ calls, distance_unit }: Tract): string =>
  calls.map((call, i) => `${String(i + 1)}. ${courseSentence(call, distance_unit)}`).join('\n');

const HEAD = ['No.', 'Kind', 'Bearing', 'Distance', 'Unit', 'Radius', 'Arc', 'Delta', 'Turn', 'Monument', 'Adjoiner'];

/** Parted by tabs; a tab or a line break inside a value would part it too. */
export const callsAsTable = (tract: Tract): string =>
  [HEAD, ...tract.calls.map((call, i) => rowOf(call, i, tract))]
    .map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n');

function rowOf(call: Call, index: number, { distance_unit }: Tract): string[] {
  const isCurve = call.call_type === 'curve';
  const bearing = isCurve ? call.chord_bearing : call.bearing;
  const length = isCurve ? call.chord_length : call.distance;
  const number = (value: number | null): string => (value === null ? '' : String(value));
  return [
    String(index + 1),
    call.call_type,
    bearing === null ? '' : bearingText(bearing),
    number(length),
    distance_unit,
    number(call.radius),
    number(call.arc_length),
    call.delta === null ? '' : angleText(call.delta),
    call.curve_direction ?? '',
    call.monument ?? '',
    call.adjoiner,
  ];
}
