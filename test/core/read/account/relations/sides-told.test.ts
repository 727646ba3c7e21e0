// What bounds which side, lines that are called by their figures, and tracts and places told in other words: true and false, in a whole deed.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { heardStatuses } from '#test/support/heard.ts';

/** A lot of 66 by 110 feet: Lot 16 to the west, an alley to the north, Lot 18 to the east, Walnut Street to the south. */
const deedWith = (words: string, second = ''): string => `WARRANTY DEED
John Doe, for ten dollars, grants to Mary Roe the following real estate situated in the County of Yamhill, State of Oregon, being Lot 17 in Block 29 of Fairview Addition:
Beginning at the southwest corner of said Lot 17; thence North 8° 30' East 110 feet along the line of Lot No. 16; thence South 81° 30' East 66 feet${second} along the southerly line of a public alley; thence South 8° 30' West 110 feet along the line of Lot No. 18; thence North 81° 30' West 66 feet along the northerly line of Walnut Street to the place of beginning; containing 7,260 square feet.
${words}
Witness my hand this 4th day of May, 1949.
John Doe`;

const passes = (text: string): boolean =>
  judgeAll(completeCalls(readDocument(pagesOfText(text))), () => ({ georef: null, reasons: [] })).verdicts.every(
    ({ status }) => status === 'PASS',
  );

describe('what is true of the figure leaves it passing, and its twin does not', () => {
  test.each([
    ['Walnut Street forms the southern boundary of the lot.', 'Walnut Street forms the northern boundary of the lot.'],
    [
      'The public alley lies along the north side of the said lot.',
      'The public alley lies along the south side of the said lot.',
    ],
    ['Bounded on the west by Lot No. 16.', 'Bounded on the west by Lot No. 18.'],
    [
      'It is a lot in the City of Dayton, on the north side of Walnut Street.',
      'It is a lot in the City of Dayton, on the south side of Walnut Street.',
    ],
    ['The side lines are 110 feet each.', 'The side lines are 100 feet each.'],
    [
      'The lot is 66 feet wide in front and 66 feet wide in the rear.',
      'The lot is 66 feet wide in front and 60 feet wide in the rear.',
    ],
    [
      "The line bearing North 81° 30' West is the south boundary of the land.",
      "The line bearing North 81° 30' West is the north boundary of the land.",
    ],
    ['The first and second lines meet at a right angle.', 'The first and third lines meet at a right angle.'],
    ["The line on the north side runs South 81° 30' East.", "The line on the north side runs South 71° 30' East."],
    [
      'The fence on the second course is to be kept up by the grantee for its full length of 66 feet.',
      'The fence on the second course is to be kept up by the grantee for its full length of 110 feet.',
    ],
    ['This is Lot No. 17 of the said Block.', 'This is Lot No. 19 of the said Block.'],
    ['The distances above add to 352 feet.', 'The distances above add to 372 feet.'],
    ['All of the lot is north of Walnut Street.', 'All of the lot is south of Walnut Street.'],
    ['No part of the lot lies south of Walnut Street.', 'No part of the lot lies north of Walnut Street.'],
    ["The Walnut Street line bears North 81° 30' West.", "The Walnut Street line bears North 18° 30' West."],
    ["The opening course bears North 8° 30' East.", 'The opening course bears N. 30 E.'],
    [
      "The first line, as above given, has a bearing of North 8° 30' East.",
      "The first line, as above given, has a bearing of North 5° 30' East.",
    ],
    ['The street runs along the south end.', 'The street runs along the north end.'],
    [
      'The lot measures 66 feet front on the south by 110 feet in depth.',
      'The lot measures 66 feet front on the west by 110 feet in depth.',
    ],
    ['The south line is along Walnut Street.', 'The west line is along Walnut Street.'],
    ['The distance along Walnut Street is 66 feet.', 'The distance along Walnut Street is 56 feet.'],
    [
      'The courses are run with the sun, the land upon the right.',
      'The courses are run with the sun, the land upon the left.',
    ],
    ['thus bounding the lot by four lines.', 'thus bounding the lot by three lines.'],
    ['The corners have angles of 90 and 90 degrees.', 'The corners have angles of 80 and 100 degrees.'],
    [
      'The premises front 66 feet upon the street on the south.',
      'The premises front 110 feet upon the street on the south.',
    ],
  ])('%s', async (own, other) => {
    expect(passes(deedWith(own))).toBe(true);
    expect(passes(deedWith(other))).toBe(false);
  });
});

test('a length told again as the whole of its course', async () => {
  expect(passes(deedWith('', ', being 66 feet in all,'))).toBe(true);
  expect(passes(deedWith('', ', being 68 feet in all,'))).toBe(false);
});

