import { expect, test } from 'vitest';
import { placesOf, spelledTextOf, spelledWithin } from '#core/read/scan/spelled-text.ts';

const TEXT = 'To JOHN  Poe,\nof Élan ½ mile. Then to John Poe, and to Johnson Poe.';
const told = (places: readonly { start: number; end: number }[], from = 0): string[] =>
  places.map(({ start, end }) => TEXT.slice(from + start, from + end));

test('a name is found whatever blanks and capitals it is written in, and never within a longer one', () => {
  expect(told(placesOf(spelledTextOf(TEXT), 'John Poe'))).toEqual(['JOHN  Poe', 'John Poe']);
  expect(told(placesOf(spelledTextOf(TEXT), 'élan ½'))).toEqual(['Élan ½']);
  expect(placesOf(spelledTextOf(TEXT), 'son Poe')).toEqual([]);
});

test('a part of a text is spelled as it would be by itself', () => {
  for (const [start, end] of [
    [0, TEXT.length],
    [3, 30],
    [14, 44],
    [40, 400],
  ] as const) {
    const part = spelledWithin(spelledTextOf(TEXT), { start, end });
    const alone = spelledTextOf(TEXT.slice(start, end));
    expect(part.signs).toBe(alone.signs);
    for (const name of ['John Poe', 'Élan', 'Johnson Poe'])
      expect(told(placesOf(part, name), start)).toEqual(told(placesOf(alone, name), start));
  }
});
