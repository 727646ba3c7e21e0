import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, ServiceError } from '#core/api/client.ts';
import { openSqlite } from '#main/store/sqlite.ts';
import { withFile } from '#test/main/export/outside-reader.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

const ARTIFACTS = ['certificate', 'dxf', 'geopackage'] as const;
type Artifact = (typeof ARTIFACTS)[number];

const typeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (fault: ServiceError) => fault.type,
  );
const newClient = async (mode: 'live' | 'test' = 'live') => stand.as(await stand.key('seat', {}, mode));

/** A placed run: its reference and its body. */
async function placedJob(client: Client, lon = -93.25) {
  const reference = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  await settledJob(client, reference);
  const json = { tracts: [{ tract_index: 0, lon, lat: 37.5, rotation_deg: 1.5 }] };
  await client.call('putPlacements', { params: { reference }, json });
  const { text } = await client.call('getExtract', { params: { job_id: reference } });
  return { reference, body: JSON.stringify((JSON.parse(text) as { result: object }).result) };
}

const make = async (client: Client, name: Artifact, body: string | undefined, placements?: string) =>
  (await client.call(name, { body, query: placements === undefined ? {} : { placements } })).bytes;

/** Longitudes that the GIS file and the drawing give for points of beginning. */
function longitudesOf(name: 'dxf' | 'geopackage', bytes: Uint8Array): number[] {
  if (name === 'dxf')
    return [
      ...Buffer.from(bytes)
        .toString('utf8')
        .matchAll(/pob_longitude=(\S+)/g),
    ].map(([, lon]) => Number(lon));
  return withFile('placed.gpkg', bytes, (path) => {
    const db = openSqlite(path, { readonly: true });
    try {
      const layers = db.prepare("SELECT name FROM sqlite_master WHERE name = 'placed_tracts'").all();
      if (layers.length === 0) return [];
      return db
        .prepare('SELECT pob_lon FROM placed_tracts')
        .all()
        .map(({ pob_lon }) => Number(pob_lon));
    } finally {
      db.close();
    }
  });
}

test.each(['dxf', 'geopackage'] as const)(
  '%s carries the saved position that it is asked to, and no other',
  async (name) => {
    const client = await newClient();
    const { reference, body } = await placedJob(client);
    expect(longitudesOf(name, await make(client, name, body, reference))).toEqual([-93.25]);
    expect(longitudesOf(name, await make(client, name, body))).toEqual([]);
  },
);

test('the certificate is another one with a saved position, and the same as ever without', async () => {
  const client = await newClient();
  const { reference, body } = await placedJob(client);
  const plain = await make(client, 'certificate', body);
  expect(Buffer.compare(plain, await make(client, 'certificate', body))).toBe(0);
  expect(Buffer.compare(plain, await make(client, 'certificate', body, reference))).not.toBe(0);
});

describe.each(ARTIFACTS)('%s', (name) => {
  test('the run of another account is unknown', async () => {
    const [owner, other] = [await newClient(), await newClient()];
    const { reference, body } = await placedJob(owner);
    expect(await typeOf(make(other, name, body, reference))).toBe('no_such_run');
    expect(await typeOf(make(owner, name, body, 'job_none'))).toBe('no_such_run');
    expect(await typeOf(make(owner, name, body, ''))).toBe('no_such_run');
  });

  test('a run whose result was deleted is gone, positions and all', async () => {
    const client = await newClient();
    const { reference, body } = await placedJob(client);
    await client.call('deleteRun', { params: { reference } });
    expect(await typeOf(make(client, name, body, reference))).toBe('no_such_run');
  });

  test('two documents of one name in a batch are told apart by their bytes, or by id', async () => {
    const client = await newClient();
    const form = new FormData();
    for (const text of [DEED, DEED.replaceAll('544.50', '644.50'), DEED])
      form.append('files', new Blob([text]), 'deed.txt');
    const { batch } = (await client.call('submitBatch', { body: form })).value;
    const ids = (await endedBatch(client, batch)).items.map(({ id }) => id ?? '');
    const { text } = await client.call('getBatchResults', { params: { batch_id: batch } });
    const bodies = (JSON.parse(text) as { results: { result: object }[] }).results.map(({ result }) =>
      JSON.stringify(result),
    );
    const place = (reference: string, lon: number) =>
      client.call('putPlacements', {
        params: { reference },
        json: { tracts: [{ tract_index: 0, lon, lat: 37.5, rotation_deg: 0 }] },
      });
    await place(ids[0] ?? '', -91);
    await place(ids[1] ?? '', -92);
    const second = await make(client, name, bodies[1], batch);
    if (name !== 'certificate') expect(longitudesOf(name, second)).toEqual([-92]);
    await place(ids[2] ?? '', -93);
    expect(await typeOf(make(client, name, bodies[0], batch))).toBe('validation');
    const third = await make(client, name, bodies[2], ids[2]);
    if (name !== 'certificate') expect(longitudesOf(name, third)).toEqual([-93]);
  });
});
