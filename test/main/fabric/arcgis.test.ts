import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
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

/** A service that answers as it likes. */
async function answering(answer: (reply: ServerResponse, url: string) => void): Promise<string> {
  server = createServer((request, reply) => answer(reply, request.url ?? ''));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/MapServer`;
}

test.each([
  ['plain', (part: Buffer) => part, {}, 2 ** 29],
  // Packed a thousand to one, it is on its way before anybody can say stop.
  ['packed', (part: Buffer) => gzipSync(part), { 'content-encoding': 'gzip' }, 2 ** 31],
])('an endless %s answer is cut off as it comes', async (_, pack, headers, most) => {
  const sent = { bytes: 0, closed: false };
  const part = pack(Buffer.alloc(4 * 2 ** 20, ' '));
  const address = await answering((reply) => {
    reply.writeHead(200, { 'content-type': 'application/geo+json', ...headers });
    reply.on('close', () => {
      sent.closed = true;
    });
    const more = () => {
      // Far more than a page, but not for ever should nobody stop it.
      while (!sent.closed && sent.bytes < 2 ** 30) {
        sent.bytes += 4 * 2 ** 20;
        if (!reply.write(part)) return void reply.once('drain', more);
      }
      reply.end();
    };
    more();
  });
  const { fabric, done } = emptyFabric();
  const over = await fabric.fetchTownship(TOWNSHIP, address);
  expect(over).toMatchObject({ status: 'failed', error: expect.stringContaining('more than a page can hold') });
  await expect.poll(() => sent.closed).toBe(true);
  expect(sent.bytes).toBeLessThan(most);
  await done();
});

test.each([301, 302, 303, 307, 308])('a service that sends elsewhere by %i is not followed', async (status) => {
  const asked: string[] = [];
  const address = await answering((reply, url) => {
    asked.push(url);
    reply.writeHead(status, { location: '/elsewhere' }).end();
  });
  const { fabric, done } = emptyFabric();
  const over = await fabric.fetchTownship(TOWNSHIP, address);
  expect(over).toMatchObject({ status: 'failed', error: expect.stringContaining('has moved') });
  expect(asked.filter((url) => url === '/elsewhere')).toEqual([]);
  await done();
});

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
