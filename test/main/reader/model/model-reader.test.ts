// A model beside our own reader, through the real service: what leaves the machine, what comes back, and what is made of it.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceError } from '#core/api/client.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Settings } from '#core/schema/local.ts';
import { signatureState } from '#main/attest/sign.ts';
import { anthropic } from '#main/reader/model/anthropic.ts';
import { USUAL } from '#main/reader/model/protocol.ts';
import { answerLike, type ModelServer, type Play, standModel, standProxy } from '#test/support/model-server.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';
import { TEST_CERTIFICATE } from '#test/support/test-certificate.ts';

let stand: Stand;
let model: ModelServer;
let offline: ExtractResponse;
const logged: string[] = [];
const KEY = 'sk-a-key-that-nobody-may-see-4711';

beforeAll(async () => {
  model = await standModel();
  stand = await standService({ model_pause_ms: 5, log: { write: (line: string) => void logged.push(line) } });
  offline = (await stand.desktop.call('extract', { headers: TEXT, body: DEED })).value;
});
afterAll(async () => {
  await stand.close();
  await model.close();
});

const set = (json: Partial<Settings>) => stand.desktop.call('putSettings', { json });
const good = (): Play => ({ answer: answerLike(offline.extraction) });

beforeEach(async () => {
  model.play(good());
  await set({
    reader: 'both',
    model_on: true,
    model_protocol: 'openai',
    model_address: model.address,
    model_name: 'tiny',
    model_pictures: false,
    model_wait_s: 20,
    model_document_tokens: 0,
    model_month_tokens: 0,
    model_month_cost: 0,
    model_document_cost: 0,
    model_input_price: 0,
    model_output_price: 0,
    model_proxy: '',
    model_certificates: '',
  });
});

const extract = async (headers: Record<string, string> = {}): Promise<ExtractResponse> =>
  (await stand.desktop.call('extract', { headers: { ...TEXT, ...headers }, body: DEED })).value;
const reasons = ({ groundtruth_verdicts: [verdict] }: ExtractResponse): string => verdict?.reasons.join(' ') ?? '';

describe('while it is off', () => {
  test('nothing leaves this machine, whatever is asked; switched on, the same guard sees it leave', async () => {
    const reached: string[] = [];
    const connect = Socket.prototype.connect;
    const own = new URL(stand.service.address).port;
    const guard = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
      const [options] = (Array.isArray(args[0]) ? args[0] : args) as [
        { port?: unknown; host?: unknown; path?: unknown },
      ];
      if (String(options.port) !== own && options.path == null)
        reached.push(`${String(options.host)}:${String(options.port)}`);
      return connect.apply(this, args as never);
    });
    const before = model.asked.length;
    try {
      await set({ model_on: false });
      const body = await extract();
      expect(body.model).toBe(offline.model);
      expect(body.extraction.second_reading).toBeUndefined();
      const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
      await settledJob(stand.desktop, job);
      await stand.desktop.call('readWords', { json: { text: 'thence North 10 feet', as: 'call' } });
      await stand.desktop.call('getModel');
      await expect(stand.desktop.call('tryModel')).rejects.toMatchObject({ type: 'server_misconfigured' });
      for (const reader of ['both', 'model'])
        await expect(extract({ 'x-reader': reader })).rejects.toMatchObject({ type: 'server_misconfigured' });
      expect(reached).toEqual([]);
      expect(model.asked).toHaveLength(before);
      await set({ model_on: true });
      expect((await extract({ 'x-reader': 'offline' })).model).toBe(offline.model);
      await stand.desktop.call('readWords', { json: { text: 'thence North 10 feet', as: 'call' } });
      const key = await stand.key('seat', {}, 'test');
      await stand.as(key).call('extract', { headers: TEXT, body: DEED });
      expect(reached).toEqual([]);
      await extract();
      expect(reached).toEqual([new URL(model.address).host]);
    } finally {
      guard.mockRestore();
    }
  });

  test('it is off, and its budget for a document set, in an installation where nobody chose anything', async () => {
    const fresh = await standService();
    const { value } = await fresh.desktop.call('getSettings');
    expect(value).toMatchObject({ model_on: false, model_address: '' });
    expect(value.model_document_tokens).toBeGreaterThan(0);
    await fresh.close();
  });
});

