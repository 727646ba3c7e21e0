// Chances to characters, and to the figures that they can be.
import { describe, expect, test } from 'vitest';
import { charactersOf } from '#main/ingest/scan/words/characters.ts';
import { figuresWithin } from '#main/ingest/scan/words/figure-search.ts';
import type { Chances } from '#main/ingest/scan/words/read-cut.ts';
import { confidenceOf, doubtsOf } from '#main/ingest/scan/words/scan-words.ts';

const SIGNS = ['', ...'0123456789.°\'"NSEWO'];

/** Each column as its signs with their chances; the rest is blank. */
function chances(...columns: Record<string, number>[]): Chances {
  const values = new Float32Array(columns.length * SIGNS.length);
  columns.forEach((column, step) => {
    let rest = 1;
    for (const [sign, chance] of Object.entries(column)) {
      values[step * SIGNS.length + SIGNS.indexOf(sign)] = chance;
      rest -= chance;
    }
    values[step * SIGNS.length] = rest;
  });
  return {
    cut: { width: 0, ink: new Float32Array(), toPicture: (x) => x, toColumn: (x) => x },
    steps: columns.length,
    signs: SIGNS,
    values,
    faces: columns.map(() => 'typed' as const),
    toPicture: (step) => 10 * step,
    worth: (chance) => chance,
  };
}

describe('characters', () => {
  test('repeat only across a blank', () => {
    const text = charactersOf(chances({ 1: 0.9 }, { 1: 0.9 }, {}, { 1: 0.9 })).map((c) => c.text);
    expect(text).toEqual(['1', '1']);
  });

  test('tell what else they may be, likeliest first', () => {
    const [one] = charactersOf(chances({ 3: 0.6, 8: 0.3, 5: 0.07 }));
    expect(one).toMatchObject({ text: '3', from: 0, to: 10 });
    expect(one?.others.map(({ text }) => text)).toEqual(['8', '5', '']);
  });

  test('are sure where only their column is not, and missing where they may show in none', () => {
    const [spread] = charactersOf(chances({ 3: 0.38 }, { 3: 0.6 }));
    expect(spread).toMatchObject({ text: '3' });
    expect(spread?.chance).toBeCloseTo(0.98, 4);
    const [faint] = charactersOf(chances({}, { 3: 0.6 }));
    expect(faint?.chance).toBeCloseTo(0.6, 4);
  });

  test('with a faint point between them are doubted, and the point is told', () => {
    const characters = charactersOf(chances({ 4: 0.99 }, { '.': 0.4 }, { 7: 0.99 }));
    expect(characters.map((c) => c.text)).toEqual(['4', '7']);
    expect(confidenceOf(characters)).toBeCloseTo(0.99 * 0.99 * 0.6, 4);
    expect(doubtsOf(characters)[0]).toMatchObject({ at: 1, others: [{ text: '.7', chance: 0.4 }, { text: '' }] });
  });

  test('that are certain are told without alternatives', () => {
    expect(doubtsOf(charactersOf(chances({ 4: 0.999 })))).toEqual([]);
  });
});

describe('the likeliest figure', () => {
  test('is taken where the likeliest text is none', () => {
    const [best] = figuresWithin(chances({ 8: 0.9 }, {}, { O: 0.6, 6: 0.35 }, {}, { '°': 0.9 }), 0, 5);
    expect(best?.text).toBe('86°');
    expect(best?.chance).toBeCloseTo(0.9 * 0.35 * 0.9, 2);
  });

  test('adds up the ways in which it can be read', () => {
    const [best] = figuresWithin(chances({ 5: 0.5 }, { 5: 0.5 }), 0, 2);
    expect(best).toEqual({ text: '5', chance: expect.closeTo(0.75, 5) });
  });

  test('is none where nothing like one stands', () => {
    expect(figuresWithin(chances({ O: 0.99 }, {}, { O: 0.99 }), 0, 3)[0]?.chance ?? 0).toBeLessThan(0.01);
  });
});
