// deedproof keys: the API keys of this installation's own account.
import { Command, InvalidArgumentError, Option } from 'commander';
import { ALL_SCOPES, type KeyMode, KeyScope, type MintResponse, orderedScopes } from '#core/schema/account.ts';
import { keyRowsOf } from '#main/account/key-rows.ts';
import { mintKey, requireKey, rotateKey } from '#main/account/keys.ts';
import { withKeys } from '#main/cli/with-keys.ts';
import { revokeKey } from '#main/store/keys.ts';

interface Options {
  readonly mode: KeyMode;
  readonly scopes: KeyScope[];
  readonly desk?: boolean;
  readonly data?: string;
}

export function addKeys(program: Command): void {
  const keys = program.command('keys').description('API keys for office tools');
  for (const command of [createCommand(), listCommand(), rotateCommand(), revokeCommand()]) {
    keys.addCommand(command.option('--data <dir>', 'the data folder'));
  }
}

/** The key alone goes to standard output, so that a script can take it as it is. */
function showOnce({ api_key, prefix }: MintResponse): void {
  console.log(api_key);
  console.error(`Keep it now: it is not shown again. Its prefix is ${prefix}.`);
}

function createCommand(): Command {
  const modes = new Option('--mode <mode>', 'a test key answers with a fixed sample').choices(['live', 'test']);
  return new Command('create')
    .description('make a key; it is shown once')
    .argument('<name>', 'what it is for')
    .addOption(modes.default('live'))
    .option('--scopes <list>', `what it may do, of ${KeyScope.options.join(',')}`, readScopes, [...ALL_SCOPES])
    .option('--desk', 'for the window of another machine of the office: reads, submits and deletes here')
    .action((name: string, { mode, scopes, desk = false, data }: Options) =>
      withKeys(data, async ({ db, account, limits, now }) =>
        showOnce(await mintKey(db, { account, name, mode, scopes: desk ? DESK : scopes, now }, limits)),
      ),
    );
}

const DESK: readonly KeyScope[] = ['read', 'submit', 'delete', 'desk'];

function readScopes(list: string): KeyScope[] {
  const words = list.split(/[\s,]+/).filter((word) => word !== '');
  const scopes = orderedScopes(words);
  const known: readonly string[] = scopes;
  if (scopes.length > 0 && words.every((word) => known.includes(word))) return scopes;
  throw new InvalidArgumentError(`Scopes are of ${KeyScope.options.join(', ')}.`);
}

function listCommand(): Command {
  return new Command('list').description('every key, revoked ones too').action(({ data }: Options) =>
    withKeys(data, async ({ db, account, now }) => {
      const rows = await keyRowsOf(db, account, now);
      if (rows.length === 0) console.log('No keys yet. Make one with: deedproof keys create NAME');
      for (const row of rows) {
        const state = row.revoked_at === null ? 'live' : `revoked ${row.revoked_at.slice(0, 10)}`;
        const scopes = ALL_SCOPES.every((scope) => row.scopes.includes(scope)) ? 'everything' : row.scopes.join(',');
        const used = `${String(row.documents).padStart(6)} this month`;
        console.log(
          `${row.prefix}  ${state.padEnd(18)}  ${used}  ${scopes.padEnd(18)}  ${row.name}${row.made_by === null ? '' : ` by ${row.made_by}`}`,
        );
      }
    }),
  );
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description('replace a key by a successor of the same name; the old one stops working at once')
    .argument('<prefix>')
    .action((prefix: string, { data }: Options) =>
      withKeys(data, async ({ db, account, now }) => showOnce(await rotateKey(db, account, prefix, now))),
    );
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('revoke a key by its prefix')
    .argument('<prefix>')
    .action((prefix: string, { data }: Options) =>
      withKeys(data, async ({ db, account, now }) => {
        await requireKey(db, account, prefix);
        const revoked = await revokeKey(db, prefix, now.toISOString(), null);
        console.log(revoked ? `${prefix} is revoked.` : `${prefix} was already revoked.`);
      }),
    );
}
