// JSON Schemas of the nouns for the OpenAPI document: each named once, and referred to wherever it occurs.
import { z } from 'zod';
import { ERRORS } from '#core/api/errors.ts';
import { type Nouns, REPLIES, REQUESTS } from '#core/api/nouns.ts';
import { CorrectableField } from '#core/schema/correction.ts';
import { RULE_CODES, WORD_CODES } from '#core/schema/finding.ts';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const named = { input: namesOf(REQUESTS), output: namesOf(REPLIES) };

function namesOf(nouns: Nouns): z.core.$ZodRegistry<{ id: string }> {
  const names = z.registry<{ id: string }>();
  for (const [id, [schema]] of Object.entries(nouns)) names.add(schema, { id });
  return names;
}

/** The bytes of a file. */
export const BINARY: Json = { type: 'string', format: 'binary' };

export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The components of the document. */
export function namedSchemas(): Record<string, Json> {
  const schemas = { ...componentsOf(REPLIES, 'output'), ...componentsOf(REQUESTS, 'input') };
  for (const name of ['LocateRequest', 'CorrectionsRequest']) {
    const { properties } = schemas[name] as { properties: Json };
    // The service takes it as text and checks it there; to a sender it is the result that it holds.
    properties.extraction = refTo('ExtractResponse');
  }
  // A field that is none of these has a refusal of its own.
  (schemas.CorrectionItem as { properties: Json }).properties.field = schemaOf(CorrectableField, 'input');
  // Results of a later version have others, and are still taken.
  const { code } = (schemas.Finding as { properties: { code: Json } }).properties;
  code.description = `Stable. Of this version: ${[...WORD_CODES, ...RULE_CODES].join(', ')}.`;
  const { error } = (schemas.ErrorEnvelope as { properties: { error: { properties: Json } } }).properties;
  error.properties.type = refTo('ErrorType');
  return { ...schemas, DocumentForm: DOCUMENT_FORM, BatchForm: BATCH_FORM, ErrorType: ERROR_TYPE, Refused: REFUSED };
}

const DOCUMENT_FORM = formOf('The document; its file name becomes its name.', 'file', BINARY);
const BATCH_FORM = formOf('The documents; their file names become their names.', 'files', {
  type: 'array',
  minItems: 1,
  maxItems: 50,
  items: BINARY,
});

function formOf(description: string, part: string, schema: Json): Json {
  return { description, type: 'object', properties: { [part]: schema }, required: [part] };
}

const ERROR_TYPE: Json = {
  description: 'Why a request was refused. internal_error is our fault and is in the log under its request_id.',
  type: 'string',
  enum: [...Object.keys(ERRORS), 'internal_error'],
};

const REFUSED: Json = {
  description: 'A refusal with its type, or the parts of the request that do not fit their form.',
  anyOf: [refTo('ErrorEnvelope'), refTo('ValidationEnvelope')],
};

function componentsOf(nouns: Nouns, io: Direction): Record<string, Json> {
  const { schemas } = z.toJSONSchema(named[io], {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...rest }]) => [
      name,
      { description: nouns[name]?.[1] ?? name, ...rest },
    ]),
  );
}

/** A noun by its name; anything else spelt out, as the parameters of one endpoint are. */
export function schemaOf(schema: z.ZodType, io: Direction): Json {
  // A signed result is posted as it was answered.
  const name = named[io].get(schema)?.id ?? named.output.get(schema)?.id;
  if (name !== undefined) return refTo(name);
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema),
  });
  return rest;
}

/** Keys may be added to any object over time, and every whole number is a safe one without saying so. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // A pair is a pair, whichever way its reader counts.
  if (schema.prefixItems !== undefined) {
    schema.minItems = schema.prefixItems.length;
    schema.maxItems = schema.prefixItems.length;
  }
}
