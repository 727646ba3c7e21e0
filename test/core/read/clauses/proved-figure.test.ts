import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const LEAD = 'Ann Reed conveys to Lee Cole a lot in Putnam County, Ohio.';
const judged = (text: string) => {
  const read = completeCalls(readDocument(pagesOfText(text)));
  return { read, verdicts: judgeAll(read).verdicts };
};

describe('courses in words of their own', () => {
  test.each([
    [
      'turned and gone',
      'Set out from a stone, and go East with the center of the road 726 feet, crossing the ditch at 212 feet; turn South and go 900 feet; turn West and go 726 feet; and so North 900 feet to the stone. We compute 15.00 acres.',
      4,
    ],
    [
      'measured from a start',
      'Starting at the quarter corner on the south line of Section 15, and measuring North along the quarter line 484 feet, then West 270 feet, then South 484 feet to the south line of the section, then East 270 feet to the start, 3.000 acres.',
      4,
    ],
    [
      'lengths before bearings',
      "Measuring and butting as follows: On the northwest, 502.82 feet (N 36° 21' E) by lands of Risher; on the northeast, 483.81 feet (S 53° 55' E) by the Stokes estate; on the southeast, 514.24 feet (S 36° 56' W) by lands of Padgett; and on the southwest, 478.66 feet (N 52° 33' W) by the public road, returning to the western corner, containing 5.62 acres.",
      4,
    ],
    [
      'a mark that a rock bears from',
      "From Cor. No. 1, a spruce post, whence a cross cut on rock in place bears N. 18° W. 31 ft.; S. 18° 45' E. 150 feet to Cor. No. 2; N. 71° 15' E. 1320 feet to Cor. No. 3; N. 18° 45' W. 150 feet to Cor. No. 4; S. 71° 15' W. 1320 feet to Cor. No. 1; containing 4.545 acres.",
      4,
    ],
  ])('%s', (_, words, count) => {
    const { read } = judged(`${LEAD} ${words}`);
    expect(read.tracts).toHaveLength(1);
    expect(read.tracts[0]?.calls.map(({ distance }) => distance !== null)).toEqual(Array(count).fill(true));
  });

  test.each([
    [
      'a course that is told two ways',
      'Beginning at the northwest corner, thence West along the Lott property, which course is East, 150 feet; thence South 290.4 feet; thence West 150 feet; thence North 290.4 feet to the beginning. 1.00 acre.',
    ],
    [
      'a figure within one that does not close',
      'Beginning at a stone; thence North 400 feet; thence East 500 feet; thence South 400 feet; thence West 450 feet; and of it the church has North 100 feet, East 217.8 feet, South 200 feet, West 217.8 feet, North 100 feet, one acre.',
    ],
    [
      'a course without values',
      'Beginning at a stone; thence North 400 feet; thence along the line of Jones to an iron pin; thence East 500 feet; thence South 400 feet; thence West 500 feet to the beginning, containing 4.591 acres.',
    ],
    [
      'a clause between courses that has no values',
      'Beginning at an iron pin; 331.5 feet N 20° E; 287.4 feet S 70° E; with the river bank to a willow; 331.5 feet S 20° W; 287.4 feet N 70° W to the beginning; 2.187 acres.',
    ],
    [
      'a length that the field had otherwise',
      'Beginning at an iron pin; 331.5 feet N 20° E; 287.4 feet S 70° E (field: 278.4); 331.5 feet S 20° W; 287.4 feet N 70° W to the beginning; 2.187 acres.',
    ],
    [
      'a course from elsewhere',
      'Beginning at an iron pin; 331.5 feet N 20° E; 287.4 feet S 70° E to an oak; from the elm 331.5 feet S 20° W; 287.4 feet N 70° W to the beginning; 2.187 acres.',
    ],
    [
      'a figure behind another',
      'Beginning at a stone on the river; thence N 20° E 800 feet to the road; thence with the road to a corner; thence down the river to the beginning. The pond: from an iron pin 331.5 feet N 20° E; 287.4 feet S 70° E; 331.5 feet S 20° W; 287.4 feet N 70° W to the iron pin; 2.187 acres.',
    ],
    [
      'the figure of what it adjoins',
      'It adjoins the church land, which goes from a pin N 20° E 331.5 feet, S 70° E 287.4 feet, S 20° W 331.5 feet, N 70° W 287.4 feet to the pin, 2.187 acres.',
    ],
    [
      'a last corner that is not the first',
      'Corner No. 1 is an iron pin. From Corner No. 1 to Corner No. 2 is N 20° E 331.5 feet. From Corner No. 2 to Corner No. 3 is S 70° E 287.4 feet. From Corner No. 3 to Corner No. 4 is S 20° W 331.5 feet. From Corner No. 4 to Corner No. 5 is N 70° W 287.4 feet. The land has 2.187 acres.',
    ],
    [
      'courses that do not come back',
      'Set out from a stone, and go East 726 feet; turn South and go 910 feet; turn West and go 726 feet; and so North 900 feet to the stone. We compute 15.00 acres.',
    ],
    [
      "an area that is not the figure's",
      'Set out from a stone, and go East 726 feet; turn South and go 900 feet; turn West and go 726 feet; and so North 900 feet to the stone. We compute 16.00 acres.',
    ],
  ])('%s proves nothing', (_, words) => {
    const { verdicts } = judged(`${LEAD} ${words}`);
    expect(verdicts.map(({ status }) => status)).not.toContain('PASS');
  });
});

describe('a curve that no words call tangent', () => {
  const curved = (how: string, behind = '') =>
    judged(
      `${LEAD} Beginning at an iron pin; thence North 200.00 feet to a pin; thence ${how}along a curve to the right, radius 50.00 feet, arc 157.08 feet, to a pin; thence South 200.00 feet to a pin; thence West 100.00 feet to the beginning, containing 23,927 square feet. ${behind}`,
    ).verdicts.map(({ status }) => status);

  test('is proved by closure and area', () => {
    expect(curved('')).toEqual(['PASS']);
  });

  test.each([
    ['at an angle ', ''],
    ['', 'Said curve is non-tangent.'],
    ['', 'The curve is not tangent to the west line.'],
  ])('is not where words say otherwise: %s%s', (how, behind) => {
    expect(curved(how, behind)).not.toContain('PASS');
  });
});
