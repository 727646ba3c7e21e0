// POST /v1/extracts: one document put into the queue.
import { endpoints } from '#core/api/endpoints.ts';
import { admitDocument } from '#main/jobs/admit.ts';
import { submitOnce } from '#main/jobs/submit-once.ts';
import { accepted } from '#main/service/replies/accepted.ts';
import { sendingOf } from '#main/service/requests/sending.ts';
import { route } from '#main/service/route.ts';

export const submitExtract = route(
  endpoints.submitExtract,
  async ({ body, headers }, { app, caller, queue, address }) => {
    const sending = sendingOf('async', [body], headers);
    const { runs, replayed } = await submitOnce(app, caller, sending, async (submission) => [
      await admitDocument(app, caller, 'async', body, submission),
    ]);
    const [run] = runs;
    if (run === undefined) throw new Error('A submission without a run.');
    queue.wake();
    const poll_url = `${address()}/v1/extracts/${run.id}`;
    const { id: job, document, submitted_at } = run;
    // As it was answered at first, also when it is sent again later.
    return accepted({ job, status: 'queued' as const, document, submitted_at, poll_url }, replayed);
  },
);