test('a course told again behind the courses is no course of its own', async () => {
  const told = (words: string): string => deedWith(words).replace('Beginning at the', 'commencing at the');
  expect(passes(told("By the plat, the second course is South 81° 30' East 66 feet, as above."))).toBe(true);
  expect(passes(told("By the plat, the second course is South 81° 30' East 76 feet, as above."))).toBe(false);
});

test('lines that a label stands before are counted', async () => {
  expect(passes(deedWith("Draftsman's check: five lines and five corners, all set out above."))).toBe(false);
});

test('a corner told square to the course behind is held against it', async () => {
  expect(passes(deedWith('', ', at right angles to the course next following,'))).toBe(true);
  const skew = deedWith('', ', at right angles to the course next following,').replaceAll("8° 30'", "9° 45'");
  expect(passes(skew.replaceAll("81° 30'", "84° 15'"))).toBe(false);
});

test.each([
  'SECOND TRACT: All that land which Wayne Fairbanks conveyed to the grantor by deed in Book 417, page 604.',
  'Tract No. 2 lies south of the first and has the same courses.',
  'TRACT TWO is described on the sheet hereto annexed, which was not brought in for record.',
  'Upon the closing of the school the land to return to the grantor and his heirs.',
  'But this grant does not reach the half acre whereon the creamery stands.',
  'Together with the whole of the Southeast Quarter of Section 4.',
  'Marginal note: This deed set aside and cancelled by decree of the court at its January Term.',
  'Notice of rescission of this deed recorded under No. 6647492.',
  'Upon sale of spirits the estate shall cease and title re-vest in the grantor and his heirs.',
  'And the grantee shall fence the second line, 71.80 feet, at her own cost.',
])('%s', async (words) => {
  expect(passes(deedWith(words))).toBe(false);
});

test('a curve is held to the element that is named of it', async () => {
  const curved = (words: string): string =>
    deedWith(words)
      .replace("South 81° 30' East 66 feet along", "South 81° 30' East 36 feet along")
      .replace(
        "thence South 8° 30' West 110 feet along the line of Lot No. 18",
        "thence along a curve to the right having a radius of 30.00 feet, an arc length of 47.12 feet, and a chord of South 36° 30' East 42.43 feet; thence South 8° 30' West 80 feet along the line of Lot No. 18",
      )
      .replace('7,260', '7,067');
  expect(passes(curved('The radius of the curve above called for is 30.00 feet.'))).toBe(true);
  expect(passes(curved('The radius of the curve above called for is 45.00 feet.'))).toBe(false);
});

test("an area told behind a closing corner of any name is the land's", async () => {
  const text = deedWith('').replace('to the place of beginning; containing', 'to the first mentioned corner, making');
  expect(passes(text)).toBe(true);
  expect(passes(text.replace('7,260', '7,960'))).toBe(false);
});

test('a row of a table may name the corner that it comes to', async () => {
  const text = `A tract in Lee County, Alabama: Beginning at an axle found, which is the point of beginning, thence by the following courses and distances:
Line | Bearing | Distance | To
L1 | N 00°00'00" E | 400.00 feet | to a 1" open top pipe found
L2 | S 90°00'00" E | 300.00 feet | to a 5/8" rebar found
L3 | S 00°00'00" E | 400.00 feet | to a nail found
L4 | N 90°00'00" W | 300.00 feet | back to the point of beginning
Containing 2.755 acres.`;
  expect(readDocument(pagesOfText(text)).tracts[0]?.calls.map(({ confidence }) => confidence)).toEqual(
    Array.from({ length: 4 }, () => 'high'),
  );
});

test('rods of another length are told', async () => {
  const rods = (words: string): string =>
    `A tract in Clark County, Ohio: Beginning at a stone; thence North 40 rods to a stake; thence East 32 rods to a post; thence South 40 rods to a stone; thence West 32 rods to the place of beginning, containing 8 acres. ${words}`;
  expect(await heardStatuses(rods(''))).toEqual(['PASS']);
  expect(await heardStatuses(rods('The measure used above is a rod of eighteen feet.'))).not.toContain('PASS');
  expect(
    await heardStatuses(rods('The rod used in this survey is one-tenth longer than the statute rod.')),
  ).not.toContain('PASS');
});

test.each([
  ['around the parcel', 'thence around the parcel on the following courses: North 40 rods'],
  [
    'a street that is extended',
    'at the intersection of the line of Elm Street, if extended, with a wall; thence North 40 rods',
  ],
  [
    'a beginning that is measured along',
    'on the line of Elm Street, distant 20 feet, measured along the same, from its corner; thence North 40 rods',
  ],
])('%s does nothing to a course', async (_, words) => {
  const text = `A tract in Washington
County, Arkansas: Beginning at a stone ${words} to a stake; thence East 32 rods to a post; thence South 40 rods to a stone; thence West 32 rods to the place of beginning, containing 8 acres.`;
  expect(passes(text)).toBe(true);
});

