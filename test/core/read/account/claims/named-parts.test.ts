// What is said of the lines, corners and curves of a figure, in whole deeds: the true leaves it passing, its false twin does not.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

interface Figure {
  readonly begin: string;
  readonly courses: readonly string[];
  readonly area: string;
}

/** Maple Street to the west, Keim to the north, an alley to the east, Elm Street to the south. */
const RECTANGLE: Figure = {
  begin: 'Beginning at an iron pin set in the easterly line of Maple Street',
  courses: [
    `N 10°00'00" E along the easterly line of Maple Street 400.00 feet to an iron pin`,
    `S 80°00'00" E along land of Jacob Keim 300.00 feet to a stone`,
    `S 10°00'00" W along a public alley 400.00 feet to an iron pin`,
    `N 80°00'00" W along the northerly line of Elm Street 300.00 feet to the place of beginning`,
  ],
  area: '2.755 acres',
};

/** West, north, northeast, southeast and south. */
const PENTAGON: Figure = {
  begin: 'Beginning at a stone',
  courses: [
    `N 04°23'55" E 521.54 feet to a stone`,
    `N 78°24'28" E 398.12 feet to an iron pin`,
    `S 31°49'39" E 341.32 feet to an oak`,
    `S 16°33'25" W 386.01 feet to a stone`,
    `N 83°09'26" W 503.59 feet to the place of beginning`,
  ],
  area: '7.16 acres',
};

/** A street corner: Spruce Street to the south, Highland Avenue to the east, and the arc between them. */
const ROUNDED: Figure = {
  begin: 'Beginning at an iron pin in the northerly line of Spruce Street',
  courses: [
    `N 00°49'57" E, 150.00 feet along land of Warren B. Shoemaker`,
    `S 89°10'03" E, 140.00 feet along land of Edith Doughty`,
    `S 00°49'57" W, 125.00 feet along the westerly line of Highland Avenue to a point of curvature`,
    `along a curve to the right having a radius of 25.00 feet and a central angle of 90°00'00", an arc distance of 39.27 feet, the chord bearing S 45°49'57" W 35.36 feet, to a point of tangency in the northerly line of Spruce Street`,
    `N 89°10'03" W, 115.00 feet along the northerly line of Spruce Street to the place of beginning`,
  ],
  area: '20,866 square feet',
};

/** `call` is the course behind which the words stand, from one; 0 for the beginning, none for a sentence of their own. */
function deedOf({ begin, courses, area }: Figure, words: string, call?: number): string {
  const at = (place: number): string => (place === call ? words : '');
  const legs = courses.map((course, index) => `thence ${course}${at(index + 1)}`);
  const behind = call === undefined ? `\n\n${words}` : '';
  return `WARRANTY DEED\n\nMartha K. Oldham, a single woman, of Parke County, Indiana, conveys and warrants to Lewis B. Thornton, of the same county, for the sum of Nine Thousand Dollars in hand paid, the following real estate in Parke County, in the State of Indiana, to wit: ${begin}${at(0)}; ${legs.join('; ')}, containing ${area}.${behind}\n\nIn witness whereof the grantor has set her hand this 4th day of May, 1998.\n\n/s/ Martha K. Oldham\n`;
}

const passes = (text: string): boolean =>
  judgeAll(completeCalls(readDocument(pagesOfText(text))), () => ({ georef: null, reasons: [] })).verdicts.every(
    ({ status }) => status === 'PASS',
  );

function holds(figure: Figure, own: string, other: string, call?: number): void {
  expect(passes(deedOf(figure, own, call))).toBe(true);
  expect(passes(deedOf(figure, other, call))).toBe(false);
}

