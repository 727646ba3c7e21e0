import { expect, test } from 'vitest';
import { unitsOf } from '#core/attest/text-units.ts';
import { unitsOfText } from '#main/attest/units-of-text.ts';

test.each(['', 'plain', 'N 45°30′ E', 'José 📍 \u2028 \uffff \u0000', 'half a pair: \ud83d'])(
  'the platform gives the units of “%s” as the reader would take them one by one',
  (text) => {
    expect(unitsOfText(text)).toEqual(unitsOf(text));
    expect(unitsOfText(text)).toHaveLength(text.length + 1);
  },
);
