import { describe, expect, test } from 'vitest';
import { readAliquots } from '#core/plss/read-aliquot.ts';

const lotsIn = (text: string): string =>
  readAliquots(text)
    .flatMap(({ lots }) => lots)
    .join(',');

const forms = (words: string): string[] => [
  `T. 5 N., R. 3 W., Sec. 3: ${words}`,
  `Section 3: ${words}, Township 5 North, Range 3 West`,
  `T5N R3W Section: 003 | ${words}`,
  `in Sec. 3: ${words}`,
];

/** Distances, sizes, counts and dates behind a section: numbers, and no lots. */
const NO_LOTS = [
  '2 mi SW',
  '2 miles SW of town',
  '2.5 mi. N of the river',
  '1/2 mi SW',
  '40 acres',
  '160 ac.',
  '2 mi. SW of Elm; SE4',
  '10 rods wide',
  '1320 ft of',
  '3 tracts',
  '12 N of road',
  '5 wells',
  '66 ft. easement',
  '2-3/4 mi W',
  '100 feet of the N2',
  '30 foot strip',
  '2 parcels in the SW4',
  '4 chains east',
  '1 mi E, 2 mi N',
  '20 varas',
  '3 1/2 miles',
  '50% interest',
  '2nd P.M.',
  '90° turn',
  '1880 survey',
  '7:30 pm',
  '5 (five) acres',
  '2 km SW',
  '6" pipe',
  '3 houses and barns',
  '1 of 3',
  '10 x 20 rods',
  '2 roads',
  '12,500 sq ft',
];

const LOTS = [
  ['1-4', '1,2,3,4'],
  ['1, 2', '1,2'],
  ['1, 2, 3 and 4', '1,2,3,4'],
  ['1 & 2, S2N2', '1,2'],
  ['3, 4, SENW', '3,4'],
  ['1, 2; T5N R3W', '1,2'],
  ['1 thru 4', '1,2,3,4'],
  ['Lot 2', '2'],
  ['Lots 1-3', '1,2,3'],
  ['2, less road', '2'],
  ['1, 2, NE4SW4, 80 acres', '1,2'],
  ['4', '4'],
] as const;

describe('behind a section', () => {
  test.each(NO_LOTS)('"%s" is no lot', (words) => {
    for (const text of forms(words)) expect(lotsIn(text), text).toBe('');
  });

  test.each(LOTS)('"%s" are lots', (words, lots) => {
    for (const text of forms(words)) expect(lotsIn(text), text).toBe(lots);
  });
});
