// What a key may do, asked of every operation that the published contract names: a new one without a scope fails here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#core/api/endpoints.ts';
import { openapiOf } from '#core/api/openapi.ts';
import { ALL_SCOPES, type KeyScope } from '#core/schema/account.ts';
import { openStands, type Stands } from '#test/main/service/stands.ts';
import { DEED, endedBatch, type Stand, settledJob, TEXT } from '#test/support/service.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly { bearer: readonly string[] }[];
  readonly parameters: readonly { name: string; in: string }[];
}
const { paths } = openapiOf('0', 'http://127.0.0.1') as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
    scopes: operation.security.flatMap(({ bearer }) => bearer),
  })),
);
type Door = (typeof operations)[number];

/** Operations that take no key at all: a person's, the window's own, and those that need no credential. */
const WITHOUT_KEY = Object.entries(endpoints)
  .filter(([, { caller }]) => caller !== 'key_or_session')
  .map(([name]) => name);
const takesKeys = ({ operationId, tags }: Door) => !tags.includes('desktop') && !WITHOUT_KEY.includes(operationId);
const ANYONES = Object.entries(endpoints)
  .filter(([, { caller }]) => caller === 'anyone')
  .map(([name]) => name);
const isForAnyone = ({ operationId }: Door) => ANYONES.includes(operationId);

let stands: Stands;
let stand: Stand;
beforeAll(async () => {
  stands = openStands();
  stand = await stands.main();
});
afterAll(() => stands.close());

interface Asked {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}
async function ask({ method, path }: Door, key: string, { params = {}, query = '', headers = {}, body }: Asked = {}) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'x');
  const reply = await fetch(stand.service.address + address + query, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await reply.text();
  const { error = null } = reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { status: reply.status, text, error: error as { type: string; scope?: string } | null };
}

async function keyFor(full: string, scopes: readonly KeyScope[], mode: 'live' | 'test' = 'live'): Promise<string> {
  const made = await stand.as(full).call('createKey', { json: { name: scopes.join(' and '), scopes, mode } });
  expect(made.value.scopes).toEqual(scopes);
  return made.value.api_key;
}

test.each(operations.filter(takesKeys))('$method $path asks a key for one scope', ({ scopes }) => {
  expect(scopes).toHaveLength(1);
  expect(ALL_SCOPES).toContain(scopes[0]);
});

describe.each(ALL_SCOPES)('a key for %s alone', (scope) => {
  let key: string;
  beforeAll(async () => {
    key = await keyFor(await stand.key('seat'), [scope]);
  });

  test.each(operations.filter(takesKeys))('at $method $path', async (door) => {
    const { status, error } = await ask(door, key);
    const needed = door.scopes[0];
    if (needed === scope) expect(error?.type).not.toBe('not_permitted');
    else expect([status, error]).toEqual([403, expect.objectContaining({ type: 'not_permitted', scope: needed })]);
  });

  test.each(operations.filter((door) => !takesKeys(door)))('is no use at $method $path', async (door) => {
    const { status } = await ask(door, key);
    // What anyone may ask is answered as one who has no such key is answered.
    if (isForAnyone(door)) expect(status).toBe((await ask(door, 'none')).status);
    else expect(status).toBeGreaterThanOrEqual(400);
  });
});

test('a key says what it is for wherever it is shown, and its successor is for the same', async () => {
  const full = await stand.key('seat');
  const key = await keyFor(full, ['read', 'manage']);
  const prefix = key.slice(0, 16);
  const { keys } = (await stand.as(full).call('listKeys')).value;
  expect(keys.find((row) => row.prefix === prefix)?.scopes).toEqual(['read', 'manage']);
  expect(keys.find((row) => full.startsWith(row.prefix))?.scopes).toEqual(ALL_SCOPES);
  expect((await stand.as(key).call('getUsage', { query: {} })).value.scopes).toEqual(['read', 'manage']);
  const next = (await stand.as(key).call('rotateKey', { params: { prefix } })).value;
  expect(next.scopes).toEqual(['read', 'manage']);
  expect((await ask(doorOf('deleteRuns'), next.api_key)).error).toMatchObject({ type: 'not_permitted' });
  const { stand: own, token } = await stands.identity();
  expect((await own.as(await token({ subject: 'scopes' })).call('whoAmI')).value.scopes).toEqual(ALL_SCOPES);
});

