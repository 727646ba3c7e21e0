// deedproof keyring: the file of signing keys that the servers and workers of an office share.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { Refusal } from '#core/api/errors.ts';
import { currentKey, openKeyring } from '#main/attest/keyring.ts';

export function addKeyring(program: Command): void {
  const keyring = program.command('keyring').description('signing keys in a file, for several servers: --keyring');
  for (const command of [createCommand(), rotateCommand()]) keyring.addCommand(command);
}

function createCommand(): Command {
  return new Command('create')
    .description('make a file with one key; keep it as you keep your keys')
    .argument('<file>', 'where; nothing may be there yet')
    .action((file: string) => {
      const path = resolve(file);
      if (existsSync(path)) throw wrong(`${path} is there already. A new key for it: deedproof keyring rotate ${file}`);
      openKeyring(path, { box: null, now: new Date(), make: true });
      tell(path);
    });
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description('sign with a new key from now on, at every server that has the file; the old one still verifies')
    .argument('<file>', 'the file that the servers were given')
    .action((file: string) => {
      const path = resolve(file);
      if (!existsSync(path)) throw wrong(`${path} is not there. Make it: deedproof keyring create ${file}`);
      openKeyring(path, { box: null, now: new Date(), make: false }).rotate(new Date());
      tell(path);
    });
}

const wrong = (message: string) => new Refusal('server_misconfigured', {}, message);

function tell(path: string): void {
  const key = currentKey(openKeyring(path, { box: null, now: new Date(), make: false }));
  console.log(`${key?.id} signs now, in ${path}`);
}