/** Harris to the west, Young to the east; two courses leave out what they run along. */
const farmWith = (words: string, third = ''): string => `WARRANTY DEED
Roy Keller and Anna Keller, husband and wife, for valuable consideration paid, grant to Paul Weaver the following real estate:
Situated in the Township of Clay, County of Highland and State of Ohio, and described as follows: Beginning at a stone; thence N 02°22'17" E, 1,110.52 feet with the line of Harris to a stone; thence N 61°25'25" E, 816.30 feet to an iron pin found; thence S 22°40'33" E, 1,347.94 feet with the line of Young to a white oak${third}; thence S 61°40'45" W, 737.07 feet to a set stone; thence N 81°36'53" W, 640.45 feet to the point of beginning, containing 32.0 acres, more or less. ${words}
Witness our hands this 3rd day of June, 1987.
Roy Keller
Anna Keller`;

describe('of a farm, the true is proved and its twin is not', () => {
  test.each([
    ['The land of Young adjoins the tract on the east.', 'The land of Young adjoins the tract on the west.'],
    ['Harris owns the land to the west of the tract.', 'Harris owns the land to the east of the tract.'],
    ['West of the tract is Harris.', 'East of the tract is Harris.'],
    ['The land of Harris is west.', 'The land of Harris is east.'],
    ['It is bounded by Harris (west) and Young (east).', 'It is bounded by Harris (east) and Young (west).'],
    [`The line of Young bears S 22°40'33" E.`, `The line of Young bears S 12°40'33" E.`],
    ['Harris is the adjoining owner upon the west.', 'Harris is the adjoining owner upon the south.'],
    [
      'Young, whose land is along the third course, is the neighbor on the east.',
      'Young, whose land is along the third course, is the neighbor on the west.',
    ],
    ['Young lies on the east and Harris on the west.', 'Harris lies on the east and Young on the west.'],
    ['The easterly line of the tract is the line of Young.', 'The westerly line of the tract is the line of Young.'],
    [`The line running with Harris bears N 02°22'17" E.`, `The line running with Harris bears N 12°22'17" E.`],
    [
      'From the place of beginning direct to the white oak is 1,307.82 feet.',
      'From the place of beginning direct to the white oak is 1,386.29 feet.',
    ],
    [
      `The interior angle at the iron pin found is 84°05'58".`,
      `The interior angle at the iron pin found is 94°05'58".`,
    ],
    ['At the white oak the line bends to the right.', 'At the white oak the line bends to the left.'],
    ['Each course turns to the right of the one before.', 'Each course turns to the left of the one before.'],
    [
      `The deflection from the first course to the second is 59°03'08" to the right.`,
      `The deflection from the first course to the second is 59°03'08" to the left.`,
    ],
    [`The third course is intended to run S 22°40'33" E.`, `The third course is intended to run N 22°40'33" W.`],
    [
      'The third call, of 1,347.94 feet, is the line settled with Young.',
      'The third call, of 1,437.94 feet, is the line settled with Young.',
    ],
    [
      'The third line lies west of Young, and the land lies to the right of it.',
      'The land lies to the left of the third line.',
    ],
  ])('%s', async (own, other) => {
    expect(passes(farmWith(own))).toBe(true);
    expect(passes(farmWith(other))).toBe(false);
  });

  test('on either hand of a course', async () => {
    expect(passes(farmWith('', ", keeping Young's land on the left hand"))).toBe(true);
    expect(passes(farmWith('', ", keeping Young's land on the right hand"))).toBe(false);
  });

  test.each([
    'The third call, of 1,347.94 feet, is disputed by Young.',
    'The third line, of 1,347.94 feet, has been altered by agreement with Young.',
  ])('what is proved settles nothing else: %s', async (words) => {
    expect(passes(farmWith(words))).toBe(false);
  });
});

test('a line of the lot that the land was cut from has the land on its inner side', async () => {
  const cut = (first: string, third: string): string =>
    deedWith('')
      .replace('being Lot 17', 'being part of Lot 17')
      .replace('the line of Lot No. 16', first)
      .replace('the line of Lot No. 18', third);
  expect(passes(cut('the west line of said Lot 17', 'the east line of said Lot 17'))).toBe(true);
  expect(passes(cut('the west line of said Lot 17', 'the west line of said Lot 17'))).toBe(false);
});

test('a street that a later course runs along is known to one before it', async () => {
  const skewed = (line: string): string => deedWith('', `, parallel with ${line},`);
  expect(passes(skewed('Walnut Street'))).toBe(true);
  expect(passes(skewed('Lot No. 18'))).toBe(false);
});

