// Pending corrections: what a cell read before, what the person wrote, and how a tract looks with them in force.
import { Refusal } from '#core/api/errors.ts';
import { applyCorrections } from '#core/corrections/apply-corrections.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import { CallField, type CorrectableField, type StructureField, type StructureKind } from '#core/schema/correction.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import { EMPTY_METADATA } from '#core/schema/metadata.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readWire, STATED_AREA, TIE_CALL, writeWire } from '#core/schema/wire-string.ts';
import { angleText } from '#core/survey/angle.ts';
import { bearingText, readBearing, readDegrees } from '#core/survey/bearing.ts';
import { distanceIn, readDistance } from '#core/survey/distance.ts';
import { halfUnitOf } from '#core/survey/precision.ts';

export type EditValue = Bearing | number | string | boolean | null;

/** A cell of the calls grid, a field of a boundary call or of a tie; or a fact of the tract itself. */
export interface Cell {
  readonly tract: number;
  readonly kind: 'boundary' | 'tie';
  readonly call: number;
  readonly field: CorrectableField;
}

export interface ValueEdit extends Cell {
  readonly before: EditValue;
  readonly after: EditValue;
  /** That the value stands in the document as it was read, which a person says of what the scan leaves in doubt. */
  readonly confirms?: true | undefined;
}

