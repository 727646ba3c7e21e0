// Text as DXF carries it: one line always. Lettering is plain ASCII with every other character by its code, because
// readers disagree on the encoding of what is drawn; extended data is the UTF-8 that R2010 prescribes.
import { emsBetween, emsOf, widthOfEms } from '#core/drawing/figure-geometry.ts';

/** Bytes of one string of extended data. */
export const DATA_PIECE = 240;
/** Of a UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;
/** An entity holds at most 16 KB of extended data. */
/** Bytes of one string of extended data. */
const DATA_PIECES = 60;

/** For a TEXT entity: the degree sign by its control code, which a stray %% must not be taken for. */
export function drawnText(text: string): string {
  if (PLAIN.test(text)) return text;
  const marked = oneLine(text).replaceAll('%%', '% %').replaceAll('°', '%%d');
  return PRINTABLE.test(marked) ? marked : marked.replace(/[^ -~]/gu, ascii);
}

/** For extended data: pieces of the string, each short enough in bytes, none cut inside a character. */
export function dataStrings(key: string, text: string): string[] {
  const line = oneLine(text);
  const whole = `${key}=${line}`;
  if (whole.length * MOST_BYTES <= DATA_PIECE || Buffer.byteLength(whole) <= DATA_PIECE) return [whole];
  const pieces: string[] = [];
  let piece = `${key}=`;
  let bytes = piece.length;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > DATA_PIECE) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += character;
    bytes += more;
  }
  pieces.push(piece);
  if (pieces.length <= DATA_PIECES) return pieces;
  return [...pieces.slice(0, DATA_PIECES), '(the rest stands in the extraction)'];
}

const PRINTABLE = /^[ -~]*$/;
/** Written as it is: there is no control code to be taken for one, either. */
const PLAIN = /^[ -$&-~]*$/;

/** Neither broken nor half of a pair. */
const WHOLE = /^[ -~\u00a0-\u2027\u2030-\ud7ff\ue000-\uffff]*$/;

/** A line break would start a new group of the file. */
const oneLine = (text: string): string =>
  WHOLE.test(text) ? text : text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Characters outside ASCII as \U+XXXX, which AutoCAD, LibreCAD and ezdxf turn back. */
function ascii(character: string): string {
  return Array.from({ length: character.length }, (_, i) => {
    const code = character.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0');
    return `\\U+${code}`;
  }).join('');
}

interface Line {
  readonly text: string;
  readonly width_ft: number;
}

const SPACE_EMS = emsOf(' ');
/** Other than one space between words. */
const SPACES = /[^\S ]|\s\s/;
const [FIRST_SPACE, LAST_PLAIN] = [0x20, 0x7e];

/** Whether there is nothing but one space between words, which most lettering is told to be by its plain letters. */
function isSpaced(text: string): boolean {
  let before = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < FIRST_SPACE || unit > LAST_PLAIN) return !SPACES.test(text);
    if (unit === FIRST_SPACE && before === FIRST_SPACE) return false;
    before = unit;
  }
  return true;
}

/** Lines of words no wider than asked for; a word wider than a line stands alone. */
export function wrapped(text: string, height_ft: number, width_ft: number): Line[] {
  const spaced = isSpaced(text) ? text : text.replace(/\s+/g, ' ');
  const lines: Line[] = [];
  const end = (to: number, ems: number) =>
    lines.push({ text: spaced.slice(begun, to), width_ft: widthOfEms(ems, height_ft) });
  let begun = 0;
  let ended = 0;
  let ems = 0;
  for (let from = 0; from <= spaced.length; from = ended + 1) {
    const found = spaced.indexOf(' ', from);
    const to = found < 0 ? spaced.length : found;
    // Only the word is measured: a line that grows would be gone through again with each.
    if (ended === begun) begun = from;
    const longer_ems = emsBetween(spaced, from, to, from === begun ? 0 : ems + SPACE_EMS);
    if (from > begun && widthOfEms(longer_ems, height_ft) > width_ft) {
      end(ended, ems);
      begun = from;
      ems = emsBetween(spaced, from, to, 0);
    } else ems = longer_ems;
    ended = to;
  }
  end(ended, ems);
  return lines;
}
