// The first thing after a start: whatever a crash interrupted is queued again or settled, and stray files go.
import type { App } from '#main/app.ts';
import { fail } from '#main/jobs/record.ts';
import { removeOrphans } from '#main/store/data-folder.ts';
import { listInterrupted, listNeededFiles } from '#main/store/queue.ts';
import { updateRun } from '#main/store/runs.ts';
import { listOpenUploads } from '#main/store/uploads.ts';

const MOST_ATTEMPTS = 3;

export async function recover(app: App): Promise<void> {
  for (const run of await listInterrupted(app.db)) {
    if (run.source === 'sync') {
      // Nobody waits for the answer any more, and a caller who asks again must not pay twice.
      await fail(app, run, interrupted('The service stopped while this document was being read.'), null);
    } else if (run.attempts < MOST_ATTEMPTS) {
      await updateRun(app.db, run.id, ['running'], { status: 'queued' });
    } else {
      await fail(app, run, interrupted('The service stopped three times while reading this document.'), null);
    }
  }
  const staged = (await listOpenUploads(app.db)).map((id) => `staged/${id}`);
  removeOrphans(app.folder, new Set([...(await listNeededFiles(app.db)), ...staged]));
}

function interrupted(error: string): { error: string; error_type: string } {
  return { error: `${error} Nothing was billed.`, error_type: 'extraction_failed' };
}
