// A copy of every signed result of the library beside the documents: the database may be lost, and what a person read,
// corrected and signed is not.
import type { App } from '#main/app.ts';
import { resultFileOf, type Shelf, wordFileOf } from '#main/jobs/strays.ts';
import { isKept, removeKept, writeDurably } from '#main/store/data-folder.ts';
import { listFiles } from '#main/store/lost-and-found.ts';
import { findResult, listRevisions } from '#main/store/results.ts';
import { findResultState } from '#main/store/runs.ts';

/** After the result is in the database; a copy that cannot be written now is made up for at a later start. */
export async function keepResultFile(app: App, id: string, revision: number, text: string): Promise<void> {
  // A database server has its own copies.
  if (app.line.shared) return;
  try {
    await writeDurably(app.folder, resultFileOf(id, revision), Buffer.from(text));
    // It may have been deleted while the copy was being written.
    if ((await findResultState(app.db, id))?.result_state !== 'held') await removeResultFiles(app, [id]);
  } catch (fault) {
    app.log.error({ run: id, err: fault }, 'the copy of a result could not be written');
  }
}

/** So many at a time, so that a large library from before there were copies does not hold up a start. */
const AT_A_TIME = 200;

/** Writes copies that are missing. */
export async function keepMissingFiles({ db, folder, desktop }: Shelf): Promise<void> {
  let written = 0;
  for (const { run_id, revision } of await listRevisions(db, desktop.id)) {
    const name = resultFileOf(run_id, revision);
    if (isKept(folder, name)) continue;
    if (written === AT_A_TIME) return;
    const text = await findResult(db, run_id, revision);
    if (text !== null) await writeDurably(folder, name, Buffer.from(text));
    written += 1;
  }
}

/** Forgets the copies of these runs, and the words that they were read from. */
export async function removeResultFiles(
  app: Pick<App, 'folder' | 'line' | 'objects'>,
  ids: readonly string[],
): Promise<void> {
  if (app.line.shared) {
    for (const id of ids) await app.objects.remove(wordFileOf(id));
    return;
  }
  const gone = new Set(ids);
  for (const name of listFiles(app.folder)) {
    const id = /^results\/(\w+)\./.exec(name)?.[1];
    if (id !== undefined && gone.has(id)) removeKept(app.folder, name);
  }
}
