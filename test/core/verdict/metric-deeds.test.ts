// A deed that measures in metres is told in metres, whatever is found in it.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const deed = (last: string, area = 'containing 1.0000 hectare'): string =>
  'THIS DEED, made March 3, 1991, between John Able, grantor, and Mary Baker, grantee, of Wake County, North Carolina. ' +
  'Beginning at an iron pin at the corner of Smith; thence North 00°00\'00" East 100.00 meters to an iron pin; ' +
  'thence South 90°00\'00" East 100.00 meters to an iron pin; thence South 00°00\'00" East 100.00 meters to an iron pin; ' +
  `thence ${last} to the point of beginning, ${area}.`;

const verdictOf = (text: string) => judgeAll(readDocument(pagesOfText(text))).verdicts[0];

test.each([
  ['that misses', deed('North 90°00\'00" West 97.00 meters'), 'Misses the point of beginning by 3.000 m'],
  ['that closes', deed('North 90°00\'00" West 100.002 meters'), '(0.0020 m)'],
  ['with a course to be inferred', deed('West'), '100.000 m'],
])('one %s', (_, text, words) => {
  const verdict = verdictOf(text);
  expect(verdict?.distance_unit).toBe('meters');
  const told = [...(verdict?.reasons ?? []), ...(verdict?.suspects ?? []).map(({ explanation }) => explanation)];
  expect(told.join(' ')).toContain(words);
  expect(told.join(' ')).not.toMatch(/\d ft\b|\bfeet\b/);
});

test('one in feet is still told in feet', () => {
  const verdict = verdictOf(
    deed('North 90°00\'00" West 97.00 meters', 'containing 0.23 acres').replaceAll('meters', 'feet'),
  );
  expect(verdict?.reasons.join(' ')).toContain('by 3.00 ft');
});
