// The courses of every tract as a table that a spreadsheet opens: RFC 4180, UTF-8 with its mark.
import { Refusal } from '#core/api/errors.ts';
import type { FigureCourse } from '#core/drawing/figure-parts.ts';
import { courseForms } from '#core/drawing/recorded-form.ts';
import { findState } from '#core/plss/states.ts';
import type { Call } from '#core/schema/call.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Tract } from '#core/schema/tract.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { changeLinesOfCourse } from '#main/export/change-lines.ts';
import { drawnTracts } from '#main/export/drawn-tract.ts';

type Cell = string | number | boolean | null;

const HEAD = [
  'tract_index',
  'tract',
  'call_index',
  'call_type',
  'bearing',
  'distance',
  'distance_unit',
  'chord_bearing',
  'chord_length',
  'radius',
  'arc_length',
  'delta_degrees',
  'curve_direction',
  'computed',
  'monument',
  'adjoiner',
  'confidence',
  'start_east_ft_unplaced',
  'start_north_ft_unplaced',
  'end_east_ft_unplaced',
  'end_north_ft_unplaced',
  'page',
  'verbatim_text',
  'typed',
  'corrections',
  'recorded_bearing',
  'recorded_distance',
  'length_ft',
];

/** Coordinates are feet in each tract's own plane, and their heads say so. */
export function csvOf(body: ExtractResponse): string {
  const drawn = new Map(drawnTracts(body).map(({ index, figure }) => [index, figure]));
  const state = findState(body.extraction.metadata.state) ?? '';
  const rows = body.extraction.tracts.flatMap((tract, index) =>
    tract.calls.map((call, i) => {
      const course = drawn.get(index)?.courses.find(({ number }) => number === i + 1);
      const forms = courseForms(call, tract.distance_unit, state);
      return [
        ...rowOf(tract, index, call, i, course),
        call.typed === true,
        changeLinesOfCourse(body, index, i).join(' '),
        forms.bearing,
        forms.distance,
        forms.length_ft,
      ];
    }),
  );
  if (rows.length === 0) throw new Refusal('nothing_to_draw');
  return `\ufeff${[HEAD, ...rows].map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

function rowOf(tract: Tract, index: number, call: Call, i: number, course: FigureCourse | undefined): Cell[] {
  return [
    index,
    tract.name,
    i,
    call.call_type,
    call.bearing === null ? null : bearingText(call.bearing),
    call.distance,
    tract.distance_unit,
    call.chord_bearing === null ? null : bearingText(call.chord_bearing),
    call.chord_length,
    call.radius,
    call.arc_length,
    call.delta,
    call.curve_direction,
    call.computed.join(' '),
    call.monument,
    call.adjoiner,
    call.confidence,
    course?.start[0] ?? null,
    course?.start[1] ?? null,
    course?.end[0] ?? null,
    course?.end[1] ?? null,
    call.source?.page ?? null,
    call.verbatim_text,
  ];
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  // A text that begins like a formula would be run as one by a spreadsheet.
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
