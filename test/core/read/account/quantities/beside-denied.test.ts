// What the courses run along bounds the land there, whatever is told of it behind them.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (sentence: string): string =>
  `A tract of land in Stokes County, North Carolina: Beginning at an iron stake in the line of Amos Tuttle; thence North with Tuttle's line 330.00 feet to a stone; thence East with Abbott 264.00 feet to an oak; thence South with the Pease line 330.00 feet to a stake; thence West with Mill Street 264.00 feet to the beginning, containing 2.00 acres. ${sentence}`;

test.each([
  ['The tract lies on both sides of Mill Street.', 'side_otherwise'],
  ['The east line crosses Mill Street.', 'side_otherwise'],
  ['The tract does not touch Mill Street.', 'side_otherwise'],
  ['It is bounded on all sides by Tuttle.', 'side_otherwise'],
  ['No part of the tract touches a highway.', 'side_otherwise'],
  ['The tract does not reach any public road.', 'side_otherwise'],
  ['The two corners on Mill Street are 330 feet apart.', 'side_otherwise'],
  ["The beginning is 40 feet from Tuttle's line.", 'place_otherwise'],
  ['The place of beginning is a stone in the Abbott line.', 'place_otherwise'],
])('not so: %s', (sentence, code) => {
  expect(openCodes(deed(sentence))).toContain(code);
});

test.each([
  ['The tract lies on the north side of Mill Street.'],
  ['Trees stand on both sides of Mill Street.'],
  ['No part of the tract touches a river.'],
  ['The tract touches Mill Street on the south.'],
  ['The two corners on Mill Street are 264 feet apart.'],
  ["The beginning is in Tuttle's line."],
  ['The place of beginning is an iron stake in the Tuttle line.'],
])('so: %s', (sentence) => {
  const codes = openCodes(deed(sentence));
  expect(codes.filter((code) => code === 'side_otherwise' || code === 'place_otherwise')).toEqual([]);
});
