// The recognisers' own doubts about the figures of a value: where they disagree on a digit, or one was unsure of it.
import { type DocumentText, type Span, wordsWithin } from '#core/read/document-text.ts';
import { AS_READ, DOUBTFUL, type Doubt } from '#core/read/doubt.ts';
import type { Word } from '#core/schema/page.ts';

/** Below this a lone recogniser's figure is a guess. */
const UNSURE = 0.6;

export function recogniserDoubt(document: DocumentText, span: Span): Doubt {
  return wordsWithin(document, span).some(({ word }) => isDoubted(word)) ? DOUBTFUL : AS_READ;
}

function isDoubted(word: Word): boolean {
  const figures = figuresOf(word.text);
  if (word.agreed === true) return false;
  if (word.agreed === false) {
    // Marks and letters may differ; the figures, and the letters that turn a bearing, may not.
    const other = word.alternative ?? '';
    return figures !== figuresOf(other) || quadrantOf(word.text) !== quadrantOf(other);
  }
  return figures !== '' && word.confidence < UNSURE;
}

/** Digits and decimal points between them, which together make the value. */
function figuresOf(text: string): string {
  return text.replace(/[^\d.]/g, '').replace(/^\.+|\.+$/g, '');
}

function quadrantOf(text: string): string {
  const ends = /^[NSEWnsew]|[EWew]$/.test(text.replace(/[.,;:]+$/, ''));
  return ends ? text.replace(/[^NSEWnsew]/g, '').toUpperCase() : '';
}
