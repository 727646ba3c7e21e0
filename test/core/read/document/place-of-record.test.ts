// The county of the land: as it is printed, or, on a scan, as the counties of the state have it.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { recognisedLines } from '#test/support/recognised-lines.ts';

const deed = (place: string): string =>
  `THIS DEED made the 4th day of May, 1961, between Ansel Purdy, grantor, and Guy Ferrell, grantee. All that tract of land situate in ${place}.`;

test.each([
  ['Karion County, West Virginia', 'Marion', 'WV'],
  ['the County of Westmorelard and Commonwealth of Pennsylvania', 'Westmoreland', 'PA'],
  ['Tuscarawaz County, Ohio', 'Tuscarawas', 'OH'],
  // Two letters from Clay and from Clark: nobody can say which.
  ['Cla County, Missouri', 'Cla', 'MO'],
])('on a scan %s is %s', (place, county, state) => {
  const { metadata, doubts = [] } = readDocument(recognisedLines(deed(place), { THIS: { confidence: 0.99 } }));
  expect(metadata).toMatchObject({ county, state });
  expect(doubts.some(({ field }) => field === 'county')).toBe(!place.includes(county));
});

test('a name that was typed so stays as it is', () => {
  expect(readDocument(pagesOfText(deed('Karion County, West Virginia'))).metadata.county).toBe('Karion');
});

test.each([
  ['St. John the Baptist Parish, Louisiana', 'St. John the Baptist'],
  ['the County of Lake of the Woods, State of Minnesota', 'Lake of the Woods'],
  ['the County of Weld Cash Entry, State of Colorado', 'Weld'],
  ['Marlow Springs County, Nevada', 'Springs'],
  ['Adair County, Kentucky, between the Tri-County Grange and the Quad-County Co-op', 'Adair'],
])('%s lies in %s', (place, county) => {
  expect(readDocument(pagesOfText(deed(place))).metadata.county).toBe(county);
});
