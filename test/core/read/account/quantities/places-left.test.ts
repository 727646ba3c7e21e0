// Places that no word of their clause gives to the land or takes from it.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (behind: string, among = ''): string =>
  `A tract in the Northwest Quarter of Section 12, Township 4 North, Range 3 West, Adams County, Ohio: Beginning at a post${among}; thence North 330.00 feet to a rod; thence East 264.00 feet to a stone; thence South 330.00 feet to a stake; thence West 264.00 feet to the beginning, containing 2.00 acres. ${behind}`;

test.each([
  ['The order gave him the acreage in the Northeast Quarter of said section, which is the ground described.', ''],
  ['By the tax roll it pays in Section 14.', ''],
  ['', ' in the field of Lee, Brown County, Ohio'],
])('held against the land: %s%s', (behind, among) => {
  expect(openCodes(deed(behind, among))).toContain('place_otherwise');
});

test.each([
  ['The stone stands near the corner of Section 11.', ''],
  ['Other land of the grantor lies in Section 14.', ''],
  ['Railroad map 22, Valuation Section 14.', ''],
  ['', ' on the Brown County Road'],
])('no place of the land: %s%s', (behind, among) => {
  expect(openCodes(deed(behind, among))).not.toContain('place_otherwise');
});

test('land is recorded where it lies', () => {
  const codes = (county: string): string[] =>
    openCodes(
      `A portion of the Northeast 1/4 of Section 22, Township 22 South, Range 27 East, Orange County, Florida, Public Records of ${county} County, Florida: Beginning at a post; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the beginning, containing 2.00 acres. Being the land in Deed Book 9, Public Records of Lake County.`,
    );
  expect(codes('Seminole')).toContain('place_otherwise');
  expect(codes('Orange')).not.toContain('place_otherwise');
});

const lot = (behind: string): string[] =>
  openCodes(
    `Lot 31 on the Plan of Quarry Glen, Adams County, Ohio: Beginning at a corner of Lot 30; thence North 330.00 feet along Lot 30 to a rod; thence East 264.00 feet along Lot 32 to a stone; thence South 330.00 feet to a stake; thence West 264.00 feet to the beginning, containing 2.00 acres. ${behind}`,
  );

test('what lies along a neighbouring lot places nothing, and the lot itself does', () => {
  expect(lot('Subject to the drainage easement ten feet in width along Lot 32 as shown on the Plan.')).toEqual([]);
  expect(lot('The land hereby conveyed is Lot 32 as shown on the Plan.')).toContain('place_otherwise');
});

test('a county may have school land in another', () => {
  const deed = (survey: string): string[] =>
    openCodes(
      `A tract in the ${survey}, Hood County, Texas: Beginning at a rod; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the beginning, 2.00 acres.`,
    );
  expect(deed('Milam County School Land Survey')).toEqual([]);
  expect(deed('Smith Survey, Milam County')).toContain('place_otherwise');
});
