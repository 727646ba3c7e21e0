import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEED, type Stand, standService, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const lines: string[] = [];
let stand: Stand;
beforeAll(async () => {
  const renderer_dir = temporaryFolder('page');
  mkdirSync(join(renderer_dir, 'assets'));
  writeFileSync(join(renderer_dir, 'index.html'), '<!doctype html><html><head></head><body>Deedproof</body></html>');
  writeFileSync(join(renderer_dir, 'assets', 'main-1.js'), 'export {};');
  stand = await standService({ renderer_dir, log: { write: (line: string) => void lines.push(line) } });
});
afterAll(() => stand.close());

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

/** A plain request with exactly these headers. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
  at = stand,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: at.service.port, path, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    asked.on('error', reject).end(body);
  });
}
const bearer = () => ({ authorization: `Bearer ${stand.service.session_token}` });

test('what stands before the service names it as people do, and no page of another site gets through it', async () => {
  const behind = await standService({ public_address: 'https://deeds.oak.example' });
  const knock = async (headers: Record<string, string>) =>
    (await ask('/openapi.json', headers, 'GET', '', behind)).status;
  expect(await knock({ host: 'deeds.oak.example' })).toBe(200);
  expect(await knock({ host: 'deeds.oak.example', origin: 'https://deeds.oak.example' })).toBe(200);
  expect(await knock({ host: 'deeds.oak.example', origin: 'http://deeds.oak.example' })).toBe(403);
  expect(await knock({ host: 'deeds.oak.example', origin: 'https://elsewhere.example' })).toBe(403);
  expect(await knock({ host: 'elsewhere.example' })).toBe(403);
  await behind.close();
});

describe('who may knock', () => {
  test.each([
    ['a name of another site that points here', { host: 'deeds.example' }],
    ['this address with another port', { host: '127.0.0.1:1' }],
    ['a page of another site', { origin: 'https://deeds.example' }],
    ['a page of another program on this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page without origin', { origin: 'null' }],
    ['a script of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a script of another port', { 'sec-fetch-site': 'same-site' }],
  ])('%s is turned away, session or not', async (_, headers) => {
    const answer = await ask('/v1/local/status', { ...bearer(), ...(headers as unknown as Record<string, string>) });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text).error.type).toBe('not_permitted');
  });

  test('our own page and plain programs are let in', async () => {
    const { port } = stand.service;
    const own = { origin: `http://localhost:${port}`, host: `localhost:${port}`, 'sec-fetch-site': 'same-origin' };
    expect((await ask('/v1/local/status', { ...bearer(), ...own })).status).toBe(200);
    expect((await ask('/v1/local/status', bearer())).status).toBe(200);
  });

  test('no answer allows another origin to read it', async () => {
    const preflight = await ask(
      '/v1/runs',
      { origin: 'https://deeds.example', 'access-control-request-method': 'GET' },
      'OPTIONS',
    );
    for (const { headers } of [preflight, await ask('/v1/runs', bearer()), await ask('/')]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('the service listens on this machine alone', () => {
    expect(stand.service.address).toBe(`http://127.0.0.1:${stand.service.port}`);
  });

  test('with the port switched off keys are refused and the window is not', async () => {
    const key = await stand.key('seat');
    await stand.desktop.call('putSettings', { json: { port_open: false } });
    expect((await ask('/v1/usage', { authorization: `Bearer ${key}` })).status).toBe(403);
    expect((await ask('/v1/usage', bearer())).status).toBe(200);
    await stand.desktop.call('putSettings', { json: { port_open: true } });
    expect((await ask('/v1/usage', { authorization: `Bearer ${key}` })).status).toBe(200);
  });
});

describe('the page', () => {
  test('carries the session only for a browser that was opened with the printed address', async () => {
    const { launch_address, session_token, address } = stand.service;
    expect((await ask('/')).text).not.toContain(session_token);
    expect((await ask('/?launch=guess')).headers['set-cookie']).toBeUndefined();
    const opened = await ask(launch_address.slice(address.length));
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    expect(opened.text).not.toContain(session_token);
    const [pair = ''] = cookie.split(';');
    expect((await ask('/', { cookie: pair })).text).toContain(
      `<meta name="deedproof-session" content="${session_token}" />`,
    );
    expect((await ask('/', { cookie: `${pair}x` })).text).not.toContain(session_token);
  });

  test('the cookie alone opens no endpoint', async () => {
    const opened = await ask(stand.service.launch_address.slice(stand.service.address.length));
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    expect((await ask('/v1/local/status', { cookie })).status).toBe(401);
  });

  test('is sent under a strict policy', async () => {
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
    expect(headers['content-security-policy']).toContain("worker-src 'self' blob:");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  test('what a program is answered says what matters to data, refused or not', async () => {
    for (const { headers } of [await ask('/v1/usage', bearer()), await ask('/v1/usage')]) {
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    }
  });

  test('a tile address that the person set may send pictures, and no other', async () => {
    await stand.desktop.call('putSettings', { json: { tile_address: 'https://{a-c}.tiles.example/{z}/{x}/{y}.png' } });
    expect((await ask('/')).headers['content-security-policy']).toContain(
      "img-src 'self' data: blob: https://*.tiles.example;",
    );
    await stand.desktop.call('putSettings', { json: { tile_address: "x; script-src 'unsafe-inline'" } });
    expect((await ask('/')).headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'");
    await stand.desktop.call('putSettings', { json: { tile_address: '' } });
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env', '/assets/'])(
    'nothing outside it is served at %s',
    async (path) => {
      expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
    },
  );

  test('its files are served', async () => {
    const { status, headers } = await ask('/assets/main-1.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['cache-control']).toContain('immutable');
  });
});

describe('what cannot be understood', () => {
  test('an unknown address is 404 in the detail form', async () => {
    const answer = await ask('/v1/nothing', bearer());
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toHaveProperty('detail');
  });

  test('a body of the wrong shape names every complaint', async () => {
    const body = JSON.stringify({ email: 4, company: '', accepted_terms: 'yes' });
    const answer = await ask('/v1/signup', { 'content-type': 'application/json' }, 'POST', body);
    expect(answer.status).toBe(422);
    const { detail } = JSON.parse(answer.text) as { detail: { loc: string[]; msg: string; type: string }[] };
    expect(detail.map(({ loc }) => loc.join('.')).toSorted()).toEqual([
      'body.accepted_terms',
      'body.company',
      'body.email',
      'body.role',
    ]);
  });

  test('JSON that does not parse is a wrong shape too', async () => {
    const answer = await ask('/v1/keys', { ...bearer(), 'content-type': 'application/json' }, 'POST', '{');
    expect(JSON.parse(answer.text).detail[0]).toMatchObject({ loc: ['body'], type: 'json_invalid' });
  });

  test('a request that is no HTTP is answered and the connection closed', async () => {
    const text = await new Promise<string>((resolve) => {
      const socket = connect(stand.service.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let received = '';
      socket.on('data', (part) => {
        received += part.toString();
      });
      socket.on('close', () => resolve(received));
    });
    expect(text).toMatch(/^HTTP\/1.1 400/);
  });

  test('our own fault is 500 with a request id and no stack', async () => {
    const broken = await standService({
      reader: { model: 'm/m', read: () => Promise.reject(new Error('at secret.ts:1')) },
    });
    const reply = await fetch(`${broken.service.address}/v1/extract`, {
      method: 'POST',
      headers: { ...TEXT, authorization: `Bearer ${broken.service.session_token}` },
      body: DEED,
    });
    const text = await reply.text();
    expect(reply.status).toBe(500);
    expect(JSON.parse(text).error).toMatchObject({
      type: 'internal_error',
      request_id: reply.headers.get('x-request-id'),
    });
    expect(text).not.toContain('secret.ts');
    await broken.close();
  });
});

describe('what is too much', () => {
  const stream = (megabytes: number) => {
    let left = megabytes;
    return new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new Uint8Array(1_000_000).fill(65));
        else controller.close();
      },
    });
  };

  test.each([
    ['/v1/extract', 'application/pdf', 'document_too_large'],
    ['/v1/extract', 'text/plain', 'text_too_large'],
    ['/v1/certificate', 'application/json', 'document_too_large'],
  ])('a body without announced length is counted as it comes: %s %s', async (path, type, refusal) => {
    const key = await stand.key('seat');
    const headers = { authorization: `Bearer ${key}`, 'content-type': type };
    const init = { method: 'POST', headers, body: stream(20), duplex: 'half' };
    const reply = await fetch(stand.service.address + path, init as RequestInit);
    expect([reply.status, ((await reply.json()) as { error: { type: string } }).error.type]).toEqual([413, refusal]);
  });

  test('nothing is read of a caller who is not let in', async () => {
    const reply = await fetch(`${stand.service.address}/v1/extract`, {
      method: 'POST',
      body: stream(3),
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(401);
  });
});

test('the log names the request and never the document, its name or a key', async () => {
  const key = await stand.key('seat');
  await stand.as(key).call('extract', { headers: { ...TEXT, 'x-document-name': 'Tanner deed.txt' }, body: DEED });
  const { put_url } = (await stand.as(key).call('createUpload')).value;
  await fetch(put_url, { method: 'PUT', body: DEED });
  const log = lines.join('');
  expect(log).toContain('"path":"/v1/extract"');
  expect(log).toContain(key.slice(0, 16));
  const signature = new URL(put_url).searchParams.get('signature') ?? 'none';
  for (const secret of [key, 'Tanner', 'Oakes', stand.service.session_token, signature])
    expect(log).not.toContain(secret);
});

test('the interface describes itself', async () => {
  const document = JSON.parse((await ask('/openapi.json')).text);
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/v1/extract'].post.responses).toHaveProperty('413');
  expect((await ask('/api')).text.includes('/v1/corrections')).toBe(true);
});
