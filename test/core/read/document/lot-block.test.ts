// Lots that a deed conveys, one by one, and lots that are only landmarks.
import { expect, test } from 'vitest';
import { readLotBlock } from '#core/read/document/lot-block.ts';
import { LOT_BLOCK, readWire } from '#core/schema/wire-string.ts';

const lotsOf = (text: string) =>
  readLotBlock(text).map((wire) => {
    const { verbatim: _verbatim, ...facts } = readWire(LOT_BLOCK, wire);
    return facts;
  });

test.each([
  [
    'Lot 5, Block 3, Sunny Acres Subdivision, according to the plat thereof recorded in Plat Book 5, page 7',
    [{ subdivision: 'Sunny Acres Subdivision', lot: '5', block: '3', plat_book: '5', plat_page: '7' }],
  ],
  [
    'Lot Twelve (12) in Block Four (4) of Highland Park Addition to the City of Waco, according to the map recorded in Volume 33, Page 12, Plat Records',
    [
      {
        subdivision: 'Highland Park Addition to the City of Waco',
        lot: '12',
        block: '4',
        plat_book: '33',
        plat_page: '12',
      },
    ],
  ],
  [
    'Lot Nine (9), Block Sixty Four (64), Original Town of Aurora, Hamilton County, Nebraska',
    [{ subdivision: 'Original Town of Aurora', lot: '9', block: '64' }],
  ],
  [
    'Lots 7 through 9, inclusive, in Block "D" of RIVERBEND ESTATES, PHASE II, a subdivision in Travis County',
    ['7', '8', '9'].map((lot) => ({ subdivision: 'Riverbend Estates, Phase II', lot, block: 'D' })),
  ],
  [
    "The North 20 feet of Lot 5 and all of Lot 6, Block 2, Smith's Addition to Beatrice, Gage County, Nebraska",
    ['5', '6'].map((lot) => ({ subdivision: "Smith's Addition to Beatrice", lot, block: '2' })),
  ],
  [
    'Lot 7 of Tract No. 12345, in the City of Fresno, as per map recorded in Book 45, Pages 12 to 14 of Maps',
    [{ subdivision: 'Tract No. 12345', lot: '7', plat_book: '45', plat_page: '12' }],
  ],
  [
    'Block 12, Lots 3 and 4, College Hill Addition',
    ['3', '4'].map((lot) => ({ subdivision: 'College Hill Addition', lot, block: '12' })),
  ],
  [
    'Being all of Lot 14 of Whispering Pines, Section Two, as the same appears of record in Plat Cabinet 4, Slide 211',
    [{ subdivision: 'Whispering Pines, Section Two', lot: '14', plat_book: '4', plat_page: '211' }],
  ],
  [
    'Unit 4, Harbor View Condominium, according to the Declaration',
    [{ subdivision: 'Harbor View Condominium', lot: '4' }],
  ],
])('%s', (text, lots) => {
  expect(lotsOf(text)).toEqual(lots);
});

test.each([
  'Beginning at the southeast corner of Lot 4, Block 2, Oak Park; thence along the line of Lot 5, Block 2, Oak Park',
  'That part of Government Lot 2, Section 6, Township 57',
  'lots 15, 16 and part of lot 17 in the 5th and 6th concessions',
  'in Land Lot 88 of the 2nd Land District',
  'a corner with the barn lot',
])('%s conveys no lot of a plat', (text) => {
  expect(lotsOf(text)).toEqual([]);
});
