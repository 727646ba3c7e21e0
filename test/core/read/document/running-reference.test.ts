// Book and page at the head or foot of every page: what one page shows badly the others tell.
import { describe, expect, test } from 'vitest';
import { readDocument } from '#core/read/read-document.ts';
import { REFERENCE, readWire } from '#core/schema/wire-string.ts';
import { recognisedLines } from '#test/support/recognised-lines.ts';

const BODY = [
  'THIS DEED made the 4th day of May, 1961, between Ada Plumley, grantor, and Guy Ferrell, grantee.\nThe grantor conveys to the grantee all that tract of land in Adams County, Ohio, which is known as\nthe home farm and is bounded by the lands of several neighbours on all of its sides and which was\nheld by the said grantor for many years before the making of this deed without any interruption\nand free of all the claims of other people.',
  'To have and to hold the same to the said grantee and to his heirs and assigns for ever, together\nwith all the buildings that stand upon it and with every right that belongs to them by law, subject\nto the taxes of the present year which the said grantee has agreed to pay when they become due and\nto every easement of record. And the grantor will warrant the title so conveyed against all claims\nthat may be made to it.',
  'In witness whereof the grantor has signed this deed in the presence of the witnesses named below\nwho have set their names to it at her request on the day that was first written above in this deed\nand have seen her sign it of her own free will.\nAda Plumley\nWitnesses of the signing',
];

const recordingOf = (heads: readonly string[]) => {
  const extraction = readDocument(recognisedLines(BODY.map((text, at) => `${heads[at] ?? ''}\n\n${text}`).join('\f')));
  const { note: _note, ...facts } = readWire(REFERENCE, extraction.metadata.recording);
  return { facts, doubts: (extraction.doubts ?? []).filter(({ field }) => field === 'recording') };
};

describe('the pages agree', () => {
  test.each([
    ['vo. 677 i 726', 'vo. 677 r 727', 'Vo. 677 mo; 728', { book: '677', page: '726' }],
    ['DBV 2483 G 444', 'OBY 2483 PAGE 445', 'DBV 2483 PGE 446', { book: '2483', page: '444' }],
    ['DBV0405 PAGE54 7', '548 DBV0405 PAGE548', 'DBV0405 PAGE54 9', { book: '0405', page: '547' }],
    ['399', '400', '401', { page: '399' }],
    [
      '3917312 03/15/2013 09:19 AM',
      '3917312 03/15/2013 09:19 AM',
      '3917312 03/15/2013 09:19 AM',
      { instrument: '3917312' },
    ],
  ])('%s', (first, second, third, facts) => {
    expect(recordingOf([first, second, third])).toEqual({ facts, doubts: [] });
  });
});

test('the number of the first page is counted from those of the others, and doubted', () => {
  const { facts, doubts } = recordingOf(['', 'v (397 3112', '"VOL 397 pc: 113']);
  expect(facts).toEqual({ book: '397', page: '111' });
  expect(doubts).toMatchObject([{ field: 'recording', text: '111', chance: 0.9 }]);
});

test.each([
  ['the pages of the copy', ['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']],
  ['days and hours', ['', '5/12/1961 10:15', '5/13/1961 10:15']],
])('%s tell nothing', (_, [first = '', ...rest]) => {
  const { facts } = recordingOf(['', ...rest.map((head) => head || first)]);
  expect(facts).not.toMatchObject({ book: expect.anything(), page: expect.anything() });
});

describe('one page alone bears the stamp, its words spoilt', () => {
  test.each([
    ['', 'env 1342 rmce 166', '', { book: '1342', page: '165' }],
    ['', 'No. 109 331', '', { book: '109', page: '330' }],
    ['', 'Oct 12 1961', '', {}],
    ['', 'Box 118 Ohio 43', '', {}],
  ])('%s%s', (first, second, third, facts) => {
    const read = recordingOf([first, second, third]);
    expect(read.facts).toEqual(facts);
    expect(read.doubts.length > 0).toBe('page' in facts);
  });
});
