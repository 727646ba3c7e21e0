// The table of courses on the certificate: every call as it was read, with its sentence.
import { type CourseForms, courseForms, writtenOtherwise } from '#core/drawing/recorded-form.ts';
import { lengthText, repairText } from '#core/drawing/recorded-text.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { angleText } from '#core/survey/angle.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { readTie } from '#core/survey/tie.ts';
import { chancesText, doubtedName } from '#core/verdict/wording/doubts.ts';
import { heading, type Sheet, within, withinLong } from '#main/export/sheet.ts';
import { heightOfTable, longTable, type TableColumn, type TableRow, table } from '#main/export/sheet-table.ts';
import { SUBHEADING } from '#main/export/sheet-type.ts';

const WITH_CURVES: readonly TableColumn[] = [
  { head: 'No.', share: 0.055 },
  { head: 'Bearing or chord bearing', share: 0.2 },
  { head: 'Distance or chord', share: 0.13, align: 'right' },
  { head: 'Curve', share: 0.255 },
  { head: 'Monument and adjoiner', share: 0.265 },
  { head: 'Read', share: 0.095 },
];
const LINES_ALONE: readonly TableColumn[] = [
  { head: 'No.', share: 0.055 },
  { head: 'Bearing', share: 0.2 },
  { head: 'Distance', share: 0.13, align: 'right' },
  { head: 'Monument and adjoiner', share: 0.52 },
  { head: 'Read', share: 0.095 },
];

/** Old measures stand as they are written, and what they come to beside them. */
const WORKED_OUT: readonly TableColumn[] = [
  { head: 'No.', share: 0.055 },
  { head: 'Bearing', share: 0.17 },
  { head: 'Distance', share: 0.15, align: 'right' },
  { head: 'Worked out', share: 0.25 },
  { head: 'Monument and adjoiner', share: 0.28 },
  { head: 'Read', share: 0.095 },
];

/** Indexes of the courses that no longer read as their sentence does. */
type Corrected = ReadonlySet<number>;

/** The boundary courses in order. */
export async function writeCourses(
  sheet: Sheet,
  tract: Tract,
  verdict: TractVerdict,
  corrected: Corrected,
  state: string,
): Promise<void> {
  if (tract.calls.length === 0) return;
  await withinLong(sheet, 'Sect', async () => {
    heading(sheet, `Courses (in ${tract.distance_unit} as recorded)`, SUBHEADING, 'H3', 60);
    await longTable(sheet, columnsOf(tract, state), rowsOf(tract, verdict, corrected, state));
  });
}

/** What the tables of courses and ties take on a page, with their headings. */
export function heightOfCourses(
  sheet: Sheet,
  tract: Tract,
  verdict: TractVerdict,
  corrected: Corrected,
  state: string,
): number {
  const courses = heightOfTable(sheet, columnsOf(tract, state), rowsOf(tract, verdict, corrected, state));
  const ties =
    tract.tie_calls.length === 0 ? 0 : heightOfTable(sheet, TIE_COLUMNS, tieRows(tract)) + SUBHEADING.leading + 3;
  return courses + SUBHEADING.leading + 3 + ties;
}

const hasCurves = (tract: Tract): boolean => tract.calls.some((call) => call.call_type === 'curve');

const columnsOf = (tract: Tract, state: string): readonly TableColumn[] =>
  hasCurves(tract) ? WITH_CURVES : isOld(tract, state) ? WORKED_OUT : LINES_ALONE;

/** Whether some course is written otherwise than it is worked out: in poles, in half degrees. */
const isOld = ({ calls, distance_unit: unit }: Tract, state: string): boolean =>
  (unit !== 'feet' && unit !== 'meters') ||
  calls.some((call) => {
    const bearing = call.call_type === 'line' ? call.bearing : call.chord_bearing;
    return bearing !== null && writtenOtherwise(courseForms(call, unit, state).bearing, bearingText(bearing)) !== null;
  });

function rowsOf(tract: Tract, verdict: TractVerdict, corrected: Corrected, state: string): TableRow[] {
  const curves = hasCurves(tract);
  const suspects = new Set(verdict.suspects.filter(({ field }) => field !== 'missing_course').map(({ call }) => call));
  return tract.calls.map((call, i) => {
    const read = [
      call.typed === true ? 'entered' : call.confidence,
      corrected.has(i) && call.typed !== true ? 'corrected' : '',
      suspects.has(i) ? 'suspect' : '',
    ];
    return courseRow(call, i, { tract, state, curves }, read.filter((part) => part !== '').join(', '));
  });
}

interface CourseContext {
  readonly tract: Tract;
  /** Two letters, or empty. */
  readonly state: string;
  readonly curves: boolean;
}

