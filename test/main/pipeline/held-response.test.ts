import { describe, expect, test } from 'vitest';
import { dxfOf } from '#main/export/dxf.ts';
import { checkHeld } from '#main/pipeline/check-held.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';
import { bodyOf, oneLot } from '#test/support/bodies.ts';

const KEYLESS = { keys: () => [], rotate: () => undefined };
const body = bodyOf([oneLot()]);

/** As a service writes it that knows none of the fields that were added to a call since. */
const plain = JSON.stringify(body, (key, value) =>
  ['delta', 'tangent', 'computed', 'source', 'suspects', 'stated_acreage', 'text_source'].includes(key)
    ? undefined
    : value,
);

describe('a body that lacks the fields which were added over time', () => {
  test('draws as it would with them', () => {
    expect(dxfOf(heldResponseOf(plain))).toEqual(dxfOf(body));
  });

  test('is judged without a fault', () => {
    expect(checkHeld(plain, heldResponseOf(plain), KEYLESS).signature).toBe('no_keyring');
  });
});

test('keys that this version does not know stay where they are', () => {
  const held = JSON.parse(plain);
  held.extraction.tracts[0].calls[0].bearing.grid = 'state plane';
  held.later = [{ a: 1 }];
  const read = heldResponseOf(JSON.stringify(held));
  expect(read).toMatchObject({ later: [{ a: 1 }] });
  expect(read.extraction.tracts[0]?.calls[0]).toMatchObject({ bearing: { grid: 'state plane' }, computed: [] });
});

test.each([
  ['{', 'invalid_json'],
  ['[]', 'no_extraction'],
  ['{"extraction":{}}', 'no_extraction'],
  [`{"extraction":{"tracts":[${Array(5001).fill('{}').join(',')}]}}`, 'no_extraction'],
  [`{"extraction":{},"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'no_extraction'],
])('%.30s is refused as %s', (text, type) => {
  expect(() => heldResponseOf(text)).toThrow(expect.objectContaining({ type }));
});
