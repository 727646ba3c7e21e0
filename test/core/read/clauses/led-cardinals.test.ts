// The direction behind the name of what a course follows.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const lastOf = (course: string) =>
  readDocument(
    pagesOfText(
      `Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence ${course} to the point of beginning, containing 2.00 acres.`,
    ),
  ).tracts[0]?.calls.at(-1)?.bearing?.ew;

test.each([
  'along the north line of State Route 61 West for a distance of 264.00 feet',
  'along the north line of County Road 14 West, a distance of 264.00 feet',
  'with the line of Highway No. 9 West 264.00 feet',
  'running with the line of Jarrell West, 264.00 feet',
  'with the lands of J. B. Hale and wife West, a distance of 264.00 feet',
  'with Utley West, 264.00 feet',
  'running along the north line of Maple Avenue West, 264.00 feet',
  'by the old fence west, 264.00 feet',
  "and with O'Neal's line West, 264.00 feet",
])('runs the course: thence %s', (course) => {
  expect(lastOf(course)).toBe('W');
});

test.each([
  'along the north line of State Route 61 West and the fence 264.00 feet',
  'along the north line of County Road 14, 264.00 feet',
  'along Second Street West, a distance of 264.00 feet',
  'along the east line of Second Street West, 264.00 feet',
  'with the lands of Range 8 West, 264.00 feet',
  'along the West, 264.00 feet',
])('is none, or a part of the name: thence %s', (course) => {
  expect(lastOf(course)).toBeUndefined();
});
