// deedproof restore: brings a backup back, or goes on where a start stopped, because the database or the keyring is not the folder's.
import type { Command } from 'commander';
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { optionsFor, withApp } from '#main/cli/with-app.ts';
import { configOf } from '#main/config.ts';
import { restoreBackup } from '#main/jobs/backup.ts';
import { requireOwnFile } from '#main/jobs/server-backup.ts';

interface Options {
  readonly setAside?: boolean;
  readonly newSigningKey?: boolean;
  readonly data?: string;
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description(
      'bring a backup back into an empty or new data folder; without one, take documents up again that the database does ' +
        'not know, also those in lost-and-found',
    )
    .argument('[backup]', 'a file that deedproof backup made')
    .option('--set-aside', 'move them to lost-and-found instead, and keep the database as it is')
    .option('--new-signing-key', 'go on although a signing key is gone; what it signed no longer verifies')
    .option('--data <dir>', 'the data folder')
    .action((backup: string | undefined, options: Options) =>
      backup === undefined ? goOn(options) : bringBack(backup, options),
    );
}

async function bringBack(backup: string, options: Options): Promise<void> {
  if (options.setAside === true || options.newSigningKey === true)
    throw new Refusal(
      'not_permitted',
      {},
      'A backup is restored as it is: --set-aside and --new-signing-key do not go with it.',
    );
  const { data_dir, database } = configOf(optionsFor(options.data));
  requireOwnFile({ database });
  const { files, made_at } = await restoreBackup(backup, data_dir);
  console.log(`${data_dir}: ${files.toLocaleString('en-US')} files of ${made_at.slice(0, 10)}, checked and in place.`);
}

function goOn(options: Options): Promise<void> {
  return withApp(options.data, async (app) => console.log(reportOf(app)), {
    unknown_documents: options.setAside === true ? 'set_aside' : 'take_up',
    new_signing_key: options.newSigningKey === true,
  });
}

function reportOf({ taken_up, folder }: App): string {
  const { with_results, to_read, set_aside } = taken_up ?? { with_results: 0, to_read: 0, set_aside: 0 };
  return [
    `Back in the library with their signed results: ${with_results}.`,
    `Back in the library, to be read again at the next start: ${to_read}.`,
    `Put into ${folder.path}/lost-and-found: ${set_aside}.`,
  ].join('\n');
}
