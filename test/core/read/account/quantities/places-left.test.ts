// Places that no word of their clause gives to the land or takes from it.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (behind: string, among = ''): string =>
  `A tract in the Northwest Quarter of Section 12, Township 4 North, Range 3 West, Adams County, Ohio: Beginning at a post${among}; thence North 330.00 feet to a rod; thence East 264.00 feet to a stone; thence South 330.00 feet to a stake; thence West 264.00 feet to the beginning, containing 2.00 acres. ${behind}`;

test.each([
  ['The order gave him the acreage in the Northeast Quarter of said section, which is the ground described.', ''],
  ['By the tax roll it pays in Section 14.', ''],
  ['', ' in the field of Lee, Brown County, Ohio'],
  // Said of the land's own quarter, or before it was named at all.
  ['', ' in the east line of said quarter of Section 22'],
  ['', ' on the west line of said Section 21'],
  ['', ' at the southwest corner of Section 23 aforesaid'],
  ['The said lot out of Section 15 shall be used for burials.', ''],
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
  expect(lot('Subject to the drainage easement along Lot 32 as shown on the Plan.')).toEqual([]);
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

const numbered = (place: string, behind: string): string[] =>
  openCodes(
    `Amos Cobb conveys to John Lee a tract in ${place}, Wilson County, Tennessee: Beginning at a post; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the beginning, containing 2.00 acres. ${behind}`,
  );

test.each([
  ['the 21st Civil District', 'The land is assessed in our names upon the rolls of Civil District No. 12.'],
  ['Civil District No. 21', 'The taxes of the Twelfth Civil District are to be paid by Lee.'],
  ['District No. 4', 'The said tract lies in District No. 5.'],
  ['Election District No. 5', 'Assessed in Election District 6.'],
  ['Precinct No. 4', 'The taxes in Precinct No. 7 are paid.'],
  ['Justice Precinct 3', 'Rendered for taxation in Justice Precinct 5.'],
  ['the Third Division', 'It is taxed as of the Second Division.'],
  ['Beat No. 2', 'Listed for taxes in Beat No. 3.'],
  ['Farm No. 12 of the Manor', 'Being the same Farm No. 21 held by Cole.'],
  ['Allotment No. 33', 'The allotment number 38 was patented to Pike in 1906.'],
  ['Private Claim No. 12', 'The taxes in Private Claim 14 are paid to date.'],
  ['U. S. Survey No. 1180', 'The grantor bought it in U. S. Survey No. 1108 of Cole.'],
  ['the Fourth Ward of the City of Lebanon', 'It is taxed in the Fifth Ward.'],
])('a number of whatever sort that is another behind the courses: %s. %s', (place, behind) => {
  expect(numbered(place, behind)).toContain('place_otherwise');
});

test.each([
  ['the 21st Civil District', 'Assessed upon the rolls of Civil District No. 21.'],
  ['the 21st Civil District', 'Acknowledged before H. Cole, a justice of the peace for the 12th Civil District.'],
  ['the 21st Civil District', 'John Lee, of the 12th Civil District, signs as witness.'],
  ['Civil District No. 21', 'The grantor has moved to District No. 4 of Smith County.'],
  ['Precinct No. 4', 'Subject to the taxes of School District No. 7 and of drainage district No. 2.'],
  ['Farm No. 12 of the Manor', 'The fence along Farm No. 11 is to be kept by Lee.'],
  ['Cates District, in land lot 77 of the 6th District', 'All lying in said lot number 77.'],
  ['U. S. Survey No. 1180', 'The east line runs with the land of Hay in his Survey No. 1108.'],
  ['Lot 12', 'Lot 13 lies north of it. Lot 11 is on the south side of this land.'],
])('a number that is given to another, or the same: %s. %s', (place, behind) => {
  expect(numbered(place, behind)).not.toContain('place_otherwise');
});

test('a line may end within the name of a survey', () => {
  const codes = (behind: string): string[] => numbered(`the Township of Concord, State of Tennessee, in ${behind}`, '');
  expect(codes('Virginia\nMilitary Survey No. 2366')).not.toContain('place_otherwise');
});

test.each([
  'the Township of Hopewell, the same lying along Great Trough Creek in Shirley Township',
  'the Township of Hopewell, the said tract lying on the Mill Road in Shirley Township',
])('a tract lies in one township: %s', (place) => {
  expect(numbered(place, '')).toContain('place_otherwise');
});

test.each([
  'the Township of Hopewell, the same lying along Great Trough Creek in Hopewell Township',
  'the Township of Hopewell, lying along the road to Shirley Township',
])('and what it lies along may come from another: %s', (place) => {
  expect(numbered(place, '')).not.toContain('place_otherwise');
});

test('what is told in brackets ends no sentence', () => {
  const deed = (county: string): string[] =>
    openCodes(
      `Real estate in ${county} County. Amos Pike conveys to John Lee the following described real estate (as defined in Neb. Rev. Stat. 76-201) in the County of Nance, State of Nebraska: Beginning at a post; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the beginning, containing 2.00 acres.`,
    );
  expect(deed('Merrick')).toContain('place_otherwise');
  expect(deed('Nance')).not.toContain('place_otherwise');
});

test.each([
  ['Lot No. 14 in Section B of the Fairlawn Plan', 'BEING the whole of Lot No. 14 in Section D of said Plan.', true],
  ['Lot No. 14 in Section B of the Fairlawn Plan', 'BEING the whole of Lot No. 14 in Section B of said Plan.', false],
  ['part of Lot No. 61 in Great Lot No. 17 of the Kortright Patent', '', false],
])('sections by letters, and lots within a great lot: %s %s', (land, behind, isElse) => {
  const text = `John Hall conveys to Mary Pike a lot of ground in Allegheny County, Pennsylvania, being ${land}: Beginning at a post; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the beginning, containing 2.00 acres. ${behind}`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isElse);
});
