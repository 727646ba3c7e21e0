import { describe, expect, test } from 'vitest';
import { findCorner } from '#core/plss/read-corner.ts';
import { findLine } from '#core/plss/read-line.ts';

describe('corners of the survey', () => {
  test.each([
    ['Commencing at the NE corner of Section 9, T1N R2W', 9, 4, 4],
    ['Beginning at the Southwest cor. of Sec. 9, T1N R2W', 9, 0, 0],
    ['the SE corner of the NW¼ of Section 9, T1N R2W', 9, 2, 2],
    ['the Northwest corner of the Southeast Quarter of the Southeast Quarter of Section 9, T1N R2W', 9, 3, 1],
    ['the NE corner of the North half of the SE quarter of Section 9, T1N R2W', 9, 4, 2],
    ['the East quarter corner of Section 9, T1N R2W', 9, 4, 2],
    ['the East quarter (E 1/4) corner of Section 9, T1N R2W', 9, 4, 2],
    ['the Southeast (SE) corner of Section 9, T1N R2W', 9, 4, 0],
    ['the N1/4 corner of Section 9, T1N R2W', 9, 2, 4],
    ['the South One Quarter (1/4) corner of said Section 9, T1N R2W', 9, 2, 0],
    ['the North quarter-corner of Section 9, T1N R2W', 9, 2, 4],
    ['the NE/C of Section 9, T1N R2W', 9, 4, 4],
    ['the W 1/4 Cor. (W1/4) of Section 9, T1N R2W', 9, 0, 2],
    ['the quarter corner on the north line of Section 9, T1N R2W', 9, 2, 4],
    ['the center quarter corner (C1/4) of Section 9, T1N R2W', 9, 2, 2],
    ['the center of Section 9, T1N R2W', 9, 2, 2],
    ['the C-N 1/16 corner of Section 9, T1N R2W', 9, 2, 3],
    ['the SE 1/16 corner of Section 9, T1N R2W', 9, 3, 1],
    ['the 1/4 corner common to Sections 9 and 10, T1N R2W', 9, 4, 2],
    ['the south 1/16 section corner of Sections 9 and 10, T1N R2W', 9, 4, 1],
    ['the corner common to Sections 9, 10, 15 and 16, T1N R2W', 9, 4, 0],
  ])('%s', (text, section, east, north) => {
    expect(findCorner(text)).toMatchObject({ section, east, north, township: '1N', range: '2W' });
  });

  test('a corner of a lot is the corner of that piece', () => {
    expect(findCorner('the Southwest corner of Government Lot 3, Section 5')).toMatchObject({
      east: null,
      corner: 'SW',
      section: 5,
    });
  });

  test('"said Section" is left for the rest of the document to fill', () => {
    expect(findCorner('the Northwest corner of said Section')).toMatchObject({ section: null, east: 0, north: 4 });
  });

  test.each([
    'the Southeast corner of Lot 3, Block 2, Sunny Acres Subdivision',
    'the Northeast corner of the tract described above',
    'an iron pin at the corner of lots 3 and 4',
    'the corner of Sections 31 and 36',
    'a stone on the bank of Mill Creek',
  ])('%s is none', (text) => expect(findCorner(text)).toBeNull());
});

describe('lines of the survey', () => {
  test.each([
    ["the South line of the SE¼ of Section 17 bears N 89°30' W", [2, 0], [4, 0]],
    ['along the East line of said Section 17', [4, 0], [4, 4]],
    ['the West boundary of the NW¼NW¼ of Section 17', [0, 3], [0, 4]],
    ['along the West Section line', [0, 0], [0, 4]],
  ])('%s', (text, from, to) => expect(findLine(text)).toMatchObject({ from, to }));

  test.each(['the South line of Elm Street', 'along the east line of Lot 4, Block 2'])('%s is none', (text) => {
    expect(findLine(text)).toBeNull();
  });
});
