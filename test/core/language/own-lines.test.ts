// Lines that stand for themselves.
import { expect, test } from 'vitest';
import { ownLineStarts } from '#core/language/own-lines.ts';
import { scanTokens } from '#core/language/tokens.ts';

const startsOf = (text: string): string[] => {
  const tokens = scanTokens(text);
  return [...ownLineStarts(tokens)].map((at) => tokens[at]?.text ?? '');
};

test('a heading is ended before its line is full, and what follows begins anew', () => {
  expect(
    startsOf(
      'PRELIMINARY\nSURVEY FOR STOVALL\nBeing a parcel of land on the waters of Long Branch in\nOrange County, Virginia, near the house of the late Amos\nPike, and bounded as follows by the survey of that year:',
    ),
  ).toEqual(['survey', 'being']);
});

test('lines that are full go on, though the next begins with a capital', () => {
  expect(
    startsOf(
      'Being a parcel of land on the waters of Long\nBranch in Orange County, Virginia, conveyed by\nAmos Pike.',
    ),
  ).toEqual([]);
});
