// Deeds that tell their basis of bearings in the wordings of many hands: it is the basis, and no course.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { heardStatuses } from '#test/support/heard.ts';

type At = 'pre' | 'post' | 'com' | 'course';

/** Where the words stand, the words, what of them must be told as the basis, the ties among them, and whether all of it is understood. */
const WORDINGS: readonly (readonly [At, string, string, number, boolean])[] = [
  [
    'pre',
    `Basis of bearings: the East line of the Northeast Quarter of Section 12, bearing N 00°15'00" E.`,
    'East line',
    0,
    true,
  ],
  ['pre', `Bearings are based on the north line of Section 5 being S 89°12'00" E.`, 'north line', 0, true],
  [
    'pre',
    `Basis of bearing: grid north, NAD83 Colorado State Plane Coordinate System, North Zone.`,
    'grid north',
    0,
    true,
  ],
  [
    'pre',
    `For the purpose of this description the west line of said Section 9 is assumed to bear due North.`,
    'west line',
    0,
    true,
  ],
  [
    'pre',
    `For the purposes of this description, the South line of the Southwest Quarter is assumed to bear South 89 degrees 30 minutes 00 seconds West.`,
    'South line',
    0,
    true,
  ],
  [
    'pre',
    `The bearings used herein are based upon the south line of the SW 1/4 of Section 22 having a bearing of N 89°45'10" W.`,
    'south line',
    0,
    true,
  ],
  [
    'pre',
    `BASIS OF BEARINGS: N 01°22'33" W along the west line of the Northwest Quarter of Section 30, as monumented and shown hereon.`,
    'west line',
    0,
    true,
  ],
  [
    'pre',
    `All bearings are relative to the East line of Section 14, which is taken as North 0°30' West.`,
    'East line',
    0,
    true,
  ],
  [
    'pre',
    `Considering the West line of the Southwest Quarter of Section 3 as bearing N 00°10'24" E and with all bearings contained herein relative thereto:`,
    'West line',
    0,
    true,
  ],
  [
    'pre',
    `The North line of said Southeast Quarter bears S 88°51'09" E per the Larimer County control network; all bearings herein are relative thereto.`,
    'North line',
    0,
    false,
  ],
  [
    'pre',
    `Bearings in this description are referenced to the Texas Coordinate System of 1983, Central Zone.`,
    'Texas Coordinate System',
    0,
    true,
  ],
  [
    'pre',
    `Bearings shown hereon are based on the centerline of State Route 9, being N 45°10'00" E, per Book of Maps 33, Page 12.`,
    'centerline',
    0,
    true,
  ],
  [
    'pre',
    `The basis of bearings for this description is the north right-of-way line of Elm Street, said line bearing South 88°10'00" East.`,
    'north right-of-way line',
    0,
    true,
  ],
  [
    'pre',
    `The west line of Lot 7 has been assigned an assumed bearing of N 02°00'00" E as the basis of bearings for this description.`,
    'west line',
    0,
    true,
  ],
  [
    'pre',
    `Bearings are assumed and are based on the East line of the NE1/4 bearing S00°04'12"E.`,
    'East line',
    0,
    true,
  ],
  [
    'pre',
    `For bearing purposes, the east line of Government Lot 2 is deemed to run N 0°12'00" E.`,
    'east line',
    0,
    true,
  ],
  ['pre', `Bearings are magnetic as of the year 1978.`, 'magnetic', 0, true],
  ['pre', `Meridian: all bearings refer to the true meridian.`, 'true meridian', 0, true],
  [
    'pre',
    `(Basis of bearings is the line between the two found monuments, N 33°15'00" E, 1250.00 feet.)`,
    'two found monuments',
    0,
    true,
  ],
  [
    'pre',
    `The basis of bearings being the line from the Northwest corner of Section 8, a 3" brass cap, to the West Quarter corner of Section 8, a 2" pipe, said line bearing S 00°33'12" W a distance of 2640.18 feet.`,
    'Northwest corner',
    0,
    true,
  ],
  ['post', `Basis of bearings: the West line of said Section 9 bears North 00°22'10" West.`, 'West line', 0, true],
  [
    'post',
    `The bearings in the above description are based on the assumption that the south line of said Lot 4 bears S 89°59'00" W.`,
    'south line',
    0,
    true,
  ],
  [
    'post',
    `Bearings are based upon an assumed bearing of North 90 degrees West for the South line of the Southeast Quarter.`,
    'South line',
    0,
    true,
  ],
  [
    'post',
    `NOTE: Basis of Bearing is the East R/W line of Highway 41, N12°14'30"W, Deed Book 110, Page 55.`,
    'Highway 41',
    0,
    true,
  ],
  [
    'post',
    `The bearing of S 45°00'00" E on the centerline of Main Street as shown on Record of Survey 1022 was used as the basis of bearings for this survey.`,
    'Main Street',
    0,
    true,
  ],
  ['post', `Bearings are based on GPS observations, Washington State Plane, South Zone.`, 'GPS observations', 0, true],
  [
    'post',
    `All bearings herein are grid and based on the North Carolina Grid System (NAD 83/2011).`,
    'North Carolina Grid System',
    0,
    true,
  ],
  [
    'post',
    `The bearings recited herein are oriented to the Wisconsin County Coordinate System, Dane County, in which the north line of the NE 1/4 bears N 89°02'00" E.`,
    'Wisconsin County Coordinate System',
    0,
    true,
  ],
  [
    'post',
    `Bearings hereinabove are referenced to the west line of the NW quarter, recorded as North, observed as N 0°01'00" W.`,
    'west line',
    0,
    true,
  ],
  [
    'com',
    `Commencing at the Southwest corner of Section 9, from which the West Quarter corner bears N 00°15'00" E (basis of bearings) 2640.00 feet; thence N 45°00'00" E 300.00 feet to the POINT OF BEGINNING;`,
    `N 00°15'00" E`,
    1,
    true,
  ],
  [
    'com',
    `Commencing at the Southwest corner of Section 9, the West line of which is assumed to bear North 00°15'00" East; thence N 45°00'00" E 300.00 feet to the POINT OF BEGINNING;`,
    'West line',
    1,
    true,
  ],
  [
    'com',
    `Commencing at the Northeast corner of said Section 12 (the East line of said Section 12 bearing S 00°15'00" W, Basis of Bearings); thence S 45°00'00" W 300.00 feet to the POINT OF BEGINNING;`,
    'East line',
    1,
    true,
  ],
  [
    'com',
    `Commencing at the East Quarter corner of Section 2, and considering the East line of the Northeast Quarter to bear North 00 degrees 20 minutes 00 seconds East, with all bearings relative thereto; thence N 45°00'00" W 300.00 feet to the POINT OF BEGINNING;`,
    'East line',
    1,
    true,
  ],
  [
    'com',
    `Commencing at the South Quarter corner of Section 33; thence along the South line of said section, bearing N 89°30'00" W (basis of bearings), 250.00 feet; thence N 00°30'00" E 300.00 feet to the POINT OF BEGINNING;`,
    'South line',
    2,
    true,
  ],
  [
    'com',
    `Commencing at the Northwest corner of Section 4; thence S 00°10'00" W along the West line of said section (said West line being the basis of bearings for this description) 400.00 feet to the POINT OF BEGINNING;`,
    'West line',
    1,
    true,
  ],
  [
    'com',
    `Commencing at the NE corner of Section 4, whence the N 1/4 corner of said Section 4 bears N 89°50'00" W, 2640.00 feet, said line being the Basis of Bearings of this description; thence S 30°00'00" W 500.00 feet to the POINT OF BEGINNING;`,
    'N 1/4 corner',
    1,
    true,
  ],
  [
    'com',
    `Commencing at the NW corner of Lot 3, thence with the west line of Lot 3 (assumed bearing S 1°00'00" W) S 1°00'00" W 120.00 feet to the POINT OF BEGINNING;`,
    'assumed bearing',
    1,
    true,
  ],
  [
    'course',
    `thence N 10°00'00" E 400.00 feet along the East line of Lot 2 (basis of bearings);`,
    'East line',
    0,
    true,
  ],
  ['course', `thence N 10°00'00" E (basis of bearings) 400.00 feet;`, `N 10°00'00" E`, 0, true],
  [
    'course',
    `thence along the east line of Lot 2, bearing N 10°00'00" E (the basis of bearings for this description), a distance of 400.00 feet;`,
    'east line',
    0,
    true,
  ],
  [
    'course',
    `thence N 10°00'00" E 400.00 feet (the bearing of this line being the basis of all bearings in this description) to an iron pin;`,
    `N 10°00'00" E`,
    0,
    true,
  ],
  [
    'course',
    `thence along the East line of the Brown tract, assumed to bear N 10°00'00" E, 400.00 feet;`,
    'East line',
    0,
    true,
  ],
  ['pre', `The South line of Section 20 is taken to be East and West.`, 'South line', 0, false],
  ['pre', `Bearings based on solar observation.`, 'solar observation', 0, true],
  [
    'pre',
    `This description is based on the Montana State Plane Coordinate System, all bearings being grid and distances being ground.`,
    'Montana State Plane',
    0,
    true,
  ],
  [
    'pre',
    `Said east line of Section 17 bears N 00°00'00" E and is the basis of bearings for the following description.`,
    'east line',
    0,
    true,
  ],
  [
    'pre',
    `With the north line of the NE/4 of Section 6 having an assumed bearing of N 90°00'00" E:`,
    'north line',
    0,
    true,
  ],
  ['pre', `Using the west line of Tract A as N 03°15' W for a basis of bearing.`, 'west line', 0, true],
  [
    'pre',
    `Basis of Bearings - South line of the Southeast Quarter of Section 11 = N 89°58'12" W (assumed).`,
    'South line',
    0,
    false,
  ],
  [
    'pre',
    `The bearing base for this description is the westerly right of way of Interstate 25, which bears N 04°11'00" E.`,
    'westerly right of way',
    0,
    true,
  ],
  [
    'pre',
    `Bearings herein are based on the west line of Lot 9, Block 2, as being N 00°30'00" W.`,
    'west line',
    0,
    true,
  ],
  ['pre', `Assuming the north line of said Northwest Quarter bears S 89°15'00" E.`, 'north line', 0, true],
  [
    'pre',
    `All bearings in this description are based on the Florida State Plane Coordinate System, East Zone, with the south line of Section 8 bearing N 89°02'10" E.`,
    'Florida State Plane',
    0,
    true,
  ],
  [
    'pre',
    `The east line of the Southeast Quarter of said Section 10 is presumed to bear N 01°00'00" W for purposes of this description.`,
    'east line',
    0,
    true,
  ],
  ['pre', `Bearings are referred to the meridian of the plat of Oak Park.`, 'meridian of the plat', 0, true],
  [
    'pre',
    `Basis of bearings for this description: East 1/4 line of Section 6 being S 88 DEG 40 MIN E.`,
    'East 1/4 line',
    0,
    true,
  ],
  ['pre', `Bearings used in this description are relative to True North.`, 'True North', 0, true],
  [
    'pre',
    `The centerline of County Road 12 is considered to bear North 00 degrees 05 minutes West.`,
    'centerline',
    0,
    true,
  ],
  [
    'post',
    `Note: bearings are based on an assumed bearing of S 00°00'00" E along the west line of the parent tract.`,
    'west line',
    0,
    true,
  ],
  ['post', `Said bearings are based on a solar observation taken in May 1981.`, 'solar observation', 0, false],
  [
    'post',
    `The basis of the bearings of this description is the south line of Deed Book 44, Page 9, North 88°00'00" East.`,
    'south line',
    0,
    true,
  ],
  [
    'post',
    `BASIS OF BEARING: The line between found monuments at the NW and SW corners of Section 18, taken as N 00°44'00" E.`,
    'found monuments',
    0,
    true,
  ],
  ['post', `Bearings are based upon the Missouri Coordinate System of 1983, West Zone.`, 'Missouri', 0, true],
  ['post', `All bearings recited herein are magnetic and were run in 1951.`, 'magnetic', 0, true],
  [
    'com',
    `Commencing at the Northeast corner of Section 30, the North line of said section having an assumed bearing of N 90°00'00" W; thence S 20°00'00" W 300.00 feet to the POINT OF BEGINNING;`,
    'North line',
    1,
    true,
  ],
  [
    'com',
    `Commencing at the Southeast corner of Lot 8; thence N 01°00'00" E (assumed basis of bearings) along the east line of Lot 8, 100.00 feet to the POINT OF BEGINNING;`,
    `N 01°00'00" E`,
    1,
    true,
  ],
  [
    'course',
    `thence N 10°00'00" E, being the basis of bearings, 400.00 feet along the east line of Lot 2;`,
    `N 10°00'00" E`,
    0,
    true,
  ],
  [
    'course',
    `thence along the east line of Main Street N 10°00'00" E 400.00 feet, which line is the basis of bearings for this description;`,
    'east line',
    0,
    true,
  ],
  ['pre', `Bearings shown are grid bearings, Oregon North Zone 3601.`, 'Oregon North Zone', 0, true],
  ['post', `North is based on GPS observations made in March 2014.`, 'GPS observations', 0, false],
  ['pre', `Grid bearings shown herein, NAD 83, Ohio South Zone.`, 'Ohio South Zone', 0, false],
  ['post', `A bearing of N 00°15'00" W was used on the west line of said Section 20.`, 'west line', 0, false],
  ['pre', `(Bearings per the recorded plat of Hillcrest Addition)`, 'Hillcrest', 0, false],
  ['post', `The north line of said quarter has a grid bearing of N 89°12'10" E.`, 'grid bearing', 0, false],
  ['pre', `True meridian was established by solar observation on August 3, 1979.`, 'solar observation', 0, false],
  ['course', `thence N 10°00'00" E (assumed) 400.00 feet;`, 'N 10°00\'00" E (assumed)', 0, false],
  [
    'pre',
    `The reference meridian for this description is the east line of Outlot 5, which bears N 00°30'00" W.`,
    'Outlot 5',
    0,
    false,
  ],
];