function courseRow(call: Call, index: number, { tract, state, curves }: CourseContext, read: string): TableRow {
  const curve = call.call_type === 'curve';
  const length = (value: number | null) =>
    value === null ? '' : lengthText(value, tract.distance_unit, call.verbatim_text);
  const bearing = curve ? call.chord_bearing : call.bearing;
  const distance = curve ? call.chord_length : call.distance;
  const forms = courseForms(call, tract.distance_unit, state);
  const beside = [call.monument ?? '', call.adjoiner === '' ? '' : `along ${call.adjoiner}`];
  const plain = {
    bearing: bearing === null ? null : bearingText(bearing) + mark(call, curve ? 'chord_bearing' : 'bearing'),
    distance: distance === null ? null : length(distance) + mark(call, curve ? 'chord_length' : 'distance'),
  };
  const written = (field: 'bearing' | 'distance'): string =>
    plain[field] === null ? 'not read' : (writtenOtherwise(forms[field], plain[field]) ?? plain[field]);
  return {
    cells: [
      String(index + 1),
      written('bearing'),
      written('distance'),
      ...(curves ? [curve ? curveText(call, length) : ''] : []),
      ...(!curves && isOld(tract, state) ? [workedText(bearing, forms)] : []),
      beside.filter((part) => part !== '').join('; '),
      read,
    ],
    below: call.typed === true ? markedWords(call) : call.verbatim_text,
  };
}

/** What an old measure comes to. */
const workedText = (bearing: Bearing | null, { length_ft }: CourseForms): string =>
  [bearing === null ? '' : bearingText(bearing), length_ft === null ? '' : `${length_ft.toFixed(2)}'`]
    .filter((part) => part !== '')
    .join(' ');

/** No sentence was read for it: at most an operator says which words he took it from. */
const markedWords = ({ verbatim_text }: Call): string =>
  `Entered by an operator, not read from the document${verbatim_text === '' ? '.' : `; he marked: ${verbatim_text}`}`;

/** A derived value is never mistaken for a recorded one. */
const mark = (call: Call, field: string): string => (call.computed.includes(field) ? ' *' : '');

function curveText(call: Call, length: (value: number | null) => string): string {
  const parts = [
    call.curve_direction === null ? '' : call.curve_direction + mark(call, 'curve_direction'),
    call.radius === null ? '' : `R ${length(call.radius)}${mark(call, 'radius')}`,
    call.arc_length === null ? '' : `L ${length(call.arc_length)}${mark(call, 'arc_length')}`,
    call.delta === null ? '' : `Δ ${angleText(call.delta)}${mark(call, 'delta')}`,
    call.tangent === null ? '' : call.tangent ? 'tangent' : 'not tangent',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** True when some value of the table is marked as derived. */
export const hasDerived = (tract: Tract): boolean => tract.calls.some((call) => call.computed.length > 0);

const MOST_MENDED = 40;

/** What was mended to read the courses, as one paragraph; nothing where nothing was. */
export function mendedText(tract: Tract): string {
  const mended = tract.calls.flatMap((call, i) => {
    const text = repairText(call);
    return text === '' ? [] : [`course ${i + 1}, ${text}`];
  });
  if (mended.length === 0) return '';
  const more = mended.length - MOST_MENDED;
  const told = mended.slice(0, MOST_MENDED).join('; ');
  return `Mended in reading: ${told}${more > 0 ? `; and ${more} more, read at medium or low` : ''}.`;
}

/** What the scan leaves in doubt of the tract, as one paragraph; nothing where it leaves nothing. */
export function doubtedText(tract: Tract): string {
  const doubted = [
    ...(tract.doubts ?? []).map((one) => `${doubtedName(one.field)}, ${chancesText(one)}`),
    ...tract.calls.flatMap((call, i) =>
      (call.doubts ?? []).map((one) => `course ${i + 1}, ${doubtedName(one.field)} ${chancesText(one)}`),
    ),
  ];
  if (doubted.length === 0) return '';
  const more = doubted.length - MOST_MENDED;
  const told = doubted.slice(0, MOST_MENDED).join('; ');
  return `In doubt on the scan: ${told}${more > 0 ? `; and ${more} more` : ''}.`;
}

const TIE_COLUMNS: readonly TableColumn[] = [
  { head: 'No.', share: 0.055 },
  { head: 'Bearing', share: 0.2 },
  { head: 'Distance', share: 0.13, align: 'right' },
];

/** The way from the commencement to the point of beginning. */
export function writeTies(sheet: Sheet, tract: Tract): void {
  if (tract.tie_calls.length === 0) return;
  within(sheet, 'Sect', () => {
    heading(sheet, 'Tie courses to the point of beginning', SUBHEADING, 'H3', 60);
    table(sheet, TIE_COLUMNS, tieRows(tract));
  });
}

const tieRows = (tract: Tract): TableRow[] =>
  tract.tie_calls.map((wire, i) => {
    const tie = readTie(wire);
    return {
      cells: [
        String(i + 1),
        tie.bearing === null ? 'not read' : bearingText(tie.bearing),
        tie.distance === null ? 'not read' : lengthText(tie.distance, tract.distance_unit, tie.verbatim),
      ],
      below: tie.verbatim,
    };
  });
