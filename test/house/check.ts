// npm run check: types, lint and dead code beside each other, since none of them keeps every core busy to its end.
import { spawn } from 'node:child_process';

const CHECKS = ['types', 'lint', 'dead'];

interface Ended {
  readonly said: string;
  readonly code: number | null;
}

function runScript(name: string): Promise<Ended> {
  // As one line for the shell: on Windows npm is a script of its own.
  const child = spawn(`npm run ${name}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (part: Buffer) => {
    said += part.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ said, code }));
  });
}

for (const { said, code } of await Promise.all(CHECKS.map(runScript))) {
  process.stdout.write(said);
  if (code !== 0) process.exitCode = 1;
}
