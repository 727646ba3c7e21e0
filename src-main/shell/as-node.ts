// A command of the installed application: its own executable again, as plain Node. There the whole command line runs,
// with or without a screen, exactly as from the sources.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

/** Ends with the command's exit code. */
export async function runAsNode(command: readonly string[]): Promise<void> {
  const program = join(import.meta.dirname, 'cli.js');
  const child = spawn(process.execPath, [program, ...command], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    stdio: 'inherit',
  });
  // Whoever ends this process means the command.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (status, signal) => resolve(status ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
  process.exit(code);
}
