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

/** More than anyone names in one request; a longer list is not worth the time that complaining about it takes. */
const MOST_ITEMS = 5000;
const MOST_COMPLAINTS = 100;

export function validated<Schema extends z.ZodType>(schema: Schema, value: unknown, where: string): z.output<Schema> {
  requireShortLists(value, where);
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  throw new Invalid(
    checked.error.issues.slice(0, MOST_COMPLAINTS).map((issue) => ({
      loc: [where, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
      msg: issue.message,
      type: issue.code,
      input: inputAt(value, issue.path),
    })),
  );
}

/** What a request says that asks for nothing in particular: the same each time. */
const unasked = new WeakMap<z.ZodType, object>();

export function validatedQuery(schema: z.ZodObject, query: object): object {
  for (const _ in query) return validated(schema, query, 'query');
  const known = unasked.get(schema);
  if (known !== undefined) return known;
  const fresh = Object.freeze(validated(schema, query, 'query'));
  unasked.set(schema, fresh);
  return fresh;
}

/** Of headers only those count that the schema names; nearly every request has none of them. */
export function validatedHeaders(schema: z.ZodObject, headers: Readonly<Record<string, unknown>>): object {
  for (const name in schema.shape) if (headers[name] !== undefined) return validated(schema, headers, 'header');
  const known = unasked.get(schema);
  if (known !== undefined) return known;
  const fresh = Object.freeze(validated(schema, {}, 'header'));
  unasked.set(schema, fresh);
  return fresh;
}

function requireShortLists(value: unknown, where: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const name in value) {
    const list = (value as Record<string, unknown>)[name];
    if (!Array.isArray(list) || list.length <= MOST_ITEMS) continue;
    throw new Invalid([{ loc: [where, name], msg: `At most ${MOST_ITEMS} entries.`, type: 'too_long' }]);
  }
}

/** The offending part of the input, left out where it would be long or deep. */
function inputAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const found = path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
  if (typeof found === 'object' && found !== null && !isFlat(found)) return undefined;
  const text = JSON.stringify(found) ?? 'null';
  return text.length > 200 ? undefined : (found ?? null);
}

function isFlat(found: object): boolean {
  const inside = Object.values(found);
  return inside.length <= 20 && inside.every((value) => typeof value !== 'object' || value === null);
}
