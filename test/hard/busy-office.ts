// Twenty-five clients ask everything there is to ask while their keys are made, replaced and revoked under them.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { openSqlite } from '#main/store/sqlite.ts';
import { Tally } from '#test/hard/answers.ts';
import { auditBooks } from '#test/hard/books.ts';
import { type Figure, type HardDay, type Length, megabytes, until } from '#test/hard/hard-day.ts';
import { type OfficeClient, oneRequest } from '#test/hard/office-client.ts';
import { type Running, startService } from '#test/hard/processes.ts';
import { randomOf } from '#test/support/random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const CLIENTS = { live: 9, test: 8, free: 6, person: 2 } as const;

async function openClients(service: Running): Promise<OfficeClient[]> {
  const clients: OfficeClient[] = [];
  const add = (kind: OfficeClient['kind'], credential: string) =>
    clients.push({
      kind,
      credential,
      jobs: [],
      batches: [],
      held: [],
      read: 0,
      submitted: 0,
      random: randomOf(clients.length),
    });
  for (const mode of ['live', 'test'] as const) {
    for (let i = 0; i < CLIENTS[mode]; i += 1) {
      add(mode, (await service.desktop.call('createKey', { json: { name: `${mode} ${i}`, mode } })).value.api_key);
    }
  }
  for (let i = 0; i < CLIENTS.free; i += 1) {
    const json = { email: `clerk${i}@county${i}.example`, company: 'County', role: 'clerk', accepted_terms: true };
    add('free', (await service.as('').call('signup', { json })).value.api_key);
  }
  for (let i = 0; i < CLIENTS.person; i += 1) add('person', service.token);
  return clients;
}

/** Replaces and revokes keys under their holders, each of whom is handed the next one. */
async function changeKeys(service: Running, clients: readonly OfficeClient[], over: () => boolean): Promise<number> {
  const random = randomOf(99);
  const holders = clients.filter(({ kind }) => kind === 'live' || kind === 'test');
  let changed = 0;
  for (; !over(); changed += 1) {
    const holder = holders[Math.floor(random() * holders.length)];
    assert(holder);
    const prefix = holder.credential.slice(0, 16);
    if (changed % 3 === 0) {
      await service.desktop.call('revokeKey', { params: { prefix } });
      const json = { name: 'anew', mode: holder.kind === 'test' ? 'test' : 'live' };
      holder.credential = (await service.desktop.call('createKey', { json })).value.api_key;
    } else {
      holder.credential = (await service.desktop.call('rotateKey', { params: { prefix } })).value.api_key;
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return changed;
}

/** Documents of any kind not read yet; the status of the desktop does not count the tests of the keys. */
function unsettledIn(data: string): number {
  const db = openSqlite(join(data, 'deedproof.db'), { readonly: true });
  try {
    const unsettled = db.prepare<{ n: number }>("SELECT count(*) n FROM runs WHERE status IN ('queued', 'running')");
    return Number(unsettled.get()?.n);
  } finally {
    db.close();
  }
}

/** What the clients were told against what is in the books. */
function requireAgreement(data: string, clients: readonly OfficeClient[]): void {
  const db = openSqlite(join(data, 'deedproof.db'), { readonly: true });
  const count = (sql: string) => Number(db.prepare<{ n: number }>(`SELECT count(*) n FROM ${sql}`).get()?.n);
  const sum = (of: (client: OfficeClient) => number) => clients.reduce((total, client) => total + of(client), 0);
  const read = sum((client) => client.read);
  const submitted = sum((client) => client.submitted);
  assert.equal(count("runs WHERE source = 'sync' AND status = 'succeeded'"), read, 'read at once, as answered');
  assert.equal(count("runs WHERE source <> 'sync'"), submitted, 'submitted, as answered');
  const most = db.prepare<{ n: number }>(
    "SELECT coalesce(max(used), 0) n FROM (SELECT count(*) used FROM usage u JOIN accounts a ON a.id = u.account_id WHERE a.plan = 'free' GROUP BY a.id)",
  );
  assert((most.get()?.n ?? 0) <= 3, 'a free account got more than its three documents');
  db.close();
}

export const busyOffice: HardDay = {
  name: 'busy office',
  async run(length: Length): Promise<Figure[]> {
    const requests = length === 'short' ? 200 : 24_000;
    const data = temporaryFolder('hard-office');
    const service = await startService(data, { program: join(import.meta.dirname, 'open-house.ts') });
    const clients = await openClients(service);
    const heard = new Tally();
    let [left, over] = [requests, false];
    const since = performance.now();
    const keys = changeKeys(service, clients, () => over);
    await Promise.all(
      clients.map(async (client) => {
        while (left-- > 0) heard.add(await oneRequest(service.address, client));
      }),
    );
    const seconds = (performance.now() - since) / 1000;
    over = true;
    const changed = await keys;
    await until('all work is done', () => (unsettledIn(data) === 0 ? true : null));
    await service.stop();
    requireAgreement(data, clients);
    const books = auditBooks(data);
    const { main, together } = service.peaks;
    return [
      {
        what: `${requests} requests of ${clients.length} clients`,
        measured: `${(requests / seconds).toFixed(0)} a second`,
        note: String(heard),
      },
      { what: 'keys replaced, or revoked and made anew, meanwhile', measured: String(changed) },
      { what: 'runs, read, failed', measured: `${books.runs}, ${books.succeeded}, ${books.failed}` },
      { what: 'billed; results held that verify', measured: `${books.billed}; ${books.verified}` },
      { what: 'memory at most: service; with its readers', measured: `${megabytes(main)}; ${megabytes(together)}` },
    ];
  },
};
