// Sentences that say what is given by the deed they stand in.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (tail: string): string =>
  `WARRANTY DEED\n\nAmos Pike, for ten dollars paid, does hereby grant and convey unto Mary Hart that tract of land in Nye County, bounded as follows:\n\nBeginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.\n\n${tail}\n\nTo have and to hold the same forever.`;

test.each([
  'What passes is the timber.',
  'What is sold is the standing timber.',
  'This grant is of the right to flood the said land and no more.',
  'This deed conveys the right to cut and carry away the trees, and no more.',
  'It is meant to convey the life estate of the said Ida Pike and no greater estate.',
  'The thing granted is a privilege of flooding.',
  'The conveyance is one of dower.',
  'It is a burial right that passes.',
  'All that is conveyed is a dower right.',
  'The estate conveyed is a life estate.',
  'Sold: hunting rights.',
  'Grantee takes as life tenant.',
  'PERPETUAL EASEMENT PARCEL',
  '(Utility easement)',
])('%s', (tail) => {
  expect(openCodes(deed(tail))).toContain('right_only');
});

test.each([
  'EASEMENTS',
  'Light and Power Building',
  'What is granted is the land.',
  'The estate conveyed is a fee simple.',
  'The interest conveyed hereby is the whole.',
  'This conveyance is subject to easements, rights of way and zoning.',
  'This conveyance is made with all rights and privileges.',
  'This deed conveys all right, title and interest of the grantor.',
  'What passes by this deed passes with its easements.',
  'The grantee takes the growing crops with the land.',
  'The grantee takes the furnace as he finds it.',
  'The grantor releases her dower and homestead.',
])('%s The land all the same', (tail) => {
  expect(openCodes(deed(tail))).not.toContain('right_only');
});
