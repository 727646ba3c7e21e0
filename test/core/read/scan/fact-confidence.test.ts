// Each fact beside the calls bears how surely it was read and the words it stands on: high only where nothing is left open.
import { expect, test } from 'vitest';
import { pageTextOf } from '#core/language/text/page-spans.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';
import { recognisedLines } from '#test/support/recognised-lines.ts';

const DEED = `BOOK 12 PAGE 4
WARRANTY DEED
THIS DEED made the 4th day of May, 1961, between Ansel Purdy and Della his wife, grantors, and Guy Ferrell, grantee, of Adams County, Ohio.
The grantors grant to the grantee all that land situate in the County of Adams and State of Ohio, being the Northeast Quarter of Section 4, Township 2 North, Range 3 East, containing 160 acres,
and being the same land conveyed by deed recorded in Deed Book 9, Page 80.`;

function told(pages: readonly Page[]): Record<string, [string, string]> {
  const extraction = Extraction.parse(readDocument(pages));
  const all = { ...extraction.fact_confidence, ...extraction.tracts[0]?.fact_confidence };
  return Object.fromEntries(
    Object.entries(all).map(([path, { confidence, quote, span }]) => {
      const page = pages.find(({ number }) => number === span?.page);
      const lit = page === undefined ? '' : pageTextOf(page).slice(span?.start, span?.end);
      expect([path, lit.replace(/\s+/g, ' ')]).toEqual([path, quote]);
      return [path, [confidence, quote]];
    }),
  );
}

test('every fact of a typed deed is placed on its own words', () => {
  expect(told(pagesOfText(DEED))).toEqual({
    'grantors[0]': ['high', 'Ansel Purdy'],
    // The surname was supplied from her husband's.
    'grantors[1]': ['medium', ''],
    'grantees[0]': ['high', 'Guy Ferrell'],
    recording: ['high', '12 PAGE 4'],
    'prior_references[0]': ['high', 'Deed Book 9, Page 80'],
    transfer_date: ['high', '4th day of May, 1961'],
    county: ['high', 'Adams'],
    state: ['high', 'Ohio'],
    aliquot: ['high', 'the Northeast Quarter of Section 4, Township 2 North, Range 3 East'],
    stated_area: ['high', '160 acres'],
  });
});

test.each([
  ['a name that the recogniser doubts', { 'Ferrell,': { confidence: 0.6 } }, 'grantees[0]', 'low'],
  ['a day that it doubts a little', { '4th': { confidence: 0.95 } }, 'transfer_date', 'medium'],
  ['a county spelt as none of the state', { Adams: { text: 'Adama' } }, 'county', 'low'],
])('%s is not told as certain', (_, changes, path, confidence) => {
  expect(told(recognisedLines(DEED, changes))[path]?.[0]).toBe(confidence);
});

test('a fact that the scan doubts says how surely its words were understood, and no other does', () => {
  const pages = recognisedLines(DEED, { 'Ferrell,': { confidence: 0.6 } });
  const facts = Extraction.parse(readDocument(pages)).fact_confidence;
  expect(facts?.['grantees[0]']).toMatchObject({ confidence: 'low', words_confidence: 'high' });
  expect(facts?.['grantors[0]']).not.toHaveProperty('words_confidence');
});

test.each([
  [
    'a grantor who is only known by the signature',
    'The undersigned hereby convey and warrant to Guy Ferrell all that land in Adams County, Ohio.\nWitness our hands this 4th day of May, 1961.\nAnsel Purdy (Seal)',
    'grantors[0]',
    'low',
  ],
  [
    'a number without a label',
    '271932\nWARRANTY DEED\nAnsel Purdy conveys and warrants to Guy Ferrell land in Adams County, Ohio.',
    'recording',
    'medium',
  ],
  [
    'a township without its side of the base line',
    'Ansel Purdy conveys and warrants to Guy Ferrell the NE 1/4 of Section 8, Township 12, Range 4, in Adams County, Ohio.',
    'aliquot',
    'medium',
  ],
])('%s', (_, text, path, confidence) => {
  expect(told(pagesOfText(text))[path]?.[0]).toBe(confidence);
});
