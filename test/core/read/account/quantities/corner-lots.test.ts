// A lot at the corner of two streets comes to both of them.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (lot: string, courses: string): string =>
  `WARRANTY DEED. John Doe, for ten dollars, grants and conveys to Mary Roe ${lot}, described as follows:\n${courses}\nWitness my hand this 4th day of May, 1909.\nJohn Doe`;

/** South of Trade Street, so many feet east of Depot Street, and so many feet wide to the other side. */
const trade = (lot: string, behind = '', heading = 'east'): string => {
  const back = heading === 'east' ? 'west' : 'east';
  return deed(
    lot,
    `Beginning at a stake on the south side of Trade Street, 48 feet east of Depot Street; thence with Trade Street ${heading} 48 feet to a stake; thence south 120 feet to a stake; thence ${back} 48 feet to a stake; thence north 120 feet to the beginning; containing 5,760 square feet${behind}.`,
  );
};
/** Between Fourth Street on the east and Elm Street on the south. */
const fourth = (lot: string, behind = ''): string =>
  deed(
    lot,
    `Beginning at the intersection of the west line of Fourth Street with the north line of Elm Street; thence West along Elm Street 64 feet; thence North 128 feet; thence East 64 feet to Fourth Street; thence South along Fourth Street 128 feet to the place of beginning, containing 8,192 square feet${behind}.`,
  );

test.each([
  [trade('a certain lot in the Town of Walnut Cove, being the corner lot at Trade and Depot Streets')],
  [trade('a lot of land situate at the southeast corner of Trade and Depot streets')],
  [trade('a lot of land', ', being at the southeast corner of Depot and Trade Streets')],
  [trade('a lot of land', ', a corner lot at the intersection of Trade Street and Depot Street')],
  [fourth('a piece of ground', ', being the lot at the corner of Fourth and Oak Streets')],
  [fourth('the lot at the corner of Oak & Fourth Sts.')],
  [trade('a lot of land adjoining Cole, situated at the southeast corner of Trade and Depot Streets')],
  [trade('a lot of land in the Third Ward of Walnut Cove at the corner of Trade and Depot Streets')],
  [trade('a lot of land', '. The lot next to Cole is at the corner of Trade and Depot Streets')],
])('not at that corner: %#', (text) => {
  expect(openCodes(text)).toContain('place_otherwise');
});

test.each([
  // It reaches back to Depot Street.
  [trade('a certain lot, being the corner lot at Trade and Depot Streets', '', 'west')],
  [trade('a lot of land near the corner of Trade and Depot Streets')],
  [trade('a lot of land next to the corner lot at Trade and Depot Streets')],
  [trade('a lot of land', '. The price is payable at the bank at the corner of Trade and Depot Streets')],
  [trade('part of a lot at the southeast corner of Trade and Depot Streets')],
  [trade('a lot of land', '. Being the easterly part of the lot at the corner of Trade and Depot Streets')],
  [trade('a lot of land one hundred feet east of the southeast corner of Trade and Depot Streets')],
  [fourth('a piece of ground', '. The grantor has another lot at the corner of Fourth and Oak Streets')],
  [fourth('a piece of ground at the northwest corner of Fourth and Elm Streets')],
  [fourth('a piece of ground', ', being the lot at the corner of Fourth and Elm Streets')],
  [fourth('a piece of ground', ', being the lot at the corner of Fourth and Oak (now Elm) Streets')],
  [trade('a lot of land, adjoining the lot of Cole at the corner of Trade and Depot Streets')],
  [trade('a lot of land east of the Cole property on the corner of Trade and Depot Streets')],
  [trade('a lot of land behind the hotel on the corner of Trade and Depot Streets')],
  [
    trade(
      'a lot of land',
      '. Bounded on the west by the Cole lot, which is situated at the corner of Trade and Depot Streets',
    ),
  ],
  [trade('a lot of land', '. Subject to a drain to the lot at the corner of Trade and Depot Streets')],
  [
    fourth('a piece of ground at the northwest corner of Fourth and Elm Streets')
      .replaceAll('Elm', 'St. Charles')
      .replace('St. Charles', 'Saint Charles'),
  ],
  [fourth('a piece of ground', '. The grantee keeps a store at the corner of Fourth and Oak Streets')],
])('at that corner, or told of something else: %#', (text) => {
  expect(openCodes(text)).not.toContain('place_otherwise');
});

test('a street that courses run parallel with, and do not come to', () => {
  const lot = (place: string): string =>
    deed(
      `a lot of land ${place}`,
      'Beginning on the west side of Pearl Street, 60 feet north from the intersection of the west side of Pearl Street with the north side of Canal Street; thence West, parallel with Canal Street, 100 feet; thence North 30 feet; thence East, parallel with Canal Street, 100 feet; thence South along Pearl Street 30 feet to the place of beginning, containing 3,000 square feet',
    );
  expect(openCodes(lot('on the northwest corner of Pearl Street and Canal Street'))).toContain('place_otherwise');
  expect(openCodes(lot('near the northwest corner of Pearl Street and Canal Street'))).not.toContain('place_otherwise');
});
