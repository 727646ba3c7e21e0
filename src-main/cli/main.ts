// The command line: one command per file, refusals and exit codes in one place.
import { Command } from 'commander';
import { addCorrect } from '#main/cli/commands/correct.ts';
import { addExport } from '#main/cli/commands/export.ts';
import { addExtract } from '#main/cli/commands/extract.ts';
import { addFabric } from '#main/cli/commands/fabric.ts';
import { addKeys } from '#main/cli/commands/keys.ts';
import { addLocate } from '#main/cli/commands/locate.ts';
import { addServe } from '#main/cli/commands/serve.ts';
import { addVerify } from '#main/cli/commands/verify.ts';
import { exitWith } from '#main/cli/exit.ts';
import { configOf } from '#main/config.ts';

const program = new Command('deedproof')
  .description('Reads recorded deeds, checks that they close, and signs the result. Offline.')
  .version(configOf({}).version)
  .showHelpAfterError('(deedproof --help lists the commands)');

for (const add of [addExtract, addVerify, addExport, addCorrect, addLocate, addServe, addKeys, addFabric]) add(program);

try {
  await program.parseAsync();
} catch (problem) {
  exitWith(problem);
}
