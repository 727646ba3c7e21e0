// Whether documents can be staged here at all: the folder for them is there and can be written.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#core/api/errors.ts';
import { DESK_FAMILY } from '#main/account/caller.ts';
import type { App } from '#main/app.ts';

export async function requireStaging(app: App): Promise<void> {
  try {
    await access(join(app.folder.path, 'staged'), constants.W_OK);
  } catch {
    throw new Refusal('staging_unavailable');
  }
}

/** The limit of the interface is for its callers; the person at this machine may stage larger documents. */
export function mostStaged(
  { config, desktop }: App,
  slot: { readonly account_id: number; readonly family: string },
): number {
  const own = slot.account_id === desktop.id && slot.family === DESK_FAMILY;
  return own ? config.limits.desk_bytes : config.limits.staged_bytes;
}

export function tooLargeToStage(most: number): Refusal {
  const megabytes = Math.floor(most / 1024 / 1024);
  return new Refusal(
    'document_too_large',
    {},
    `The document is too large: ${megabytes} MB is the most that is staged.`,
  );
}
