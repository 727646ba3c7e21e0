import { describe, expect, test } from 'vitest';
import type { CallField } from '#core/schema/correction.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { cellValue, editedTract, readCellText, type ValueEdit, valueText, withEdit } from '#renderer/state/edits.ts';
import { lineCall, plainTract } from '#test/renderer/state/plain-tract.ts';

const edit = (facts: Partial<ValueEdit>): ValueEdit => ({
  tract: 0,
  kind: 'boundary',
  call: 0,
  field: 'distance',
  before: 100,
  after: 110,
  ...facts,
});

describe('what is typed into a cell', () => {
  test.each<[CallField, string, string]>([
    ['bearing', 'N87 30 00 E', 'N 87°30\'00" E'],
    ['bearing', 'n45.5e', 'N 45°30\'00" E'],
    ['chord_bearing', 's 12-15-30 w', 'S 12°15\'30" W'],
    ['distance', '1,234.5', '1234.50'],
    ['distance', '210.25 ft', '210.25'],
    ['distance', "1,000'", '1000.00'],
    ['radius', '.5', '0.50'],
    ['arc_length', "78.125'", '78.125'],
    ['curve_direction', 'L', 'left'],
    ['curve_direction', 'right', 'right'],
  ])('%s "%s" reads as %s', (field, text, shown) => {
    expect(valueText(readCellText(field, text, { unit: 'feet', state: '' }))).toBe(shown);
  });

  test.each<[CallField, string]>([
    ['bearing', 'N95E'],
    ['bearing', 'N45'],
    ['distance', '0'],
    ['distance', '-5'],
    ['distance', '12,34'],
    ['distance', 'abc'],
    ['distance', ''],
    ['curve_direction', 'up'],
  ])('%s "%s" is refused', (field, text) => {
    expect(readCellText(field, text, { unit: 'feet', state: '' })).toBeNull();
  });

  test.each<[string, DistanceUnit, number]>([
    ['26', 'poles', 26],
    ['26 poles', 'poles', 26],
    ['26½ po.', 'poles', 26.5],
    ['26 1/2 poles', 'poles', 26.5],
    ["429'", 'poles', 26],
    ['429 feet', 'poles', 26],
    ['12 chains 34 links', 'chains', 12.34],
    ['30 poles', 'feet', 495],
    ['3/4 chain', 'chains', 0.75],
  ])('"%s" in a tract of %s is a length of %d', (text, unit, length) => {
    expect(readCellText('distance', text, { unit, state: '' })).toBeCloseTo(length, 6);
  });
});

describe('a length in its cell', () => {
  test.each([
    [544.5, 'thence East 544.50 feet', '544.50'],
    [62, 'thence N 38 E 62 poles', '62'],
    [400, 'thence North 400.00 feet', '400.00'],
    [310.44, 'thence West 301.44 feet', '310.44'],
  ])('%d of "%s" shows the digits of the record', (value, verbatim, shown) => {
    expect(valueText(value, verbatim)).toBe(shown);
  });
});

describe('pending corrections', () => {
  test('a second edit of a cell keeps what the document read', () => {
    const edits = withEdit(withEdit([], edit({ after: 110 })), edit({ before: 110, after: 120 }));
    expect(edits).toEqual([edit({ before: 100, after: 120 })]);
  });

  test('an edit back to what was read is no correction', () => {
    expect(withEdit([edit({ after: 110 })], edit({ before: 110, after: 100 }))).toEqual([]);
  });

  test('what is confirmed as read stays pending though it changes nothing', () => {
    const confirmed = edit({ after: 100, confirms: true });
    expect(withEdit([edit({ after: 110 })], confirmed)).toEqual([confirmed]);
    expect(withEdit([confirmed], edit({ after: 110 }))).toEqual([edit({ after: 110 })]);
  });

  test('the same field of another call, or of a tie, is another cell', () => {
    expect(withEdit([edit({})], edit({ call: 1 }))).toHaveLength(2);
    expect(withEdit([edit({})], edit({ kind: 'tie' }))).toHaveLength(2);
  });

  test('a corrected field is no longer a derived one', () => {
    const call = { ...lineCall('N 45 E', 100), computed: ['distance', 'delta'] };
    const { calls } = editedTract(plainTract([call]), [edit({})]);
    expect(calls[0]).toMatchObject({ distance: 110, computed: ['delta'] });
  });

  test('a tie is corrected inside its own string and keeps its sentence', () => {
    const tract = {
      ...plainTract([]),
      tie_calls: ['bearing=N 00 15 05.0 E | distance=318.60 | verbatim=Thence up | over'],
    };
    const corrected = editedTract(tract, [edit({ kind: 'tie', before: 318.6, after: 381.6 })]);
    expect(cellValue(corrected, { kind: 'tie', call: 0, field: 'distance' })).toBe(381.6);
    expect(corrected.tie_calls[0]).toContain('verbatim=Thence up | over');
  });

  test('without edits the tract is the very same', () => {
    const tract = plainTract([lineCall('N 45 E', 100)]);
    expect(editedTract(tract, [])).toBe(tract);
  });
});
