// The values a correction names: read into the shape of their field, and compared with what stands there now.
import { Refusal } from '#core/api/errors.ts';
import { Bearing } from '#core/schema/bearing.ts';
import { CorrectableField } from '#core/schema/correction.ts';
import { isBearing, readBearing } from '#core/survey/bearing.ts';

export type CorrectedValue = number | 'left' | 'right' | Bearing;

/** No course recorded in any unit is longer or shorter; beyond that a figure is a slip of the keyboard. */
const LONGEST = 1e8;
const SHORTEST = 1e-4;
const DECIMAL = /^\d+(?:\.\d+)?$/;

/** The field by its name, or the refusal that lists the correctable ones. */
export function readField(name: string): CorrectableField {
  const field = CorrectableField.safeParse(name);
  if (!field.success) throw new Refusal('unknown_field');
  return field.data;
}

/** The value in its field's own shape; null when it is no such value. Text is read as a person would type it. */
export function findValue(field: CorrectableField, value: unknown): CorrectedValue | null {
  switch (field) {
    case 'bearing':
    case 'chord_bearing':
      return findBearing(value);
    case 'curve_direction':
      return value === 'left' || value === 'right' ? value : null;
    default:
      return findLength(value);
  }
}

/** The value to be written, or a refusal that says what would do. */
export function readAfter(field: CorrectableField, value: unknown): CorrectedValue {
  const read = findValue(field, value);
  if (read === null)
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
  const read = typeof said === typeof stands ? (findValue(field, said) ?? said) : said;
  if (sameValue(read, findValue(field, stands) ?? stands)) return;
  throw new Refusal('stale_correction', { current: stands });
}

export const spoken = (field: CorrectableField): string => field.replaceAll('_', ' ');

const LENGTH = 'a number above zero is wanted';
const BEARING = 'a quadrant bearing of at most 90 degrees is wanted, such as N 45 30 00 E';
const WANTED: Readonly<Record<CorrectableField, string>> = {
  distance: LENGTH,
  chord_length: LENGTH,
  radius: LENGTH,
  arc_length: LENGTH,
  bearing: BEARING,
  chord_bearing: BEARING,
  curve_direction: 'left or right is wanted',
};

function findLength(value: unknown): number | null {
  const length = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
  if (typeof length !== 'number' || !(length >= SHORTEST && length <= LONGEST)) return null;
  // What a client's arithmetic leaves behind the eighth decimal is no measure.
  return Math.round(length * 1e8) / 1e8;
}

function findBearing(value: unknown): Bearing | null {
  if (typeof value === 'string') return readBearing(value);
  const bearing = Bearing.safeParse(value);
  return bearing.success && isBearing(bearing.data) ? bearing.data : null;
}

function sameValue(a: unknown, b: unknown): boolean {
  const [one, other] = [Bearing.safeParse(a), Bearing.safeParse(b)];
  if (!one.success || !other.success) return a === b;
  const keys = ['ns', 'degrees', 'minutes', 'seconds', 'ew'] as const;
  return keys.every((key) => one.data[key] === other.data[key]);
}
