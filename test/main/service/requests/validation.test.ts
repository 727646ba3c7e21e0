import { expect, test } from 'vitest';
import { z } from 'zod';
import { Invalid, validatedQuery } from '#main/service/requests/validation.ts';

const Page = z.object({ limit: z.coerce.number().max(10).default(5) });

test('who asks for nothing in particular gets what goes without saying, and cannot change it for others', () => {
  const first = validatedQuery(Page, {});
  expect(first).toEqual({ limit: 5 });
  expect(validatedQuery(Page, { limit: '7' })).toEqual({ limit: 7 });
  expect(validatedQuery(Page, {})).toEqual({ limit: 5 });
  expect(() => Object.assign(first, { limit: 9 })).toThrow(TypeError);
});

test('what must be said is asked for each time', () => {
  const Box = z.object({ layer: z.string() });
  for (let i = 0; i < 2; i++) expect(() => validatedQuery(Box, {})).toThrow(Invalid);
});
