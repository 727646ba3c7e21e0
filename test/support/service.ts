// The real service on a real port over a fresh data folder, with a clock that only moves when told to.
// A browser test opens `service.launch_address`: the page then carries the session of the person at the machine.
import { rmSync } from 'node:fs';
import { type Client, clientOf, type Fetch } from '#core/api/client.ts';
import type { GrantKind, KeyMode } from '#core/schema/account.ts';
import { mint } from '#main/account/keys.ts';
import { type App, type AppOptions, closeApp, openApp } from '#main/app.ts';
import type { OfficeOptions } from '#main/service/door/office-door.ts';
import { type RunningService, startService } from '#main/service/server.ts';
import { insertAccount, type NewAccount } from '#main/store/accounts.ts';
import { freshDatabase } from '#test/support/postgres.ts';
import { onPostgres, putMigratedFile } from '#test/support/store.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

export interface Clock {
  now(): Date;
  advance(ms: number): void;
}

export interface Stand {
  readonly app: App;
  readonly service: RunningService;
  readonly data_dir: string;
  readonly clock: Clock;
  /** Acting for the person at this machine. */
  readonly desktop: Client;
  /** Acting with a credential; none when left out. */
  as(credential?: string): Client;
  /** A key of a fresh account on a plan. */
  key(plan: GrantKind | null, account?: Partial<NewAccount>, mode?: KeyMode): Promise<string>;
  /** Closes and opens again on the same folder, and on the same port where one was asked for; data and clock go on. */
  restart(): Promise<Stand>;
  close(): Promise<void>;
}

export interface StandOptions extends AppOptions {
  readonly port?: number;
  readonly renderer_dir?: string | null;
  readonly office?: OfficeOptions;
}

function clockAt(start: string): Clock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}

const silent = { write: () => undefined };
let accounts = 0;

export function standService(options: StandOptions = {}): Promise<Stand> {
  return open(options, clockAt('2026-07-15T12:00:00Z'));
}

async function open(options: StandOptions, clock: Clock): Promise<Stand> {
  const { port = 0, renderer_dir = null, office, ...given } = options;
  const data_dir = given.data_dir ?? temporaryFolder('test');
  // Tests poll as fast as they can; the real limit of a minute has its own test.
  const limits = { requests_per_minute: 100_000, ...given.limits };
  const database = given.database ?? (onPostgres ? (await freshDatabase()).database : null);
  if (given.data_dir === undefined && database === null) await putMigratedFile(data_dir);
  const app = await openApp({ now: clock.now, log: silent, ...given, limits, data_dir, database });
  const service = await startService(app, { port, renderer_dir, office });
  const as = (credential = ''): Client => clientOf(service.address, credential, fetch as unknown as Fetch);
  const stop = async () => {
    await service.close();
    await closeApp(app);
  };
  return {
    app,
    service,
    data_dir,
    clock,
    desktop: as(service.session_token),
    as,
    key: (plan, account, mode) => keyOf(app, plan, account ?? {}, mode ?? 'live'),
    restart: async () => {
      await stop();
      return open({ ...options, data_dir, database }, clock);
    },
    close: async () => {
      await stop();
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
}

async function keyOf(app: App, plan: GrantKind | null, account: Partial<NewAccount>, mode: KeyMode): Promise<string> {
  accounts += 1;
  const email = `office${accounts}@title.example`;
  const made = await insertAccount(app.db, {
    email,
    email_key: email,
    company: 'Title office',
    role: 'examiner',
    plan,
    seats: 1,
    pool_granted: plan === 'pack' ? 10 : plan === 'free' ? 3 : 0,
    arranged_cap: null,
    trial_ends_on: plan === 'trial' ? '2026-08-01' : null,
    identity: null,
    created_at: app.now().toISOString(),
    ...account,
  });
  const minted = await mint(app.db, { account: made, name: 'Office', mode, now: app.now() }, null);
  return minted.api_key;
}

/** A rectangle of five acres that closes. */
export const DEED = `WARRANTY DEED

Harriet Oakes, grantor, conveys to Lowell Tanner, grantee, land in Polk County, Missouri, described as follows:
Beginning at an iron pin; thence North 00°30'00" East, 400.00 feet to a stone; thence South 89°30'00" East, 544.50 feet
to an iron pin; thence South 00°30'00" West, 400.00 feet to an iron pin; thence North 89°30'00" West, 544.50 feet to the
point of beginning, containing 5.00 acres, more or less.
`;

export const TEXT = { 'content-type': 'text/plain' };

/** Asks until the job has settled. */
export async function settledJob(client: Client, job: string) {
  for (;;) {
    const { value, text } = await client.call('getExtract', { params: { job_id: job } });
    if (value.status === 'succeeded' || value.status === 'failed') return { ...value, text };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Asks until every document of the batch has settled. */
export async function endedBatch(client: Client, batch: string) {
  for (;;) {
    const { value } = await client.call('getBatch', { params: { batch_id: batch } });
    if (value.status !== 'in_progress') return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
