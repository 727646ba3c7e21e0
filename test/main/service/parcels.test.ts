import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

/** A degree of longitude at this latitude is about 288,700 feet. */
const FEET_EAST = 1 / 288_700;

async function placed(lon: number): Promise<string> {
  const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(stand.desktop, job);
  const tracts = [{ tract_index: 0, lon, lat: 37.6, rotation_deg: 0 }];
  await stand.desktop.call('putPlacements', { params: { reference: job }, query: {}, json: { tracts } });
  return job;
}
const kinds = async () =>
  (await stand.desktop.call('listParcels')).value.features.map(({ properties }) => properties.kind).toSorted();

test('a parcel that an operator placed is on the map, and what is not placed is not', async () => {
  await stand.desktop.call('extract', { headers: TEXT, body: DEED });
  const job = await placed(-93.4);
  const { features } = (await stand.desktop.call('listParcels')).value;
  expect(features).toHaveLength(1);
  expect(features[0]).toMatchObject({
    geometry: { type: 'Polygon' },
    properties: { kind: 'parcel', reference: job, located_by: 'operator', tract: 'Tract 1', status: 'PASS' },
  });
  const file = await stand.desktop.call('getFabric', { query: {} });
  expect(new TextDecoder('latin1').decode(file.bytes.subarray(0, 15))).toBe('SQLite format 3');
});

test('a neighbour ten feet off leaves a gap that the map shows', async () => {
  await placed(-93.4 + (544.5 + 10) * FEET_EAST);
  expect(await kinds()).toEqual(['gap', 'gap', 'parcel', 'parcel']);
});
