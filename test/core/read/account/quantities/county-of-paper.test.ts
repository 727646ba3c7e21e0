// The county that records a paper and heads it.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

test.each([
  ['OFFICIAL RECORDS OF SONOMA COUNTY, CALIFORNIA   1966 AUG 15 AM 11:03   Bk 2228 Pg 741', '', true],
  ['SONOMA COUNTY, CALIFORNIA.     FARM LOT DEED.', '', true],
  ['Sonoma County, California. Book 144, page 61. Filed for record Aug 30 1966.', '', true],
  ['Deed Records of Sonoma County, Vol. 8, p. 3.', '', true],
  ['', 'Recorded Aug 15, 1966, in Book 2228 of Official Records, page 741, Sonoma County Records.', true],
  ['OFFICIAL RECORDS OF MENDOCINO COUNTY, CALIFORNIA   Bk 2228 Pg 741', '', false],
  ['STATE OF CALIFORNIA, COUNTY OF SONOMA, ss.', '', false],
  ['Recorded at the request of Sonoma County Title Company', '', false],
  ['After recording return to: Bank of Petaluma, Sonoma County, California', '', false],
  [
    '',
    'Office of Register of Deeds, Sonoma County, California. I hereby certify that the within deed was filed for record in this office Aug 15, 1966.',
    true,
  ],
  [
    '',
    'Office of Register of Deeds, Mendocino County, California. I hereby certify that the within deed was filed for record in this office Aug 15, 1966.',
    false,
  ],
  ['', 'This deed was prepared by A. Rossi, attorney, Santa Rosa, Sonoma County, California.', false],
])('%s … %s', (top, foot, isElse) => {
  const text = `${top}\n\nHarold Cole grants to James Ochoa all that real property in the County of Mendocino, State of California: Beginning at a pipe; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.\n\nHarold Cole\n\n${foot}`;
  expect(openCodes(text).includes('place_otherwise')).toBe(isElse);
});

const paper = (head: string, of: string, officer: string): string[] =>
  openCodes(
    `${head}\n\nWARRANTY DEED. The Grantors, William Doty and wife, of ${of}, convey to Peter Handel the following land: Beginning at a stone; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, 10 acres, situated in the County of Lee and State of Illinois.\n\nWilliam Doty\n\n${officer}`,
  );

test('a paper that names one other county from head to foot is at home there', () => {
  const head = 'STATE OF ILLINOIS, COUNTY OF CARROLL';
  const of = 'the Town of York in the County of Carroll';
  const officer = (county: string): string =>
    `State of Illinois, ${county} County. Acknowledged before me, a Notary Public in and for said County.`;
  expect(paper(head, of, officer('Carroll'))).toContain('place_otherwise');
  expect(paper(head, of, officer('Lee'))).not.toContain('place_otherwise');
  expect(paper('', of, officer('Carroll'))).not.toContain('place_otherwise');
  expect(paper(head, 'the County of Ogle', officer('Carroll'))).not.toContain('place_otherwise');
});
