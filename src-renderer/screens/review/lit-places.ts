// Where the words of a finding stand in a text as it was pasted: its places are counted in the text as it was read.
import { pageTextOf } from '#core/language/text/page-spans.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { Finding } from '#core/schema/finding.ts';
import { findSentences, type Span, squeeze } from '#renderer/screens/review/find-sentences.ts';

export function litPlaces(text: string, { spans, quote }: Finding): Span[] {
  const pages = pagesOfText(text);
  const parts = text.split('\f');
  return spans.flatMap(({ page, start, end }) => {
    const [read, part] = [pages[page - 1], parts[page - 1]];
    if (read === undefined || part === undefined || end <= start) return [];
    const before = parts.slice(0, page - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const own = squeeze(pageTextOf(read));
    const pasted = squeeze(part);
    // A sign that the reader left out or made plain moves what stands behind it.
    if (own.squeezed !== pasted.squeezed) return findSentences(text, [quote]).filter((span) => span !== null);
    const first = pasted.places[own.places.findIndex((place) => place >= start)];
    const last = pasted.places[own.places.findLastIndex((place) => place < end)];
    return first === undefined || last === undefined ? [] : [{ start: before + first, end: before + last + 1 }];
  });
}
