// Two looks that say the same.
import { describe, expect, test } from 'vitest';
import { surer } from '#main/ingest/scan/words/both-looks.ts';
import type { Character } from '#main/ingest/scan/words/characters.ts';
import { BLOTTED } from '#main/ingest/scan/words/solid-ink.ts';

const seen = (text: string, chance: number): Character => ({
  text,
  chance,
  others: [{ text: '⅛', chance: 1 - chance }],
  face: 'typed',
  from: 0,
  to: 10,
  lost_before: null,
  lost_after: null,
});

describe('a sign that both looks have', () => {
  const together = (text: string, one: number, other: number) =>
    surer([seen(text, one)], [seen(text, other)])[0]?.chance;

  test.each([
    ['a fraction of which each is nearly sure', '¾', 0.97, 0.98, [0.99, 0.996]],
    ['a fraction that one of them doubts', '½', 0.6, 0.97, [0.97, 0.97]],
    ['a digit', '7', 0.97, 0.98, [0.98, 0.98]],
    ['what a blot covers', '¾', 0.99, BLOTTED, [BLOTTED, BLOTTED]],
  ] as const)('%s', (_, text, one, other, [least, most]) => {
    expect(together(text, one, other)).toBeGreaterThanOrEqual(least);
    expect(together(text, one, other)).toBeLessThanOrEqual(most);
  });

  test('leaves to the others what is left', () => {
    const [sign] = surer([seen('¾', 0.97)], [seen('¾', 0.98)]);
    expect((sign?.chance ?? 0) + (sign?.others[0]?.chance ?? 0)).toBeCloseTo(1, 9);
  });

  test('is as the second look has it where the looks differ', () => {
    expect(surer([seen('½', 0.99)], [seen('¼', 0.95)])[0]).toMatchObject({ text: '¼', chance: 0.95 });
  });
});
