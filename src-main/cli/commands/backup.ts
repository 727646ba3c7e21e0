// deedproof backup: one file of the whole data folder, also while a service is at work in it.
import type { Command } from 'commander';
import { optionsFor } from '#main/cli/with-app.ts';
import { configOf } from '#main/config.ts';
import { makeBackup } from '#main/jobs/backup.ts';
import { requireOwnFile } from '#main/jobs/server-backup.ts';

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('make one file of the whole data folder, private signing keys included, also while the service runs')
    .argument('<file>', 'the backup, which must not be there yet')
    .option('--data <dir>', 'the data folder')
    .action(async (file: string, options: { readonly data?: string }) => {
      const { data_dir, version, database } = configOf(optionsFor(options.data));
      requireOwnFile({ database });
      const { files, bytes, missing } = await makeBackup(data_dir, file, { version, now: new Date() });
      console.log(`${file}: ${files.toLocaleString('en-US')} files, ${sizeText(bytes)}, read back and checked.`);
      if (missing > 0)
        console.log(`${missing.toLocaleString('en-US')} files that the database names were gone already.`);
      console.log(
        'It holds the private signing keys: who has this file can sign as you. Keep it as you keep your keys.',
      );
    });
}

const sizeText = (bytes: number): string => `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
