// A reason with the words of the document that it stands on, as paper and reports print them.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Finding } from '#core/schema/finding.ts';

export interface PrintedReason {
  readonly reason: string;
  /** “thence South 300 feet”, page 2; empty where there are none. */
  readonly words: string;
}

/** Of the tract at the index, in order. */
export function printedReasons(body: ExtractResponse, tract: number): PrintedReason[] {
  const verdict = body.groundtruth_verdicts[tract];
  return (verdict?.reasons ?? []).map((reason, at) => {
    const finding = verdict?.findings[at];
    return { reason, words: finding === undefined ? '' : wordsOf(body, tract, reason, finding) };
  });
}

function wordsOf(body: ExtractResponse, tract: number, reason: string, { quote, spans, call }: Finding): string {
  // Many a sentence has its words in it.
  const words = quote === '' || reason.includes(quote) ? '' : `“${quote}”`;
  const source = call === undefined ? null : body.extraction.tracts[tract]?.calls[call]?.source;
  const pages = spans.length > 0 ? spans.map(({ page }) => page) : source?.page === undefined ? [] : [source.page];
  // A text that was pasted has no pages that anybody could turn to.
  const place = quote === '' || body.text_source === 'text' ? '' : pageText([...new Set(pages)]);
  return capital([words, place].filter((part) => part !== '').join(', '));
}

function pageText(pages: readonly number[]): string {
  if (pages.length === 0) return '';
  // No line ends between the word and its number.
  return pages.length === 1
    ? `page\u00a0${pages[0]}`
    : `pages\u00a0${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
