// Whether a start of the installed application is a command, or a wish to see its window.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCommand } from '#main/cli/commands.ts';

const DEED = join(import.meta.dirname, '..', '..', '..', 'resources', 'samples', 'old-deed-in-poles.txt');

test.each([
  [
    ['extract', DEED],
    ['extract', DEED],
  ],
  [
    ['--no-sandbox', 'keys', 'list'],
    ['keys', 'list'],
  ],
  [
    ['extrct', DEED],
    ['extrct', DEED],
  ],
  [['--help'], ['--help']],
  [['--no-sandbox', '--version'], ['--version']],
])('%j is a command', (words, command) => {
  expect(findCommand(words)).toEqual(command);
});

test.each([
  [[]],
  [[DEED]],
  [['--no-sandbox', DEED]],
  [['deedproof://library']],
  [['gone.pdf']],
  [['./extract']],
  [['--some-switch=extract']],
  // A folder of that name stands where it is typed.
  [['resources']],
])('%j opens the window', (words) => {
  expect(findCommand(words)).toBeNull();
});
