// Counts, sums, superlatives and acres of this land in words of many hands: what is true leaves the deed passing, and its false twin does not.
import { describe, expect, test } from 'vitest';
import { heardStatuses } from '#test/support/heard.ts';

const HEAD = `WARRANTY DEED
Charles Judson and Alice Judson, husband and wife, for ten dollars and other good and valuable consideration, grant and convey to Leonard Peralta`;
const FOOT = `
Source of title: the estate of Margaret Chauncey, deceased, settled in 1954.
To have and to hold the same to the grantee and his heirs forever.
Witness our hands and seals the day first above written.
Charles Judson
Alice Judson`;

/** Five lines of 409.44, 463.37, 770.61, 269.75 and 717.68 feet: 2,630.85 around, the third the longest, on the northeast. */
const five = (words: string, second = ''): string =>
  `${HEAD} the real property in the County of Ventura, State of California, described as follows: Beginning at a 2-inch iron pipe; thence North 5° 14' 50" West 409.44 feet along Ferry Road to a concrete monument; thence North 53° 44' 40" East 463.37 feet to an iron pipe${second}; thence South 39° 30' 10" East 770.61 feet with the line of Leonard Fallbrook to an iron pin; thence South 27° 36' 00" West 269.75 feet along lands of Amos Doane to a stone; thence North 77° 46' 50" West 717.68 feet by land now or formerly of Edward Burdick to the point of beginning. Containing 10.14 acres. ${words}${FOOT}`;

/** 69 rods from east to west, 59 from north to south. */
const oblong = (words: string): string =>
  `${HEAD} the following real estate in Reno County, Kansas, in the Southwest Quarter of Section 27, Township 23 South, Range 6 West of the 6th P.M., to wit:

Beginning at an iron axle; thence North 59 rods to an iron axle; thence East 69 rods to an iron pipe; thence South 59 rods to a stake; thence West 69 rods back to the point of beginning, containing 25.44 acres.
${words}${FOOT}`;

const two = (words: string): string => `${HEAD} the following land in Adams County, Ohio:

TRACT ONE: Beginning at a pin; thence North 400.00 feet to a stone; thence East 300.00 feet to an iron pin; thence South 400.00 feet to a stake; thence West 300.00 feet to the point of beginning, containing 2.755 acres.

TRACT TWO: Beginning at a post; thence North 200.00 feet to a stone; thence East 300.00 feet to an iron pin; thence South 200.00 feet to a stake; thence West 300.00 feet to the point of beginning, containing 1.377 acres.

${words}${FOOT}`;

const lot = (words: string): string =>
  `${HEAD} Part of Lot 4 in Block 19 of Lake View Addition to the City of Marlow, in the County of Macon, in the State of Illinois, described as follows, to wit: Beginning at the intersection of the east line of Maple Street with the north line of Locust Avenue, being the southwest corner of said Lot 4; thence North 132 feet along the east line of Maple Street to a white oak tree; thence East 177 feet to a stake and stones; thence South 132 feet to a stone; thence West 177 feet along the north line of Locust Avenue to the place of beginning, containing 23,364 square feet. ${words}${FOOT}`;

const curved = (words: string): string =>
  `${HEAD} the following described real property in the County of San Diego, State of California: BEGINNING at the southwest corner of the land herein described; thence N05°59'11"E 479.75 feet along lands of Albert Judson; thence S84°00'49"E 650.50 feet to the beginning of a tangent curve concave southwesterly; thence southeasterly along the arc of said curve to the right, having a radius of 25.00 feet, through a central angle of 90°00'00", an arc distance of 39.27 feet, the chord of which bears S39°00'49"E, 35.36 feet; thence S05°59'11"W 454.75 feet; thence N84°00'49"W 675.50 feet with the line of Samuel Fallbrook to the POINT OF BEGINNING. Containing 7.437 acres, more or less. ${words}${FOOT}`;

const passes = async (text: string): Promise<boolean> =>
  (await heardStatuses(text)).every((status) => status === 'PASS');
const passesNowhere = async (text: string): Promise<boolean> =>
  (await heardStatuses(text)).every((status) => status !== 'PASS');

