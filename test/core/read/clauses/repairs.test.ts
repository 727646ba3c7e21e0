// What was mended in a value stands beside it: the printed signs, and what they were taken for.
import { describe, expect, test } from 'vitest';
import { repairText } from '#core/drawing/recorded-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const callsOf = (course: string) =>
  readDocument(
    pagesOfText(
      `Beginning at a hub; thence ${course}; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.`,
    ),
  ).tracts[0]?.calls ?? [];

describe('the record of a repair', () => {
  test.each([
    ['North 33O.00 feet', '33O.00 feet', '330 feet'],
    ['North 330 12 feet', '330 12 feet', '330.12 feet'],
    [`N 1O°15'30" E 330.00 feet`, `N 1O°15'30" E`, `N 10°15'30" E`],
    ['N 10 dcgrees 15 munutes cast 330.00 feet', 'N 10 dcgrees 15 munutes cast', `N 10°15'00" E`],
  ])('%s', (course, printed, read_as) => {
    const [first, second] = callsOf(course);
    expect(first?.repairs).toContainEqual({ printed, read_as });
    expect(first?.confidence).not.toBe('high');
    expect(second).not.toHaveProperty('repairs');
  });

  test('nothing is recorded of a course that was read as it stands', () => {
    for (const call of callsOf('North 330.00 feet')) expect(call).not.toHaveProperty('repairs');
  });

  test('a row of a table tells what was mended in it', () => {
    const text =
      "Beginning at a hub; thence along L1; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning.\n\nLINE  BEARING  LENGTH\nL1  N 00°00'00\" E  33O.00'\n";
    const [first] = readDocument(pagesOfText(text)).tracts[0]?.calls ?? [];
    expect(first?.repairs).toEqual([{ printed: "33O.00'", read_as: '330 feet' }]);
  });

  test('it is told in a sentence', () => {
    const [first] = callsOf('North 33O.00\nfeet');
    expect(repairText(first ?? null)).toBe('“33O.00 feet” read as 330 feet');
    expect(repairText(null)).toBe('');
  });
});
