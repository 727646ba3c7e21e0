// GET /v1/local/keyring: the signing keys by name; never their secrets.
import { endpoints } from '#core/api/endpoints.ts';
import { keyringRows } from '#main/service/replies/keyring-rows.ts';
import { route } from '#main/service/route.ts';

export const getKeyring = route(endpoints.getKeyring, async (_asked, { app }) => keyringRows(app.keyring));
