import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { deliver } from '#main/service/replies/deliver.ts';
import { sendStanding } from '#main/service/replies/standing-headers.ts';

const server = fastify();
const headers = { 'x-frame-options': 'DENY' };
sendStanding(server, () => headers);
server.get('/:type', (request, reply) => {
  const { type } = request.params as { type: string };
  const body = { bytes: Buffer.from('a deed') };
  void deliver({ request, reply: reply.header('x-own', 7) }, { status: 200, media_type: type, body, packed: true });
});
server.get('/own', (_request, reply) => reply.header('x-frame-options', 'SAMEORIGIN').send('page'));
afterAll(() => server.close());

test('an answer says what every answer says, what its route says and what it is, once each', async () => {
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const [answer] = (await once(get(`${address}/text`), 'response')) as [IncomingMessage];
  expect(await text(answer)).toBe('a deed');
  const { headers: said, rawHeaders } = answer;
  expect(said).toMatchObject({ ...headers, 'x-own': '7', 'content-type': 'text', 'content-length': '6' });
  expect(said['x-request-id']).toMatch(/./);
  const names = rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  const etag = String(said.etag);
  const again = await server.inject({ url: '/text', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.payload, again.headers['x-frame-options']]).toEqual([304, '', 'DENY']);
  const head = await server.inject({ method: 'HEAD', url: '/text' });
  expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', '6']);
});

test('headers that cannot be sent are a bug that is answered, and the line does not hang', async () => {
  const { statusCode, headers: said } = await server.inject('/text%0Ahtml');
  expect([statusCode, said['x-frame-options']]).toEqual([500, 'DENY']);
});

test('what the library sends says it too, unless it says something else of its own', async () => {
  expect((await server.inject('/nothing/here')).headers['x-frame-options']).toBe('DENY');
  expect((await server.inject('/own')).headers['x-frame-options']).toBe('SAMEORIGIN');
});
