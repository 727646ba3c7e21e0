// Documents of one machine: files of the data folder, and short ones that wait in its database.
import type { Objects } from '#main/objects/objects.ts';
import type { Db } from '#main/store/db.ts';
import { deleteInput, findInput, hasInput, runOfInput } from '#main/store/inputs.ts';
import { writeTogether } from '#main/store/write-together.ts';

/** What waits in the database is put there, and mostly taken out again, in the transaction that changes its run. */
export function withInputs(files: Objects, db: Db): Objects {
  return {
    ...files,
    read: async (name) => {
      const run = runOfInput(name);
      return run === null ? files.read(name) : findInput(db, run);
    },
    get: async (name, range) => {
      const run = runOfInput(name);
      if (run === null) return files.get(name, range);
      const content = await findInput(db, run);
      return content === null ? null : once(range === undefined ? content : content.subarray(range.from, range.to + 1));
    },
    has: async (name) => {
      const run = runOfInput(name);
      return run === null ? files.has(name) : hasInput(db, run);
    },
    seems: (name) => runOfInput(name) !== null || files.seems(name),
    remove: async (name) => {
      const run = runOfInput(name);
      if (run === null) await files.remove(name);
      else await writeTogether(db, (within) => deleteInput(within, run), { lasting: false });
    },
  };
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
