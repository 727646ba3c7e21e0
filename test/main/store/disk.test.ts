import fs, { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { onDisk } from '#main/store/db.ts';
import { fileDisk, folderDisk } from '#main/store/disk.ts';
import { findSetting, putSetting } from '#main/store/settings.ts';
import { writeTogether } from '#main/store/write-together.ts';
import { freshStore } from '#test/support/store.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const { fsync } = fs;
const FULL = 2;

/** A disk that brings nothing to rest until it is told to, with a fault or without. */
function slowDisk() {
  const waiting: ((fault: NodeJS.ErrnoException | null) => void)[] = [];
  fs.fsync = ((_file: number, over: (fault: NodeJS.ErrnoException | null) => void) =>
    void waiting.push(over)) as typeof fsync;
  syncBuiltinESMExports();
  return {
    waiting,
    asked: (times: number) => expect.poll(() => waiting.length).toBe(times),
    rest: (fault: NodeJS.ErrnoException | null = null) => {
      for (const over of waiting.splice(0)) over(fault);
    },
  };
}

afterEach(() => {
  fs.fsync = fsync;
  syncBuiltinESMExports();
});

const stateOf = (work: Promise<unknown>) =>
  Promise.race([work.then(() => 'over'), new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);

test.each([
  ['file', fileDisk],
  ['folder', folderDisk],
])(
  'those who come while the disk is busy with a %s share the next wait, which began after they came',
  async (kind, of) => {
    const folder = temporaryFolder('disk');
    writeFileSync(join(folder, 'deed'), 'deed');
    const slow = slowDisk();
    const disk = of(kind === 'file' ? join(folder, 'deed') : folder);
    const first = disk.synced();
    await slow.asked(1);
    const later = [disk.synced(), disk.synced()];
    slow.rest();
    await first;
    await slow.asked(1);
    expect(await stateOf(Promise.race(later))).toBe('waits');
    slow.rest();
    await Promise.all(later);
    expect(slow.waiting).toEqual([]);
  },
);

test('a database that is closed has brought all of it to the disk, and whoever waits is told so', async () => {
  const db = await freshStore();
  const slow = slowDisk();
  const lasting = writeTogether(db, (within) => putSetting(within, 'one', 'written'));
  await slow.asked(1);
  const told = onDisk(db);
  await db.destroy();
  slow.rest();
  await Promise.all([lasting, told]);
});

test('what has to last is answered once it is on the disk, and no statement waits for it meanwhile', async () => {
  const db = await freshStore();
  const slow = slowDisk();
  const lasting = writeTogether(db, (within) => putSetting(within, 'one', 'written'));
  await slow.asked(1);
  expect(await findSetting(db, 'one')).toBe('written');
  // What would only be done anew need not last; whoever tells of it again waits as the first does.
  await writeTogether(db, (within) => putSetting(within, 'two', 'written'), { lasting: false });
  const told = onDisk(db);
  expect(await Promise.all([stateOf(lasting), stateOf(told)])).toEqual(['waits', 'waits']);
  slow.rest();
  await lasting;
  await slow.asked(1);
  expect(await stateOf(told)).toBe('waits');
  slow.rest();
  await told;
  // Every other commit waits for the disk by itself, as before.
  expect((await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db)).rows).toEqual([{ synchronous: FULL }]);
  await db.destroy();
});

test('while the disk is at work those gather that have to wait for it anyway, but not for long, nor with one that need not', async () => {
  const db = await freshStore();
  const slow = slowDisk();
  const first = writeTogether(db, (within) => putSetting(within, 'first', 'written'));
  await slow.asked(1);
  const write = (name: string, lasting: boolean) =>
    writeTogether(db, (within) => putSetting(within, name, 'written'), { lasting });
  const gathered = [write('second', true), write('third', true)];
  await new Promise(setImmediate);
  expect((await findSetting(db, 'second')) ?? null).toBeNull();
  await write('brief', false);
  expect(await findSetting(db, 'third')).toBe('written');
  const patient = write('patient', true);
  await expect.poll(() => findSetting(db, 'patient')).toBe('written');
  const all = Promise.all([first, ...gathered, patient]);
  expect(await stateOf(all)).toBe('waits');
  slow.rest();
  await slow.asked(1);
  slow.rest();
  await all;
  await db.destroy();
});

test('a refusal waits too: it may be of what another has just brought', async () => {
  const db = await freshStore();
  const slow = slowDisk();
  const taken = writeTogether(db, async () => {
    throw new Error('taken');
  });
  taken.catch(() => undefined);
  await slow.asked(1);
  expect(await stateOf(taken.catch(() => undefined))).toBe('waits');
  slow.rest();
  await expect(taken).rejects.toThrow('taken');
  await db.destroy();
});

test('a disk that fails is told to whoever waits for it', async () => {
  const db = await freshStore();
  const slow = slowDisk();
  const lasting = writeTogether(db, (within) => putSetting(within, 'one', 'written'));
  lasting.catch(() => undefined);
  await slow.asked(1);
  slow.rest(Object.assign(new Error('i/o'), { code: 'EIO' }));
  await expect(lasting).rejects.toMatchObject({ code: 'EIO' });
  await db.destroy();
});
