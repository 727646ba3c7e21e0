// A sentence is discharged where every measure in it is one of the figure.
import { expect, test } from 'vitest';
import { isDischarged, measuresOf } from '#core/read/account/effects/discharged.ts';
import { toldInstrument } from '#test/support/told-instrument.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing AREA.';

function isOfFigure(sentence: string, area = '2.00 acres'): boolean {
  const { reading, tracts } = toldInstrument(`${FIGURE.replace('AREA', area)} ${sentence}`);
  const { tokens } = reading;
  const [first = ''] = sentence.toLowerCase().split(' ');
  const from = tokens.findLastIndex(({ text }) => text === first);
  return isDischarged(tokens, { from, to: tokens.length }, measuresOf(tokens, tracts));
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
  ['no measure at all', 'Fronting upon the road.', false],
])('%s', (_, sentence, expected) => {
  expect(isOfFigure(sentence)).toBe(expected);
});

test('an area that is stated in square feet alone is the area of the figure', () => {
  expect(isOfFigure('Said tract contains 87,120 square feet.', '87,120 square feet')).toBe(true);
});
