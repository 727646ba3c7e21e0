// What is judged: sentences around the descriptions, their parts, and the words beside the values.
import { describe, expect, test } from 'vitest';
import { asidesOf, partsOf, sentencesAround } from '#core/read/account/effects/passages.ts';
import { tokensIn, toldAt } from '#test/support/phrases-in.ts';
import { toldInstrument } from '#test/support/told-instrument.ts';

describe('the parts of a sentence', () => {
  test.each([
    ['a short one has none', 'containing two acres, more or less', []],
    ['one without a mark has none', 'the whole of it lies upon the west bank of the river', []],
    [
      'commas',
      'Being the home place, less the mill lot on the east, in the town of Dale',
      ['being the home place', 'less the mill lot on the east', 'in the town of dale'],
    ],
    [
      'brackets',
      'The farm of the late Asa Poe (the mill lot is kept) in the town of Dale',
      ['the farm of the late asa poe', 'the mill lot is kept', 'in the town of dale'],
    ],
    [
      'a figure in brackets stays in its measure',
      'containing one half (0.50) acre, with the appurtenances thereon',
      ['containing one half ( 0.50 ) acre', 'with the appurtenances thereon'],
    ],
    [
      'a dash between blanks',
      'The farm of the late Asa Poe in Dale - the mill lot is kept',
      ['the farm of the late asa poe in dale', 'the mill lot is kept'],
    ],
    [
      'lines in capitals',
      'STATE OF OHIO COUNTY OF DALE\nTHIS DEED IS VOID AND CANCELLED',
      ['state of ohio county of dale', 'this deed is void and cancelled'],
    ],
  ])('%s', (_, text, parts) => {
    const tokens = tokensIn(text);
    expect(partsOf(tokens, { from: 0, to: tokens.length }).map((part) => toldAt(tokens, part))).toEqual(parts);
  });
});

const TOLD = toldInstrument(
  'The seller hereby grants this lot to Pell: Beginning at a hub in the line of Pell; thence North along the wall 330.00 feet to a pin (now gone); thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning. The mill is kept. Signed by Asa Poe.',
);
const { tokens } = TOLD.reading;

test('sentences are those before and behind the description', () => {
  const described = TOLD.tracts.map(({ description, around }) => ({ description, closedAt: around.closedAt }));
  expect(sentencesAround(tokens, described).map((sentence) => toldAt(tokens, sentence))).toEqual([
    'the seller hereby grants this lot to pell',
    'the mill is kept',
    'signed by asa poe',
  ]);
});

test('asides are the words of a description beside its values', () => {
  const asides = TOLD.tracts.flatMap(({ description, around }) => asidesOf(tokens, description, around.closedAt));
  const told = asides.map((aside) => toldAt(tokens, aside));
  expect(told).toEqual(expect.arrayContaining(['along the wall', 'to a pin', 'now gone']));
  expect(told.join(' ')).not.toMatch(/330|264|kept/);
});
