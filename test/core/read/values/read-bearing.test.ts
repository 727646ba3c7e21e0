// A cardinal and its feet behind it: the mark of feet is no mark of minutes.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

test.each([
  ["North 276.12'", { ns: 'N', degrees: 0, minutes: 0, seconds: 0, ew: 'E' }, 276.12],
  ["NORTH 95'", { ns: 'N', degrees: 0, minutes: 0, seconds: 0, ew: 'E' }, 95],
  ["S. 20.5'", { ns: 'S', degrees: 0, minutes: 0, seconds: 0, ew: 'E' }, 20.5],
  ['South three-fourths of a degree West 86 feet', { ns: 'S', degrees: 0, minutes: 45, seconds: 0, ew: 'W' }, 86],
  ["N 27°12' E 276.12'", { ns: 'N', degrees: 27, minutes: 12, seconds: 0, ew: 'E' }, 276.12],
])('%s', (course, bearing, distance) => {
  const text = `BEGINNING at a rebar; thence ${course} to a nail; thence East 375.25' to a stone; thence West 10' to the beginning.`;
  expect(readDocument(pagesOfText(text)).tracts[0]?.calls[0]).toMatchObject({ bearing, distance, confidence: 'high' });
});
