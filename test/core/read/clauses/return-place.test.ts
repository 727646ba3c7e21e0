// Words by which a description begins and comes back, and words around it that leave it as it is; each with a twin that does not.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const COURSES =
  'thence North 330.00 feet to a stone; thence East 264.00 feet to a stone; thence South 330.00 feet to a stake; thence West 264.00 feet';
const TIE = 'Commencing at a post; thence South 350 feet; thence East 610 feet to a pin';

test.each([
  [`${TIE}, for a true beginning point; ${COURSES} to the true beginning point`, false],
  [`Beginning at a stake and stones; ${COURSES} to the bounds begun at`, false],
  [`Beginning 100 yards east of the corner of the barn, at a cedar; ${COURSES} to the cedar`, false],
  [`Beginning 100 yards east of the corner of the barn, at a cedar; ${COURSES} to the old barn`, true],
  [`Beginning at a rail set upright; ${COURSES} to the rail`, false],
  [`Beginning at a rail in the east line of the road; ${COURSES} to the road`, true],
  [`Beginning at A, a post; ${COURSES} to A`, false],
  [`Beginning at A, a post; ${COURSES} to E`, true],
  [
    `Beginning at a pin on Elm Street marked K; ${COURSES.replace('stake', 'pin marked K4')} to the pin marked K`,
    false,
  ],
  [
    `Beginning at a pin on Elm Street marked K; ${COURSES.replace('stake', 'pin marked K4')} to the pin marked K4`,
    true,
  ],
  [`Beginning at the corner of the quarter; ${COURSES} to the corner at which it begins`, false],
  [`Beginning at the corner of the quarter; ${COURSES} to the corner where the pavement begins`, true],
  ['From a stone, N 1° E 330 feet, S 89° E 264 feet, S 1° W 330 feet, N 89° W 264 feet, to said stone', false],
  ['Beginning at a stone, N 1° E 330 feet, S 89° E 264 feet, S 1° W 330 feet, N 89° W 264 feet, to said pipe', true],
])('%s', (words, isOpen) => {
  expect(openCodes(`${words}, containing 2.00 acres.`).includes('end_not_at_beginning')).toBe(isOpen);
});

const deed = (before: string, behind: string): string =>
  `${before} Beginning at a stake; ${COURSES} to the beginning, containing 2.00 acres. ${behind}`;

test.each([
  ['The legal description is:', ''],
  ["SUBSTITUTED TRUSTEE'S DEED.", ''],
  ['', 'Together with the mill and the dam thereon.'],
  ['', 'The mineral half is reserved.'],
  ['', 'The grantor may pasture the school yard in vacation.'],
  ['', 'Be all or any of said measurements more or less, however otherwise bounded.'],
  ['A parcel shown on a map, Scale 1 inch = 40 feet, said parcel being bounded:', ''],
])('leaves the land as it is: %s %s', (before, behind) => {
  expect(openCodes(deed(before, behind))).toEqual([]);
});

test.each([
  ['The description of the adjoining land is:', ''],
  ['SUBSTITUTED DEED.', ''],
  ['', 'Together with the mill lot and the dam thereon.'],
  ['', 'The north half is reserved.'],
  ['', 'The line moved upon the vacation of the alley.'],
  ['', 'But otherwise bounded by the new survey.'],
])('leaves it open: %s %s', (before, behind) => {
  expect(openCodes(deed(before, behind))).not.toEqual([]);
});
