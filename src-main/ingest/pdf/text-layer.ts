// The words that a PDF page carries as text, as pdf.js reads them.
import { dirname, join, sep } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { formWords } from '#main/ingest/pdf/form-words.ts';
import { addWord, endWord, gapBefore, type LayerWord, type Run, type TextLayer } from '#main/ingest/pdf/layer-words.ts';
import { packageFile } from '#main/ingest/pdf/package-file.ts';
import { pdfJs } from '#main/ingest/pdf/pdf-js.ts';

/** Opens without fonts, scripts or network; the bytes are handed over to the parser. */
export async function openTextLayer(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const folder = dirname(packageFile('pdfjs-dist/package.json'));
  const { getDocument, VerbosityLevel } = await pdfJs();
  return getDocument({
    data: bytes,
    cMapUrl: join(folder, 'cmaps') + sep,
    cMapPacked: true,
    standardFontDataUrl: join(folder, 'standard_fonts') + sep,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}

/** One page that says "thence". */
const SAMPLE = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 50] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>> endobj
4 0 obj <</Length 36>> stream
BT /F 12 Tf 10 20 Td (thence) Tj ET
endstream endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`;

let proof: Promise<void> | null = null;

/**
 * Once for each process: reads a page whose words are known. A parser that does not work here would otherwise look
 * like a document without text, and every page would be recognised from its picture.
 */
export function proveTextLayer(): Promise<void> {
  proof ??= readSample().catch((fault: Error) => {
    throw new Error(`This installation cannot read the text of PDFs: ${fault.message}`);
  });
  return proof;
}

async function readSample(): Promise<void> {
  const sample = await openTextLayer(new TextEncoder().encode(SAMPLE));
  const { words } = await textLayerOf(sample, 1, 10);
  await sample.loadingTask.destroy();
  if (words.map(({ text }) => text).join(' ') !== 'thence') throw new Error('its parser misread a page that is known.');
}

export async function textLayerOf(document: PDFDocumentProxy, number: number, most: number): Promise<TextLayer> {
  const { Util } = await pdfJs();
  const page = await document.getPage(number);
  try {
    // A page is always an object of its own (ISO 32000-1, 7.7.3.2); what is none was made up by the parser.
    if (page.ref === null) throw new Error('The page tree is broken.');
    const viewport = page.getViewport({ scale: 1 });
    const words: LayerWord[] = [];
    const runs: TextRun[] = [];
    const { items, styles } = await page.getTextContent({ includeMarkedContent: false, disableNormalization: false });
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const style = styles[item.fontName];
      const transform = Util.transform(viewport.transform, item.transform) as number[];
      runs.push(runOf(item, transform, style?.ascent ?? 0.8, style?.descent ?? -0.2));
      if (runs.length > most) break;
    }
    for (const run of runs) addWords(words, run);
    words.push(...(await formWords(page, viewport)));
    const { width, height } = viewport;
    return {
      width,
      height,
      words: words.slice(0, most),
      whole: Math.max(words.length, runs.length) <= most,
    };
  } finally {
    page.cleanup();
  }
}

interface TextRun extends Run {
  text: string;
  length: number;
}

/** `transform` takes the item to display space. */
function runOf(item: TextItem, transform: number[], ascent: number, descent: number): TextRun {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const stretch = Math.hypot(a, b) || 1;
  const size = Math.hypot(c, d) || item.height || 1;
  const sane = Number.isFinite(ascent) && Number.isFinite(descent) && ascent > 0 && ascent < 2 && descent > -1;
  return {
    text: item.str,
    x,
    y,
    along: [a / stretch, b / stretch],
    length: item.width,
    size,
    ascent: (sane ? ascent : 0.8) * size,
    descent: (sane ? Math.min(descent, 0) : -0.2) * size,
  };
}

function addWords(words: LayerWord[], run: TextRun): void {
  const advances = advancesOf(run.text);
  const unit = run.length / (advances[run.text.length] || 1);
  for (const { 0: text, index } of run.text.matchAll(/\S+/gu)) {
    const [from = 0, to = 0] = [advances[index], advances[index + text.length]];
    // A word may be cut in two by kerning, a change of font or a raised mark.
    addWord(words, run, text, from * unit, to * unit, index === 0 && gapBefore(words, run) < 0.12);
  }
  if (/\s$/u.test(run.text)) endWord(words);
}

const WIDTHS = new Map<number, number>();
for (const [characters, width] of [
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 0.7],
  ["il.,;:'|!’‘`", 0.28],
  [' \u00a0\tftrjI()[]"“”°/-', 0.36],
  ['mwMW—', 0.85],
] as const) {
  for (const character of characters) WIDTHS.set(character.charCodeAt(0), width);
}
const MIDDLING = 0.53;

/** How far a text has come before each of its characters, and after the last: close enough to place words inside a run. */
function advancesOf(text: string): Float64Array {
  const advances = new Float64Array(text.length + 1);
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    at += WIDTHS.get(text.charCodeAt(i)) ?? MIDDLING;
    advances[i + 1] = at;
  }
  return advances;
}
