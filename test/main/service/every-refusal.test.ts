// Every error type of the table is reached over real HTTP by a walk of some endpoint, or it is said here why it cannot be.
import { describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#core/api/endpoints.ts';
import { ERRORS, type ErrorType } from '#core/api/errors.ts';
import { accountWalks } from '#test/main/service/account-walks.ts';
import { desktopWalks } from '#test/main/service/desktop-walks.ts';
import { extractionWalks } from '#test/main/service/extraction-walks.ts';
import { postBackWalks } from '#test/main/service/post-back-walks.ts';
import type { Walks } from '#test/main/service/walk.ts';

const UNREACHABLE: Partial<Record<ErrorType, string>> = {};

const walks: Walks = { ...accountWalks, ...desktopWalks, ...extractionWalks, ...postBackWalks };
const names = Object.keys(endpoints) as EndpointName[];

test('every endpoint is walked', () => {
  expect(names.filter((name) => walks[name] === undefined)).toEqual([]);
});

/** The endpoints whose walk asks for the refusal and is refused so; a walk that names no step for it fails. */
function reachedAt(type: ErrorType): EndpointName[] {
  const naming = names.filter((name) => (endpoints[name].errors as readonly ErrorType[]).includes(type));
  return naming.filter((name) => walks[name]?.unreached?.[type] === undefined);
}

describe.each(Object.keys(ERRORS) as ErrorType[])('the refusal %s', (type) => {
  const why = UNREACHABLE[type];
  test(why === undefined ? 'is reached' : `cannot be reached: ${why}`, () => {
    if (why === undefined) expect(reachedAt(type)).not.toEqual([]);
    else expect(reachedAt(type)).toEqual([]);
  });
});
