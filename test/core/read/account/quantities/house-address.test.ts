// The street that a house number puts the land on.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

test.each([
  ['Send tax notice for the premises: 1420 West Seventeenth Avenue, Denver.', true],
  ['Street address of property: 1420 W. 17th Ave.', true],
  ['The house on it is numbered 1420 on West Seventeenth Avenue.', true],
  ['Commonly called 1420 West Seventeenth Avenue.', true],
  ['The premises are known as 1420 East 17th Avenue.', false],
  ['Mail tax notices to Otto Hasenkamp, 1420 West Seventeenth Avenue, Denver.', false],
  ['The grantor lives at 1420 West Seventeenth Avenue.', false],
  ['The premises are known as 1420 West Eighteenth Avenue.', false],
])('%s', (told, isElse) => {
  const text = `Frieda Cole conveys to Otto Hasenkamp a plot in Denver: Beginning at a cross on the South line of East Seventeenth Avenue; thence West on the avenue line 62.50 feet; thence South 125 feet; thence East 62.50 feet; thence North 125 feet to the beginning, containing 7,812 square feet.\n\n${told}`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isElse);
});
