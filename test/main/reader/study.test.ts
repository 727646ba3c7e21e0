import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { judgeApart, readApart } from '#main/reader/study.ts';

const SQUARE = `Beginning at a stone; thence North 400 feet; thence East 400 feet; thence South 400 feet; thence West 400 feet
to the point of beginning, containing 3.67 acres.`;
const ALIQUOT = 'The SE¼ of the SW¼ of Section 9, Township 17 South, Range 18 East, Gila and Salt River Meridian.';
const georef = () => ({ georef: null, reasons: ['Looked up here.'] });

test.each([
  ['a traverse', SQUARE],
  ['a part of a section', ALIQUOT],
  ['nothing at all', ''],
])('%s is read and judged apart as it would be here', async (_, text) => {
  const pages = pagesOfText(text);
  const extraction = await readApart(pages);
  expect(extraction).toEqual(readDocument(pages));
  expect(await judgeApart(extraction, georef)).toEqual(judgeAll(extraction, georef));
});

test('several documents at once do not mix their pages', async () => {
  const many = Array.from({ length: 12 }, (_, i) => SQUARE.replaceAll('400', String(100 + i)));
  const read = await Promise.all(many.map((text) => readApart(pagesOfText(text))));
  expect(read.map(({ tracts }) => tracts[0]?.calls.map(({ distance }) => distance))).toEqual(
    many.map((_, i) => Array(4).fill(100 + i)),
  );
});

test('a document that is stopped gives its reason, and the next one is read all the same', async () => {
  const stop = new AbortController();
  const long = readApart(pagesOfText(SQUARE.repeat(300)), stop.signal);
  stop.abort(new Error('Cancelled.'));
  await expect(long).rejects.toThrow('Cancelled.');
  expect((await readApart(pagesOfText(SQUARE))).tracts).toHaveLength(1);
});

test('the service goes on while a long description is read', async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 1);
  await readApart(pagesOfText(SQUARE.repeat(200)));
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
});
