// On which side of a street, at which corner of two and on which bank the land is told to lie: as its courses have it, or not.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const codesOf = (text: string): string[] =>
  judgeAll(readDocument(pagesOfText(text))).verdicts.flatMap(({ findings }) => findings.map(({ code }) => code));

const deed = (lot: string, courses: string): string =>
  `WARRANTY DEED. John Doe, for ten dollars, grants and conveys to Mary Roe ${lot}, described as follows:\n${courses}\nWitness my hand this 4th day of May, 1906.\nJohn Doe`;

/** South of Mill Street. */
const mill = (lot: string): string =>
  deed(
    lot,
    'Commencing at a point in the south line of Mill Street 100 feet east of Church Street; thence East on the south line of Mill Street 50 feet; thence South 120 feet; thence West 50 feet; thence North 120 feet to the place of commencement, containing 6,000 square feet.',
  );
/** South of Clay street, which no capital makes a street. */
const clay = (lot: string): string =>
  deed(
    lot,
    'Beginning at a point on Clay street sixty feet East of Harrison street; thence East along the line of Clay street 40 feet; thence South 110 feet to an alley; thence West along said alley 40 feet; thence North 110 feet to Clay street at the point of beginning, containing 4,400 square feet.',
  );
/** North of Orange and east of Palafox. */
const orange = (lot: string): string =>
  deed(
    lot,
    'Beginning at the point where the north line of Orange Street meets the east line of Palafox Street, and running thence North along Palafox Street 90 feet; thence East 75 feet; thence South 90 feet to Orange Street; thence West along Orange Street 75 feet to the beginning; containing 6,750 square feet.',
  );
/** West of the river. */
const river = (lot: string): string =>
  deed(
    lot,
    "Beginning at a stone post on the line of River street, and running thence East 66 feet to the water's edge of said river; thence South along the dock and the river 180 feet; thence West 66 feet to the said line of River street; thence North along River street 180 feet to the place of beginning, containing 11,880 square feet.",
  );
/** Within the survey, at its east line. */
const hollis = (lot: string): string =>
  deed(
    lot,
    'Beginning at a stake, and running thence East 62 feet to a stake in the east line of the Hollis survey; thence North with the east line of the Hollis survey 145 feet to a stake; thence West 62 feet to a stake; thence South 145 feet to the place of beginning, containing 8,990 square feet.',
  );

describe('a side that the courses do not have', () => {
  test.each([
    ['a parcel of land in the City of Watertown, County of Jefferson, fronting on the north side of Mill Street', mill],
    ['a lot of land located on the north side of Mill street', mill],
    [
      'a lot with the dwelling house thereon, situate in the Third Ward of Watertown, on the north side of Mill Street',
      mill,
    ],
    ['a lot of land lying on the north line of Mill Street between Church and Water Streets', mill],
    ['a lot, lying in the City of Richmond on the north side of Clay street between Harrison and Gilmer streets', clay],
    ['a lot of land fronting on the north line of Clay street', clay],
    ['that lot situated at the southwest corner of Orange and Palafox Streets', orange],
    ['a lot of ground at the northwest corner of Palafox & Orange Sts.', orange],
    ['a lot lying at the southeast corner of the intersection of Orange and Palafox streets', orange],
    ['a lot of land on the west side of Palafox street', orange],
    ['a lot fronting on Palafox street and lying at the S.W. corner of Palafox and Orange Streets', orange],
    ['a lot of land situate upon the east bank of the Hudson River', river],
    ['a lot of land lying on the east shore of the Hudson River', river],
    ['a lot of land in the City of Watertown, lying to the north of Mill Street', mill],
    ['a lot of land situate to the north side of Mill Street', mill],
    ['a lot lying on Clay street, to the north of Clay street', clay],
    ['a lot with a dwelling house situated on the north side of Mill Street', mill],
    ['all that lot and barn situate on the north side of Mill Street', mill],
    ['a lot of land in the City of Watertown opposite the mill, on the north side of Mill Street', mill],
  ])('%s', (lot, write) => {
    expect(codesOf(write(lot))).toContain('own_side_otherwise');
  });
});

describe('the side that the courses have, or that of something else', () => {
  test.each([
    ['a parcel of land in the City of Watertown, County of Jefferson, fronting on the south side of Mill Street', mill],
    ['a lot of land located on the south side of Mill street', mill],
    [
      'a lot with the dwelling house thereon, situate in the Third Ward of Watertown, on the south side of Mill Street',
      mill,
    ],
    ['a lot of land opposite the store of Adam Voss on the north side of Mill Street', mill],
    ['a lot, lying in the City of Richmond on the south side of Clay street between Harrison and Gilmer streets', clay],
    ['a lot of land fronting on the south line of Clay street', clay],
    ['that lot situated at the northeast corner of Orange and Palafox Streets', orange],
    ['a lot of ground at the northeast corner of Palafox & Orange Sts.', orange],
    ['a lot of land on Orange Street between Palafox and Baylen Streets', orange],
    ['a lot of land on the east side of Palafox street', orange],
    ['a lot of land situate upon the west bank of the Hudson River', river],
    ['a lot of land opposite the brick yard on the east bank of the Hudson River', river],
    ['a lot of land in the City of Watertown, lying to the south of Mill Street', mill],
    ['a lot of land extending back 120 feet to the north side of Mill Street', mill],
    ['a lot of land adjoining the dwelling house situated on the north side of Mill Street', mill],
    ['a tract out of the Hollis survey, lying on the east line of the Hollis survey', hollis],
    ['a lot of land, the grantee having a way to his land on the east bank of the Hudson River', river],
  ])('%s', (lot, write) => {
    expect(codesOf(write(lot))).not.toContain('own_side_otherwise');
  });
});

