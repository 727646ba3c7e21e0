// Before the tests of a process: the threads that the program starts within it run as they were built last, which takes
// a third of the work to start, unless a source has changed since.
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import threads, { type WorkerOptions } from 'node:worker_threads';
import { BUILT, isFresh } from '#test/support/program.ts';

const SOURCE = /[\\/]src-main[\\/].*-worker\.ts$/;

/** The entry of the bundle that a source was built as; the source itself where there is none. */
function builtOf(program: string): string {
  const built = join(BUILT, `${basename(program, '.ts')}.js`);
  return existsSync(built) ? built : program;
}

if (isFresh) {
  threads.Worker = class extends threads.Worker {
    constructor(program: string | URL, options?: WorkerOptions) {
      super(typeof program === 'string' && SOURCE.test(program) ? builtOf(program) : program, options);
    }
  };
  syncBuiltinESMExports();
}
