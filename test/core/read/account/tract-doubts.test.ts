// What the words around a figure leave open about it, told in the tract's notes.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { heardCodes } from '#test/support/heard.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';
const changed = (from: string, to: string): string => FIGURE.replace(from, to);

describe('a figure that is left open', () => {
  test.each([
    ['a part', `The west 1 acre of the following described tract: ${FIGURE}`, 'second_area'],
    ['a side', `That portion north of the ditch of the tract hereinafter described: ${FIGURE}`, 'part_only'],
    ['a part told afterwards', `${FIGURE} Only so much of said tract as lies above the levee is sold.`, 'land_taken'],
    [
      'kept afterwards',
      `${FIGURE} The land above described is hereby reserved to the seller.`,
      'sentence_not_understood',
    ],
    ['corrected afterwards', `${FIGURE} The third call ought to read 303 feet.`, 'description_changed'],
    [
      'ruled by the plat',
      `${FIGURE} Where the calls do not agree with the plat it is followed.`,
      'description_unsettled',
    ],
    ['an acre undescribed', changed('2.00 acres.', '2.00 acres, less one acre sold to the county.'), 'land_taken'],
    [
      'a recital',
      `WHEREAS an older deed described the lot thus: ${FIGURE} The parties now exchange Lot 3.`,
      'sentence_not_understood',
    ],
    ['an end beside', changed('to the point', 'to a stake 8 feet south of the point'), 'end_not_at_beginning'],
    ['an end above', changed('to the point', 'to a stake, 8 feet above the point'), 'end_not_at_beginning'],
    [
      'an end beside where it began',
      changed('to the point of beginning', 'to a stake 8 feet south of the place where it began'),
      'end_not_at_beginning',
    ],
    [
      'an end away from the mark begun at',
      changed('to the point of beginning', 'to a stake which stands forty feet from the hub where we began'),
      'end_not_at_beginning',
    ],
    [
      'an end from which the beginning stands off',
      changed(
        'to the point of beginning',
        'to a stake, from which the hub at the place of beginning stands 8 feet distant',
      ),
      'end_not_at_beginning',
    ],
    [
      'an end to one side',
      changed('to the point of beginning', 'to a stake 8 feet to the west of the hub begun at'),
      'end_not_at_beginning',
    ],
    ['an end near', changed('to the point', 'to a hub near the point'), 'end_not_at_beginning'],
    [
      'an end where another began',
      changed('to the point of b', 'to the place where Pell b').replace('beginning, c', 'began, c'),
      'end_not_at_beginning',
    ],
    [
      'an end at his beginning',
      changed('the point of beginning, c', 'the beginning corner of Pell, c'),
      'end_not_at_beginning',
    ],
    ['an end at other land', changed('to the point of beginning', 'to the line of Pell'), 'end_not_at_beginning'],
    ['an end at another beginning', changed('beginning, c', 'beginning of Tract 9, c'), 'end_not_at_beginning'],
    ['a side taken out', `${FIGURE} Save and except the north 20 feet thereof.`, 'land_taken'],
    ['courses that are all loose', `${FIGURE} The distances above are approximate.`, 'description_changed'],
    [
      'a share so far as it lies',
      `The lot below, so far as it lies in this county: ${FIGURE}`,
      'sentence_not_understood',
    ],
    ['a torn page', changed('thence South', '(here the page is torn) thence South'), 'text_missing'],
    ['calls left out', changed('thence South', '(one call omitted) thence South'), 'text_missing'],
    ['stars', changed('thence South', '* * * thence South'), 'text_missing'],
    ['a course without thence', changed('thence South', 'along the hedge to a gate; thence South'), 'text_missing'],
    ['a thence beyond knowing', changed('thence South', 'tlxmze to a gate; thence South'), 'text_missing'],
    ['a doubt of its own', changed('264.00 feet;', '264.00 feet, which is doubtful;'), 'doubted_by_text'],
  ])('%s', async (_, text, code) => {
    expect(await heardCodes(text)).toContain(code);
  });

  test.each([
    ['a plain figure', FIGURE],
    ['a line that is named', changed('thence South', 'said line being the hedge; thence South')],
    ['minerals', `${FIGURE} Excepting and reserving all coal and oil.`],
    ['a lot that it lies in', `A part of Lot 6 described as follows: ${FIGURE}`],
  ])('%s leaves nothing open', async (_, text) => {
    expect(await heardCodes(text)).toEqual([]);
  });

  test('a public road within it is land that is taken out', async () => {
    expect(await heardCodes(`${FIGURE} Less and except any part within a public road.`)).toEqual(['land_taken']);
  });
});

describe('two values for one course', () => {
  const confidenceOf = (text: string): string | undefined =>
    readDocument(pagesOfText(text)).tracts[0]?.calls[1]?.confidence;

  test.each([
    '264.00 feet or 246.00 feet;',
    '264.00 feet by one survey but 270.00 feet by another;',
    '264.00 feet, a distance of 246 feet;',
    '264.00 feet [corrected: 246.00 feet];',
    '264.00 feet, or to the canal;',
    '264.00 feet, being 246.00 feet by the tape;',
    '264.00 feet less 12 feet for the lane;',
    '264.00 feet / 246.00 feet;',
    '264.00 feet (by deed), 266.00 feet (by occupation);',
  ])('East %s', async (values) => {
    expect(confidenceOf(changed('264.00 feet;', values))).toBe('low');
  });

  test.each([
    '264.00 feet (16 rods);',
    '264.00 feet, more or less, passing a pin at 100 feet;',
    '264.00 feet (record 263.50 feet);',
    '264.00 feet to a road 50 feet wide;',
    '264.00 feet (M) 263.80 feet (R);',
  ])('one only: East %s', async (values) => {
    expect(confidenceOf(changed('264.00 feet;', values))).toBe('high');
  });

  test('a letter of the quadrant left to choose is doubted', async () => {
    expect(confidenceOf(changed('East 264.00', 'N 89°00\'00" E (or W) 264.00'))).toBe('low');
  });
});

test('a figure that was led up to by a tie may not end where the tie began', async () => {
  const tied = (end: string): Promise<string[]> =>
    heardCodes(
      `Commencing at the quarter corner; thence East 40.00 feet to the point of beginning; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to ${end}, containing 2.00 acres.`,
    );
  expect(await tied('the quarter corner, being the point of commencement')).toContain('end_not_at_beginning');
  expect(await tied('the point of beginning')).not.toContain('end_not_at_beginning');
});
