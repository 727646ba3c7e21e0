// Which of the instruments that a deed cites its title or its description leans on.
import { describe, expect, test } from 'vitest';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocumentFacts } from '#core/read/document/document-facts.ts';
import { REFERENCE, readWire } from '#core/schema/wire-string.ts';

function referencesOf(sentence: string) {
  const deed = `BOOK 900 PAGE 10

WARRANTY DEED

Ada Plumley, a widow, conveys and warrants to Guy Ferrell land in Adams County, Ohio, to-wit:
Beginning at a stone, corner to Hoyt (Deed Book 41, Page 7); thence North 10 poles to the corner of the
tract conveyed to Amos Ladd by deed in Deed Book 44, Page 19; thence West 8 poles to the place of
beginning, containing 2 acres.

${sentence}

Dated May 2, 1984.

BOOK 900 PAGE 11`;
  const { metadata } = readDocumentFacts(documentTextOf(pagesOfText(deed)));
  return metadata.prior_references.map((wire) => {
    const { note: _note, ...facts } = readWire(REFERENCE, wire);
    return facts;
  });
}

const SOURCE = [{ book: '12', page: '88' }];

describe('an instrument that the deed leans on', () => {
  test.each([
    'Being the same premises conveyed to Ada Plumley by deed recorded in Deed Book 12, Page 88.',
    'Being a portion of the property described in Deed Book 12, Page 88.',
    'Last transfer: Deed Record Volume 12, Page 88.',
    'Prior Instrument Reference: Volume 12, Page 88.',
    'For title see Book 12, Page 88.',
    'Excepting what passed by that Warranty Deed dated January 28, 1924, recorded in the office of the Adams County Recorder on March 5, 1924 in Book 12 of Deeds on Page 88.',
    'Grantor hereby releases the ditch easement created by that instrument recorded in Deed Book 12, Page 88.',
    'Whereas, by Right of Way Easement dated June 18, 1952, recorded in Volume 12, Page 88, a way was opened.',
    'For source of title see deed from Orpha Gill dated May 1, 1950, and recorded in Deed Book 12, page 88.',
    'Grantor acquired title by the instrument of record in Book 12, at page 88.',
    'DERIVATION: Deed Book 12, Page 88',
    'The alley on the line of said easement is the same one which was dedicated by instrument dated April 18, 1950 and recorded in Volume 12, Page 88.',
    'This is the land Ada Plumley had from Orpha Gill by Book 12, Page 88.',
    'LESS AND EXCEPT that part conveyed to the State by deed in Book 12, Page 88.',
    'Deed Reference: DB 12 PG 88',
    "Grantor's title derives from deed recorded in Book 12, Page 88.",
  ])('%s', (sentence) => {
    expect(referencesOf(sentence)).toEqual(SOURCE);
  });

  test('by its number alone', () => {
    expect(referencesOf('Being part of the land described in Instrument No. 2001-004417.')).toEqual([
      { instrument: '2001-004417' },
    ]);
  });

  test('two sources are two, and one cited twice is one', () => {
    const sentence =
      'Being the same land conveyed by deeds of record in Deed Book 12, Page 88, and Deed Book 15, Page 3. See also Deed Book 12, Page 88.';
    expect(referencesOf(sentence)).toEqual([...SOURCE, { book: '15', page: '3' }]);
  });

  test('the plat that a lot is taken from', () => {
    expect(referencesOf('Being Lot 4, Oak Park, as shown on the plat recorded in Plat Book 12, Page 88.')).toEqual(
      SOURCE,
    );
  });
});

describe('an instrument that it only mentions', () => {
  test.each([
    'Subject to the mortgage of record in Mortgage Book 30, Page 2.',
    'SUBJECT TO an easement to the power company recorded in Book 31, Page 9.',
    'and burdened by a mineral lease found in Book 377, Page 20.',
    'Subject to restrictive covenants recorded in Book 5, Page 5.',
    'By power of attorney recorded in Book 8, Page 90.',
    '',
  ])('%s', (sentence) => {
    expect(referencesOf(sentence)).toEqual([]);
  });
});
