// The commands by name. Each brings in what it needs only when it is called, so that this list costs nothing to look at.
import { existsSync } from 'node:fs';
import type { Command } from 'commander';

export const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  extract: async () => (await import('#main/cli/commands/extract.ts')).addExtract,
  verify: async () => (await import('#main/cli/commands/verify.ts')).addVerify,
  export: async () => (await import('#main/cli/commands/export.ts')).addExport,
  correct: async () => (await import('#main/cli/commands/correct.ts')).addCorrect,
  compare: async () => (await import('#main/cli/commands/compare.ts')).addCompare,
  locate: async () => (await import('#main/cli/commands/locate.ts')).addLocate,
  serve: async () => (await import('#main/cli/commands/serve.ts')).addServe,
  work: async () => (await import('#main/cli/commands/work.ts')).addWork,
  keyring: async () => (await import('#main/cli/commands/keyring.ts')).addKeyring,
  keys: async () => (await import('#main/cli/commands/keys.ts')).addKeys,
  fabric: async () => (await import('#main/cli/commands/fabric.ts')).addFabric,
  backup: async () => (await import('#main/cli/commands/backup.ts')).addBackup,
  restore: async () => (await import('#main/cli/commands/restore.ts')).addRestore,
};

const HELP: ReadonlySet<string> = new Set(['--help', '-h', 'help', '--version', '-V']);

/**
 * What a start of the installed application was told to do; null when it is to open its window. A plain word that is no
 * file is a command, if only a mistyped one: the command line then says so.
 */
export function findCommand(words: readonly string[]): readonly string[] | null {
  // Switches before it are the window's.
  const at = words.findIndex((word) => HELP.has(word) || !word.startsWith('-'));
  const first = words[at] ?? '';
  const called =
    HELP.has(first) || Object.hasOwn(COMMANDS, first) || (/^[a-z][a-z-]*$/.test(first) && !existsSync(first));
  return called ? words.slice(at) : null;
}
