// Courses whose words and values cannot both be right.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const notesOf = (third: string, end = 'the point of beginning'): string | null =>
  readDocument(
    pagesOfText(
      `Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence ${third}; thence West 264.00 feet to ${end}, containing 2.00 acres.`,
    ),
  ).tracts[0]?.notes ?? null;

describe('a course contradicts itself', () => {
  test.each([
    ['at right angles to the last course, S 7°00\'00" W 330.00 feet', 'Course 3: its bearing'],
    ['parallel with the first course S 4°00\'00" W 330.00 feet', 'Course 3: its bearing'],
    ['continuing the same course S 4°00\'00" W 330.00 feet', 'Course 3: its bearing'],
    ['South 330.00 feet to a hub, passing a post at 351.00 feet', 'farther off'],
    ['South 330.00 feet, crossing the ditch at 22 rods', 'farther off'],
    ['down the brook as it winds, South 330.00 feet', 'boundary winds'],
    ['with the meanders of the river South 330.00 feet', 'boundary winds'],
  ])('thence %s', (third, words) => {
    expect(notesOf(third)).toContain(words);
  });

  test.each([
    'at right angles to the last course, South 330.00 feet',
    'parallel with the first course South 330.00 feet',
    'South 330.00 feet to a hub, passing a post at 310.00 feet',
    'South, at 150.00 feet passing a post, in all 330.00 feet',
    'down the brook South 330.00 feet',
  ])('but not: thence %s', (third) => {
    expect(notesOf(third)).toBeNull();
  });
});

describe('a figure that was led up to by a tie', () => {
  const tied = (end: string): string | null =>
    readDocument(
      pagesOfText(
        `Commencing at the quarter corner; thence East 40.00 feet to the point of beginning; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to ${end}, containing 2.00 acres.`,
      ),
    ).tracts[0]?.notes ?? null;

  test('may not end where the tie began', () => {
    expect(tied('the quarter corner, being the point of commencement')).toContain('not said to end');
    expect(tied('the point of beginning')).toBeNull();
  });
});
