// PDFium, as far as ingest needs it: what a page is made of, and its picture in grey.
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Box } from '#main/ingest/pdf/layout.ts';
import { packageFile } from '#main/ingest/pdf/package-file.ts';
import { PdfText } from '#main/ingest/pdf/pdf-text.ts';

/** The functions of the module itself; the package types only those that it wraps (fpdfview.h, fpdf_edit.h, fpdf_text.h). */
export interface Pdfium {
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, data: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): void;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  wasmExports: TextFunctions & {
    malloc(size: number): number;
    free(pointer: number): void;
    __indirect_function_table: { set(index: number, value: unknown): void };
  };
  HEAPU8: Uint8Array;
}

/** The same functions without what the package lays around each call; asked for every letter. */
export interface TextFunctions {
  FPDFTextObj_GetFont(object: number): number;
  FPDFFont_GetAscent(font: number, size: number, ascent: number): number;
  FPDFFont_GetDescent(font: number, size: number, descent: number): number;
  FPDFPageObj_CountMarks(object: number): number;
  FPDFPageObj_GetMark(object: number, index: number): number;
  FPDFPageObjMark_GetParamStringValue(mark: number, key: number, into: number, size: number, length: number): number;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_IsGenerated(text: number, index: number): number;
  FPDFText_HasUnicodeMapError(text: number, index: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  FPDFText_GetFontSize(text: number, index: number): number;
  FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
}

export interface PageObject {
  kind: 'text' | 'image' | 'other';
  /** Of an image, on the page as displayed, in points. */
  box: Box;
  /** Text that leaves no mark on the page: the layer of an earlier recognition. */
  invisible: boolean;
  /** Of an image, in its own pixels. */
  pixels: { width: number; height: number } | null;
}

export interface Raster {
  width: number;
  height: number;
  /** One byte a pixel, 0 black to 255 white. */
  grey: Uint8Array;
}

/** x' = ax + cy + e, y' = bx + dy + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const NOWHERE: Box = [0, 0, 0, 0];
const FAR = 1000;
const TEXT = 1;
const IMAGE = 3;
const FORM = 5;
const FREE_TEXT = 3;
const WIDGET = 20;
const GREY = 1;
const DRAW_ANNOTATIONS = 0x01;
const DRAW_GREY = 0x08;
const PASSWORD_ERROR = 4;
const REMOVE_SECURITY = 3;

let loaded: Promise<Pdfium> | null = null;

async function pdfium(): Promise<Pdfium> {
  const wasm = readFileSync(packageFile('@hyzyla/pdfium/pdfium.wasm'));
  const wasmBinary = new Uint8Array(wasm).buffer;
  const library = await PDFiumLibrary.init({ wasmBinary });
  // The wrapper keeps the module private and types a part of it; the rest of PDFium's own interface is needed here.
  return (library as unknown as { module: Pdfium }).module;
}

export class PdfDocument {
  readonly #pdfium: Pdfium;
  readonly #data: number;
  readonly #document: number;

  private constructor(module: Pdfium, data: number, document: number) {
    this.#pdfium = module;
    this.#data = data;
    this.#document = document;
  }

  /** Throws `locked` for a document that needs a password and `broken` for one that is not a PDF. */
  static async open(bytes: Uint8Array, password = ''): Promise<PdfDocument> {
    loaded ??= pdfium();
    const module = await loaded;
    const word = new TextEncoder().encode(`${password}\0`);
    const data = module.wasmExports.malloc(bytes.length + word.length);
    module.HEAPU8.set(bytes, data);
    // Behind the document, for as long as that is open.
    module.HEAPU8.set(word, data + bytes.length);
    const document = module._FPDF_LoadMemDocument(data, bytes.length, data + bytes.length);
    if (document === 0) {
      const code = module._FPDF_GetLastError();
      module.wasmExports.free(data);
      throw new Error(code === PASSWORD_ERROR ? 'locked' : 'broken');
    }
    return new PdfDocument(module, data, document);
  }

  get pages(): number {
    return this.#pdfium._FPDF_GetPageCount(this.#document);
  }

