// A large library put straight into the store: documents with names, facts and words, but without results to open.
import type { Db } from '#main/store/db.ts';
import { indexTexts } from '#main/store/found-words.ts';
import { nameKeyOf } from '#main/store/natural-key.ts';
import { FRESH_RUN, type StoredRun } from '#main/store/runs.ts';
import { piecesOf } from '#main/store/texts.ts';

const COUNTIES = ['Polk', 'Cedar', 'Greene', 'Dallas', 'Hickory', 'Laclede', 'St. Clair', 'Webster'];
const SURNAMES = [
  'Oakes',
  'Tanner',
  'Whitfield',
  'Marlow',
  'Dunning',
  'Ferris',
  'Haverly',
  'Okafor',
  'Ibarra',
  'Núñez',
];
const GIVEN = ['Harriet', 'Lowell', 'Ada', 'Silas', 'Ruth', 'Edwin', 'Pearl', 'Amos', 'Clara', 'Vernon', 'Ida'];
const MONUMENTS = ['iron pin', 'stone', 'white oak', 'concrete monument', 'railroad spike', 'cotton spindle', 'rebar'];
const STATUSES = ['PASS', 'REVIEW', 'FAIL'] as const;
const CHUNK = 250;
/** The last of them came at this moment, the others a minute apart before it. */
const NEWEST = Date.UTC(2026, 5, 30, 12);

const of = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
const person = (at: number): string => `${of(GIVEN, at)} ${of(SURNAMES, Math.floor(at / 7) + at)}`;

/** What the nth of so many says of itself. The first is the oldest. */
export function nthDocument(at: number, count: number): Partial<StoredRun> & { id: string; document: string } {
  const status = STATUSES[at % 3] ?? 'PASS';
  const stated = at % 5 === 0 ? null : 1 + ((at * 37) % 4000) / 100;
  const page = String((at * 13) % 900);
  return {
    id: `job_${String(at).padStart(24, 'a')}`,
    document: `warranty-deed-${String(at + 1)}.pdf`,
    submitted_at: new Date(NEWEST - (count - at) * 60_000).toISOString(),
    verdicts: JSON.stringify([{ tract: 'Tract 1', status }]),
    worst: { FAIL: 0, REVIEW: 1, PASS: 2 }[status],
    grantor: person(at),
    grantee: person(at * 3 + 1),
    county: of(COUNTIES, at),
    state: 'Missouri',
    book: String(100 + (at % 250)),
    page,
    book_key: nameKeyOf(`0 ${String(100 + (at % 250))} ${page}`),
    dated: `${String(1900 + (at % 120))}-0${String(1 + (at % 9))}-1${String(at % 9)}`,
    stated_acres: stated,
    computed_acres: stated === null ? null : Number((stated * 1.002).toFixed(4)),
    closure: at % 11 === 0 ? 'exact' : `1:${String(200 + ((at * 97) % 90_000))}`,
    closure_rank: at % 11 === 0 ? 1e15 : 200 + ((at * 97) % 90_000),
    pages: 1 + (at % 12),
    document_sha256: at.toString(16).padStart(64, '0'),
  };
}

function wordsOf(at: number): string {
  const calls = Array.from(
    { length: 8 },
    (_, i) =>
      `thence North ${String((at * 7 + i * 11) % 90)} degrees East, ${String(((at + i) * 173) % 2000)}.${String(i)}0 feet to a ${of(MONUMENTS, at + i)}`,
  );
  return `WARRANTY DEED. This indenture made between ${person(at)} and ${person(at * 3 + 1)}. Beginning at a ${of(MONUMENTS, at)}; ${calls.join('; ')} to the point of beginning. Parcel mark zx${String(at)}.`;
}

/** Puts so many documents into the library of an account. */
export async function fillLibrary(db: Db, accountId: number, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - from) }, (_, i) => rowOf(accountId, from + i, count));
    await db.transaction().execute(async (within) => {
      const made = await within
        .insertInto('texts')
        .values(
          rows.map(({ id, document, grantor, grantee, county }, i) => ({
            run_id: id,
            title: document,
            pieces: piecesOf(document),
            facts: `Grantor: ${grantor ?? ''}\nGrantee: ${grantee ?? ''}\n${county ?? ''} County, Missouri`,
            words: wordsOf(from + i),
          })),
        )
        .returning(['number', 'run_id'])
        .execute();
      await indexTexts(
        within,
        rows.map(({ id }) => id),
      );
      const numbers = new Map(made.map(({ run_id, number }) => [run_id, number]));
      await within
        .insertInto('runs')
        .values(rows.map((row) => ({ ...row, number: numbers.get(row.id) ?? null })))
        .execute();
    });
  }
}

function rowOf(account_id: number, at: number, count: number): StoredRun {
  const { id, document, ...told } = nthDocument(at, count);
  return {
    ...FRESH_RUN,
    account_id,
    id,
    document,
    key_prefix: 'session',
    reference: id,
    position: 0,
    source: 'async',
    status: 'succeeded',
    test_mode: 0,
    declared_text: 0,
    input: null,
    submitted_at: '',
    finished_at: told.submitted_at ?? null,
    attempts: 1,
    result_state: 'held',
    ...told,
    name_key: nameKeyOf(document),
  };
}
