// What troubles with files and the store are called on the command line.
import { expect, test } from 'vitest';
import { fileProblemOf } from '#main/cli/exit.ts';

const fault = (code: string, message = '') => Object.assign(new Error(message), { code });

test.each([
  ['SQLITE_FULL', 'database or disk is full'],
  ['SQLITE_ERROR', 'cannot rollback - no transaction is active'],
])('a disk that is full is said to be, where %s is heard of it', (code, message) => {
  expect(fileProblemOf(fault(code, message))).toBe('the disk of the data folder is full.');
});

test('a fault of ours is not taken for trouble with files', () => {
  expect(fileProblemOf(fault('SQLITE_ERROR', 'no such column: documnet'))).toBeNull();
});
