// What a figure of a deed can be.
import { describe, expect, test } from 'vitest';
import { isFigure } from '#main/ingest/scan/words/figure-grammar.ts';

describe('a figure is', () => {
  test.each([
    '45°12\'30"',
    'N45°12\'30"E,',
    '86°',
    "20'",
    '50"',
    '30.5"',
    '1331.03',
    '2,728.51',
    '26½',
    '40½°',
    'N',
    '7th',
    '22nd',
    '3rd',
    "13°-59'",
    '45-30-15',
    '(302.8)',
    '3-1/2',
    '.237',
    '1079.21;',
    '½',
    '9.480',
  ])('%s', (text) => {
    expect(isFigure(text)).toBe(true);
  });
});

describe('no figure is', () => {
  test.each(['1O79', '8S°', '95°', "45°75'", '12..5', '1,23.4', 'N45', '5%', '', "12'30'40"])('%s', (text) => {
    expect(isFigure(text)).toBe(false);
  });
});
