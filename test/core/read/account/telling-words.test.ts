import { describe, expect, test } from 'vitest';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import {
  firstOf,
  lastOf,
  mayTell,
  passageAt,
  telling,
  tellingPlacesOf,
  tells,
} from '#core/read/account/telling-words.ts';

const WRONG = telling('wrong erroneous', /\bline\b.*\b(?:wrong|erroneous)\b/i);
const WRONGLY = telling('wrongly', /\bwrongly\b/i);
const SHOULD_READ = telling(['should read'], /\bshould read\b/i);

const placesIn = (text: string) => tellingPlacesOf(documentTextOf(pagesOfText(text)));
const all = (text: string) => {
  const places = placesIn(text);
  return { places, passage: passageAt(places, { start: 0, end: text.length }) };
};

describe('a pattern is tried only where one of its words stands', () => {
  test.each([
    ['The last line is Wrong.', true],
    ['The last line is erroneously given.', true],
    ['The last line is right.', false],
    ['The last line is unwrong.', false],
  ])('%s', (text, may) => {
    const { places, passage } = all(text);
    expect(mayTell(places, passage, WRONG)).toBe(may);
  });

  test('a word may be broken from the next by the end of a line', () => {
    const { places, passage } = all('the course should\n\nread 100 feet');
    expect(passage.text).toBe('the course should read 100 feet');
    expect(tells(places, passage, SHOULD_READ)).toBe(true);
  });

  test('a longer word speaks for the shorter that it begins with', () => {
    const { places, passage } = all('the line wrongly called wrong');
    expect(mayTell(places, firstOf(passage, 16), WRONG)).toBe(true);
    expect(mayTell(places, firstOf(passage, 16), WRONGLY)).toBe(true);
    expect(mayTell(places, lastOf(passage, 6), WRONGLY)).toBe(false);
  });

  test('a word outside the passage counts for nothing', () => {
    const { places, passage } = all('wrong is what they say of the second line');
    expect(mayTell(places, lastOf(passage, 27), WRONG)).toBe(false);
  });
});

describe('where the words cannot be looked for, every pattern is tried', () => {
  test('a passage cut off within a word', () => {
    const { places, passage } = all('the line is unwrong');
    expect(mayTell(places, lastOf(passage, 5), WRONG)).toBe(true);
  });

  test('a recognised word that holds a blank of its own', () => {
    const [page] = pagesOfText('should read');
    const word = { text: 'should\u00a0read', box: null, confidence: 1, alternative: null, agreed: null };
    const places = tellingPlacesOf(documentTextOf(page === undefined ? [] : [{ ...page, lines: [{ words: [word] }] }]));
    const passage = passageAt(places, { start: 0, end: 11 });
    expect(passage.text).toBe('should read');
    expect(tells(places, passage, SHOULD_READ)).toBe(true);
  });

  test('a sign that takes two places in small letters', () => {
    const { places, passage } = all('İ the line is wrong');
    expect(places.places).toBeNull();
    expect(tells(places, passage, WRONG)).toBe(true);
  });
});
