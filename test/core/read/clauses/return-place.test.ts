// Words by which a description begins and comes back, and words around it that leave it as it is; each with a twin that does not.
import { expect, test } from 'vitest';
import { heardCodes, heardDeed } from '#test/support/heard.ts';
import { openCodes } from '#test/support/open-codes.ts';

const COURSES =
  'thence North 330.00 feet to a stone; thence East 264.00 feet to a stone; thence South 330.00 feet to a stake; thence West 264.00 feet';
const TIE = 'Commencing at a post; thence South 350 feet; thence East 610 feet to a pin';

test.each([
  [`${TIE}, for a true beginning point; ${COURSES} to the true beginning point`, false],
  [`Beginning at a stake and stones; ${COURSES} to the bounds begun at`, false],
  [`Beginning 100 yards east of the corner of the barn, at a cedar; ${COURSES} to the cedar`, false],
  [`Beginning 100 yards east of the corner of the barn, at a cedar; ${COURSES} to the old barn`, true],
  [`Beginning at the corner of the Ware pasture, at a post; ${COURSES} to the post mentioned`, false],
  [`Beginning 40 feet from the corner of the pasture, at a stake; ${COURSES} to the pasture mentioned`, true],
  [`Beginning at a rail set upright; ${COURSES} to the rail`, false],
  [`Beginning at a rail set upright; ${COURSES} to the beginning of this tract`, false],
  [`Beginning at a rail set upright; ${COURSES} to the beginning of the tract herein described`, false],
  [`Beginning at a rail set upright; ${COURSES} to the beginning of the wall`, true],
  [`Beginning at a rail set upright; ${COURSES} to Dunn's beginning corner`, true],
  [`Beginning at the stone horse block by the south gate; ${COURSES} to the horse block`, false],
  [`Beginning at the stone horse block by the south gate; ${COURSES} to the gate`, true],
  [`Beginning at a cedar bush on a bald; ${COURSES} to the cedar bush`, false],
  [`Beginning at a stone 40 feet from a cedar bush; ${COURSES} to the cedar bush`, true],
  [
    `Beginning at an iron pin in the fork of two roads; ${COURSES} to the iron pin in the fork, according to plat`,
    false,
  ],
  [`Beginning at an iron pin in the fork of two roads; ${COURSES} to the fork of two roads`, false],
  [`Beginning at a rail in the east line of the road; ${COURSES} to the road`, true],
  [`Beginning at A, a post; ${COURSES} to A`, false],
  [`Beginning at A, a post; ${COURSES} to E`, true],
  [`Beginning at a stone marked A; ${COURSES} to stone A`, false],
  [`Beginning at a stone marked A; ${COURSES} to stone B`, true],
  [`Beginning at a stone across the road from a chapel; ${COURSES} to the chapel`, true],
  [`Beginning in the mouth of a small draw, at a forked elm; ${COURSES} to the elm in the mouth of the draw`, false],
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
  [`Beginning at U.S. monument No. 40; ${COURSES} to monument No. 40`, false],
  [`Beginning at U.S. monument No. 40; ${COURSES} to monument No. 41`, true],
  [`Beginning at right of way corner B24; ${COURSES} to corner B24`, false],
  [`Beginning at right of way corner B24; ${COURSES} to corner B2`, true],
  [`Beginning 20 feet from monument No. 40; ${COURSES} to monument No. 40`, true],
  [`Beginning opposite monument No. 40; ${COURSES} to monument No. 40`, true],
  [`Beginning at a stone at the end of the lane; ${COURSES} to the end of the lane`, false],
  [`Beginning at a stone by the end of the lane; ${COURSES} to the end of the lane`, false],
  [`Beginning at a stone near the end of the lane; ${COURSES} to the end of the lane`, true],
  [`Beginning at the end of the lane; ${COURSES} to the end of the wall`, true],
  [
    `Beginning at the intersection of Main Street and Oak Street; ${COURSES} to the intersection of Main Street and Elm Street`,
    true,
  ],
  [`Beginning at a stone 20 feet at the end of the lane; ${COURSES} to the end of the lane`, true],
  [`Beginning at a post at the spring; ${COURSES} to the post set out from`, false],
  [`Beginning at a post at the spring; ${COURSES} to the stake sticking out from the fence`, true],
  [`Beginning at the center of the section; ${COURSES} to the center`, false],
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
  ['', 'Together with the mill lot and the dam thereon.'],
  ['', 'The north half is reserved.'],
  ['', 'The line moved upon the vacation of the alley.'],
  ['', 'But otherwise bounded by the new survey.'],
])('leaves it open: %s %s', async (before, behind) => {
  expect(await heardCodes(deed(before, behind))).not.toEqual([]);
});

test.each([
  [
    'by the following four courses:\n1) from a stone, North 330.00 feet to an oak;\n2) thence East 264.00 feet;\n3) thence South 330.00 feet;\n4) thence West 264.00 feet to the stone',
  ],
  [
    'that is to say from the west post of the section North 330.00 feet, East 264.00 feet, South 330.00 feet, and West 264.00 feet to the west post again',
  ],
  [
    'in Section 3, Range Eight\n(8) West: beginning at a stone; thence North 330.00 feet to an oak; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the stone',
  ],
  [
    "beginning at a stake in Wood's line, and with the same North, 330.00 feet to an oak; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the beginning",
  ],
])('the first course stands behind the place it is run from: %s', async (words) => {
  const text = `Asa Cole conveys to Eli Reed a tract in Sauk County, Wisconsin, described ${words}, containing 2.00 acres.`;
  expect((await heardDeed(text)).tracts[0]?.calls).toHaveLength(4);
});

test('parts of a unit in figures, and a unit by two names', async () => {
  const text =
    'Asa Cole conveys to Eli Reed a tract in Rowan County, North Carolina: beginning at a post oak, and running thence North 33 and 7 tenths poles to a stone; thence East 48 and 4 tenths perches, or poles, to a hickory; thence South 33 and 7 tenths poles or perches to a stake; thence West 48 and 4 tenths poles to the beginning, containing 10.19 acres.';
  expect(await heardCodes(text)).toEqual([]);
  expect((await heardDeed(text)).tracts[0]?.calls.map(({ distance }) => distance)).toEqual([33.7, 48.4, 33.7, 48.4]);
});
