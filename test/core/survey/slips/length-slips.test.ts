import { expect, test } from 'vitest';
import { lengthSlips } from '#core/survey/slips/length-slips.ts';

test('65 for 665 is a six too many, and no nought taken for a six', () => {
  const found = [...lengthSlips(665, 'thence N 10° E 665 poles', 'poles', '')].filter(({ after }) => after === 65);
  expect(found.map(({ kind }) => kind)).toEqual(['length_added']);
});
