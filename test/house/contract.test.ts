// One contract: every endpoint has its route and its test, every error type of the specification its one row.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#core/api/endpoints.ts';
import { ERRORS, type ErrorType, errorRow } from '#core/api/errors.ts';
import { listFiles, ROOT } from '#test/house/source-files.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe.each(Object.entries(endpoints))('endpoint %s', (name, row) => {
  test('has its route file', () => {
    expect(existsSync(join(ROOT, `src-main/service/routes/${kebab(name)}.ts`))).toBe(true);
  });

  test('is called by name in a test of the service', () => {
    const tests = listFiles().filter((path) => /^test\/(main\/service|e2e)\/.*(\.test|-walks)\.ts$/.test(path));
    expect(tests.some((path) => readFileSync(join(ROOT, path), 'utf8').includes(`'${name}'`))).toBe(true);
  });

  test('can refuse only with rows of the error table, each named once', () => {
    expect(row.errors.filter((type) => !(type in ERRORS))).toEqual([]);
    expect(new Set(row.errors).size).toBe(row.errors.length);
  });
});

test('no two endpoints answer the same method and path', () => {
  const doors = Object.values(endpoints).map((row) => `${row.method} ${row.path}`);
  expect(new Set(doors).size).toBe(doors.length);
});

test.each(Object.keys(ERRORS) as ErrorType[])('the refusal %s says in a sentence what is wrong', (type) => {
  const row = errorRow(type);
  expect(row.message).toMatch(/^[A-Z].+\.$/);
  expect(row.status === 429).toBe(row.retry_after !== undefined);
});

const specification = join(ROOT, '..', 'shared', 'spec', 'service-spec.md');

test.runIf(existsSync(specification))('the error table is that of the specification, status by status', () => {
  const text = readFileSync(specification, 'utf8');
  const table = text.slice(text.indexOf('\n## Errors'), text.indexOf('\n## Limits'));
  const specified = [...table.matchAll(/^\| (\d{3}) \| ([a-z_, ]+) \|/gm)].flatMap(([, status, types]) =>
    (types ?? '').split(',').map((type) => `${type.trim()} ${status}`),
  );
  // Named without a number, for doors that are no surface of the interface: the payment processor's own.
  const beside = /Other types exist for surfaces outside[^:]*: ([a-z_, ]+)/.exec(table)?.[1]?.split(', ') ?? [];
  const ours = Object.entries(ERRORS).filter(([type]) => !beside.includes(type));
  expect(ours.map(([type, row]) => `${type} ${row.status}`).toSorted()).toEqual(specified.toSorted());
});

test.runIf(existsSync(specification))('the table of endpoints holds every path of the specification', () => {
  const text = readFileSync(specification, 'utf8');
  const specified = [...text.matchAll(/\b(GET|POST|PUT|DELETE) (\/(?:v1|billing)\/[a-z/_{}]+)/g)].map(
    ([, method, path]) => `${method} ${path}`,
  );
  const ours = new Set<string>(Object.values(endpoints).map((row) => `${row.method} ${row.path}`));
  expect([...new Set(specified)].filter((door) => !ours.has(door))).toEqual([]);
});
