// Names as parties' lists print them, and the plain names in them.
import { expect, test } from 'vitest';
import { readNames } from '#core/read/document/party-names.ts';

test.each([
  [
    'RODERICK T. MABE and wife, ELLEN S. MABE, of 14 Old Road, Pittsboro, North Carolina',
    ['RODERICK T. MABE', 'ELLEN S. MABE'],
  ],
  ['Wm. H. Stalnaker and Malinda his wife, parties of the first part', ['Wm. H. Stalnaker', 'Malinda Stalnaker']],
  ['Matthias Kuhn and Barbara, his wife, of Dubuque County', ['Matthias Kuhn', 'Barbara Kuhn']],
  ['John and Mary Applegate, husband and wife', ['John Applegate', 'Mary Applegate']],
  ['Lorna M. Kettering, a widow not since remarried, of Hendricks County', ['Lorna M. Kettering']],
  [
    'Cora Webb, Jesse Webb and Ruth Webb Dantzler, share and share alike',
    ['Cora Webb', 'Jesse Webb', 'Ruth Webb Dantzler'],
  ],
  ['NORMAN E. BAKER, JR., of Georgetown', ['NORMAN E. BAKER, JR.']],
  [
    'CYPRESS HAMMOCK GROVES, INC., a Florida corporation, whose address is P.O. Box 3318',
    ['CYPRESS HAMMOCK GROVES, INC.'],
  ],
  ['Pettit & Rowland Homes, Inc., a Georgia corporation', ['Pettit & Rowland Homes, Inc.']],
  [
    'First Security Bank of Utah, N.A., as Trustee, and Leland J. Petty, a married man',
    ['First Security Bank of Utah, N.A.', 'Leland J. Petty'],
  ],
  [
    'Trustees of Pleasant Ridge School District No. 17, do grant',
    ['Trustees of Pleasant Ridge School District No. 17'],
  ],
  ['Gerald F. Ostrander, as Trustee of the Ostrander Family Trust dated May 3, 1999, Grantor', ['Gerald F. Ostrander']],
  ['Robert Lee Askew, a/k/a R. L. Askew, and Martha Ann Askew, individually', ['Robert Lee Askew', 'Martha Ann Askew']],
  ['Zachariah Mangum of the County of Granville & State of North Carolina of the one part', ['Zachariah Mangum']],
  ['T. J. Wise', ['T. J. Wise']],
  ['Ida Young and Otis White, her husband', ['Ida Young', 'Otis White']],
  ['Green Long and May Black', ['Green Long', 'May Black']],
  ['the Town of Westport, a municipal corporation', ['the Town of Westport']],
  ['Society for the Preservation of Hill Forests, of Concord', ['Society for the Preservation of Hill Forests']],
])('%s', (passage, names) => {
  expect(readNames(passage)).toEqual(names);
});

test.each([
  'Ten Dollars and other value',
  'the following described land',
  'Section 4, Township 3',
  'September 5, 2019',
  'Grantee, in fee simple',
  'Personally Came',
  'J TORS',
  '',
])('%j names nobody', (passage) => {
  expect(readNames(passage)).toEqual([]);
});
