// Several lots given in one figure.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (lots: string, first = '', last = ''): string =>
  `Henry Ott sells and conveys to Anna Rice ${lots}, Lima, Allen County, Ohio: Beginning at a stake${first}; thence North 132 feet; thence East 66 feet${last}; thence South 132 feet; thence West 66 feet to the place of beginning, containing 0.20 acres.`;

test.each([
  ['Lots 11 and 12, Block 3', '', '', true],
  ['all of Lots Eleven (11) and Twelve (12)', '', '', true],
  ['the two lots on Elm Street', '', '', true],
  ['Lots 11 and 12, Block 3', ' at the southwest corner of Lot 11', ' to the line between Lots 11 and 12', true],
  ['Lots 11 and 12, Block 3, described as one parcel', '', '', false],
  ['Lots 10, 11 and 12, which two lots together are bounded', '', '', true],
  ['Lots 11 and 12, which two lots together are bounded', '', '', false],
  ['Parcels A, B and C in the Town of Bath', '', '', true],
  ['Parcels A, B and C in the Town of Bath, together with the buildings', '', '', true],
  ['those tracts or parcels of land, numbering three, in the Reed farm', '', '', true],
  ['Lots 11 and 12, which lie together', '', '', false],
  ['Lots 11 and 12, not lying together, Lot 11 being bounded', '', '', true],
  ['two lots of land bought together of Cole, the first bounded as follows', '', '', true],
  ['two lots of land on Elm Street, sold together, one of them bounded as follows', '', '', true],
  ['two lots of land held as one estate, the first bounded as follows', '', '', true],
  ['two lots of land lying together, the westerly one being bounded as follows', '', '', true],
  ['two lots of land bought in one sale, bounded as follows', '', '', true],
  ['two lots of land, one lot on Elm Street and one lot on Oak Street, bounded as follows', '', '', true],
  ['two lots of land which together are bounded as follows', '', '', false],
  ['two adjoining lots of land, now thrown into one, bounded as follows', '', '', false],
  ['a part of Lots 11 and 12, Block 3', '', '', false],
  ['Lots 11 and 12', ' at the southwest corner of Lot 11', ' to the northeast corner of Lot 12', false],
  ['Lot 11, Block 3', '', '', false],
  ['both those town lots', '', '', true],
  ['a pair of adjoining lots of ground', '', '', true],
  ['those certain lots, two in number', '', '', true],
  ['all those 2 certain messuages or tenements and lots of ground', '', '', true],
  ['all that certain lot, one of two lots of Cole', '', '', false],
  ['a lot in Stage 4 of Hemlock Farms', '', '', false],
  ['all that certain double lot', '', '', false],
])('%s, begun%s, come%s', (lots, first, last, isOpen) => {
  expect(openCodes(deed(lots, first, last)).includes('tracts_miscounted')).toBe(isOpen);
});

test.each([
  ['To have and to hold the said two lots', true],
  ['The two lots above described are free of liens', true],
  ['The grantor will warrant and defend said two lots', true],
  ['To have and to hold the said three lots', false],
  ['To have and to hold the said lots', false],
  ['The fence stands upon the line between said two lots and the alley', false],
  ['Subject to a lien upon one of said two lots of John Dunn', false],
  ['The grantor keeps two lots in Block 9', false],
  ['Together with a right of way over Lots 5 and 6, the said two lots being owned by the grantor', false],
  ['Subject to a building line common to Lots 6 to 11; said six lots being all of the block', false],
  ['Being part of the five lots of Cole, the said five lots being one half of the block', false],
  ['Being Lots 7 and 8 of the plat, the said two lots being free of liens', true],
])('Lots 7, 8 and 9, and behind them: %s', (behind, isOpen) => {
  const text = `${deed('Lots 7, 8 and 9, Block 14, described as one parcel')} ${behind}.`;
  expect(openCodes(text).includes('tracts_miscounted')).toBe(isOpen);
});

test.each([
  ['To have and to hold the three lots above described', true],
  ['The grantor warrants the title to said three lots', true],
  ['To have and to hold both of the above described lots', true],
  ['To have and to hold the above described lots, three in number', true],
  ['The sheriff exposed the said two lots to sale', true],
  ['It adjoins the three lots sold to Kerens', false],
  ['To have and to hold the above described lots, lands and premises', false],
  ['Being three lots west of Spring Street', false],
])('one lot that has no number, and behind it: %s', (behind, isOpen) => {
  expect(openCodes(`${deed('a lot on Elm Street')} ${behind}.`).includes('tracts_miscounted')).toBe(isOpen);
});

test.each([
  ['Both the tracts of Pell and Crane lie beyond the said line', false],
  ['The said Pell owns both the tracts on the east', false],
  ['Both tracts are subject to the same covenants', true],
])('%s', (behind, isOpen) => {
  expect(openCodes(`${deed('a lot on Elm Street')} ${behind}.`).includes('tracts_miscounted')).toBe(isOpen);
});
