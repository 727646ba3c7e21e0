// Pages that could not be read: while one is, nothing that the others say can pass.
import type { DocumentVerdict } from '#core/schema/document-verdict.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Finding } from '#core/schema/finding.ts';
import type { Page } from '#core/schema/page.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';

/** What was left unread, in sentences; null when every page was read. */
export function unreadOf(pages: readonly Page[]): string | null {
  const sentences = pages.flatMap(({ unread }) => (unread === undefined ? [] : [unread]));
  const [first, second, third, ...more] = sentences;
  if (first === undefined) return null;
  const rest = more.length === 0 ? [] : [`${more.length} more pages were not read whole.`];
  return [first, second, third, ...rest].filter(Boolean).join(' ');
}

/** The same extraction with every tract left open: a call, an exception or a whole tract may stand on that page. */
export function withUnread(extraction: Extraction, unread: string | null): Extraction {
  if (unread === null) return extraction;
  const finding: Finding = { code: 'page_unread', weight: 'review', quote: '', spans: [], detail: unread };
  const before = extraction.notes?.trim() ?? '';
  return {
    ...extraction,
    tracts: extraction.tracts.map((tract) => withFindings(tract, [finding])),
    notes: before === '' ? unread : `${before} ${unread}`,
  };
}

export function verdictWithUnread(verdict: DocumentVerdict | null, unread: string | null): DocumentVerdict | null {
  if (verdict === null || unread === null) return verdict;
  return { ...verdict, reasons: [...verdict.reasons, unread] };
}
