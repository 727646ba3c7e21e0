// Brackets that tell the values of their course once more, and those that tell something else.
import { expect, test } from 'vitest';
import { repeatedAsides } from '#core/read/account/quantities/asides.ts';
import { toldInstrument } from '#test/support/told-instrument.ts';

function asidesIn(second: string): number {
  const text = `Beginning at a hub; thence North 330.00 feet; thence N 90°00'00" E 264.00 feet ${second} to a stone; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.`;
  const { reading, tracts } = toldInstrument(text);
  return repeatedAsides(reading.tokens, tracts[0]?.courses ?? []).length;
}

test.each(['(that is to say, 16 rods)', `[deed N 90° 00' 00" E., same]`, '(record 264.00 feet)'])('%s', (aside) => {
  expect(asidesIn(aside)).toBe(1);
});

test.each([
  '(that is to say, 17 rods)',
  `[deed N 80° 00' 00" E., same]`,
  '(the same as Lee)',
  '(264.00 feet by the deed, which is wrong)',
])('but not %s', (aside) => {
  expect(asidesIn(aside)).toBe(0);
});
