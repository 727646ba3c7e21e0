// The power goes between charge and record, really: the process is killed while the payment processor and the mail server
// are being told. Nothing is lost, and nothing is charged twice.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf, type Fetch, ServiceError } from '#core/api/client.ts';
import { mint } from '#main/account/keys.ts';
import { closeApp, openApp } from '#main/app.ts';
import { insertAccount } from '#main/store/accounts.ts';
import { DATABASE } from '#main/store/data-folder.ts';
import { type Db, openDb } from '#main/store/db.ts';
import { PROGRAM } from '#test/support/program.ts';
import { DEED, TEXT } from '#test/support/service.ts';
import { type SmtpStand, standSmtp } from '#test/support/smtp-stand.ts';
import { type StripeStand, standStripe } from '#test/support/stripe-stand.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const data_dir = temporaryFolder('killed-billing');
let stripe: StripeStand;
let smtp: SmtpStand;
beforeAll(async () => {
  stripe = await standStripe(() => new Date());
  smtp = await standSmtp();
});
let running: ChildProcess | null = null;
afterAll(async () => {
  // Of a test that failed half-way.
  running?.kill('SIGKILL');
  await stripe.close();
  await smtp.close();
});

interface Served {
  readonly child: ChildProcess;
  readonly client: Client;
  readonly anyone: Client;
}

async function serve(key: string): Promise<Served> {
  const { billing } = stripe;
  const env = {
    ...process.env,
    DEEDPROOF_STRIPE_KEY: billing.secret_key,
    DEEDPROOF_STRIPE_WEBHOOK_SECRET: billing.webhook_secrets.join(','),
    DEEDPROOF_STRIPE_SEAT_PRICE: billing.seat_price,
    DEEDPROOF_STRIPE_OVERAGE_PRICE: billing.overage_price,
    DEEDPROOF_STRIPE_PACK_PRICE: billing.pack_price,
    DEEDPROOF_STRIPE_METER: billing.meter,
    DEEDPROOF_STRIPE_ADDRESS: billing.api_address ?? '',
    DEEDPROOF_SMTP: smtp.server,
    DEEDPROOF_MAIL_FROM: 'deeds@oak.example',
    DEEDPROOF_ISSUER: 'https://provider.example',
    DEEDPROOF_CLIENT_ID: 'deedproof',
  };
  const words = [PROGRAM, 'serve', '--port', '0', '--data', data_dir];
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^The API is at (\S+),/.exec(line)?.[1];
    if (address === undefined) continue;
    const as = (credential: string) => clientOf(address, credential, fetch as unknown as Fetch);
    return { child, client: as(key), anyone: as('') };
  }
  throw new Error('It did not start.');
}

/** In one request: the limit of a minute is the real one. */
async function settled(client: Client, job: string): Promise<string> {
  return (await client.call('getExtract', { params: { job_id: job }, query: { wait: 60 } })).value.status;
}

async function withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDb(join(data_dir, DATABASE));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** An account with a seat whose documents of this month are read. */
async function subscriber(): Promise<string> {
  const app = await openApp({ data_dir, log: { write: () => undefined } });
  const now = new Date();
  const account = await insertAccount(app.db, {
    email: 'ada@oak.example',
    email_key: 'ada@oak.example',
    company: 'Oak',
    role: 'owner',
    plan: 'seat',
    seats: 1,
    pool_granted: 0,
    arranged_cap: null,
    trial_ends_on: null,
    identity: null,
    created_at: now.toISOString(),
    stripe_customer_id: stripe.customer(),
  });
  const used = Array.from({ length: 50 }, (_, i) => ({
    run_id: `old-${i}`,
    account_id: account.id,
    key_prefix: 'x',
    month: now.toISOString().slice(0, 7),
    at: now.toISOString(),
    input_tokens: 0,
    output_tokens: 0,
    drawn_on: 'month' as const,
  }));
  await app.db.insertInto('usage').values(used).execute();
  const { api_key } = await mint(app.db, { account, name: 'Tool', mode: 'live', now }, null);
  await closeApp(app);
  return api_key;
}

/** As though the half minute until the next try had gone by. */
const hurry = () =>
  withDb(async (db) => {
    await db
      .updateTable('metered')
      .set({ next_at: '2026-01-01T00:00:00.000Z' })
      .where('state', '=', 'waiting')
      .execute();
    await db.updateTable('mails').set({ next_at: '2026-01-01T00:00:00.000Z' }).where('state', '=', 'waiting').execute();
  });

test('killed before it arrives, and before that is written down, each document is charged once and each letter known', async () => {
  const key = await subscriber();
  /** Under a name of its own, so that it may be sent again whatever became of it. */
  const submit = async ({ client }: Served, name: string) => {
    const headers = { ...TEXT, 'idempotency-key': name };
    return (await client.call('submitExtract', { headers, body: `${DEED}\nFile ${name}.` })).value.job;
  };
  const rounds: [of: 'meter' | 'mail', when: 'before' | 'after'][] = [
    ['meter', 'before'],
    ['meter', 'after'],
    ['mail', 'after'],
  ];
  for (const [of, moment] of rounds) {
    const served = await serve(key);
    const ended = once(served.child, 'exit');
    const kill = () => served.child.kill('SIGKILL');
    stripe.watch = (path, when) => of === 'meter' && path === METER && when === moment && kill();
    smtp.watch = (when) => of === 'mail' && when === moment && kill();
    // What an earlier round left is told as well, and may bring the end before the answer.
    const job = await submit(served, `${of} ${moment}`).catch((fault: unknown) => {
      if (fault instanceof ServiceError) throw fault;
      return null;
    });
    if (of === 'mail' && job !== null) {
      // Read and billed; whether it was told yet is left to chance.
      await settled(served.client, job);
      const json = { email: 'bea@elm.example', company: 'Elm', role: 'owner', accepted_terms: true };
      await served.anyone.call('signup', { json });
    }
    expect(await ended).toEqual([null, 'SIGKILL']);
  }
  stripe.watch = null;
  smtp.watch = null;
  await hurry();
  const last = await serve(key);
  const { child, client } = last;
  const jobs: string[] = [];
  for (const round of rounds) jobs.push(await submit(last, round.join(' ')));
  for (const job of jobs) expect(await settled(client, job)).toBe('succeeded');
  while ((await withDb(countWaiting)) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const told = await withDb((db) => db.selectFrom('metered').selectAll().execute());
  expect(told.map(({ run_id, state }) => [run_id, state]).toSorted()).toEqual(
    jobs.map((job) => [job, 'told']).toSorted(),
  );
  expect(stripe.counted(told[0]?.customer ?? '')).toBe(jobs.length);
  expect((await client.call('getUsage', { query: {} })).value).toMatchObject({
    documents: jobs.length,
    overage_documents: jobs.length,
  });
  // A letter that had arrived comes again under the same name, by which a mailbox knows it.
  const letters = smtp.letters.filter(({ to }) => to.includes('bea@elm.example'));
  expect(letters).toHaveLength(2);
  expect(new Set(letters.map(({ mail }) => mail.messageId)).size).toBe(1);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

const METER = '/v1/billing/meter_events';

async function countWaiting(db: Db): Promise<number> {
  const metered = await db.selectFrom('metered').select('run_id').where('state', '=', 'waiting').execute();
  const mails = await db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute();
  return metered.length + mails.length;
}
