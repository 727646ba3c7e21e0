// POST /v1/batches: up to fifty documents put into the queue together.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { admitBatch } from '#main/jobs/admit.ts';
import { submitOnce } from '#main/jobs/submit-once.ts';
import { accepted } from '#main/service/replies/accepted.ts';
import { checkStaged } from '#main/service/requests/check-staged.ts';
import { sendingOf } from '#main/service/requests/sending.ts';
import { route } from '#main/service/route.ts';

export const submitBatch = route(endpoints.submitBatch, async ({ body, headers }, { app, caller, queue, address }) => {
  const { runs, replayed } = await submitOnce(app, caller, sendingOf('batch', body, headers), async (submission) => {
    await checkStaged(app, body);
    return admitBatch(app, caller, body, submission);
  });
  const [first] = runs;
  if (first === undefined) throw new Refusal('missing_file');
  queue.wake();
  const batch = {
    batch: first.reference,
    status: 'in_progress' as const,
    documents: runs.length,
    submitted_at: first.submitted_at,
    poll_url: `${address()}/v1/batches/${first.reference}`,
    items: runs.map(({ id, document }) => ({ id, document })),
  };
  return accepted(batch, replayed);
});
