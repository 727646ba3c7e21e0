// A document of which a page was not read is never passed on what the other pages say.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { unreadOf, verdictWithUnread, withUnread } from '#core/read/scan/unread-pages.ts';
import type { Page } from '#core/schema/page.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { writtenDeed } from '#test/support/scan-deed.ts';

const unreadPage = (number: number): Page => ({
  number,
  width: 612,
  height: 792,
  source: 'ocr',
  lines: [],
  unread: `Page ${number} could not be read.`,
});

test('a deed that would pass is left to a person, with the reason', () => {
  const pages = pagesOfText(writtenDeed(1).text);
  const extraction = readDocument(pages);
  expect(judgeAll(extraction).verdicts[0]!.status).toBe('PASS');
  const open = withUnread(extraction, unreadOf([...pages, unreadPage(2)]));
  expect(judgeAll(open).verdicts[0]).toMatchObject({
    status: 'REVIEW',
    reasons: expect.arrayContaining([expect.stringContaining('Page 2 could not be read.')]),
  });
  expect(open.notes).toContain('Page 2 could not be read.');
});

test('a document without tracts says so in its own verdict', () => {
  const extraction = readDocument([unreadPage(1)]);
  const { document_verdict } = judgeAll(extraction);
  expect(verdictWithUnread(document_verdict, unreadOf([unreadPage(1)]))!.reasons).toContain(
    'Page 1 could not be read.',
  );
});

test('a document read whole is left as it was', () => {
  const pages = pagesOfText(writtenDeed(1).text);
  const extraction = readDocument(pages);
  expect(unreadOf(pages)).toBeNull();
  expect(withUnread(extraction, null)).toBe(extraction);
});

test('many unread pages are counted, not listed', () => {
  const told = unreadOf([1, 2, 3, 4, 5].map(unreadPage));
  expect(told).toContain('Page 3');
  expect(told).not.toContain('Page 4');
  expect(told).toContain('2 more pages');
});