test('the deeds pass as they stand', async () => {
  for (const deed of [five, oblong, two, lot, curved]) expect(await passes(deed(''))).toBe(true);
});

describe('counts', () => {
  test.each([
    [
      'There are but five corners to the tract, counting that at the beginning.',
      'There are but six corners to the tract, counting that at the beginning.',
    ],
    ['The boundary has five courses and no more.', 'The boundary has six courses and no more.'],
    [
      'Courses 1 through 5 inclusive describe the whole perimeter.',
      'Courses 1 through six inclusive describe the whole perimeter.',
    ],
    ['The five courses above given complete the circuit.', 'The six courses above given complete the circuit.'],
    ['It is enclosed by five lines only.', 'It is enclosed by four lines only.'],
    ['In going round the tract five corners are met with.', 'In going round the tract seven corners are met with.'],
    [
      'The perimeter is made up of exactly five straight lines.',
      'The perimeter is made up of exactly four straight lines.',
    ],
    ['Lines one to five close the figure.', 'Lines one to six close the figure.'],
    [
      'The tract is bounded by five lines, no more and no less.',
      'The tract is bounded by six lines, no more and no less.',
    ],
    ['Only five sides are there to the tract.', 'Only four sides are there to the tract.'],
    ['The figure above described has just five corners.', 'The figure above described has just six corners.'],
    ['Five calls, and five only, bound the premises.', 'Six calls, and six only, bound the premises.'],
    ['The number of courses is five.', 'The number of courses is seven.'],
    ['Calls numbered 1 to 5 enclose the whole of the land.', 'Calls numbered 1 to 6 enclose the whole of the land.'],
    ['The survey runs five courses and closes.', 'The survey runs seven courses and closes.'],
  ])('%s', async (own, other) => {
    expect(await passes(five(own))).toBe(true);
    expect(await passesNowhere(five(other))).toBe(true);
  });

  test.each([
    'One parcel only is conveyed by this instrument.',
    'One tract of land only is meant to be conveyed.',
    'This deed covers but a single tract.',
    'There is only one parcel in this conveyance.',
    'But one parcel is described in this deed.',
    'A single tract is hereby conveyed, and not two.',
  ])('%s', async (words) => {
    expect(await passes(five(words))).toBe(true);
    expect(await passesNowhere(two(words))).toBe(true);
  });

  test.each([
    'Two parcels only are conveyed by this deed.',
    'Two tracts, and no more, pass by this deed.',
    'There are two parcels, and two only, in this deed.',
  ])('%s', async (words) => {
    expect(await passes(two(words))).toBe(true);
    expect(await passesNowhere(five(words))).toBe(true);
  });

  test.each([
    'The first four courses only are conveyed.',
    'One half only of the parcel is conveyed by this instrument.',
    'Only the land north of the third line is conveyed.',
    'One parcel only of the said tract is conveyed.',
    'Only one parcel of the two in the survey is conveyed.',
    'Also one parcel only of meadow.',
    'One parcel only, being the east half, is conveyed.',
    'There is but one parcel besides.',
    'Two of the five corners are not conveyed.',
  ])('%s', async (words) => {
    expect(await passesNowhere(five(words))).toBe(true);
  });
});

