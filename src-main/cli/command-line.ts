// The command line: one command per file, refusals and exit codes in one place.
import { Command } from 'commander';
import { COMMANDS } from '#main/cli/commands.ts';
import { exitWith } from '#main/cli/exit.ts';
import { configOf } from '#main/config.ts';

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
