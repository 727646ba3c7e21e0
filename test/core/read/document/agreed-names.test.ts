// A name that a scan spelt in several ways is told as most of its places spell it, and never without the doubt.
import { expect, test } from 'vitest';
import { readDocument } from '#core/read/read-document.ts';
import { recognisedLines } from '#test/support/recognised-lines.ts';

const deed = (first: string, ...again: string[]): string =>
  `THIS DEED made the 4th day of May, 1961, between ${first}, grantor, and Guy Ferrell, grantee, of Adams County, Ohio.
And the said ${again[0]} will warrant the same.
Witness the hand of ${again[1]}.
${again[2]} (Seal)`;

test('the spelling of most places wins, and the others are told', () => {
  const text = deed('Oliver Ray Tenner', 'Oliver Ray Tanner', 'Oliver Ray Tanner', 'Oliver Ray Tanner');
  const { metadata, doubts = [] } = readDocument(recognisedLines(text, { 'Tenner,': { confidence: 0.93 } }));
  expect(metadata.grantors).toEqual(['Oliver Ray Tanner']);
  expect(doubts).toMatchObject([{ field: 'grantors[0]', others: [{ text: 'Oliver Ray Tenner' }] }]);
});

test('a spelling that was read surely stays, whatever stands elsewhere', () => {
  const text = deed('Oliver Ray Tenner', 'Oliver Ray Tanner', 'Oliver Ray Tanner', 'Oliver Ray Tanner');
  expect(readDocument(recognisedLines(text)).metadata.grantors).toEqual(['Oliver Ray Tenner']);
});

test('initials tell people apart', () => {
  const text = deed('Ricky A. Tanner', 'Ricky C. Tanner', 'Ricky C. Tanner', 'Ricky C. Tanner');
  const { metadata, doubts } = readDocument(recognisedLines(text, { 'A.': { confidence: 0.5 } }));
  expect(metadata.grantors).toEqual(['Ricky A. Tanner']);
  expect(doubts?.flatMap(({ others = [] }) => others).map((other) => other.text)).not.toContain('Ricky C. Tanner');
});

test('two parties of almost the same name stay two', () => {
  const text = `THIS DEED made the 4th day of May, 1961, between Joan Tanner and John Tanner, her husband, grantors,
and Guy Ferrell, grantee. The said Joan Tanner is the owner. Joan Tanner (Seal) Joan Tanner`;
  const { metadata } = readDocument(recognisedLines(text, { John: { confidence: 0.9 } }));
  expect(metadata.grantors).toEqual(['Joan Tanner', 'John Tanner']);
});

test('one that the recogniser itself held to be the other is the other', () => {
  const doubts = [{ at: 4, chance: 0.9, others: [{ text: 'a', chance: 0.09 }] }];
  const text = `THIS DEED made the 4th day of May, 1961, between Elizabeth King and Elizubeth King, grantors,
and Guy Ferrell, grantee. Elizabeth King (Seal) Elizabeth King (Seal)`;
  const { metadata } = readDocument(recognisedLines(text, { Elizubeth: { confidence: 0.87, doubts } }));
  expect(metadata.grantors).toEqual(['Elizabeth King']);
});

test('what is left of the opening words is no part of the name', () => {
  const text = `Ca CHARLES RUBIS, unmarried, of Adams County, Ohio, Grantor, in consideration of one dollar to him paid by
MERI RUBIS, the Grantee, does hereby grant, bargain, sell and convey to the said Grantee, MERI RUBIS, all that land.
And the said Grantor, CHARLES RUBIS, covenants with her. In witness whereof the said CHARLES RUBIS signs.`;
  expect(readDocument(recognisedLines(text)).metadata.grantors).toEqual(['Charles Rubis']);
});

test('she grants by the name that she bears now', () => {
  const text = deed(
    'Bridget E. Bailey, now Bridget Bailey Shaffer',
    'grantor',
    'the grantor',
    'Bridget Bailey Shaffer',
  );
  expect(readDocument(recognisedLines(text)).metadata.grantors).toEqual(['Bridget Bailey Shaffer']);
});