describe('sums of lines by their names', () => {
  test.each([
    [
      'The third and fourth lines measure together 1,040.36 feet.',
      'The third and fourth lines measure together 1,050.36 feet.',
    ],
    [
      'The first two lines added together come to 872.81 feet.',
      'The first two lines added together come to 1,040.36 feet.',
    ],
    ['The last two courses make in all 987.43 feet.', 'The last two courses make in all 887.43 feet.'],
    ['Courses 3 and 4 together amount to 1,040.36 feet.', 'Courses 3 and 4 together amount to 987.43 feet.'],
    [
      'The sum of the first and third lines is 1,180.05 feet.',
      'The sum of the first and third lines is 1,080.05 feet.',
    ],
    ['To go round it is 2,630.85 feet.', 'To go round it is 2,530.85 feet.'],
    ['All the lines added up come to 2,630.85 feet.', 'All the lines added up come to 2,361.10 feet.'],
    ['The five sides taken together measure 2,630.85 feet.', 'The five sides taken together measure 2,730.85 feet.'],
    ['One who walks the boundary goes 2,630.85 feet.', 'One who walks the boundary goes 2,680.85 feet.'],
    [
      'The combined length of the second and fourth courses is 733.12 feet.',
      'The combined length of the second and fourth courses is 753.12 feet.',
    ],
    ['The whole distance around is 2,630.85 feet.', 'The whole distance around is 2,730.85 feet.'],
    [
      'Adding the first, second and third courses gives 1,643.42 feet.',
      'Adding the first, second and third courses gives 1,743.42 feet.',
    ],
    ['The first three lines sum to 1,643.42 feet.', 'The first three lines sum to 1,543.42 feet.'],
    [
      'Together the fourth and fifth courses measure 987.43 feet.',
      'Together the fourth and fifth courses measure 1,040.36 feet.',
    ],
    ['The total of all the distances is 2,630.85 feet.', 'The total of all the distances is 2,680.85 feet.'],
    ['The lines of the survey foot up to 2,630.85 feet.', 'The lines of the survey foot up to 2,600.85 feet.'],
    ['Lines 1 and 2 are together 872.81 feet.', 'Lines 1 and 2 are together 987.43 feet.'],
  ])('%s', async (own, other) => {
    expect(await passes(five(own))).toBe(true);
    expect(await passesNowhere(five(other))).toBe(true);
  });

  test.each([
    ['To go round it is 256 rods.', 'To go round it is 246 rods.'],
    ['The east and west lines together make 118 rods.', 'The east and west lines together make 138 rods.'],
    ['The circuit of the land is 256 rods in all.', 'The circuit of the land is 187 rods in all.'],
    [
      'The tract is 69 rods from east to west and 59 rods from north to south.',
      'The tract is 59 rods from east to west and 69 rods from north to south.',
    ],
    ['It measures 69 rods in width from east to west.', 'It measures 59 rods in width from east to west.'],
    ['North and south it measures 59 rods.', 'North and south it measures 69 rods.'],
  ])('%s', async (own, other) => {
    expect(await passes(oblong(own))).toBe(true);
    expect(await passesNowhere(oblong(other))).toBe(true);
  });
});

describe('the acres of all the land are a name of it', () => {
  test.each([
    ['in quantity 10.14 acres.', 'in quantity 11.14 acres.'],
    ['Sale of 10.14 acres confirmed by the Court.', 'Sale of 3.49 acres confirmed by the Court.'],
    [
      "Sale of the said 10.14 acres was approved at the stockholders' meeting.",
      "Sale of the said 9.14 acres was approved at the stockholders' meeting.",
    ],
    [
      'The said 10.14 acres, neither more nor less, being sold.',
      'The said 9.14 acres, neither more nor less, being sold.',
    ],
    ['The 10.14 acres are sold for a gross sum.', 'The 9.14 acres are sold for a gross sum.'],
    [
      'The 10.14 acres were appraised by three freeholders before the sale.',
      'The 7.5 acres were appraised by three freeholders before the sale.',
    ],
    ['Taxes on the 10.14 acres have been paid.', 'Taxes on the 12.14 acres have been paid.'],
    ['The whole 10.14 acres passes to the grantee.', 'The whole 12.14 acres passes to the grantee.'],
    ['Listed for taxation as 10.14 acres.', 'Listed for taxation as 8.14 acres.'],
    ['Being 10.14 acres by survey and computation.', 'Being 11.14 acres by survey and computation.'],
    ['The quantity has been found to be 10.14 acres exactly.', 'The quantity has been found to be 9.80 acres exactly.'],
  ])('%s', async (own, other) => {
    expect(await passes(five(own))).toBe(true);
    expect(await passesNowhere(five(other))).toBe(true);
  });

  test.each([
    'The said 10.14 acres were heretofore sold to James Cole.',
    'The grantor sold the 10.14 acres to Amos Doane in 1950.',
    'The sale of the 10.14 acres failed.',
    'Sale of the 10.14 acres was approved by the Court in part.',
    'The sale of the 10.14 acres was set aside by the Court.',
    'The 10.14 acres are subject to be divided with Amos Doane.',
    'The grantor keeps the north part of the 10.14 acres.',
    'Of the 10.14 acres the grantor keeps the orchard.',
    'One half of the 10.14 acres is sold.',
    'The 10.14 acres are conveyed only as to the timber.',
    'Excepting 10.14 acres.',
  ])('%s', async (words) => {
    expect(await passesNowhere(five(words))).toBe(true);
  });
});

