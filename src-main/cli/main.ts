// deedproof, run by Node.
import { runCommandLine } from '#main/cli/command-line.ts';

await runCommandLine(process.argv.slice(2));
