// Courses along the lines of neighbours.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (side: string, whose = 'lands of Sweeney'): string =>
  `Arvid Nyquist conveys to Helen Ott a lot in Troy: Beginning at an iron pin; thence North 250 feet along the ${side} line of ${whose}; thence East 128 feet; thence South 250 feet; thence West 128 feet to the beginning, 32,000 square feet.`;

test('a neighbour to the west has his east line there', () => {
  expect(openCodes(deed('west'))).toContain('side_otherwise');
  expect(openCodes(deed('westerly', 'land now or formerly of Sweeney'))).toContain('side_otherwise');
  expect(openCodes(deed('east'))).not.toContain('side_otherwise');
  expect(openCodes(deed('west', 'the Dunavant tract'))).toContain('side_otherwise');
  expect(openCodes(deed('east', 'the Dunavant tract'))).not.toContain('side_otherwise');
  // It does not run that way at all.
  expect(openCodes(deed('northerly', 'land of the Sweeney estate'))).toContain('side_otherwise');
});

test('the land of a party may be what this is cut from', () => {
  expect(openCodes(deed('west', 'lands of Nyquist'))).not.toContain('side_otherwise');
});

test('a neighbour whose line lies across the course', () => {
  expect(openCodes(deed('south'))).toContain('side_otherwise');
});
