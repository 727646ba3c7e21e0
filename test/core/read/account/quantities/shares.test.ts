// What money bears is no share of the land.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const codesIn = (words: string): (string | undefined)[] =>
  readDocument(
    pagesOfText(
      `WARRANTY DEED. Alcee Guillory sells to Rene Vidrine, a lot in Ville Platte, Evangeline Parish, Louisiana: beginning at an iron; thence North 160 feet; thence East 80 feet; thence South 160 feet; thence West 80 feet to the iron; 12,800 square feet. ${words} Done before me, notary, 1938.`,
    ),
  ).tracts.flatMap(({ findings = [] }) => findings.map(({ code }) => code));

test.each([
  ['$400 is paid, the balance at $75 or more monthly with interest at 6%.', 'An interest of 6% for $150.'],
  [
    'Of the price $100 is paid and $200 bears interest at 8% in monthly payments.',
    'He has his interest, 8%, for $200.',
  ],
])('%s', (money, share) => {
  expect(codesIn(money)).toEqual([]);
  expect(codesIn(share)).toContain('share_only');
});

test("somebody's share, given ahead of the description", () => {
  const given = (what: string): (string | undefined)[] =>
    readDocument(
      pagesOfText(
        `The executor distributes to Rene Vidrine ${what} a lot in Ville Platte, Evangeline Parish, Louisiana: beginning at an iron; thence North 160 feet; thence East 80 feet; thence South 160 feet; thence West 80 feet to the iron; 12,800 square feet.`,
      ),
    ).tracts.flatMap(({ findings = [] }) => findings.map(({ code }) => code));
  expect(given("the testator's 3/8 in")).toContain('share_only');
  expect(given("all of the testator's one-third of")).toContain('share_only');
  expect(given("the testator's right, which is one of seven shares he took with his sisters, in")).toContain(
    'share_only',
  );
  const both = 'and Asa Vidrine, each an undivided half,';
  expect(given(`his third ${both}`)).toContain('share_only');
  for (const held of ['his part in', 'the third that he has in', 'his dower in'])
    expect(given(`${both} ${held}`)).toContain('share_only');
  expect(given('in full satisfaction of her one third')).not.toContain('share_only');
});

test.each([
  'all that he has, being the third which came to him from his father, in',
  'his fifth, that he had of his mother, in',
  'the half that fell to him in',
  'two fifths, being what he bought of the other heirs, in',
])('a part by its name alone, ahead of the description: %s', (share) => {
  const text = `Asa Vidrine conveys to Rene Vidrine ${share} a lot in Ville Platte, Evangeline Parish, Louisiana: beginning at an iron; thence North 160 feet; thence East 80 feet; thence South 160 feet; thence West 80 feet to the iron; 12,800 square feet.`;
  const findings = readDocument(pagesOfText(text)).tracts.flatMap(({ findings: all = [] }) => all);
  expect(findings.map(({ code }) => code)).toContain('share_only');
});

test.each([
  'The third which he paid down is acknowledged, and the other two thirds are secured by his note.',
  'The land was appraised at $800 and sold for more than two thirds of the appraised value.',
  'The deed is made on the third of May.',
])('%s', (words) => {
  expect(codesIn(words)).not.toContain('share_only');
});
