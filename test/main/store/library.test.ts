import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIBRARY_SORTS, LibraryQuery } from '#core/schema/library.ts';
import { insertAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { putLabels } from '#main/store/labels.ts';
import { countKinds, listChoices, listLibrary } from '#main/store/library.ts';
import { deleteResults } from '#main/store/results.ts';
import { leaveLibrary, updateRun } from '#main/store/runs.ts';
import { listHits, questionOf } from '#main/store/search.ts';
import { fillLibrary, nthDocument } from '#test/support/many-documents.ts';
import { plansOf } from '#test/support/query-plans.ts';
import { freshStore, onPostgres } from '#test/support/store.ts';

// Enough for a plan of the database to matter; fewer where each has to be told over a wire.
const COUNT = onPostgres ? 1200 : 2500;
let db: Db;
const list = (query: Partial<LibraryQuery>, limit = COUNT, offset = 0) =>
  listLibrary(db, 1, LibraryQuery.parse(query), limit, offset);
const names = async (query: Partial<LibraryQuery>, limit?: number) =>
  (await list(query, limit)).map(({ document }) => document);

beforeAll(async () => {
  db = await freshStore();
  await insertAccount(db, {
    email: 'desk',
    email_key: 'desk',
    company: '',
    role: '',
    plan: 'desktop',
    seats: 1,
    pool_granted: 0,
    arranged_cap: null,
    trial_ends_on: null,
    identity: 'desktop',
    created_at: '2026-07-01T00:00:00.000Z',
  });
  await fillLibrary(db, 1, COUNT);
});
afterAll(() => db.destroy());

describe.each(LIBRARY_SORTS)('sorted by %s', (sort) => {
  test.each(['true', 'false'] as const)(
    'its pages make the whole, each document once (descending: %s)',
    async (way) => {
      const whole = await list({ sort, descending: way });
      const paged = [];
      for (let offset = 0; offset < COUNT; offset += 700) {
        paged.push(...(await list({ sort, descending: way }, 700, offset)));
      }
      expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      expect(new Set(paged.map(({ id }) => id)).size).toBe(COUNT);
    },
  );
});

const INDEXED = {
  read_at: 'newest',
  document: 'name_key',
  book: 'book_key',
  closure: 'closure_rank',
  verdict: 'kind',
} as Record<string, string>;

describe.skipIf(onPostgres)('a page of a large library waits for no sort', () => {
  test.each(LIBRARY_SORTS)('by %s', async (sort) => {
    const query = LibraryQuery.parse({ sort, descending: 'true' });
    const plans = (await plansOf(db, (watched) => listLibrary(watched, 1, query, 1, 0))).join('\n');
    expect(plans).toContain(`runs USING INDEX library_by_${INDEXED[sort] ?? sort} `);
    expect(plans).not.toContain('TEMP B-TREE FOR ORDER BY');
  });

  test.each(['county', 'assignee'] as const)('of one %s, found by its index', async (column) => {
    const query = LibraryQuery.parse({ [column]: 'polk' });
    const plans = (await plansOf(db, (watched) => countKinds(watched, 1, query))).join('\n');
    expect(plans).toContain(`INDEX library_by_${column} (account_id=? AND ${column}=?)`);
  });

  test('from the oldest on, of copies, and of what is chosen from', async () => {
    const oldest = LibraryQuery.parse({ sort: 'read_at', descending: 'false' });
    const plans = (await plansOf(db, (watched) => listLibrary(watched, 1, oldest, 50, 0))).join('\n');
    expect(plans).toContain('INDEX library_by_oldest ');
    expect(plans).toContain('earlier USING COVERING INDEX library_by_content (account_id=? AND document_sha256=?');
    const choices = (await plansOf(db, (watched) => listChoices(watched, 1))).join('\n');
    for (const name of ['county', 'assignee', 'client']) expect(choices).toContain(`INDEX library_by_${name} `);
    expect(choices).not.toContain('TEMP B-TREE');
  });
});

test('acres are sorted by size, and documents that state none stand at the end either way', async () => {
  for (const descending of ['true', 'false'] as const) {
    const acres = (await list({ sort: 'stated_acres', descending })).map(({ stated_acres }) => stated_acres);
    const known = acres.filter((value) => value !== null);
    expect(acres.slice(known.length).every((value) => value === null)).toBe(true);
    expect(known.length).toBe(COUNT - COUNT / 5);
    const sorted = known.toSorted((a, b) => (descending === 'true' ? b - a : a - b));
    expect(known).toEqual(sorted);
  }
});

test('documents are sorted by name as people count', async () => {
  const first = await names({ sort: 'document', descending: 'false' }, 12);
  expect(first).toEqual(Array.from({ length: 12 }, (_, i) => `warranty-deed-${String(i + 1)}.pdf`));
});

test('filters take in what they say, and the counts tell of every kind', async () => {
  const query = LibraryQuery.parse({ county: 'polk', kind: 'PASS' });
  const rows = await listLibrary(db, 1, query, COUNT, 0);
  expect(rows.length).toBeGreaterThan(COUNT / 50);
  expect(rows.every(({ county, worst }) => county === 'Polk' && worst === 2)).toBe(true);
  const counts = await countKinds(db, 1, query);
  expect(counts.PASS).toBe(rows.length);
  expect(counts.FAIL).toBeGreaterThan(COUNT / 50);
  const { submitted_at: since = '' } = nthDocument(COUNT - 10, COUNT);
  expect(await names({ since })).toHaveLength(10);
  expect(await names({ until: since })).toHaveLength(COUNT - 10);
  const without = [nthDocument(0, COUNT).id, nthDocument(1, COUNT).id].join(',');
  expect(await names({ without })).toHaveLength(COUNT - 2);
});

test('a document under way and one that failed are counted as such', async () => {
  const [a, b] = [nthDocument(3, COUNT).id, nthDocument(4, COUNT).id];
  await updateRun(db, a, ['succeeded'], { status: 'queued' });
  await updateRun(db, b, ['succeeded'], { status: 'failed' });
  expect(await countKinds(db, 1, LibraryQuery.parse({}))).toMatchObject({ working: 1, refused: 1 });
  expect((await list({ kind: 'working' })).map(({ id }) => id)).toEqual([a]);
  expect((await list({ sort: 'verdict', descending: 'false' }, 2)).map(({ id }) => id)).toEqual([a, b]);
  for (const id of [a, b]) await updateRun(db, id, ['queued', 'failed'], { status: 'succeeded' });
});

test('the same bytes a second time are a copy of the first', async () => {
  const [first, again] = [nthDocument(10, COUNT).id, nthDocument(11, COUNT).id];
  await updateRun(db, again, ['succeeded'], { document_sha256: nthDocument(10, COUNT).document_sha256 ?? null });
  const copies = (await list({})).filter(({ copy }) => copy === 1).map(({ id }) => id);
  expect(copies).toEqual([again]);
  expect(copies).not.toContain(first);
});

describe('searched', () => {
  const hitsOf = async (search: string) => {
    const rows = await list({ search }, 50);
    const hits = await listHits(
      db,
      questionOf(search) ?? [],
      rows.flatMap(({ number }) => number ?? []),
    );
    return rows.map(({ number, document }) => ({ document, hit: hits.get(number ?? 0) }));
  };

  test('a word of one document finds it and is marked where it stands', async () => {
    const [found, ...others] = await hitsOf('zx777');
    expect(others).toEqual([]);
    expect(found?.document).toBe('warranty-deed-778.pdf');
    expect(found?.hit?.words).toContainEqual({ text: 'zx777', marked: true });
  });

  test('every word has to be there, as the beginning of one, with or without accents and case', async () => {
    const rows = await list({ search: 'NUNEZ ced' });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ grantor, grantee }) => `${grantor} ${grantee}`.includes('Núñez'))).toBe(true);
  });

  test('a number is found within a name, and the name is marked', async () => {
    const [found] = await hitsOf('deed-1042.pdf');
    expect(found?.hit?.name.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['deed', '1042', 'pdf']);
  });

  test('words in quotation marks are found as they stand together', async () => {
    const together = await names({ search: '"cotton spindle"' });
    expect(together.length).toBeGreaterThan(0);
    expect(await names({ search: '"spindle cotton"' })).toEqual([]);
  });

  test.each([
    '"',
    '""',
    '"unclosed phr',
    "'; DROP TABLE runs; --",
    'NEAR(a b, 2)',
    'AND OR NOT',
    'title:deed',
    '{title words}: deed',
    '^deed',
    'deed*',
    '-deed + (',
    '😀',
    'deed 😀 \u0000 \u202e',
    '\ud800',
    '\\',
    '%_%',
    'ﬁ Ǆ İ ß',
    'a'.repeat(900),
    'the '.repeat(240),
    '“curly” ‘quotes’',
  ])('whatever is typed is answered: %j', async (search) => {
    await expect(list({ search }, 5)).resolves.toBeInstanceOf(Array);
    await expect(countKinds(db, 1, LibraryQuery.parse({ search }))).resolves.toBeDefined();
  });

  test('signs that no document holds find nothing; a mark that is being typed takes nothing away', async () => {
    expect(await names({ search: '😀' })).toEqual([]);
    expect(await names({ search: '"' })).toHaveLength(COUNT);
  });

  test('a deleted result leaves the index and the columns; a document that left the library leaves with its name', async () => {
    const { id, document } = nthDocument(900, COUNT);
    await deleteResults(db, [id]);
    expect(await names({ search: 'zx900' })).toEqual([]);
    expect(await names({ search: document })).toContain(document);
    const row = (await list({ search: document })).find((one) => one.id === id);
    expect(row).toMatchObject({ grantor: null, county: null, stated_acres: null, closure: null });
    await leaveLibrary(db, [id]);
    expect(await names({ search: document })).not.toContain(document);
    const left = await db.selectFrom('texts').select('number').where('run_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

test('what the office writes on documents is kept, sorted, filtered and searched', async () => {
  const [a, b] = [nthDocument(20, COUNT).id, nthDocument(21, COUNT).id];
  const at = '2026-07-02T10:00:00.000Z';
  const labels = { order_number: 'TX-2026-0815', client: 'First Title', assignee: 'M. Poe', reviewed_by: 'A. Lee' };
  expect(await putLabels(db, 1, { documents: [a, b, 'job_none'], labels }, at)).toBe(2);
  expect((await list({ search: 'tx-2026-0815' })).map(({ id }) => id)).toEqual([b, a]);
  expect((await list({ assignee: 'm. poe' })).length).toBe(2);
  expect((await list({ sort: 'client', descending: 'true' }, 2)).map(({ id }) => id).toSorted()).toEqual([a, b]);
  expect((await list({ assignee: 'M. Poe' }))[0]).toMatchObject({ reviewed_by: 'A. Lee', reviewed_at: at });
  expect((await listChoices(db, 1)).assignees).toEqual([{ value: 'M. Poe', documents: 2 }]);
  await putLabels(db, 1, { documents: [a], labels: { assignee: '', reviewed_by: '', pending: 3 } }, at);
  const [row] = await list({ pending: 'true' });
  expect(row).toMatchObject({ id: a, assignee: null, reviewed_at: null, client: 'First Title', pending: 3 });
});
