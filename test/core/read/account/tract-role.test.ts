// What a grant does with a described piece of land, by the words that lead up to it.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Tract } from '#core/schema/tract.ts';

const SQUARE =
  'Beginning at a cedar post; thence North 20 rods; thence East 16 rods; thence South 20 rods; thence West 16 rods to the place of beginning, containing 2 acres.';
const FARM = 'The West Half of Section 14, Township 6 North, Range 2 West of the Salt Lake Meridian.';

const tractsOf = (text: string): Tract[] => readDocument(pagesOfText(text)).tracts;
const boundedOf = (text: string): Tract[] => tractsOf(text).filter((tract) => tract.calls.length > 0);

describe('land kept out of a grant', () => {
  test.each([
    'Reserving to the sellers and their heirs the homestead lot, to wit:',
    'The parties agree that there is excluded herefrom this parcel:',
    'The grantor does not by these presents convey the mill seat, which is bounded thus:',
    'The burying ground below is not included in this sale:',
    'Sold off to the school district some years ago:',
    'OUT-CONVEYANCE NO. 1:',
    'Saving to himself the orchard:',
    'It is agreed that this piece forms no part of the sale:',
    'The spring lot, which the sellers keep, lies as follows:',
    'The sellers hold back this corner:',
    'The sellers promise, and agree to keep for themselves this lot:',
    'LESS AND EXCEPT: That part of the mill lot in Section 14. More particularly described as follows;',
  ])('%s', async (lead) => {
    const [farm, kept] = tractsOf(`${FARM} ${lead} ${SQUARE}`);
    expect(farm).toMatchObject({ description_type: 'aliquot', is_exception: false });
    expect(kept).toMatchObject({ description_type: 'metes_and_bounds', is_exception: true });
  });

  test.each([
    'He sells for $1 and a promise to keep her in fuel the lot in Kane County, Utah:',
    'He sells a piece of land somewhat less than three acres in Kane County, Utah:',
    'To Hannah Lee we set off parcel number One:',
    'We, the commissioners, went upon the land and set apart to Hannah Lee in severalty the lot in Kane County, Utah:',
    "For $1 and the Town's promise to keep the premises as a park, in Kane County, Utah:",
    'It appearing that the award has been paid into court and the owners have withdrawn the same, title to this lot in Kane County, Utah, is vested in the plaintiff:',
    'Whereas John Elk died on the Yankton Reservation, his heir sells the lot in Kane County, Utah:',
    'He conveys in trust, by a deed that is junior to none, the lot in Kane County, Utah:',
    'He conveys with the minerals, none having been severed, the lot in Kane County, Utah:',
    'He gives to the trustees, that it may be used, kept and maintained as a meeting house, the lot in Kane County, Utah:',
  ])('but not by %s', async (lead) => {
    expect(boundedOf(`${lead} ${SQUARE}`)[0]?.is_exception).toBe(false);
  });

  test.each([
    'He sells the farm less than the whole, without this lot:',
    'He sells the farm in Kane County, Utah, Ann Lee to keep her garden:',
  ])('and by %s', async (lead) => {
    expect(boundedOf(`${lead} ${SQUARE}`)[0]?.is_exception).toBe(true);
  });

  test('the members of a list of exceptions are all kept out', async () => {
    const text = `${FARM.replace(/\.$/, '')}, except these two tracts: (1) A lot for a church: ${SQUARE} (2) A lot for a school in the same half section: ${SQUARE}`;
    expect(boundedOf(text).map((tract) => tract.is_exception)).toEqual([true, true]);
  });

  test('the part of a section named before an exception stays conveyed, and so does the tract before both', async () => {
    const text = `1. ${SQUARE}\n2. The South Half of Section 15, Township 6 North, Range 2 West, except this lot: ${SQUARE}`;
    expect(tractsOf(text).map((tract) => [tract.description_type, tract.is_exception])).toEqual([
      ['metes_and_bounds', false],
      ['aliquot', false],
      ['metes_and_bounds', true],
    ]);
  });
});

describe('a reservation', () => {
  test.each([
    ['The naval reservation shall hereafter take in the ground within these bounds:', false],
    ['This reservation contains two acres and includes the land as follows:', false],
    ['As thus enlarged the reservation includes the land within these lines:', false],
    ['With the reservation of the following lot unto the seller:', true],
    ['RESERVATION: the seller holds the lot', true],
    ['Withdrawn from settlement and reserved for a lighthouse, the land within these lines:', false],
    ['I hereby reserve for railroad purposes the following parcel of the public domain:', false],
    ['All that land in Lot 106 of the Coweta Reserve Land District, described as follows:', false],
    ['Reserving for the use of the grantors and their heirs the lot below:', true],
  ])('is a name for the land, or keeps land out: %s', async (lead, kept) => {
    expect(boundedOf(`${lead} ${SQUARE}`)[0]?.is_exception).toBe(kept);
  });
});

describe('land whose part in the grant is not certain', () => {
  test.each([
    ['Subject to a driveway easement described as follows:', 'role_uncertain'],
    ['Reserving the right to take water upon this piece:', 'role_uncertain'],
    ['The buyer shall have the right to purchase the next lot:', 'role_uncertain'],
    ['FORMER DESCRIPTION:', 'role_uncertain'],
    ['The servient estate is this:', 'role_uncertain'],
    ['Conveyed by the seller to the city for a street:', 'role_uncertain'],
    ['Set apart to the widow, a piece as follows:', 'role_uncertain'],
    ['Nothing in this deed shall touch the land within these lines:', 'role_uncertain'],
    ['Save the lot where the mill stands. Said lot is bounded:', 'role_uncertain'],
    ['All of Lot 2 except for two parcels. The larger is as follows:', 'role_uncertain'],
    [
      'All of Lot 2 except the part taken for a road, said property being more particularly described as follows:',
      'role_uncertain',
    ],
  ])('%s', async (lead, code) => {
    const [tract] = boundedOf(`${lead} ${SQUARE}`);
    expect(tract?.is_exception).toBe(false);
    expect((tract?.findings ?? []).map((finding) => finding.code)).toContain(code);
  });
});

describe('land that is conveyed', () => {
  test.each([
    'The seller, a lien being retained for the price, does hereby grant this tract:',
    'Being the same land heretofore conveyed to the seller by deed recorded in Book 4, page 9, and bounded:',
    'Subject to taxes and easements of record, the following real estate:',
    'Reserving all coal and oil. Tract 1:',
    'All of the following described land, more or less improved:',
    'The party of the first part conveys to the party of the second part all of the following tract:',
  ])('%s', async (lead) => {
    expect(boundedOf(`${lead} ${SQUARE}`)).toMatchObject([{ is_exception: false, notes: null }]);
  });
});

test('an undivided share of the land is conveyed, and told', async () => {
  const [tract] = boundedOf(`An undivided third interest in the following described tract: ${SQUARE}`);
  expect(tract).toMatchObject({ is_exception: false, findings: [{ code: 'share_only' }] });
});

test('the section of an act is no ground that a tract lies in', async () => {
  expect(boundedOf(`Section 3. That the alley here described is vacated: ${SQUARE}`)[0]?.aliquot).toBe('');
  expect(boundedOf(`A lot in Section 3, Township 6 North, Range 2 West: ${SQUARE}`)[0]?.aliquot).toContain('section=3');
});

test('rents that are reserved take no land out of a lease', async () => {
  const [leased] = boundedOf(`In consideration of the rents reserved the Lessor demises the following land: ${SQUARE}`);
  expect(leased?.is_exception).toBe(false);
});
