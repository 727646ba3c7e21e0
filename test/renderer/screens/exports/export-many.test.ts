import { expect, test } from 'vitest';
import { freeName } from '#renderer/screens/exports/export-many.ts';

test('two documents of one name do not replace each other', () => {
  const taken = new Set<string>();
  const names = ['deed.dxf', 'Deed.dxf', 'deed.dxf', 'deed.certificate.pdf', 'deed.certificate.pdf', 'plain', 'plain'];
  const given = names.map((name) => {
    const free = freeName(name, taken);
    taken.add(free.toLowerCase());
    return free;
  });
  expect(given).toEqual([
    ...['deed.dxf', 'Deed (2).dxf', 'deed (3).dxf', 'deed.certificate.pdf', 'deed (2).certificate.pdf'],
    ...['plain', 'plain (2)'],
  ]);
});
