import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWords, foldedQuote, foldedText } from '#main/reader/agree/find-words.ts';

const TEXT =
  'Beginning at a stone; thence North 10°15’00” East, 301.44 feet to an oak; thence South 89°00’00” East, 310.44 feet to a pin; thence home.';
const folded = foldedText(TEXT);
const found = (quote: string, from?: number) => {
  const place = findWords(folded, quote, from);
  return place === null ? null : [TEXT.slice(place.start, place.end), place.changed];
};

describe('words that a model quotes', () => {
  test('are found whatever their case, their blanks and the make of their marks', () => {
    expect(found('THENCE north 10°15\'00"\n  East')).toEqual(['thence North 10°15’00” East', 0]);
  });

  test('are found with a few signs changed, where they really stand', () => {
    const [words, changed] = found('thence South 89°00\'00" Eest, 301.44 feet to a pn') ?? [];
    expect(words).toContain('310.44 feet to a p');
    expect(changed).toBe(4);
  });

  test.each([
    'thence West 20 feet to a fence that nobody built',
    'thence North 10°15',
    '',
    '.',
    'ence North',
    'x'.repeat(9000),
  ])('are not found where the document does not hold them: %s', (quote) => {
    const place = found(quote);
    if (quote === 'thence North 10°15') expect(place).toEqual(['thence North 10°15', 0]);
    else expect(place).toBeNull();
  });

  test('that stand there twice are found behind the place before', () => {
    expect(findWords('thence home and thence home', 'thence home')?.start).toBe(0);
    expect(findWords('thence home and thence home', 'thence home', 3)?.start).toBe(16);
  });

  test('what is found exactly is what was quoted, and what is found nearly has few changes', () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length - 40), fc.integer({ min: 24, max: 40 }), fc.nat(23), (at, length, slip) => {
        const quote = TEXT.slice(at, at + length);
        for (const sought of [quote, `${quote.slice(0, slip)}~${quote.slice(slip + 1)}`]) {
          const place = findWords(folded, sought);
          if (place === null) continue;
          expect(place.changed).toBeLessThanOrEqual(Math.floor(sought.length * 0.15));
          if (place.changed === 0) expect(folded.slice(place.start, place.end)).toBe(foldedQuote(sought));
        }
      }),
    );
  });
});
