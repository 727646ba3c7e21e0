// PUT /v1/uploads/{upload_id}: the document itself, once, by whoever holds the signed address.
import { join } from 'node:path';
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { receiveFile } from '#main/service/requests/receive-file.ts';
import { mostStaged, requireStaging, tooLargeToStage } from '#main/service/requests/staging.ts';
import { route } from '#main/service/route.ts';
import { removeKept } from '#main/store/data-folder.ts';
import { fillUpload, findUpload } from '#main/store/uploads.ts';

export const putUpload = route(endpoints.putUpload, async ({ params, query, body }, { app, slots }) => {
  const { upload_id } = params;
  slots.requireSigned(upload_id, query.expires, query.signature);
  const slot = await findUpload(app.db, upload_id);
  if (slot === undefined || slot.bytes !== null || slot.expires_at <= app.now().toISOString()) {
    throw new Refusal('no_such_upload');
  }
  await requireStaging(app);
  const name = `staged/${upload_id}`;
  const draft = `${name}.${process.hrtime.bigint()}`;
  const path = join(app.folder.path, draft);
  try {
    const most = mostStaged(app, slot);
    const bytes = await receiveFile(path, body, most, () => tooLargeToStage(most));
    if (bytes === 0) throw new Refusal('empty_document');
    await app.db.transaction().execute(async (db) => {
      // Of two senders at once only the one that fills the slot puts its file in place.
      if (!(await fillUpload(db, upload_id, bytes))) throw new Refusal('no_such_upload');
      await app.objects.take(name, path);
    });
    return { upload_id, bytes };
  } finally {
    removeKept(app.folder, draft);
  }
});
