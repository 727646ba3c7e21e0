// The program in processes of its own, started as a person starts it: watched, stopped, or killed without warning.
import assert from 'node:assert/strict';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type Client, clientOf, type Fetch } from '#core/api/client.ts';
import { pause, until } from '#test/hard/hard-day.ts';
import { PROGRAM, requirePage } from '#test/support/program.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const BUCKET = join(import.meta.dirname, 'bucket-program.ts');

/** As npm and the container start it: what is soon garbage is not given a hundred megabytes. */
const FLAGS = ['--max-semi-space-size=4'];
/** Started some hundred times a day, it may remember what it compiled, and what other tests of the run did. */
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? temporaryFolder('hard-compiled');
const ENVIRONMENT = { ...process.env, NODE_COMPILE_CACHE };

const started = new Set<ChildProcess>();

/** When a day breaks off in the middle, what it started goes. */
export function endLeftovers(): void {
  for (const child of started) {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
  started.clear();
}
process.once('exit', endLeftovers);

function track<Child extends ChildProcess>(child: Child): Child {
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

export interface Peaks {
  /** Of the service itself, and of it with every process it started. */
  main: number;
  together: number;
}

export interface Running {
  readonly address: string;
  readonly token: string;
  /** Acting for the person at this machine. */
  readonly desktop: Client;
  readonly pid: number;
  readonly peaks: Peaks;
  as(credential: string): Client;
  /** Pulls the plug, and waits until nothing of it is left. */
  kill(): Promise<void>;
  /** Asks it to stop; fails unless it was alive, ends well and says nothing of an error. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Words put before the program, such as a wrapper that changes its rights. */
  readonly wrapper?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Another program than `deedproof serve`, which prints its address likewise. */
  readonly program?: string;
}

/** `deedproof serve` on a data folder, once it has said where it is. */
export async function startService(data: string, options: StartOptions = {}): Promise<Running> {
  if (options.program === undefined) requirePage();
  const program = options.program === undefined ? [PROGRAM, 'serve', '--port', '0', '--data'] : [options.program];
  const [first = '', ...rest] = [...(options.wrapper ?? []), process.execPath, ...FLAGS, ...program, data];
  const environment = { ...ENVIRONMENT, ...options.environment };
  const child = track(spawn(first, rest, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: environment }));
  let complaints = '';
  child.stderr.on('data', (part: Buffer) => {
    complaints += part.toString('utf8');
  });
  const over = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    const launch = await lineOf(child, /Deedproof is at (\S+)/);
    const { origin } = new URL(launch);
    const token = await sessionAt(launch);
    return runningOf(child, { address: origin, token, over, complaints: () => complaints });
  } catch (problem) {
    child.kill('SIGKILL');
    await over;
    throw new Error(`the service did not start: ${complaints || problem}`);
  }
}

export interface Worker {
  readonly pid: number;
  kill(): Promise<void>;
  /** Asks it to stop; fails unless it was alive and ends well. */
  stop(): Promise<void>;
}

/** `deedproof work` on a data folder, once it says that it reads. */
export async function startWorker(data: string, environment: Readonly<Record<string, string>>): Promise<Worker> {
  const words = [PROGRAM, 'work', '--threads', '1', '--data', data];
  const env = { ...ENVIRONMENT, ...environment };
  const child = track(spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env }));
  let said = '';
  const reads = new Promise<boolean>((resolve) => {
    const hear = (part: Buffer) => {
      said = `${said}${part.toString('utf8')}`.slice(-4000);
      if (said.includes('Reading what waits')) resolve(true);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => resolve(false));
  });
  const over = new Promise<void>((resolve) => child.once('close', () => resolve()));
  assert(await reads, `the worker did not start: ${said}`);
  const gone = async () => {
    await over;
    await until('its processes are gone', async () => ((await membersOf(child.pid ?? 0)).length === 0 ? true : null));
  };
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await gone();
    },
    async stop() {
      assert(child.exitCode === null && child.signalCode === null, `the worker ended by itself: ${said}`);
      child.kill('SIGTERM');
      await gone();
      assert.equal(child.exitCode, 0, `it did not end well: ${said}`);
    },
  };
}

export interface BucketProcess {
  readonly port: number;
  kill(): Promise<void>;
}

/** An S3-compatible store on a folder, once it answers. */
export async function startBucket(folder: string, port = 0): Promise<BucketProcess> {
  const words = [BUCKET, folder, String(port)];
  const child = track(
    spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], detached: true, env: ENVIRONMENT }),
  );
  const over = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const said = await lineOf(child, /The bucket is at (\d+)/);
  return {
    port: Number(said),
    async kill() {
      child.kill('SIGKILL');
      await over;
    },
  };
}

