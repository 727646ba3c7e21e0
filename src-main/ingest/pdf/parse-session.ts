// One document under the parser: opened once, then asked page by page. Lives in the parse worker.
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Refusal } from '#core/api/errors.ts';
import type { PackedLines } from '#core/language/text/packed-lines.ts';
import type { Line } from '#core/schema/page.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';
import type { LayerWord, TextLayer, Turn } from '#main/ingest/pdf/layer-words.ts';
import { type Box, linesOf } from '#main/ingest/pdf/layout.ts';
import { LOCKED, WRONG_PASSWORD } from '#main/ingest/pdf/locked.ts';
import { PdfDocument, type PdfPage, type Raster } from '#main/ingest/pdf/pdfium.ts';
import { sureLayer } from '#main/ingest/pdf/sure-layer.ts';
import { type PageSurvey, type Reading, surveyPage } from '#main/ingest/pdf/survey-page.ts';
import { openTextLayer, proveTextLayer, textLayerOf } from '#main/ingest/pdf/text-layer.ts';
import { turnedBox } from '#main/ingest/pdf/turned.ts';

export interface ParsedPage {
  width: number;
  height: number;
  reading: Reading;
  lines: Line[];
  /** Quarters clockwise after which the words of the text layer stand upright; absent for none. */
  turn?: Exclude<Turn, 0>;
  /** True when the page also shows pictures that have to be recognised. */
  pictured: boolean;
  /** What of the page was left unread, in a sentence. */
  unread?: string;
}

/** As it comes from the process that parses. */
export interface HandedPage extends Omit<ParsedPage, 'lines'> {
  lines: PackedLines | Line[];
}

export interface DrawnPage extends Raster {
  /** Points for one pixel, the same along both axes. */
  scale: number;
}

export class ParseSession {
  readonly #drawing: PdfDocument;
  readonly #bytes: Uint8Array;
  readonly #limits: IngestLimits;
  readonly #surveys = new Map<number, PageSurvey>();
  /** The second parser, once it was asked; null where it cannot open the document. */
  #second: Promise<PDFDocumentProxy | null> | null = null;

  private constructor(drawing: PdfDocument, bytes: Uint8Array, limits: IngestLimits) {
    this.#drawing = drawing;
    this.#bytes = bytes;
    this.#limits = limits;
  }

  static async open(bytes: Uint8Array, limits: IngestLimits): Promise<ParseSession> {
    const drawing = await PdfDocument.open(bytes).catch((error: Error) => {
      throw error.message === 'locked' ? new Refusal('conversion_failed', {}, LOCKED) : BROKEN();
    });
    if (drawing.pages === 0) throw BROKEN();
    if (drawing.pages > limits.pages) {
      const message = `The document has ${drawing.pages} pages; ${limits.pages} is the most that is read at once.`;
      throw new Refusal('document_too_large', {}, message);
    }
    return new ParseSession(drawing, bytes, limits);
  }

  get pages(): number {
    return this.#drawing.pages;
  }

  async close(): Promise<void> {
    this.#drawing.close();
    const second = await this.#second?.catch(() => null);
    await second?.loadingTask.destroy();
  }

  /** By the parser that draws the page where that is sure of a page of text, else by the second one. */
  async page(number: number): Promise<ParsedPage> {
    const sure = this.#drawing.page(number, (page) => {
      const layer = sureLayer(page, this.#limits.page_words);
      return layer === null || layer.words.length === 0 ? null : this.#parsed(number, page, layer);
    });
    if (sure?.reading === 'text_layer') return sure;
    const layer = await this.#layer(number);
    const parsed = this.#drawing.page(number, (page) => this.#parsed(number, page, layer));
    if (parsed === null) throw new Refusal('conversion_failed', {}, `Page ${number} of the PDF cannot be read.`);
    return parsed;
  }

  #parsed(number: number, page: PdfPage, layer: TextLayer | null): ParsedPage {
    const { width, height } = page;
    if (!(width > 0 && height > 0) || Math.max(width, height) > this.#limits.page_side_points) {
      throw new Refusal('document_too_large', {}, `Page ${number} is larger than 200 inches.`);
    }
    const survey = surveyPage(page, layer?.words ?? []);
    const { reading } = survey;
    // Empty in the eyes of one parser and unreadable to the other is a damaged file, not a blank page.
    if (reading === 'blank' && layer === null) throw BROKEN();
    this.#surveys.set(number, survey);
    const text = reading === 'text_layer' && layer !== null ? linesOfLayer(layer) : { lines: [] };
    const parsed = { width, height, reading, ...text, pictured: survey.pictures.length > 0 };
    if (layer === null && survey.written) return { ...parsed, unread: garbled(number) };
    if (reading !== 'text_layer' || layer?.whole !== false) return parsed;
    return { ...parsed, unread: `Page ${number} holds more words than are read of one page.` };
  }

  draw(number: number): DrawnPage {
    const drawn = this.#drawing.page(number, (page): DrawnPage => {
      const survey = this.#surveys.get(number);
      const wanted = (survey?.dpi ?? 300) / 72;
      const most = Math.sqrt(this.#limits.raster_pixels / (page.width * page.height));
      const pixels = Math.min(wanted, most);
      const width = Math.max(1, Math.round(page.width * pixels));
      const height = Math.max(1, Math.round(page.height * pixels));
      const drawing = { ...page.draw(width, height), scale: page.width / width };
      return survey === undefined || survey.pictures.length === 0 ? drawing : onlyPictures(drawing, survey.pictures);
    });
    if (drawn === null) throw new Refusal('conversion_failed', {}, `Page ${number} of the PDF cannot be drawn.`);
    return drawn;
  }

  async #layer(number: number): Promise<TextLayer | null> {
    this.#second ??= this.#openSecond();
    const text = await this.#second;
    if (text === null) return null;
    // A page whose text cannot be parsed is recognised from its picture, and says so.
    return textLayerOf(text, number, this.#limits.page_words).catch(() => null);
  }

  async #openSecond(): Promise<PDFDocumentProxy | null> {
    await proveTextLayer();
    // Of two parsers that work, only one can open it: the file is to blame, and still read, by its pictures.
    return openTextLayer(this.#bytes).catch(() => null);
  }
}

