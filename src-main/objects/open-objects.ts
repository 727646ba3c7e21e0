// Which place documents are kept in, as it was named: nothing for the data folder or the shared database, a folder that
// several machines reach, or a bucket.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectsPlace } from '#main/config.ts';
import { folderObjects } from '#main/objects/folder-objects.ts';
import type { Objects } from '#main/objects/objects.ts';
import { postgresObjects } from '#main/objects/postgres-objects.ts';
import { withInputs } from '#main/objects/row-objects.ts';
import { s3Objects } from '#main/objects/s3-objects.ts';
import type { DataFolder } from '#main/store/data-folder.ts';
import type { Db } from '#main/store/db.ts';
import { type Database, openPostgres } from '#main/store/postgres.ts';

const CONNECTIONS = 3;
const ROOMS = [
  'documents',
  'staged',
  'results',
  ...['documents', 'staged', 'results'].map((room) => `lost-and-found/${room}`),
];

export function openObjects(
  db: Db,
  folder: DataFolder,
  named: ObjectsPlace | null,
  database: Database | null,
  now: () => Date,
): Objects {
  if (named === null) {
    return database === null
      ? withInputs(folderObjects(folder), db)
      : postgresObjects(openPostgres(database, { most: CONNECTIONS }), now);
  }
  if ('endpoint' in named) return s3Objects(named);
  for (const room of ROOMS) mkdirSync(join(named.folder, room), { recursive: true, mode: 0o700 });
  return folderObjects({ path: named.folder, lock: null });
}
