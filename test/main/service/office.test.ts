// The server of an office over real TLS, and a desk that works at it.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { closeApp } from '#main/app.ts';
import type { OfficeOptions } from '#main/service/door/office-door.ts';
import { selfMadeCertificate } from '#main/service/door/self-made-certificate.ts';
import { findServiceAddress } from '#main/store/service-address.ts';
import { ROOT } from '#test/house/source-files.ts';
import { joining, officeKey, SELF_MADE } from '#test/support/office.ts';
import { largePdfOf, pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const lines: string[] = [];
let office: Stand;
let desk: Stand;
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  office = await standService({ office: SELF_MADE, metrics_token: 'watcher', log });
  desk = await standService();
});
afterAll(async () => {
  await desk.close();
  await office.close();
});

interface Answer {
  readonly status: number;
  readonly text: string;
}
interface Asking {
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly body?: string;
  readonly at?: Stand;
}

/** Asks at the door of the office with exactly these headers, whatever certificate it shows. */
function knock({ path = '/v1/usage', headers = {}, method = 'GET', body = '', at = office }: Asking): Promise<Answer> {
  const { address = '', fingerprint = null, port = 0 } = at.service.office ?? {};
  const secure = fingerprint !== null;
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port, path, method, headers: { host: new URL(address).host, ...headers } };
    const agent = { agent: new Agent({ rejectUnauthorized: false }) };
    const asked = (secure ? request : plainRequest)({ ...where, ...(secure ? agent : {}) }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end(body);
  });
}
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (fault: ServiceError) => fault,
  );

describe('the door of the office', () => {
  test('shows the certificate whose fingerprint is printed, also after a restart', async () => {
    const { port = 0, fingerprint } = office.service.office ?? {};
    const shown = await new Promise<string>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false }, () => {
        resolve(socket.getPeerCertificate().fingerprint256);
        socket.destroy();
      });
      socket.once('error', reject);
    });
    expect(shown).toBe(fingerprint);
    const again = await selfMadeCertificate(office.app.folder, ['deeds.office.example'], office.clock.now());
    expect(again.cert).toContain('BEGIN CERTIFICATE');
    const { meetOffice } = await import('#main/service/office/office-link.ts');
    expect((await meetOffice(`https://127.0.0.1:${port}`)).certificate.trim()).toBe(again.cert.trim());
  });

  test.each([
    ['a name that was not allowed', { host: 'elsewhere.example' }],
    ['an allowed name with another port', { host: 'deeds.office.example:1' }],
    ['this machine, which was not named', { host: 'localhost' }],
    ['a page of another site', { origin: 'https://elsewhere.example' }],
    ['a stranger who says to come from a proxy', { host: 'x.example', 'x-forwarded-host': 'deeds.office.example' }],
  ])('%s is refused', async (_, headers) => {
    const key = await officeKey(office);
    const { status, text } = await knock({ headers: { ...bearer(key), ...(headers as Record<string, string>) } });
    expect([status, JSON.parse(text).error.type]).toEqual([403, 'not_permitted']);
  });

  test('every allowed name is answered, and no forwarded address of a stranger is believed', async () => {
    const key = await officeKey(office);
    const host = `deeds.office.example:${office.service.office?.port}`;
    const headers = { ...bearer(key), host, 'x-forwarded-for': '10.1.2.3' };
    expect((await knock({ headers })).status).toBe(200);
    const said = lines.filter((line) => line.includes('/v1/usage')).map((line) => JSON.parse(line).from);
    expect(new Set(said)).toEqual(new Set(['127.0.0.1']));
  });

  test('the session of the person at the server, and what is theirs alone, is not opened by it', async () => {
    const session = bearer(office.service.session_token);
    expect((await knock({ path: '/v1/local/status', headers: session })).status).toBe(401);
    const key = bearer(await officeKey(office));
    expect((await knock({ path: '/v1/local/status', headers: key })).status).toBe(200);
    for (const path of ['/v1/local/settings', '/v1/local/office', '/v1/local/sign-in', '/v1/local/model'])
      expect((await knock({ path, headers: key })).status).toBe(401);
    const backup = { method: 'POST', body: '{"path":"/tmp/stolen.backup"}', headers: key };
    for (const path of ['/v1/local/backups', '/v1/local/backups/look', '/v1/local/backups/restore'])
      expect((await knock({ ...backup, path })).status).toBe(401);
    for (const path of ['/v1/local/sign-in', '/v1/sign-out'])
      expect((await knock({ path, method: 'POST', headers: key })).status).toBe(401);
    const rotate = { path: '/v1/local/keyring/rotate', method: 'POST', headers: key };
    expect(JSON.parse((await knock(rotate)).text).error).toMatchObject({ type: 'not_permitted', scope: 'manage' });
    const plain = bearer(await officeKey(office, ['read', 'submit']));
    expect((await knock({ path: '/v1/local/documents', headers: plain })).status).toBe(401);
    const stranger = bearer(await office.key('seat'));
    expect((await knock({ path: '/v1/local/documents', headers: stranger })).status).toBe(401);
  });

  test('no key but the installation’s own is made for a desk', async () => {
    const client = office.as(await office.key('seat'));
    const asked = client.call('createKey', { json: { name: 'Desk', scopes: ['read', 'desk'] } });
    expect((await refusal(asked))?.type).toBe('not_permitted');
    const made = (await office.desktop.call('createKey', { json: { name: 'Plain' } })).value;
    expect(made.scopes).toEqual(['read', 'submit', 'delete', 'manage']);
  });

  test('upload and poll addresses begin with its own', async () => {
    const { address } = office.service.office ?? {};
    const key = bearer(await officeKey(office));
    const slot = JSON.parse((await knock({ path: '/v1/uploads', method: 'POST', headers: key })).text);
    expect(slot.put_url.startsWith(`${address}/v1/uploads/`)).toBe(true);
    expect(slot.put_url.startsWith('https://')).toBe(true);
  });

  test('tells a watcher how it is, and its numbers to who has their token', async () => {
    expect(await knock({ path: '/healthz', headers: { host: '10.0.0.7' } })).toEqual({ status: 200, text: 'ok\n' });
    expect((await knock({ path: '/readyz', headers: { host: '10.0.0.7' } })).text).toBe('ready\n');
    expect((await knock({ path: '/metrics' })).status).toBe(401);
    const { text } = await knock({ path: '/metrics', headers: bearer('watcher') });
    expect(text).toMatch(/^deedproof_queue_documents\{state="queued"\} 0$/m);
    expect((await fetch(`${desk.service.address}/metrics`)).status).toBe(200);
    expect((await fetch(`${desk.service.address.replace('127.0.0.1', 'localhost')}/metrics`)).status).toBe(200);
  });
});

