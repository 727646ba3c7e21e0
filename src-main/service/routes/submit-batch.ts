// POST /v1/batches: up to fifty documents put into the queue together.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { admitBatch } from '#main/jobs/admit.ts';
import { checkStaged } from '#main/service/check-staged.ts';
import { route } from '#main/service/route.ts';

export const submitBatch = route(endpoints.submitBatch, async ({ body }, { app, caller, queue, address }) => {
  await checkStaged(app, body);
  const [first] = await admitBatch(app, caller, body);
  if (first === undefined) throw new Refusal('missing_file');
  queue.wake();
  return {
    batch: first.reference,
    status: 'in_progress' as const,
    documents: body.length,
    submitted_at: first.submitted_at,
    poll_url: `${address()}/v1/batches/${first.reference}`,
  };
});
