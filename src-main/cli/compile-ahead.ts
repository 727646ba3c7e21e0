// Lets the built service start and answer once, so that Node keeps what it compiled of it beside the program: the first
// start of an installation then takes as long as every other.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledAhead } from '#main/config.ts';

const PATIENCE_MS = 30_000;

/** False where it could not be: starts then compile for themselves, as they would without it. */
export async function compileAhead(root: string): Promise<boolean> {
  const { folder, mark } = compiledAhead(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(mark, '');
  const data = mkdtempSync(join(tmpdir(), 'deedproof-compile-'));
  // Whoever builds may keep what Node compiles elsewhere.
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const service = spawn(process.execPath, [join(root, 'out', 'main', 'cli.js'), 'serve', '--port', '0'], {
    env: { ...env, DEEDPROOF_DATA: data },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
  });
  const ended = new Promise<number | null>((resolve) => service.once('close', resolve));
  try {
    const address = await addressOf(service);
    await (await fetch(address)).arrayBuffer();
    // It writes what it compiled when it ends by itself.
    service.kill('SIGTERM');
    if ((await ended) !== 0) throw new Error('The service did not end well.');
    return true;
  } catch {
    service.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
    return false;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function addressOf(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    service.once('error', reject);
    service.once('exit', () => reject(new Error('The service ended before it answered.')));
    service.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Deedproof is at (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}
