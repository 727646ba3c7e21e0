// Sections as indexes and tax rolls tell them, in three numbers.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (top: string, behind = ''): string[] =>
  openCodes(
    `${top}\n\nWARRANTY DEED\n\nNorbert Kahl conveys to Marvin Renk part of the Southeast Quarter of Section 26, Township 9 North, Range 11 East, Dane County, Wisconsin: Beginning at a stake; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres. ${behind}`,
  );

test.each([
  ['Vol. 642, Page 318. SE 1/4 27-9-11.', ''],
  ['Kahl to Renk, SE4 27-9-11', ''],
  ['Indexed: Sec. 26-9-12', ''],
  ['Kahl to Renk. SW/4 26-9-11', ''],
  ['26-8N-11E', ''],
  ['', 'Tax roll: 35-9-11, ten acres.'],
  ['', 'Taxes paid on SW SE 26-10-11.'],
  ['', 'Assessed as a part of Section 25-9-11.'],
])('another section: %s%s', (top, behind) => {
  expect(deed(top, behind)).toContain('place_otherwise');
});

test.each([
  ['Vol. 642, Page 318. SE 1/4 26-9-11.', ''],
  ['Indexed: Sec. 26-T9N-R11E', ''],
  ['Filed 5-14-11', ''],
  ['', 'Basis of bearings: the fence, S 27-45-10 E.'],
  ['', 'Basis of bearings: the fence, S27-45-10E.'],
  ['Parcel 27-9-11-200-003', ''],
  ['', 'The grantor lives in SW 1/4 27-9-11.'],
  ['', 'Subject to a mortgage upon other land in 27-9-11.'],
  ['', 'Dated 10-26-64.'],
  ['', 'With the usual covenants expressed in Section 30-11-110, Montana Code Annotated.'],
  ['', 'Exempt under the Constitution, Article 13 A, Section 1 et seq.'],
])('the same, or none: %s%s', (top, behind) => {
  expect(deed(top, behind)).not.toContain('place_otherwise');
});
