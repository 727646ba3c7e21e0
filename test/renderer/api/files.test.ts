import { expect, test } from 'vitest';
import { inOrder } from '#renderer/api/files.ts';

test('a folder comes in the order in which people count, whatever order the system hands it out in', () => {
  const names = ['deed 10.pdf', 'Deed 9.pdf', 'deed 1.pdf', 'book 2/deed 1.pdf', 'book 2/deed 2.pdf', 'book 10/a.pdf'];
  const files = names.map((path) => {
    const [name = '', folder = ''] = path.split('/').reverse();
    return { name, folder, bytes: new Blob([]) };
  });
  expect(inOrder(files).map(({ folder, name }) => (folder === '' ? name : `${folder}/${name}`))).toEqual([
    'deed 1.pdf',
    'Deed 9.pdf',
    'deed 10.pdf',
    'book 2/deed 1.pdf',
    'book 2/deed 2.pdf',
    'book 10/a.pdf',
  ]);
});
