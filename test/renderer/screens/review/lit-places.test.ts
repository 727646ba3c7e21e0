// The words of a finding, found again in the text as it was pasted.
import { expect, test } from 'vitest';
import { pageTextOf } from '#core/language/text/page-spans.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { Finding } from '#core/schema/finding.ts';
import { litPlaces } from '#renderer/screens/review/lit-places.ts';

test.each([
  ['as it was read', 'One two. Lot 9 is void.', 1, 'Lot 9 is void'],
  ['with wide blanks and other line ends', 'One\t\ttwo.\r\n\r\n  Lot  9\r\n is void.', 1, 'Lot  9\r\n is void'],
  ['on a later page', 'Lot 9 is void.\fOne.\f\n Lot 9\nis void.', 3, 'Lot 9\nis void'],
  ['told twice, the second time', 'Lot 9 is void. Two.\nLot 9 is void.', 1, 'Lot 9 is void'],
  ['behind a sign that is not read', 'O\u2060ne two. Lot 9 is void.', 1, 'Lot 9 is void'],
  ['behind letters of double width', 'Ｏne two. Lot 9 is void.', 1, 'Lot 9 is void'],
])('%s', (_, text, page, words) => {
  const read = pageTextOf(pagesOfText(text)[page - 1]!);
  const start = read.lastIndexOf('Lot');
  const finding: Finding = {
    code: 'description_put_aside',
    weight: 'review',
    quote: 'Lot 9 is void',
    spans: [{ page, start, end: read.lastIndexOf('void') + 4 }],
  };
  const places = litPlaces(text, finding);
  expect(places.map((place) => text.slice(place.start, place.end))).toEqual([words]);
  expect(places[0]?.start).toBe(text.lastIndexOf('Lot'));
});
