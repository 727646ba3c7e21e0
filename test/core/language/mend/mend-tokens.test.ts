import { describe, expect, test } from 'vitest';
import { mendTokens } from '#core/language/mend/mend-tokens.ts';
import { scanTokens } from '#core/language/tokens.ts';

const mended = (text: string) =>
  mendTokens(scanTokens(text))
    .map((token) => token.text)
    .join(' ');

describe('tears and misprints that leave one reading', () => {
  test.each([
    ['fif ty feet', 'fifty feet'],
    ['two hun- dredths', 'two hundredths'],
    ['six hu ndred ths', 'six hundredths'],
    ['10 fe~t', '10 feet'],
    ['S0uth 5', 'south 5'],
    ['six hunored feet', 'six hundred feet'],
    ['ThenceNorth 10°', 'thence north 10 °'],
    ["N OO°O1'", "n 00 ° 01 '"],
    ['North lO deg.', 'north 10 deg .'],
    ["N 12o3l' E", "n 12 o 31 ' e"],
    ['379 . 54 feet', '379.54 feet'],
    ['1 , 115 . 51 feet', '1115.51 feet'],
    ['69 .. 7 feet', '69.7 feet'],
    ['seaven lincks', 'seven links'],
    ['one hundd and fourty', 'one hundred and forty'],
    ['S [62?] W 15 [chains?]', 's 62 w 15 chains'],
    ['east [with] his line', 'east with his line'],
    ['N 67 W 10[?] poles', 'n 67 w 10 poles'],
    ['runningEast 40 feet', 'running east 40 feet'],
    ['12.5 feetto a wall', '12.5 feet to a wall'],
    ['West 14R2 feet', 'west \ufffd feet'],
    ['a shed 12x14 feet', 'a shed 12 x 14 feet'],
    [`thence 5.31°08'15"E`, `thence s 31 ° 08 ' 15 " e`],
    ["3._201° 15'", "3 . 201 ° 15 '"],
    ['of the quarter S. 04 deg.', 'of the quarter s . 04 deg .'],
    ['of the third S 4 W', 'of the third s 4 w'],
    ['both quarter s of it', 'both quarters of it'],
  ])('%s is %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });
});

describe('what may be read in two ways, or is whole', () => {
  test.each([
    ['to the right one hundred feet', 'to the right one hundred feet'],
    ['N 3G°', 'n 3 g °'],
    ['Lot 5 . 10 feet', 'lot 5 . 10 feet'],
    ['in one line', 'in one line'],
    ['a point to the east', 'a point to the east'],
    ['an azimuth of 5.31° for', 'an azimuth of 5.31 ° for'],
    ['a distance of 5.31 feet', 'a distance of 5.31 feet'],
  ])('%s stays', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });
});

test('a word set wide is one word where it is alone in its line, and initials stay letters', () => {
  expect(mendTokens(scanTokens('End of Exhibit\nV O I D\nJ R R Marsh')).map(({ text }) => text)).toEqual(
    'end of exhibit void j r r marsh'.split(' '),
  );
});

test('what was mended carries its doubt', () => {
  expect(mendTokens(scanTokens('N O5° E')).map((token) => token.doubt)).toContain(1);
  expect(mendTokens(scanTokens('N 5B° E')).map((token) => token.doubt)).toContain(2);
  expect(mendTokens(scanTokens('N 55° E')).every((token) => token.doubt === undefined)).toBe(true);
});