  /** A copy that needs no password. */
  withoutLock(): Uint8Array {
    const { HEAPU8, wasmExports } = this.#pdfium;
    const parts: Uint8Array[] = [];
    const write = writerOf((from, size) => {
      parts.push(this.#pdfium.HEAPU8.slice(from, from + size));
      return 1;
    });
    // FPDF_FILEWRITE: its version, then the function that takes the bytes. The table of functions cannot grow; its first
    // place is the null pointer's, and is given back at once.
    const writer = wasmExports.malloc(8);
    new DataView(HEAPU8.buffer).setInt32(writer, 1, true);
    new DataView(HEAPU8.buffer).setInt32(writer + 4, 0, true);
    wasmExports.__indirect_function_table.set(0, write);
    try {
      if (this.#pdfium._FPDF_SaveAsCopy(this.#document, writer, REMOVE_SECURITY) === 0) throw new Error('broken');
    } finally {
      wasmExports.__indirect_function_table.set(0, null);
      wasmExports.free(writer);
    }
    return new Uint8Array(Buffer.concat(parts));
  }

  close(): void {
    this.#pdfium._FPDF_CloseDocument(this.#document);
    this.#pdfium.wasmExports.free(this.#data);
  }

  /** Lends the page of that number (from 1) to the work; null when the page cannot be loaded. */
  page<T>(number: number, work: (page: PdfPage) => T): T | null {
    const handle = this.#pdfium._FPDF_LoadPage(this.#document, number - 1);
    if (handle === 0) return null;
    try {
      return work(new PdfPage(this.#pdfium, handle));
    } finally {
      this.#pdfium._FPDF_ClosePage(handle);
    }
  }
}

/** As much of it as is needed: the types of Node leave WebAssembly to the browser's. */
interface Assembly {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly f: unknown } };
}

/** A module of one import passed on as its export: the type (i32, i32, i32) to i32 that the table wants. */
const PASS_ON = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 8, 1, 0x60, 3, 0x7f, 0x7f, 0x7f, 1, 0x7f, 2, 7, 1, 1, 0x65, 1, 0x66, 0, 0, 7, 5,
  1, 1, 0x66, 0, 0,
]);

