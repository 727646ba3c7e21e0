// What the application at this machine asks of its own service.
import { join } from 'node:path';
import type { Client } from '#core/api/client.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { openKeyring } from '#main/attest/keyring.ts';
import { deletedResult } from '#test/main/service/desktop-steps.ts';
import { heldText, type Stands } from '#test/main/service/stands.ts';
import type { Walk, Walks } from '#test/main/service/walk.ts';
import { type Play, standModel } from '#test/support/model-server.ts';
import { joining } from '#test/support/office.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, settledJob, standService, TEXT } from '#test/support/service.ts';
import { onPostgres } from '#test/support/store.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const PDF = { 'content-type': 'application/pdf' };

const aDocument = async (stands: Stands) => {
  const { desktop } = await stands.main();
  const { job } = (await desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(desktop, job);
  return { desktop, params: { id: job } };
};

type Named =
  | 'getDocument'
  | 'getDocumentSource'
  | 'getDocumentWords'
  | 'getDocumentResult'
  | 'getDocumentGround'
  | 'putDocumentResult'
  | 'cancelDocument'
  | 'retryDocument'
  | 'readAgain'
  | 'listEarlierCorrections'
  | 'deleteDocument';

const unknown = (name: Named): Walk['refusals'] => ({
  no_such_run: async (stands) => {
    const stand = await stands.main();
    const body = name === 'putDocumentResult' ? { body: await heldText(stand) } : {};
    return stand.desktop.call(name, { params: { id: 'job_none' }, ...body });
  },
});

const keep = async (stands: Stands, change: (text: string) => string) => {
  const { desktop, params } = await aDocument(stands);
  const { text } = await desktop.call('getDocumentResult', { params });
  return desktop.call('putDocumentResult', { params, body: change(text) });
};
const verify = async (stands: Stands, body: string | Uint8Array<ArrayBuffer>) =>
  (await stands.main()).desktop.call('checkHeld', { body });

/** With a model switched on for a while. */
async function withModel<Result>(
  stands: Stands,
  play: Play,
  work: (desktop: Client) => Promise<Result>,
): Promise<Result> {
  const { desktop } = await stands.main();
  const model = await standModel(play);
  const on = { model_on: true, model_address: model.address, model_name: 'tiny' };
  try {
    await desktop.call('putSettings', { json: on });
    return await work(desktop);
  } finally {
    await desktop.call('putSettings', { json: { model_on: false, model_address: '' } });
    await model.close();
  }
}

const plotted = async (stands: Stands, body: string | Uint8Array<ArrayBuffer>) =>
  (await stands.main()).desktop.call('plot', { body });

const NOBODY = 'https://127.0.0.1:9';
const NO_FINGERPRINT = Array.from({ length: 32 }, () => '00').join(':');

/** A desk of its own, and what it takes to work at the office's server. */
async function atOffice<Answer>(
  stands: Stands,
  ask: (desk: Client, json: Awaited<ReturnType<typeof joining>>) => Promise<Answer>,
): Promise<Answer> {
  const desk = await standService();
  try {
    return await ask(desk.desktop, await joining(await stands.office()));
  } finally {
    await desk.close();
  }
}

/** A database on a server is backed up by its keeper. */
const ownFile = (walk: Walk): Walk => (onPostgres ? {} : walk);

export const desktopWalks: Walks = {
  startSignIn: {
    success: async (stands) => (await stands.signing()).desktop.call('startSignIn'),
    refusals: { identity_unavailable: async (stands) => (await stands.main()).desktop.call('startSignIn') },
  },
  getSignIn: { success: async (stands) => (await stands.main()).desktop.call('getSignIn') },
  localStatus: { success: async (stands) => (await stands.main()).desktop.call('localStatus') },
  getSettings: { success: async (stands) => (await stands.main()).desktop.call('getSettings') },
  putSettings: {
    success: async (stands) => (await stands.main()).desktop.call('putSettings', { json: { operator: 'R. Poe' } }),
  },
  getModel: { success: async (stands) => (await stands.main()).desktop.call('getModel') },
  putModelKey: {
    success: async (stands) => {
      const { desktop } = await stands.main();
      await desktop.call('putSettings', { json: { model_address: 'http://127.0.0.1:9/v1' } });
      await desktop.call('putModelKey', { json: { key: 'a key' } });
      return desktop.call('putModelKey', { json: { key: null } });
    },
    refusals: {
      server_misconfigured: async (stands) => {
        const { desktop } = await stands.main();
        await desktop.call('putSettings', { json: { model_address: '' } });
        return desktop.call('putModelKey', { json: { key: 'a key' } });
      },
    },
  },
  tryModel: {
    success: (stands) => withModel(stands, { answer: { tracts: [] } }, (desktop) => desktop.call('tryModel')),
    refusals: {
      server_misconfigured: async (stands) => (await stands.main()).desktop.call('tryModel'),
      extraction_failed: (stands) => withModel(stands, { status: 404 }, (desktop) => desktop.call('tryModel')),
    },
  },
  makeBackup: {
    ...ownFile({
      success: async (stands) => {
        const path = join(temporaryFolder('backup'), 'office.backup');
        return (await stands.main()).desktop.call('makeBackup', { json: { path } });
      },
    }),
    refusals: {
      not_permitted: async (stands) => {
        const { desktop, app } = await stands.main();
        return desktop.call('makeBackup', { json: { path: join(app.folder.path, 'keyring.json') } });
      },
    },
  },
  getOffice: { success: async (stands) => (await stands.main()).desktop.call('getOffice') },
  meetOffice: {
    success: (stands) => atOffice(stands, (desk, { address }) => desk.call('meetOffice', { json: { address } })),
    refusals: {
      not_permitted: (stands) =>
        atOffice(stands, (desk, { address }) =>
          desk.call('meetOffice', { json: { address, fingerprint: NO_FINGERPRINT } }),
        ),
      server_misconfigured: async (stands) =>
        (await stands.main()).desktop.call('meetOffice', { json: { address: NOBODY } }),
    },
  },
  startOfficeSignIn: {
    // A whole one, by a person and a provider, is walked in its own test.
    refusals: {
      not_permitted: (stands) =>
        atOffice(stands, (desk, { address }) =>
          desk.call('startOfficeSignIn', { json: { address, fingerprint: NO_FINGERPRINT } }),
        ),
      identity_unavailable: (stands) =>
        atOffice(stands, (desk, { address, fingerprint }) =>
          desk.call('startOfficeSignIn', { json: { address, fingerprint } }),
        ),
      server_misconfigured: async (stands) =>
        (await stands.main()).desktop.call('startOfficeSignIn', {
          json: { address: NOBODY, fingerprint: NO_FINGERPRINT },
        }),
    },
  },
  joinOffice: {
    success: (stands) => atOffice(stands, (desk, json) => desk.call('joinOffice', { json })),
    refusals: {
      not_permitted: (stands) =>
        atOffice(stands, (desk, json) => desk.call('joinOffice', { json: { ...json, fingerprint: NO_FINGERPRINT } })),
      invalid_api_key: (stands) =>
        atOffice(stands, (desk, json) => desk.call('joinOffice', { json: { ...json, key: `${json.key}x` } })),
      revoked_api_key: (stands) =>
        atOffice(stands, async (desk, json) => {
          const office = await stands.office();
          await office.desktop.call('revokeKey', { params: { prefix: json.key.slice(0, 16) } });
          return desk.call('joinOffice', { json });
        }),
      server_misconfigured: (stands) =>
        atOffice(stands, (desk, json) => desk.call('joinOffice', { json: { ...json, address: NOBODY } })),
    },
  },
  leaveOffice: { success: async (stands) => (await stands.main()).desktop.call('leaveOffice') },
  lookIntoBackup: {
    ...ownFile({
      success: async (stands) => {
        const { desktop } = await stands.main();
        const path = join(temporaryFolder('backup'), 'office.backup');
        await desktop.call('makeBackup', { json: { path } });
        return desktop.call('lookIntoBackup', { json: { path } });
      },
    }),
    refusals: {
      not_permitted: async (stands) => {
        const { desktop, app } = await stands.main();
        return desktop.call('lookIntoBackup', { json: { path: join(app.folder.path, 'keyring.json') } });
      },
    },
  },
  restoreBackup: {
    ...ownFile({
      success: async (stands) => {
        const { desktop } = await stands.main();
        const path = join(temporaryFolder('backup'), 'office.backup');
        await desktop.call('makeBackup', { json: { path } });
        return desktop.call('restoreBackup', { json: { path } });
      },
    }),
    refusals: {
      not_permitted: async (stands) =>
        (await stands.main()).desktop.call('restoreBackup', { json: { path: 'office.backup' } }),
    },
  },
  listLibrary: {
    success: async (stands) => (await aDocument(stands)).desktop.call('listLibrary', { query: {} }),
  },
  pickDocuments: {
    success: async (stands) => (await aDocument(stands)).desktop.call('pickDocuments', { query: { search: 'oakes' } }),
  },
  listChoices: { success: async (stands) => (await aDocument(stands)).desktop.call('listChoices') },
  labelDocuments: {
    success: async (stands) => {
      const { desktop, params } = await aDocument(stands);
      return desktop.call('labelDocuments', { json: { documents: [params.id], labels: { client: 'First Title' } } });
    },
    refusals: {
      no_such_run: async (stands) =>
        (await stands.main()).desktop.call('labelDocuments', {
          json: { documents: ['job_none'], labels: { client: 'First Title' } },
        }),
    },
  },
  getDocument: {
    success: async (stands) => {
      const { desktop, params } = await aDocument(stands);
      return desktop.call('getDocument', { params });
    },
    refusals: { ...unknown('getDocument') },
  },
  getDocumentSource: {
    success: async (stands) => {
      const { desktop, params } = await aDocument(stands);
      return desktop.call('getDocumentSource', { params });
    },
    refusals: { ...unknown('getDocumentSource') },
  },
  getDocumentWords: {
    success: async (stands) => {
      const { desktop } = await stands.main();
      const body = await pdfOf((pdf) => pdf.text(DEED));
      const { job } = (await desktop.call('submitExtract', { headers: PDF, body })).value;
      await settledJob(desktop, job);
      return desktop.call('getDocumentWords', { params: { id: job } });
    },
    refusals: { ...unknown('getDocumentWords') },
  },
  getDocumentResult: {
    success: async (stands) => {
      const { desktop, params } = await aDocument(stands);
      return desktop.call('getDocumentResult', { params });
    },
    refusals: {
      ...unknown('getDocumentResult'),
      result_deleted: async (stands) => {
        const { desktop, params } = await aDocument(stands);
        await desktop.call('deleteRun', { params: { reference: params.id } });
        return desktop.call('getDocumentResult', { params });
      },
      results_expired: () => deletedResult(),
    },
  },
  getDocumentGround: {
    success: async (stands) => {
      const { desktop, params } = await aDocument(stands);
      return desktop.call('getDocumentGround', { params });
    },
    refusals: {
      ...unknown('getDocumentGround'),
      result_deleted: async (stands) => {
        const { desktop, params } = await aDocument(stands);
        await desktop.call('deleteRun', { params: { reference: params.id } });
        return desktop.call('getDocumentGround', { params });
      },
      results_expired: () => deletedResult('getDocumentGround'),
    },
  },
  putDocumentResult: {
    success: (stands) => keep(stands, (text) => text),
    refusals: {
      ...unknown('putDocumentResult'),
      attestation_missing: (stands) => keep(stands, (text) => text.replace(/"signature":"[^"]+"/, '"signature":""')),
      attestation_mismatch: (stands) => keep(stands, (text) => text.replace('544.5', '545.5')),
      attestation_unavailable: async (stands) => {
        const stand = await stands.unsigned();
        const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
        const { result } = await settledJob(stand.desktop, job);
        return stand.desktop.call('putDocumentResult', { params: { id: job }, json: result });
      },
      document_too_large: (stands) => keep(stands, (text) => text + ' '.repeat(33_554_433)),
      stale_correction: async (stands) => {
        const { desktop, params } = await aDocument(stands);
        const { text: first } = await desktop.call('getDocumentResult', { params });
        const { distance = null } = (JSON.parse(first) as ExtractResponse).extraction.tracts[0]?.calls[0] ?? {};
        // Two people, each at a desk, who began from the same.
        const correctedTo = async (after: number): Promise<string> => {
          const change = { tract: 0, call: 0, field: 'distance', before: distance, after };
          const body = `{"extraction":${first},"corrections":[${JSON.stringify(change)}],"by":"R. Poe"}`;
          const { text } = await desktop.call('correct', { body });
          return text.slice('{"extraction":'.length, text.lastIndexOf(',"corrected"'));
        };
        const [one, other] = [await correctedTo(440), await correctedTo(450)];
        await desktop.call('putDocumentResult', { params, body: one });
        return desktop.call('putDocumentResult', { params, body: other });
      },
    },
    unreached: { no_extraction: 'a body without extraction cannot carry a good signature, which is checked first' },
  },
  cancelDocument: {
    success: async (stands) => {
      const { desktop } = await stands.slow();
      const { job } = (await desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
      return desktop.call('cancelDocument', { params: { id: job } });
    },
    refusals: { ...unknown('cancelDocument') },
  },
  retryDocument: {
    success: async (stands) => {
      const { desktop } = await stands.failing();
      const { job } = (await desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
      await settledJob(desktop, job);
      return desktop.call('retryDocument', { params: { id: job } });
    },
    refusals: {
      ...unknown('retryDocument'),
      no_such_upload: async () => {
        const stand = await standService({ reader: { model: 'm/m', read: () => Promise.reject(new Error('no')) } });
        try {
          const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
          await settledJob(stand.desktop, job);
          await stand.app.objects.remove(`documents/${job}.in`);
          return await stand.desktop.call('retryDocument', { params: { id: job } });
        } finally {
          await stand.close();
        }
      },
    },
  },
  noteRefusal: {
    success: async (stands) =>
      (await stands.main()).desktop.call('noteRefusal', {
        json: { document: 'plat.dwg', error_type: 'unsupported_format', error: 'This is not a PDF.' },
      }),
  },
  readAgain: {
    success: async (stands) => {
      const { desktop, params } = await aDocument(stands);
      return desktop.call('readAgain', { params });
    },
    refusals: {
      ...unknown('readAgain'),
      no_such_upload: async (stands) => {
        const { desktop, params } = await aDocument(stands);
        await (await stands.main()).app.objects.remove(`documents/${params.id}.txt`);
        return desktop.call('readAgain', { params });
      },
    },
  },
  listEarlierCorrections: {
    success: async (stands) => {
      const { desktop, params } = await aDocument(stands);
      return desktop.call('listEarlierCorrections', { params });
    },
    refusals: { ...unknown('listEarlierCorrections') },
  },
  listPlaceable: { success: async (stands) => (await stands.main()).desktop.call('listPlaceable') },
  deleteDocument: {
    success: async (stands) => {
      const { desktop, params } = await aDocument(stands);
      return desktop.call('deleteDocument', { params });
    },
    refusals: { ...unknown('deleteDocument') },
  },
  geopackageOfMany: {
    success: async (stands) => {
      const { desktop, params } = await aDocument(stands);
      return desktop.call('geopackageOfMany', { json: { documents: [params.id] } });
    },
    refusals: {
      no_such_run: async (stands) =>
        (await stands.main()).desktop.call('geopackageOfMany', { json: { documents: ['job_none'] } }),
      result_deleted: async (stands) => {
        const { desktop, params } = await aDocument(stands);
        await desktop.call('deleteRun', { params: { reference: params.id } });
        return desktop.call('geopackageOfMany', { json: { documents: [params.id] } });
      },
      results_expired: () => deletedResult('geopackageOfMany'),
      nothing_to_draw: async (stands) => {
        const { desktop } = await stands.main();
        const body = 'THIS DEED conveys all the land of the grantor in Wake County, North Carolina.';
        const { job } = (await desktop.call('submitExtract', { headers: TEXT, body })).value;
        await settledJob(desktop, job);
        return desktop.call('geopackageOfMany', { json: { documents: [job] } });
      },
    },
  },
  plot: {
    success: async (stands) => plotted(stands, await heldText(await stands.main())),
    refusals: {
      invalid_json: (stands) => plotted(stands, Uint8Array.of(0xff, 0xfe)),
      no_extraction: (stands) => plotted(stands, '{"a":1}'),
      document_too_large: (stands) => plotted(stands, ' '.repeat(33_554_433)),
      nothing_to_draw: async (stands) => {
        const held = JSON.parse(await heldText(await stands.main())) as { groundtruth_verdicts: object[] };
        const groundtruth_verdicts = held.groundtruth_verdicts.map((verdict) => ({ ...verdict, geometry: null }));
        return plotted(stands, JSON.stringify({ ...held, groundtruth_verdicts }));
      },
    },
  },
  checkHeld: {
    success: async (stands) => verify(stands, await heldText(await stands.main())),
    refusals: {
      invalid_json: (stands) => verify(stands, Uint8Array.of(0xff, 0xfe)),
      no_extraction: (stands) => verify(stands, '{"a":1}'),
      document_too_large: (stands) => verify(stands, ' '.repeat(33_554_433)),
    },
  },
  readWords: {
    success: async (stands) => {
      const { desktop } = await stands.main();
      const words = 'thence North 45°30\'00" East, 210.50 feet to an iron pin';
      const read = await desktop.call('readWords', { json: { text: words, as: 'call' } });
      if (read.value.calls[0]?.distance !== 210.5) throw new Error('The marked course was not read.');
      return read;
    },
    refusals: {
      empty_document: async (stands) =>
        (await stands.main()).desktop.call('readWords', { json: { text: ' ', as: 'tract' } }),
    },
  },
  getKeyring: { success: async (stands) => (await stands.main()).desktop.call('getKeyring') },
  rotateKeyring: {
    success: async (stands) => (await stands.main()).desktop.call('rotateKeyring'),
    refusals: {
      not_permitted: async () => {
        const keyring_file = join(temporaryFolder('keys'), 'office.json');
        openKeyring(keyring_file, { box: null, now: new Date(), make: true });
        const stand = await standService({ keyring_file });
        return stand.desktop.call('rotateKeyring').finally(stand.close);
      },
    },
  },
};
