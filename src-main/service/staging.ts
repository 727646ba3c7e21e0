// Whether documents can be staged here at all: the folder for them is there and can be written.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';

export async function requireStaging(app: App): Promise<void> {
  try {
    await access(join(app.folder.path, 'staged'), constants.W_OK);
  } catch {
    throw new Refusal('staging_unavailable');
  }
}
