// npm run check: types, lint and dead code beside each other, since none of them keeps every core busy to its end. Other
// scripts that need nothing of these may be named to run beside them, and after `--for` the one that needs those, with
// its words: it waits neither for the checks, which take what it leaves of the machine, nor for the tests that are named
// after `--beside`, which get the same words.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';

const given = process.argv.slice(2);
const placeOf = (mark: string): number => (given.includes(mark) ? given.indexOf(mark) : given.length);
const others = given.slice(0, Math.min(placeOf('--beside'), placeOf('--for')));
const beside = given.slice(placeOf('--beside') + 1, placeOf('--for'));
const [goal, ...goalWords] = given.slice(placeOf('--for') + 1);
/** The files that are asked for may all be among the tests of the other. */
const words = goalWords.length === 0 ? '' : [...goalWords, '--passWithNoTests'].join(' ');
const MANIFEST = join(import.meta.dirname, '..', '..', 'package.json');
const { scripts } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { scripts: Record<string, string> };

// Each checker infers for itself what all of them need: more of them than free cores only add work.
const CHECKERS = Math.max(1, Math.floor(availableParallelism() / 2));
const CHECKS = [
  ['types', `--checkers ${CHECKERS}`],
  ['lint', ''],
  ['dead', ''],
] as const;
/** The compiler lives for one run: clearing its memory only where there is much of it saves a twelfth of the work. */
const { GOGC = 'off', GOMEMLIMIT = '3GiB' } = process.env;
const ENVIRONMENT = { ...process.env, GOGC, GOMEMLIMIT };

interface How {
  readonly words?: string;
  /** Behind whatever else wants the processor. */
  readonly aside?: boolean;
}

// As one line for the shell: on Windows the programs of packages are scripts of their own.
const lineOf = (name: string, words = ''): string => `${scripts[name] ?? name} ${words}`.trim();

const ended = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code === 0));
  });

/** Tells in one piece what it said, once it is over; true where it ended well. */
async function runScript(name: string, { words, aside = false }: How = {}): Promise<boolean> {
  const line = lineOf(name, words);
  const child = spawn(line, { shell: true, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
  if (aside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let said = '';
  const hear = (part: Buffer) => {
    said += part.toString('utf8');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const well = await ended(child);
  process.stdout.write(`\n> ${line}\n${said}`);
  return well;
}

const checks = CHECKS.map(([name, words]) => runScript(name, { words, aside: goal !== undefined }));
const tested = beside.map((name) => runScript(name, { words }));
const ready = await Promise.all(others.map((name) => runScript(name)));
const reached =
  goal === undefined ||
  (ready.every(Boolean) && (await ended(spawn(lineOf(goal, words), { shell: true, stdio: 'inherit' }))));
const went = [...(await Promise.all([...checks, ...tested])), ...ready];
const failed = [...CHECKS.map(([name]) => name), ...beside, ...others].filter((_, i) => !went[i]);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
if (failed.length > 0 || !reached) process.exitCode = 1;
