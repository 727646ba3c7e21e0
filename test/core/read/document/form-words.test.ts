// Forms in blackletter, typed words a letter off, names that begin on one line and end on the next.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { mendForms } from '#core/read/document/form-words.ts';
import { readDocument } from '#core/read/read-document.ts';
import { recognisedLines } from '#test/support/recognised-lines.ts';

describe('a formula is known again', () => {
  test.each([
    ['Ann All flen by these Presents:', 'Know All men by these Presents:'],
    ['Kun All flen by these resents: That he, Ezra', 'Know All men by these presents: That we, Ezra'],
    ['Tn haue and tn hold the same', 'To have and to hold the same'],
    ['This Jnsentare, Made the 4th', 'This Indenture, Made the 4th'],
    ['THIS INDE VTURE, Made', 'THIS INDENTURE, Made'],
    ['husband and W.fe', 'husband and Wife'],
    ['do hereby grant,hargain and convey', 'do hereby grant,bargain and convey'],
    ['Chat Ezra Plumley and Ada Plumley', 'That Ezra Plumley and Ada Plumley'],
    ['we set our hand S. the 7th day of Saptember', 'we set our hands the 7th day of September'],
    ['nine hundtred and trelve', 'nine hundred and twelve'],
  ])('%s', (seen, meant) => {
    expect(mendForms([seen])).toEqual([meant]);
  });

  test('where a line broke it behind its capital', () => {
    expect(mendForms(['nineteen hundred and thirteen, B-', 'tween Ada Plumley'])).toEqual([
      'nineteen hundred and thirteen,',
      'Between Ada Plumley',
    ]);
  });
});

describe('what is another word stays', () => {
  test.each([
    'in interest thereof',
    'to Counts and Marsh',
    'Garner, Grant and Parry',
    'that THE CONSERVATION FUND',
    'Augusta Granger of Virgina Beach Road',
  ])('%s', (line) => {
    expect(mendForms([line])).toEqual([line.replace('Virgina', 'Virginia')]);
  });
});

const OPENING = `WARRANTY DEED

RwallZen eersemts

Chat Ezra M. Plumley and Ada Plumley, husband and wife,
TORS
Adams County, Ohio,
in consideration of One Dollar

to them in hand paid by Guy Ferrell,
do hereby Grant, Bargain, Sell and Conpry
to the said grantee his heirs and assigns forever the following real estate in Adams County, Ohio.`;

test('the parties stand above the words that follow them where the opening was lost', () => {
  const { metadata } = readDocument(recognisedLines(OPENING));
  expect(metadata.grantors).toEqual(['Ezra M. Plumley', 'Ada Plumley']);
  expect(metadata.grantees).toEqual(['Guy Ferrell']);
});

test('a text that nobody recognised is read as it is spelt', () => {
  const text = 'THIS INDENTURE made the 4th day of Saptember, 1961, between Ada Plumley and Guy Ferrell.';
  expect(readDocument(pagesOfText(text)).metadata.transfer_date_verbatim).not.toContain('September');
});

test('a date that was mended goes out with its doubt', () => {
  const text = `THIS DEED made between Ada Plumley, grantor, and Guy Ferrell, grantee, of Adams County, Ohio.
In witness whereof she has hereunto set her hand this 4th day of Saptember, 1961.`;
  const { metadata, doubts = [] } = readDocument(recognisedLines(text));
  expect(metadata.transfer_date).toBe('1961-09-04');
  expect(doubts).toMatchObject([{ field: 'transfer_date', chance: 0.5 }]);
});

test('a list of names goes on behind an initial at the end of a line', () => {
  const text = `THIS DEED, made the 4th day of May, 1961, between Ada Plumley, Ezra B. plumlev, and Ruth L.

Ferrell and J.A.Clark, grantors, and Guy Ferrell, grantee.`;
  const { grantors, grantees } = readDocument(recognisedLines(text)).metadata;
  expect(grantors).toEqual(['Ada Plumley', 'Ezra B. Plumlev', 'Ruth L. Ferrell', 'J.A. Clark']);
  expect(grantees).toEqual(['Guy Ferrell']);
});
