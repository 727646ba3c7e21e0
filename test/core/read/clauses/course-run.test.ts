// Courses, ties and returns in the frames of other draftsmen: each deed draws the same oblong of two acres, and its twin must not pass.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const deed = (words: string): string =>
  `John Hall, a single man, grants to Peter Wise a tract of land in Lee County, Georgia, ${words} Witness my hand. John Hall.`;
const read = (words: string) => completeCalls(readDocument(pagesOfText(deed(words))));
const statusOf = (words: string): string =>
  judgeAll(read(words))
    .verdicts.map(({ status }) => status)
    .join();

const BACK = 'thence South 330.00 feet; thence West 264.00 feet';
const COURSES = `North 330.00 feet; thence East 264.00 feet; ${BACK}`;
const QUADRANTS = `N 1°00' E 330.00 feet; S 89°00' E 264.00 feet; S 1°00' W 330.00 feet; N 89°00' W 264.00 feet`;
const AREA = 'containing 2.00 acres.';
const TIE = "South 2°00' East 300.00 feet";

test.each([
  [
    `beginning at a pin, said pin being reached from the corner of Lot 7 by going ${TIE} along the lot line and West 40.00 feet; thence ${COURSES} to the point of beginning, ${AREA}`,
  ],
  [
    `beginning at a pin located by the following two courses from the corner of Lot 7: ${TIE}, and West 40.00 feet; thence, from said point of beginning, ${COURSES} to the point of beginning, ${AREA}`,
  ],
  [
    `beginning at a pin which is ${TIE}, along the lot line, and West 40.00 feet from the corner of Lot 7; thence ${COURSES} to the point of beginning, ${AREA}`,
  ],
  [
    `described thus: To reach the beginning, start at the corner of Lot 7 and go ${TIE}, then West 40.00 feet. From the beginning so reached: ${QUADRANTS}, to the beginning, ${AREA}`,
  ],
  [
    `described thus: the place of beginning is found by starting at the corner of Lot 7, going ${TIE} to a stone; run from the stone ${COURSES} to the place of beginning, ${AREA}`,
  ],
  [
    `which has for its beginning a point South 60.00 feet and West 90.00 feet from the corner of Lot 7, whence N 0°00' E 330.00 feet; thence East 264.00 feet; ${BACK} to the beginning, ${AREA}`,
  ],
  [
    `which begins at a pipe, the corner common to Hall and Reed; thence from that point of beginning, along the road, ${COURSES} back to the point of beginning, ${AREA}`,
  ],
  [
    `its lines: from a stone at the southwest corner thereof North 330.00 feet; East 264.00 feet; South 330.00 feet; West 264.00 feet to the stone; 2.00 acres.`,
  ],
  [
    `whose southwest corner is a bar in the Reed line; from the bar the lines are: ${QUADRANTS} to the bar. 2.00 acres.`,
  ],
  [`starting at a pin and going around as follows: ${QUADRANTS} to the pin at the start, ${AREA}`],
  [`beginning at the southwest corner thereof at a post; thence ${COURSES} to the post, ${AREA}`],
  [`beginning at a rock marked E; thence ${COURSES} to the rock marked E, ${AREA}`],
  [
    `beginning at a stone; thence North 330.00 feet; thence by Reed, the two courses following, viz: East 264.00 feet to a post, and South 330.00 feet to a post; thence by Lamb West 264.00 feet to the beginning, ${AREA}`,
  ],
  [
    `beginning at a point; thence (a) N 1°00' E 330.00 feet; thence (b) S 89°00' E 264.00 feet; thence (c) S 1°00' W 330.00 feet; thence (e) N 89°00' W 264.00 feet to the point of beginning, ${AREA}`,
  ],
  [
    `beginning at a stone; thence ${COURSES} to the place of beginning, making a lot sixteen rods in breadth and twenty rods in depth, ${AREA}`,
  ],
  [
    `beginning at a stone and goes North 330.00 feet, then East 264.00 feet, then South 330.00 feet to the road and West on the road 264.00 feet to the stone, ${AREA}`,
  ],
  [
    `bounded: WESTERLY and beginning at a bound, by land of Foster, N 1°00' E, 330.00 feet;\nNORTHERLY by land of Paine, S 89°00' E, 264.00 feet;\nEASTERLY by Lot 4, S 1°00' W, 330.00 feet;\nSOUTHERLY by said way, N 89°00' W, 264.00 feet to the bound begun at.\nContaining 2.00 acres.`,
  ],
  [
    `bounded:\nWESTERLY by Lot 2, N 1°00' E, 330.00 feet;\nNORTHERLY by land of Paine, S 89°00' E, 264.00 feet;\nEASTERLY by Lot 4, S 1°00' W, 330.00 feet; and\nSOUTHERLY by Pleasant Lake Avenue, N 89°00' W, 264.00 feet to the point of beginning.\nContaining 2.00 acres.`,
  ],
  [
    `bounded:\n  WESTERLY by land of Pratt, 330.00 feet;\n  NORTHERLY by land of Reed, 264.00 feet;\n  EASTERLY by land of Burr, 330.00 feet;\n  SOUTHERLY by River Road, 264.00 feet;\nthe bearings of said lines, in the order above, being N 1°00' E, S 89°00' E, S 1°00' W and N 89°00' W to the point of beginning; and containing 2.00 acres.`,
  ],
  [
    `that has its first corner at a pin; its second corner N 1°00' E 330.00 feet from the first; its third corner S 89°00' E 264.00 feet from the second; its fourth corner S 1°00' W 330.00 feet from the third; and its last side runs N 89°00' W 264.00 feet from the fourth to the first. It contains 2.00 acres.`,
  ],
  [
    `with the following perimeter: Course 1: N 1°00' E, 330.00 feet. Course 2: S 89°00' E, 264.00 feet. Course 3: S 1°00' W, 330.00 feet. Course 4: N 89°00' W, 264.00 feet, closing at the point of beginning, a pin. Area: 2.00 acres.`,
  ],
  [
    `the place of beginning of which is reached by going from the corner of Lot 9 West 200.00 feet to a stake; thence ${COURSES} to the place of beginning, ${AREA}`,
  ],
])('%s', (words) => {
  const [tract, ...others] = read(words).tracts;
  expect(others).toEqual([]);
  expect(tract?.calls.map(({ distance }) => distance)).toEqual([330, 264, 330, 264]);
  expect(statusOf(words)).toBe('PASS');
});

