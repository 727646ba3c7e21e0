// Recorders' stamps of many counties, above the same deed.
import { describe, expect, test } from 'vitest';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocumentFacts } from '#core/read/document/document-facts.ts';
import { readDocument } from '#core/read/read-document.ts';
import { REFERENCE, readWire } from '#core/schema/wire-string.ts';

const DEED = `WARRANTY DEED

Ada Plumley, a widow, conveys and warrants to Guy Ferrell the land in Adams County, Ohio,
being the land in Deed Book 12, Page 88. Dated May 2, 1984.`;

function recordingOf(stamp: string) {
  const { metadata } = readDocumentFacts(documentTextOf(pagesOfText(`${stamp}\n\n${DEED}`)));
  const { note: _note, ...facts } = readWire(REFERENCE, metadata.recording);
  return facts;
}

describe('a stamp', () => {
  test.each([
    [
      'Instr #: 2020-00412 Type: DEED\nVol: 1877 Pg: 204 Fees: $38.00',
      { book: '1877', page: '204', instrument: '2020-00412' },
    ],
    ['RECEPTION NO: 2016000123, 3 PGS\n02/11/2016 09:15 AM', { instrument: '2016000123' }],
    ['REAL 412 PAGE 77', { book: '412', page: '77' }],
    ['VOL 0412 PG 0231', { book: '0412', page: '0231' }],
    ['DOCUMENT NUMBER 1234567\nVOL. 1104 PAGE 212', { book: '1104', page: '212', instrument: '1234567' }],
    ['Inst. # 2011-12345', { instrument: '2011-12345' }],
    [
      'Instrument Number - 200712345\nRecord Book 2345 Page 678',
      { book: '2345', page: '678', instrument: '200712345' },
    ],
    ['Bk 1234 Pg 56 #7890\n06-02-2009 @ 10:41a', { book: '1234', page: '56', instrument: '7890' }],
    ['BOOK D421 PG 88', { book: 'D421', page: '88' }],
    ['BK:1234 PG:56-58', { book: '1234', page: '56' }],
    ['B 2345 P 678', { book: '2345', page: '678' }],
    ['L-3456 P-789', { book: '3456', page: '789' }],
    ['COB 388 folio 214', { book: '388', page: '214' }],
    ['2045678 Page: 1 of 2 10/22/2003 11:02A', { instrument: '2045678' }],
    ['Entry No. 91827, Filed 3:15 PM', { instrument: '91827' }],
    ['#223344\nRECORDED AT THE REQUEST OF GUY FERRELL', { instrument: '223344' }],
    ['Recorded in Official Records Book 88, Page 412', { book: '88', page: '412' }],
    ['DEED BOOK\n118\nPAGE\n227', { book: '118', page: '227' }],
    [
      'Doc ID: 003399870003 Type: LAN Kind: DEED\nRecorded: 07/05/2007 at 02:05:41 PM\nBK 6120 PG 14-16',
      { book: '6120', page: '14', instrument: '003399870003' },
    ],
    ['File# 2003-0114', { instrument: '2003-0114' }],
    ['Book: 253 Page Sequence: 223\n223', { book: '253', page: '223' }],
    ['BK1895 PG0080', { book: '1895', page: '0080' }],
    ['Instrument Number: 2017-26434 BK-DE VL-16920 PG-254', { book: '16920', page: '254', instrument: '2017-26434' }],
    ['DB VOL 405 PAGE 547', { book: '405', page: '547' }],
    ['B 1001 REC 01934112 07/26/83 10:15 $3.00 1/001', { book: '1001', instrument: '01934112' }],
    ['DEED BOOK No. 677 46', { book: '677', page: '46' }],
    ['BOOK 539', { book: '539' }],
    ['249', { page: '249' }],
    ['VOL 187 PAGE 55\nNO. 31944', { book: '187', page: '55', instrument: '31944' }],
    ['50\nQUIT CLAIM DEED Vol. 130 #5737', { book: '130', page: '50', instrument: '5737' }],
    ['15637 GENERAL WARRANTY DEED* VOL 539 PAGE 794', { book: '539', page: '794', instrument: '15637' }],
    ['ADA PLUMLEY NO.......67583......WARRANTY DEED......', { instrument: '67583' }],
    ['817 Ada Plumley -to- Guy Ferrell', { instrument: '817' }],
    ['CFN 2011R0291844\nOR Bk 27651 Pg 4400', { book: '27651', page: '4400', instrument: '2011R0291844' }],
  ])('%s', (stamp, expected) => {
    expect(recordingOf(stamp)).toEqual(expected);
  });

  test.each([
    ['a parcel number', 'Tax Parcel No. 0061187-044'],
    ['a receipt', 'Receipt #: 20188  Recording Fee: $38.00'],
    ['a return address', 'Return to: Box 118, 210 W. Salisbury Street, 27312'],
    ['the source deed', 'Prior Instrument Reference: Volume 655, Page 203'],
    ['a number of the year', '1954'],
    ['a page of the copy', '2'],
    ['what the recorder charged', 'DEED 36.00'],
    ['a deed that a sentence in capitals cites', 'LAND CONVEYED TO THE TOWN BY DEED BOOK 10175 AT PAGE 203 IN'],
    ['the title that the grantors claim by', 'who claim title by or through instrument, recorded in volume 77 page 19'],
    ['a telephone', 'Telephone (919) 555-0114'],
  ])('%s is not the recording', (_, stamp) => {
    expect(recordingOf(stamp)).toEqual({});
  });

  test('an unstamped deed has no recording, whatever it cites', () => {
    expect(recordingOf('')).toEqual({});
  });
});

