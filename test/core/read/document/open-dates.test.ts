// Dates that a form leaves open, breaks off, or only recites of another deed.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { recognisedLines } from '#test/support/recognised-lines.ts';

const BLANK = `THIS DEED, MADE THE day of in the year of our Lord one thousand nine hundred sixty-six,
BETWEEN Ada Plumley, grantor, and Guy Ferrell, grantee, of Adams County, Ohio, WITNESSETH, that the grantor
grants to the grantee all that tract of land which is known as the home farm and is bounded by the lands of several
neighbours on all of its sides. BEING the same tract of land conveyed to the above grantor by deed of James Eugene
Campbell, Executor of James Walter Campbell, a/k/a J. Walter Campbell, deceased, dated October 7, 1964, and recorded.`;

test('where its own day was left open no other date is taken for it', () => {
  expect(readDocument(recognisedLines(BLANK)).metadata.transfer_date).toBe('');
  expect(readDocument(pagesOfText(BLANK)).metadata.transfer_date).toBe('');
});

const broken = (acknowledged: string): string => `THIS DEED between Ada Plumley, grantor, and Guy Ferrell, grantee.
The grantor conveys to the grantee all that tract of land in Adams County, Ohio, known as the home farm.
In Witness Whereof, I have hereunto set my hand S. the 7th day of Saptember
in the year of our Lord one thousand nine hundred and
Signed and Acknowledged in Presence of
Glenn Fortune

fifty-four.
Ada Plumley

STATE OF OHIO, Adams County, ss. Before me, a Notary Public, personally appeared the above named Ada Plumley
who acknowledged that she did sign the foregoing instrument. In testimony whereof I have set my hand
this ${acknowledged}.`;

test('a year that breaks off is that of the acknowledgment of the same day, and doubted', () => {
  const { metadata, doubts = [] } = readDocument(recognisedLines(broken('7th day of September A. D. 1954')));
  expect(metadata.transfer_date).toBe('1954-09-07');
  expect(doubts.map(({ field }) => field)).toContain('transfer_date');
});

test('an acknowledgment of another day completes nothing', () => {
  const { metadata } = readDocument(recognisedLines(broken('9th day of September A. D. 1954')));
  expect(metadata.transfer_date).toBe('');
});
