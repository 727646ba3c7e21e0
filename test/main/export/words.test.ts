// Places of the survey as the artifacts tell them.
import { expect, test } from 'vitest';
import { aliquotText } from '#main/export/words.ts';

test.each([
  [
    'section=5 | township=4N | range=3W | verbatim=Sections 5 and 6, Township 4 North, Range 3 West',
    'Sections 5 and 6, T4N, R3W',
  ],
  ['section=5 | township=4N | verbatim=Sections Five (5), Six (6) and Seven (7), T. 4 N.', 'Sections 5, 6 and 7, T4N'],
  ['section=5 | verbatim=Sections Five and Six of Township 4', 'Sections Five and Six'],
  ['section=5 | township=4N | verbatim=Section 5, Township 4 North', 'Section 5, T4N'],
])('%s', (wire, told) => {
  expect(aliquotText(wire).split('\n')[0]).toBe(told);
});
