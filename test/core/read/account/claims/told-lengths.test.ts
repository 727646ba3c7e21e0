// A length told of a side is that of its courses; how far the land lies from what stands elsewhere is none of them.
import { expect, test } from 'vitest';
import { heardCodes } from '#test/support/heard.ts';
import { openCodes } from '#test/support/open-codes.ts';

const deedWith = (land: string, sentence = ''): string =>
  `DEED\n\nAmos Pike grants to Mary Hart ${land} lying in Nye County, bounded as follows: Beginning at a stone; thence North 330.00 feet to a stake; thence East 264.00 feet to a stake; thence South 330.00 feet to a stake; thence West 264.00 feet to the place of beginning, containing 2.00 acres. ${sentence}\n\nWitness my hand.\n`;

test.each([
  ['a certain lot, at the distance of 144 feet Northward from the North side of Reed Street,', true],
  ['a certain lot lying 300 feet northward from Reed Street', true],
  ['a certain lot whose west line measures 300 feet northward from the street', false],
])('%s', (land, isElsewhere) => {
  expect(openCodes(deedWith(land)).length === 0).toBe(isElsewhere);
});

test.each(['The west line runs 300 feet North from the stone.', 'Its depth is 300 feet northward from the street.'])(
  '%s',
  (sentence) => {
    expect(openCodes(deedWith('a certain lot', sentence))).not.toEqual([]);
  },
);

test.each([
  ['The west line is 66 feet longer than the south line.', false],
  ['The south line is 66 feet shorter than the west line.', false],
  ['The west line is 60 feet longer than the south line.', true],
  ['The west line is 66 feet shorter than the south line.', true],
  ['Instruments used: total station, 200-foot steel tape.', false],
  ['The perimeter is 1,288 feet.', true],
  ['Containing in front 264 feet and extending of that width northwardly 330 feet.', false],
  ['Containing in front 264 feet and extending of that width northwardly 340 feet.', true],
  ['Theoretical uncertainty of the corners of this tract, due to occupation and measurements, is 0.13 foot.', false],
  ['Theoretical uncertainty of the corners of this tract, due to occupation and measurements, is 12 feet.', true],
])('%s', async (sentence, isOpen) => {
  const codes = (await heardCodes(deedWith('a certain lot', sentence))).filter((code) =>
    /side|figure|length/.test(code),
  );
  expect(codes.length > 0).toBe(isOpen);
});
