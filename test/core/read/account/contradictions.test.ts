// Courses whose words and values cannot both be right.
import { describe, expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const codesOf = (third: string): string[] =>
  openCodes(
    `Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence ${third}; thence West 264.00 feet to the point of beginning, containing 2.00 acres.`,
  );

describe('a course contradicts itself', () => {
  test.each([
    ['South 330.00 feet to a hub, passing a post at 351.00 feet', 'passes_beyond_end'],
    ['South 330.00 feet, crossing the ditch at 22 rods', 'passes_beyond_end'],
  ])('thence %s', (third, code) => {
    expect(codesOf(third)).toContain(code);
  });

  test.each([
    'at right angles to the last course, South 330.00 feet',
    'parallel with the first course South 330.00 feet',
    'South 330.00 feet to a hub, passing a post at 310.00 feet',
    'South, at 150.00 feet passing a post, in all 330.00 feet',
    'down the brook South 330.00 feet',
  ])('but not: thence %s', (third) => {
    expect(codesOf(third)).toEqual([]);
  });
});

describe('a figure that was led up to by a tie', () => {
  const tied = (end: string): string[] =>
    openCodes(
      `Commencing at the quarter corner; thence East 40.00 feet to the point of beginning; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to ${end}, containing 2.00 acres.`,
    );

  test('may not end where the tie began', () => {
    expect(tied('the quarter corner, being the point of commencement')).toContain('end_not_at_beginning');
    expect(tied('the point of beginning')).toEqual([]);
  });
});
