// The recognisers' own doubts about a value: where they disagree on a digit, a quadrant or a unit, or one was unsure of a figure.
import { type DocumentText, type Span, wordsWithin } from '#core/read/document-text.ts';
import { AS_READ, DOUBTFUL, type Doubt } from '#core/read/doubt.ts';
import { unitNamed } from '#core/read/units.ts';
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
    // Marks and letters may differ; the figures, the unit, and the letters that turn a bearing may not.
    const other = word.alternative ?? '';
    return figures !== figuresOf(other) || isTurned(word.text, other) || isOtherUnit(word.text, other);
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

const DIRECTION = /^(n|s|no|so|north|south)?(e|w|east|west)?$/;

/** The letters that turn a bearing, of a whole word or of one written without spaces: N45°30'E, Northwest. */
function directionOf(text: string): string {
  const found = DIRECTION.exec(lettersOf(text));
  return found === null ? '' : `${found[1]?.[0] ?? ''}${found[2]?.[0] ?? ''}`;
}

/** Both read a unit, and not the same one: m against mi, 12' against 12". */
function isOtherUnit(one: string, other: string): boolean {
  const [mine, theirs] = [unitNamed(lettersOf(one)) ?? markOf(one), unitNamed(lettersOf(other)) ?? markOf(other)];
  return mine !== null && theirs !== null && mine !== theirs;
}

/** The unit of a figure that ends in a lone mark. */
function markOf(text: string): 'feet' | 'inches' | null {
  const mark = /^[\d.,]+(['’′]|["”″])[.,;]?$/.exec(text)?.[1];
  if (mark === undefined) return null;
  return '"”″'.includes(mark) ? 'inches' : 'feet';
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
