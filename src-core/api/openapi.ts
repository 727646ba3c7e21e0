// The OpenAPI 3.1 document, derived from the endpoint table and the error table.
import { z } from 'zod';
import type { Endpoint } from '#core/api/endpoint.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { type ErrorType, errorRow } from '#core/api/errors.ts';
import { ErrorEnvelope, ValidationEnvelope } from '#core/schema/refusal.ts';

type Json = Record<string, unknown>;

const DOCUMENT_TYPES = ['application/pdf', 'image/tiff', 'image/png', 'image/jpeg'] as const;
const BINARY: Json = { type: 'string', format: 'binary' };

/** The contract for generators and readers; `version` is that of the product. */
export function openapiOf(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(endpoints) as [string, Endpoint][]) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(name, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Deedproof',
      version,
      summary: 'Reads recorded deeds, checks that they close, and signs the result.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        ErrorEnvelope: schemaOf(ErrorEnvelope, 'output'),
        ValidationEnvelope: schemaOf(ValidationEnvelope, 'output'),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(name: string, row: Endpoint): Json {
  const open = row.caller === 'anyone' || row.caller === 'signed_address';
  return {
    operationId: name,
    summary: row.summary,
    tags: [row.caller === 'desktop' ? 'desktop' : 'service'],
    security: open ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(row.params, 'path'),
      ...parametersOf(row.query, 'query'),
      ...parametersOf(row.headers, 'header'),
    ],
    ...requestBodyOf(row),
    responses: responsesOf(row),
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (schema === undefined) return [];
  const json = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    // A coerced number accepts any text before coercion; on the wire it is a number.
    schema: Object.keys(property).length === 0 ? { type: 'number' } : property,
  }));
}

function requestBodyOf(row: Endpoint): Json {
  const content = contentOf(row);
  if (content === null) return {};
  return { requestBody: { required: row.body !== 'document' && row.body_optional !== true, content } };
}

function contentOf(row: Endpoint): Json | null {
  const json = row.body_schema === undefined ? {} : schemaOf(row.body_schema, 'input');
  switch (row.body) {
    case 'none':
      return null;
    case 'json':
    case 'held':
      return { 'application/json': { schema: json } };
    case 'bytes':
      return { 'application/octet-stream': { schema: BINARY } };
    case 'batch':
      return {
        'multipart/form-data': {
          schema: { type: 'object', properties: { files: { type: 'array', items: BINARY } }, required: ['files'] },
        },
        'application/json': { schema: json },
      };
    case 'document':
      return {
        ...Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, { schema: BINARY }])),
        'text/plain': { schema: { type: 'string' } },
        'multipart/form-data': { schema: { type: 'object', properties: { file: BINARY }, required: ['file'] } },
      };
  }
}

function responsesOf(row: Endpoint): Json {
  const responses: Record<string, Json> = { [String(row.status)]: successOf(row) };
  for (const [status, types] of errorsByStatus(row.errors)) {
    responses[String(status)] = {
      description: types.map((type) => `\`${type}\`: ${errorRow(type).message}`).join('\n\n'),
      content: { 'application/json': { schema: refusalSchemaOf(status) } },
    };
  }
  responses['422'] ??= {
    description: 'A parameter or the body does not fit its form.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ValidationEnvelope' } } },
  };
  return responses;
}

function refusalSchemaOf(status: number): Json {
  const refusal = { $ref: '#/components/schemas/ErrorEnvelope' };
  return status === 422 ? { anyOf: [refusal, { $ref: '#/components/schemas/ValidationEnvelope' }] } : refusal;
}

function successOf(row: Endpoint): Json {
  if (row.reply === 'redirect') return { description: 'Sent on to the payment processor’s page.' };
  if (row.reply === 'json' && row.reply_schema !== undefined) {
    return {
      description: row.summary,
      content: { 'application/json': { schema: schemaOf(row.reply_schema, 'output') } },
    };
  }
  const types = row.media_types ?? ['application/octet-stream'];
  return { description: row.summary, content: Object.fromEntries(types.map((type) => [type, { schema: BINARY }])) };
}

function errorsByStatus(types: readonly ErrorType[]): Map<number, ErrorType[]> {
  const groups = new Map<number, ErrorType[]>();
  for (const type of types) {
    const { status } = errorRow(type);
    groups.set(status, [...(groups.get(status) ?? []), type]);
  }
  return groups;
}