const FIRST = `thence N 10°00'00" E 400.00 feet;`;
const REST = `thence S 80°00'00" E 300.00 feet; thence S 10°00'00" W 400.00 feet; thence N 80°00'00" W 300.00 feet to the POINT OF BEGINNING, containing 2.755 acres, more or less.`;

function deed(at: At | null, words: string): string {
  const part = (place: At, otherwise: string): string => (at === place ? words : otherwise);
  return [
    'WARRANTY DEED. John Smith, grantor, conveys to Mary Brown, grantee, the following described land in Adams County, Colorado:',
    part('pre', ''),
    `${part('com', 'Beginning at an iron pin at the corner of the Jones tract;')} ${part('course', FIRST)} ${REST}`,
    part('post', ''),
    'Dated March 3, 1998.',
  ]
    .filter((line) => line !== '')
    .join('\n\n');
}

const read = (text: string) => {
  const extraction = readDocument(pagesOfText(text));
  const courses = extraction.tracts.map(({ calls }) =>
    calls.map(({ bearing, distance }) => `${bearing === null ? '' : bearingText(bearing)} ${distance}`),
  );
  return { extraction, courses, verdicts: judgeAll(extraction).verdicts };
};

const plain = read(deed(null, ''));

describe('the basis of bearings', () => {
  test('is not there where no words tell it', () => {
    expect(plain.extraction.basis_of_bearings).toBeNull();
    expect(plain.verdicts[0]?.status).toBe('PASS');
  });

  test.each(WORDINGS)('%s: %s', async (at, words, basis, ties, understood) => {
    const { extraction, courses } = read(deed(at, words));
    expect(extraction.basis_of_bearings).toContain(basis);
    expect(courses).toEqual(plain.courses);
    expect(extraction.tracts[0]?.tie_calls).toHaveLength(ties);
    if (understood) expect((await heardStatuses(deed(at, words)))[0]).toBe('PASS');
  });

  test.each(WORDINGS.filter(([at]) => at === 'pre' || at === 'post'))(
    'passes no tract that does not close: %s: %s',
    (at, words) => {
      const { verdicts } = read(deed(at, words).replace('W 400.00', 'W 460.00'));
      expect(verdicts.map(({ status }) => status)).not.toContain('PASS');
    },
  );
});
