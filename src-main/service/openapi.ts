// The OpenAPI 3.1 document, written from the endpoint table.
import { z } from 'zod';
import type { Endpoint } from '#core/api/endpoint.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { type ErrorType, errorRow } from '#core/api/errors.ts';
import { ErrorEnvelope, ValidationEnvelope } from '#core/schema/refusal.ts';

type Json = Record<string, unknown>;

const JSON_TYPE = 'application/json';
const DOCUMENT_TYPES = ['application/pdf', 'image/tiff', 'image/png', 'image/jpeg'];

export function openApiOf(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(name, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Deedproof',
      version,
      description: 'Reads recorded deeds, checks that they close, and signs the result.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(ErrorEnvelope, 'output'), Invalid: schemaOf(ValidationEnvelope, 'output') },
    },
  };
}

function operationOf(name: string, row: Endpoint): Json {
  const open = row.caller === 'anyone' || row.caller === 'signed_address';
  return {
    operationId: name,
    summary: row.summary,
    tags: [row.caller === 'desktop' ? 'This machine' : 'Service'],
    security: open ? [] : [{ key: [] }],
    parameters: [
      ...parametersOf('path', row.params),
      ...parametersOf('query', row.query),
      ...parametersOf('header', row.headers),
    ],
    ...(row.body === 'none' ? {} : { requestBody: requestBodyOf(row) }),
    responses: { [row.status]: replyOf(row), ...refusalsOf(row) },
  };
}

function parametersOf(where: 'path' | 'query' | 'header', shape: z.ZodObject | undefined): Json[] {
  return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
}

const FILE = { type: 'string', format: 'binary' } as const;

function requestBodyOf(row: Endpoint): Json {
  const json = row.body_schema === undefined ? {} : { [JSON_TYPE]: { schema: schemaOf(row.body_schema, 'input') } };
  switch (row.body) {
    case 'document':
      return {
        required: false,
        content: {
          ...Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, { schema: FILE }])),
          'text/plain': { schema: { type: 'string' } },
          'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: FILE } } },
        },
      };
    case 'batch': {
      const files = { type: 'array', items: FILE, maxItems: 50 };
      const form = { schema: { type: 'object', required: ['files'], properties: { files } } };
      return { required: true, content: { 'multipart/form-data': form, ...json } };
    }
    case 'bytes':
      return { required: true, content: { 'application/octet-stream': { schema: FILE } } };
    default:
      return { required: row.body_optional !== true, content: json };
  }
}

function replyOf(row: Endpoint): Json {
  if (row.reply === 'redirect') {
    return { description: 'Sent on.', headers: { location: { schema: { type: 'string' } } } };
  }
  if (row.reply === 'file') {
    const content = Object.fromEntries((row.media_types ?? []).map((type) => [type, { schema: FILE }]));
    return { description: 'The file.', content };
  }
  const schema = row.reply_schema === undefined ? {} : schemaOf(row.reply_schema, 'output');
  return { description: 'Done.', content: { [JSON_TYPE]: { schema } } };
}

function refusalsOf(row: Endpoint): Json {
  const byStatus = new Map<number, ErrorType[]>();
  for (const type of row.errors) {
    const { status } = errorRow(type);
    byStatus.set(status, [...(byStatus.get(status) ?? []), type]);
  }
  if (row.params !== undefined || row.query !== undefined || row.body === 'json') {
    byStatus.set(422, byStatus.get(422) ?? []);
  }
  const refused = { $ref: '#/components/schemas/Error' };
  const invalid = { $ref: '#/components/schemas/Invalid' };
  return Object.fromEntries(
    [...byStatus].map(([status, types]) => [
      status,
      {
        description: types.length === 0 ? 'The request has the wrong shape.' : types.join(', '),
        content: { [JSON_TYPE]: { schema: status === 422 ? { anyOf: [refused, invalid] } : refused } },
      },
    ]),
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}
