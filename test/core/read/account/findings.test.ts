// Remarks as findings: the words a remark stands on, and where they stand.
import { describe, expect, test } from 'vitest';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pageTextOf } from '#core/language/text/page-spans.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { tokensOf } from '#core/language/tokens.ts';
import { findingsOf } from '#core/read/account/findings.ts';
import { boundRemarks, type Remark } from '#core/read/account/remark.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Finding } from '#core/schema/finding.ts';
import type { Page } from '#core/schema/page.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';

/** A remark on the words from the first of two to the second. */
function remarked(pages: Page[], first: string, last: string): Finding {
  const document = documentTextOf(pages);
  const tokens = tokensOf(document);
  const from = tokens.findIndex(({ text }) => text === first);
  const to = tokens.findIndex(({ text }, at) => at >= from && text === last) + 1;
  return findingsOf({ document, tokens }, [{ code: 'description_put_aside', from, to }])[0]!;
}

/** The words at the places that the finding names. */
const placed = (pages: readonly Page[], { spans }: Finding): string =>
  spans
    .map(({ page, start, end }) => pageTextOf(pages.find(({ number }) => number === page)!).slice(start, end))
    .join(' ');

describe('a finding', () => {
  test.each([
    ['on one line', 'One two. The survey is void. Three four.', 'The survey is void'],
    ['after wide blanks and a mark of no width', 'One\u200b  two.\t The  survey is\r\nvoid.', 'The survey is\nvoid'],
    ['behind blank lines', '\n\n  One two.\n\nThe survey\n\nis void.', 'The survey\n\nis void'],
    ['on a later page', 'One two.\fThree.\fFour. The survey is void.', 'The survey is void'],
  ])('%s says where its words stand', (_, text, words) => {
    const pages = pagesOfText(text);
    const found = remarked(pages, 'the', 'void');
    expect(found).toMatchObject({ code: 'description_put_aside', weight: 'review', quote: 'The survey is void' });
    expect(placed(pages, found)).toBe(words);
  });

  test('that runs over the end of a page has a place on each, without the running heads between', () => {
    const head = 'Deed of Marsh to Oakes';
    const pages = pagesOfText(
      `${head}\n${FIGURE}\nThe foregoing is\n${head}\f${head}\nhereby cancelled by Exhibit B.\n${head}\f${head}\nSigned.\n${head}`,
    );
    const found = remarked(pages, 'foregoing', 'cancelled');
    expect(found.quote).toBe('foregoing is hereby cancelled');
    expect(found.spans.map(({ page }) => page)).toEqual([1, 2]);
    expect(placed(pages, found)).toBe('foregoing is hereby cancelled');
  });

  test('on paper has the boxes of its words, a line in one box', () => {
    const pages = pagesOfText('One two three.\nErratum: the third course\nis 303 feet long.').map((page) => ({
      ...page,
      lines: page.lines.map(({ words }, row) => ({
        words: words.map((word, at) => ({
          ...word,
          box: [at * 40, row * 12, at * 40 + 36, row * 12 + 10] as [number, number, number, number],
        })),
      })),
    }));
    expect(remarked(pages, 'erratum', 'feet').spans).toEqual([
      {
        page: 1,
        start: 15,
        end: 52,
        boxes: [
          [0, 12, 156, 22],
          [0, 24, 116, 34],
        ],
      },
    ]);
  });

  test('of many words is cut in its quote and whole in its place', () => {
    const words = `The third course is amended ${'and altered '.repeat(20)}throughout`;
    const pages = pagesOfText(`${FIGURE} ${words}.`);
    const found = remarked(pages, 'third', 'throughout');
    expect(found.quote).toMatch(/^third course is amended and altered .* …$/);
    expect(found.quote.length).toBeLessThan(145);
    expect(`The ${placed(pages, found)}`).toBe(words);
  });

  test('told twice of the same words is told once; without words it has no place', () => {
    const document = documentTextOf(pagesOfText(FIGURE));
    const remark: Remark = { code: 'second_area', from: 2, to: 4 };
    const nowhere: Remark = { code: 'stamped', from: 0, to: 0 };
    const found = findingsOf({ document, tokens: tokensOf(document) }, [remark, nowhere, remark]);
    expect(found).toMatchObject([{ code: 'second_area' }, { code: 'stamped', quote: '', spans: [] }]);
  });
});

test('a course that passes a place beyond its end is named, and its words are quoted', () => {
  const text = FIGURE.replace('South 330.00 feet', 'South 330.00 feet, passing a post at 351.00 feet');
  const [tract] = readDocument(pagesOfText(text)).tracts;
  const found = tract?.findings?.find(({ code }) => code === 'passes_beyond_end');
  expect(found).toMatchObject({ call: 2 });
  expect(found?.quote).toContain('passing a post at 351.00 feet');
  expect(tract?.notes).toContain('Course 3: it passes a place farther off than its end.');
});

test('a remark binds the tracts it names, and the one at hand where it names none', () => {
  const remark: Remark = { code: 'second_area', from: 0, to: 1 };
  const both = { ...remark, tracts: [0, 1] };
  const other = { ...remark, tracts: [0] };
  expect(boundRemarks([[remark], [both, other], []])).toEqual([[remark, both, other], [both], []]);
});