describe('both protocols', () => {
  test.each([
    ['openai', true],
    ['openai', false],
    ['anthropic', true],
    ['anthropic', false],
  ] as const)('%s, streamed %s: what agrees passes, with its tokens and its name signed', async (protocol, stream) => {
    model.play({ ...good(), stream });
    await set({ model_protocol: protocol });
    const { value, text } = await stand.desktop.call('extract', { headers: TEXT, body: DEED });
    expect(value.groundtruth_verdicts).toEqual(offline.groundtruth_verdicts);
    expect(value.usage).toMatchObject({ input_tokens: 1200, output_tokens: 340 });
    expect(value.model).toBe(`${offline.model}+local/tiny`);
    expect(signatureState(text, stand.app.keyring)).toBe('good');
    for (const changed of [
      text.replace('local/tiny', 'local/huge'),
      text.replace('"input_tokens":1200', '"input_tokens":12'),
    ])
      expect(signatureState(changed, stand.app.keyring)).toBe('wrong');
    const sent = model.asked.at(-1);
    expect(sent?.protocol).toBe(protocol);
    expect(sent?.sent).toContain('544.50 feet');
    expect(sent?.sent).not.toContain('pasted-text');
  });

  test('a server that does not know a manner of asking is asked in a simpler one, and remembered', async () => {
    model.play(({ body }) =>
      'response_format' in body || 'temperature' in body
        ? {
            status: 400,
            answer: `{"error":"${'temperature' in body ? 'temperature' : 'response_format'} is not supported"}`,
          }
        : good(),
    );
    await set({ model_name: 'plain' });
    const before = model.asked.length;
    expect(reasons(await extract())).toBe(reasons(offline));
    expect(model.asked.length - before).toBe(4);
    await extract();
    expect(model.asked.length - before).toBe(5);
  });

  test('pages are sent as pictures only where that is set', async () => {
    const body = await pdfOf((pdf) => pdf.text(DEED));
    const headers = { 'content-type': 'application/pdf' };
    await stand.desktop.call('extract', { headers, body });
    expect(model.asked.at(-1)?.sent).not.toMatch(/image_url|image\/png/);
    await set({ model_pictures: true });
    const { value } = await stand.desktop.call('extract', { headers, body });
    expect(value.groundtruth_verdicts[0]?.status).toBe('PASS');
    const png = /base64,(iVBOR[\w+/=]+)/.exec(model.asked.at(-1)?.sent ?? '')?.[1] ?? '';
    const picture = { page: 1, png: new Uint8Array(Buffer.from(png, 'base64')) };
    expect(Buffer.from(picture.png).readUInt32BE(16)).toBeGreaterThan(500);
    const asked = anthropic.body({ model: 'm', system: '', text: '', pictures: [picture], most_tokens: 9 }, USUAL);
    expect(JSON.stringify(asked)).toContain(`"media_type":"image/png","data":"${png}"`);
  });
});

