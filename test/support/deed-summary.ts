// An extraction boiled down to one short line for each tract, tie and call, so that a golden file reads like field notes.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readWire, TIE_CALL } from '#core/schema/wire-string.ts';

export function deedSummary(extraction: Extraction): string {
  return extraction.tracts.flatMap((tract) => tractLines(tract)).join('\n');
}

function tractLines(tract: Tract): string[] {
  const marks = [
    tract.description_type,
    tract.distance_unit,
    ...(tract.is_exception ? ['exception'] : []),
    ...(tract.stated_area === '' ? [] : [tract.stated_area.replaceAll(' | ', ' ')]),
  ];
  const codes = (tract.findings ?? []).map(({ code }) => code).sort();
  return [
    `tract ${tract.name}: ${marks.join(' ')}`,
    ...tract.tie_calls.map(tieLine),
    ...tract.calls.map(callLine),
    ...(codes.length === 0 ? [] : [`  open ${codes.join(' ')}`]),
  ];
}

function tieLine(wire: string): string {
  const { bearing, distance } = readWire(TIE_CALL, wire);
  return `  tie ${bearing ?? '-'} ${distance ?? '-'}`;
}

function callLine(call: Call): string {
  const confidence = call.confidence === 'high' ? [] : [call.confidence];
  const unit = call.distance_unit === null ? [] : [`(${call.distance_unit})`];
  if (call.call_type === 'line') {
    const computed = call.computed.length === 0 ? [] : [`computed ${call.computed.join(' ')}`];
    return `  ${[bearingText(call.bearing), call.distance ?? '-', ...computed, ...unit, ...confidence].join(' ')}`;
  }
  const parts = [
    'curve',
    call.curve_direction ?? '?',
    ...(call.radius === null ? [] : [`R ${call.radius}`]),
    ...(call.delta === null ? [] : [`D ${Math.round(call.delta * 1e6) / 1e6}`]),
    ...(call.arc_length === null ? [] : [`L ${call.arc_length}`]),
    ...(call.chord_bearing === null && call.chord_length === null
      ? []
      : [`chord ${bearingText(call.chord_bearing)} ${call.chord_length ?? '-'}`]),
    ...(call.tangent === null ? [] : [call.tangent ? 'tangent' : 'non-tangent']),
    ...(call.computed.length === 0 ? [] : [`computed ${call.computed.join(' ')}`]),
    ...unit,
    ...confidence,
  ];
  return `  ${parts.join(' ')}`;
}

function bearingText(bearing: Bearing | null): string {
  if (bearing === null) return '-';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${bearing.ns} ${bearing.degrees}-${two(bearing.minutes)}-${two(bearing.seconds)} ${bearing.ew}`;
}
