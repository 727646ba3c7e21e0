// A stack of letter pages that is written from top to bottom: tagged, with fonts embedded, the same bytes every time.
import PDFDocument from 'pdfkit';
import { fontFor } from '#main/export/sheet-fonts.ts';
import { spelledOf } from '#main/export/sheet-glyphs.ts';
import {
  BODY,
  FONT_NAMES,
  type FontName,
  linesOf,
  type Measure,
  NOTE,
  QUIET,
  RULE,
  type Style,
} from '#main/export/sheet-type.ts';

import { plainLine } from '#main/export/words.ts';
import { xmlText } from '#main/export/xml.ts';

export const LEFT = 48;
export const WIDTH = 516;
const TOP = 46;
const BOTTOM = 742;
const FOOT = 756;

type Element = PDFKit.PDFStructureElement;

export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly measure: Measure;
  /** Text with every character that the font lacks spelled out. */
  readonly spelled: (text: string, font: FontName) => string;
  /** Where the next line goes, in points from the top of the page. */
  y: number;
  /** What goes on at the head of a further page; empty where nothing does. */
  running: string;
  /** The open structure elements, the innermost last. */
  readonly parents: Element[];
}

export interface SheetFacts {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly at: Date;
}

/** The first page, ready to be written on. */
export function openSheet(facts: SheetFacts, size: 'LETTER' | [number, number] = 'LETTER'): Sheet {
  const doc = new PDFDocument({
    size,
    margin: 0,
    // PDF/A-2 is written on PDF 1.7.
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: plainLine(facts.title),
      Subject: plainLine(facts.subject),
      Author: plainLine(facts.author),
      Creator: 'Deedproof',
      Producer: 'Deedproof',
      CreationDate: facts.at,
      ModDate: facts.at,
    },
  });
  escapeMetadata(doc);
  for (const name of FONT_NAMES) doc.registerFont(name, fontFor(name));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, measure: measureOf(doc), spelled: spelledOf(doc), y: TOP, running: '', parents: [root] };
}

/**
 * The library sets the facts into its XML as they are. They are escaped when that is written; by then the plain ones
 * stand in the information dictionary, which PDF/A wants to say the same.
 */
function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const end = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    for (const [key, value] of Object.entries(doc.info)) {
      if (typeof value === 'string') Object.assign(doc.info, { [key]: xmlText(value) });
    }
    end();
  };
}

