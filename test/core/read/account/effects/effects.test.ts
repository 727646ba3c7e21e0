// A sentence that leads into a tract adds that tract, and whatever else it names.
import { expect, test } from 'vitest';
import { effectsOf } from '#core/read/account/effects/effects.ts';
import { heardCodes } from '#test/support/heard.ts';
import { toldInstrument } from '#test/support/told-instrument.ts';

const square = (side: string): string =>
  `Beginning at a post; thence North ${side} feet; thence East ${side} feet; thence South ${side} feet; thence West ${side} feet to the beginning`;

const codesOf = (lead: string): string[] =>
  effectsOf(toldInstrument(`TRACT 1: ${square('100')}. ${lead}\n${square('330')}.`)).map(({ code }) => code);

test.each([
  'Also a second piece containing 2.5 acres, described as follows:',
  'The grantor also conveys a second tract, described as follows:',
])('%s', async (lead) => {
  expect(codesOf(lead)).toEqual([]);
});

test.each([
  'Also Lots 4 and 5 of Block 2, and a second piece, described as follows:',
  'Also all that tract conveyed to Grantor in Book 8, and a tract described as follows:',
  'Also ten acres adjoining. Also a piece described as follows:',
])('%s', async (lead) => {
  expect(codesOf(lead)).toContain('land_added');
});

/** 660 feet square. */
const tenAcres = (rest: string): string[] =>
  effectsOf(
    toldInstrument(
      `${square('660')}, containing 10 acres more or less of which 4 acres are in Section 5 and 6 acres are in Section 6, ${rest}`,
    ),
  ).map(({ code }) => code);

test('What leads with known measures of the land is judged by the rest', async () => {
  expect(tenAcres('but subject to all legal highways.')).toEqual([]);
  expect(tenAcres('but not the part south of the creek.')).not.toEqual([]);
});

test.each([
  ['along the land reserved by Reed', false],
  ['along a tract that was excepted from the deed to Cole', false],
  ['along the road, the spring being reserved', true],
  ['leaving out the tract excepted', true],
])('Thence North, %s', async (along, isOpen) => {
  const text = `Beginning at a post; thence North 330 feet ${along}; thence East 264 feet; thence South 330 feet; thence West 264 feet to the beginning, containing 2.00 acres.`;
  expect((await heardCodes(text)).length > 0).toBe(isOpen);
});

test.each([
  ['And we will, with our heirs and assigns, well and truly defend the title to the same, against all persons.', false],
  ['And we will, with our heirs and assigns, and keeping back the north orchard, defend the title to the same.', true],
])('of the parts of a sentence only what names land is told: %s', async (sentence, isOpen) => {
  const text = `${square('660')}, containing 10 acres. ${sentence}`;
  expect((await heardCodes(text)).length > 0).toBe(isOpen);
});

test.each([
  ['Together with an easement over a strip of land 20 feet wide along the north line of the next tract.', false],
  ['Subject to the right of way of the ditch company across the premises for its canal.', false],
  ['Together with an easement over the lane, and also a strip of land 20 feet wide along the north line.', true],
])('a right is told of the land only where it lies: %s', async (sentence, isOpen) => {
  expect((await heardCodes(`${square('660')}, containing 10 acres. ${sentence}`)).length > 0).toBe(isOpen);
});

test.each([
  [
    'THIS DEED, made between Ralph Hill ("Grantor," whether one or more), and Ada Lee ("Grantee," whether one or more).',
    false,
  ],
  ['THIS DEED, made between Ralph Hill ("Grantor"), and Ada Lee ("Grantee"), of the tract but not the orchard.', true],
])('who gives to whom is no doubt of the land: %s', async (sentence, isOpen) => {
  expect((await heardCodes(`${sentence} ${square('660')}, containing 10 acres.`)).length > 0).toBe(isOpen);
});

