// What can be said of a document at the door, before anybody reads it.
import { Refusal } from '#core/api/errors.ts';
import { decodeText, isPlainText, kindOf } from '#main/ingest/formats/kind-of.ts';
import { whyNoDeed } from '#main/ingest/formats/not-a-deed.ts';

/** Refuses bytes that are empty, of no accepted kind, or text that is too long or blank. */
export function checkDocument(bytes: Uint8Array, declaredText: boolean, textBytes: number): void {
  if (bytes.length === 0) throw new Refusal('empty_document');
  const kind = declaredText ? 'text' : kindOf(bytes);
  const no_deed = kind === null || kind === 'text' ? whyNoDeed(bytes) : null;
  if (kind === null || no_deed !== null) throw new Refusal('unsupported_format', {}, no_deed ?? undefined);
  if (kind !== 'text') return;
  if (bytes.length > textBytes) throw new Refusal('text_too_large');
  if (isPlainText(bytes)) return;
  const text = decodeText(bytes);
  if (text === null) throw new Refusal('unsupported_format', {}, 'The text is not UTF-8.');
  if (text.trim() === '') throw new Refusal('empty_document');
}

/** A refusal of one document of a batch says which: its name, and its place where names repeat. */
export function namingDocument<Checked>(document: string, position: number, check: () => Checked): Checked {
  try {
    return check();
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    const message = `${document === '' ? `Document ${position + 1}` : document}: ${fault.message}`;
    throw new Refusal(fault.type, { ...fault.extras, document, position }, message);
  }
}

/** The document's own name: no folders, no control characters, at most 255 letters. */
export function documentName(given: string): string {
  if (given === '') return '';
  const name = given.replaceAll('\\', '/').split('/').at(-1) ?? '';
  // Half of a surrogate pair, sent or left by the cut, could not be signed.
  return name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 255)
    .replace(/\p{Cs}/gu, '');
}

/** Neither beyond ASCII nor with a percent sign. */
const PLAIN = /^[ -$&-~]*$/;

/** A header's text: HTTP carries Latin-1, clients send UTF-8 or percent signs for anything beyond it. */
export function headerText(value: string): string {
  if (PLAIN.test(value)) return value;
  const utf8 = decodedUtf8(Buffer.from(value, 'latin1'));
  if (utf8 !== null && utf8 !== value) return utf8;
  if (!/%[0-9A-Fa-f]{2}/.test(value)) return value;
  try {
    const decoded = decodeURIComponent(value);
    // A plain name with a percent sign in it is left as it is.
    return /^[ -~]*$/.test(decoded) ? value : decoded;
  } catch {
    return value;
  }
}

function decodedUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
