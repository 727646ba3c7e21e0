// An area in words that no rule of stated areas knows: taken where it measures what the courses enclose.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { heardCodes } from '#test/support/heard.ts';

const areaOf = (words: string): string | undefined =>
  readDocument(
    pagesOfText(
      `A lot in Reno County, Kansas: Beginning at an iron; thence North 140 feet; thence East 50 feet; thence South 140 feet to a pin; thence West 50 feet with that line to the iron${words} Given in 1943.`,
    ),
  ).tracts[0]?.stated_area;

test.each([
  '. It is a rectangle, with 7,000 square feet.',
  '. Enclosed within these metes and bounds are 7,000 square feet.',
  '. It holds 907 square varas by my chain (that is 7,000 square feet).',
  '. The front is 50 feet and the depth 140, in all of one width, 7,000 square feet.',
  '. The whole of it is 7,000 square feet.',
  '. The piece is within Plat "C" of the town survey and comprises 7,000 square feet.',
  '. Meaning to convey 7,000 square feet.',
  ', 7,000 square feet of orchard land.',
  '. Frontage 50 feet, depth 140 feet of equal width throughout, 7,000 square feet.',
  '. The piece is within the Smithfield Farm Survey and comprises 7,000 square feet.',
  '; and is of the measure of 7,000 square feet.',
  '. The field has 7,000 square feet in it.',
  '. There are 7,000 square feet of it.',
  '. We paced and taped it and it comes to 7,000 square feet.',
  '. Square footage: 7,000.',
  '. Sq. ft. = 7,000.',
  ', 7,000 square feet; the dwelling being let to one Kerr, who is to pay his rent to the grantee.',
  '; which lines by a late re-survey made by Turner Richardson on the 7th September 1849 take in 7,000 square feet.',
])('read: %s', (words) => {
  expect(areaOf(words)).toContain('7,000');
});

test.each([
  '. It is a rectangle, with 9,000 square feet.',
  ', being part of a lot of 21,000 square feet.',
  '. The adjoining lot of Reed is of the same size, 7,000 square feet.',
  '. The church owns the other 7,000 square feet.',
  '. The house has a floor of 7,000 square feet.',
  ', 7,000 square feet of the Cole land.',
  '. Frontage 50 feet on the park, 7,000 square feet.',
  '. The piece is within the Cole farm, and his pond comprises 7,000 square feet.',
  '; and half of 7,000 square feet.',
  '. There are 7,000 square feet in wheat.',
  '. The pasture of Cole has 7,000 square feet in it.',
])('not what they enclose: %s', (words) => {
  expect(areaOf(words)).not.toContain('7,000');
});

const granted = (words: string, behind = ''): number | null | undefined =>
  readDocument(
    pagesOfText(
      `John Hale, of Polk County, Oregon, grants to Amos Reed ${words}: beginning at a stone; thence West 10 chains; thence South 20 chains; thence East 10 chains; thence North 20 chains to the beginning${behind}. Given in 1866.`,
    ),
  ).tracts[0]?.stated_acreage;

test.each([
  ['twenty acres of the Donation Land Claim of himself and wife, in Polk County', ''],
  ['the 20.00-acre tract in Polk County which is bounded as follows', ''],
  ['land in Polk County', ', 20.00 English acres'],
  ['land in Polk County', '; being the east half of the lot, and twenty acres'],
  ['land in Polk County', ', containing nineteen and 996/1000 acres'],
])('%s …%s', (words, behind) => {
  expect(granted(words, behind)).toBeCloseTo(20, 1);
});

test.each([
  ['twenty acres of the wheat on land in Polk County', ''],
  ['the use of twenty acres of the claim of Riggs in Polk County', ''],
  ['land in Polk County', ', and twenty acres across the road'],
])('no area of the land: %s …%s', (words, behind) => {
  expect(granted(words, behind)).toBe(null);
});

const acresIn = (words: string): number | null | undefined =>
  readDocument(
    pagesOfText(
      `A field in Blair County, Pennsylvania${words}: Beginning at a post; thence North 10 perches; thence East 8 perches; thence South 10 perches; thence West 8 perches to the post.`,
    ),
  ).tracts[0]?.stated_acreage;

test.each([', half an acre (eighty perches) of ground', ', designated "Lot C, 0.500 acres" on Map No. 2417'])(
  'told before its courses: %s',
  (words) => {
    expect(acresIn(words)).toBe(0.5);
  },
);

test.each([', being part of a lot marked "Lot C, 0.500 acres" on Map No. 2417'])('of other land: %s', (words) => {
  expect(acresIn(words)).toBe(null);
});

test.each([
  ['The grantee covenants to clear one acre in each year.', false],
  ['The grantee shall plant half an acre of pears every year.', false],
  ['The grantee pays for 12 acres.', true],
])('work by the acre measures no land: %s', async (told, isArea) => {
  const text = `Reed conveys to Cole a tract in Lee County: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres. ${told}`;
  expect((await heardCodes(text)).includes('second_area')).toBe(isArea);
});
