// Remarks as findings: the one place where the words that a remark stands on are quoted and placed on their pages.
import { type DocumentText, verbatimOf } from '#core/language/text/document-text.ts';
import { pageSpansOf } from '#core/language/text/page-spans.ts';
import type { Span } from '#core/language/text/text-line.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Finding, WordCode } from '#core/schema/finding.ts';
import { quoted } from '#core/verdict/wording/quote.ts';

/** In order, each once. */
export function findingsOf({ document, tokens }: Reading, remarks: readonly Remark[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const { code, from, to, call } of remarks) {
    const start = tokens[from]?.start ?? 0;
    const span = to > from ? { start, end: tokens[to - 1]?.end ?? start } : null;
    const finding = findingAt(document, code, span);
    const key = JSON.stringify([code, finding.quote, call]);
    if (!found.has(key)) found.set(key, call === undefined ? finding : { ...finding, call });
  }
  return [...found.values()];
}

/** On the words of a range of the document's text, or on none. */
export function findingAt(document: DocumentText, code: WordCode, span: Span | null): Finding {
  return {
    code,
    weight: 'review',
    quote: span === null ? '' : quoted(verbatimOf(document, span)),
    spans: span === null ? [] : pageSpansOf(document, span),
  };
}
