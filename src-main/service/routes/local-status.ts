// GET /v1/local/status: the application at this machine.
import { endpoints } from '#core/api/endpoints.ts';
import { currentKey } from '#main/attest/keyring.ts';
import { route } from '#main/service/route.ts';
import { listSetAside } from '#main/store/lost-and-found.ts';
import { countInFlight } from '#main/store/queue.ts';

export const localStatus = route(endpoints.localStatus, async (_asked, { app, address }) => ({
  version: app.config.version,
  address: address(),
  data_dir: app.config.data_dir,
  signing: currentKey(app.keyring) !== null,
  fabric_sections: app.fabric.sectionCount(),
  ...(await countInFlight(app.db, {})),
  disk_full: app.disk.full,
  lost_files: listSetAside(app.folder).length,
}));
