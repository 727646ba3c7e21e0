// A form in which nobody wrote the grantee's name.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (head: string, grantee = 'the said Grantee'): string =>
  `WARRANTY DEED\n\nGRANTOR: Vernon Schaefer\n${head}\n\nKNOW ALL MEN BY THESE PRESENTS, that the said Grantor does grant, bargain, sell and convey unto ${grantee} the following land in Cullman County, Alabama: Beginning at a stake; thence North 330 feet; thence East 264 feet; thence South 330 feet; thence West 264 feet to the point of beginning, containing 2.00 acres.`;

test.each([
  ['GRANTEE: ______________________'],
  ['GRANTEE: . . . . . . . . . .'],
  ['GRANTEE: (blank)'],
  ['GRANTEE: [name to be supplied]'],
  ['Grantee: To be designated'],
  ['GRANTEE:'],
  ['GRANTEE: Unknown at this time'],
  ['GRANTEE (name left blank)'],
  ['TO: ______________________, GRANTEE'],
])('%s names nobody', (head) => {
  expect(openCodes(deed(head))).toContain('text_missing');
});

test('an empty bracket behind the granting words', () => {
  expect(openCodes(deed('GRANTOR is a widower', '( )'))).toContain('text_missing');
});

test.each([
  ['GRANTEE: Ralph T. Bartlett, a single man'],
  ['GRANTEE: Ralph T. Bartlett\nGRANTEE ADDRESS: ______________________'],
  ['GRANTEE: Bartlett Land Co., Inc.'],
  ['GRANTEE: Trustees of Mt. Zion Church'],
])('%s is told', (head) => {
  expect(openCodes(deed(head))).not.toContain('text_missing');
});

test('a box that nobody filled, and the name in the granting words', () => {
  expect(openCodes(deed('GRANTEE: ______________________', 'Ralph T. Bartlett'))).not.toContain('text_missing');
});