describe('trouble at the other end', () => {
  test.each<[string, (times: number) => Play]>([
    ['too much to do', (times) => (times < 3 ? { status: 429, headers: { 'retry-after': '0' } } : good())],
    ['in trouble', (times) => (times < 2 ? { status: 503 } : good())],
    ['a dropped connection', (times) => (times < 2 ? { ...good(), drop_at: 100 } : good())],
  ])('%s: it is asked again, and answers', async (_, how) => {
    const before = model.asked.length;
    model.play(({ times }) => how(times - before));
    const body = await extract();
    expect(body.extraction.second_reading).toMatchObject({ state: 'whole', agreed: 4 });
    expect(model.asked.length - before).toBeGreaterThan(1);
  });

  test.each<[string, Play, RegExp]>([
    ['always too much to do', { status: 429 }, /too much to do \(429\)/],
    ['busy for an hour', { status: 429, headers: { 'retry-after': '3600' } }, /too much to do/],
    ['always in trouble', { status: 500 }, /in trouble \(500\)/],
    ['a wrong key', { status: 401 }, /does not take the key/],
    ['no such model', { status: 404 }, /no such model/],
    ['sent elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, /another address/],
    ['refused by the model', { answer: '', end: 'refusal' }, /refuses to read/],
    ['a conversation', { answer: 'I cannot help with legal documents.' }, /none that can be read/],
    ['another form', { answer: { verdict: 'PASS', closure: 'exact' } }, /none that can be read/],
    ['dropped again and again', { ...{ answer: { tracts: [] } }, drop_at: 0 }, /broke/],
    ['gigabytes of answer', { endless: 'events' }, /without end/],
    ['gigabytes in one line', { endless: 'line' }, /without end/],
  ])('%s: our own reading stands and says so; a reading that must have the model fails', async (_, play, why) => {
    model.play(play);
    const body = await extract();
    const [verdict] = body.groundtruth_verdicts;
    expect(verdict?.status).toBe('PASS');
    expect(verdict?.findings.at(-1)).toMatchObject({ code: 'model_not_had', weight: 'note' });
    expect(reasons(body)).toMatch(why);
    expect(body.extraction.tracts[0]?.calls).toEqual(offline.extraction.tracts[0]?.calls);
    expect(body.model).toBe(offline.model);
    await expect(extract({ 'x-reader': 'model' })).rejects.toMatchObject({ type: 'extraction_failed', status: 502 });
  });

  test('a slow stream is not waited for beyond its time', async () => {
    await set({ model_wait_s: 1 });
    model.play({ answer: `${JSON.stringify(answerLike(offline.extraction))}${' '.repeat(400_000)}`, pause_ms: 20 });
    const body = await extract();
    expect(reasons(body)).toContain('did not answer within 1 seconds');
    expect(body.groundtruth_verdicts[0]?.status).toBe('PASS');
  });

  test('an answer that breaks off counts for what it holds', async () => {
    const whole = JSON.stringify(answerLike(offline.extraction));
    model.play({ answer: whole.slice(0, whole.indexOf('South 00') + 4), end: 'length' });
    const body = await extract();
    expect(body.extraction.second_reading).toMatchObject({ state: 'broken_off', agreed: 2 });
    expect(body.groundtruth_verdicts[0]?.status).toBe('PASS');
  });

  test('tokens that a server does not count are reckoned, and the result says so', async () => {
    model.play({ ...good(), usage: null });
    const body = await extract();
    expect(body.extraction.second_reading?.tokens_reckoned).toBe(true);
    expect(body.usage.input_tokens).toBeGreaterThan(500);
  });

  test('work that is stopped hangs up on the model', async () => {
    model.play({ answer: ' '.repeat(1_000_000), pause_ms: 20 });
    const before = model.asked.length;
    const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
    await expect.poll(() => model.asked.length).toBe(before + 1);
    await stand.desktop.call('cancelDocument', { params: { id: job } });
    const { status } = await settledJob(stand.desktop, job);
    expect(status).toBe('failed');
  });
});

describe('what it may cost', () => {
  test('a document over its budget is not sent, and nothing is spent', async () => {
    const before = model.asked.length;
    await set({ model_document_tokens: 2000 });
    expect(reasons(await extract())).toContain('more than the model’s budget for one document');
    await set({ model_document_tokens: 0, model_document_cost: 0.001, model_input_price: 1, model_output_price: 5 });
    expect(reasons(await extract())).toContain('budget for one document');
    expect(model.asked).toHaveLength(before);
  });

  test('what a server has counted is spent, also where its answer comes too late', async () => {
    await set({ model_protocol: 'anthropic', model_wait_s: 1, model_input_price: 100, model_output_price: 100 });
    const before = (await stand.desktop.call('getModel')).value.month.cost;
    model.play({ answer: ' '.repeat(400_000), pause_ms: 20 });
    expect(reasons(await extract())).toContain('did not answer within 1 seconds');
    expect((await stand.desktop.call('getModel')).value.month.cost).toBeGreaterThan(before);
  });

  test('a month holds no more than its budget, counted over restarts of the day, and the next begins anew', async () => {
    await set({ model_input_price: 100, model_output_price: 1000 });
    await extract();
    const { month } = (await stand.desktop.call('getModel')).value;
    expect(month.cost).toBeGreaterThanOrEqual(0.46);
    await set({ model_month_cost: month.cost + 0.5 });
    const before = model.asked.length;
    expect(reasons(await extract())).toContain('budget for this month');
    expect(model.asked).toHaveLength(before);
    stand.clock.advance(31 * 86_400_000);
    expect((await stand.desktop.call('getModel')).value.month).toMatchObject({ cost: 0, questions: 0 });
    await set({ model_month_cost: 20 });
    await extract();
    expect(model.asked).toHaveLength(before + 1);
  });

  test('the tokens of a document stand in the usage of its key', async () => {
    const key = stand.as(await stand.key('seat'));
    await key.call('extract', { headers: TEXT, body: DEED });
    const { value } = await key.call('getUsage', { query: {} });
    expect(value).toMatchObject({ documents: 1, input_tokens: 1200, output_tokens: 340 });
  });
});

describe('the key and the way', () => {
  test('a key is kept with the signing keys, sent to its own server alone, and told to nobody', async () => {
    const kept = (await stand.desktop.call('putModelKey', { json: { key: KEY } })).text;
    const body = JSON.stringify(await extract());
    expect(model.asked.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
    await set({ model_protocol: 'anthropic' });
    await extract();
    expect(model.asked.at(-1)?.headers['x-api-key']).toBe(KEY);
    const other = await standModel(good());
    await set({ model_protocol: 'openai', model_address: other.address });
    expect((await stand.desktop.call('getModel')).value.key_kept).toBe(false);
    await extract();
    expect(other.asked.at(-1)?.sent).toContain('544.50');
    expect(JSON.stringify(other.asked.at(-1)?.headers)).not.toContain(KEY);
    await other.close();
    await set({ model_address: model.address });
    model.play({ status: 401 });
    await extract();
    await extract({ 'x-reader': 'model' }).catch(() => undefined);
    const settings = (await stand.desktop.call('getSettings')).text;
    const file = join(stand.data_dir, 'keyring.json');
    expect(readFileSync(file, 'utf8')).toContain(KEY);
    expect(statSync(file).mode & 0o077).toBe(0);
    await stand.desktop.call('rotateKeyring');
    expect((await stand.desktop.call('getModel')).value.key_kept).toBe(true);
    const told = [kept, body, settings, ...logged, (await stand.desktop.call('getKeyring')).text];
    for (const text of told) expect(text).not.toContain(KEY);
    await stand.desktop.call('putModelKey', { json: { key: null } });
    expect(readFileSync(file, 'utf8')).not.toContain(KEY);
  });

  test('a server of the office is trusted by the certificate of the office, and reached through its proxy', async () => {
    const secure = await standModel(good(), true);
    const proxy = await standProxy();
    await set({ model_address: secure.address, model_proxy: proxy.address });
    expect(reasons(await extract())).toContain('certificate of the model’s server is not trusted');
    const file = join(stand.data_dir, 'office.pem');
    await set({ model_certificates: file });
    expect(reasons(await extract())).toContain('certificates for the model’s server cannot be read');
    writeFileSync(file, TEST_CERTIFICATE);
    expect((await extract()).extraction.second_reading?.state).toBe('whole');
    expect(secure.asked).toHaveLength(1);
    expect(new Set(proxy.through)).toEqual(new Set([new URL(secure.address).host]));
    const through = proxy.through.length;
    await set({ model_address: model.address });
    expect((await extract()).extraction.second_reading?.state).toBe('whole');
    expect(proxy.through).toHaveLength(through);
    await secure.close();
    await proxy.close();
  });

  test.each([
    ['http://example.com/v1', /must begin with https/],
    ['ftp://127.0.0.1', /https:\/\/ or http/],
    ['http://a:b@127.0.0.1', /no name and no password/],
    ['', /https:\/\/ or http/],
  ])('an address that nothing may be sent to is not used: %s', async (model_address, why) => {
    await set({ model_address });
    expect((await stand.desktop.call('getModel')).value.problem).toMatch(why);
    expect(reasons(await extract())).toMatch(why);
    await expect(stand.desktop.call('putModelKey', { json: { key: 'k' } })).rejects.toBeInstanceOf(ServiceError);
  });
});

describe('a setting for a document', () => {
  test('a header chooses, reading again chooses anew, and another word is refused', async () => {
    const { job } = (
      await stand.desktop.call('submitExtract', { headers: { ...TEXT, 'x-reader': 'offline' }, body: DEED })
    ).value;
    await settledJob(stand.desktop, job);
    const params = { id: job };
    const modelOf = async () =>
      (JSON.parse((await stand.desktop.call('getDocumentResult', { params })).text) as ExtractResponse).model;
    expect(await modelOf()).toBe(offline.model);
    await stand.desktop.call('readAgain', { params, json: { reader: 'model' } });
    await expect.poll(modelOf).toBe('local/tiny');
    await expect(extract({ 'x-reader': 'oracle' })).rejects.toMatchObject({ status: 422 });
  });

  test('the trial asks about a deed of ours alone', async () => {
    const { value } = await stand.desktop.call('tryModel');
    expect(value).toMatchObject({ model: 'local/tiny', input_tokens: 1200, courses: 4 });
    expect(model.asked.at(-1)?.sent).toContain('Meridian Orchard Company');
  });
});
