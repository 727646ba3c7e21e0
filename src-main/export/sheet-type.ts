// The lettering of the certificate: embedded fonts, styles, and lines broken to a width.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '#main/config.ts';
import { sfntOf } from '#main/export/woff.ts';

export const FONT_NAMES = ['sans', 'bold', 'italic', 'mono'] as const;
export type FontName = (typeof FONT_NAMES)[number];

const FONT_FILES: Readonly<Record<FontName, string>> = {
  sans: 'IBMPlexSans-Regular.woff',
  bold: 'IBMPlexSans-SemiBold.woff',
  italic: 'IBMPlexSans-Italic.woff',
  mono: 'IBMPlexMono-Regular.woff',
};

export interface Style {
  readonly font: FontName;
  readonly size: number;
  /** Line to line, in points. */
  readonly leading: number;
  readonly color: string;
}

export const INK = '#14191f';
export const QUIET = '#56606b';
export const RULE = '#c3c9d0';

const style = (font: FontName, size: number, leading: number, color = INK): Style => ({ font, size, leading, color });

export const TITLE = style('bold', 20, 24);
export const HEADING = style('bold', 13, 17);
export const SUBHEADING = style('bold', 9.5, 13);
export const BODY = style('sans', 9, 12.5);
export const STRONG = style('bold', 9, 12.5);
export const NOTE = style('sans', 8, 11, QUIET);
export const CELL = style('sans', 8, 10.6);
export const CELL_HEAD = style('bold', 7.5, 10, QUIET);
export const VERBATIM = style('italic', 7.8, 10.4, '#3a434d');
export const CODE = style('mono', 7.3, 10.6);

let loaded: Record<FontName, Buffer> | null = null;

/** The fonts, read and unpacked once. */
export function fontFiles(): Readonly<Record<FontName, Buffer>> {
  loaded ??= readFonts(join(productRoot(), 'resources', 'fonts'));
  return loaded;
}

function readFonts(folder: string): Record<FontName, Buffer> {
  const read = (name: FontName) => sfntOf(readFileSync(join(folder, FONT_FILES[name])));
  return { sans: read('sans'), bold: read('bold'), italic: read('italic'), mono: read('mono') };
}

/** Width of a run in points at the style's size. */
export type Measure = (text: string, style: Style) => number;

/** Lines no wider than asked for. A word wider than a line is broken; a line break in the text is kept. */
export function linesOf(text: string, style: Style, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, style, width, measure));
}

function breakParagraph(paragraph: string, style: Style, width: number, measure: Measure): string[] {
  const space = measure(' ', style);
  const lines: string[] = [];
  let line = '';
  let filled = 0;
  for (const word of paragraph.split(' ').flatMap((run) => breakWord(run, style, width, measure))) {
    if (word === '') continue;
    const length = measure(word, style);
    if (line !== '' && filled + space + length > width) {
      lines.push(line);
      line = '';
    }
    filled = line === '' ? length : filled + space + length;
    line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}

function breakWord(word: string, style: Style, width: number, measure: Measure): string[] {
  if (measure(word, style) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let filled = 0;
  for (const letter of word) {
    const length = measure(letter, style);
    if (piece !== '' && filled + length > width) {
      pieces.push(piece);
      piece = '';
      filled = 0;
    }
    piece += letter;
    filled += length;
  }
  return [...pieces, piece];
}
