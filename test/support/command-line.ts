// A command of the command line within the test's own process: what it prints and its exit code, without a program's start.
import { format } from 'node:util';
import { vi } from 'vitest';
import { runCommandLine } from '#main/cli/command-line.ts';

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** One at a time: what is printed meanwhile is taken for its own. */
export async function command(words: readonly string[]): Promise<Ended> {
  const heard = { stdout: '', stderr: '' };
  const log = vi.spyOn(console, 'log').mockImplementation((...said) => {
    heard.stdout += `${format(...said)}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((...said) => {
    heard.stderr += `${format(...said)}\n`;
  });
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runCommandLine(words);
    return { code: Number(process.exitCode), ...heard };
  } finally {
    process.exitCode = before;
    log.mockRestore();
    error.mockRestore();
  }
}
