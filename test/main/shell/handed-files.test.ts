// What the system hands over on the command line: documents, and links into the application.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findPlace, type Handed, HandOver, handedBy, wordsOf } from '#main/shell/handed-files.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const folder = temporaryFolder('handed');
const at = (name: string) => join(folder, name);
for (const name of ['deed.PDF', 'held.deedproof', 'notes.docx', 'a b.tif']) writeFileSync(at(name), 'x');
mkdirSync(at('folder.pdf'));
symlinkSync(at('deed.PDF'), at('link.pdf'));

test('documents that exist are taken, everything else is passed over', () => {
  const words = [
    '--flag',
    at('deed.PDF'),
    at('held.deedproof'),
    at('notes.docx'),
    at('gone.pdf'),
    at('folder.pdf'),
    '.',
  ];
  expect(handedBy(words, '/')).toEqual({ paths: [at('deed.PDF'), at('held.deedproof')], place: null });
});

test.each([
  ['deed.PDF', 'deed.PDF'],
  ['./deed.PDF', 'deed.PDF'],
  ['folder.pdf/../link.pdf', 'link.pdf'],
  [pathToFileURL(at('a b.tif')).href, 'a b.tif'],
])('%s, as typed in its folder, is the file itself', (word, name) => {
  expect(handedBy([word], folder).paths).toEqual([at(name)]);
});

test('an address of another machine is no document', () => {
  expect(handedBy(['file://elsewhere/deed.pdf', 'https://example.com/deed.pdf'], folder).paths).toEqual([]);
});

test('words follow the program, and the sources where it runs from them', () => {
  expect(wordsOf(['deedproof', '--x', 'deed.pdf'], null)).toEqual(['--x', 'deed.pdf']);
  expect(wordsOf(['electron', '--no-sandbox', '/src/deedproof', 'deed.pdf'], '/src/deedproof')).toEqual(['deed.pdf']);
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

describe('what was handed over', () => {
  const begun = { paths: ['/a.pdf'], place: null };
  const open = () => {
    const taken: Handed[] = [];
    const handOver = new HandOver(begun);
    return { taken, handOver, take: (handed: Handed) => void taken.push(handed) };
  };

  test('waits until the page listens, and is given once', () => {
    const { taken, handOver, take } = open();
    handOver.again({ paths: ['/b.pdf'], place: 'map' });
    handOver.takenBy(take);
    handOver.takenBy(take);
    expect(taken).toEqual([{ paths: ['/a.pdf', '/b.pdf'], place: 'map' }]);
  });

  test('is kept while nobody listens', () => {
    const { taken, handOver, take } = open();
    handOver.takenBy(take);
    handOver.hold();
    handOver.again({ paths: ['/b.pdf'], place: null });
    expect(taken).toHaveLength(1);
    handOver.takenBy(take);
    expect(taken.at(-1)?.paths).toEqual(['/b.pdf']);
  });

  test('brings the window to the front, and is for the next start once the window is gone', () => {
    const { handOver, take } = open();
    let shown = 0;
    handOver.shownBy(() => (shown += 1));
    handOver.takenBy(take);
    handOver.again({ paths: [], place: null });
    expect(shown).toBe(1);
    expect(handOver.rest()).toBeNull();
    handOver.hold();
    handOver.shownBy(() => undefined);
    expect(handOver.rest()).toBeNull();
    handOver.again({ paths: ['/c.pdf'], place: null });
    expect(handOver.rest()).toEqual({ paths: ['/c.pdf'], place: null });
  });
});