test('no key makes or takes over one that may do more than itself', async () => {
  const full = await stand.key('seat');
  const manager = await keyFor(full, ['read', 'manage']);
  const json = (scopes?: string[]) => ({ body: JSON.stringify({ name: 'More', ...(scopes ? { scopes } : {}) }) });
  const make = doorOf('createKey');
  for (const scopes of [['delete'], ['read', 'submit'], [...ALL_SCOPES]]) {
    expect((await ask(make, manager, json(scopes))).error?.type).toBe('not_permitted');
  }
  expect(JSON.parse((await ask(make, manager, json())).text).scopes).toEqual(['read', 'manage']);
  expect(JSON.parse((await ask(make, manager, json(['read', 'read']))).text).scopes).toEqual(['read']);
  const taken = await ask(doorOf('rotateKey'), manager, { params: { prefix: full.slice(0, 16) } });
  expect(taken.error?.type).toBe('not_permitted');
  expect((await ask(doorOf('listKeys'), full)).status).toBe(200);
});

test.each([[[]], [['all']], [['read', null]], ['read'], [{ read: true }]])(
  'scopes written as %j are refused in the detail form',
  async (scopes) => {
    const body = JSON.stringify({ name: 'Odd', scopes });
    const reply = await ask(doorOf('createKey'), await stand.key('seat'), { body });
    expect([reply.status, Object.keys(JSON.parse(reply.text))]).toEqual([422, ['detail']]);
  },
);

function doorOf(name: string): Door {
  const found = operations.find(({ operationId }) => operationId === name);
  if (found === undefined) throw new Error(`The contract has no ${name}.`);
  return found;
}

/** Parameters that name a thing of the account, and all others. */
const NAMING = ['job_id', 'batch_id', 'reference', 'placements', 'prefix'] as const;
const PLAIN = [
  'Idempotency-Key',
  'X-Client-Reference',
  'X-Document-Name',
  'X-Document-Password',
  'X-Reader',
  'X-Upload-Id',
  'client_reference',
  'confirm',
  'cursor',
  'document',
  'examiner',
  'format',
  'limit',
  'office',
  'order',
  'pack',
  'quantity',
  'runs',
  'seats',
  // Of a checkout at the payment processor: a test key buys nothing at all.
  'session',
  'since',
  'source',
  'status',
  'text',
  'tier',
  'title',
  'wait',
];

