import { describe, expect, test } from 'vitest';
import { findSentences } from '#renderer/screens/review/find-sentences.ts';

const TEXT = `BEGINNING at a stone;
  Thence North 10 feet
  to a pin; THENCE East
  20 feet; thence North 10 feet to a pin.`;

describe('sentences in the text they were read from', () => {
  test('are found across line breaks and whatever the case', () => {
    const [span] = findSentences(TEXT, ['thence north 10 feet to a pin']);
    expect(TEXT.slice(span?.start, span?.end)).toBe('Thence North 10 feet\n  to a pin');
  });

  test('a repeated sentence finds its own place', () => {
    const spans = findSentences(TEXT, ['Thence North 10 feet', 'THENCE East 20 feet', 'Thence North 10 feet']);
    expect(spans[2]?.start).toBeGreaterThan(spans[1]?.end ?? 0);
    expect(TEXT.slice(spans[2]?.start, spans[2]?.end)).toBe('thence North 10 feet');
  });

  test('one that is not there, or empty, is nowhere', () => {
    expect(findSentences(TEXT, ['thence South', ''])).toEqual([null, null]);
  });
});
