import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

/** A degree of longitude at this latitude is about 288,700 feet. */
const FEET_EAST = 1 / 288_700;
/** How long the sides of two neighbours run beside each other: they lean by half a degree. */
const BESIDE_FT = 400 - 544.5 * Math.sin(Math.PI / 360);

async function placed(lon: number): Promise<string> {
  const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(stand.desktop, job);
  const tracts = [{ tract_index: 0, lon, lat: 37.6, rotation_deg: 0 }];
  await stand.desktop.call('putPlacements', { params: { reference: job }, query: {}, json: { tracts } });
  return job;
}

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

test('a neighbour ten feet off leaves a gap that the map shows, in feet and in square feet', async () => {
  await placed(-93.4 + (544.5 + 10) * FEET_EAST);
  const { features } = (await stand.desktop.call('listParcels')).value;
  expect(features.map(({ properties }) => properties.kind).toSorted()).toEqual([
    'gap',
    'gap',
    'gap_area',
    'parcel',
    'parcel',
  ]);
  const gap = features.find(({ properties }) => properties.kind === 'gap_area')?.properties;
  expect(gap?.feet).toBeGreaterThan(8);
  expect(Math.abs(Number(gap?.square_feet) / Number(gap?.feet) - BESIDE_FT)).toBeLessThan(2);
});

test('a neighbour that laps over leaves the ground that both claim, once', async () => {
  await placed(-93.4 - (544.5 - 20) * FEET_EAST);
  const { features } = (await stand.desktop.call('listParcels')).value;
  const grounds = features.filter(({ properties }) => properties.kind === 'overlap_area');
  expect(grounds).toHaveLength(1);
  expect(grounds[0]?.geometry).toMatchObject({ type: 'MultiPolygon' });
  const { square_feet, feet } = grounds[0]?.properties ?? {};
  expect(feet).toBeGreaterThan(15);
  expect(Math.abs(Number(square_feet) / Number(feet) - BESIDE_FT)).toBeLessThan(0.2);
});
