// The three ways in, and staging.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, ServiceError } from '#core/api/client.ts';
import type { EndpointName } from '#core/api/endpoints.ts';
import type { Stands } from '#test/main/service/stands.ts';
import type { Walk, Walks } from '#test/main/service/walk.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';
import { onPostgres, refuseWrites } from '#test/support/store.ts';

type Steps = NonNullable<Walk['refusals']>;
type Single = 'extract' | 'submitExtract';

const PDF = { 'content-type': 'application/pdf' };
const big = (bytes: number) => new Uint8Array(bytes).fill(0x41);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);

const newKey = async (stands: Stands, plan: Parameters<Stand['key']>[0], account = {}) => {
  const stand = await stands.main();
  return stand.as(await stand.key(plan, account));
};

/** Uses the account up, then asks for one more. */
async function exhaust(stands: Stands, plan: Parameters<Stand['key']>[0], account: object, name: EndpointName) {
  const client = await newKey(stands, plan, account);
  for (let i = 0; i < 3; i++) {
    await client.call('extract', { headers: TEXT, body: DEED }).catch((fault: ServiceError) => {
      if (fault.status !== 402) throw fault;
    });
  }
  if (name !== 'submitBatch') return client.call(name, { headers: TEXT, body: DEED } as never);
  return client.call('submitBatch', { body: filesOf(DEED) });
}

const quota = (name: EndpointName): Steps => ({
  quota_exceeded: (stands) => exhaust(stands, 'arrangement', { arranged_cap: 1 }, name),
  pack_exhausted: (stands) => exhaust(stands, 'pack', { pool_granted: 1 }, name),
  trial_exhausted: (stands) => exhaust(stands, 'trial', {}, name),
  free_tier_exhausted: (stands) => exhaust(stands, 'free', {}, name),
  no_entitlement: async (stands) => {
    const client = await newKey(stands, null);
    if (name === 'submitBatch') return client.call('submitBatch', { body: filesOf(DEED) });
    return client.call(name, { headers: TEXT, body: DEED } as never);
  },
});

function filesOf(...documents: (string | Uint8Array<ArrayBuffer>)[]): FormData {
  const form = new FormData();
  for (const [i, document] of documents.entries()) form.append('files', new Blob([document]), `deed-${i}.txt`);
  return form;
}

function fileOf(document: string | Uint8Array<ArrayBuffer>, field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([document]), 'deed.txt');
  return form;
}

const one = async (stands: Stands, name: Single, request: object) => (await newKey(stands, 'seat')).call(name, request);

const document = (name: Single): Steps => ({
  document_too_large: (stands) => one(stands, name, { headers: PDF, body: big(4_500_001) }),
  text_too_large: (stands) => one(stands, name, { headers: TEXT, body: 'a'.repeat(65_537) }),
  empty_document: (stands) => one(stands, name, { headers: TEXT, body: ' \n ' }),
  unsupported_format: (stands) => one(stands, name, { headers: PDF, body: Uint8Array.of(0, 1, 2, 3, 255) }),
  missing_file: (stands) => one(stands, name, { body: fileOf(DEED, 'other') }),
  too_many_documents: (stands) => {
    const body = fileOf(DEED, 'file');
    body.append('file', new Blob([DEED]), 'second.txt');
    return one(stands, name, { body });
  },
  missing_upload_id: (stands) => one(stands, name, { headers: { 'x-upload-id': '' } }),
  upload_not_yours: (stands) => one(stands, name, { headers: { 'x-upload-id': '../keyring.json' } }),
  no_such_upload: async (stands) => {
    const client = await newKey(stands, 'seat');
    const { upload_id } = (await client.call('createUpload')).value;
    return client.call(name, { headers: { 'x-upload-id': upload_id } });
  },
  too_many_in_flight: async (stands) => {
    const stand = await stands.slow();
    const client = stand.as(await stand.key('free'));
    for (let i = 0; i < 2; i++) await client.call('submitExtract', { headers: TEXT, body: DEED });
    return client.call(name, { headers: TEXT, body: DEED });
  },
});

/** A service whose place for documents or staging has gone, as on a pulled disk. */
async function withoutPlace(room: string, ask: (stand: Stand) => Promise<unknown>): Promise<unknown> {
  const stand = await standService();
  try {
    // Of a shared database the documents lie in it; what is being staged is a file first.
    if (onPostgres && room === 'documents') await refuseWrites(stand.app.db);
    else renameSync(join(stand.data_dir, room), join(stand.data_dir, `${room}-gone`));
    return await ask(stand).catch((fault: unknown) => {
      // A connection that was ended a moment ago is noticed by the first that asks for it.
      if (fault instanceof ServiceError && fault.retry_after !== null) return ask(stand);
      throw fault;
    });
  } finally {
    await stand.close();
  }
}

