import { expect, test } from 'vitest';
import { nameKeyOf } from '#main/store/natural-key.ts';

test('names stand in the order in which people count', () => {
  const names = ['Deed 10.pdf', 'deed 2.pdf', 'deed 002b.pdf', 'Écluse.pdf', 'DEED 1.pdf', 'ecluse 2.pdf', 'zebra.pdf'];
  const sorted = names.toSorted((a, b) => (nameKeyOf(a) < nameKeyOf(b) ? -1 : 1));
  expect(sorted).toEqual([
    'DEED 1.pdf',
    'deed 2.pdf',
    'deed 002b.pdf',
    'Deed 10.pdf',
    'ecluse 2.pdf',
    'Écluse.pdf',
    'zebra.pdf',
  ]);
});
