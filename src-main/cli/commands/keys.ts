// deedproof keys: the API keys of this installation's own account.
import { type Command, Option } from 'commander';
import type { KeyMode } from '#core/schema/account.ts';
import { keyRowsOf } from '#main/account/key-rows.ts';
import { mintKey, requireKey } from '#main/account/keys.ts';
import { withApp } from '#main/cli/with-app.ts';
import { revokeKey } from '#main/store/keys.ts';

export function addKeys(program: Command): void {
  const keys = program.command('keys').description('API keys for office tools');
  keys
    .command('create')
    .description('make a key; it is shown once')
    .argument('<name>', 'what it is for')
    .addOption(
      new Option('--mode <mode>', 'a test key answers with a fixed sample').choices(['live', 'test']).default('live'),
    )
    .option('--data <dir>', 'the data folder')
    .action((name: string, options: { mode: KeyMode; data?: string }) =>
      withApp(options.data, async (app) => {
        const minting = { account: app.desktop, name, mode: options.mode, now: app.now() };
        const minted = await mintKey(app.db, minting, app.config.limits);
        console.log(`${minted.api_key}\nKeep it now: it is not shown again. Its prefix is ${minted.prefix}.`);
      }),
    );
  keys
    .command('list')
    .description('every key, revoked ones too')
    .option('--data <dir>', 'the data folder')
    .action((options: { data?: string }) =>
      withApp(options.data, async (app) => {
        const rows = await keyRowsOf(app.db, app.desktop, app.now());
        if (rows.length === 0) console.log('No keys yet. Make one with: deedproof keys create NAME');
        for (const row of rows) {
          const state = row.revoked_at === null ? 'live' : `revoked ${row.revoked_at.slice(0, 10)}`;
          console.log(
            `${row.prefix}  ${state.padEnd(18)}  ${String(row.documents).padStart(6)} this month  ${row.name}`,
          );
        }
      }),
    );
  keys
    .command('revoke')
    .description('revoke a key by its prefix')
    .argument('<prefix>')
    .option('--data <dir>', 'the data folder')
    .action((prefix: string, options: { data?: string }) =>
      withApp(options.data, async (app) => {
        await requireKey(app.db, app.desktop, prefix);
        const revoked = await revokeKey(app.db, prefix, app.now().toISOString(), null);
        console.log(revoked ? `${prefix} is revoked.` : `${prefix} was already revoked.`);
      }),
    );
}
