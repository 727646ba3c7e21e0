// A part of a lot or quarter by its side, and the corner of it at which the description begins.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (lead: string, behind: string): string =>
  `Mary Dilworth conveys to Caleb Tanner ${lead} in Utah County, Utah: Commencing at the Northeast corner of Lot Five, Block Sixty-two, Provo City Survey; thence South 148.5 feet; thence West 99 feet; thence North 148.5 feet; thence East 99 feet to the place of beginning, containing 14,701.5 square feet${behind}.`;

test.each([
  [', being the South half of said Lot Five', true],
  [', being the southerly one-half of said lot', true],
  [', being the S 1/2 of Lot Five', true],
  [', the same being the West half of said Lot Five', true],
  [', comprising the southern part of the lot', true],
  [', being that half of Lot Five which lies to the south', true],
  [', known as the south half of Lot 5', true],
  [', embracing the entire South half of Lot Five', true],
  [', bounded by the South half of said Lot Five', false],
  [', being the North half of said Lot Five', false],
  [', being the South half of Lot Six', false],
  [', adjoining the South half of said Lot Five', false],
  [', with a right of way over the South half of said Lot Five', false],
])('land begun at the northeast corner of its lot%s', (behind, isOpen) => {
  expect(openCodes(deed('the following land', behind)).includes('place_otherwise')).toBe(isOpen);
});

test('a street told by its side is no part of the lot', () => {
  const lot = 'a lot located on the southerly side of Albrecht Road, being Lot Five';
  expect(openCodes(deed(lot, ''))).not.toContain('place_otherwise');
});

test('a part told before the corner', () => {
  expect(openCodes(deed('the South half of Lot Five', ''))).toContain('place_otherwise');
  expect(openCodes(deed('the East half of Lot Five', ''))).not.toContain('place_otherwise');
});
