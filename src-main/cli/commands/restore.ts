// deedproof restore: goes on where a start stopped, because the database or the keyring is not the folder's.
import type { Command } from 'commander';
import type { App } from '#main/app.ts';
import { withApp } from '#main/cli/with-app.ts';

interface Options {
  readonly setAside?: boolean;
  readonly newSigningKey?: boolean;
  readonly data?: string;
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('take documents up again that the database does not know, also those in lost-and-found')
    .option('--set-aside', 'move them to lost-and-found instead, and keep the database as it is')
    .option('--new-signing-key', 'go on although a signing key is gone; what it signed no longer verifies')
    .option('--data <dir>', 'the data folder')
    .action((options: Options) =>
      withApp(options.data, async (app) => console.log(reportOf(app)), {
        unknown_documents: options.setAside === true ? 'set_aside' : 'take_up',
        new_signing_key: options.newSigningKey === true,
      }),
    );
}

function reportOf({ taken_up, folder }: App): string {
  const { with_results, to_read, set_aside } = taken_up ?? { with_results: 0, to_read: 0, set_aside: 0 };
  return [
    `Back in the library with their signed results: ${with_results}.`,
    `Back in the library, to be read again at the next start: ${to_read}.`,
    `Put into ${folder.path}/lost-and-found: ${set_aside}.`,
  ].join('\n');
}
