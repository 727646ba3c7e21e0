// The line that bearings are reckoned from, in the words of the document.
import { expect, test } from 'vitest';
import { readBasisOfBearings } from '#core/read/document/basis-of-bearings.ts';

test.each([
  [
    'Basis of bearing is N00°12\'34"W between the East Quarter Corner and the Northeast Corner of said Section 8, a measured distance of 2651.18 feet. Contains 2 acres.',
    'N00°12\'34"W between the East Quarter Corner and the Northeast Corner of said Section 8, a measured distance of 2651.18 feet',
  ],
  [
    'Bearings are based on the Texas Coordinate System, North Central Zone. Area 3 acres.',
    'Bearings are based on the Texas Coordinate System, North Central Zone',
  ],
  [
    'BASIS OF BEARINGS: THE WEST LINE OF SAID SECTION, BEING NORTH 00°10\'00" EAST.',
    'THE WEST LINE OF SAID SECTION, BEING NORTH 00°10\'00" EAST',
  ],
  [
    'to the point of commencement; all bearings herein described being magnetic.',
    'all bearings herein described being magnetic',
  ],
  [
    "thence along the south line, South 89°10' East, the basis of bearings; thence North",
    "thence along the south line, South 89°10' East",
  ],
])('%s', (text, basis) => {
  expect(readBasisOfBearings(text)).toBe(basis);
});

test.each([
  'thence N 4° E, a nail bears S 3° W; thence to the beginning',
  'The grantee has assumed the mortgage and taken possession of the north half.',
  'The line is assumed to be the boundary between them.',
  'a tree taken as a corner; thence N 5 E 30 feet',
  'the mortgage is considered to be paid',
  'on the basis of the survey made by Smith',
  'The deed is deemed to be North Carolina law governed.',
  'an oak bearing N 30° E 12 feet; thence north 40 feet',
  'thence along said line bearing North 5° East 200 feet',
  'said tract being taken from the north line of the farm',
  'fruit bearing trees and bearings on the land',
  'held as the north line of the tract',
])('names no basis: %s', (text) => {
  expect(readBasisOfBearings(text)).toBeNull();
});
