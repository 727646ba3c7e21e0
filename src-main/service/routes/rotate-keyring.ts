// POST /v1/local/keyring/rotate: a new key signs from now on; the old one still verifies.
import { endpoints } from '#core/api/endpoints.ts';
import { keyringRows } from '#main/service/keyring-rows.ts';
import { route } from '#main/service/route.ts';

export const rotateKeyring = route(endpoints.rotateKeyring, async (_asked, { app }) => {
  app.keyring.rotate(app.now());
  return keyringRows(app.keyring);
});