describe('a rectangle between streets', () => {
  test.each([
    [
      'The two long sides are parallel to one another, and so are the two short ones.',
      'The two long sides are not of one length, the easterly being 12 feet the longer.',
    ],
    ['The third line is as long as the first.', 'The third line is as long as the second.'],
    [
      'It fronts 400.00 feet on Maple Street and runs back 300.00 feet to the alley.',
      'It fronts 400.00 feet on Maple Street and runs back 320.00 feet to the alley.',
    ],
    ['The line along Elm Street measures 300.00 feet.', 'The line along Elm Street measures 350.00 feet.'],
    [
      'Maple Street lies on the west of the land and Elm Street on the south.',
      'Maple Street lies on the east of the land and Elm Street on the south.',
    ],
    ['All four corners are right angles.', 'All four corners are right angles but the last, which is of 84 degrees.'],
    ['The alley forms the easterly boundary.', 'The alley forms the northerly boundary.'],
    [
      'The tract is therefore a rectangle of 400 by 300 feet.',
      'The tract is therefore a rectangle of 400 by 200 feet.',
    ],
    ['The east line and the west line are of equal length.', 'The east line and the north line are of equal length.'],
    [
      'The side on Elm Street is parallel with the side next to Keim.',
      'The side on Elm Street is parallel with the side on Maple Street.',
    ],
    [
      'The lot has a front of 400.00 feet on Maple Street and 300.00 feet on Elm Street.',
      'The lot has a front of 400.00 feet on Elm Street and 300.00 feet on Maple Street.',
    ],
    ["Keim's land bounds it on the north.", "Keim's land bounds it on the south."],
    ['Course 2 and course 4 are each 300 feet long.', 'Course 2 and course 4 are each 400 feet long.'],
    [
      'The first course runs along Maple Street and is 400.00 feet long.',
      'The first course runs along Maple Street and is 300.00 feet long.',
    ],
  ])('%s', (own, other) => holds(RECTANGLE, own, other));

  test.each([
    [3, ' (being parallel to the first line above)', ' (being parallel to the second line above)'],
    [2, ', this line being at right angles to the one before it', ', this line being parallel to the one before it'],
    [4, ' (the same length as the line along Keim)', ' (twice the length of the line along Keim)'],
    [
      3,
      ', this being of the same length as the line on Maple Street',
      ', this being of the same length as the line on Elm Street',
    ],
    [1, ' (the third course being parallel hereto)', ' (the second course being parallel hereto)'],
    [2, ' (said course being the northerly line of the tract)', ' (said course being the easterly line of the tract)'],
  ])('at course %i%s', (call, own, other) => holds(RECTANGLE, own, other, call));
});

describe('five sides of five lengths', () => {
  test.each([
    [
      'The first line is the longest of the five and the third the shortest.',
      'The second line is the longest of the five and the third the shortest.',
    ],
    ['None of the lines is shorter than 341 feet.', 'None of the lines is shorter than 380 feet.'],
    [
      'The angle at the beginning corner is 92 degrees 27 minutes.',
      'The angle at the beginning corner is 102 degrees 27 minutes.',
    ],
    [
      `The fourth course runs S 16°33'25" W and is 386.01 feet long, as appears above.`,
      `The fourth course runs S 16°33'25" W and is 368.01 feet long, as appears above.`,
    ],
    [
      'The lines of the land are five in number and together come to 2,150.58 feet.',
      'The lines of the land are six in number and together come to 2,150.58 feet.',
    ],
    [
      'Going round the tract one keeps the land always on the right.',
      'Going round the tract one keeps the land always on the left.',
    ],
    ['The oak stands at the most easterly corner.', 'The oak stands at the most westerly corner.'],
    [
      'The distance along the first, second and third lines is together 1,260.98 feet.',
      'The distance along the first, second and third lines is together 1,360.98 feet.',
    ],
    [
      'The line that is 398.12 feet long is on the north side of the land.',
      'The line that is 398.12 feet long is on the south side of the land.',
    ],
    [
      'The surveyor ran the second line North 78 degrees 24 minutes East.',
      'The surveyor ran the second line North 87 degrees 24 minutes East.',
    ],
    [
      'The shortest side is 341.32 feet and the longest 521.54 feet.',
      'The shortest side is 341.32 feet and the longest 503.59 feet.',
    ],
    [
      `The line bearing North 78°24'28" East is 398.12 feet in length.`,
      `The line bearing North 78°24'28" East is 341.32 feet in length.`,
    ],
    ['The place of beginning is the southwesterly corner.', 'The place of beginning is the northeasterly corner.'],
    [
      'The fifth line is the southerly boundary and the first the westerly.',
      'The fifth line is the northerly boundary and the first the westerly.',
    ],
    ['The survey runs round the land with the sun.', 'The survey runs round the land against the sun.'],
    ['The sum of the five courses is 2,150.58 feet.', 'The sum of the five courses is 2,510.58 feet.'],
  ])('%s', (own, other) => holds(PENTAGON, own, other));

  test.each([
    [2, ' (at which corner the line turns to the right)', ' (at which corner the line turns to the left)'],
    [
      5,
      ', this last line of 503.59 feet being the south side of the tract',
      ', this last line of 503.59 feet being the north side of the tract',
    ],
    [3, ', being the shortest line of the survey', ', being the longest line of the survey'],
    [4, ', the line here turning to the right', ', the line here turning to the left'],
    [3, ' (by the old survey this line also is 341.32 feet)', ' (by the old survey this line is 351.32 feet)'],
    [2, `, which the plat gives as North 78°24'28" East`, `, which the plat gives as North 79°24'28" East`],
  ])('at course %i%s', (call, own, other) => holds(PENTAGON, own, other, call));
});