test.each([
  [
    `beginning at a pin located by the following two courses from the corner of Lot 7: ${TIE}, and West 40.00 feet; thence, from said point of beginning, North 330.00 feet; ${BACK} to the point of beginning, ${AREA}`,
  ],
  [`beginning at a rock marked E; thence ${COURSES} to the rock marked K, ${AREA}`],
  [`beginning at the southwest corner thereof at a post; thence ${COURSES} to the post of Reed, ${AREA}`],
  [
    `beginning at a stone; thence North 330.00 feet; thence by Reed, the three courses following, viz: East 264.00 feet to a post, and South 330.00 feet to a post; thence by Lamb West 264.00 feet to the beginning, ${AREA}`,
  ],
  [
    `beginning at a stone; thence ${COURSES} to the place of beginning, making a lot ten rods in breadth and twenty rods in depth, ${AREA}`,
  ],
  [`beginning at a stone; thence ${COURSES} to the place of beginning, or 280 feet, ${AREA}`],
  [
    `bounded:\nEASTERLY by Lot 2, N 1°00' E, 330.00 feet;\nNORTHERLY by land of Paine, S 89°00' E, 264.00 feet;\nWESTERLY by Lot 4, S 1°00' W, 330.00 feet; and\nSOUTHERLY by Pleasant Lake Avenue, N 89°00' W, 264.00 feet to the point of beginning.\nContaining 2.00 acres.`,
  ],
  [
    `its lines: from a stone at the southwest corner thereof North 330.00 feet; East 264.00 feet; South 330.00 feet; West 264.00 feet to a stone in the Reed line; 2.00 acres.`,
  ],
  [
    `bounded: EASTERLY and beginning at a bound, by land of Foster, N 1°00' E, 330.00 feet;\nNORTHERLY by land of Paine, S 89°00' E, 264.00 feet;\nWESTERLY by Lot 4, S 1°00' W, 330.00 feet;\nSOUTHERLY by said way, N 89°00' W, 264.00 feet to the bound begun at.\nContaining 2.00 acres.`,
  ],
  [
    `bounded:\nWESTERLY by Lot 2, N 1°00' E, 330.00 feet;\nNORTHERLY by land of Paine, S 89°00' E, 264.00 feet;\nEASTERLY by Lot 4, S 1°00' W, 330.00 feet; and\nSOUTHERLY by said way in two courses, N 89°00' W, 264.00 feet to the point of beginning.\nContaining 2.00 acres.`,
  ],
  [
    `bounded:\n  WESTERLY by land of Pratt, 330.00 feet;\n  NORTHERLY by land of Reed, 264.00 feet;\n  EASTERLY by land of Burr, 330.00 feet;\n  SOUTHERLY by River Road, 264.00 feet;\nthe bearings of said lines, in the reverse of the order above, being N 1°00' E, S 89°00' E, S 1°00' W and N 89°00' W to the point of beginning; and containing 2.00 acres.`,
  ],
  [
    `that has its first corner at a pin; its second corner N 1°00' E 330.00 feet from the first; its third corner S 89°00' E 264.00 feet from the first; its fourth corner S 1°00' W 330.00 feet from the third; and its last side runs N 89°00' W 264.00 feet from the fourth to the first. It contains 2.00 acres.`,
  ],
  [
    `whose northeast corner is a bar; its northeast corner is a bar; from the bar the lines are: ${QUADRANTS} to the bar. 2.00 acres.`,
  ],
  [
    `bounded: on the west by Reed, N 1°00' E, 330.00 feet; on the south by Paine, S 89°00' E, 264.00 feet; on the east by Lamb, S 1°00' W, 330.00 feet; and on the north by the road, N 89°00' W, 264.00 feet to the point of beginning; ${AREA}`,
  ],
  [`beginning at a stone; thence ${COURSES} to the place of beginning, and 20 feet beyond it, ${AREA}`],
  [
    `distant from the corner of said quarter North 330.00 feet, East 264.00 feet, South 330.00 feet, West 264.00 feet, ${AREA}`,
  ],
  [
    `commencing at a live oak; whence N 0°00' E 330.00 feet; a stone bears off; thence East 264.00 feet; ${BACK} to the beginning, ${AREA}`,
  ],
  [
    `with lines of 330 feet, 264 feet, 330 feet and 264 feet, whose bearings in some other order are N 1° E, S 89° E, S 1° W and N 89° W, ${AREA}`,
  ],
  [
    `which adjoins one with bearings, respectively, N 1° E, S 89° E, S 1° W and N 89° W, and has lines of 330 feet, 264 feet, 330 feet and 264 feet, ${AREA}`,
  ],
])('not: %s', (words) => {
  expect(statusOf(words)).not.toContain('PASS');
});

