// Whole instruments of many states and times, each beside what a title officer would take from it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocumentFacts } from '#core/read/document/document-facts.ts';
import { instrumentsOf } from '#core/read/document/instruments.ts';
import { Metadata } from '#core/schema/metadata.ts';
import { AS_BUILT_SHEET, LOT_BLOCK, PLAT_SHEET, REFERENCE, readWire } from '#core/schema/wire-string.ts';

const folder = new URL('../../../golden/document/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

function factsOf(text: string) {
  const { own, others } = instrumentsOf(pagesOfText(text));
  return { ...readDocumentFacts(documentTextOf(own)), other_instruments: others };
}

/** A wire string as facts, without the free text at its end. */
function plain(layout: readonly string[], wire: string): Record<string, string | undefined> {
  const { note: _note, verbatim: _verbatim, ...facts } = readWire(layout, wire);
  return facts;
}

describe('an instrument as a title officer reads it', () => {
  test.each(names)('%s', (name) => {
    const expected = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    const { metadata, ...facts } = factsOf(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
    const sheetLayout = facts.document_kind === 'plat' ? PLAT_SHEET : AS_BUILT_SHEET;
    expect({
      ...facts,
      ...metadata,
      recording: plain(REFERENCE, metadata.recording),
      prior_references: metadata.prior_references.map((wire) => plain(REFERENCE, wire)),
      lot_block: metadata.lot_block.map((wire) => plain(LOT_BLOCK, wire)),
      sheet: plain(sheetLayout, metadata.sheet),
    }).toMatchObject(expected);
  });
});

describe('whatever is put in front of it', () => {
  test.each([
    ['nothing', ''],
    ['white space', ' \n\f\n '],
    ['one word', 'deed'],
    ['marks alone', '.,;:()"\'|=/'],
    ['digits alone', '0123456789 '.repeat(200)],
  ])('%s yields metadata of the right shape and no fact', (_, text) => {
    const facts = factsOf(text);
    expect(Metadata.parse(facts.metadata)).toEqual(facts.metadata);
    expect(facts.metadata).toMatchObject({ grantors: [], grantees: [], transfer_date: '', county: '', state: '' });
  });

  test.each([
    'and ',
    'Book 1 Page 2 ',
    'Lot 1, Block 2, ',
    'County of X, State of Y ',
    'this 1st day of May, 1900 ',
    'grant to John Smith ',
    'five hundred and ',
    '(((("Grantor")))) ',
    'Instrument No. 1234567 in ',
    '12 acres, ',
    ' 1/1/99',
    'a, ',
    'between A B and C D of ',
  ])('a page that repeats %j to its end is read to its end', (phrase) => {
    const facts = factsOf(phrase.repeat(Math.ceil(65_536 / phrase.length)));
    expect(Metadata.parse(facts.metadata)).toEqual(facts.metadata);
  });
});
