// What stands between the granting verb and the land, and limits what is given of it.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';
const given = (to: string, title = 'WARRANTY DEED'): string =>
  `${title}\n\nAmos Pike, for ten dollars paid, does hereby grant and convey unto Mary Hart${to} that certain tract of land in Nye County, bounded and described as follows: ${FIGURE}`;
const doubted = (text: string): string[] =>
  openCodes(text).filter((code) => /^(?:conveyance_conditional|right_only|share_only|part_only)$/.test(code));

test.each([
  [', for and during her natural life,', 'right_only'],
  [', for a term of twenty years,', 'right_only'],
  [', during her widowhood,', 'right_only'],
  [', as tenant for life,', 'right_only'],
  [', as Lessee,', 'right_only'],
  [', by way of pledge,', 'right_only'],
  [', as security for a note of even date,', 'right_only'],
  [', for a road only', 'right_only'],
  [', until the note is paid,', 'conveyance_conditional'],
  [', when she shall have paid the balance,', 'conveyance_conditional'],
  [', after the death of the grantor,', 'conveyance_conditional'],
  [', what he owns in', 'share_only'],
])('%s: less than the land, or not yet', (to, code) => {
  expect(doubted(given(to))).toContain(code);
});

test.each([
  ', for the term of her natural life, with remainder to her children,',
  ', for the purposes of a school,',
  ', a resident for ten years past of Hollis,',
  ', as trustee of the Doane family,',
  ', as her separate estate,',
  ', as joint tenants and not as tenants in common,',
  ', when of full age to hold it as her own,',
  ', in fee simple,',
])('%s: the land', (to) => {
  expect(doubted(given(to))).toEqual([]);
});

test('a paper that calls itself so passes at death', () => {
  expect(doubted(given(', effective on the death of the grantor,', 'BENEFICIARY DEED'))).toEqual([]);
  expect(doubted(given(', as Mortgagee,', 'MORTGAGE'))).toEqual([]);
});