const PART = 'John Hall conveys to Peter Wise the NE1/4 of the SW1/4 of Section 34, Township 19 North, Range 28 East';
const around = (north: number): string =>
  `North ${north} feet, East 1320 feet, South ${north} feet and West 1320 feet to the place of beginning`;

test.each([
  [`${PART}; running from the southwest corner of that quarter-quarter ${around(1320)}; 40.00 acres.`, 'PASS'],
  [`${PART}; running from the southwest corner of that quarter-quarter ${around(660)}; 20.00 acres.`, 'REVIEW'],
  [`${PART}; running from the southeast corner of that quarter-quarter ${around(1320)}; 40.00 acres.`, 'REVIEW'],
  [`${PART}, bounded from a stone at the northwest corner thereof ${around(1320)}; 40.00 acres.`, 'REVIEW'],
])('a part of a section that is granted whole is what the courses enclose: %s', (words, status) => {
  const { verdicts } = judgeAll(completeCalls(readDocument(pagesOfText(words))));
  expect(verdicts.map((verdict) => verdict.status)).toEqual([status]);
});

test.each(['Location of tract: ', 'a lot located at '])('%s: a part of a section that only places the lot', (lead) => {
  const part = PART.slice(PART.indexOf('the NE1/4'));
  const words = `John Hall conveys to Peter Wise land in Gage County, Nebraska: ${lead}${part}: beginning at a stone; thence ${COURSES} to the beginning, ${AREA}`;
  const { verdicts } = judgeAll(completeCalls(readDocument(pagesOfText(words))));
  expect(verdicts.map((verdict) => verdict.status)).toEqual(['PASS']);
});

test('a table below its start is the list of courses', () => {
  const rows = ['L1   N01-00-00E   330.00', 'L2   S89-00-00E   264.00', 'L3   S01-00-00W   330.00'];
  const table = ['Start: aluminum cap', ...rows, 'L4   N89-00-00W   264.00   returns to start'].join('\n');
  const text = `LINE TABLE FOR TRACT 5\n${table}\nAll distances in feet. Area of Tract 5: 2.00 acres.\nJohn Hall conveys Tract 5 as above to Peter Wise.`;
  expect(readDocument(pagesOfText(text)).tracts[0]?.calls.map(({ distance }) => distance)).toEqual([
    330, 264, 330, 264,
  ]);
});

test.each([
  ['northwesterly', 'PASS'],
  ['northeasterly', 'REVIEW'],
])('a curve that the course before it announces as concave %s', (way, status) => {
  const words = `beginning at a pin; thence N 0°00'00" E 120.00 feet; thence N 90°00'00" E 85.00 feet; thence S 0°00'00" E 90.00 feet to a tangent curve, concave ${way}, having a radius of 30.00 feet; thence along said curve to the right through a central angle of 90°00'00" an arc distance of 47.12 feet; thence N 90°00'00" W 55.00 feet to the point of beginning; containing 10,007 square feet.`;
  expect(statusOf(words)).toBe(status);
});

test.each([
  'and running from its southeast corner West upon said Avenue 37.50 feet, thence',
  'extending from its southeast corner West along the Avenue 37.50 feet; thence',
  'bounded by a line running from its southeast corner West along the Avenue 37.50 feet; thence',
  'which goes from its southeast corner West on the Avenue 37.50 feet; thence',
  'starting from its southeast corner West along said Avenue 37.50 feet; thence',
])('the first course of a lot that does not say where it begins: %s', (lead) => {
  const text = `Emil Zastrow conveys to Johanna Pfeiffer Lot Twenty-one, lying on the north side of Archer Avenue, ${lead} North 125 feet to the alley, thence East upon the alley 37.50 feet, and thence South 125 feet to the starting point, 4,688 square feet.`;
  const [tract] = readDocument(pagesOfText(text)).tracts;
  expect(tract?.calls.map(({ distance }) => distance)).toEqual([37.5, 125, 37.5, 125]);
});
