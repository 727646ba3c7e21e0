// POST /v1/local/fabric: a survey fabric file, taken in while it is read in the background.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { newId } from '#main/jobs/ids.ts';
import { documentName } from '#main/service/requests/check-document.ts';
import { route } from '#main/service/route.ts';
import { removeKept } from '#main/store/data-folder.ts';

export const importFabric = route(endpoints.importFabric, async ({ query, body }, { app }) => {
  const name = documentName(query.name);
  const file = `staged/${newId('import')}`;
  const path = join(app.folder.path, file);
  try {
    const sink = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(body.stream, sink);
    if (sink.bytesWritten === 0) throw new Refusal('empty_document');
    return { ...app.fabric.beginImport(path, { name, consume: true }).state };
  } catch (fault) {
    removeKept(app.folder, file);
    throw fault;
  }
});
