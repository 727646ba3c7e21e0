import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { gistOf } from '#core/verdict/gist.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { type RestOfBody, sign } from '#main/attest/sign.ts';
import { judgeApart, readApart, studyApart } from '#main/reader/study.ts';

const SQUARE = `Beginning at a stone; thence North 400 feet; thence East 400 feet; thence South 400 feet; thence West 400 feet
to the point of beginning, containing 3.67 acres.`;
const ALIQUOT = 'The SE¼ of the SW¼ of Section 9, Township 17 South, Range 18 East, Gila and Salt River Meridian.';
const KEY = { id: 'k', created_at: '', retired_at: null, secret: new Uint8Array(32).fill(7) };
const REST: RestOfBody = {
  usage: { input_tokens: 0, output_tokens: 0, seconds: 0.25 },
  model: 'deedproof-reader/1',
  engine_version: '1',
  document: 'deed.txt',
  input_kind: 'text',
  test_mode: false,
  text_source: 'text',
  corrections: [],
  adjustments: [],
  attestation: { document_sha256: 'd', extracted_at: '2026-07-01T12:00:00.000Z', signature: '' },
};
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

const CURVED = `${SQUARE.slice(0, SQUARE.indexOf('; thence West'))}; thence along a curve to the left, having a radius of 300.00 feet
and a central angle of 20°00'00"; thence West 300 feet to the point of beginning, containing 3.67 acres.`;

test.each([
  ['a traverse', SQUARE],
  ['a traverse with a curve', CURVED],
  ['nothing at all', ''],
])('%s is studied and signed at one go with the same result', async (_, text) => {
  const pages = pagesOfText(text);
  const extraction = completeCalls(readDocument(pages));
  const { verdicts, document_verdict } = judgeAll(extraction, georef);
  const told = { extraction, groundtruth_verdicts: verdicts, document_verdict };
  const keyring = { keys: () => [KEY], rotate: () => undefined };
  for (const document of [pages, text]) {
    const whole = await studyApart(document, () => ({ rest: REST, key: KEY }));
    if ('read' in whole) throw new Error('It was only read.');
    const usage = { ...REST.usage, seconds: whole.seconds };
    expect(whole.text).toBe(sign({ ...told, ...REST, usage }, keyring).text);
    expect(whole.gist).toEqual(gistOf(told));
    expect(whole.seconds).toBeGreaterThanOrEqual(REST.usage.seconds);
  }
});

test('texts that wait for a thread together are each studied and signed as alone', async () => {
  const texts = Array.from({ length: 9 }, (_, i) => (i === 4 ? ALIQUOT : SQUARE.replace('400', `40${i}`)));
  const signing = () => ({ rest: REST, key: KEY });
  const alone = [];
  for (const text of texts) alone.push(await studyApart(text, signing));
  const together = await Promise.all(texts.map((text) => studyApart(text, signing)));
  const told = (whole: Awaited<ReturnType<typeof studyApart>>) =>
    'text' in whole ? { ...JSON.parse(whole.text), usage: null, attestation: null } : whole;
  expect(together.map(told)).toEqual(alone.map(told));
});

test('where nothing signs, the signature is empty', async () => {
  const whole = await studyApart(SQUARE, () => ({ rest: REST, key: null }));
  expect('text' in whole && JSON.parse(whole.text).attestation).toMatchObject({ signature: '', key_id: '' });
});

test.each([
  ['a part of a section, for which the survey fabric is asked,', ALIQUOT],
  ['a figure of many courses', `${SQUARE} `.repeat(20)],
  ['a document of many pages', `${SQUARE}\f`.repeat(30)],
])('%s is only read', async (_, text) => {
  const pages = pagesOfText(text);
  const signing = () => ({ rest: REST, key: KEY });
  expect(await studyApart(pages, signing)).toEqual({ read: readDocument(pages) });
  // Of a text it is its length that says whether it is long.
  if (pages.length === 1) expect(await studyApart(text, signing)).toEqual({ read: readDocument(pages) });
});

test('a document of which a page was not read is only read', async () => {
  const pages = pagesOfText(SQUARE).map((page) => ({ ...page, unread: 'Page 1 could not be read.' }));
  expect(await studyApart(pages, () => ({ rest: REST, key: KEY }))).toEqual({ read: readDocument(pages) });
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

test('a secret put right under the same name signs from then on', async () => {
  for (const filled of [1, 2]) {
    const key = { ...KEY, secret: new Uint8Array(32).fill(filled) };
    const whole = await studyApart(SQUARE, () => ({ rest: REST, key }));
    if ('read' in whole) throw new Error('It was only read.');
    const keyring = { keys: () => [key], rotate: () => undefined };
    expect(whole.text).toBe(sign(JSON.parse(whole.text), keyring).text);
  }
});
