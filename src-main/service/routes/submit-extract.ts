// POST /v1/extracts: one document put into the queue.
import { endpoints } from '#core/api/endpoints.ts';
import { admitDocument } from '#main/jobs/admit.ts';
import { route } from '#main/service/route.ts';

export const submitExtract = route(endpoints.submitExtract, async ({ body }, { app, caller, queue, address }) => {
  const run = await admitDocument(app, caller, 'async', body);
  queue.wake();
  return {
    job: run.id,
    status: run.status,
    document: run.document,
    submitted_at: run.submitted_at,
    poll_url: `${address()}/v1/extracts/${run.id}`,
  };
});