test.each([
  ['to the beginning, in quantity 10.00 acres.', false],
  ['to the beginning, in quantity 10.00 acres; in quantity 12.00 acres.', true],
])('a measure alone is held against the figure: %s', async (end, isOpen) => {
  expect((await heardCodes(square('660').replace('to the beginning', end))).length > 0).toBe(isOpen);
});

test('a course that leads to where the figure begins is none of its words', async () => {
  const lead =
    'Commencing at the southwest corner of Section 30; thence N 46°52\'24" E 485.81 feet to an iron pin found at the POINT OF BEGINNING; ';
  const figure = square('660').replace('Beginning at a post; ', '');
  expect(await heardCodes(`${lead}${figure}, containing 10 acres.`)).toEqual([]);
});

const priced = (clause: string): Promise<string[]> =>
  heardCodes(
    `Know all men by these presents: That Amos T. Brill, for and in consideration of the sum of nine hundred dollars to him in hand well and truly paid, the receipt whereof is hereby acknowledged, ${clause}, does hereby grant, bargain, sell and convey to Edna R. Fultz the following real estate, situate in the County of Wayne and State of Ohio, and bounded as follows: ${square('660')}, containing 10 acres.`,
  );

test.each([
  'the price having been lowered because the grantor keeps as his own the woodlot at the back end of the tract, which is not sold',
  "being the agreed price of a child's part, to wit one seventh, in the land described below",
  'being the price of all my right as tenant in common, to wit five-eighths of the whole',
  'the price having been abated by reason that 3 acres within the field notes below were deeded last fall to Harlan Dent',
  'provided the warranty and the grant do not reach the corner piece within the calls formerly conveyed away by Reed',
  'for which sum the ten acres lying next on the east are sold as well',
])('a clause within the granting sentence is heard as one: %s', async (clause) => {
  expect(await priced(clause)).not.toEqual([]);
});

test.each([
  'the price having been lowered because the house wants a new roof, which is not cheap',
  'given in full for the tract described below',
  'being the agreed price of the land described below',
  'the buyer having been allowed sixty dollars for the fences',
])('and so is a harmless one: %s', async (clause) => {
  expect(await priced(clause)).toEqual([]);
});

test.each([
  ['Recorded May 20, 2007 at 10:33 A.M.', false],
  ["Endorsed on the back: the barn and the ground it stands on stay the grantor's own.", true],
  ['Exhibit legal description: Parcels 1 through 3', true],
  ['Exhibit legal description: Lots 1 through 3 of the plat in Book 4', false],
])('%s', async (line, isOpen) => {
  const told = await heardCodes(`${line}\nAll that land in Wayne County, Ohio: ${square('660')}, containing 10 acres.`);
  expect(told.some((code) => /^(?:land_taken|tracts_miscounted|sentence_not_understood)$/.test(code))).toBe(isOpen);
});

const twoAcres = (behind: string): Promise<string[]> =>
  heardCodes(
    `Beginning at a post; thence North 330 feet; thence East 264 feet; thence South 330 feet; thence West 264 feet to the beginning, containing 2.00 acres. ${behind}`,
  );

test.each([
  'The above acreage includes 0.38 acre within the right of way of S.R. 1132, which is not conveyed.',
  'The said area takes in a strip within U.S. 30, which strip is not conveyed.',
  'Together with all accretions and bars formed between said tract and the thread of the river.',
  'Also all sand bars between said premises and the main channel.',
  'Together with the alluvion made between the premises and the water.',
  'The plat was vacated in 1924 and the streets closed up into the lots.',
  'The alley has been fenced into the lot.',
])('%s', async (behind) => {
  expect(await twoAcres(behind)).not.toEqual([]);
});

test.each([
  'The above acreage includes 0.38 acre within the right of way of S.R. 1132.',
  'Subject to the right of way of S.R. 1132.',
  'Together with the easement between said premises and the road.',
  'The street was closed to the public in 1924.',
])('%s', async (behind) => {
  expect(await twoAcres(behind)).toEqual([]);
});
