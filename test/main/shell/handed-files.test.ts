// What the system hands over on the command line: documents, and links into the application.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, findPlace } from '#main/shell/handed-files.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const folder = temporaryFolder('handed');
const at = (name: string) => join(folder, name);
for (const name of ['deed.PDF', 'held.deedproof', 'notes.docx']) writeFileSync(at(name), 'x');
mkdirSync(at('folder.pdf'));

test('documents that exist are taken, everything else is passed over', () => {
  expect(
    filesOf(['--flag', at('deed.PDF'), at('held.deedproof'), at('notes.docx'), at('gone.pdf'), at('folder.pdf'), '.']),
  ).toEqual([at('deed.PDF'), at('held.deedproof')]);
});

test.each([
  [['deedproof://library'], 'library'],
  [['electron', 'deedproof://document/run_12-a/'], 'document/run_12-a'],
  [['deedproof://document/../../etc'], null],
  [['deedproof://document/a?x=1'], null],
  [['https://example.com/deedproof://library'], null],
  [['deedproof:library'], null],
  [[], null],
])('%j leads to %s', (argv, place) => {
  expect(findPlace(argv)).toBe(place);
});
