import { expect, test } from 'vitest';
import { beginPointsOf } from '#core/drawing/begin-points.ts';
import { EMPTY_TRACT } from '#core/schema/tract.ts';

const TIE = 'thence South 37 degrees East 100 feet to the place of beginning';
const tract = (pob_description: string, ...sentences: string[]) => ({
  ...EMPTY_TRACT,
  pob_description,
  tie_calls: sentences.map((sentence) => `bearing=S 37 00 00.0 E | distance=100 | verbatim=${sentence}`),
});

test.each([
  ['a corner without ties', tract('Beginning at a stone'), '', 'Beginning at a stone'],
  [
    'a commencement and a tie',
    tract('Commencing at the northwest corner of Section 9', TIE),
    'Commencing at the northwest corner of Section 9',
    TIE,
  ],
  [
    'a beginning that a tie leads away from',
    tract('Beginning at a point in the middle of the road', TIE),
    'Beginning at a point in the middle of the road',
    TIE,
  ],
  [
    'a commencement whose tie passes another',
    tract('Commencing at the corner of Section 20', 'thence North 40 feet to the commencement of the lane', TIE),
    'Commencing at the corner of Section 20',
    TIE,
  ],
  ['a commencement whose tie was not read', tract('COMMENCING at a spike'), 'COMMENCING at a spike', ''],
  [
    'a point measured from a corner in the same words',
    tract('Beginning at a point 792 feet South of the corner', '792 feet South of the corner'),
    '',
    'Beginning at a point 792 feet South of the corner',
  ],
  [
    'a commencement told by the tie itself',
    tract('an iron rod found', `Commencing at the corner of Lot 4; ${TIE}`),
    '',
    'an iron rod found',
  ],
])('%s', (_, subject, commencement, beginning) => {
  expect(beginPointsOf(subject)).toEqual({ commencement, beginning });
});