/** A course or a tract put in, taken out or moved. */
export interface StructureEdit {
  readonly tract: number;
  readonly kind: StructureKind;
  readonly call: number;
  readonly field: StructureField;
  readonly to?: number | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

/** A person's word that a fact beside the courses stands in the document as it was read. */
export interface FactEdit {
  /** NO_TRACT for a fact of the document. */
  readonly tract: number;
  readonly kind: 'fact';
  readonly call: 0;
  /** Its path: grantors[0], recording; of a tract aliquot. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export const NO_TRACT = -1;

/** Tracts and courses by their places in the signed body, as the service takes them. */
export type Edit = ValueEdit | StructureEdit | FactEdit;

export const isValueEdit = (edit: Edit): edit is ValueEdit => edit.kind === 'boundary' || edit.kind === 'tie';

export const isFactEdit = (edit: Edit): edit is FactEdit => edit.kind === 'fact';

const isSameFact = (a: FactEdit, b: Edit): b is FactEdit => isFactEdit(b) && a.tract === b.tract && a.field === b.field;

export const findFactEdit = (edits: readonly Edit[], fact: FactEdit): FactEdit | undefined =>
  edits.find((one): one is FactEdit => isSameFact(fact, one));

export const withFact = (edits: readonly Edit[], fact: FactEdit): Edit[] => [
  ...edits.filter((one) => !isSameFact(fact, one)),
  fact,
];

export const sameCell = (a: Cell, b: Edit): boolean =>
  isValueEdit(b) && a.tract === b.tract && a.kind === b.kind && a.call === b.call && a.field === b.field;

/** The edits with one more; a second edit of a cell replaces the first, and one that changes and confirms nothing goes. */
export function withEdit(edits: readonly Edit[], edit: ValueEdit): Edit[] {
  const first = edits.find((one): one is ValueEdit => sameCell(edit, one));
  const merged = { ...edit, before: first === undefined ? edit.before : first.before };
  const others = edits.filter((one) => !sameCell(edit, one));
  const isIdle = valueText(merged.before) === valueText(merged.after) && merged.confirms !== true;
  return isIdle ? others : [...others, merged];
}

/** The tract with its edits in force, made by the same hand as the service makes them. */
export function editedTract(tract: Tract, edits: readonly Edit[], state = ''): Tract {
  const mine = edits.filter(({ field }) => field !== 'tract');
  if (mine.length === 0) return tract;
  const asked = mine.map((edit) => ({ ...edit, tract: 0, by: '', at: '', note: '' }));
  try {
    return applyCorrections({ ...ALONE, tracts: [tract] }, asked, [], state).extraction.tracts[0] ?? tract;
  } catch (refused) {
    // What no longer fits is told when it is applied.
    if (refused instanceof Refusal) return tract;
    throw refused;
  }
}

const ALONE: Extraction = {
  document_kind: 'deed',
  legal_description_found: true,
  basis_of_bearings: null,
  tracts: [],
  metadata: EMPTY_METADATA,
  sheet: '',
  notes: null,
};

/** What a cell of a tract reads. */
export function cellValue(tract: Tract, { kind, call, field }: Omit<Cell, 'tract'>): EditValue {
  const ofCall = CallField.safeParse(field);
  if (!ofCall.success) return tract[field as 'name'] ?? null;
  if (kind === 'boundary') return tract.calls[call]?.[ofCall.data] ?? null;
  const facts = readWire(TIE_CALL, tract.tie_calls[call] ?? '');
  if (field === 'bearing') return facts.bearing === undefined ? null : readBearing(facts.bearing);
  const distance = Number(facts.distance ?? Number.NaN);
  return field === 'distance' && Number.isFinite(distance) ? distance : null;
}

const BEARINGS: readonly CorrectableField[] = ['bearing', 'chord_bearing'];
const TEXTS: readonly CorrectableField[] = ['monument', 'adjoiner', 'name', 'pob_description'];

/** The unit that a tract's lengths are kept in, and the state, which settles a vara. */
interface LengthUnit {
  readonly unit: DistanceUnit;
  readonly state: string;
}

/** What was typed into a cell, in its field's own shape; null when it is no such value. A unit that is named counts. */
export function readCellText(field: CorrectableField, text: string, { unit, state }: LengthUnit): EditValue {
  if (BEARINGS.includes(field)) return readBearing(text);
  if (TEXTS.includes(field)) return text.trim();
  const plain = text.trim().toLowerCase();
  if (field === 'curve_direction') return plain.startsWith('l') ? 'left' : plain.startsWith('r') ? 'right' : null;
  if (field === 'delta') return readDegrees(plain);
  if (field === 'stated_area') return readAreas(plain);
  const parts = readDistance(plain, unit);
  const length = parts === null ? 0 : distanceIn(parts, unit, state);
  return length > 0 ? length : null;
}

const AREA =
  /^([\d,]+(?:\.\d+)?)\s*(acres?|ac|square feet|sq\.? ?ft\.?|sqft|square met(?:er|re)s|sqm|hectares?|ha|arpents?|square arpents)$/;
const AREA_UNITS: readonly (readonly [RegExp, (typeof STATED_AREA)[number]])[] = [
  [/^ac/, 'acres'],
  [/^(?:square f|sq\.? ?f|sqft)/, 'sqft'],
  [/^(?:square m|sqm)/, 'sqm'],
  [/^h/, 'ha'],
  [/arpent/, 'arpents'],
];

/** "5.02 acres, 218,671 square feet" as the areas of a tract; nothing typed is no area stated. */
function readAreas(text: string): string | null {
  if (text === '') return '';
  const facts: Partial<Record<(typeof STATED_AREA)[number], string>> = {};
  for (const part of text.split(/;|,\s+|\sand\s/)) {
    const [, figure, word] = AREA.exec(part.trim()) ?? [];
    const unit = word === undefined ? undefined : AREA_UNITS.find(([pattern]) => pattern.test(word))?.[1];
    if (figure === undefined || unit === undefined || facts[unit] !== undefined) return null;
    facts[unit] = figure;
  }
  return writeWire(STATED_AREA, facts);
}

/** What is asked for, when it could not be read. */
export function wantedText(field: CorrectableField, unit: DistanceUnit): string {
  if (BEARINGS.includes(field)) return 'A bearing such as N87 30 00 E, n45.5e or S 12¼ W';
  if (field === 'delta') return 'An angle such as 12°30\'00" or 12.5';
  if (field === 'stated_area') return 'An area with its unit: 5.02 acres, or 2.1 ha; several parted by commas';
  return field === 'curve_direction'
    ? 'left or right'
    : `A length in ${unit}, or with its unit: 26½ poles, 12 chains 34 links`;
}

/** A value as it stands in a cell: a length with every digit that its sentence records, and none that it does not. */
export function valueText(value: EditValue, verbatim = ''): string {
  if (value === null) return '';
  if (typeof value === 'object') return bearingText(value);
  if (typeof value !== 'number') return String(value);
  return value.toFixed(Math.min(6, Math.max(0, Math.round(-Math.log10(2 * halfUnitOf(value, verbatim))))));
}

/** The same for the field it is of: an angle as one. */
export const fieldValueText = (field: CorrectableField, value: EditValue, verbatim = ''): string =>
  field === 'delta' && typeof value === 'number' ? angleText(value) : valueText(value, verbatim);