/** What it says of itself, once it has said so. */
async function lineOf(child: ChildProcess, wanted: RegExp): Promise<string> {
  assert(child.stdout);
  for await (const line of createInterface({ input: child.stdout })) {
    const said = wanted.exec(line)?.[1];
    if (said !== undefined) {
      child.stdout.resume();
      return said;
    }
  }
  throw new Error('it ended without a word');
}

/** As a browser gets it: the printed address sets a cookie, and the page then carries the session. */
async function sessionAt(launch: string): Promise<string> {
  const opened = await fetch(launch);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0];
  assert(cookie, 'the printed address opens no session');
  const page = await (await fetch(new URL('/', launch), { headers: { cookie } })).text();
  const token = /deedproof-session" content="([^"]+)"/.exec(page)?.[1];
  assert(token, 'the page carries no session');
  return token;
}

interface Started {
  readonly address: string;
  readonly token: string;
  readonly over: Promise<void>;
  complaints(): string;
}

function runningOf(child: ChildProcess, { address, token, over, complaints }: Started): Running {
  const pid = child.pid ?? 0;
  const peaks: Peaks = { main: 0, together: 0 };
  const watch = setInterval(() => void sample(pid, peaks), 400);
  watch.unref();
  const as = (credential: string) => clientOf(address, credential, fetch as unknown as Fetch);
  const gone = async () => {
    clearInterval(watch);
    await over;
    await until('its processes are gone', async () => ((await membersOf(pid)).length === 0 ? true : null), 20_000);
  };
  return {
    address,
    token,
    desktop: as(token),
    pid,
    peaks,
    as,
    async kill() {
      child.kill('SIGKILL');
      await gone();
    },
    async stop() {
      await sample(pid, peaks);
      assert(child.exitCode === null && child.signalCode === null, `the service ended by itself: ${complaints()}`);
      child.kill('SIGTERM');
      await gone();
      assert.equal(child.exitCode, 0, `it did not end well: ${complaints()}`);
      assert.equal(complaints(), '', 'it complained');
    },
  };
}

const run = promisify(execFile);

interface Member {
  readonly pid: number;
  readonly bytes: number;
}

/** The processes of a group that are still there; those that only wait to be collected are not. */
export async function membersOf(group: number): Promise<Member[]> {
  if (existsSync('/proc/self/stat')) return membersByFiles(group);
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,pgid=,rss=,stat=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid = '', pgid, rss = '', state = ''] = line.trim().split(/\s+/);
    return Number(pgid) === group && !state.startsWith('Z') ? [{ pid: Number(pid), bytes: Number(rss) * 1024 }] : [];
  });
}

/** Linux tells it in files: looking some times a second costs less than starting a program for each look. */
function membersByFiles(group: number): Member[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    const stat = fileOf(`/proc/${pid}/stat`);
    const [state, , pgid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(pgid) !== group || state === 'Z') return [];
    const rss = /^VmRSS:\s+(\d+)/m.exec(fileOf(`/proc/${pid}/status`))?.[1] ?? 0;
    return [{ pid: Number(pid), bytes: Number(rss) * 1024 }];
  });
}

/** Empty when the process has gone in the meantime. */
function fileOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function sample(pid: number, peaks: Peaks): Promise<void> {
  const members = await membersOf(pid);
  const main = members.find((member) => member.pid === pid)?.bytes ?? 0;
  peaks.main = Math.max(peaks.main, main);
  peaks.together = Math.max(
    peaks.together,
    members.reduce((sum, { bytes }) => sum + bytes, 0),
  );
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly complaints: string;
}

export interface CommandOptions {
  readonly wrapper?: readonly string[];
  /** Pulls the plug after so long. */
  readonly kill_after_ms?: number;
}

/** One command of the command line, to its end or to its early one. */
export async function deedproof(words: readonly string[], options: CommandOptions = {}): Promise<Ended> {
  const [first = '', ...rest] = [...(options.wrapper ?? []), process.execPath, PROGRAM, ...words];
  const child = track(spawn(first, rest, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: ENVIRONMENT }));
  let [out, complaints] = ['', ''];
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString('utf8');
  });
  child.stderr.on('data', (part: Buffer) => {
    complaints += part.toString('utf8');
  });
  const over = new Promise<void>((resolve) => child.once('close', () => resolve()));
  if (options.kill_after_ms !== undefined) {
    await Promise.race([over, pause(options.kill_after_ms)]);
    child.kill('SIGKILL');
  }
  await over;
  await until('its processes are gone', async () => ((await membersOf(child.pid ?? 0)).length === 0 ? true : null));
  return { code: child.exitCode, signal: child.signalCode, out, complaints };
}

/** A command that is refused says so in a sentence and never shows a stack. */
export function assertRefused({ code, complaints }: Ended, sentence: RegExp): void {
  assert.match(complaints, sentence);
  assert.doesNotMatch(complaints, /^\s+at /m, 'a person was shown a stack trace');
  assert.equal(code, 2);
}
