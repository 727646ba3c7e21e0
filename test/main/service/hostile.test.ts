import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOwnPeer, ownerIn } from '#main/service/door/peer.ts';
import { DEED, type Stand, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
let key: string;
beforeAll(async () => {
  stand = await standService({ limits: { headers_within_ms: 600, request_within_ms: 900 } });
  key = await stand.key('seat');
});
afterAll(() => stand.close());

const JSON_BODY = { 'content-type': 'application/json' };
async function ask(path: string, init: { method?: string; headers?: Record<string, string>; body?: string | Buffer }) {
  const headers = { authorization: `Bearer ${key}`, ...init.headers };
  const reply = await fetch(stand.service.address + path, { ...init, headers } as RequestInit);
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, value: JSON.parse(text) };
}

/** What comes back on a plain connection until it closes. */
function knock(...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(stand.service.port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    socket.on('data', (part) => {
      received += part.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

describe('names that clients give', () => {
  test.each([
    ['cut in the middle of a sign', encodeURIComponent(`${'a'.repeat(254)}😀.pdf`), 'a'.repeat(254)],
    ['of one sign', encodeURIComponent('😀'), '😀'],
  ])('a document name %s is signed', async (_, name, expected) => {
    const reply = await ask('/v1/extract', {
      method: 'POST',
      headers: { ...TEXT, 'x-document-name': name },
      body: DEED,
    });
    expect([reply.status, reply.value.document]).toEqual([200, expected]);
    await stand.as(key).call('certificate', { body: reply.text });
  });

  test('a staged document may bear half of a sign, or the name of something built in', async () => {
    for (const uploads of ['{"uploads":["__proto__"],"names":{}}', '{"uploads":["constructor"]}']) {
      const reply = await ask('/v1/batches', { method: 'POST', headers: JSON_BODY, body: uploads });
      expect([reply.status, reply.value.error.type]).toEqual([403, 'upload_not_yours']);
    }
    const slot = (await ask('/v1/uploads', { method: 'POST' })).value;
    await fetch(slot.put_url, { method: 'PUT', body: DEED });
    const body = `{"uploads":[{"upload_id":"${slot.upload_id}","document":"\\ud800deed.txt"}]}`;
    const { batch } = (await ask('/v1/batches', { method: 'POST', headers: JSON_BODY, body })).value;
    expect((await ask(`/v1/batches/${batch}`, {})).value.items[0].document).toBe('deed.txt');
  });
});

describe('multipart as careless programs write it', () => {
  const form = (head: string, content: string) => ({
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=BBB' },
    body: `--BBB\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n--BBB--\r\n`,
  });

  test('a file part without a name is read', async () => {
    const reply = await ask('/v1/extract', form('name="file"\r\nContent-Type: application/octet-stream', DEED));
    expect([reply.status, reply.value.document]).toEqual([200, '']);
  });

  test('a PDF whose part names no type is a PDF, not text', async () => {
    const reply = await ask('/v1/extract', form('name="file"; filename="deed.pdf"', '%PDF-1.4 nothing \u0000 more'));
    expect(reply.value.error.type).not.toBe('unsupported_format');
  });
});

describe('slips of a programmer', () => {
  test('an address asked in the wrong way says which way it takes', async () => {
    const reply = await ask('/v1/extract?x=1', { method: 'GET' });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
    expect(reply.value.detail[0].msg).toBe('This address takes POST.');
    expect((await ask('/v1/runs/job_x', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, DELETE');
  });

  test('a document wrapped in JSON is not read as a deed', async () => {
    const body = JSON.stringify({ text: DEED });
    const reply = await ask('/v1/extract', { method: 'POST', headers: JSON_BODY, body });
    expect([reply.status, reply.value.error.type]).toEqual([422, 'unsupported_format']);
    expect(reply.value.error.message).toContain('text/plain');
  });

  test('a result posted bare where a request around it is wanted is told so', async () => {
    const body = (await ask('/v1/extract', { method: 'POST', headers: TEXT, body: DEED })).text;
    for (const path of ['/v1/corrections', '/v1/locate']) {
      const { error } = (await ask(path, { method: 'POST', headers: JSON_BODY, body })).value;
      expect([error.type, error.message]).toEqual(['attestation_missing', expect.stringContaining('Wrap the result')]);
    }
  });

  test('a key at an endpoint of the application’s own window hears why it is not taken', async () => {
    const { error } = (await ask('/v1/local/status', {})).value;
    expect([error.type, error.message]).toEqual(['invalid_token', expect.stringContaining('own window')]);
  });
});

describe('bodies made to hurt', () => {
  test.each([
    ['placements', 'PUT', '/v1/runs/none/placements', `{"tracts":[${Array(300_000).fill('{}').join(',')}]}`],
    ['staged ids', 'POST', '/v1/batches', `{"uploads":[${Array(1_000_000).fill('{}').join(',')}]}`],
    ['a name', 'POST', '/v1/keys', `{"name":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
  ])('%s by the hundred thousand get a short refusal', async (_, method, path, body) => {
    const reply = await ask(path, { method, headers: JSON_BODY, body });
    expect(reply.status).toBe(422);
    expect(reply.text.length).toBeLessThan(1000);
  });

  test('corrections by the hundred thousand get a short refusal', async () => {
    const held = (await ask('/v1/extract', { method: 'POST', headers: TEXT, body: DEED })).text;
    const body = `{"extraction":${held},"corrections":[${Array(1_000_000).fill('{}').join(',')}]}`;
    const reply = await ask('/v1/corrections', { method: 'POST', headers: JSON_BODY, body });
    expect([reply.status, reply.value.detail[0].type]).toEqual([422, 'too_long']);
  });

  test.each(['tracts', 'calls'])('%s by the hundred thousand that are none get a short refusal', async (what) => {
    const held = (await ask('/v1/extract', { method: 'POST', headers: TEXT, body: DEED })).value;
    const many = JSON.parse(`[${Array(400_000).fill('{}').join(',')}]`);
    const tracts = what === 'tracts' ? many : [{ ...held.extraction.tracts[0], calls: many }];
    const body = JSON.stringify({ ...held, extraction: { ...held.extraction, tracts } });
    const reply = await ask('/v1/dxf', { method: 'POST', headers: JSON_BODY, body });
    expect([reply.status, reply.value.error.type]).toEqual([422, 'no_extraction']);
  });

  test.each([
    ['dxf', '/v1/dxf'],
    ['geopackage', '/v1/geopackage'],
    ['export', '/v1/export/report'],
  ])('the service answers others while a long body is worked on for %s', async (_, path) => {
    const held = (await ask('/v1/extract', { method: 'POST', headers: TEXT, body: DEED })).value;
    const [tract] = held.extraction.tracts;
    const tracts = Array.from({ length: 600 }, () => tract);
    const groundtruth_verdicts = tracts.map(() => held.groundtruth_verdicts[0]);
    const body = JSON.stringify({ ...held, extraction: { ...held.extraction, tracts }, groundtruth_verdicts });
    let done = false;
    const drawn = fetch(stand.service.address + path, {
      method: 'POST',
      headers: { ...JSON_BODY, authorization: `Bearer ${key}` },
      body,
    }).finally(() => {
      done = true;
    });
    let answered = 0;
    while (!done) {
      await stand.desktop.call('localStatus');
      answered += 1;
    }
    expect([(await drawn).status, answered > 3]).toEqual([200, true]);
  });

  test('lists of more entries than any description has are refused, wherever they stand', async () => {
    const held = (await ask('/v1/extract', { method: 'POST', headers: TEXT, body: DEED })).value;
    const long = Array(60_000).fill(0);
    for (const body of [
      { ...held, aside: { long } },
      { ...held, groundtruth_verdicts: long },
    ]) {
      const reply = await ask('/v1/dxf', { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) });
      expect([reply.status, reply.value.error.type]).toEqual([422, 'no_extraction']);
      expect(reply.value.error.message).toContain('a list has 60000 entries');
    }
  });

  test('at most a hundred complaints are listed', async () => {
    const body = `{"tracts":[${Array(4000).fill('{}').join(',')}]}`;
    const reply = await ask('/v1/runs/none/placements', { method: 'PUT', headers: JSON_BODY, body });
    expect(reply.value.detail).toHaveLength(100);
  });

  test('JSON that is not UTF-8 is not guessed at', async () => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect((await ask('/v1/keys', { method: 'POST', headers: JSON_BODY, body })).value.detail[0].type).toBe(
      'json_invalid',
    );
  });
});

describe('requests that are none', () => {
  const host = () => `Host: 127.0.0.1:${stand.service.port}\r\nConnection: close\r\n`;
  test.each([
    ['an address that does not decode', (h: string) => `GET /%zz HTTP/1.1\r\n${h}\r\n`, 400],
    ['an unknown method', (h: string) => `BREW /v1/runs HTTP/1.1\r\n${h}\r\n`, 400],
    ['headers without end', (h: string) => `GET / HTTP/1.1\r\n${h}X-A: ${'a'.repeat(30_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      (h: string) => `POST /v1/extract HTTP/1.1\r\n${h}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    ['headers that never end', (h: string) => `GET / HTTP/1.1\r\n${h}X-A: `, 408],
    [
      'a body that never ends',
      (h: string) => `POST /v1/extract HTTP/1.1\r\n${h}Authorization: Bearer ${key}\r\nContent-Length: 9\r\n\r\nab`,
      408,
    ],
  ])('%s is answered under the same policy and let go', async (_, request, status) => {
    const received = await knock(request(host()));
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received).toContain("content-security-policy: default-src 'none'");
    expect(received).toContain('x-content-type-options: nosniff');
    expect(received).not.toContain('FST_');
  });

  test('a connection that says nothing is let go', async () => {
    expect(await knock()).toMatch(/^(HTTP\/1.1 408 |$)/);
  });

  test('a machine that writes its own name in capitals is known', async () => {
    const received = await knock(
      `GET /v1/nothing HTTP/1.1\r\nHost: LOCALHOST:${stand.service.port}\r\nConnection: close\r\n\r\n`,
    );
    expect(received).toMatch(/^HTTP\/1.1 404 /);
  });
});

test('a key revoked while its document is on the wire admits nothing', async () => {
  const own = await stand.key('seat');
  const prefix = own.slice(0, 16);
  let release = (): void => undefined;
  const revoked = new Promise<void>((resolve) => {
    release = resolve;
  });
  async function* body() {
    yield Buffer.from(DEED.slice(0, 40));
    await revoked;
    yield Buffer.from(DEED.slice(40));
  }
  const init = { method: 'POST', headers: { authorization: `Bearer ${own}`, ...TEXT }, body: body(), duplex: 'half' };
  const reply = fetch(`${stand.service.address}/v1/extracts`, init as unknown as RequestInit);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await stand.as(own).call('revokeKey', { params: { prefix } });
  release();
  expect(((await (await reply).json()) as { error: { type: string } }).error.type).toBe('revoked_api_key');
});

describe('on a machine that several people share', () => {
  const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1CFC 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1000        0 1 1
   1: 0100007F:D431 0100007F:1CFC 01 00000000:00000000 00:00000000 00000000  1001        0 2 1`;

  test('the owner of the far end is found, not that of ours', () => {
    expect(ownerIn(TABLE, 0xd431, 0x1cfc)).toBe(1001);
    expect(ownerIn(TABLE, 0x1cfc, 0xd431)).toBe(1000);
    expect(ownerIn(TABLE, 1, 2)).toBeNull();
  });

  test.skipIf(process.platform !== 'linux')('a connection of this person is known as such', async () => {
    const socket = connect(stand.service.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const far = { remotePort: socket.localPort, localPort: socket.remotePort } as unknown as typeof socket;
    expect(isOwnPeer(far)).toBe(true);
    socket.destroy();
  });
});