describe('a test key', () => {
  let live: string;
  let testing: string;
  let held: string;
  /** Live references by the name of the parameter that takes them. */
  let references: Record<(typeof NAMING)[number], string[]>;
  const place = { tract_index: 0, lon: -93.4, lat: 37.6, rotation_deg: 0 };

  beforeAll(async () => {
    live = await stand.key('seat');
    testing = await keyFor(live, [...ALL_SCOPES], 'test');
    const client = stand.as(live);
    const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
    held = JSON.stringify((await settledJob(client, job)).result);
    const form = new FormData();
    form.append('files', new Blob([DEED]), 'a.txt');
    const { batch } = (await client.call('submitBatch', { body: form })).value;
    const item = (await endedBatch(client, batch)).items[0]?.id ?? '';
    await client.call('putPlacements', { params: { reference: job }, query: {}, json: { tracts: [place] } });
    await client.call('putPlacements', { params: { reference: item }, query: {}, json: { tracts: [place] } });
    const runs = [job, batch, item];
    const prefix = [live.slice(0, 16)];
    references = { job_id: [job], batch_id: [batch], reference: runs, placements: runs, prefix };
  });

  const standing = async () => {
    const client = stand.as(live);
    const runs = (await client.call('listRuns', { query: {} })).value.runs;
    const placements = await Promise.all(
      references.reference.map((reference) => client.call('listPlacements', { params: { reference } })),
    );
    const { keys } = (await client.call('listKeys')).value;
    return { runs, placements: placements.map(({ value }) => value), keys };
  };

  const parameters = operations
    .filter(takesKeys)
    .flatMap((door) => door.parameters.map(({ name, in: place }) => ({ ...door, name, place })));
  const named = parameters.filter(({ name }) => NAMING.includes(name as never));

  test('is asked by every parameter that can name something of the account', () => {
    const others = parameters.map(({ name }) => name).filter((name) => !NAMING.includes(name as never));
    expect([...new Set(others)].toSorted()).toEqual(PLAIN);
  });

  test.each(named)('reaches nothing live at $method $path by $name', async (door) => {
    const before = await standing();
    for (const reference of references[door.name as keyof typeof references]) {
      const query = [
        door.place === 'path' ? '' : `${door.name}=${reference}`,
        door.operationId === 'putPlacements' ? 'document=a.txt' : '',
      ].join('&');
      const placing = JSON.stringify({ tracts: [{ ...place, lon: 1 }] });
      const body = door.operationId === 'putPlacements' ? placing : door.method === 'POST' ? held : undefined;
      const { status, error } = await ask(door, testing, {
        params: { [door.name]: reference, format: 'geojson' },
        query: `?${query}`,
        ...(body === undefined ? {} : { body }),
      });
      const expected = /keys/.test(door.path) ? [403, 'not_permitted'] : [404, expect.stringMatching(/^no_such_/)];
      expect([status, error?.type]).toEqual(expected);
    }
    expect(await standing()).toEqual(before);
  });

  test('sees, clears and exports no live run', async () => {
    const before = await standing();
    const client = stand.as(testing);
    expect((await client.call('listRuns', { query: {} })).value.runs).toEqual([]);
    const cleared = await client.call('deleteRuns', { query: { confirm: 'delete-everything' } });
    expect(cleared.value).toEqual({ cleared: 0, placements: 0 });
    expect((await ask(doorOf('getFabric'), testing)).error?.type).toBe('no_such_run');
    expect((await client.call('listKeys')).value.keys.map(({ prefix }) => prefix)).toEqual([testing.slice(0, 16)]);
    expect(await standing()).toEqual(before);
  });

  test('stops no live reading when it clears everything', async () => {
    const slow = await stands.slow();
    const full = await slow.key('seat');
    const made = await slow.as(full).call('createKey', { json: { name: 'Testing', mode: 'test' } });
    const { job } = (await slow.as(full).call('submitExtract', { headers: TEXT, body: DEED })).value;
    await slow.as(made.value.api_key).call('deleteRuns', { query: { confirm: 'delete-everything' } });
    const { status } = (await slow.as(full).call('getExtract', { params: { job_id: job } })).value;
    expect(['queued', 'running']).toContain(status);
  });

  test('certifies, corrects and locates no live result, and pays for nothing', async () => {
    const wrapped = (more: object) => `{"extraction":${held},${JSON.stringify(more).slice(1)}`;
    const bodies = {
      certificate: held,
      correct: wrapped({ adjust: [0] }),
      locate: wrapped({ source: 'auto' }),
    };
    for (const [name, body] of Object.entries(bodies)) {
      expect((await ask(doorOf(name), testing, { body })).error?.type).toBe('not_permitted');
      expect((await ask(doorOf(name), live, { body })).status).toBe(200);
    }
    expect((await ask(doorOf('billingPortal'), testing)).error?.type).toBe('not_permitted');
    expect((await ask(doorOf('billingCheckout'), testing, { query: '?tier=seat' })).error?.type).toBe('not_permitted');
  });

  test('has its own runs, placed and exported apart from the live ones', async () => {
    const client = stand.as(testing);
    const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
    await settledJob(client, job);
    expect((await client.call('listRuns', { query: {} })).value.runs.map(({ id }) => id)).toEqual([job]);
    const params = { reference: job };
    await client.call('putPlacements', { params, query: {}, json: { tracts: [{ ...place, lon: -100 }] } });
    const parcels = async (key: string) => Buffer.from((await stand.as(key).call('getFabric', { query: {} })).bytes);
    expect((await parcels(testing)).includes(job)).toBe(true);
    expect((await parcels(live)).includes(job)).toBe(false);
    expect((await client.call('deleteRun', { params })).value).toEqual({ cleared: 1, placements: 1 });
  });
});
