// Held bodies posted back, and the survey fabric.
import { sign } from '#main/attest/sign.ts';
import { heldText, type Stands } from '#test/main/service/stands.ts';
import type { Walk, Walks } from '#test/main/service/walk.ts';
import { DEED, settledJob, TEXT } from '#test/support/service.ts';

type Change = (text: string) => string;
const same: Change = (text) => text;
const unsigned: Change = (text) => text.replace(/"signature":"[^"]+"/, '"signature":""');
const tampered: Change = (text) => text.replace('544.5', '545.5');
const tooLong: Change = (text) => text + ' '.repeat(4_500_001);

type PostBack = 'certificate' | 'dxf' | 'geopackage' | 'verify';

/** A key posts the sample's body back, changed. */
const post = async (stands: Stands, name: PostBack, change: Change) => {
  const stand = await stands.main();
  return stand.as(await stand.key('free')).call(name, { body: change(await heldText(stand)) });
};
/** A lot-and-block deed draws nothing. */
const undrawable = async (stands: Stands) => {
  const { desktop } = await stands.main();
  return (await desktop.call('extract', { headers: TEXT, body: 'Lot 4, Block 2, Sunrise Addition, Polk County.' }))
    .text;
};
const empty = (text: string) => {
  const body = JSON.parse(text);
  return JSON.stringify({
    ...body,
    document_verdict: null,
    groundtruth_verdicts: [],
    extraction: { ...body.extraction, tracts: [] },
  });
};

type Signable = Parameters<typeof sign>[0];
/** A body that is well signed, though no reading would ever give it. */
const certify = async (stands: Stands, change: (body: Signable) => Signable) => {
  const stand = await stands.main();
  const held = JSON.parse(await heldText(stand)) as Signable;
  return stand.desktop.call('certificate', { body: sign(change(held), stand.app.keyring).text });
};

const exported = async (stands: Stands, change: Change, query: { reference?: string } = {}) => {
  const stand = await stands.main();
  const client = stand.as(await stand.key('free'));
  return client.call('exportAs', { params: { format: 'geojson' }, query, body: change(await heldText(stand)) });
};

type Wrapping = 'locate' | 'correct';
const wrapped = async (stands: Stands, name: Wrapping, change: Change, facts: object) => {
  const stand = await stands.main();
  const rest = JSON.stringify(facts).slice(1, -1);
  const body = `{"extraction":${change(await heldText(stand))}${rest === '' ? '' : `,${rest}`}}`;
  return stand.as(await stand.key('free')).call(name, { body });
};
const correction = { tract: 0, call: 0, field: 'distance', before: 400, after: 401 };
const correct = (stands: Stands, change: object) =>
  wrapped(stands, 'correct', same, { corrections: [{ ...correction, ...change }] });

const attested = (ask: (stands: Stands, change: Change) => Promise<unknown>, name: Wrapping | 'certificate') =>
  ({
    attestation_missing: (stands) => ask(stands, unsigned),
    attestation_mismatch: (stands) => ask(stands, tampered),
    attestation_unavailable: async (stands) => {
      const stand = await stands.unsigned();
      const held = await heldText(stand);
      return stand.desktop.call(name, { body: name === 'certificate' ? held : `{"extraction":${held}}` });
    },
  }) satisfies Walk['refusals'];

/** Positions of a run that nobody knows. */
const unknownRun = (name: PostBack) => async (stands: Stands) => {
  const stand = await stands.main();
  const body = await heldText(stand);
  return stand.as(await stand.key('free')).call(name, { body, query: { placements: 'job_none' } });
};

const drawing = (name: 'dxf' | 'geopackage') =>
  ({
    no_such_run: unknownRun(name),
    no_extraction: (stands) => post(stands, name, () => '{}'),
    document_too_large: (stands) => post(stands, name, tooLong),
    invalid_json: (stands) => post(stands, name, () => '{"extraction":'),
    nothing_to_draw: async (stands) => {
      const body = await undrawable(stands);
      return post(stands, name, () => body);
    },
  }) satisfies Walk['refusals'];

const township = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { PLSSID: 'MO050330N0210W0', TWNSHPNO: '033', TWNSHPDIR: 'N', RANGENO: '021', RANGEDIR: 'W' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-93.5, 37.5],
            [-93.4, 37.5],
            [-93.4, 37.6],
            [-93.5, 37.6],
            [-93.5, 37.5],
          ],
        ],
      },
    },
  ],
});
const importing = async (stands: Stands, body: string) =>
  (await stands.main()).desktop.call('importFabric', { query: { name: 'township.geojson' }, body });

