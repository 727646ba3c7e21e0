// The command line: one command per file, refusals and exit codes in one place.
import { Command } from 'commander';
import { exitWith } from '#main/cli/exit.ts';
import { configOf } from '#main/config.ts';

/** A command brings in what it needs only when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  extract: async () => (await import('#main/cli/commands/extract.ts')).addExtract,
  verify: async () => (await import('#main/cli/commands/verify.ts')).addVerify,
  export: async () => (await import('#main/cli/commands/export.ts')).addExport,
  correct: async () => (await import('#main/cli/commands/correct.ts')).addCorrect,
  locate: async () => (await import('#main/cli/commands/locate.ts')).addLocate,
  serve: async () => (await import('#main/cli/commands/serve.ts')).addServe,
  keys: async () => (await import('#main/cli/commands/keys.ts')).addKeys,
  fabric: async () => (await import('#main/cli/commands/fabric.ts')).addFabric,
  restore: async () => (await import('#main/cli/commands/restore.ts')).addRestore,
};

/** Whether these words call a command, and not a document to open in the window. */
export function isCommand(words: readonly string[]): boolean {
  const [first = ''] = words;
  return Object.hasOwn(COMMANDS, first) || ['--help', '-h', 'help', '--version', '-V'].includes(first);
}

/** Runs one command; `words` are what the person typed after the program's name. Sets the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  const program = new Command('deedproof')
    .description('Reads recorded deeds, checks that they close, and signs the result. Offline.')
    .version(configOf({}).version)
    .showHelpAfterError('(deedproof --help lists the commands)');
  const [asked = ''] = words;
  const called = Object.hasOwn(COMMANDS, asked) ? COMMANDS[asked] : undefined;
  // Anything but a command is help or a slip of the hand: both want the whole list.
  const loaders = called === undefined ? Object.values(COMMANDS) : [called];
  for (const load of loaders) (await load())(program);
  try {
    await program.parseAsync([...words], { from: 'user' });
  } catch (problem) {
    exitWith(problem);
  }
}
