// Values held against their schema; what does not fit is answered in the `detail` form.
import type { z } from 'zod';
import type { ValidationEnvelope } from '#core/schema/refusal.ts';

type Detail = ValidationEnvelope['detail'];

/** A request of the wrong shape: 422 with every complaint. */
export class Invalid extends Error {
  readonly detail: Detail;

  constructor(detail: Detail) {
    super('The request has the wrong shape.');
    this.name = 'Invalid';
    this.detail = detail;
  }
}

export function validated<Schema extends z.ZodType>(schema: Schema, value: unknown, where: string): z.output<Schema> {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  throw new Invalid(
    checked.error.issues.map((issue) => ({
      loc: [where, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
      msg: issue.message,
      type: issue.code,
      input: inputAt(value, issue.path),
    })),
  );
}

/** The offending part of the input, left out where it would be long. */
function inputAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const found = path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
  const text = JSON.stringify(found) ?? 'null';
  return text.length > 200 ? undefined : (found ?? null);
}
