import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { degreesOf, radiansOf } from '#core/survey/angle.ts';
import {
  azimuthOf,
  bearingOf,
  bearingText,
  bearingWire,
  isBearing,
  readBearing,
  reversed,
} from '#core/survey/bearing.ts';

describe('what a surveyor types', () => {
  test.each([
    ['N87 30 00 E', `N 87°30'00" E`],
    ['n45.5e', `N 45°30'00" E`],
    [`N 45°30'15.5" W`, `N 45°30'15.5" W`],
    ['S45-30-15W', `S 45°30'15" W`],
    ['N45d30m15sE', `N 45°30'15" E`],
    ['North 45 degrees 30 minutes East', `N 45°30'00" E`],
    ['N 00 15 05.0 E', `N 00°15'05" E`],
    ['due north', `N 00°00'00" E`],
    ['East', `N 90°00'00" E`],
    ['due south', `S 00°00'00" E`],
    ['W', `N 90°00'00" W`],
    ['123.5', `S 56°30'00" E`],
    ['azimuth 306-55-14.8', `N 53°04'45.2" W`],
    ['S az 20', `S 20°00'00" W`],
    ['360', `N 00°00'00" E`],
    ['100g', `N 90°00'00" E`],
    ['250 gon', `S 45°00'00" W`],
    ['NNE', `N 22°30'00" E`],
    ['NE by N', `N 33°45'00" E`],
    ['North 1/2 East', `N 05°37'30" E`],
    ['S.W.', `S 45°00'00" W`],
    ['N 74½ E', `N 74°30'00" E`],
    ['s 12¼° w', `S 12°15'00" W`],
    ['N 38 3/4 deg W', `N 38°45'00" W`],
    ['N 5-1/3 E', `N 05°20'00" E`],
    ['N ½ E', `N 05°37'30" E`],
  ])('%s is %s', (typed, meant) => {
    const bearing = readBearing(typed);
    expect(bearing && bearingText(bearing)).toBe(meant);
  });

  test.each([
    '',
    'N',
    '45',
    'N45 30',
    'N 95 E',
    'N 45 75 E',
    'N 45 30 60 E',
    'northerly',
    'N 4O E',
    '361',
    '401 gon',
    'N 45.5 30 E',
    'NE by S W',
    'N 741/2 E',
    'N 90½ E',
  ])('%j is a bearing only where it can be one', (typed) => {
    const bearing = readBearing(typed);
    if (typed === 'N' || typed === '45') expect(bearing).not.toBeNull();
    else expect(bearing).toBeNull();
  });

  test('a very long cell is refused rather than pondered', () => {
    expect(readBearing(`N ${'4'.repeat(100_000)} E`)).toBeNull();
  });
});

const anyBearing = fc.record({
  ns: fc.constantFrom('N' as const, 'S' as const),
  degrees: fc.integer({ min: 0, max: 89 }),
  minutes: fc.integer({ min: 0, max: 59 }),
  seconds: fc.integer({ min: 0, max: 599 }).map((tenths) => tenths / 10),
  ew: fc.constantFrom('E' as const, 'W' as const),
});

describe('bearings', () => {
  test('written out and read back they are the same bearing', () => {
    fc.assert(
      fc.property(anyBearing, (bearing) => {
        expect(readBearing(bearingText(bearing))).toEqual(bearing);
        expect(readBearing(bearingWire(bearing))).toEqual(bearing);
      }),
    );
  });

  test('as azimuths and back they point the same way', () => {
    fc.assert(
      fc.property(anyBearing, (bearing) => {
        const back = bearingOf(azimuthOf(bearing), 1);
        expect(isBearing(back)).toBe(true);
        expect(Math.abs(degreesOf(azimuthOf(back)) - degreesOf(azimuthOf(bearing)))).toBeLessThan(1e-9);
      }),
    );
  });

  test('a hair short of a full second carries into the minute, never into sixty seconds', () => {
    expect(bearingText(bearingOf(radiansOf(44 + 59 / 60 + 59.9999 / 3600), 0))).toBe(`N 45°00'00" E`);
    expect(bearingText(bearingOf(radiansOf(359.9999999), 0))).toBe(`N 00°00'00" E`);
  });

  test('reversed, a course runs back the way it came', () => {
    fc.assert(
      fc.property(anyBearing, (bearing) => {
        const turn = Math.abs(degreesOf(azimuthOf(reversed(bearing))) - degreesOf(azimuthOf(bearing)));
        expect(turn).toBeCloseTo(180, 9);
      }),
    );
  });

  test.each([
    { degrees: Number.NaN },
    { degrees: 95 },
    { degrees: 90, minutes: 1 },
    { minutes: 60 },
    { seconds: -1 },
    { seconds: Number.POSITIVE_INFINITY },
  ])('%j is no bearing', (wrong) => {
    expect(isBearing({ ns: 'N', degrees: 10, minutes: 10, seconds: 10, ew: 'E', ...wrong })).toBe(false);
  });
});
