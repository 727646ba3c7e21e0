import { Command } from 'commander';
import { expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { addShared, type SharedWords, sharedOptionsOf } from '#main/cli/shared-options.ts';

function read(...words: string[]): SharedWords {
  const command = addShared(new Command())
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  return command.parse(words, { from: 'user' }).opts<SharedWords>();
}

test('nothing is settled that was not said', () => {
  expect(sharedOptionsOf(read())).toEqual({});
  expect(read().drain).toBe(10);
});

test('data folder, database, place of documents, signing keys and threads are taken as they are named', () => {
  const words = [
    '--data',
    '/d',
    '--database',
    'postgres://deeds@db/deeds',
    '--objects',
    '/srv/deeds',
    '--keyring',
    '/run/keyring.json',
    '--threads',
    '3',
  ];
  expect(sharedOptionsOf(read(...words))).toEqual({
    data_dir: '/d',
    database: { address: 'postgres://deeds@db/deeds', password: null },
    objects: { folder: '/srv/deeds' },
    keyring_file: '/run/keyring.json',
    workers: 3,
  });
});

test.each(['0', '65', '1.5', 'all'])('%s threads are none', (count) => {
  expect(() => read('--threads', count)).toThrow('1 to 64');
});

test.each(['-1', '3601', 'long'])('%s is no time to drain in', (seconds) => {
  expect(() => read('--drain', seconds)).toThrow('0 to 3600');
});

test('a place that cannot be meant is refused in a sentence that does not repeat it', () => {
  for (const words of [{ objects: 'deeds:hidden' }, { database: 'mysql://a:hidden@db' }]) {
    expect(() => sharedOptionsOf(words)).toThrow(Refusal);
    expect(() => sharedOptionsOf(words)).not.toThrow(/hidden/);
  }
});
