// A course run in parts, and the whole of it told as well.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const lengthsOf = (second: string): string[] => {
  const text = `Beginning at a hub; thence North 330.00 feet to a pipe; thence N 90°00' E ${second} to a hub; thence South 330.00 feet to a nail; thence West 264.00 feet to the point of beginning.`;
  const calls = readDocument(pagesOfText(text)).tracts[0]?.calls ?? [];
  return calls.slice(1, -2).map((call) => `${call.distance} ${call.confidence}`);
};

test.each([
  ['100.00 feet to a rod and continuing 164.00 feet further, a total distance of 264.00 feet', '264 high'],
  ['100.00 feet to a rod and continuing an additional 164.00 feet for a total of 264.00 feet', '264 high'],
  ['passing a rod at 100.00 feet, 264.00 feet in all', '264 high'],
  ['a stone at 40 feet, and 264.00 feet in all', '264 high'],
  ['100.00 feet to a rod, continuing 164.00 feet, in all 264.00 feet', '264 high'],
  ['264.00 feet, passing a rod at 100.00 feet, in all said distance', '264 high'],
  ['264.00 feet or 16 rods', '264 high'],
  ['264.00 feet or 17 rods', '264 low'],
  ['100.00 feet to a rod and continuing 154.00 feet further, a total distance of 264.00 feet', '264 low'],
])('%s is counted once', (second, length) => {
  expect(lengthsOf(second)).toEqual([length]);
});