describe('lines and corners that are the longest, the shortest, the farthest', () => {
  test.each([
    [
      'Ferry Road is touched by the tract for 409.44 feet and not elsewhere.',
      'Ferry Road is touched by the tract for 540.3 feet and not elsewhere.',
    ],
    [
      'Counting the place of beginning as the first corner, the third is the one farthest to the north.',
      'Counting the place of beginning as the first corner, the fifth is the one farthest to the north.',
    ],
    [
      'The northeast line is the third line run, and Leonard Fallbrook owns beyond it.',
      'The southwest line is the third line run, and Leonard Fallbrook owns beyond it.',
    ],
    [
      'The longest line of the tract is that on its northeast side.',
      'The longest line of the tract is that on its southeast side.',
    ],
    ['The shortest line is the fourth.', 'The shortest line is the first.'],
    ['The third course is the longest of all.', 'The second course is the longest of all.'],
    ['The longest of the lines is 770.61 feet.', 'The longest of the lines is 717.68 feet.'],
    ['No line is longer than the third.', 'No line is longer than the fifth.'],
    ['Its shortest side is the southeast.', 'Its shortest side is the northwest.'],
    [
      'The first line is the west line, and Ferry Road is beyond it.',
      'The first line is the southeast line, and Ferry Road is beyond it.',
    ],
    [
      'The third line is 770.61 feet and was measured twice by the surveyor.',
      'The third line is 660 feet and was measured twice by the surveyor.',
    ],
    [
      'The third line, which is the longest, bounds the tract on the northeast.',
      'The third line, which is the shortest, bounds the tract on the northeast.',
    ],
    ['Of the five lines the fourth is the shortest.', 'Of the five lines the second is the shortest.'],
    ['The longest call is the third.', 'The longest call is the fifth.'],
    ['The shortest call in the description is 269.75 feet.', 'The shortest call in the description is 409.44 feet.'],
  ])('%s', async (own, other) => {
    expect(await passes(five(own))).toBe(true);
    expect(await passesNowhere(five(other))).toBe(true);
  });

  test.each([
    [', which line is 463.37 feet long', ', which line is 475.26 feet long'],
    [', said line being 463.37 feet in length', ', said line being 409.44 feet in length'],
  ])('among the courses%s', async (own, other) => {
    expect(await passes(five('', own))).toBe(true);
    expect(await passesNowhere(five('', other))).toBe(true);
  });

  test.each([
    [
      'The curve bends to the right as the description is followed.',
      'The curve bends to the left as the description is followed.',
    ],
    [
      'There is but one curve in the boundary, and it is to the right.',
      'There is but one curve in the boundary, and it is to the left.',
    ],
    ['The curve turns toward the right.', 'The curve turns toward the left.'],
  ])('%s', async (own, other) => {
    expect(await passes(curved(own))).toBe(true);
    expect(await passesNowhere(curved(other))).toBe(true);
  });
});

test.each([
  ['The lot fronts upon Locust Avenue.', 'The lot fronts upon Prospect Street.'],
  ['The lot has its front on Maple Street.', 'The lot has its front on Walnut Street.'],
  ['The lot fronts upon Locust Avenue and on Maple Street.', 'The lot fronts upon Locust Avenue and on Walnut Street.'],
  ['The lot faces Maple Street.', 'The lot faces Walnut Street.'],
  ['The premises front upon Locust Avenue for 177 feet.', 'The premises front upon Locust Avenue for 132 feet.'],
  [
    'The north line is 177 feet and was run by L. D. Fowler for the grantor.',
    'The north line is 187 feet and was run by L. D. Fowler for the grantor.',
  ],
  ['The above is in Block 19 of the said plat.', 'The above is in Block 5 of the said plat.'],
])('%s', async (own, other) => {
  expect(await passes(lot(own))).toBe(true);
  expect(await passesNowhere(lot(other))).toBe(true);
});
