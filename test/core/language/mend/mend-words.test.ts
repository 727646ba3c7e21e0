import { describe, expect, test } from 'vitest';
import { mendTokens } from '#core/language/mend/mend-tokens.ts';
import { scanTokens } from '#core/language/tokens.ts';

const mended = (text: string): string =>
  mendTokens(scanTokens(text))
    .map((token) => token.text)
    .join(' ');

describe('words that a recogniser spoilt', () => {
  test.each([
    ['tlience noxth along', 'thence north along'],
    ['two cliains and ninety hnks', 'two chains and ninety links'],
    ['having a xadius of', 'having a radius of'],
    ['the POIN7 of 8eginning', 'the point of beginning'],
    ['aud tbe point ot', 'and the point of'],
    ['degreeswest eighteenlinks', 'degrees west eighteen links'],
    ['RADIUSOF pointofbeginning', 'radius of point of beginning'],
    ['thence Esst 100', 'thence east 100'],
    ['40 feet eaat of', '40 feet east of'],
    ['; the nco at', '; thence at'],
    ['lour chains', 'four chains'],
    ['fwo hundred aid sixty', 'two hundred and sixty'],
    ['thirt-four poles', 'thirty - four poles'],
  ])('%s is %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  test.each(['the decree of whence', 'a month of hearing', 'Weston plate', 'best past least', 'often southeastwardly'])(
    '%s stays as it stands',
    (text) => {
      expect(mended(text)).toBe(text.toLowerCase());
    },
  );
});

describe('lengths with letters among their figures', () => {
  test.each([
    ['East l,316.47 feet', 'east 1316.47 feet'],
    ['West 4O5.5 feet', 'west 405.5 feet'],
    ['of A35.60 feet', 'of � feet'],
    ['of 2J,38 feet', 'of � feet'],
    ['North 31R.87 feet', 'north � feet'],
  ])('%s is %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  test.each(['a shed 12x14 feet', 'E100.00 feet', 'of60.00 feet'])('%s is whole', (text) => {
    expect(mended(text)).not.toContain('�');
  });
});

describe('specks between words', () => {
  test.each([
    ['8 feet ^ from the line', '8 feet from the line'],
    ['46 , feet', '46 feet'],
    ['78 ;degrees', '78 degrees'],
  ])('%s is %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });
});

describe('rods behind an amount', () => {
  test.each([
    ['thence south forty rode; thence', 'thence south forty rods ; thence'],
    ['fifty five and one half rode to a stone', 'fifty five and one half rods to a stone'],
    ['74 rode to the road', '74 rods to the road'],
  ])('%s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  test.each(['he rode to the corner', 'the line that they rode'])('%s', (text) => {
    expect(mended(text)).toBe(text);
  });
});
