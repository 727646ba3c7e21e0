import fc from 'fast-check';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { MOST_LETTERS, patternOf, routeFinder } from '#main/service/door/find-route.ts';
import type { Route } from '#main/service/route.ts';
import { routes } from '#main/service/routes.ts';

const all: readonly Route[] = Object.values(routes);
const find = routeFinder(all);
const found = (method: string, address: string) => {
  const one = find(method, address);
  return one === null ? null : { pattern: one.pattern, params: one.params };
};

test.each(all.map((route) => [route.row.method, route.row.path, route] as const))(
  '%s %s is found with what stands in its places',
  (method, path, route) => {
    const address = path.replace(/\{(\w+)\}/g, 'a-$1');
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    expect(find(method, address)).toEqual({
      route,
      pattern: patternOf(route),
      params: Object.fromEntries(names.map((name) => [name, `a-${name}`])),
    });
  },
);

describe('beside the library, which is given the same routes', () => {
  const server = fastify({ routerOptions: { maxParamLength: MOST_LETTERS } });
  for (const route of all) {
    const pattern = patternOf(route);
    const handler = async ({ params }: { params: unknown }) => ({ pattern, params });
    server.route({ method: route.row.method, url: pattern, handler });
  }
  const asked = async (method: string, address: string): Promise<unknown> => {
    const { statusCode, payload } = await server.inject({ method: method as 'GET', url: address });
    return statusCode === 200 ? JSON.parse(payload) : statusCode;
  };

  test.each([
    ['GET', '/v1/runs/'],
    ['GET', '/v1/runs'],
    ['GET', '/v1//runs'],
    ['GET', '/v1/runs/a%2Fb'],
    ['GET', '/v1/runs/a%252Fb'],
    ['GET', '/v1/runs/%C3%A9%20?a=/b'],
    ['GET', '/v1/%72uns/a'],
    ['GET', '/v1/runs/a?b#c'],
    ['GET', '/v1/runs/a;b'],
    ['GET', '/v1/runs/__proto__'],
    ['GET', `/v1/runs/${'a'.repeat(MOST_LETTERS)}`],
    ['GET', '/v1/runs/a/'],
    ['GET', '/V1/runs/a'],
    ['DELETE', '/v1/runs/a'],
    ['PUT', '/v1/runs/a'],
    ['PUT', '/v1/runs//placements'],
    ['GET', 'http://127.0.0.1/v1/runs/a'],
  ])('%s %s is the same route with the same params, or none', async (method, address) => {
    const theirs = await asked(method, address);
    expect(found(method, address)).toEqual(theirs === 404 ? null : theirs);
  });

  test('a part that is too long is refused as the library refuses it', async () => {
    const address = `/v1/runs/${'a'.repeat(MOST_LETTERS + 1)}`;
    expect(await asked('GET', address)).toBe(414);
    expect(() => find('GET', address)).toThrow(expect.objectContaining({ statusCode: 414 }));
  });

  test('so is whatever is made of the parts of addresses', async () => {
    const parts = [...new Set(all.flatMap(({ row }) => row.path.split('/')))].filter((part) => !part.startsWith('{'));
    const part = fc.oneof(
      fc.constantFrom(...parts),
      fc.constantFrom('', 'a', '%2F', '%25', '%20b', 'é', '..', '*', ':job'),
    );
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE');
    const address = fc.array(part, { minLength: 1, maxLength: 4 }).map((made) => `/v1/${made.join('/')}`);
    await fc.assert(
      fc.asyncProperty(method, address, async (asks, at) => {
        const url = new URL(at.replaceAll('..', '%2e%2e.'), 'http://a').pathname;
        const theirs = await asked(asks, url);
        expect(found(asks, url)).toEqual(theirs === 404 ? null : theirs);
      }),
      { numRuns: 2000 },
    );
  });
});
