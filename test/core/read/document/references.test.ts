// Book and page and instrument numbers in the spellings of many recorders.
import { expect, test } from 'vitest';
import { findReferences } from '#core/read/document/references.ts';

test.each([
  ['BK 2217 PG 0648 - 0650 (3)', '2217', '0648', null],
  ['Vol. K, page 301', 'K', '301', null],
  ['Book of Deeds 44 at page 12', '44', '12', null],
  ['Libro 12, Folio 7', '12', '7', null],
  ['DEED RECORD VOL. 118 PAGE 227', '118', '227', null],
  ['OR BK 05218 PG 1377-1379', '05218', '1377', null],
  ['Ent 614402 Bk 1388 Pg 702', '1388', '702', '614402'],
  ['BK/PG: R418/1109-1111', 'R418', '1109', null],
  ['WARRANTY DEED RECORD 63 PAGE 190', '63', '190', null],
  ['PLAT CABINET C, SLIDE 188-A DOC. NO. 9803317', 'C', '188-A', '9803317'],
  ['DOC 77541 BK 88 MISC PG 412', '88', '412', '77541'],
  ['Entry No. 588120 in Book 1301 at Page 44', '1301', '44', '588120'],
  ['Book 214 of Deeds, page 36', '214', '36', null],
  ['page 408 of Deed Book 261', '261', '408', null],
  ['Liber 1234 of Deeds at page 567', '1234', '567', null],
  ['Liber E.M.M. No. 118, folio 77', '118', '77', null],
  ['Record Book T, Volume 23, Page 40', 'T-23', '40', null],
  ['O.R. 5218/1377', '5218', '1377', null],
  ['Deed Book "GG" at pages 14 and 15', 'GG', '14', null],
  ['D.B. 1644, P. 212', '1644', '212', null],
  ['Docket 1234, page 56', '1234', '56', null],
  ['Reel 450 Page 1022', '450', '1022', null],
  ['Document No. 1,204,331', null, null, '1204331'],
  ["Auditor's File No. (AFN) 579902", null, null, '579902'],
  ['File 2008-00028644', null, null, '2008-00028644'],
  ['Document No. A000517720', null, null, 'A000517720'],
  ["Clerk's File No. 98-123456", null, null, '98-123456'],
  ['Reception No. 200512345', null, null, '200512345'],
  ['CRFN 2020000123456', null, null, '2020000123456'],
  ['A.F. No. 8701120034', null, null, '8701120034'],
])('%s', (text, book, page, instrument) => {
  expect(findReferences(text)).toMatchObject([{ book, page, instrument }]);
});

test.each([
  'DEED DOC 1,190.00 RECORDING FEES 15.00',
  'the record of 1901',
  'a book of maps',
  'Doc: $0.00',
  'page 3 of 4',
])('%s is no reference', (text) => {
  expect(findReferences(text)).toEqual([]);
});

test('two references in a row stay two', () => {
  expect(findReferences('DB 12 PG 4; DB 19 PG 88').map(({ book }) => book)).toEqual(['12', '19']);
});
