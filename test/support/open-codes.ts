// What the words of a description leave open, by code.
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

/** Of the first tract, in the order in which an examiner is told; none where nothing is left open. */
export const openCodes = (text: string): string[] =>
  (readDocument(pagesOfText(text)).tracts[0]?.findings ?? []).map(({ code }) => code);
