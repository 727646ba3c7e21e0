// Remarks as findings: the one place where the words that a remark stands on are quoted and placed on their pages.
import { oncePer, oncePerPart } from '#core/language/once-per-word.ts';
import { type DocumentText, verbatimOf } from '#core/language/text/document-text.ts';
import { pageSpansOf } from '#core/language/text/page-spans.ts';
import type { Span } from '#core/language/text/text-line.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Finding, WordCode } from '#core/schema/finding.ts';
import { quoted } from '#core/verdict/wording/quote.ts';

/** In order, each once. */
export function findingsOf(reading: Reading, remarks: readonly Remark[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const remark of remarks) {
    const { name, finding } = toldOf(reading)(remark);
    if (!found.has(name)) found.set(name, finding);
  }
  return [...found.values()];
}

/** What the whole instrument says is told of each of its tracts. */
const toldOf = oncePer(({ document, tokens }: Reading) =>
  oncePerPart(({ code, from, to, call }: Remark): { name: string; finding: Finding } => {
    const start = tokens[from]?.start ?? 0;
    const span = to > from ? { start, end: tokens[Math.min(to, tokens.length) - 1]?.end ?? start } : null;
    const finding = findingAt(document, code, span);
    const name = JSON.stringify([code, finding.quote, call]);
    return { name, finding: call === undefined ? finding : { ...finding, call } };
  }),
);

/** On the words of a range of the document's text, or on none. */
export function findingAt(document: DocumentText, code: WordCode, span: Span | null): Finding {
  return {
    code,
    weight: 'review',
    quote: span === null ? '' : quoted(verbatimOf(document, span)),
    spans: span === null ? [] : pageSpansOf(document, span),
  };
}