describe('a stamp at the edge of a deed that is one run of text', () => {
  const wireOf = (text: string) => {
    const { metadata } = readDocumentFacts(documentTextOf(pagesOfText(text)));
    const { note: _note, ...facts } = readWire(REFERENCE, metadata.recording);
    return facts;
  };
  const RUN =
    'QUITCLAIM DEED. Ada Plumley grants to Guy Ferrell Lot 4. Title came by Book 12, Page 88. Dated May 2, 1984.';

  test('before the title', () => {
    expect(wireOf(`Book 731, Page 6. ${RUN}`)).toEqual({ book: '731', page: '6' });
  });
  test('behind the last sentence', () => {
    expect(wireOf(`${RUN} Vol 731 page 6.`)).toEqual({ book: '731', page: '6' });
  });
  test('on a line that says when it was recorded', () => {
    expect(wireOf(`TAX DEED\nCase 77   Reception No. 20110034567  Recorded at 9:02 AM\n${RUN}`)).toEqual({
      instrument: '20110034567',
    });
  });
});

test('the first page stamps the deed before the foot of its last', () => {
  const text = `OR BK 02210 PG 0412-0413   PGS 2\n\n${DEED}\n\nBook 2210/Page 413      Page 2 of 2`;
  const { metadata } = readDocumentFacts(documentTextOf(pagesOfText(text)));
  expect(readWire(REFERENCE, metadata.recording)).toMatchObject({ book: '02210', page: '0412' });
});

test('the place of record is told below the title as well', () => {
  const deed = `WARRANTY DEED\n\nRecorded in Deed Book 612, Page 342\n\nFelix M. Dancy, grantor, of Adair County, Kentucky, grants to Lorena Ivey, grantee, the following land. Being the land recorded in Deed Book 31, Page 20.`;
  const { recording, prior_references } = readDocument(pagesOfText(deed)).metadata;
  expect(recording).toBe('book=612 | page=342');
  expect(prior_references).toEqual([expect.stringContaining('book=31')]);
});

describe('the day of recording', () => {
  test.each([
    ['Filed for record September 20, 1951 at 9 A.M., Book 77 page 103', 'September 20, 1951'],
    ['RECORDED MARCH 11, 1998, BOOK 77 PAGE 103', 'MARCH 11, 1998'],
    ['DATE 03/11/1998 BOOK 77 PAGE 103', '03/11/1998'],
  ])('of %s is told whole', (stamp, day) => {
    const text = `${stamp}\n\nWARRANTY DEED\n\nFelix M. Dancy, of Adair County, Kentucky, grants to Lorena Ivey the following land.`;
    const { recording } = readDocumentFacts(documentTextOf(pagesOfText(text))).metadata;
    expect(recording).toContain(`recorded ${day}`);
  });

  test('is not the day of the deed at the head of a form', () => {
    const text = `WARRANTY DEED -- Todd County, Minnesota, Document 388120\n\nDate: August 2, 1986. State Deed Tax due hereon: $83.60.\n\nFOR VALUABLE CONSIDERATION, Felix M. Dancy, Grantor, hereby conveys and warrants to Lorena Ivey, Grantee, the following land.`;
    const { recording } = readDocumentFacts(documentTextOf(pagesOfText(text))).metadata;
    expect(recording).toContain('388120');
    expect(recording).not.toContain('recorded');
  });
});
