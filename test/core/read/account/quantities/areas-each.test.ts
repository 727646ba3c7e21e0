// Areas told in other units, in parts, by lots and as shares of a named quantity, against the land's own.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (area: string, lead = 'A tract in Adams County'): string =>
  `${lead}: Beginning at a post; thence North 660 feet to a rod; thence East 660 feet to a stone; thence South 660 feet to a stake; thence West 660 feet to the beginning, containing ${area}.`;

test.each([
  ['10 acres, or 48,400 square yards', false],
  ['10 acres, or 58,400 square yards', true],
  ['10 acres, or 56,453 square varas', false],
  ['10 acres, or one labor', true],
  ['10 acres, being part of a grant of two leagues and one labor', false],
  ['10 acres, whereof six acres are plowed and the balance, four acres, is in pasture', false],
  ['10 acres, whereof six acres are cleared and the balance, five acres, is in pasture', true],
  ['10 acres, being two fields of five acres each', false],
  ['10 acres, being two fields of four acres each', true],
])('%s', (area, isOpen) => {
  expect(openCodes(deed(area)).includes('second_area')).toBe(isOpen);
});

test.each([
  ['being the west half of the twenty acre lot of Amos Pike', false],
  ['being the west half of the fifty acre lot of Amos Pike', true],
  ['being one third of a certain tract of thirty acres', false],
  ['being one third of a certain tract of ninety acres', true],
  ['being a part of the fifty acre lot of Amos Pike', false],
])('a tract in Adams County, %s', (share, isOpen) => {
  expect(openCodes(deed('10 acres', `A tract in Adams County, ${share}`)).includes('second_area')).toBe(isOpen);
});
