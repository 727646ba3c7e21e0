// The document's own form of a value is found again in its sentence, or there is none.
import { describe, expect, test } from 'vitest';
import { figureOf } from '#core/drawing/figure.ts';
import { letteredAs } from '#core/drawing/lettered-as.ts';
import { recordedBearing, recordedLength, writtenOtherwise } from '#core/drawing/recorded-form.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { readBearing } from '#core/survey/bearing.ts';
import { bodyOf, oneLot } from '#test/support/bodies.ts';

describe('a bearing', () => {
  test.each([
    ['thence S 61½° E 84 poles with the line of Widow Garrison', 'S 61 30 00 E', 'S 61½° E'],
    ['thence with his line N 40° W 88.9 poles', 'N 40 00 00 W', 'N 40° W'],
    ['thence South 12 1/4 degrees West 71 1/2 poles', 'S 12 15 00 W', 'South 12 1/4 degrees West'],
    ['thence North 05°07\'30" East, 100.00 feet to the east line', 'N 05 07 30 E', 'North 05°07\'30" East'],
    ['thence due North 100 feet', 'N 00 00 00 E', 'due North'],
    ['thence with the north line, S 10 E 20 poles; S 20 E', 'S 10 00 00 E', 'S 10 E'],
  ])('in “%s”', (sentence, value, form) => {
    expect(recordedBearing(readBearing(value), sentence)).toBe(form);
  });

  test('that the sentence does not hold has no form', () => {
    expect(recordedBearing(readBearing('N 40 00 00 W'), 'thence N 41° W 88.9 poles')).toBeNull();
    expect(recordedBearing(readBearing('N 40 00 00 W'), '')).toBeNull();
    expect(recordedBearing(null, 'thence N 40° W')).toBeNull();
  });
});

describe('a length', () => {
  test.each<[string, number, DistanceUnit, string]>([
    ['thence S 12¼° W 71½\npoles to a pile of stones', 71.5, 'poles', '71½ poles'],
    ['thence S 80° W 40 2/10 poles to a hickory', 40.2, 'poles', '40 2/10 poles'],
    ['thence West 12 chains 34 links to a post', 12.34, 'chains', '12 chains 34 links'],
    ['thence N 05°07\'30" E, 1,320.55 feet', 1320.55, 'feet', '1,320.55 feet'],
    ['thence 10\' 6" along the wall', 10.5, 'feet', '10\' 6"'],
    ['thence 429 feet to a stone in a deed of poles', 26, 'poles', '429 feet'],
  ])('in “%s”', (sentence, value, unit, form) => {
    expect(recordedLength(value, unit, '', sentence)).toBe(form);
  });

  test('that was corrected no longer has the form of its sentence', () => {
    expect(recordedLength(72.5, 'poles', '', 'thence S 12¼° W 71½ poles')).toBeNull();
  });
});

test.each([
  ['South 86°12\'40" East', 'S 86°12\'40" E', null],
  ['N 38° E', 'N 38°00\'00" E', 'N 38° E'],
  ['S 61½° E', 'S 61°30\'00" E', 'S 61½° E'],
  ['1,320.55 feet', '1320.55', null],
  ['544.50 feet', '544.5', null],
  ['71½ poles', '71.5', '71½ poles'],
])('%s is told beside %s only where it says more', (recorded, plain, told) => {
  expect(writtenOtherwise(recorded, plain)).toBe(told);
});

test('a figure is lettered in azimuths or in metres when that is asked for', () => {
  const body = bodyOf([oneLot()]);
  const [tract, verdict] = [body.extraction.tracts[0], body.groundtruth_verdicts[0]];
  if (tract === undefined || verdict === undefined) throw new Error('no tract');
  const figure = figureOf(tract, verdict);
  if (figure === null) throw new Error('no figure');
  const azimuths = letteredAs(figure, tract, { azimuths: true, length: null });
  expect(azimuths.courses[2]?.rows[0]).toMatch(/^Az 269°14'/);
  expect(azimuths.ties[0]?.rows).toEqual(['Az 179°44\'55"', "318.60'"]);
  const metres = letteredAs(figure, tract, {
    azimuths: false,
    length: { per_unit: 1200 / 3937, mark: ' m', decimals: 3 },
  });
  expect(metres.courses[0]?.rows[1]).toBe(`${((208.72 * 1200) / 3937).toFixed(3)} m`);
  expect(metres.ties[1]?.rows[1]).toBe('36.576 m');
});