test('a depth told northward is no length of the north side', () => {
  const utah = (depth: string): string =>
    deed(
      `a lot in Block 2106, being thirty-five feet in width on the north line of Utah Street by a depth northwardly of ${depth} feet to an alley`,
      'Beginning on the north line of Utah Street at the west line of Hoelscher; thence West along Utah Street 35 feet; thence North 125 feet to the alley; thence East along the south line of the alley 35 feet; thence South 125 feet to the place of beginning; 4,375 square feet.',
    );
  expect(codesOf(utah('125'))).not.toContain('side_otherwise');
  expect(codesOf(utah('152'))).toContain('side_otherwise');
});

test('a street called by its end of the city, which no course runs along by its name', () => {
  const lot = (side: string): string =>
    deed(
      `the lot situate on the ${side} side of West Ninth Street`,
      'Beginning at a point in the south line of West Ninth Street 150 feet east of Vine Avenue; thence South 110 feet; thence East 40 feet; thence North 110 feet to the south line of said street; thence West along the same 40 feet to the beginning, containing 4,400 square feet.',
    );
  expect(codesOf(lot('north'))).toContain('own_side_otherwise');
  expect(codesOf(lot('south'))).not.toContain('own_side_otherwise');
});

/** Its lines to the north, east, south and west in turn. */
const farm = (lines: readonly string[]): string =>
  deed(
    'a tract of land in Adams County, Ohio',
    `Beginning at an iron pin; thence North 660 feet${lines[3] ?? ''} to a pin; thence East 660 feet${lines[0] ?? ''} to a pin; thence South 660 feet${lines[1] ?? ''} to a pin; thence West 660 feet${lines[2] ?? ''} to the beginning, containing 10 acres.`,
  );

describe('the line of a way has the way beyond it', () => {
  test.each([
    [['', ' along the east right of way line of the Toledo and Ohio Central Railroad'], true],
    [['', ' along the west right of way line of the Toledo and Ohio Central Railroad'], false],
    [['', '', ' by the south margin of the township road'], true],
    [['', '', ' by the north margin of the township road'], false],
    [['', '', '', ' with the westerly right-of-way line of U.S. Route 23'], true],
    [['', '', '', ' with the easterly right-of-way line of U.S. Route 23'], false],
    [['', ' to the water, bounded westerly on the pasture of Hull'], true],
    [['', ' to the water, bounded easterly on the pasture of Hull'], false],
  ])('%j', (lines, isElse) => {
    expect(codesOf(farm(lines)).includes('own_side_otherwise')).toBe(isElse);
  });
});

test('who lies on the other sides of the land says nothing of the one side that is named', () => {
  const shoal = (side: string): string =>
    deed(
      `that plantation which is bounded ${side} by Shoal Creek and on other sides by lands of Freeman and Sewell`,
      "Beginning at a poplar; thence South along Shoal Creek 1000 feet; thence West 500 feet; thence North along Freeman's land 1000 feet; thence East along Sewell's land 500 feet to the beginning.",
    );
  expect(codesOf(shoal('West'))).toContain('own_side_otherwise');
  expect(codesOf(shoal('East'))).not.toContain('own_side_otherwise');
});

test('a numbered lot told to lie on a side of its street', () => {
  const lot = (side: string): string =>
    deed(
      'a lot in the Town of Lima',
      `Beginning at the southwest corner of Lot 9; thence East 50 feet along Wayne Street; thence North 120 feet; thence West 50 feet; thence South 120 feet to the beginning, containing 6,000 square feet, being the whole of Lot 9, on the ${side} side of Wayne Street.`,
    );
  expect(codesOf(lot('south'))).toContain('own_side_otherwise');
  expect(codesOf(lot('north'))).not.toContain('own_side_otherwise');
});

test('a front that is told as the course runs makes the street known by it', () => {
  const lots = (side: string): string =>
    deed(
      `two lots lying on the ${side} side of Laurel Avenue`,
      'Beginning at a stake; thence South 140 feet; thence West 100 feet, being the front of both lots on Laurel Avenue; thence North 140 feet; thence East 100 feet to the beginning, containing 14,000 square feet.',
    );
  expect(codesOf(lots('south'))).toContain('own_side_otherwise');
  expect(codesOf(lots('north'))).not.toContain('own_side_otherwise');
});

test('a mark for its corner, and how far a street lies from the line across', () => {
  const named = (corner: string): string => farm([` to a stone for its ${corner} corner, and so on`]);
  expect(codesOf(named('southwest'))).toContain('corner_otherwise');
  expect(codesOf(named('northeast'))).not.toContain('corner_otherwise');
  const across = (feet: string): string =>
    farm([' along Cherry Street', '', `, parallel with Cherry Street and ${feet} southerly therefrom,`]);
  expect(codesOf(across('six hundred feet'))).toContain('not_parallel');
  expect(codesOf(across('six hundred and sixty feet'))).not.toContain('not_parallel');
});
