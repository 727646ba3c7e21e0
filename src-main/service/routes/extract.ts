// POST /v1/extract: one document read while the caller waits.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { admitDocument } from '#main/jobs/admit.ts';
import { runDocument } from '#main/jobs/run-document.ts';
import { Stopped } from '#main/jobs/stopped.ts';
import { RawJson, route } from '#main/service/route.ts';

export const extract = route(endpoints.extract, async ({ body, hangUp }, { app, caller }) => {
  const run = await admitDocument(app, caller, 'sync', body);
  // A caller who has waited too long is let go; the document is read to its end and recorded all the same.
  const patience = setTimeout(hangUp, app.config.limits.sync_idle_ms);
  try {
    return new RawJson(await runDocument(app, run, 'bytes' in body ? { bytes: body.bytes } : {}));
  } catch (why) {
    throw why instanceof Stopped ? new Refusal('extraction_failed', {}, why.message) : why;
  } finally {
    clearTimeout(patience);
  }
});
