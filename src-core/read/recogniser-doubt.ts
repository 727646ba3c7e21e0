// The recognisers' own doubts about the figures of a value: where they disagree on a digit, or one was unsure of it.
import { type DocumentText, type Span, wordsWithin } from '#core/read/document-text.ts';
import { AS_READ, DOUBTFUL, type Doubt } from '#core/read/doubt.ts';
import type { Word } from '#core/schema/page.ts';

/** Below this a lone recogniser's figure is a guess. */
const UNSURE = 0.6;

export function recogniserDoubt(document: DocumentText, span: Span): Doubt {
  if (!document.doubted) return AS_READ;
  return wordsWithin(document, span).some(({ word }) => isDoubted(word)) ? DOUBTFUL : AS_READ;
}

function isDoubted(word: Word): boolean {
  if (word.agreed === true || (word.agreed === null && word.confidence >= UNSURE)) return false;
  const figures = figuresOf(word.text);
  if (word.agreed === false) {
    // Marks and letters may differ; the figures, and the letters that turn a bearing, may not.
    const other = word.alternative ?? '';
    return figures !== figuresOf(other) || isTurned(word.text, other);
  }
  return figures !== '';
}

/** Digits and decimal points between them, which together make the value. */
function figuresOf(text: string): string {
  return text.replace(/[^\d.]/g, '').replace(/^\.+|\.+$/g, '');
}

/** Both read a direction, and not the same one. */
function isTurned(one: string, other: string): boolean {
  const [mine, theirs] = [directionOf(one), directionOf(other)];
  return mine !== '' && theirs !== '' && mine !== theirs;
}

const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'north', 'south', 'east', 'west']);

/** The letters that turn a bearing, of a whole word or of one written without spaces: N45°30'E. */
function directionOf(text: string): string {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  if (DIRECTIONS.has(letters)) return letters.slice(0, 1);
  return /^[ns][ew]$/.test(letters) ? letters : '';
}