const job = async (stands: Stands) => {
  const client = await newKey(stands, 'seat');
  const { value } = await client.call('submitExtract', { headers: TEXT, body: DEED });
  await settledJob(client, value.job);
  return { client, reference: value.job };
};
const batch = async (stands: Stands) => {
  const client = await newKey(stands, 'seat');
  const { value } = await client.call('submitBatch', { body: filesOf(DEED, DEED) });
  await endedBatch(client, value.batch);
  return { client, reference: value.batch };
};

/** Reads a document under a key of the sender's own, lets its result go, and sends it again. */
async function sentAgain(stand: Stand, let_go: (client: Client, reference: string) => Promise<unknown>) {
  const client = stand.as(await stand.key('seat'));
  const request = { headers: { ...TEXT, 'idempotency-key': 'once' }, body: DEED };
  await client.call('extract', request);
  const reference = (await client.call('listRuns', { query: {} })).value.runs[0]?.reference ?? '';
  await let_go(client, reference);
  return client.call('extract', request);
}

/** Thirty-one days later, with the retention policy on. */
async function sweptResult(kind: 'job' | 'batch'): Promise<unknown> {
  const stand = await standService();
  try {
    const { client, reference } = await (kind === 'job' ? job : batch)({ main: async () => stand } as Stands);
    await stand.desktop.call('putSettings', { json: { retention: true } });
    stand.clock.advance(31 * 86_400_000);
    const { sweep } = await import('#main/jobs/sweep.ts');
    await sweep(stand.app);
    return kind === 'job'
      ? await client.call('getExtract', { params: { job_id: reference } })
      : await client.call('getBatchResults', { params: { batch_id: reference } });
  } finally {
    await stand.close();
  }
}

const staged = async (stands: Stands, ids: unknown, names = {}) =>
  (await newKey(stands, 'seat')).call('submitBatch', { json: { uploads: ids, names } });

const put = async (stand: Stand, body: string | Uint8Array<ArrayBuffer>, change = (address: string) => address) => {
  const client = stand.as(await stand.key('seat'));
  const { put_url, upload_id } = (await client.call('createUpload')).value;
  return { client, upload_id, put_url, reply: await fetch(change(put_url), { method: 'PUT', body }) };
};

/** A refusal of a plain PUT as the client would have thrown it. */
async function refused(reply: Response): Promise<never> {
  const { error } = (await reply.json()) as { error: { type: string; message: string } };
  throw new ServiceError(reply.status, error.type, error.message, {}, null);
}

const ALWAYS_ASYNC = 'this service always runs its queue; it is answered when the data folder cannot be written';

