// The words of a page as PDFium reads them, where it can be sure of every letter: the same parser that draws the page, and
// quick. Where it cannot, nothing is told, and pdf.js is asked.
import { addWord, type LayerWord, type Run, type TextLayer } from '#main/ingest/pdf/layer-words.ts';
import type { Box } from '#main/ingest/pdf/layout.ts';
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
const isOnPaper = ([x0, y0, x1, y1]: Box, width: number, height: number): boolean =>
  x0 > -1 && y0 > -1 && x1 < width + 1 && y1 < height + 1;

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

/** Codes of a kind, those of ASCII known beforehand. */
class Codes {
  readonly #pattern: RegExp;
  readonly #plain: readonly boolean[];

  constructor(pattern: RegExp) {
    this.#pattern = pattern;
    this.#plain = Array.from({ length: 128 }, (_, code) => pattern.test(String.fromCharCode(code)));
  }

  test(code: number): boolean {
    return this.#plain[code] ?? this.#pattern.test(String.fromCodePoint(Math.min(code, 0x10ffff)));
  }
}

const SPACE = new Codes(/\s/u);
/** Not what a deed holds: unassigned, of private use, a control; a line break that is drawn is a letter nobody knows. */
const ODD = new Codes(/\p{C}|\ufffd/u);

/** Letters that PDFium tells of one that is drawn. */
const LIGATURE = /(?:f[fil]|st)$/;

/** Letters drawn in one go that stand together. */
interface Piece {
  readonly object: number;
  readonly run: Run;
  readonly x: number;
  readonly y: number;
  /** A piece of the word before. */
  readonly joins: boolean;
  letters: string;
  /** Where the last letter begins and ends. */
  left: number;
  right: number;
}

class Reading {
  readonly #text: PdfText;
  readonly #displayed: Affine;
  readonly #most: number;
  readonly #words: LayerWord[] = [];
  readonly #runs = new Map<number, Run | null>();

  constructor(text: PdfText, displayed: Affine, most: number) {
    this.#text = text;
    this.#displayed = displayed;
    this.#most = most;
  }

  words(): LayerWord[] | null {
    let piece: Piece | null = null;
    let parted = false;
    for (let i = 0; i < this.#text.count && this.#words.length <= this.#most; i++) {
      const code = this.#text.codeOf(i);
      const isSpace = SPACE.test(code);
      const isDrawn = !isSpace || !this.#text.isFound(i);
      if (isDrawn && code !== LINE_END_HYPHEN && (ODD.test(code) || this.#text.isUnknown(i))) return null;
      if (isSpace) {
        parted = true;
        continue;
      }
      piece = this.#next(piece, i, code === LINE_END_HYPHEN ? '-' : String.fromCodePoint(code), parted);
      if (piece === null) return null;
      parted = false;
    }
    if (piece !== null) this.#add(piece);
    return this.#words;
  }

  /** The piece with one more letter, or the piece that this letter begins; null where it is in doubt which. */
  #next(before: Piece | null, index: number, letter: string, parted: boolean): Piece | null {
    const object = this.#text.objectOf(index);
    const run = this.#runOf(object, index);
    if (run === null) return null;
    const { x, y, right } = this.#text.standOf(index);
    let joins = false;
    if (before !== null) {
      const size = Math.max(before.run.size, run.size);
      const gap = (x - before.right) / size;
      const isBeside = gap > BACK && Math.abs(y - before.y) < LEVEL * size;
      const isSame = before.object === object;
      if (isSame && !parted && x === before.left && LIGATURE.test(before.letters + letter)) {
        before.letters += letter;
        return before;
      }
      // Where the letters stand and the spaces that were drawn or found must tell the same of where words end.
      if (isBeside ? (parted ? gap < CLEAR : gap > (isSame ? WITHIN : CLOSE)) : isSame) return null;
      if (isSame && !parted) {
        before.letters += letter;
        before.left = x;
        before.right = right;
        return before;
      }
      this.#add(before);
      joins = isBeside && !parted;
    }
    return { object, run, x, y, joins, letters: letter, left: x, right };
  }

  #add({ run, x, y, right, letters, joins }: Piece): void {
    const [a, b, c, d, e, f] = this.#displayed;
    const placed = { ...run, x: a * x + c * y + e, y: b * x + d * y + f };
    const length = (right - x) * (a * run.along[0] + b * run.along[1]);
    addWord(this.#words, placed, COMPOSED.test(letters) ? letters.normalize('NFKC') : letters, 0, length, joins);
  }

  /** Null where other words are said to stand for the letters, or they do not stand upright. */
  #runOf(object: number, letter: number): Run | null {
    let run = this.#runs.get(object);
    if (run === undefined) {
      const style = object === 0 || this.#text.isReplaced(letter) ? null : this.#text.styleOf(letter);
      run = style !== null && isUpright(style) ? runOf(style, this.#displayed) : null;
      this.#runs.set(object, run);
    }
    return run;
  }
}

const isUpright = ({ matrix: [a, b, c, d], size }: LetterStyle): boolean =>
  size > 0 && a > 0 && d > 0 && Math.abs(b) < UPRIGHT * a && Math.abs(c) < UPRIGHT * d;

/** Not placed yet. */
function runOf({ matrix, size, ascent, descent }: LetterStyle, [a, b, c, d]: Affine): Run {
  const along: [number, number] = [a * matrix[0] + c * matrix[1], b * matrix[0] + d * matrix[1]];
  const stretch = Math.hypot(...along) || 1;
  const tall = Math.hypot(a * matrix[2] + c * matrix[3], b * matrix[2] + d * matrix[3]) * size || 1;
  const sane = ascent > 0 && ascent < 2 && descent > -1;
  return {
    x: 0,
    y: 0,
    along: [along[0] / stretch, along[1] / stretch],
    size: tall,
    ascent: (sane ? ascent : 0.8) * tall,
    descent: (sane ? Math.min(descent, 0) : -0.2) * tall,
  };
}
