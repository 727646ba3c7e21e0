// Real sockets by the hundred: those that only hold a place give way, and who asks is answered.
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { offlineReader } from '#main/reader/offline.ts';
import { DEED, type Stand, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  stand = await standService();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await stand.close();
});

/** As many as the system's own queue surely holds: what it drops there seems open from here for minutes. */
const AT_ONCE = 100;

/** So many connections, each having sent the text, or as much of it as the service took. */
async function crowd(count: number, text: string): Promise<void> {
  for (let i = 0; i < count; i += AT_ONCE) await connected(AT_ONCE, text);
}

async function connected(count: number, text: string): Promise<void> {
  const port = stand.service.port;
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => {
            if (text !== '') socket.write(text);
            resolve();
          });
          socket.on('error', () => resolve());
          sockets.push(socket);
        }),
    ),
  );
}
const open = () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A client without a connection of its own yet. */
const isAnswered = (key: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    get(`${stand.service.address}/v1/usage`, { agent: new Agent(), headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    }).on('error', reject);
  });

test('twelve hundred connections that ask nothing shut nobody out', async () => {
  const key = await stand.key('seat');
  await crowd(1200, '');
  for (let i = 0; i < 20; i++) expect(await isAnswered(key)).toBe(200);
  await expect.poll(open).toBeLessThanOrEqual(400);
});

test('connections stuck in the middle of their headers give way too', async () => {
  const key = await stand.key('seat');
  await crowd(1200, 'GET /v1/usage HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ');
  for (let i = 0; i < 20; i++) expect(await isAnswered(key)).toBe(200);
});

test('connections stuck in the middle of their bodies give way once they stand still', async () => {
  const key = await stand.key('seat');
  const head = `POST /v1/extract HTTP/1.1\r\nhost: 127.0.0.1:${stand.service.port}\r\nauthorization: Bearer ${key}\r\n`;
  await crowd(600, `${head}content-type: text/plain\r\ncontent-length: 5000\r\n\r\nBeginning`);
  await pause(1500);
  for (let i = 0; i < 20; i++) expect(await isAnswered(key)).toBe(200);
});

test('a client that was answered keeps its connection while strangers hold theirs', async () => {
  const key = await stand.key('seat');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const usedAgain = () =>
    new Promise<boolean>((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}` };
      const request = get(`${stand.service.address}/v1/usage`, { agent, headers }, (reply) => {
        reply.resume().on('end', () => resolve(request.reusedSocket));
      }).on('error', reject);
    });
  expect(await usedAgain()).toBe(false);
  await crowd(1200, '');
  expect(await usedAgain()).toBe(true);
  agent.destroy();
});

test('a reading under way is not cut off by a crowd', async () => {
  const offline = offlineReader('test');
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await stand.close();
  stand = await standService({
    reader: { model: offline.model, read: (pages) => gate.then(() => offline.read(pages)) },
  });
  const client = stand.as(await stand.key('seat'));
  const reading = client.call('extract', { headers: TEXT, body: DEED });
  const running = async () => (await client.call('listRuns', { query: {} })).value.runs[0]?.status;
  await expect.poll(running).toBe('running');
  await crowd(1200, '');
  await pause(1500);
  await crowd(600, '');
  release();
  expect((await reading).status).toBe(200);
});