test.each([
  ['to a stone, corner of the Reed farm, which joins this tract on the east', true],
  ['to a stone, corner of the Reed farm, which joins this tract on the north', true],
  ['to a stone, corner of the Reed farm, which joins this tract on the west', false],
  ['along the Reed farm, which adjoins this tract on the south', false],
])('land joins the figure where a course meets it: %s', async (words, isTrue) => {
  const text = `Grantor conveys to Grantee: Beginning at a post; thence North 330.00 feet; thence East 264.00 feet ${words}; thence South 330.00 feet; thence West 264.00 feet to the beginning, containing 2.00 acres.`;
  expect(passes(text)).toBe(isTrue);
});

/** A field with a fence to the west, a bluff to the north, Center Street's middle to the south and the road to the east. */
const field = (words: string): string => `WARRANTY DEED
John Doe, for ten dollars, grants to Mary Roe the following land in the County of Newton, State of Arkansas:
Beginning at a nail in the centerline of Center Street; thence North 13° 00' West 425.00 feet along Hudson's fence; thence North 77° 00' East 310.00 feet down Shop Creek; thence South 13° 00' East 425.00 feet along the county road to said centerline; thence along the centerline South 77° 00' West 310.00 feet to the place of beginning; containing 3.02 acres.
${words}
Witness my hand this 4th day of May, 1949.
John Doe`;

test.each([
  ['Shop Creek is the north line of this tract.', 'Shop Creek is the south line of this tract.'],
  [
    'The tract herein conveyed lies wholly on the north side of Center Street.',
    'The tract herein conveyed lies wholly on the south side of Center Street.',
  ],
  ['This is the tract north of Center Street.', 'This is the tract south of Center Street.'],
  ['Center Street lies south of it.', 'Center Street lies north of it.'],
  [
    'The county road bounds the premises on their easterly side.',
    'The county road bounds the premises on their westerly side.',
  ],
])('a course that goes down a creek or along a middle is along it: %s', async (own, other) => {
  expect(passes(field(own))).toBe(true);
  expect(passes(field(other))).toBe(false);
});

/** Run to the left from its southwest corner: Catherine Street to the south, Bernardo east, DeFelice north, Rego west. */
const sided = (second: string, behind = ''): string =>
  `A lot in Bristol, Rhode Island, beginning at a point in the northerly line of Catherine Street; thence running North 86 degrees 11 minutes East 75.17 feet bounding southerly on said street; thence turning and running North 2 degrees 52 minutes West 100.12 feet ${second} on land of Bernardo; thence turning and running South 86 degrees 11 minutes West 75.17 feet bounding northerly on land of DeFelice; thence turning and running South 2 degrees 52 minutes East 100.12 feet bounding westerly on land of Rego to the point of beginning${behind}. Said lot contains 7,525 square feet of land.`;

test('the side that a course bounds is none that it turns to', async () => {
  expect(passes(sided('bounding easterly'))).toBe(true);
  expect(passes(sided('bounding westerly'))).toBe(false);
});

test('what is told of all sides behind the return is told of the figure', async () => {
  const around = (north: string, east: string): string =>
    sided(
      'bounding easterly',
      `; and butting northerly on ${north}, easterly on ${east}, southerly on Catherine Street and westerly on Rego`,
    );
  expect(passes(around('DeFelice', 'Bernardo'))).toBe(true);
  expect(passes(around('Bernardo', 'DeFelice'))).toBe(false);
});

test('a side at the head of its line is that of the course', async () => {
  const rows = (first: string): string =>
    `A lot in Falmouth, Massachusetts, bounded, beginning at the corner of Lot 14, and thence:\n\n${first} by Marigold Lane, on a line running N 17°00'00" E, 60.00 feet;\nNORTHERLY by Heather Circle, on a line running S 73°00'00" E, 100.00 feet;\nEASTERLY by Lot 16, on a line running S 17°00'00" W, 60.00 feet; and\nSOUTHERLY by Lot 14, on a line running N 73°00'00" W, 100.00 feet, to the point of beginning.\n\nIt contains 6,000 square feet.`;
  expect(passes(rows('WESTERLY'))).toBe(true);
  expect(passes(rows('EASTERLY'))).toBe(false);
});

test('a line that runs both ways is due neither', async () => {
  const run = (words: string): string =>
    `Ten acres in Woodford County, Illinois; beginning at a hedge; thence running west on ${words} forty rods; thence south forty rods; thence east forty rods; thence north forty rods to the beginning, containing 10 acres.`;
  expect(passes(run('a due east and west line'))).toBe(true);
  expect(passes(run('a line due north'))).toBe(false);
});
