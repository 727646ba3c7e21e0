// GET /v1/local/status: the application at this machine, and the office's server where this desk works at one.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { LocalStatus } from '#core/schema/local.ts';
import { currentKey } from '#main/attest/keyring.ts';
import { askOffice, type Connection, keyGone, type OfficeLink, silent } from '#main/service/office/office-link.ts';
import { route } from '#main/service/route.ts';
import { listSetAside } from '#main/store/lost-and-found.ts';
import { countAllInFlight } from '#main/store/queue.ts';

export const localStatus = route(endpoints.localStatus, async (_asked, { app, address, caller, office }) => {
  const own = {
    version: app.config.version,
    address: address(),
    data_dir: app.config.data_dir,
    signing: currentKey(app.keyring) !== null,
    fabric_sections: app.fabric.sectionCount(),
    ...(await countAllInFlight(app.db)),
    disk_full: app.disk.full,
    lost_files: listSetAside(app.folder).length,
    restored: app.restored,
    office: null,
    office_problem: null,
  };
  const connection = caller.key === null && caller.at === undefined ? office.current() : null;
  return connection === null ? own : { ...own, ...(await officeStatus(connection, office)) };
});

/** What the window shows of the work under way is that of the office; whether it answers is part of it. */
async function officeStatus(connection: Connection, link: OfficeLink) {
  const { address } = connection;
  try {
    const { status, text } = await askOffice(connection, link.wire(connection), { path: endpoints.localStatus.path });
    if (status === 401) throw keyGone(address);
    if (status !== 200) throw silent(address);
    const { signing, fabric_sections, running, queued, disk_full } = LocalStatus.parse(JSON.parse(text));
    return { signing, fabric_sections, running, queued, disk_full, office: address };
  } catch (fault) {
    const why = fault instanceof Refusal ? fault : silent(address);
    return { running: 0, queued: 0, office: address, office_problem: why.message };
  }
}
