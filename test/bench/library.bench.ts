// The library at 50,000 documents, asked for as the screen asks: beside a plain scan of the same rows in the same run.
import { availableParallelism, loadavg } from 'node:os';
import { sql } from 'kysely';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { beside } from '#test/bench/peer.ts';
import { fillLibrary } from '#test/support/many-documents.ts';
import { type Stand, standService } from '#test/support/service.ts';

const COUNT = 50_000;
const ROUNDS = 9;

/** One for each round, so that no answer is one that was given before. */
const IN_EVERY_DOCUMENT = ['thence', 'warranty', 'indenture', 'made', 'between', 'degrees', 'feet', 'point', 'parcel'];

/** The median, in seconds. */
async function median(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await work(round);
    times.push((performance.now() - started) / 1000);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

type Query = NonNullable<Parameters<Stand['desktop']['call']>[1]>['query'];

export async function bench(): Promise<BenchRow[]> {
  const stand = await standService();
  try {
    const { db, desktop } = stand.app;
    await fillLibrary(db, desktop.id, COUNT);
    const ask = (query: Query) => median(() => stand.desktop.call('listLibrary', { query: { limit: 50, ...query } }));
    const everywhere = await median((round) =>
      stand.desktop.call('listLibrary', { query: { limit: 50, search: IN_EVERY_DOCUMENT[round] ?? '' } }),
    );
    const scan = await median(() => sql`SELECT count(*) FROM texts WHERE words LIKE ${'%cotton%'}`.execute(db));
    const load = `${COUNT.toLocaleString('en-US')} documents; load ${loadavg()[0]?.toFixed(1) ?? '?'} on ${String(availableParallelism())} cores`;
    const row = (name: string, seconds: number): BenchRow =>
      beside(
        `library: ${name}`,
        `${(seconds * 1000).toFixed(0)} ms`,
        seconds,
        `a scan of all words ${(scan * 1000).toFixed(0)} ms`,
        scan,
        load,
      );
    return [
      row('the first rows', await ask({})),
      row('rows far down', await ask({ offset: COUNT - 100 })),
      row('sorted by closure', await ask({ sort: 'closure' })),
      row('sorted by grantor', await ask({ sort: 'grantor', descending: 'false' })),
      row('search for a word of one document', await ask({ search: 'zx4711' })),
      row('search for two words of many', await ask({ search: 'cotton spindle' })),
      row('search for a word of every document', everywhere),
      row('of one county', await ask({ county: 'Polk' })),
    ];
  } finally {
    await stand.close();
  }
}
