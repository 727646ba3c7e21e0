import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { emptyFabric } from '#test/support/fabric-open.ts';
import { sampleFeatures, TOWNSHIP } from '#test/support/fabric-township.ts';

let server: Server;
afterEach(() => new Promise((closed) => server.close(closed)));

/** A map service that speaks the query protocol, a few records to a page. */
async function serve(
  answer: (layer: number, after: number, where: string) => unknown,
): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  server = createServer((request, reply) => {
    const url = new URL(request.url ?? '', 'http://local');
    const where = url.searchParams.get('where') ?? '';
    asked.push(where);
    const layer = Number(/\/(\d+)\/query$/.exec(url.pathname)?.[1]);
    const after = Number(/OBJECTID > (-?\d+)/.exec(where)?.[1]);
    reply.setHeader('content-type', 'application/geo+json');
    reply.end(JSON.stringify(answer(layer, after, where)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/MapServer`, asked };
}

const PAGE = 50;

function pageOf(layer: number, after: number, where: string): unknown {
  const kinds = ['', 'township', 'section', 'part'];
  const mine = sampleFeatures()
    .filter(({ properties }) => where.includes(`'${String(properties.PLSSID)}'`))
    .filter(({ properties: { SECDIVID, FRSTDIVID, POINTID } }) => {
      const kind = POINTID ? 'point' : SECDIVID ? 'part' : FRSTDIVID ? 'section' : 'township';
      return kind === kinds[layer];
    })
    .map((feature, i) => ({ ...feature, properties: { ...feature.properties, OBJECTID: i + 1 } }))
    .filter(({ properties }) => properties.OBJECTID > after);
  return { type: 'FeatureCollection', features: mine.slice(0, PAGE), exceededTransferLimit: mine.length > PAGE };
}

test('a township is fetched page by page, imported, and not fetched again', async () => {
  const { address, asked } = await serve(pageOf);
  const { fabric, done } = emptyFabric();
  expect(await fabric.fetchTownship(TOWNSHIP, address)).toMatchObject({ status: 'succeeded', features: 1 + 36 + 576 });
  expect(fabric.partsOf(`${TOWNSHIP}SN170`)).toHaveLength(16);
  expect(asked.length).toBeGreaterThan(10);
  const before = asked.length;
  expect((await fabric.fetchTownship(TOWNSHIP, address)).status).toBe('succeeded');
  expect(asked).toHaveLength(before);
  await done();
});

test('the outline of a township alone does not stand in for its sections', async () => {
  const { address } = await serve(pageOf);
  const { fabric, file, done } = emptyFabric();
  const outline = sampleFeatures().filter(({ properties }) => properties.FRSTDIVID === undefined);
  const path = file('townships.geojson', JSON.stringify({ type: 'FeatureCollection', features: outline }));
  await fabric.beginImport(path, { name: 'townships' }).done;
  expect(await fabric.fetchTownship(TOWNSHIP, address)).toMatchObject({ status: 'succeeded', features: 1 + 36 + 576 });
  await done();
});

test.each([
  ['a refusal of the service', () => ({ error: { code: 400, message: 'Invalid query' } }), 'Invalid query'],
  ['a township that it does not hold', () => ({ type: 'FeatureCollection', features: [] }), 'holds nothing'],
  ['an answer that is no features', () => ({ hello: 'world' }), 'did not answer with features'],
  [
    'pages that never move on',
    () => ({ features: [{ type: 'Feature', properties: {}, geometry: null }], exceededTransferLimit: true }),
    'does not page',
  ],
])('%s is told', async (_, answer, reason) => {
  const { address } = await serve(answer);
  const { fabric, done } = emptyFabric();
  const over = await fabric.fetchTownship(TOWNSHIP, address);
  expect(over.status).toBe('failed');
  expect(over.error).toContain(reason);
  await done();
});

test('an address that is none, an id that is none and a service that is away are told', async () => {
  await serve(() => ({}));
  const { fabric, done } = emptyFabric();
  expect((await fabric.fetchTownship(TOWNSHIP, 'file:///etc/passwd')).error).toContain('not a web address');
  expect((await fabric.fetchTownship("x' OR 1=1", 'http://127.0.0.1:9')).error).toContain('not the id');
  expect((await fabric.fetchTownship(TOWNSHIP, 'http://127.0.0.1:9')).error).toContain('could not be reached');
  await done();
});
