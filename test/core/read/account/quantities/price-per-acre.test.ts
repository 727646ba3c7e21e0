// What a price by the acre comes to tells how many acres there are.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

test.each([
  ['Twenty-four Hundred Dollars, which is reckoned upon the survey at one hundred dollars for every acre', true],
  ['$2,400, at the rate of $100 per acre', true],
  ['Twenty-four Hundred Dollars ($2,400), to wit, $100 to the acre', true],
  ['one hundred dollars by the acre, amounting to twenty-four hundred dollars', true],
  ['$2,400, each acre being valued at $100', true],
  [
    'the purchase money at the rate of three dollars and fifty cents for each acre, amounting to forty-two dollars',
    true,
  ],
  [
    'the purchase money at the rate of three dollars and fifty cents for each acre, amounting to thirty-five dollars',
    false,
  ],
  ['eighteen dollars per acre, amounting to $216, of which one hundred dollars is in hand paid', true],
  ['eighteen dollars per acre, amounting to $180, of which one hundred dollars is in hand paid', false],
  ['$1,000, at the rate of $100 per acre', false],
  ['$2,400, being $100 per acre for the land and $1,400 for the crops', false],
  ['$2,400, and of a water charge of $2 per acre', false],
  ['$10 and other good considerations, the land being worth $100 per acre', false],
])('for %s', (price, isElse) => {
  const text = `Xaver Cole, in consideration of ${price}, conveys to Fritz Buhler a tract in Carver County, Minnesota: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10.00 acres.`;
  expect(openCodes(text).includes('second_area')).toBe(isElse);
});
