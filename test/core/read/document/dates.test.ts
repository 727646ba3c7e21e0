// Dates in figures and words, and dates that no reading settles.
import { expect, test } from 'vitest';
import { readDates } from '#core/read/document/dates.ts';

test.each([
  ['this 17th day of January in the year of our Lord Eighteen hundred and fifty two between', '1852-01-17'],
  ['6th day of March in the year of our Lord one thousand nine hundred and eight.', '1908-03-06'],
  ['the twenty-first day of Sept., A. D. 1889, and', '1889-09-21'],
  ['this first day of August, nineteen hundred and sixty-nine', '1969-08-01'],
  ['the third day of June in the year two thousand six', '2006-06-03'],
  ['July 4th, 1876', '1876-07-04'],
  ['4 July 1976', '1976-07-04'],
  ['dated this 5 day of September , 20 17 , between', '2017-09-05'],
  ['Aug. 3d, 1915', '1915-08-03'],
  ['14th of September, 1867', '1867-09-14'],
  ['19-MAY-2021', '2021-05-19'],
  ['2-27-2019', '2019-02-27'],
  ['27/2/2019', '2019-02-27'],
  ['2019-02-27', '2019-02-27'],
  ['this 18th dav of Apri1, 20l6, by', '2016-04-18'],
  ['this 2lst day of Mareh, l947', '1947-03-21'],
  ['the 3d day of Novembor, A.D. 1901', '1901-11-03'],
  ['recorded 6/5/98, the deed of 1998', '1998-06-05'],
])('%s', (text, iso) => {
  expect(readDates(text)[0]?.iso).toBe(iso);
});

test.each([
  ['a blank day', 'this ____ day of May, 2005'],
  ['a year without its century', "Dec 7 '41"],
  ['a year without its century in figures', 'signed 6/5/98'],
  ['a day that the month does not have', 'February 30, 1999'],
])('%s leaves the date unsettled', (_, text) => {
  expect(readDates(text)[0]?.iso ?? null).toBeNull();
});

test('the verb "may" and a bare year are no dates', () => {
  expect(readDates('as he may see fit in 1901 or thereafter')).toEqual([]);
});
