// A boundary that is told by a table alone.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const ROWS = [
  `L1   N 02°22'16" E   654.70`,
  `L2   S 85°59'31" E   421.61`,
  `L3   S 47°24'06" E   331.05`,
  `L4   S 03°27'17" W   369.51`,
  `L5   S 87°16'55" W   669.84`,
];
const LEAD =
  'hereby convey to Amos Ogden that part of Government Lot 2 bounded by the lines in the following table, run from a found iron monument:';

function tabled(lead: string, heading: string, rows: readonly string[]) {
  const text = `WARRANTY DEED\n\nJohn Ray and Nora Ray ${lead}\n\n${heading}\n${rows.join('\n')}\nCourse L5 ends at the point of beginning, containing 8.89 acres.\n`;
  return readDocument(pagesOfText(text)).tracts;
}

test('words that lead to a table make its rows the courses, in the unit of their column', () => {
  const [tract] = tabled(LEAD, 'COURSE   BEARING   DISTANCE (CHAINS)', ROWS);
  expect(tract?.distance_unit).toBe('chains');
  expect(tract?.calls.map(({ distance }) => distance)).toEqual([654.7, 421.61, 331.05, 369.51, 669.84]);
  expect(tract?.calls.map(({ confidence }) => confidence)).toEqual(['high', 'high', 'high', 'high', 'high']);
});

test('a row that is gone from the table is told', () => {
  const [tract] = tabled(LEAD, 'COURSE   BEARING   DISTANCE (FEET)', ROWS.toSpliced(2, 1));
  expect(tract?.findings?.map(({ code }) => code)).toContain('numbering_broken');
});

test('a table that no words lead to makes no tract', () => {
  expect(tabled('hereby convey to Amos Ogden the land shown.', 'LINE TABLE', ROWS)).toEqual([]);
});

test.each(['654.70 (est.)', 'about 654.70', '654.70 approx.', '654.70 ?'])('a row of "%s" is not sure', (length) => {
  const rows = [ROWS[0]?.replace('654.70', length) ?? '', ...ROWS.slice(1)];
  const [tract] = tabled(LEAD, 'COURSE   BEARING   DISTANCE (FEET)', rows);
  const isSure = tract?.calls.map(({ confidence, distance }) => confidence === 'high' && distance !== null);
  expect(isSure).toEqual([false, true, true, true, true]);
});

test('parts between semicolons that words lead in are courses to the last', () => {
  const text =
    "The grantor conveys ALL that lot in Redstone Township: FROM an iron pin, the corner, N 85° 27' E along the road 151.48 feet to a pin; BY land of Sabo N 2° 04' W 306.20 feet to a pin; BY land of Frick S 84° 15' W 149.75 feet to a pin; BY land of the parish S 1° 42' E 303.13 feet to where it started. CONTENTS 1.052 acres.";
  const [tract] = readDocument(pagesOfText(text)).tracts;
  expect(tract?.calls.map(({ distance }) => distance)).toEqual([151.48, 306.2, 149.75, 303.13]);
});

test.each([
  'in Section 31, Township 68 North, Range 29 West, from a stake in the road, North 660 feet; East 396 feet; South 660 feet; West 396 feet to the stake; six acres.',
  'in Stutsman County, North Dakota. Lines: North 660 feet; East 396 feet; South 660 feet; West 396 feet to the beginning. 6 acres.',
  'in Hall County: from an iron set in an ash stump, due North 660 feet, due East 396 feet, due South 660 feet, and due West 396 feet to the iron; six acres.',
  'in Hall County: beginning at a cap; from which the line runs North 660 feet; thence East 396 feet; thence South 660 feet; thence West 396 feet to the cap; six acres.',
  'in Hall County. To find the beginning point, go to the corner of the lot; go thence 30 feet East to a pin, which is the beginning point. From the beginning point go North 660 feet; go East 396 feet; go South 660 feet; go West 396 feet to the beginning point; six acres.',
  'in Hall County: from an iron at the corner North 660 feet; thence East 396 feet; thence South 660 feet; thence West 396 feet to the beginning iron; six acres. The plat shows it south on the highway (right of way 60 feet), and west on Bowie.',
  "Commencing at a post at the foot of the hill, and running thence (Var. 16° 30' East) North 660 feet; thence East 396 feet; thence South 660 feet; thence West 396 feet to the post; six acres.",
  'Commencing at a post, and running thence, Magnetic Variation 17° East,\nNorth 660 feet; thence East 396 feet; thence South 660 feet; thence West 396 feet to the post; six acres.',
])('every course is read: %s', (told) => {
  const [tract] = readDocument(pagesOfText(`John Ray conveys to Amos Ogden the land ${told}`)).tracts;
  expect(tract?.calls.map(({ distance }) => distance)).toEqual([660, 396, 660, 396]);
  expect(tract?.calls.every(({ confidence }) => confidence === 'high')).toBe(true);
});

test.each([
  [
    'Course 1: from a point on the section line, 1584 feet north of the corner, North 660 feet',
    'COURSE 4: West 396 feet to start',
  ],
  ['POB-1   N 00-00-00 E  660.00 ft   to a rebar set', '4-POB   N 90-00-00 W  396.00 ft   to POB'],
])('a row with a name of its own: %s', (first, last) => {
  const rows = first.startsWith('POB')
    ? [first, '1-2   N 90-00-00 E   396.00 ft   to a rebar', '2-3   S 00-00-00 E   660.00 ft   to a pipe', last]
    : [first, 'COURSE 2: East 396 feet', 'COURSE 3: South 660 feet', last];
  const text = `John Ray conveys to Amos Ogden the land described as follows:\n${rows.join('\n')}\nAREA: 6.00 acres\n`;
  expect(readDocument(pagesOfText(text)).tracts[0]?.calls.map(({ distance }) => distance)).toEqual([
    660, 396, 660, 396,
  ]);
});

test('what only says where a corner lies is no course', () => {
  const text =
    "John Ray conveys the land described:\nN 89°56' E 50.00 feet from the West line of the Section.\nNorth 660 feet to Corner 2;\nEast 396 feet to Corner 3;\nSouth 660 feet to Corner 4;\nWest 396 feet to Corner 1. 6 acres.";
  expect(readDocument(pagesOfText(text)).tracts[0]?.calls.map(({ distance }) => distance)).toEqual([
    660, 396, 660, 396,
  ]);
});
