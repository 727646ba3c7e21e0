// What a document is, told by its bytes and never by its name.
import { isAscii, isUtf8 } from 'node:buffer';

export type DocumentKind = 'pdf' | 'tiff' | 'png' | 'jpeg' | 'docx' | 'text';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const TIFF_LITTLE = [0x49, 0x49, 0x2a, 0x00];
const TIFF_BIG = [0x4d, 0x4d, 0x00, 0x2a];

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The part of the archive that is a Word document's text. */
const WORD = 'word/document.xml';

/** Readers accept a PDF whose header stands anywhere in the first kilobyte (ISO 32000-1, Annex H). */
const PDF_HEADER_WITHIN = 1024;

/** Null when the bytes are none of the accepted kinds. */
export function kindOf(bytes: Uint8Array): DocumentKind | null {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, TIFF_LITTLE) || startsWith(bytes, TIFF_BIG)) return 'tiff';
  if (startsWith(bytes, codesOf('%PDF-'))) return 'pdf';
  if (startsWith(bytes, ZIP))
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(WORD) ? 'docx' : null;
  if (decodeText(bytes) !== null) return 'text';
  return latin1(bytes.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-') ? 'pdf' : null;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Form feeds and tabs occur in pasted text; a NUL or another control character means a binary file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001f]/;

/** The text of UTF-8 bytes without byte-order mark and with plain line ends; null when they are not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = isAscii(bytes) ? latin1(bytes) : findUtf8(bytes);
  if (text === null) return null;
  if (CONTROL.test(text)) return null;
  return text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text;
}

/** Whether it is text, as nearly all that is pasted, and not blank; where this says no, only reading it tells. */
export function isPlainText(bytes: Uint8Array): boolean {
  if (!isUtf8(bytes)) return false;
  // Byte for byte: of what stands for other letters none looks like these.
  const letters = latin1(bytes);
  return !CONTROL.test(letters) && /[!-~]/.test(letters);
}

function findUtf8(bytes: Uint8Array): string | null {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

function codesOf(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