function writerOf(take: (from: number, size: number) => number): unknown {
  const f = (_self: number, from: number, size: number) => take(from, size);
  const { Instance, Module } = (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;
  return new Instance(new Module(PASS_ON), { e: { f } }).exports.f;
}

export class PdfPage {
  readonly #pdfium: Pdfium;
  readonly #handle: number;
  #displayed: Affine | null = null;

  constructor(module: Pdfium, handle: number) {
    this.#pdfium = module;
    this.#handle = handle;
  }

  /** As displayed, in points. */
  get width(): number {
    return this.#pdfium._FPDF_GetPageWidth(this.#handle);
  }

  get height(): number {
    return this.#pdfium._FPDF_GetPageHeight(this.#handle);
  }

  /** The objects of the page in the order they are painted, at most so many; a form counts as what it holds. */
  objects(most: number): PageObject[] {
    const found: PageObject[] = [];
    const count = this.#pdfium._FPDFPage_CountObjects(this.#handle);
    for (let i = 0; i < count && found.length < most; i++) {
      this.#add(found, this.#pdfium._FPDFPage_GetObject(this.#handle, i), most, 0);
    }
    return found;
  }

  #add(found: PageObject[], object: number, most: number, depth: number): void {
    const type = this.#pdfium._FPDFPageObj_GetType(object);
    if (type === FORM && depth < 8) {
      const count = this.#pdfium._FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count && found.length < most; i++) {
        this.#add(found, this.#pdfium._FPDFFormObj_GetObject(object, i), most, depth + 1);
      }
      return;
    }
    const mode = type === TEXT ? this.#pdfium._FPDFTextObj_GetTextRenderMode(object) : 0;
    found.push({
      kind: type === TEXT ? 'text' : type === IMAGE ? 'image' : 'other',
      box: type === IMAGE ? this.#box(object) : NOWHERE,
      invisible: mode === 3 || mode === 7,
      pixels: type === IMAGE ? this.#pixels(object) : null,
    });
  }

  #box(object: number): Box {
    return this.#scratch(16, (at) => {
      if (this.#pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) return NOWHERE;
      const heap = this.#heap();
      const [left, bottom] = [heap.getFloat32(at, true), heap.getFloat32(at + 4, true)];
      const [right, top] = [heap.getFloat32(at + 8, true), heap.getFloat32(at + 12, true)];
      const [a, b, c, d, e, f] = this.displayed;
      const [x0, x1] = [a * left + c * top + e, a * right + c * bottom + e];
      const [y0, y1] = [b * left + d * top + f, b * right + d * bottom + f];
      return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
    });
  }

  /** From the page's own space to the page as displayed, in points from its upper left corner. */
  get displayed(): Affine {
    this.#displayed ??= this.#scratch(8, (at) => {
      // PDFium answers in whole pixels: asked for a page drawn at a thousand to the point, and for points far apart.
      const [width, height] = [Math.round(this.width * 1000), Math.round(this.height * 1000)];
      const shown = (x: number, y: number): [number, number] => {
        this.#pdfium._FPDF_PageToDevice(this.#handle, 0, 0, width, height, 0, x, y, at, at + 4);
        return [this.#heap().getInt32(at, true) / 1000, this.#heap().getInt32(at + 4, true) / 1000];
      };
      const [e, f] = shown(0, 0);
      const [ax, ay] = shown(FAR, 0);
      const [cx, cy] = shown(0, FAR);
      return [(ax - e) / FAR, (ay - f) / FAR, (cx - e) / FAR, (cy - f) / FAR, e, f];
    });
    return this.#displayed;
  }

  /** Whether words may stand on the page beside its text proper: in fields and typed notes. */
  get hasFields(): boolean {
    const count = this.#pdfium._FPDFPage_GetAnnotCount(this.#handle);
    for (let i = 0; i < count; i++) {
      const annotation = this.#pdfium._FPDFPage_GetAnnot(this.#handle, i);
      if (annotation === 0) return true;
      const subtype = this.#pdfium._FPDFAnnot_GetSubtype(annotation);
      this.#pdfium._FPDFPage_CloseAnnot(annotation);
      if (subtype === FREE_TEXT || subtype === WIDGET) return true;
    }
    return false;
  }

  /** Lends the letters of the page to the work; null when it cannot tell them. */
  text<T>(work: (text: PdfText) => T): T | null {
    const text = this.#pdfium._FPDFText_LoadPage(this.#handle);
    if (text === 0) return null;
    try {
      return this.#scratch(PdfText.SCRATCH, (at) => work(new PdfText(this.#pdfium, text, at)));
    } finally {
      this.#pdfium._FPDFText_ClosePage(text);
    }
  }

  #heap(): DataView {
    return new DataView(this.#pdfium.HEAPU8.buffer);
  }

  #pixels(object: number): { width: number; height: number } | null {
    return this.#scratch(8, (at) => {
      const ok = this.#pdfium._FPDFImageObj_GetImagePixelSize(object, at, at + 4);
      return ok === 0
        ? null
        : { width: this.#heap().getUint32(at, true), height: this.#heap().getUint32(at + 4, true) };
    });
  }

  draw(width: number, height: number): Raster {
    return this.#scratch(width * height, (at) => {
      const bitmap = this.#pdfium._FPDFBitmap_CreateEx(width, height, GREY, at, width);
      if (bitmap === 0) throw new Error('The page could not be drawn.');
      this.#pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      this.#pdfium._FPDF_RenderPageBitmap(bitmap, this.#handle, 0, 0, width, height, 0, DRAW_ANNOTATIONS | DRAW_GREY);
      this.#pdfium._FPDFBitmap_Destroy(bitmap);
      return { width, height, grey: this.#pdfium.HEAPU8.slice(at, at + width * height) };
    });
  }

  #scratch<T>(bytes: number, work: (at: number) => T): T {
    const at = this.#pdfium.wasmExports.malloc(bytes);
    if (at === 0) throw new Error('No memory to draw the page.');
    try {
      return work(at);
    } finally {
      this.#pdfium.wasmExports.free(at);
    }
  }
}
