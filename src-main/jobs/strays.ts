// Files of ours in the data folder that no row names: left by a crash, or unknown because the database is not the one that
// belongs to them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { App } from '#main/app.ts';
import { isKept } from '#main/store/data-folder.ts';
import { findPlainFile, listFiles } from '#main/store/lost-and-found.ts';
import { listNeededFiles } from '#main/store/queue.ts';
import { listRevisions } from '#main/store/results.ts';
import { listByIds, type StoredRun } from '#main/store/runs.ts';
import { listConsumedUploads, listOpenUploads } from '#main/store/uploads.ts';

export type Shelf = Pick<App, 'db' | 'folder' | 'desktop'>;

/**
 * `unknown` no crash can leave: only a database that lacks its row does. `finished` is known to be done with, and its
 * removal was interrupted. `loose` is anything else.
 */
export interface Stray {
  readonly name: string;
  readonly fate: 'unknown' | 'loose' | 'finished';
}

const RUN = /^\w+\/((?:job|doc)_[a-z2-7]{24})\./;
const DOCUMENT = /^documents\/(?:job|doc)_[a-z2-7]{24}\.(in|pdf|txt)$/;
const RESULT = /^results\/(?:job|doc)_[a-z2-7]{24}\.\d+\.json$/;
const AT_A_TIME = 500;

/** The file of a result beside its document, so that the library can be taken up again without its database. */
export function resultFileOf(id: string, revision: number): string {
  return `results/${id}.${revision}.json`;
}

/** The file of the words that a document was read from. */
export function wordFileOf(id: string): string {
  return `results/${id}.words.json.gz`;
}

export async function listStrays(shelf: Shelf): Promise<Stray[]> {
  const known = await knownFiles(shelf);
  const names = listFiles(shelf.folder).filter((name) => !known.has(name));
  if (names.length === 0) return [];
  const runs = await runsOf(shelf, names);
  const consumed = new Set((await listConsumedUploads(shelf.db)).map((id) => `staged/${id}`));
  return names.map((name) => {
    const run = runs.get(RUN.exec(name)?.[1] ?? '');
    const finished = consumed.has(name) || name.startsWith('staged/import_') || name === 'documents/room.part';
    return { name, fate: finished ? 'finished' : fateOf(shelf, name, run) };
  });
}

/** Ids of the keys that signed the results among them, one for each result. */
export async function listStrayKeys(shelf: Shelf): Promise<string[]> {
  const results = (await listStrays(shelf)).filter(({ name, fate }) => fate === 'unknown' && RESULT.test(name));
  return results.flatMap(({ name }) => keyIdIn(shelf, name) ?? []);
}

const Signed = z.object({ attestation: z.object({ key_id: z.string().min(1) }) });

/** Null where it is not to be read: then nobody can say what it was. */
function keyIdIn({ folder }: Shelf, name: string): string | null {
  if (findPlainFile(folder, name) === null) return null;
  try {
    return Signed.parse(JSON.parse(readFileSync(join(folder.path, name), 'utf8'))).attestation.key_id;
  } catch {
    return null;
  }
}

/** The files that rows name, and those that go with them. */
export async function knownFiles({ db }: Pick<Shelf, 'db'>): Promise<Set<string>> {
  const needed = await listNeededFiles(db);
  const staged = (await listOpenUploads(db)).map((id) => `staged/${id}`);
  const revisions = await listRevisions(db);
  const results = revisions.map(({ run_id, revision }) => resultFileOf(run_id, revision));
  const words = revisions.map(({ run_id }) => wordFileOf(run_id));
  return new Set([...needed, ...needed.map((name) => `${name}.part`), ...staged, ...results, ...words]);
}

async function runsOf({ db }: Shelf, names: readonly string[]): Promise<Map<string, StoredRun>> {
  const ids = [...new Set(names.map((name) => RUN.exec(name)?.[1]).filter((id) => id !== undefined))];
  const found: StoredRun[] = [];
  for (let i = 0; i < ids.length; i += AT_A_TIME) found.push(...(await listByIds(db, ids.slice(i, i + AT_A_TIME))));
  return new Map(found.map((run) => [run.id, run]));
}

function fateOf(shelf: Shelf, name: string, run: StoredRun | undefined): Stray['fate'] {
  if (run === undefined) return DOCUMENT.test(name) || RESULT.test(name) ? 'unknown' : 'loose';
  if (isGone(shelf, run)) return 'finished';
  if (name.startsWith('results/')) return RESULT.test(name) ? 'unknown' : 'finished';
  if (isDoneElsewhere(shelf, run)) return 'finished';
  // It waits for a file that is gone, and here is what was made of that: the row is older.
  return run.input !== null && DOCUMENT.test(name) ? 'unknown' : 'loose';
}

/** Deleted by a person or by the retention policy: its files were to go with it. */
const isGone = ({ desktop }: Shelf, { result_state, in_library, account_id }: StoredRun): boolean =>
  result_state === 'deleted' || result_state === 'expired' || (in_library === 0 && account_id === desktop.id);

/** Nothing is kept of other accounts' documents once they have settled; of any other the one that its row names counts. */
function isDoneElsewhere({ folder, desktop }: Shelf, run: StoredRun): boolean {
  const settled = run.status === 'succeeded' || run.status === 'failed';
  if (settled && run.account_id !== desktop.id) return true;
  return [run.input, run.kept_source].some((name) => name !== null && isKept(folder, name));
}
