// The letters of one page as PDFium finds them, asked by their number.
import type { Affine, Pdfium, TextFunctions } from '#main/ingest/pdf/pdfium.ts';

export interface LetterStyle {
  /** Takes the unit of the font to the page's own space. */
  matrix: Affine;
  size: number;
  /** Above the base line and below it (negative), for the size. */
  ascent: number;
  descent: number;
}

/** Behind the answers: the name that is asked for. */
const KEY = 40;
const ACTUAL_TEXT = new TextEncoder().encode('ActualText\0');

export class PdfText {
  /** Bytes that the answers are written to. */
  static readonly SCRATCH = 64;

  readonly count: number;
  readonly #pdfium: Pdfium;
  readonly #functions: TextFunctions;
  readonly #text: number;
  readonly #at: number;
  #doubles: Float64Array;
  #floats: Float32Array;
  /** Of the letter last looked at, in the page's own space: where it stands on its base line, and how far one that is upright reaches. */
  x = 0;
  y = 0;
  right = 0;

  /** `at` is room for the answers. */
  constructor(module: Pdfium, text: number, at: number) {
    this.#pdfium = module;
    this.#functions = module.wasmExports;
    this.#text = text;
    this.#at = at;
    this.#doubles = new Float64Array(module.HEAPU8.buffer);
    this.#floats = new Float32Array(module.HEAPU8.buffer);
    module.HEAPU8.set(ACTUAL_TEXT, at + KEY);
    this.count = this.#functions.FPDFText_CountChars(text);
  }

  /** Its code in Unicode. */
  codeOf(letter: number): number {
    return this.#functions.FPDFText_GetUnicode(this.#text, letter);
  }

  /** A space that is not in the document but found between its letters. */
  isFound(letter: number): boolean {
    return this.#functions.FPDFText_IsGenerated(this.#text, letter) === 1;
  }

  /** The font does not say which letter this is. */
  isUnknown(letter: number): boolean {
    return this.#functions.FPDFText_HasUnicodeMapError(this.#text, letter) !== 0;
  }

  /** What drew it: the letters drawn in one go have the same. */
  objectOf(letter: number): number {
    return this.#functions.FPDFText_GetTextObject(this.#text, letter);
  }

  /** Sets `x`, `y` and `right`: a page has thousands of letters, and none needs an object of its own. */
  lookAt(letter: number): void {
    this.#functions.FPDFText_GetCharOrigin(this.#text, letter, this.#at, this.#at + 8);
    this.#functions.FPDFText_GetLooseCharBox(this.#text, letter, this.#at + 16);
    this.x = this.#double(0);
    this.y = this.#double(8);
    this.right = this.#float(24);
  }

  styleOf(letter: number): LetterStyle {
    const font = this.#functions.FPDFTextObj_GetFont(this.objectOf(letter));
    const told = this.#functions.FPDFText_GetMatrix(this.#text, letter, this.#at) === 1;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = told ? [0, 4, 8, 12, 16, 20].map((at) => this.#float(at)) : [];
    const hasAscent = this.#functions.FPDFFont_GetAscent(font, 1, this.#at) === 1;
    const ascent = hasAscent ? this.#float(0) : Number.NaN;
    const hasDescent = this.#functions.FPDFFont_GetDescent(font, 1, this.#at) === 1;
    const descent = hasDescent ? this.#float(0) : Number.NaN;
    return {
      matrix: [a, b, c, d, e, f],
      size: this.#functions.FPDFText_GetFontSize(this.#text, letter),
      ascent,
      descent,
    };
  }

  /** Other words are said to stand here than those drawn (ActualText; ISO 32000-1, 14.9.4). */
  isReplaced(letter: number): boolean {
    const object = this.objectOf(letter);
    const marks = this.#functions.FPDFPageObj_CountMarks(object);
    for (let i = 0; i < marks; i++) {
      const mark = this.#functions.FPDFPageObj_GetMark(object, i);
      if (this.#functions.FPDFPageObjMark_GetParamStringValue(mark, this.#at + KEY, 0, 0, this.#at) === 1) return true;
    }
    return false;
  }

  #float(offset: number): number {
    return this.#floats[(this.#at + offset) >> 2] ?? this.#moved().getFloat32(this.#at + offset, true);
  }

  #double(offset: number): number {
    return this.#doubles[(this.#at + offset) >> 3] ?? this.#moved().getFloat64(this.#at + offset, true);
  }

  /** The memory moves when it grows, and what was seen of it holds nothing more. */
  #moved(): DataView {
    const { buffer } = this.#pdfium.HEAPU8;
    this.#doubles = new Float64Array(buffer);
    this.#floats = new Float32Array(buffer);
    return new DataView(buffer);
  }
}
