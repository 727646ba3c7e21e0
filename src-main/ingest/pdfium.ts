// PDFium, as far as ingest needs it: what a page is made of, and its picture in grey.
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { packageFile } from '#main/ingest/worker-path.ts';

/** The functions of the module itself; the package types only those that it wraps (fpdfview.h, fpdf_edit.h). */
interface Pdfium {
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  _FPDF_CloseDocument(document: number): void;
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
  _FPDFTextObj_GetTextRenderMode(object: number): number;
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
  wasmExports: { malloc(size: number): number; free(pointer: number): void };
  HEAPU8: Uint8Array;
}

export interface PageObject {
  kind: 'text' | 'image' | 'other';
  /** User space of the page: left, bottom, right, top. */
  bounds: [number, number, number, number];
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

const TEXT = 1;
const IMAGE = 3;
const FORM = 5;
const GREY = 1;
const DRAW_ANNOTATIONS = 0x01;
const DRAW_GREY = 0x08;
const PASSWORD_ERROR = 4;

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
  static async open(bytes: Uint8Array): Promise<PdfDocument> {
    loaded ??= pdfium();
    const module = await loaded;
    const data = module.wasmExports.malloc(bytes.length + 1);
    module.HEAPU8.set(bytes, data);
    module.HEAPU8[data + bytes.length] = 0;
    // The terminating zero doubles as the empty password.
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

export class PdfPage {
  readonly #pdfium: Pdfium;
  readonly #handle: number;

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
      bounds: this.#bounds(object),
      invisible: mode === 3 || mode === 7,
      pixels: type === IMAGE ? this.#pixels(object) : null,
    });
  }

  #bounds(object: number): [number, number, number, number] {
    return this.#scratch(16, (at) => {
      const ok = this.#pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12);
      const heap = new DataView(this.#pdfium.HEAPU8.buffer);
      if (ok === 0) return [0, 0, 0, 0];
      return [
        heap.getFloat32(at, true),
        heap.getFloat32(at + 4, true),
        heap.getFloat32(at + 8, true),
        heap.getFloat32(at + 12, true),
      ];
    });
  }

  #pixels(object: number): { width: number; height: number } | null {
    return this.#scratch(8, (at) => {
      const ok = this.#pdfium._FPDFImageObj_GetImagePixelSize(object, at, at + 4);
      const heap = new DataView(this.#pdfium.HEAPU8.buffer);
      return ok === 0 ? null : { width: heap.getUint32(at, true), height: heap.getUint32(at + 4, true) };
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
