// The words of a page as PDFium reads them, where it can be sure of every letter: the same parser that draws the page, and
// quick. Where it cannot, nothing is told, and pdf.js is asked.
import { boxOf, type LayerWord, type Lettering, type TextLayer, turnOf } from '#main/ingest/pdf/layer-words.ts';
import { around, type Box } from '#main/ingest/pdf/layout.ts';
import type { LetterStyle, PdfText } from '#main/ingest/pdf/pdf-text.ts';
import type { Affine, PdfPage } from '#main/ingest/pdf/pdfium.ts';

/**
 * Null where a letter or the end of a word is in doubt, letters are turned or slanted, other words are said to stand for
 * those drawn, or fields and notes may hold more.
 */
export function sureLayer(page: PdfPage, most: number): TextLayer | null {
  if (page.hasFields) return null;
  const { width, height, displayed } = page;
  const words = page.text((text) => new Reading(text, displayed, most).words());
  if (words === null || !words.every(({ box }) => isOnPaper(box, width, height)) || doOverlap(words)) return null;
  return { width, height, words: words.slice(0, most), whole: words.length <= most };
}

/** What stands off the page is not seen on it. */
const isOnPaper = (box: Box, width: number, height: number): boolean =>
  box[0] > -1 && box[1] > -1 && box[2] < width + 1 && box[3] < height + 1;

/** Words over words: PDFium leaves out letters that stand where the same ones stand already. */
function doOverlap(words: readonly LayerWord[]): boolean {
  const boxes = words.map(({ box }) => box).sort((one, other) => one[1] - other[1]);
  return boxes.some((one, i) => {
    for (let k = i + 1; k < boxes.length; k++) {
      const other = boxes[k] as Box;
      const height = Math.min(one[3] - one[1], other[3] - other[1]);
      if (other[1] > one[3] - height / 2) break;
      const across = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
      const down = Math.min(one[3], other[3]) - other[1];
      if (across > height / 4 && down > height / 2) return true;
    }
    return false;
  });
}

/** What PDFium tells a hyphen at the end of a line by. */
const LINE_END_HYPHEN = 2;
/**
 * How far apart letters stand, in heights of the lettering: those of one word drawn in one go, those of one word drawn in
 * several, and those of two words. Further back than the last they are not beside each other.
 */
const WITHIN = 0.1;
const CLOSE = 0.05;
const CLEAR = 0.12;
const BACK = -0.25;
/** Further up or down than this is another line. */
const LEVEL = 0.55;
/** A tilt less than this of the letters is none. */
const UPRIGHT = 1e-3;

/** Written as one letter, or set apart by more than a plain space (as Unicode decomposes them, NFKC). */
const COMPOSED = /[\u00b5\u037e\u2126\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufb4f]/;

const SPACE = /\s/u;
/** Not what a deed holds: unassigned, of private use, a control; a line break that is drawn is a letter nobody knows. */
const ODD = /\p{C}|\ufffd/u;
const IS_SPACE = 1;
const IS_ODD = 2;

/** Of ASCII known beforehand. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => kindOf(code));

function kindOf(code: number): number {
  const letter = String.fromCodePoint(Math.min(code, 0x10ffff));
  return (SPACE.test(letter) ? IS_SPACE : 0) | (ODD.test(letter) ? IS_ODD : 0);
}

/** Letters that PDFium tells of one that is drawn. */
const LIGATURE = /(?:f[fil]|st)$/;

/** Letter by letter; what stands together and was drawn in one go is the piece under way. */
class Reading {
  readonly #text: PdfText;
  readonly #displayed: Affine;
  readonly #most: number;
  readonly #words: LayerWord[] = [];
  readonly #letterings = new Map<number, Lettering | null>();
  /** Of the piece: what drew it, 0 where none is under way, and how. */
  #object = 0;
  #lettering: Lettering | null = null;
  #letters = '';
  #x = 0;
  #y = 0;
  /** It goes on with the word before. */
  #joins = false;
  /** Where its last letter begins and ends. */
  #left = 0;
  #right = 0;

  constructor(text: PdfText, displayed: Affine, most: number) {
    this.#text = text;
    this.#displayed = displayed;
    this.#most = most;
  }

