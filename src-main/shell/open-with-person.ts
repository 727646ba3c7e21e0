// Opening the data folder with a person at hand: where only they can say how to go on, they are asked in plain words.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dialog } from 'electron';
import { type App, type AppOptions, openApp } from '#main/app.ts';

interface Way {
  readonly label: string;
  /** The options to go on with; it may first put things right in the folder. */
  go(options: AppOptions): AppOptions;
}

interface Doubt {
  readonly message: string;
  readonly detail: string;
  readonly ways: readonly Way[];
}

/** A process that is ending holds the folder for a moment longer. */
const TRIES = 20;
const TRY_AGAIN_MS = 250;

/** Null when the person would rather not go on. */
export async function openWithPerson(options: AppOptions & { readonly data_dir: string }): Promise<App | null> {
  let going: AppOptions = options;
  let tries = 0;
  for (;;) {
    try {
      return await openApp(going);
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem;
      tries += 1;
      if (problem.name === 'FolderInUse' && tries < TRIES) {
        await pause(TRY_AGAIN_MS);
        continue;
      }
      const doubt = doubtOf(problem, options.data_dir);
      if (doubt === null) throw problem;
      const way = await ask(doubt);
      if (way === null) return null;
      going = way.go(going);
    }
  }
}

function doubtOf({ name, message }: Error, data_dir: string): Doubt | null {
  switch (name) {
    case 'KeyringUnreadable':
      return {
        message: 'The signing keys cannot be opened',
        detail:
          `${message}\n\nYou can quit and put back a copy of keyring.json, or go on with a new key. Results that were ` +
          'signed with the old key then say that their key is no longer here. The old file is kept beside the new one.',
        ways: [{ label: 'Go On With a New Key', go: (options) => withNewKeyring(options, data_dir) }],
      };
    case 'SigningKeyGone':
      return {
        message: 'A signing key is gone',
        detail: withoutCommand(message),
        ways: [{ label: 'Go On Without It', go: (options) => ({ ...options, new_signing_key: true }) }],
      };
    case 'DatabaseBehind':
      return {
        message: 'The database lacks documents of this folder',
        detail: withoutCommand(message),
        ways: [
          { label: 'Take the Documents Up', go: (options) => ({ ...options, unknown_documents: 'take_up' }) },
          { label: 'Set Them Aside', go: (options) => ({ ...options, unknown_documents: 'set_aside' }) },
        ],
      };
    default:
      return null;
  }
}

/** The sentences speak to the command line at their end; here the buttons do. */
function withoutCommand(message: string): string {
  return message.replace(/ Put back[\s\S]*$/, '');
}

function withNewKeyring(options: AppOptions, data_dir: string): AppOptions {
  const kept = `keyring.unreadable-${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  renameSync(join(data_dir, 'keyring.json'), join(data_dir, kept));
  return { ...options, new_signing_key: true };
}

async function ask({ message, detail, ways }: Doubt): Promise<Way | null> {
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: 'Deedproof',
    buttons: ['Quit', ...ways.map(({ label }) => label)],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
    message,
    detail,
  });
  return ways[response - 1] ?? null;
}