/** Imports and waits until it is over. */
const imported = async (stands: Stands) => {
  const { desktop } = await stands.main();
  const { id } = (await importing(stands, township)).value;
  for (;;) {
    const list = (await desktop.call('listFabric')).value;
    if (list.imports.find((one) => one.id === id)?.status !== 'running') return { desktop, id, list };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const box = { west: -94, south: 37, east: -93, north: 38, layer: 'townships' } as const;

export const postBackWalks: Walks = {
  certificate: {
    success: (stands) => post(stands, 'certificate', same),
    refusals: {
      ...attested((stands, change) => post(stands, 'certificate', change), 'certificate'),
      no_such_run: unknownRun('certificate'),
      document_too_large: (stands) => post(stands, 'certificate', tooLong),
      no_extraction: (stands) => certify(stands, ({ attestation }) => ({ attestation }) as Signable),
      nothing_to_certify: (stands) =>
        certify(stands, (body) => ({
          ...body,
          extraction: { ...body.extraction, tracts: [] },
          groundtruth_verdicts: [],
          document_verdict: null,
        })),
    },
  },
  verify: {
    success: (stands) => post(stands, 'verify', same),
    refusals: {
      invalid_json: (stands) => post(stands, 'verify', () => 'no JSON'),
      no_extraction: (stands) => post(stands, 'verify', () => '{"a":1}'),
      document_too_large: (stands) => post(stands, 'verify', tooLong),
    },
  },
  dxf: { success: (stands) => post(stands, 'dxf', same), refusals: drawing('dxf') },
  geopackage: { success: (stands) => post(stands, 'geopackage', same), refusals: drawing('geopackage') },
  exportAs: {
    success: (stands) => exported(stands, same),
    refusals: {
      no_extraction: (stands) => exported(stands, () => '[]'),
      document_too_large: (stands) => exported(stands, tooLong),
      invalid_json: (stands) => exported(stands, () => 'no'),
      nothing_to_draw: (stands) => exported(stands, empty),
      no_such_run: (stands) => exported(stands, same, { reference: 'job_none' }),
    },
  },
  locate: {
    success: (stands) => wrapped(stands, 'locate', same, { source: 'auto' }),
    refusals: {
      ...attested((stands, change) => wrapped(stands, 'locate', change, {}), 'locate'),
      no_extraction: (stands) => wrapped(stands, 'locate', () => 'null', {}),
      document_too_large: (stands) => wrapped(stands, 'locate', tooLong, {}),
      unknown_source: (stands) => wrapped(stands, 'locate', same, { source: 'stars' }),
      source_unavailable: async (stands) => {
        const stand = await stands.closed();
        return stand.desktop.call('locate', { body: `{"extraction":${await heldText(stand)},"source":"plss_corner"}` });
      },
    },
  },
  correct: {
    success: (stands) => correct(stands, {}),
    refusals: {
      ...attested((stands, change) => wrapped(stands, 'correct', change, { corrections: [correction] }), 'correct'),
      no_extraction: (stands) => wrapped(stands, 'correct', () => '[]', {}),
      document_too_large: (stands) => wrapped(stands, 'correct', tooLong, {}),
      nothing_to_do: (stands) => wrapped(stands, 'correct', same, {}),
      no_such_tract: (stands) => correct(stands, { tract: 4 }),
      no_such_call: (stands) => correct(stands, { call: 40 }),
      unknown_field: (stands) => correct(stands, { field: 'tangent' }),
      bad_correction: (stands) => correct(stands, { after: 'long' }),
      stale_correction: (stands) => correct(stands, { before: 399 }),
      not_adjustable: async (stands) => {
        const { desktop } = await stands.main();
        const deed = 'The Southeast Quarter of the Southwest Quarter of Section 9, Township 33 North, Range 21 West.';
        const { text } = await desktop.call('extract', { headers: TEXT, body: deed });
        return desktop.call('correct', { body: `{"extraction":${text},"adjust":[0]}` });
      },
    },
  },
  getFabric: {
    success: async (stands) => {
      const stand = await stands.main();
      const client = stand.as(await stand.key('seat'));
      const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
      await settledJob(client, job);
      const tracts = [{ tract_index: 0, lon: -93.4, lat: 37.6, rotation_deg: 0 }];
      await client.call('putPlacements', { params: { reference: job }, query: {}, json: { tracts } });
      return client.call('getFabric', { query: {} });
    },
    refusals: {
      no_such_run: async (stands) => {
        const stand = await stands.main();
        return stand.as(await stand.key('seat')).call('getFabric', { query: {} });
      },
    },
  },
  listFabric: { success: async (stands) => (await stands.main()).desktop.call('listFabric') },
  importFabric: {
    success: (stands) => importing(stands, township),
    refusals: {
      empty_document: (stands) => importing(stands, ''),
      unsupported_format: (stands) => importing(stands, 'this is no survey fabric'),
    },
  },
  cancelFabricImport: {
    success: async (stands) => {
      const { desktop, id } = await imported(stands);
      return desktop.call('cancelFabricImport', { params: { id } });
    },
    refusals: {
      no_such_run: async (stands) =>
        (await stands.main()).desktop.call('cancelFabricImport', { params: { id: 'none' } }),
    },
  },
  removeFabric: {
    success: async (stands) => {
      const { desktop, list } = await imported(stands);
      return desktop.call('removeFabric', { params: { id: list.sources[0]?.id ?? '' } });
    },
    refusals: {
      no_such_run: async (stands) => (await stands.main()).desktop.call('removeFabric', { params: { id: 'none' } }),
    },
  },
  fabricFeatures: {
    success: async (stands) => (await imported(stands)).desktop.call('fabricFeatures', { query: box }),
  },
  listParcels: {
    success: async (stands) => (await stands.main()).desktop.call('listParcels'),
  },
};