/** Widths are asked for again and again, word by word; each is laid out once. */
function measureOf(doc: PDFKit.PDFDocument): Measure {
  const widths = new Map<string, number>();
  return (text, style) => {
    const key = `${style.font} ${style.size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = doc.font(style.font).fontSize(style.size).widthOfString(text);
    widths.set(key, width);
    return width;
  };
}

export function newPage(sheet: Sheet): void {
  sheet.doc.addPage();
  sheet.y = TOP;
  if (sheet.running === '') return;
  const [line = ''] = broken(sheet, sheet.running, NOTE, WIDTH);
  ornament(sheet, () => setLines(sheet, [line], NOTE, LEFT, sheet.y));
  sheet.y += NOTE.leading + 6;
}

export const pagesOf = ({ doc }: Sheet): number => doc.bufferedPageRange().count;

/** Turns the page when less than so many points are left on it. */
export function needRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > BOTTOM) newPage(sheet);
}

export const roomLeft = (sheet: Sheet): number => BOTTOM - sheet.y;

/** Draws a group of things that belong together for a reader by ear. */
export function within(sheet: Sheet, type: string, draw: () => void): void {
  const element = openGroup(sheet, type);
  draw();
  closeGroup(sheet, element);
}

/** The same for a long group, which lets other work of the process through while it is drawn. */
export async function withinLong(sheet: Sheet, type: string, draw: () => Promise<void>): Promise<void> {
  const element = openGroup(sheet, type);
  await draw();
  closeGroup(sheet, element);
}

function openGroup(sheet: Sheet, type: string): Element {
  const element = sheet.doc.struct(type);
  sheet.parents.at(-1)?.add(element);
  sheet.parents.push(element);
  return element;
}

function closeGroup(sheet: Sheet, element: Element): void {
  sheet.parents.pop();
  element.end();
}

export interface Alternate {
  readonly alt?: string;
  readonly scope?: 'Row' | 'Column';
}

/** Draws one piece of content with its tag. */
export function leaf(sheet: Sheet, type: string, draw: () => void, options: Alternate = {}): void {
  sheet.parents.at(-1)?.add(sheet.doc.struct(type, options as PDFKit.Mixins.StructureElementOptions, draw));
}

/** Lines, rules and frames that say nothing by themselves. */
export function ornament(sheet: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void {
  sheet.doc.markContent('Artifact', { type: 'Layout' });
  draw(sheet.doc);
  sheet.doc.endMarkedContent();
}

/** Sets lines that are already broken, from the top given. */
export function setLines(sheet: Sheet, lines: readonly string[], style: Style, x: number, top: number): void {
  sheet.doc.font(style.font).fontSize(style.size).fillColor(style.color);
  for (const [i, line] of lines.entries()) {
    if (line !== '') sheet.doc.text(line, x, top + i * style.leading, { lineBreak: false });
  }
}

/** One line whose right end stands at x. */
export function setRight(sheet: Sheet, text: string, style: Style, x: number, top: number): void {
  setLines(sheet, [text], style, x - sheet.measure(text, style), top);
}

/** Text broken to a width; what it would need on the page is its count times the leading. */
export const broken = (sheet: Sheet, text: string, style: Style, width: number): string[] =>
  linesOf(sheet.spelled(text, style.font), style, width, sheet.measure);

export interface ParagraphBox {
  readonly x?: number;
  readonly width?: number;
  readonly type?: string;
  readonly after?: number;
}

/** A paragraph at the cursor, over as many pages as it takes. */
export function paragraph(sheet: Sheet, text: string, style: Style = BODY, box: ParagraphBox = {}): void {
  const { x = LEFT, width = WIDTH, type = 'P', after = 4 } = box;
  let rest = broken(sheet, text, style, width);
  while (rest.length > 0) {
    const fitting = Math.max(0, Math.floor(roomLeft(sheet) / style.leading));
    // Never a single line alone at the foot of a page.
    if (fitting < Math.min(2, rest.length)) newPage(sheet);
    const count = Math.max(1, Math.floor(roomLeft(sheet) / style.leading));
    const part = rest.slice(0, count);
    leaf(sheet, type, () => setLines(sheet, part, style, x, sheet.y));
    sheet.y += part.length * style.leading;
    rest = rest.slice(count);
  }
  sheet.y += after;
}

/** A heading, kept on the page of the first lines that follow it. */
export function heading(sheet: Sheet, text: string, style: Style, level: 'H1' | 'H2' | 'H3', keep = 40): void {
  const lines = broken(sheet, text, style, WIDTH);
  needRoom(sheet, lines.length * style.leading + keep);
  leaf(sheet, level, () => setLines(sheet, lines, style, LEFT, sheet.y));
  sheet.y += lines.length * style.leading + 3;
}

export function rule(sheet: Sheet, color = RULE, weight = 0.6): void {
  ornament(sheet, (doc) => {
    doc
      .lineWidth(weight)
      .strokeColor(color)
      .moveTo(LEFT, sheet.y)
      .lineTo(LEFT + WIDTH, sheet.y)
      .stroke();
  });
}

/** Feet of all pages, then the bytes. */
export async function closeSheet(sheet: Sheet, foot: string): Promise<Uint8Array> {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  const room = WIDTH - 80;
  const [line = ''] = broken(sheet, foot, NOTE, room);
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .lineWidth(0.5)
      .strokeColor(RULE)
      .moveTo(LEFT, FOOT - 5)
      .lineTo(LEFT + WIDTH, FOOT - 5)
      .stroke();
    setLines(sheet, [line], { ...NOTE, size: 7, color: QUIET }, LEFT, FOOT);
    setRight(sheet, `Page ${page + 1} of ${count}`, { ...NOTE, size: 7, color: QUIET }, LEFT + WIDTH, FOOT);
    doc.endMarkedContent();
  }
  return finishSheet(sheet);
}

/** The bytes of pages that need no feet. */
export function finishSheet({ doc, parents }: Sheet): Promise<Uint8Array> {
  parents[0]?.end();
  const bytes = collected(doc);
  doc.end();
  return bytes;
}

function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}
