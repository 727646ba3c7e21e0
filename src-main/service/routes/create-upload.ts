// POST /v1/uploads: a slot, and the address that one document may be put to.
import { endpoints } from '#core/api/endpoints.ts';
import { mostStaged, requireStaging, tooLargeToStage } from '#main/service/requests/staging.ts';
import { route } from '#main/service/route.ts';
import { insertUpload } from '#main/store/uploads.ts';

export const createUpload = route(endpoints.createUpload, async ({ body }, { app, caller, slots, address }) => {
  const { upload_seconds } = app.config.limits;
  const max_bytes = mostStaged(app, { account_id: caller.account.id, family: caller.family });
  if ((body?.bytes ?? 0) > max_bytes) throw tooLargeToStage(max_bytes);
  await requireStaging(app);
  const upload_id = slots.newId(caller);
  const expires = app.now().getTime() + upload_seconds * 1000;
  await insertUpload(app.db, {
    id: upload_id,
    account_id: caller.account.id,
    family: caller.family,
    expires_at: new Date(expires).toISOString(),
    bytes: null,
    consumed_at: null,
  });
  return {
    upload_id,
    put_url: `${address()}/v1/uploads/${upload_id}?${slots.sign(upload_id, expires)}`,
    expires_in: upload_seconds,
    max_bytes,
  };
});
