// deedproof, run by Node.
import { runCommandLine } from '#main/cli/command-line.ts';

// Whoever reads the output may stop reading, as `head` does: the work goes on, unseen.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
});

await runCommandLine(process.argv.slice(2));
