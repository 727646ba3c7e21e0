import { expect, test } from 'vitest';
import { describePart } from '#core/plss/describe-part.ts';
import { readAliquots } from '#core/plss/read-aliquot.ts';

test.each([
  ['the Southwest Quarter of the NE 1/4 of Section 36, Township 29 South, Range 33 East', 'T29S R33E Sec. 36 SW¼NE¼'],
  ['NE 1/4 of the W 1/2, Sec. 24, T. 1 S, R. 1 W', 'T1S R1W Sec. 24 NE¼W½'],
  ['Section 3, T27S R31E, Willamette Meridian', 'T27S R31E Sec. 3, Willamette Meridian'],
  [
    'Lots 1 and 2 and the N½NE¼ of Section 3, T2N R3W of the Fifth Principal Meridian',
    'T2N R3W Sec. 3 Lots 1, 2, N½NE¼, 5th P.M.',
  ],
])('%s', (text, canonical) => expect(describePart(readAliquots(text)[0]!)).toBe(canonical));
