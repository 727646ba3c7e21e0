// A leg more, or the rest of a length, behind a course's own length: told as a finding, so that no figure passes over it.
import { describe, expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const figure = (second: string): string =>
  `Beginning at a hub; thence North 330.00 feet to a pipe; thence East ${second}; thence South 330.00 feet to a nail; thence West 264.00 feet to the point of beginning, containing 2.00 acres.`;
const codesOf = (second: string): string[] => openCodes(figure(second));

describe('a leg that does not open with "thence"', () => {
  test.each([
    'turning and running 25 feet to a drill hole',
    'turning and running by Hale 25 feet to a drill hole',
    'turning and running by land of Hale to a drill hole',
    'again turning and running 9.00 feet',
    'here turning south to the brook',
    'whence 25 feet to a drill hole',
    'and a further 25 feet to a rod',
    'and running 3 rods to a rod',
    'continuing along the brook to its head',
    'continuing to the lake',
    'and proceeding with the hedge to a gate',
    'proceed 25 feet to a rod',
    'continue up the brook to its head',
    'from said hub 25 feet to a rod',
    'another 25 feet to a rod',
  ])('%s', (leg) => {
    const sentence = `${leg[0]?.toUpperCase()}${leg.slice(1)}`;
    for (const text of [`; ${leg}`, `, ${leg}`, `. ${sentence}`])
      expect(codesOf(`264.00 feet to a hub${text}`)).toContain('text_missing');
  });

  test.each([
    '264.00 feet to a hub and on to the middle of the lane',
    '100.00 feet to a rod, and 164.00 feet more to a hub',
  ])('%s', (second) => {
    expect(codesOf(second)).toContain('text_missing');
  });

  test.each([
    '264.00 feet, more or less, to a hub',
    '264.00 feet running with the hedge to a hub',
    '264.00 feet to a hub, said hub standing on the bank',
    '264.00 feet, passing a rod at 250.00 feet, to a hub',
  ])('%s is one course', (second) => {
    expect(codesOf(second)).toEqual([]);
  });
});

describe('the rest of a length', () => {
  test.each([
    '264 feet and 3 links',
    '264 feet 7 in',
    '264 feet 7',
    '264 feet & 7',
    '264.00 feet, 270,',
    '264.00 feet /270',
    '16 rods and 9 inches',
    '16 poles and 10',
    '88 yards and 2',
  ])('%s is not dropped in silence', (length) => {
    expect(codesOf(`${length} to a hub`)).toContain('text_missing');
  });
});
