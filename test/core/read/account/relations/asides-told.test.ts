// Brackets that tell the values of their course once more, and those that tell something else.
import { expect, test } from 'vitest';
import { claimRemarks } from '#core/read/account/claims/figure-claims.ts';
import { asidesTold } from '#core/read/account/relations/asides-told.ts';
import { toldInstrument } from '#test/support/told-instrument.ts';

function asidesIn(second: string): number {
  const text = `Beginning at a hub; thence North 330.00 feet; thence N 90°00'00" E 264.00 feet ${second} to a stone; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.`;
  const instrument = toldInstrument(text);
  if (claimRemarks(instrument).length > 0) return 0;
  return instrument.tracts.flatMap((tract) => asidesTold(instrument.reading.tokens, tract)).filter((one) => one.isHeld)
    .length;
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
