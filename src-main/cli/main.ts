// deedproof, run by Node. What Node compiles is kept, so that the next command starts in half the time.
import { enableCompileCache } from 'node:module';
import { findCompiledDir } from '#main/config.ts';

// A folder that cannot be written costs the saving and nothing else.
const compiled = findCompiledDir();
if (compiled !== null) enableCompileCache(compiled);

// Whoever reads the output may stop reading, as `head` does: the work goes on, unseen.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
});

const { runCommandLine } = await import('#main/cli/command-line.ts');
await runCommandLine(process.argv.slice(2));