  words(): LayerWord[] | null {
    const text = this.#text;
    let parted = false;
    for (let i = 0; i < text.count && this.#words.length <= this.#most; i++) {
      const code = text.codeOf(i);
      const kind = KINDS[code] ?? kindOf(code);
      const isSpace = (kind & IS_SPACE) !== 0;
      const isDrawn = !isSpace || !text.isFound(i);
      if (isDrawn && code !== LINE_END_HYPHEN && ((kind & IS_ODD) !== 0 || text.isUnknown(i))) return null;
      if (!isSpace && !this.#take(i, code === LINE_END_HYPHEN ? '-' : String.fromCodePoint(code), parted)) return null;
      parted = isSpace;
    }
    if (this.#object !== 0) this.#end();
    return this.#words;
  }

  /** One more letter of the piece, or the first of the next; false where it is in doubt which. */
  #take(index: number, letter: string, parted: boolean): boolean {
    const text = this.#text;
    const object = text.objectOf(index);
    const before = this.#lettering;
    const isSame = before !== null && this.#object === object;
    const lettering = isSame ? before : this.#letteringOf(object, index);
    if (lettering === null) return false;
    text.lookAt(index);
    const { x, y, right } = text;
    let joins = false;
    if (before !== null) {
      const size = Math.max(before.size, lettering.size);
      const gap = (x - this.#right) / size;
      const isBeside = gap > BACK && Math.abs(y - this.#y) < LEVEL * size;
      if (isSame && !parted && x === this.#left && LIGATURE.test(this.#letters + letter)) {
        this.#letters += letter;
        return true;
      }
      // Where the letters stand and the spaces that were drawn or found must tell the same of where words end.
      if (isBeside ? (parted ? gap < CLEAR : gap > (isSame ? WITHIN : CLOSE)) : isSame) return false;
      joins = isBeside && !parted;
      if (isSame && joins) {
        this.#letters += letter;
        this.#left = x;
        this.#right = right;
        return true;
      }
      this.#end();
    }
    this.#object = object;
    this.#lettering = lettering;
    this.#letters = letter;
    this.#x = x;
    this.#y = y;
    this.#joins = joins;
    this.#left = x;
    this.#right = right;
    return true;
  }

  /** The piece becomes a word, or goes on with the last. */
  #end(): void {
    const lettering = this.#lettering as Lettering;
    const on = this.#displayed;
    const x = this.#x;
    const y = this.#y;
    const length = (this.#right - x) * (on[0] * lettering.along[0] + on[1] * lettering.along[1]);
    const box = boxOf(lettering, on[0] * x + on[2] * y + on[4], on[1] * x + on[3] * y + on[5], 0, length);
    const text = COMPOSED.test(this.#letters) ? this.#letters.normalize('NFKC') : this.#letters;
    const before = this.#joins ? this.#words.at(-1) : undefined;
    if (before === undefined) this.#words.push({ text, box, turn: turnOf(lettering.along) });
    else {
      before.text += text;
      before.box = around(before.box, box);
    }
  }

  /** Null where other words are said to stand for the letters, or they do not stand upright. */
  #letteringOf(object: number, letter: number): Lettering | null {
    let lettering = this.#letterings.get(object);
    if (lettering === undefined) {
      const style = object === 0 || this.#text.isReplaced(letter) ? null : this.#text.styleOf(letter);
      lettering = style !== null && isUpright(style) ? letteringOf(style, this.#displayed) : null;
      this.#letterings.set(object, lettering);
    }
    return lettering;
  }
}

const isUpright = ({ matrix: [a, b, c, d], size }: LetterStyle): boolean =>
  size > 0 && a > 0 && d > 0 && Math.abs(b) < UPRIGHT * a && Math.abs(c) < UPRIGHT * d;

function letteringOf({ matrix, size, ascent, descent }: LetterStyle, [a, b, c, d]: Affine): Lettering {
  const along: [number, number] = [a * matrix[0] + c * matrix[1], b * matrix[0] + d * matrix[1]];
  const stretch = Math.hypot(...along) || 1;
  const tall = Math.hypot(a * matrix[2] + c * matrix[3], b * matrix[2] + d * matrix[3]) * size || 1;
  const sane = ascent > 0 && ascent < 2 && descent > -1;
  return {
    along: [along[0] / stretch, along[1] / stretch],
    size: tall,
    ascent: (sane ? ascent : 0.8) * tall,
    descent: (sane ? Math.min(descent, 0) : -0.2) * tall,
  };
}
