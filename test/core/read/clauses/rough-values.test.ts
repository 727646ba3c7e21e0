// Lengths and directions that the text gives only roughly.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const codesOf = (second: string): string[] =>
  openCodes(
    `Beginning at a hub; thence North 330.00 feet to a pipe; thence ${second} to a hub; thence South 330.00 feet to a nail; thence West 264.00 feet to the point of beginning, containing 2.00 acres.`,
  );

test.each([
  "N 90°00' E between 250 and 264.00 feet",
  "N 90°00' E from 250 to 264.00 feet",
  "N 90°00' E not exceeding 264.00 feet",
  "N 90°00' E up to 264.00 feet",
  "N 90°00' E over 264.00 feet",
  "N 90°00' E within 264.00 feet",
  "N 90°00' E ca. 264.00 feet",
  "N 90°00' E an average of 264.00 feet",
  "N 90°00' E 264.00+ feet",
  "N 90°00' E 264.00 feet and a few inches",
  "N 90°00' E 264.00 feet and upwards",
  "N 90°00' E 264.00 feet scant",
  "N 90°00' E not less than 264.00 feet",
  "N 90°00' E a maximum of 264.00 feet",
  "N 90°00' E 250 or 264.00 feet",
  "on an average course N 90°00' E 264.00 feet",
  "a little north of N 90°00' E 264.00 feet",
  "up the run, its general course being N 90°00' E 264.00 feet",
  "up the run, a tie line being N 90°00' E 264.00 feet",
  "up the run N 90°00' E, the direct distance being 264.00 feet,",
])('%s is no sure course', (second) => {
  expect(codesOf(second)).toContain('given_roughly');
});

test.each(["N 90°00' E over the ridge 264.00 feet", "up General Street N 90°00' E 264.00 feet"])(
  '%s is as sure as any',
  (second) => {
    expect(codesOf(second)).toEqual([]);
  },
);
