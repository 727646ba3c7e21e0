// Where the beginning lies, told a second time, must be where the first words put it.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const FIGURE =
  'thence South 150 feet, thence West 100 feet, thence North 150 feet, thence East 100 feet to the point of beginning';
const tied = (sentence: string): string =>
  `A lot in Barton County, Kansas, commencing at the intersection of the South line of Ninth Street with the West line of Elm Street, thence West along Ninth Street 200 feet to the point of beginning, ${FIGURE}; ${sentence}; containing 15,000 square feet.`;
const begun = (sentence: string): string =>
  `A lot in Barton County, Kansas. ${sentence} Beginning at a point on the west line of said forty, 905 feet north from its southwest corner; ${FIGURE}, containing 15,000 square feet.`;
const edged = (sentence: string): string =>
  `A lot in Barton County, Kansas: Beginning at a point in the center of State Route 5; ${FIGURE}, ${sentence}; containing 15,000 square feet.`;

const cornered = (feet: number): string =>
  `A lot in Barton County, Kansas: Beginning at a rod from which the northeast corner of Section 4 bears North 250 feet; ${FIGURE}, containing 15,000 square feet. The point of beginning is ${feet} feet south of the northeast corner of Section 4.`;
const alongStreets = (begun: string, last: string): string =>
  `A lot in the City of Lima, Allen County, Ohio: Beginning at the southwest corner of the lot, on the north side of ${begun}; thence North 150 feet; thence East 100 feet; thence South 150 feet; thence West along the north side of ${last} 100 feet to the point of beginning, containing 15,000 square feet.`;

test.each([
  [tied('said point of beginning being 250 feet west of the intersection of said Ninth and Elm Streets')],
  [tied('the said point of beginning lying 200 feet east of Elm Street')],
  [tied('the said point of beginning lying 210 feet West of the place of commencement')],
  [begun('The parcel begins 450 feet north of the south line of said forty.')],
  [edged('which point is in the east edge of the said road and not in its center')],
  [cornered(205)],
  [alongStreets('Fayette Street', 'Lexington Street')],
  [
    'A lot in Newark: Beginning in the northerly line of Clay Street at a point 200 feet from the corner; thence North 110 feet; thence East 45 feet; thence South 110 feet to the line of Crane Street; thence West 45 feet along the line of said last mentioned street to the place of beginning, being 4,950 square feet.',
  ],
  [
    `A lot in Barton County, Kansas: Beginning at a pin in the road; said point of beginning being a post 35 feet off it; ${FIGURE}, containing 15,000 square feet.`,
  ],
  [
    `A lot in Barton County, Kansas: BEGINNING at a pin in Route 208; and BEGINNING at a stone; ${FIGURE}, containing 15,000 square feet.`,
  ],
])('elsewhere: %s', (text) => {
  expect(openCodes(text)).toContain('place_otherwise');
});

test.each([
  [tied('said point of beginning being 200 feet west of the intersection of said Ninth and Elm Streets')],
  [tied('the said point of beginning lying 300 feet west of Oak Street')],
  [tied('the said point of beginning lying 200 feet westerly of Elm Street')],
  [begun('The parcel begins 905 feet north of the south line of said forty.')],
  [edged('which point is in the center of the said road')],
  [cornered(250)],
  [alongStreets('Fayette Street', 'Fayette Street')],
  [alongStreets('Fayette Street', 'said street')],
])('there: %s', (text) => {
  expect(openCodes(text)).not.toContain('place_otherwise');
});

const part = (acres: string): string =>
  `The ${acres} of the South East Quarter of the North West Quarter of Section 25, Hancock County, Illinois, to wit: beginning at the southwest corner of said quarter-quarter; thence East 1320.00 feet; thence North 330.00 feet; thence West 1320.00 feet; thence South 330.00 feet to the beginning; 10.00 acres.`;

test('the north ten acres do not begin at the southwest corner of the whole', () => {
  expect(openCodes(part('north ten acres'))).toContain('place_otherwise');
  expect(openCodes(part('south ten acres'))).not.toContain('place_otherwise');
});

test.each([
  ['246 feet west of the southeast corner of the section, said point being 264 feet from the said corner', '', true],
  ['246 feet west of the southeast corner of the section, said point being 246 feet from the said corner', '', false],
  [
    '233 feet North and 412 feet East of the Southwest corner of the section',
    'The said place of beginning is marked by an iron 142 feet East and 233 feet North of said section corner, as the stake now stands.',
    true,
  ],
  [
    '233 feet North and 412 feet East of the Southwest corner of the section',
    'The said place of beginning is marked by an iron 412 feet East and 233 feet North of said section corner, as the stake now stands.',
    false,
  ],
])('told again from the corner named just before: %s %s', (place, behind, isElse) => {
  const text = `John Hall conveys to Mary Pike a lot in Section 20, La Porte County, Indiana: Beginning at a point ${place}; thence North 330 feet; thence East 264 feet; thence South 330 feet; thence West 264 feet to the place of beginning, containing 2.00 acres. ${behind}`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isElse);
});
