// Doubts of the scan arrive at areas, parts of sections, parties, dates and references, and no such tract passes.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { type Changes, scannedPages } from '#test/support/scanned-pages.ts';

const CLOSED =
  'THIS DEED made this 4th day of May, 1961, between Abel Turner, grantor, and Ruth Pettigrew, grantee, of the County of Aldous and State of Ohio. The grantor conveys all that tract described as follows: Beginning at a pin; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres. Being the same premises conveyed to Abel Turner by deed recorded in Deed Book 112, page 345.';
const ALIQUOT =
  'WARRANTY DEED. Abel Turner conveys to Ruth Pettigrew the North Half of the Southwest Quarter of Section 12, Township 3 North, Range 4 West of the Indian Meridian, Payne County, Oklahoma, containing 80 acres.';
const LOT =
  'WARRANTY DEED. Abel Turner conveys to Ruth Pettigrew Lot 7, Block 3, Fairview Addition, according to the recorded plat thereof, Payne County, Oklahoma.';

const read = (text: string, changes: Changes) => readDocument(scannedPages(text, changes));

test('a clean scan reads as the text does, and passes as it does', () => {
  for (const text of [CLOSED, ALIQUOT, LOT]) {
    const scanned = JSON.stringify(read(text, {}));
    expect(scanned).not.toContain('doubts');
    expect(scanned).not.toContain('"pages"');
  }
  expect(judgeAll(read(CLOSED, {})).verdicts[0]?.status).toBe('PASS');
  expect(JSON.stringify(readDocument(pagesOfText(CLOSED)))).not.toContain('doubts');
});

describe('a stated area', () => {
  test('in doubt keeps a figure that closes from passing, and says what it may be', () => {
    const two = { at: 0, chance: 0.7, others: [{ text: '7', chance: 0.28 }] };
    const extraction = read(CLOSED, { '2.00': { confidence: 0.7, doubts: [two] } });
    expect(extraction.tracts[0]?.doubts).toMatchObject([
      { field: 'stated_area', text: '2.00 acres', at: [0], others: [{ text: '7.00 acres', chance: 0.28 }] },
    ]);
    const [verdict] = judgeAll(extraction).verdicts;
    expect(verdict?.status).toBe('REVIEW');
    expect(verdict?.reasons).toContain('The scan leaves doubt about the stated area: 2.00 acres may be 7.00 acres.');
  });

  test('that was read twice alike is as sure as its better reading', () => {
    const twice = CLOSED.replace('2.00 acres.', '2.00 acres, the said 2.00 acres being all the land.');
    expect(read(twice, { '2.00': { confidence: 0.5 } }).tracts[0]).not.toHaveProperty('doubts');
  });
});

describe('a part of a section', () => {
  test.each([
    [
      'the number of the section',
      '12,',
      { confidence: 0.9, doubts: [{ at: 1, chance: 0.9, others: [{ text: '3', chance: 0.1 }] }] },
    ],
    ['the words of the part', 'Southwest', { confidence: 0.05 }],
    ['the range', '4', { confidence: 0.6 }],
  ])('tells of %s', (_, word, changes) => {
    const [tract] = read(ALIQUOT, { [word]: changes }).tracts;
    expect(tract?.doubts).toMatchObject([{ field: 'aliquot' }]);
  });

  test('in doubt is a reason in the words of the trade', () => {
    const doubts = [{ at: 1, chance: 0.9, others: [{ text: '3', chance: 0.1 }] }];
    const [verdict] = judgeAll(read(ALIQUOT, { '12,': { confidence: 0.9, doubts } })).verdicts;
    expect(verdict?.reasons.find((reason) => reason.includes('part of the section'))).toContain('Section 13');
  });
});

describe('the document', () => {
  test.each([
    ['grantors[0]', 'Turner, Turner', CLOSED],
    ['grantees[0]', 'Pettigrew,', CLOSED],
    ['transfer_date', '1961,', CLOSED],
    ['county', 'Aldous', CLOSED],
    ['prior_references[0]', '345.', CLOSED],
    ['lot_block[0]', '7,', LOT],
  ])('tells a doubt about %s', (field, word, text) => {
    const { doubts = [] } = read(text, Object.fromEntries(word.split(' ').map((one) => [one, { confidence: 0.4 }])));
    expect(doubts.map((doubted) => doubted.field)).toEqual([field]);
  });

  test('by lot and block gives a doubted lot as a reason', () => {
    const doubts = [{ at: 0, chance: 0.8, others: [{ text: '1', chance: 0.2 }] }];
    const { document_verdict } = judgeAll(read(LOT, { '7,': { confidence: 0.8, doubts } }));
    expect(document_verdict?.reasons).toContain('The scan leaves doubt about the lot and block: 7 may be 1.');
  });

  test('leaves the parties and the verdict alone where only they are doubted', () => {
    expect(
      judgeAll(read(CLOSED, { 'Turner,': { confidence: 0.4 }, Turner: { confidence: 0.4 } })).verdicts[0]?.status,
    ).toBe('PASS');
  });
});

test('a tie in doubt is told by its number', () => {
  const tied = CLOSED.replace(
    'Beginning at a pin;',
    'Commencing at a stone; thence North 100.00 feet to a pin, the point of beginning;',
  );
  expect(read(tied, { '100.00': { confidence: 0.6 } }).tracts[0]?.doubts).toMatchObject([
    { field: 'tie_calls[0].distance', text: '100.00 feet' },
  ]);
});
