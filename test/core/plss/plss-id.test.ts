import { describe, expect, test } from 'vitest';
import { findMeridian, MERIDIANS, meridiansOf } from '#core/plss/meridian.ts';
import { findTownshipId, plssIdOf, sectionIdOf } from '#core/plss/plss-id.ts';
import { findState } from '#core/plss/states.ts';
import { placeOfSection, sectionAt, usualPlaceOfLot } from '#core/plss/township-grid.ts';

describe('township ids', () => {
  test.each([
    ['OR330270S0310E0', { state: 'OR', meridian: '33', township: '27S', range: '31E', duplicate: '0' }],
    ['UT260430S0092W0', { state: 'UT', meridian: '26', township: '43S', range: '9.5W', duplicate: '0' }],
  ])('%s is read and written back', (id, parts) => {
    expect(findTownshipId(id)).toEqual(parts);
    expect(plssIdOf(parts)).toBe(id);
  });

  test.each(['OR33027S0310E0', 'OR990270S0310E0', 'OR330000S0310E0', 'or330270s0310e0', ''])('%s is none', (id) => {
    expect(findTownshipId(id)).toBeNull();
  });

  test('sections build upon the township', () => {
    expect(sectionIdOf('SD051280N0670W0', 7)).toBe('SD051280N0670W0SN070');
  });
});

describe('meridians and states', () => {
  test.each([
    ['5', '5th'],
    ['05', '5th'],
    ['Fifth Principal Meridian', '5th'],
    ['6th P.M.', '6th'],
    ['M.D.B.&M.', 'Mount Diablo'],
    ['Willamette', 'Willamette'],
    ['San Bernardino Base and Meridian', 'San Bernardino'],
    ['Principal Meridian Montana', 'Montana'],
    ['Salt Lake Base & Meridian', 'Salt Lake'],
  ])('%s', (text, name) => expect(findMeridian(text)?.name).toBe(name));

  test('thirty-four meridians, each found by its own name and code', () => {
    expect(MERIDIANS).toHaveLength(34);
    for (const { code, name } of MERIDIANS) {
      expect(findMeridian(name)?.code).toBe(code);
      expect(findMeridian(code)?.name).toBe(name);
    }
  });

  test('a state with several meridians has them all', () => {
    expect(meridiansOf('SD').map(({ name }) => name)).toEqual(['5th', '6th', 'Black Hills']);
    expect(findState('south dakota')).toBe('SD');
    expect(findState('Atlantis')).toBeNull();
  });
});

describe('the grid of sections', () => {
  test.each([
    [1, 5, 5],
    [6, 0, 5],
    [7, 0, 4],
    [12, 5, 4],
    [31, 0, 0],
    [36, 5, 0],
  ])('section %i stands in column %i, row %i', (section, column, row) => {
    expect(placeOfSection(section)).toEqual({ column, row });
    expect(sectionAt(column, row)).toBe(section);
  });

  test('lots of the closing tiers by their usual numbers', () => {
    expect(usualPlaceOfLot(6, '7')).toBe('SWSW');
    expect(usualPlaceOfLot(3, '1')).toBe('NENE');
    expect(usualPlaceOfLot(19, '2')).toBe('SWNW');
    expect(usualPlaceOfLot(15, '1')).toBeNull();
  });
});