describe('a street corner with a curve', () => {
  test.each([
    [
      'The curve is the fourth course, and its radius is 25 feet.',
      'The curve is the fourth course, and its radius is 35 feet.',
    ],
    [
      'The arc bends toward the right and its centre is inside the lot.',
      'The arc bends toward the right and its centre is outside the lot.',
    ],
    ['There is one curve and there are four straight lines.', 'There are two curves and four straight lines.'],
    [
      'Highland Avenue bounds the lot on the east, and Spruce Street on the south.',
      'Highland Avenue bounds the lot on the west, and Spruce Street on the south.',
    ],
    [
      'Measured along the curve and the straight lines the whole boundary is 569.27 feet.',
      'Measured along the curve and the straight lines the whole boundary is 596.27 feet.',
    ],
    ['The curve bulges to the southeast.', 'The curve bulges to the northwest.'],
    [
      'The line of 125 feet and the line of 150 feet are parallel.',
      'The line of 125 feet and the line of 140 feet are parallel.',
    ],
    [
      'The lot lies at the northwest corner of Spruce Street and Highland Avenue.',
      'The lot lies at the northeast corner of Spruce Street and Highland Avenue.',
    ],
    [
      'The curve turns to the right and is concave northwesterly.',
      'The curve turns to the left and is concave northwesterly.',
    ],
    [
      'The arc has a radius of 25.00 feet and a chord of 35.36 feet.',
      'The arc has a radius of 25.00 feet and a chord of 36.35 feet.',
    ],
    ['The center of the curve lies northwesterly of it.', 'The center of the curve lies southeasterly of it.'],
    ['The lot fronts 115.00 feet on Spruce Street.', 'The lot fronts 145.00 feet on Spruce Street.'],
    ['The second course is at right angles to the first.', 'The second course is parallel to the first.'],
    ['The third and first lines are parallel.', 'The third and second lines are parallel.'],
    ['The central angle of the curve is 90 degrees.', 'The central angle of the curve is 89 degrees.'],
    [
      'The line along Highland Avenue is the east line of the lot.',
      'The line along Highland Avenue is the west line of the lot.',
    ],
    [
      'The lot lies north of Spruce Street and west of Highland Avenue.',
      'The lot lies south of Spruce Street and west of Highland Avenue.',
    ],
  ])('%s', (own, other) => holds(ROUNDED, own, other));

  test.each([
    [4, ', which curve has a delta of 90 degrees', ', which curve has a delta of 80 degrees'],
    [0, ' at the southwest corner of the lot hereby conveyed', ' at the southeast corner of the lot hereby conveyed'],
  ])('at course %i%s', (call, own, other) => holds(ROUNDED, own, other, call));
});

describe('a lot whose street is named only where it begins', () => {
  const BEGUN: Figure = {
    begin: 'Beginning at an iron pipe on the easterly side of Mill Street',
    courses: [
      `N 02°14'57" W 294.11 feet to an iron rod`,
      `N 87°45'03" E 230.10 feet to an iron pin`,
      `S 02°14'57" E 294.11 feet to a railroad spike`,
      `S 87°45'03" W 230.10 feet to the place of beginning`,
    ],
    area: '67,675 square feet',
  };

  test.each([
    ['The lot lies on the east side of Mill Street.', 'The lot lies on the west side of Mill Street.'],
    ['The premises front 294.11 feet on Mill Street.', 'The premises front 230.10 feet on Mill Street.'],
    ['The lot is bounded on the west by Mill Street.', 'The lot is bounded on the east by Mill Street.'],
    [
      'The first line above runs with the east line of Mill Street.',
      'The fourth line above runs with the east line of Mill Street.',
    ],
  ])('%s', (own, other) => holds(BEGUN, own, other));
});
