// Land that is given only above or below a level.
import { expect, test } from 'vitest';
import { isLayerOnly } from '#core/read/account/effects/layer-only.ts';
import { phrasesIn } from '#test/support/phrases-in.ts';

test.each([
  ['Lying above a horizontal plane at elevation 152.25 feet, City of Seattle datum.', true],
  ['The space lying above an elevation of 412.00 feet above sea level.', true],
  ['Running from elevation 152.25 feet upward.', true],
  ['The lower limit of which is a plane at 152.25 feet above City datum.', true],
  ['The third story only of the building standing thereon.', true],
  ['The surface thereof lying at elevation 152.25 feet, City of Seattle datum.', false],
  ['No building shall rise above elevation 152.25 feet.', false],
  ['Together with the air space above.', false],
  ['On ground that slopes from elevation 140 feet to elevation 152.25 feet.', false],
  ['Bench mark elevation 152.25 feet.', false],
])('%s', (sentence, isLayer) => {
  expect(isLayerOnly(phrasesIn(sentence).words)).toBe(isLayer);
});
