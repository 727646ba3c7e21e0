// Where the service that has the data folder is reached, and the session of the person at this machine: in the folder,
// for its owner alone, so that a command finds it. It goes when the service closes; one that a crash left is removed by
// the next process that takes the folder.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DataFolder } from '#main/store/data-folder.ts';
import { makePrivately } from '#main/store/private-files.ts';

const FILE = 'service.json';

const ServiceAddress = z.object({ address: z.string(), session_token: z.string() });
export type ServiceAddress = z.infer<typeof ServiceAddress>;

export function writeServiceAddress(folder: DataFolder, where: ServiceAddress): void {
  removeServiceAddress(folder);
  makePrivately(join(folder.path, FILE), JSON.stringify(where));
}

export function removeServiceAddress({ path }: DataFolder): void {
  rmSync(join(path, FILE), { force: true });
}

/** Null where no service says so. */
export function findServiceAddress(dataDir: string): ServiceAddress | null {
  try {
    return ServiceAddress.parse(JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')));
  } catch {
    return null;
  }
}
