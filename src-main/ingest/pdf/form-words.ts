// Words that a page shows in filled form fields and typed notes, which are no part of its text proper.
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { LayerWord } from '#main/ingest/pdf/layer-words.ts';
import type { Box } from '#main/ingest/pdf/layout.ts';

interface Annotation {
  subtype?: unknown;
  rect?: unknown;
  hidden?: unknown;
  fieldType?: unknown;
  fieldValue?: unknown;
  contentsObj?: { str?: unknown };
}

export async function formWords(page: PDFPageProxy, viewport: PageViewport): Promise<LayerWord[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
  return annotations.flatMap((annotation) => {
    const text = textOf(annotation);
    const { rect } = annotation;
    if (text === '' || !Array.isArray(rect) || annotation.hidden === true) return [];
    return wordsWithin(text, displayed(rect as number[], viewport.transform));
  });
}

function textOf({ subtype, fieldType, fieldValue, contentsObj }: Annotation): string {
  if (subtype === 'FreeText') return typeof contentsObj?.str === 'string' ? contentsObj.str : '';
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.filter((value) => typeof value === 'string').join(' ');
}

/** Two opposite corners, from the page's own space to the page as displayed. */
function displayed(
  [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[],
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
): number[] {
  return [a * x0 + c * y0 + e, b * x0 + d * y0 + f, a * x1 + c * y1 + e, b * x1 + d * y1 + f];
}

/** The lines of the text share the height of the field, its words the width of their line. */
function wordsWithin(text: string, corners: number[]): LayerWord[] {
  const [ax = 0, ay = 0, bx = 0, by = 0] = corners;
  const [left, top, right, bottom] = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
  const lines = text.split(/\r\n|\r|\n/);
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const height = (bottom - top) / lines.length;
  return lines.flatMap((line, i) =>
    [...line.matchAll(/\S+/gu)].map((match): LayerWord => {
      const at = (index: number) => left + ((right - left) * index) / longest;
      const box: Box = [at(match.index), top + i * height, at(match.index + match[0].length), top + (i + 1) * height];
      return { text: match[0], box, turn: 0 };
    }),
  );
}
