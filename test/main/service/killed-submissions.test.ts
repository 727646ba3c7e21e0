// The power goes while programs submit: what is sent again under its key is there once, and nothing answered is lost.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { type Client, clientOf, type Fetch, ServiceError } from '#core/api/client.ts';
import { mintKey } from '#main/account/keys.ts';
import { closeApp, openApp } from '#main/app.ts';
import { insertAccount } from '#main/store/accounts.ts';
import { PROGRAM } from '#test/support/program.ts';
import { DEED, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const KILLS = 3;
const AT_ONCE = 8;

async function serve(data_dir: string): Promise<{ child: ChildProcess; address: string }> {
  const words = [PROGRAM, 'serve', '--port', '0', '--data', data_dir];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^The API is at (\S+),/.exec(line)?.[1];
    if (address !== undefined) return { child, address };
  }
  throw new Error('It did not start.');
}

/** Of the office, whose documents wait as files, or of another account, whose short ones wait in the database. */
async function newKey(data_dir: string, whose: string): Promise<string> {
  const app = await openApp({ data_dir, log: { write: () => undefined } });
  const { db, desktop, config } = app;
  const { id: _, ...like } = { ...desktop, email_key: 'other', identity: null };
  const account = whose === 'the office' ? desktop : await insertAccount(db, like);
  const minted = await mintKey(db, { account, name: 'Tool', mode: 'live', now: new Date() }, config.limits);
  await closeApp(app);
  return minted.api_key;
}

/** What is answered to a submission; null when the line broke. */
async function submit(client: Client, name: string): Promise<string | null> {
  const headers = { ...TEXT, 'idempotency-key': name, 'x-client-reference': name };
  try {
    return (await client.call('submitExtract', { headers, body: `${DEED}\nFile ${name}.` })).text.replace(
      /:\d+\/v1/,
      '/v1',
    );
  } catch (fault) {
    if (fault instanceof ServiceError) throw fault;
    return null;
  }
}

test.each(['the office', 'another account'])(
  'killed again and again, it holds each submission of %s once and answers it alike',
  async (whose) => {
    const data_dir = temporaryFolder('killed');
    const key = await newKey(data_dir, whose);
    const answers = new Map<string, Set<string>>();
    const note = (name: string, answer: string | null) => {
      if (answer !== null) answers.set(name, (answers.get(name) ?? new Set()).add(answer));
    };
    for (let kill = 0; kill < KILLS; kill++) {
      const { child, address } = await serve(data_dir);
      const client = clientOf(address, key, fetch as unknown as Fetch);
      const names = Array.from({ length: AT_ONCE }, (_, i) => `file-${kill}-${i}`);
      const sent = names.map(async (name) => note(name, await submit(client, name)));
      setTimeout(() => child.kill('SIGKILL'), 5 + 40 * kill);
      await once(child, 'exit');
      await Promise.all(sent);
    }
    const { child, address } = await serve(data_dir);
    const client = clientOf(address, key, fetch as unknown as Fetch);
    const names = Array.from({ length: KILLS * AT_ONCE }, (_, i) => `file-${Math.floor(i / AT_ONCE)}-${i % AT_ONCE}`);
    for (const name of names) note(name, await submit(client, name));
    const { runs } = (await client.call('listRuns', { query: { limit: 500 } })).value;
    expect(runs.map((run) => run.client_reference).toSorted()).toEqual(names.toSorted());
    expect([...answers.values()].map((said) => said.size)).toEqual(names.map(() => 1));
    for (const { id } of runs) {
      const done = await client.call('getExtract', { params: { job_id: id }, query: { wait: 60 } });
      expect(done.value.status).toBe('succeeded');
    }
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);
