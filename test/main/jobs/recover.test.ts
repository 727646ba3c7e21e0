import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { settleStrays } from '#main/jobs/recover.ts';
import { sweep } from '#main/jobs/sweep.ts';
import { offlineReader } from '#main/reader/offline.ts';
import { insertUpload } from '#main/store/uploads.ts';
import { DEED, settledJob, standService, TEXT } from '#test/support/service.ts';

test('a disk that fills while a document is read costs nobody anything, and what hangs is settled later', async () => {
  const lines: string[] = [];
  const offline = offlineReader('test');
  let fills = false;
  const stand = await standService({
    log: { write: (line: string) => void lines.push(line) },
    reader: {
      model: offline.model,
      read: async (pages) => {
        const reading = await offline.read(pages);
        if (fills) await sql`pragma query_only = on`.execute(stand.app.db);
        return reading;
      },
    },
  });
  const client = stand.as(await stand.key('pack', { pool_granted: 2 }));
  fills = true;
  const sync = client.call('extract', { headers: TEXT, body: DEED });
  await expect(sync).rejects.toMatchObject({ type: 'server_misconfigured' });
  fills = false;
  await expect(client.call('createUpload')).rejects.toMatchObject({ type: 'server_misconfigured' });
  await sql`pragma query_only = off`.execute(stand.app.db);
  expect((await client.call('listRuns', { query: {} })).value.runs[0]?.status).toBe('running');
  expect(await settleStrays(stand.app)).toBe(1);
  expect((await client.call('listRuns', { query: {} })).value.runs[0]?.status).toBe('failed');
  expect((await client.call('getUsage', { query: {} })).value.documents).toBe(0);
  // Both documents of the pack are still there.
  for (let i = 0; i < 2; i += 1) {
    const { job } = (await client.call('submitExtract', { headers: TEXT, body: DEED })).value;
    expect((await settledJob(client, job)).status).toBe('succeeded');
  }
  expect(lines.join('')).not.toContain('Harriet');
  await stand.close();
});

test('a document under way is nobody’s stray', async () => {
  const stand = await standService({ reader: { model: 'm/m', read: () => new Promise(() => undefined) } });
  await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await settleStrays(stand.app)).toBe(0);
  await stand.close();
});

test('slots that expired by the thousand are all swept', async () => {
  const stand = await standService();
  const expires_at = new Date(stand.clock.now().getTime() - 1).toISOString();
  await stand.app.db.transaction().execute(async (db) => {
    for (let i = 0; i < 1000; i += 1) {
      const id = `up_${String(i).padStart(16, '0')}_${'0'.repeat(32)}`;
      await insertUpload(db, { id, account_id: 1, family: 'f', expires_at, bytes: null, consumed_at: null });
    }
  });
  await sweep(stand.app);
  expect(await stand.app.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  await stand.close();
});
