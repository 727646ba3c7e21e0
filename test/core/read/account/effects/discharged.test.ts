// A sentence is discharged where every measure in it is one of the figure.
import { expect, test } from 'vitest';
import { isDischarged, knownOf } from '#core/read/account/effects/discharged.ts';
import { heardCodes } from '#test/support/heard.ts';
import { toldInstrument } from '#test/support/told-instrument.ts';

const LEAD = 'A tract of land lying in Land Lot 118 and in the Smith Survey, Lee County, Georgia, thus:';
const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing AREA.';

function isOfFigure(sentence: string, area = '2.00 acres'): boolean {
  const instrument = toldInstrument(`${LEAD} ${FIGURE.replace('AREA', area)} ${sentence}`);
  const { tokens } = instrument.reading;
  const [first = ''] = sentence.toLowerCase().split(' ');
  const from = tokens.findLastIndex(({ text }) => text === first);
  return isDischarged(tokens, { from, to: tokens.length }, knownOf(instrument));
}

test.each([
  ['its area', 'Said tract contains 2.00 acres.', true],
  ['its area in square feet', 'Said tract contains 87,120 square feet.', true],
  ['its area to fewer places', 'Said tract contains 2 acres.', true],
  ['another area', 'Said tract contains 2.25 acres.', false],
  ['a side', 'Fronting 264 feet upon the road.', true],
  ['a side in other units', 'Fronting 16 rods upon the road.', true],
  ['sides in a row', 'Measuring 594 feet around the corner.', true],
  ['another length', 'Fronting 270 feet upon the road.', false],
  ['a side and another length', 'Fronting 264 feet and reaching back 300 feet.', false],
  ['parts of its area', 'Of which 1.25 acres lie in the one and 0.75 acres in the other quarter.', true],
  ['parts of another', 'Of which 1.25 acres lie in the one and 0.55 acres in the other quarter.', false],
  ['no measure at all', 'Fronting upon the road.', false],
])('%s', async (_, sentence, expected) => {
  expect(isOfFigure(sentence)).toBe(expected);
});

test('an area that is stated in square feet alone is the area of the figure', async () => {
  expect(isOfFigure('Said tract contains 87,120 square feet.', '87,120 square feet')).toBe(true);
});

const deed = (sentence: string): string =>
  `John Hall, of Lee County, Georgia, grants to Peter Wise, his heirs and assigns, the tract in Land Lot 118, Lee County, Georgia, bounded thus: ${FIGURE.replace('AREA', '2.00 acres')} ${sentence} Witness my hand. John Hall.`;

test.each([
  'The tract takes in 2.00 acres.',
  'The lot holds 87,120 square feet.',
  'These bounds go round 2.00 acres.',
  'It was found by survey to hold 2.00 acres.',
  'The land so bounded has 2.00 acres.',
  'The parcel runs to 2.00 acres.',
])('what the land does with its whole area is to contain it: %s', async (sentence) => {
  expect(await heardCodes(deed(sentence))).toEqual([]);
});

test.each([
  'The grantor retains 2.00 acres.',
  'The grantor holds back 2.00 acres.',
  'The tract takes in 2.25 acres.',
  'The lot loses 2.00 acres.',
  'The highway took 2.00 acres.',
])('but not: %s', async (sentence) => {
  expect(await heardCodes(deed(sentence))).not.toEqual([]);
});
