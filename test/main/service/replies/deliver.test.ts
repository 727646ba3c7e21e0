import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { deliver } from '#main/service/replies/deliver.ts';
import { sendStanding } from '#main/service/replies/standing-headers.ts';
import { sentOf } from '#main/service/route.ts';

const server = fastify();
const headers = { 'x-frame-options': 'DENY' };
const DATA = { 'x-data': 'alone' };
let page: Record<string, string> = headers;
sendStanding(server, (kind) => (kind === 'page' ? page : DATA));
/** What is sent as a text, as bytes and as a long text. */
const BODIES: Record<string, string | Buffer> = {
  plain: 'a deed',
  bytes: Buffer.from('a déed'),
  accented: 'N 74½° E — Müller',
  page: 'N 74½° E — '.repeat(300),
  long: 'N 74½° E — '.repeat(9000),
};
server.get('/:type', (request, reply) => {
  const { type } = request.params as { type: string };
  const { body = 'plain' } = request.query as { body?: string };
  const said = { request, reply, headers: ['x-door', '5'] };
  void deliver(said, {
    status: 200,
    media_type: type,
    headers: { 'x-own': '7' },
    body: sentOf(BODIES[body] ?? ''),
    packed: true,
  });
});
const again = sentOf('said before');
server.route({
  method: ['GET', 'POST'],
  url: '/again/:media',
  handler: (request, reply) => {
    const { media } = request.params as { media: string };
    void deliver({ request, reply, headers: [] }, { status: 200, media_type: media, body: again, packed: true });
  },
});
server.get('/own', (_request, reply) => reply.header('x-frame-options', 'SAMEORIGIN').send('page'));
const listening = server.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => server.close());

test('an answer says what every answer says, what its route says and what it is, once each', async () => {
  const [answer] = (await once(get(`${await listening}/text`), 'response')) as [IncomingMessage];
  expect(await text(answer)).toBe('a deed');
  const { headers: said, rawHeaders } = answer;
  expect(said).toMatchObject({
    ...headers,
    'x-own': '7',
    'x-door': '5',
    'content-type': 'text',
    'content-length': '6',
  });
  expect(said['x-request-id']).toMatch(/./);
  const names = rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  const etag = String(said.etag);
  const again = await server.inject({ url: '/text', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.payload, again.headers['x-frame-options']]).toEqual([304, '', 'DENY']);
  const head = await server.inject({ method: 'HEAD', url: '/text' });
  expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', '6']);
});

test.each(Object.keys(BODIES))('a body goes out byte for byte: %s', async (body) => {
  const expected = Buffer.from(BODIES[body] ?? '');
  const [answer] = (await once(get(`${await listening}/text?body=${body}`), 'response')) as [IncomingMessage];
  expect(answer.headers['content-length']).toBe(String(expected.length));
  expect(expected.equals(await buffer(answer))).toBe(true);
});

test.each(['page', 'long'])(
  'what is packed unpacks to the same bytes, and is known by the same tag: %s',
  async (body) => {
    const expected = Buffer.from(BODIES[body] ?? '');
    const plain = await server.inject(`/text?body=${body}`);
    const packed = await server.inject({ url: `/text?body=${body}`, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).equals(expected)).toBe(true);
    expect(packed.headers.etag).toBe(plain.headers.etag);
  },
);

test('a body that is sent again says what every answer says now, and is tagged only where it is fetched', async () => {
  const first = await server.inject('/again/text');
  expect((await server.inject('/again/text')).headers).toEqual({
    ...first.headers,
    'x-request-id': expect.any(String),
    date: expect.any(String),
  });
  expect((await server.inject({ method: 'POST', url: '/again/text' })).headers.etag).toBeUndefined();
  page = { 'x-frame-options': 'SAMEORIGIN' };
  const later = await server.inject('/again/text');
  expect([later.headers['x-frame-options'], later.headers.etag]).toEqual(['SAMEORIGIN', first.headers.etag]);
  page = headers;
});

test('data says less than a page, which a browser lays out', async () => {
  const answer = await server.inject('/application%2Fjson%3B%20charset=utf-8');
  expect(answer.headers).toMatchObject({ 'x-data': 'alone', 'x-door': '5' });
  expect(answer.headers['x-frame-options']).toBeUndefined();
});

test('headers that cannot be sent are a bug that is answered, and the line does not hang', async () => {
  const { statusCode, headers: said } = await server.inject('/text%0Ahtml');
  expect([statusCode, said['x-frame-options']]).toEqual([500, 'DENY']);
});

test('what the library sends says it too, unless it says something else of its own', async () => {
  expect((await server.inject('/nothing/here')).headers['x-frame-options']).toBe('DENY');
  expect((await server.inject('/own')).headers['x-frame-options']).toBe('SAMEORIGIN');
});
