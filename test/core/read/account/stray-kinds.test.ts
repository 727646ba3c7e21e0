// Sentences that act on the description they stand beside, and those that only go with every deed.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { heardCodes, heardDeed } from '#test/support/heard.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';
/** The words that the examiner is shown. */
const quotesOf = async (text: string): Promise<string> =>
  ((await heardDeed(text)).tracts[0]?.findings ?? []).map(({ quote }) => quote).join('\n');

test('a course that runs on past the beginning is told', async () => {
  const on = FIGURE.replace(
    'beginning, containing',
    'beginning, and on the same line 40 feet more to the ditch, containing',
  );
  expect(await quotesOf(on)).toContain('40 feet more to the ditch');
});

describe('a description that is acted on', () => {
  test.each([
    ['Erratum: the third course is 303 feet.', 'side_otherwise'],
    ['Read 284 feet instead of 264 feet in the second call.', 'description_corrected'],
    ['For "South" read "Southwest" in the third call.', 'description_corrected'],
    ['The bearing of the third call was miscopied.', 'description_changed'],
    ['The north line shall be shifted so as to take in two and a half acres.', 'description_changed'],
    ['Should it fall short, the east line is run farther out to make up 2 acres.', 'description_changed'],
    ['All bearings are to be rotated one degree clockwise.', 'description_changed'],
    ['Delete the third course.', 'description_corrected'],
    ['Add ten feet to each of the distances.', 'side_otherwise'],
    ['Course No. 2 is amended to 280 feet.', 'figure_unused'],
    ['The boundaries are to be fixed by a survey.', 'description_changed'],
    ['The east line is subject to adjustment by agreement.', 'description_changed'],
    ['The foregoing is a preliminary description only.', 'description_unsettled'],
    ['The foregoing is merely tentative until the plat is filed.', 'description_unsettled'],
    ['These courses are for reference only.', 'description_unsettled'],
    ['See the corrected legal description on the next sheet.', 'description_corrected'],
    ['The seller conveys only one acre.', 'second_area'],
    ['The buyer also receives ten feet on the north.', 'figure_unused'],
    ['Distances were taken along the surface of the ground.', 'description_doubted'],
    ['The distances herein were stepped off.', 'description_changed'],
    ['The lengths are by a chain two links too long.', 'sentence_not_understood'],
    ['The last two courses are given by the needle, magnetic.', 'description_unsettled'],
    ['The foregoing description is hereby cancelled and Exhibit B is used.', 'description_put_aside'],
    ['The description in Exhibit B replaces the above.', 'description_put_aside'],
    ['Where fences differ from the lines, the fences govern.', 'description_changed'],
    ['The buyer shall have only that part as lies east of the ditch.', 'part_only'],
    ['Together with the gore between the east line and the brook.', 'land_added'],
    ['And also all that piece adjoining on the north up to the road.', 'land_added'],
    ['And Lot 12.', 'land_added'],
    ['And Lots 4 and 5 of Block 2.', 'land_added'],
    ['All four corners are right angles but the last, which is of 84 degrees.', 'sentence_not_understood'],
  ])('%s', async (sentence, code) => {
    expect(await heardCodes(`${FIGURE} ${sentence}`)).toContain(code);
  });

  test.each([
    ['SCHEDULE 1 - SUPERSEDED.', 'SUPERSEDED'],
    ['Exhibit B (replaced by a later sheet)', 'replaced by a later sheet'],
    ['Note: in the second call of the description below, 264 should be 246.', '264 should be 246'],
  ])('under the heading %s', async (heading, words) => {
    expect(await quotesOf(`${heading} ${FIGURE}`)).toContain(words);
  });

  test('a correction pages later still counts, and is quoted', async () => {
    const terms = 'The buyer pays the price on the day of closing and takes the key. '.repeat(40);
    expect(await quotesOf(`${FIGURE} ${terms} Correction: for "264.00" read "284.00".`)).toContain(
      'for "264.00" read "284.00"',
    );
  });
});

describe('what goes with every deed leaves nothing open', () => {
  test.each([
    'Subject to easements, restrictions and rights of way of record, and taxes for this year and thereafter.',
    'Being the same property conveyed to the seller in Book 12, Page 40, corrected by deed in Book 13, Page 2.',
    'Together with all and singular the rights, members and appurtenances, and the buildings and improvements.',
    'To have and to hold the said premises forever, with warranty against all lawful claims.',
    'Tax Parcel No. 12-0044-017. As shown on a plat dated May 4, 1988, revised June 1, 1989.',
    'Excepting and reserving all oil, gas and other minerals, with the right of entry.',
    'All distances are in feet, surface; multiply by 0.99988 to obtain grid distances.',
    'Distances are horizontal and have been reduced to the horizontal plane.',
    'Bearings are referred to the magnetic meridian of 1921, the needle pointing 3 degrees East of true north.',
    'Together with an easement over a strip of land 20 feet wide along the north line of the next tract.',
    'Subject to the rights of the public in so much of the above as lies within the road.',
    'Subject to power lines as they may be relocated from time to time.',
    'Said tract is also a portion of the land of Marsh.',
    'Reserving a ten foot easement along the third course of the above tract.',
    'For a more complete description read the plat in Plat Book 4.',
    'Said lines being adjusted by the compass rule.',
    'This description was taken from a former deed, no new survey having been made.',
    'The land described in amended Exhibit A is the same land.',
    'Subject to a fifteen foot sewer line and to lines of poles now standing.',
    'In the event of payment this mortgage shall be void and of no effect.',
  ])('%s', async (sentence) => {
    expect(await heardCodes(`${FIGURE} ${sentence}`)).toEqual([]);
  });

  test('a second tract that begins on a course of the first', async () => {
    const second = FIGURE.replace('at a hub', 'at the end of the third course of Tract 1')
      .replaceAll('330.00', '165.00')
      .replace('2.00 acres', '1.00 acre');
    expect(await heardCodes(`Tract 1. ${FIGURE} Tract 2. ${second}`)).toEqual([]);
  });
});

test('interior angles that sum as those of four sides do are no doubt, and others are', async () => {
  const codes = (sum: number) => heardCodes(`${FIGURE} The interior angles of the parcel sum to ${sum} degrees.`);
  expect(await codes(360)).toEqual(await heardCodes(FIGURE));
  expect(
    readDocument(pagesOfText(`${FIGURE} The interior angles of the parcel sum to 540 degrees.`)).tracts[0]?.assertions
      ?.length,
  ).toBe(1);
});

test('pieces or parcels that are granted are no part of them', async () => {
  const granted = `do grant and convey to the party of the second part, all those certain pieces or parcels of land, to wit: ${FIGURE}`;
  expect(await heardCodes(granted)).not.toContain('part_only');
});

test('a mark by a name of two words is one', async () => {
  const marked = FIGURE.replace('North 330.00 feet;', 'North 330.00 feet to a pine knot in an old field;');
  expect(await quotesOf(marked)).toBe('');
});
