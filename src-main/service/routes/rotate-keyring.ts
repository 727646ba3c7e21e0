// POST /v1/local/keyring/rotate: a new key signs from now on; the old one still verifies.
import { endpoints } from '#core/api/endpoints.ts';
import { keyringRows } from '#main/service/replies/keyring-rows.ts';
import { route } from '#main/service/route.ts';
import { noteSigningKeys } from '#main/store/folder-record.ts';

export const rotateKeyring = route(endpoints.rotateKeyring, async (_asked, { app }) => {
  app.keyring.rotate(app.now());
  const ids = app.keyring.keys().map(({ id }) => id);
  await noteSigningKeys(app.db, app.folder, ids);
  return keyringRows(app.keyring);
});
