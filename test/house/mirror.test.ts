// A test is about its twin: its path names a source file or a room, or it is said why not.
import { expect, test } from 'vitest';
import { listFiles } from '#test/house/source-files.ts';
import { FOLDERS_APART, TESTS_APART } from '#test/house/tests-apart.ts';

const files = listFiles();
const sources = new Set(files.filter((path) => path.startsWith('src-')));
const tests = files.filter((path) => /^test\/(core|main|renderer)\/.*\.test\.tsx?$/.test(path));

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function hasTwin(path: string): boolean {
  const twin = path.replace(/^test\//, 'src-').replace(/\.test\.tsx?$/, '');
  return (
    sources.has(`${twin}.ts`) || sources.has(`${twin}.tsx`) || [...sources].some((file) => folderOf(file) === twin)
  );
}

test('every test has its source, or a reason to stand apart', () => {
  const alone = tests.filter(
    (path) => !hasTwin(path) && !Object.hasOwn(TESTS_APART, path) && !Object.hasOwn(FOLDERS_APART, folderOf(path)),
  );
  expect(alone).toEqual([]);
});

test('whoever is said to stand apart is there and does', () => {
  const wrong = Object.keys(TESTS_APART).filter((path) => !tests.includes(path) || hasTwin(path));
  expect(wrong).toEqual([]);
});
