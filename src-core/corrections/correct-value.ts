// The values a correction names: read into the shape of their field, and compared with what stands there now.
import { Refusal } from '#core/api/errors.ts';
import { isSameValue } from '#core/corrections/same-value.ts';
import { Bearing } from '#core/schema/bearing.ts';
import { CorrectableField } from '#core/schema/correction.ts';
import { DistanceUnit } from '#core/schema/distance-unit.ts';
import { readWire, STATED_AREA, writeWire } from '#core/schema/wire-string.ts';
import { isBearing, readBearing, readDegrees } from '#core/survey/bearing.ts';

/** Null where a field that may be empty is emptied. */
export type CorrectedValue = number | string | boolean | Bearing | null;

/** No course recorded in any unit is longer or shorter; beyond that a figure is a slip of the keyboard. */
const LONGEST = 1e8;
const SHORTEST = 1e-4;
const DECIMAL = /^\d+(?:\.\d+)?$/;
const MOST_CHARACTERS = 4000;

/** The field by its name, or the refusal that lists the correctable ones. */
export function readField(name: string): CorrectableField {
  const field = CorrectableField.safeParse(name);
  if (!field.success) throw new Refusal('unknown_field');
  return field.data;
}

/** The value in its field's own shape; undefined when it is no such value. Text is read as a person would type it. */
export function findValue(field: CorrectableField, value: unknown): CorrectedValue | undefined {
  switch (field) {
    case 'bearing':
    case 'chord_bearing':
      return findBearing(value) ?? undefined;
    case 'curve_direction':
      return value === 'left' || value === 'right' ? value : undefined;
    case 'delta':
      return findDelta(value) ?? undefined;
    case 'monument':
      return value === null || value === '' ? null : findText(value);
    case 'adjoiner':
    case 'pob_description':
      return value === null ? '' : findText(value);
    case 'name':
      return value === '' ? undefined : findText(value);
    case 'stated_area':
      return value === null ? '' : findArea(value);
    case 'distance_unit':
      return DistanceUnit.safeParse(value).data;
    case 'is_exception':
      return typeof value === 'boolean' ? value : undefined;
    default:
      return findLength(value) ?? undefined;
  }
}

/** The value to be written, or a refusal that says what would do. */
export function readAfter(field: CorrectableField, value: unknown): CorrectedValue {
  const read = findValue(field, value);
  if (read === undefined)
    throw new Refusal('bad_correction', {}, `The corrected ${spoken(field)} does not parse: ${WANTED[field]}.`);
  return read;
}

/**
 * Refuses a correction whose `before` is not what the field reads now, in the field's own type: a caller who holds
 * something else than the current body, such as the text of a number, does not know what he corrects.
 */
export function requireCurrent(field: CorrectableField, before: unknown, current: unknown): void {
  const said = before ?? null;
  const stands = current ?? null;
  if (isSameValue(said, stands)) return;
  const read = typeof said === typeof stands ? (findValue(field, said) ?? said) : said;
  if (isSameValue(read, findValue(field, stands) ?? stands)) return;
  throw new Refusal('stale_correction', { current: stands });
}

export const spoken = (field: string): string => field.replaceAll('_', ' ');

const LENGTH = 'a number above zero is wanted';
const BEARING = 'a quadrant bearing of at most 90 degrees is wanted, such as N 45 30 00 E';
const TEXT = `text of at most ${MOST_CHARACTERS} characters is wanted`;
const WANTED: Readonly<Record<CorrectableField, string>> = {
  distance: LENGTH,
  chord_length: LENGTH,
  radius: LENGTH,
  arc_length: LENGTH,
  bearing: BEARING,
  chord_bearing: BEARING,
  curve_direction: 'left or right is wanted',
  delta: 'an angle above zero and below 360 degrees is wanted',
  monument: TEXT,
  adjoiner: TEXT,
  pob_description: TEXT,
  name: `${TEXT}, and not none`,
  stated_area: 'figures with their units are wanted, such as acres=5.02 | sqft=218671',
  distance_unit: `one of ${DistanceUnit.options.join(', ')} is wanted`,
  is_exception: 'true or false is wanted',
};

export function findLength(value: unknown): number | null {
  const length = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
  if (typeof length !== 'number' || !(length >= SHORTEST && length <= LONGEST)) return null;
  // What a client's arithmetic leaves behind the eighth decimal is no measure.
  return Math.round(length * 1e8) / 1e8;
}

function findDelta(value: unknown): number | null {
  const degrees = typeof value === 'string' ? readDegrees(value) : value;
  if (typeof degrees !== 'number' || !(degrees > 0 && degrees < 360)) return null;
  return Math.round(degrees * 1e8) / 1e8;
}

export function findBearing(value: unknown): Bearing | null {
  if (typeof value === 'string') return readBearing(value);
  const bearing = Bearing.safeParse(value);
  return bearing.success && isBearing(bearing.data) ? bearing.data : null;
}

const findText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS && value === value.trim() ? value : undefined;

const FIGURE = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** A wire string of areas that can be read, in the order of the layout; empty for none. */
function findArea(value: unknown): string | undefined {
  if (value === '') return '';
  if (typeof value !== 'string' || value.length > MOST_CHARACTERS) return undefined;
  const facts = readWire(STATED_AREA, value);
  const figures = Object.values(facts);
  if (figures.length === 0 || figures.length !== value.split(' | ').length) return undefined;
  return figures.every((figure) => FIGURE.test(figure) && Number(figure.replaceAll(',', '')) > 0)
    ? writeWire(STATED_AREA, facts)
    : undefined;
}