export const extractionWalks: Walks = {
  extract: {
    success: (stands) => one(stands, 'extract', { headers: TEXT, body: DEED }),
    refusals: {
      ...quota('extract'),
      ...document('extract'),
      conversion_failed: (stands) => one(stands, 'extract', { headers: { 'content-type': 'image/png' }, body: png }),
      extraction_failed: async (stands) =>
        (await stands.failing()).desktop.call('extract', { headers: TEXT, body: DEED }),
      server_misconfigured: async (stands) =>
        (await stands.readonly()).desktop.call('extract', { headers: TEXT, body: DEED }),
      result_deleted: async (stands) =>
        sentAgain(await stands.main(), (client, reference) => client.call('deleteRun', { params: { reference } })),
      results_expired: async (stands) => {
        const stand = await stands.main();
        return sentAgain(stand, (_client, reference) =>
          stand.app.db.updateTable('runs').set({ result_state: 'expired' }).where('id', '=', reference).execute(),
        );
      },
    },
  },
  submitExtract: {
    success: (stands) => one(stands, 'submitExtract', { body: fileOf(DEED) }),
    refusals: {
      ...quota('submitExtract'),
      ...document('submitExtract'),
      async_unavailable: () =>
        withoutPlace('documents', (stand) => stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })),
    },
    unreached: { conversion_failed: 'an image is opened when its job runs; the job then fails with this reason' },
  },
  getExtract: {
    success: async (stands) => {
      const { client, reference } = await job(stands);
      return client.call('getExtract', { params: { job_id: reference } });
    },
    refusals: {
      no_such_job: async (stands) => {
        const { reference } = await job(stands);
        return (await newKey(stands, 'seat')).call('getExtract', { params: { job_id: reference } });
      },
      result_deleted: async (stands) => {
        const { client, reference } = await job(stands);
        await client.call('deleteRun', { params: { reference } });
        return client.call('getExtract', { params: { job_id: reference } });
      },
      results_expired: () => sweptResult('job'),
    },
  },
  submitBatch: {
    success: async (stands) => (await newKey(stands, 'seat')).call('submitBatch', { body: filesOf(DEED, DEED) }),
    refusals: {
      ...quota('submitBatch'),
      missing_upload_id: (stands) => staged(stands, ['']),
      upload_not_yours: (stands) => staged(stands, [`up_${'0'.repeat(16)}_${'0'.repeat(32)}`]),
      no_such_upload: async (stands) => {
        const client = await newKey(stands, 'seat');
        const { upload_id } = (await client.call('createUpload')).value;
        return client.call('submitBatch', { json: { uploads: [{ upload_id }] } });
      },
      batch_too_large: async (stands) =>
        (await newKey(stands, 'seat')).call('submitBatch', { body: filesOf(big(2_300_000), big(2_300_000)) }),
      text_too_large: async (stands) =>
        (await newKey(stands, 'seat')).call('submitBatch', { body: filesOf('a'.repeat(65_537)) }),
      empty_document: async (stands) => (await newKey(stands, 'seat')).call('submitBatch', { body: filesOf(DEED, '') }),
      unsupported_format: async (stands) =>
        (await newKey(stands, 'seat')).call('submitBatch', { body: filesOf(DEED, Uint8Array.of(0, 1, 255)) }),
      missing_file: (stands) => staged(stands, []),
      not_multipart: async (stands) =>
        (await newKey(stands, 'seat')).call('submitBatch', { headers: TEXT, body: DEED }),
      too_many_documents: async (stands) =>
        (await newKey(stands, 'seat')).call('submitBatch', {
          body: filesOf(...Array.from({ length: 51 }, () => DEED)),
        }),
      invalid_json: async (stands) =>
        (await newKey(stands, 'seat')).call('submitBatch', {
          headers: { 'content-type': 'application/json' },
          body: '{',
        }),
      batch_submit_failed: () =>
        withoutPlace('documents', (stand) => stand.desktop.call('submitBatch', { body: filesOf(DEED) })),
    },
    unreached: {
      document_too_large:
        'a multipart batch over the limit is batch_too_large, a staged document is refused when it is put',
      async_unavailable: ALWAYS_ASYNC,
    },
  },
  getBatch: {
    success: async (stands) => {
      const { client, reference } = await batch(stands);
      return client.call('getBatch', { params: { batch_id: reference } });
    },
    refusals: {
      no_such_batch: async (stands) => {
        const { reference } = await batch(stands);
        return (await newKey(stands, 'seat')).call('getBatch', { params: { batch_id: reference } });
      },
    },
  },
  getBatchResults: {
    success: async (stands) => {
      const { client, reference } = await batch(stands);
      return client.call('getBatchResults', { params: { batch_id: reference } });
    },
    refusals: {
      no_such_batch: async (stands) =>
        (await newKey(stands, 'seat')).call('getBatchResults', { params: { batch_id: 'batch_none' } }),
      batch_not_ended: async (stands) => {
        const stand = await stands.slow();
        const client = stand.as(await stand.key('seat'));
        const { value } = await client.call('submitBatch', { body: filesOf(DEED) });
        return client.call('getBatchResults', { params: { batch_id: value.batch } });
      },
      result_deleted: async (stands) => {
        const { client, reference } = await batch(stands);
        await client.call('deleteRun', { params: { reference } });
        return client.call('getBatchResults', { params: { batch_id: reference } });
      },
      results_expired: () => sweptResult('batch'),
    },
  },
  createUpload: {
    success: async (stands) => (await newKey(stands, 'free')).call('createUpload', { json: { bytes: 1000 } }),
    refusals: {
      document_too_large: async (stands) =>
        (await newKey(stands, 'seat')).call('createUpload', { json: { bytes: 33_554_433 } }),
      staging_unavailable: () => withoutPlace('staged', (stand) => stand.desktop.call('createUpload')),
    },
  },
  putUpload: {
    success: async (stands) => {
      const stand = await stands.main();
      const { put_url, upload_id } = (await (await newKey(stands, 'seat')).call('createUpload')).value;
      const { searchParams } = new URL(put_url);
      const query = { expires: searchParams.get('expires'), signature: searchParams.get('signature') ?? '' };
      return stand.as().call('putUpload', { params: { upload_id }, query, body: DEED });
    },
    refusals: {
      upload_not_yours: async (stands) =>
        refused(
          (await put(await stands.main(), DEED, (address) => address.replace(/signature=../, 'signature=zz'))).reply,
        ),
      no_such_upload: async (stands) => {
        const { put_url } = await put(await stands.main(), DEED);
        return refused(await fetch(put_url, { method: 'PUT', body: DEED }));
      },
      document_too_large: async (stands) => refused((await put(await stands.main(), big(33_554_433))).reply),
      empty_document: async (stands) => refused((await put(await stands.main(), '')).reply),
      staging_unavailable: async () => {
        const stand = await standService();
        try {
          const { put_url } = (await stand.desktop.call('createUpload')).value;
          renameSync(join(stand.data_dir, 'staged'), join(stand.data_dir, 'gone'));
          return await refused(await fetch(put_url, { method: 'PUT', body: DEED }));
        } finally {
          await stand.close();
        }
      },
    },
  },
};
