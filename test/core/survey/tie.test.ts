import { describe, expect, test } from 'vitest';
import { findAnchor, readTie, tieLegs } from '#core/survey/tie.ts';

describe('ties', () => {
  test('the way to a Florida lot is walked from its commencement', () => {
    const ties = [
      'bearing=S 00 00 00.0 E | distance=504.34 | verbatim=Commencing at the NW corner of the SE 1/4 of the SW 1/4 of Section 6; run thence South 504.34 feet',
      "bearing=S 89 05 00.0 E | distance=200.0 | verbatim=thence S. 89 deg. 05' E. 200.0 feet to the point of beginning",
    ].map(readTie);
    const legs = tieLegs(ties, 1)!;
    const east = legs[0]!.east_ft + legs[1]!.east_ft;
    const north = legs[0]!.north_ft + legs[1]!.north_ft;
    expect(east).toBeCloseTo(199.974, 3);
    expect(north).toBeCloseTo(-507.54, 3);
    expect(findAnchor(ties, '')).toBe('the NW corner of the SE 1/4 of the SW 1/4 of Section 6');
  });

  test.each([
    '',
    'distance=30',
    'bearing=N 10 00 00.0 E',
    'bearing=northerly | distance=10',
    'bearing=N 10 00 00.0 E | distance=nan',
  ])('a chain with the tie %j cannot be walked', (wire) => {
    expect(tieLegs([readTie(wire)], 1)).toBeNull();
  });

  test.each([
    ['Begin at a point 792 ft. south of the northwest corner of Section 9', 'the northwest corner of Section 9'],
    ['beginning at a rock in the road eight chains E of the SW corner of the farm', 'the SW corner of the farm'],
    [`Beginning at a point marked "1", being S. 65° 02' E., 348.29 m. from BLLM No. 1`, 'BLLM No. 1'],
    [
      'Commence at a monument at the Northwest corner of said quarter and',
      'a monument at the Northwest corner of said quarter',
    ],
    [
      'COMMENCING at a spike at the intersection of Kiln Road (60-foot right-of-way) with Dairy Lane',
      'a spike at the intersection of Kiln Road (60-foot right-of-way) with Dairy Lane',
    ],
    ['at a stone', null],
  ])('with a tie, %j is anchored at %j', (description, anchor) => {
    expect(findAnchor([readTie('bearing=S 00 00 00.0 E | distance=792 | verbatim=792 ft. south')], description)).toBe(
      anchor,
    );
  });

  test.each([
    ['the Southeast corner of Section 22, Block 2', 'the Southeast corner of Section 22, Block 2'],
    ['a 1-inch pipe at the northwest corner of Lot 4.', 'the northwest corner of Lot 4'],
    ['a point 792 ft. south of the northwest corner of Section 9', null],
    ['a stone near the NE corner of Mill Road', null],
    ['an iron pin', null],
    ['', null],
  ])('without ties, beginning at %j is anchored at %j', (description, anchor) => {
    expect(findAnchor([], description)).toBe(anchor);
  });
});
