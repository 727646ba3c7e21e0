// The words that a PDF page carries as text, with the place of each on the page as displayed.
import { dirname, join, sep } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { formWords } from '#main/ingest/pdf/form-words.ts';
import type { Box } from '#main/ingest/pdf/layout.ts';
import { packageFile } from '#main/ingest/pdf/package-file.ts';
import { pdfJs } from '#main/ingest/pdf/pdf-js.ts';

/** Quarter turns clockwise that the reader would turn the page by to read the word upright. */
export type Turn = 0 | 1 | 2 | 3;

export interface LayerWord {
  text: string;
  box: Box;
  turn: Turn;
}

export interface TextLayer {
  width: number;
  height: number;
  words: LayerWord[];
  /** False when the page holds more words than were asked for. */
  whole: boolean;
}

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
    const runs: Run[] = [];
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
      words: words.slice(0, most).map(plainWord),
      whole: Math.max(words.length, runs.length) <= most,
    };
  } finally {
    page.cleanup();
  }
}

/** A stretch of text drawn in one go: where it starts, which way it runs, how far. Display space. */
interface Run {
  text: string;
  x: number;
  y: number;
  /** Unit vector along the line. */
  along: [number, number];
  length: number;
  size: number;
  ascent: number;
  descent: number;
}

/** `transform` takes the item to display space. */
function runOf(item: TextItem, transform: number[], ascent: number, descent: number): Run {
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

interface OpenWord extends LayerWord {
  /** Where the word's run of text ended, to tell whether the next run continues the word. */
  end: [number, number];
  size: number;
}

function addWords(words: LayerWord[], run: Run): void {
  const advances = advancesOf(run.text);
  const unit = run.length / (advances[run.text.length] || 1);
  for (const match of run.text.matchAll(/\S+/gu)) {
    const from = (advances[match.index] ?? 0) * unit;
    const to = (advances[match.index + match[0].length] ?? 0) * unit;
    const word: OpenWord = {
      text: match[0],
      box: boxOf(run, from, to),
      turn: turnOf(run.along),
      end: pointOf(run, to),
      size: run.size,
    };
    const before = words.at(-1) as OpenWord | undefined;
    if (before !== undefined && match.index === 0 && continues(before, run)) {
      before.text += word.text;
      before.box = around(before.box, word.box);
      before.end = word.end;
    } else words.push(word);
  }
  const before = words.at(-1) as OpenWord | undefined;
  // A run that ends in a space closes its last word.
  if (before !== undefined && /\s$/u.test(run.text)) before.size = -1;
}

/** A word cut in two by kerning, a change of font or a raised mark. */
function continues(word: OpenWord, run: Run): boolean {
  if (word.size <= 0 || word.turn !== turnOf(run.along)) return false;
  const dx = run.x - word.end[0];
  const dy = run.y - word.end[1];
  const along = dx * run.along[0] + dy * run.along[1];
  const across = Math.abs(dx * -run.along[1] + dy * run.along[0]);
  const size = Math.max(word.size, run.size);
  return along > -0.25 * size && along < 0.12 * size && across < 0.55 * size;
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

function pointOf(run: Run, at: number): [number, number] {
  return [run.x + run.along[0] * at, run.y + run.along[1] * at];
}

/** The display has y downward, so up from the baseline is (along.y, −along.x). */
function boxOf(run: Run, from: number, to: number): Box {
  const [ax, ay] = run.along;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const at of [from, to]) {
    const [x, y] = pointOf(run, at);
    for (const up of [run.ascent, run.descent]) {
      xs.push(x + ay * up);
      ys.push(y - ax * up);
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function turnOf([x, y]: [number, number]): Turn {
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? 0 : 2;
  // Text that runs down the display is read by turning the page a quarter back, three quarters on.
  return y > 0 ? 3 : 1;
}

function around(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function plainWord({ text, box, turn }: LayerWord): LayerWord {
  return { text, box, turn };
}
