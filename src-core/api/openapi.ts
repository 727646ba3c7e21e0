// The OpenAPI 3.1 document, derived from the endpoint table, the error table and the nouns.
import type { z } from 'zod';
import type { Endpoint } from '#core/api/endpoint.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { type ErrorType, errorRow } from '#core/api/errors.ts';
import { BINARY, type Json, namedSchemas, refTo, schemaOf } from '#core/api/named-schemas.ts';

const DOCUMENT_TYPES = ['application/pdf', 'image/tiff', 'image/png', 'image/jpeg'] as const;
/** Of the interface, which office tools are written against; the product has its own. */
const INTERFACE_VERSION = '0.8.0';

const ABOUT = `Reads recorded deeds, checks that they close, and signs the result, on this machine alone.

Requests carry \`Authorization: Bearer KEY\`. A failure is \`{"error": {"type", "message"}}\`; switch on the type. Back-off
time is the Retry-After header. A signed result is its bytes: keep and post it exactly as it arrived.`;

/** The contract for generators and readers: the product's version, and where this service is reached. */
export function openapiOf(version: string, address: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(endpoints) as [string, Endpoint][]) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(name, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Deedproof',
      version: INTERFACE_VERSION,
      summary: `Served by Deedproof ${version}.`,
      description: ABOUT,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: address, description: 'This machine.' }],
    tags: [
      { name: 'service', description: 'For office tools, with a key.' },
      { name: 'desktop', description: 'For the application’s own window; a key is refused.' },
    ],
    paths,
    components: {
      schemas: namedSchemas(),
      headers: { RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } } },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key (dp_live_… or dp_test_…), or the session token of a signed-in person. A key has scopes (read, submit, ' +
            'delete, manage); each operation names the one it asks for, and is refused as not_permitted without it. A test ' +
            'key reaches test runs alone.',
        },
      },
    },
  };
}

function operationOf(name: string, row: Endpoint): Json {
  const open = row.caller === 'anyone' || row.caller === 'signed_address';
  return {
    operationId: name,
    summary: row.summary,
    tags: [row.caller === 'desktop' ? 'desktop' : 'service'],
    // The role that a key must have (OpenAPI 3.1, Security Requirement Object).
    security: open ? [] : [{ bearer: row.scope === null ? [] : [row.scope] }],
    parameters: [
      ...parametersOf(row.params, 'path'),
      ...parametersOf(row.query, 'query'),
      ...parametersOf(row.headers, 'header'),
    ],
    ...requestBodyOf(row),
    responses: responsesOf(row),
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (schema === undefined) return [];
  const json = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, { description, ...property }]) => ({
    name: place === 'header' ? headerName(name) : name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
}

/** `x-upload-id` as people write it. */
function headerName(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());
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
        'multipart/form-data': { schema: refTo('BatchForm') },
        'application/json': { schema: json },
      };
    case 'document':
      return {
        ...Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, { schema: BINARY }])),
        'text/plain': { schema: { type: 'string' } },
        'multipart/form-data': { schema: refTo('DocumentForm') },
      };
  }
}

function responsesOf(row: Endpoint): Json {
  const responses: Record<string, Json> = { [String(row.status)]: successOf(row) };
  for (const [status, types] of errorsByStatus(row.errors)) {
    responses[String(status)] = {
      description: types.map((type) => `\`${type}\`: ${errorRow(type).message}`).join('\n\n'),
      ...(status === 429 ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
      content: { 'application/json': { schema: refTo(status === 422 ? 'Refused' : 'ErrorEnvelope') } },
    };
  }
  responses['422'] ??= {
    description: 'A parameter or the body does not fit its form.',
    content: { 'application/json': { schema: refTo('ValidationEnvelope') } },
  };
  responses.default = {
    description: '`internal_error`: our fault. The log has the rest under the request id.',
    content: { 'application/json': { schema: refTo('ErrorEnvelope') } },
  };
  return responses;
}

function successOf(row: Endpoint): Json {
  if (row.reply === 'redirect') {
    return {
      description: 'Sent on to the payment processor’s page.',
      headers: { Location: { schema: { type: 'string', format: 'uri' } } },
    };
  }
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
