import { expect, test } from 'vitest';
import { freshDatabase } from '#test/support/postgres.ts';
import { DEED, settledJob, standService, TEXT } from '#test/support/service.ts';

test('documents are read', async () => {
  const { database } = await freshDatabase();
  const stand = await standService({ database });
  const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  expect(await settledJob(stand.desktop, job)).toMatchObject({ status: 'succeeded' });
  const sync = await stand.desktop.call('extract', { headers: TEXT, body: DEED });
  expect(sync.value.groundtruth_verdicts[0]?.status).toBe('PASS');
  await stand.close();
});
