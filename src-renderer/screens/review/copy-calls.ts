// The calls of a tract for the clipboard: as lines of text, or as a table that a spreadsheet takes.
import { courseForms, writtenOtherwise } from '#core/drawing/recorded-form.ts';
import { courseSentence } from '#core/drawing/recorded-text.ts';
import { findState } from '#core/plss/states.ts';
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import { angleText } from '#core/survey/angle.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { type Beside, chosenForm, styleOf } from '#renderer/state/beside.ts';

/** As the document writes them where that differs, and in the form that is chosen beside the grid. */
export function callsAsText({ calls, distance_unit: unit }: Tract, beside: Beside, state: string): string {
  const style = styleOf(beside, unit, state);
  return calls
    .map((call, i) => {
      const plain = courseSentence(call, unit, style);
      const { bearing, distance } = courseForms(call, unit, findState(state) ?? '');
      const written = [bearing, distance].filter((part) => part !== null).join(', ');
      return `${String(i + 1)}. ${writtenOtherwise(written || null, plain) === null ? plain : `${written} = ${plain}`}`;
    })
    .join('\n');
}

const HEAD = [
  'No.',
  'Kind',
  'Bearing',
  'Distance',
  'Unit',
  'Radius',
  'Arc',
  'Delta',
  'Turn',
  'Monument',
  'Adjoiner',
  'Recorded bearing',
  'Recorded distance',
  'Feet',
  'As chosen',
];

/** Parted by tabs; a tab or a line break inside a value would part it too. */
export const callsAsTable = (tract: Tract, beside: Beside, state: string): string =>
  [HEAD, ...tract.calls.map((call, i) => rowOf(call, i, tract, beside, state))]
    .map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n');

function rowOf(call: Call, index: number, { distance_unit }: Tract, beside: Beside, state: string): string[] {
  const isCurve = call.call_type === 'curve';
  const bearing = isCurve ? call.chord_bearing : call.bearing;
  const length = isCurve ? call.chord_length : call.distance;
  const number = (value: number | null): string => (value === null ? '' : String(value));
  const forms = courseForms(call, distance_unit, findState(state) ?? '');
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
    forms.bearing ?? '',
    forms.distance ?? '',
    number(forms.length_ft),
    chosenForm(call, beside, distance_unit, state),
  ];
}
