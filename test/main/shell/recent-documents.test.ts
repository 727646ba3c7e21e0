// The documents opened last, from one start to the next.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recentDocuments } from '#main/shell/recent-documents.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder('recent');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (changed: () => void = () => {}) => recentDocuments(folder, changed);

test('the last opened stands first, each once, ten at most, and the next start knows them', () => {
  const recent = open();
  for (let i = 0; i < 12; i += 1) recent.add(`/deeds/${i}.pdf`);
  recent.add('/deeds/5.pdf');
  expect(open().list()).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((i) => `/deeds/${i}.pdf`));
});

test('the menu is told of every change and of nothing else', () => {
  let told = 0;
  const recent = open(() => {
    told += 1;
  });
  recent.add('/deeds/a.pdf');
  recent.add('/deeds/a.pdf');
  recent.clear();
  expect(told).toBe(2);
  expect(recent.list()).toEqual([]);
});

test('a list that no longer reads begins anew', () => {
  writeFileSync(join(folder, 'recent.json'), '{"not": "a list"');
  expect(open().list()).toEqual([]);
});