const PYTHON = ['python3', 'python'].find((name) => spawnSync(name, ['-c', 'import ssl']).status === 0);
const GIS_CLIENT = join(ROOT, 'test', 'golden', 'api', 'gis-client.txt');

test.skipIf(PYTHON === undefined)(
  'a desktop GIS stages, submits, waits and fetches over https alone, under the office’s own certificate',
  async () => {
    const { address = '' } = office.service.office ?? {};
    const env = { ...process.env, SSL_CERT_FILE: join(office.data_dir, 'tls-certificate.pem') };
    const words = [GIS_CLIENT, address, await officeKey(office)];
    const child = spawn(PYTHON ?? '', words, { env, stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(await pdfOf((pdf) => void pdf.font('Times-Roman').fontSize(12).text(DEED)));
    let out = '';
    for await (const part of child.stdout) out += String(part);
    expect(JSON.parse(out)).toEqual({
      documents: ['Stra?e.pdf', 'staged.pdf', 'sent.pdf', 'laid.pdf', 'one.pdf', 'two.pdf', 'uno.pdf', 'dós.pdf'],
      verdicts: ['PASS'],
      courses: [4],
      certificates: ['%PDF-'],
      drawing: '0\nSECTION',
      package: 'SQLite',
      refused: [
        [401, 'invalid_api_key'],
        [404, 'no_such_upload'],
        [422, 'empty_document'],
        [404, 'no_such_job'],
        [422, 'attestation_mismatch'],
      ],
    });
  },
);

test('a port that is taken is said so', async () => {
  const taken = { ...SELF_MADE, port: office.service.office?.port ?? 0 };
  await expect(standService({ office: taken })).rejects.toMatchObject({
    type: 'server_misconfigured',
    message: expect.stringContaining('another program has the port'),
  });
});

describe('behind a proxy', () => {
  const behind = (proxies: readonly string[]): OfficeOptions => ({
    ...SELF_MADE,
    tls: 'at the proxy',
    base_url: 'https://deeds.office.example',
    proxies,
  });

  test('forwarded headers of a named one are believed, and addresses are the proxy’s', async () => {
    const own: string[] = [];
    const stand = await standService({
      office: behind(['127.0.0.0/8']),
      log: { write: (line: string) => void own.push(line) },
    });
    const key = bearer(await stand.key('seat'));
    const forwarded = { 'x-forwarded-host': 'deeds.office.example', 'x-forwarded-for': '10.1.2.3' };
    const asking = {
      path: '/v1/uploads',
      method: 'POST',
      headers: { ...key, host: 'inner:80', ...forwarded },
      at: stand,
    };
    const { put_url } = JSON.parse((await knock(asking)).text);
    expect(put_url).toMatch(/^https:\/\/deeds\.office\.example\/v1\/uploads\//);
    expect(own.map((line) => JSON.parse(line).from)).toContain('10.1.2.3');
    const unnamed = { ...key, host: 'inner:80', 'x-forwarded-host': 'elsewhere.example' };
    expect((await knock({ headers: unnamed, at: stand })).status).toBe(403);
    await stand.close();
  });

  test('nobody else is let in without encryption', async () => {
    const stand = await standService({ office: behind(['10.9.9.9']) });
    const key = bearer(await stand.key('seat'));
    expect((await knock({ headers: { ...key, host: 'deeds.office.example' }, at: stand })).status).toBe(403);
    await stand.close();
  });
});

describe('a desk', () => {
  const address = () => office.service.office?.address ?? '';
  const fingerprint = () => office.service.office?.fingerprint ?? '';

  test('goes over to no server that was not confirmed, and with no key that is not a desk’s', async () => {
    const key = await officeKey(office);
    const met = (await desk.desktop.call('meetOffice', { json: { address: address() } })).value;
    expect(met).toMatchObject({ address: address(), fingerprint: fingerprint() });
    const join = (given: object) =>
      refusal(
        desk.desktop.call('joinOffice', {
          json: { address: address(), fingerprint: fingerprint(), key, ...given } as never,
        }),
      );
    expect(
      (await join({ fingerprint: fingerprint().replace(/^../, fingerprint().startsWith('00') ? '11' : '00') }))?.type,
    ).toBe('not_permitted');
    expect((await join({ key: 'dp_live_nobodyhasthiskey0000000000000000000000000' }))?.type).toBe('invalid_api_key');
    expect(await join({ key: await officeKey(office, ['read']) })).toMatchObject({ type: 'not_permitted' });
    expect((await join({ address: 'https://127.0.0.1:9' }))?.type).toBe('server_misconfigured');
    expect((await join({ address: 'http://127.0.0.1:7443' }))?.status).toBe(422);
    expect((await desk.desktop.call('getOffice')).value.address).toBeNull();
  });

  test('works there as it works here; documents stay in the office, and going back loses nothing of either', async () => {
    const own = (
      await desk.desktop.call('submitExtract', { headers: { ...TEXT, 'x-document-name': 'own.txt' }, body: DEED })
    ).value.job;
    await settledJob(desk.desktop, own);
    const json = await joining(office);
    const { key } = json;
    expect((await desk.desktop.call('joinOffice', { json })).value).toEqual({
      address: address(),
      fingerprint: fingerprint(),
      key_prefix: key.slice(0, 16),
      signing_in: false,
      sign_in_problem: null,
    });

    const names = async (stand: Stand) =>
      (await stand.desktop.call('listLibrary', { query: {} })).value.documents.map((row) => row.document);
    expect(await names(desk)).not.toContain('own.txt');
    const headers = { ...TEXT, 'x-document-name': 'office-deed.txt' };
    const { job } = (await desk.desktop.call('submitExtract', { headers, body: DEED })).value;
    const { text } = await settledJob(desk.desktop, job);
    expect(text).toContain('"result"');
    // Who is to read it goes along; a name that is none is refused there.
    const chosen = { ...headers, 'x-reader': 'offline' };
    const read = (await desk.desktop.call('submitExtract', { headers: chosen, body: DEED })).value.job;
    const { reader } = await office.app.db
      .selectFrom('runs')
      .select('reader')
      .where('id', '=', read)
      .executeTakeFirstOrThrow();
    expect(reader).toBe('offline');
    await settledJob(desk.desktop, read);
    expect(await names(office)).toContain('office-deed.txt');
    expect(await names(desk)).toContain('office-deed.txt');
    const held = (await desk.desktop.call('getDocumentResult', { params: { id: job } })).text;
    expect((await desk.desktop.call('certificate', { body: held })).media_type).toContain('application/pdf');
    expect((await desk.desktop.call('getDocumentSource', { params: { id: job } })).media_type).toContain('text/plain');
    const { value } = await desk.desktop.call('localStatus');
    expect(value).toMatchObject({ office: address(), address: desk.service.address });

    const stranger = { email: 'someone@oak.example', company: 'Oak', role: 'owner', accepted_terms: true };
    await desk.as().call('signup', { json: stranger });
    expect(await office.app.db.selectFrom('accounts').select('email').where('company', '=', 'Oak').execute()).toEqual(
      [],
    );
    const slot = (await desk.desktop.call('createUpload', { json: { bytes: 5_000_000 } })).value;
    expect(slot.put_url.startsWith(desk.service.address)).toBe(true);
    expect((await fetch(slot.put_url, { method: 'PUT', body: DEED })).status).toBe(200);
    const staged = await desk.desktop.call('submitExtract', { headers: { 'x-upload-id': slot.upload_id } });
    await settledJob(desk.desktop, staged.value.job);
    // Larger than what comes by the interface, as at the person's own machine.
    const large = await largePdfOf(33 * 2 ** 20, (pdf) => pdf.text(DEED));
    const room = (await desk.desktop.call('createUpload', { json: { bytes: large.length } })).value;
    expect((await fetch(room.put_url, { method: 'PUT', body: large as BodyInit })).status).toBe(200);
    const heavy = await desk.desktop.call('submitExtract', { headers: { 'x-upload-id': room.upload_id } });
    expect(await settledJob(desk.desktop, heavy.value.job)).toMatchObject({ status: 'succeeded' });
    expect((await refusal(desk.desktop.call('getDocument', { params: { id: own } })))?.type).toBe('no_such_run');
    const kept = readdirSync(join(desk.data_dir, 'documents')).filter((name) => !name.startsWith(own));
    expect(kept).toEqual([]);

    const command = findServiceAddress(desk.data_dir)?.session_token ?? '';
    expect((await desk.as(command).call('getDocument', { params: { id: own } })).value.document).toBe('own.txt');
    expect((await desk.desktop.call('putSettings', { json: { operator: 'A. Examiner' } })).value.operator).toBe(
      'A. Examiner',
    );
    expect(office.app.settings.operator).not.toBe('A. Examiner');

    await office.desktop.call('revokeKey', { params: { prefix: key.slice(0, 16) } });
    expect(await refusal(desk.desktop.call('listLibrary', { query: {} }))).toMatchObject({
      type: 'not_permitted',
      message: expect.stringContaining('no longer takes the key'),
    });
    const told = (await desk.desktop.call('localStatus')).value;
    expect(told).toMatchObject({
      office: address(),
      office_problem: expect.stringContaining('no longer takes the key'),
    });

    const later = await desk.restart();
    desk = later;
    expect((await desk.desktop.call('getOffice')).value.address).toBe(address());
    await desk.desktop.call('leaveOffice');
    expect(await names(desk)).toEqual(['own.txt']);
    expect(await names(office)).toContain('office-deed.txt');
  });

  test('knows a server by its key: one more name, a lost certificate or a cut-off write change nothing', async () => {
    const other = await standService({ office: SELF_MADE, port: 0 });
    const { port = 0, fingerprint: first } = other.service.office ?? {};
    await desk.desktop.call('joinOffice', { json: await joining(other) });
    await other.service.close();
    await closeApp(other.app);
    const again = async (names: readonly string[]) => {
      const next = await standService({ data_dir: other.data_dir, office: { ...SELF_MADE, port, names } });
      expect((await desk.desktop.call('listLibrary', { query: {} })).value.documents).toEqual([]);
      const shown = next.service.office?.fingerprint;
      await next.service.close();
      await closeApp(next.app);
      return shown;
    };
    const file = join(other.data_dir, 'tls-certificate.pem');
    const renamed = await again([...SELF_MADE.names, 'plant.office.example']);
    expect(renamed).not.toBe(first);
    // Fewer names are no reason for another.
    expect(await again(SELF_MADE.names)).toBe(renamed);
    const swapped = await selfMadeCertificate({ path: temporaryFolder('swap') } as never, ['127.0.0.1'], new Date());
    for (const left of [swapped.cert, renamed?.slice(0, 20) ?? '', null]) {
      if (left === null) rmSync(file);
      else writeFileSync(file, left);
      await again(SELF_MADE.names);
    }
    await desk.desktop.call('leaveOffice');
  });

  test('sends nothing to a server that shows another certificate, and says so; nor does it wait for one that is gone', async () => {
    const other = await standService({ office: SELF_MADE });
    const there = other.service.office;
    await desk.desktop.call('joinOffice', { json: await joining(other) });
    await other.service.close();
    expect(await refusal(desk.desktop.call('listLibrary', { query: {} }))).toMatchObject({
      type: 'server_misconfigured',
      message: expect.stringContaining('does not answer'),
    });
    const swapped = await selfMadeCertificate({ path: temporaryFolder('other') } as never, ['127.0.0.1'], new Date());
    const asked: string[] = [];
    const { createServer } = await import('node:https');
    const impostor = createServer(swapped, (heard, reply) => {
      asked.push(String(heard.headers.authorization));
      reply.end('{}');
    });
    await new Promise<void>((resolve) => impostor.listen(there?.port, '127.0.0.1', resolve));
    expect(await refusal(desk.desktop.call('listLibrary', { query: {} }))).toMatchObject({
      type: 'not_permitted',
      message: expect.stringContaining('another certificate'),
    });
    expect(asked).toEqual([]);
    impostor.close();
    await desk.desktop.call('leaveOffice');
  });
});
