// An area in words that no rule of stated areas knows: taken where it measures what the courses enclose.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const areaOf = (words: string): string | undefined =>
  readDocument(
    pagesOfText(
      `A lot in Reno County, Kansas: Beginning at an iron; thence North 140 feet; thence East 50 feet; thence South 140 feet to a pin; thence West 50 feet with that line to the iron${words} Given in 1943.`,
    ),
  ).tracts[0]?.stated_area;

test.each([
  '. It is a rectangle, with 7,000 square feet.',
  '. Enclosed within these metes and bounds are 7,000 square feet.',
  '. It holds 907 square varas by my chain (that is 7,000 square feet).',
])('read: %s', (words) => {
  expect(areaOf(words)).toContain('7,000');
});

test.each(['. It is a rectangle, with 9,000 square feet.', ', being part of a lot of 21,000 square feet.'])(
  'not what they enclose: %s',
  (words) => {
    expect(areaOf(words)).not.toContain('7,000');
  },
);
