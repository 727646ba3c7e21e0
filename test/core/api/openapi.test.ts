// The OpenAPI document and the readable page say what the tables say.
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { apiPageOf } from '#core/api/api-page.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { openapiOf } from '#core/api/openapi.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { description: string }>;
}
const document = openapiOf('1.2.3', 'http://127.0.0.1:7420') as { paths: Record<string, Record<string, Operation>> };

test.each(Object.entries(endpoints))('%s stands in the document with its answers', (name, row) => {
  const operation = document.paths[row.path]?.[row.method.toLowerCase()];
  expect(operation?.operationId).toBe(name);
  expect(operation?.responses[String(row.status)]).toBeDefined();
  const told = Object.values(operation?.responses ?? {})
    .map((response) => response.description)
    .join('\n');
  for (const type of row.errors) expect(told).toContain(`\`${type}\``);
});

test.each(Object.entries(endpoints))('every path parameter of %s is declared and required', (_, row) => {
  const declared = document.paths[row.path]?.[row.method.toLowerCase()]?.parameters ?? [];
  const named = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(declared.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)).toEqual(named);
  expect(declared.every((parameter) => parameter.in !== 'path' || parameter.required)).toBe(true);
});

test('the page names every endpoint and runs no script', () => {
  const page = apiPageOf('1.2.3');
  for (const name of Object.keys(endpoints)) expect(page).toContain(`id="${name}"`);
  expect(page).not.toMatch(/<script/i);
});

test('an independent validator finds nothing wrong with the document', async () => {
  const { valid, errors } = await new Validator().validate(openapiOf('1.0.0', 'http://127.0.0.1:7420'));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});