const BROKEN = () => new Refusal('conversion_failed', {}, 'The PDF is damaged or has no pages, and cannot be opened.');

const garbled = (page: number): string =>
  `The text that page ${page} carries is damaged: the page was read from its picture instead.`;

/** The same PDF without its lock; as it is where nothing is locked. */
export async function unlockedPdf(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const open = await PdfDocument.open(bytes).catch((error: Error) => error);
  if (open instanceof PdfDocument) open.close();
  if (!(open instanceof Error) || open.message !== 'locked') return bytes;
  const document = await PdfDocument.open(bytes, password).catch(() => {
    throw new Refusal('conversion_failed', {}, WRONG_PASSWORD);
  });
  try {
    return document.withoutLock();
  } finally {
    document.close();
  }
}

/** Paper wherever no picture is, so that only the pictures are recognised. */
function onlyPictures(drawing: DrawnPage, pictures: readonly Box[]): DrawnPage {
  const grey = new Uint8Array(drawing.grey.length).fill(255);
  for (const [x0, y0, x1, y1] of pictures) {
    const left = Math.max(0, Math.floor(x0 / drawing.scale));
    const right = Math.min(drawing.width, Math.ceil(x1 / drawing.scale));
    for (let y = Math.max(0, Math.floor(y0 / drawing.scale)); y < Math.min(drawing.height, y1 / drawing.scale); y++) {
      grey.set(drawing.grey.subarray(y * drawing.width + left, y * drawing.width + right), y * drawing.width + left);
    }
  }
  return { ...drawing, grey };
}

/** A page is turned for reading when so many of its words run that way; the labels of a plat run every way. */
const TURNED_SHARE = 0.7;

/** The words that run the page's main way first, then those that run another way, each read upright. */
function linesOfLayer(layer: TextLayer): Pick<ParsedPage, 'lines' | 'turn'> {
  const turns: Turn[] = [0, 1, 2, 3];
  const all = turns.map((turn): { turn: Turn; words: LayerWord[] } => ({ turn, words: [] }));
  for (const word of layer.words) all[word.turn]?.words.push(word);
  const byTurn = all.filter(({ words }) => words.length > 0).sort((a, b) => b.words.length - a.words.length);
  const lines = byTurn.flatMap(({ turn, words }, i) => [
    ...(i === 0 ? [] : [{ words: [] }]),
    ...uprightLines(words, layer, turn),
  ]);
  const { turn, words } = byTurn[0] ?? { turn: 0, words: [] };
  return turn === 0 || words.length < TURNED_SHARE * layer.words.length ? { lines } : { lines, turn };
}

function uprightLines(words: readonly LayerWord[], layer: TextLayer, turn: Turn): Line[] {
  if (turn === 0) return linesOf(words).map(lineOf);
  const placed = words.map((word) => ({ text: word.text, box: turnedBox(word.box, layer, turn), word }));
  return linesOf(placed).map((line) => lineOf(line.map(({ word }) => word)));
}

function lineOf(words: readonly LayerWord[]): Line {
  return {
    words: words.map(({ text, box }) => ({
      text,
      box: [rounded(box[0]), rounded(box[1]), rounded(box[2]), rounded(box[3])],
      confidence: 1,
      alternative: null,
      agreed: null,
    })),
  };
}

const rounded = (points: number): number => Math.round(points * 100) / 100;
