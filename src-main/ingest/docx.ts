// The text of a Word document (Office Open XML, ECMA-376 part 1): paragraphs as lines, rows of tables as lines, inserted
// text as text. What was deleted, struck out or hidden is left out, and what is left out of what the page shows is said.
// Headers, footers and notes stand apart behind the text, so that they never run into a call.
import { strFromU8, unzipSync } from 'fflate';
import { Refusal } from '#core/api/errors.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';
import { type XmlEvent, xmlEvents } from '#main/ingest/xml-events.ts';

export interface DocxText {
  /** Pages parted by form feeds. */
  readonly text: string;
  /** What of the document was left unread, in sentences. */
  readonly unread: readonly string[];
}

const MAIN = 'word/document.xml';
const BESIDE = /^word\/(?:header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const MOST_PARTS = 40;
const BROKEN = () => new Refusal('conversion_failed', {}, 'The Word document is damaged and cannot be opened.');

export function readDocx(bytes: Uint8Array, limits: IngestLimits): DocxText {
  const parts = partsOf(bytes, limits);
  const main = parts.get(MAIN);
  if (main === undefined) throw BROKEN();
  const told = new Set<string>();
  const body = textOfPart(main, told);
  const beside = [...parts].filter(([name]) => name !== MAIN).map(([, xml]) => textOfPart(xml, told).trim());
  const apart = [...new Set(beside.filter((text) => text !== ''))].join('\n');
  const text = apart === '' ? body : `${body}\f${apart}\n`;
  if (text.trim() === '') throw new Refusal('empty_document', {}, 'The Word document holds no text.');
  if (Buffer.byteLength(text) > limits.docx_text_bytes) throw new Refusal('document_too_large', {}, TOO_LONG);
  return { text, unread: [...told] };
}

const TOO_LONG = 'The Word document holds more text than a deed does, and was not read.';

/** The archive says how large each part is; what says too much, or is more than it says, is not unpacked. */
function partsOf(bytes: Uint8Array, limits: IngestLimits): Map<string, string> {
  let room = limits.docx_unpacked_bytes;
  let count = 0;
  const wanted = (name: string) => name === MAIN || BESIDE.test(name);
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted(name)) return false;
        room -= originalSize;
        count += 1;
        if (room < 0 || count > MOST_PARTS) throw new Refusal('document_too_large', {}, TOO_LONG);
        return true;
      },
    });
    return new Map(Object.entries(files).map(([name, part]) => [name, strFromU8(part)]));
  } catch (fault) {
    throw fault instanceof Refusal ? fault : BROKEN();
  }
}

const LEFT_OUT = {
  deleted: 'The document has tracked changes: what was inserted is read, what was deleted is left out.',
  struck: 'The document has text that is struck out, which is left out.',
  hidden: 'The document has hidden text, which is left out.',
  joined: 'The document joins other files into its text, which are not read.',
  equation: 'The document holds equations, which are not read.',
  picture: 'The document holds pictures, which are not read.',
  sign: 'The document holds signs of a symbol font that could not be read.',
} as const;

/** Whatever stands in these is not on the page, or is there a second time. */
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'w:delInstrText',
  'mc:Fallback',
  'w:rubyPr',
]);
/** The signs of the Symbol font that deeds use. */
const SYMBOLS: Readonly<Record<string, string>> = { B0: '°', A2: '′', B2: '″', B1: '±', '2D': '-', B4: '×' };
const SYMBOL_FONT = /^symbol$/i;

function textOfPart(xml: string, told: Set<string>): string {
  const reader = new PartReader(told);
  try {
    for (const event of xmlEvents(xml)) reader.take(event);
  } catch {
    throw BROKEN();
  }
  return reader.text();
}

class PartReader {
  readonly #told: Set<string>;
  readonly #out: string[] = [];
  /** How deep within something that is skipped. */
  #skipping = 0;
  #inText = false;
  #inProperties = false;
  #unseen = false;
  #hidden = false;
  #raised = false;
  /** How deep within rows of tables: their cells share a line. */
  #rows = 0;

  constructor(told: Set<string>) {
    this.#told = told;
  }

  text(): string {
    return this.#out.join('');
  }

  take(event: XmlEvent): void {
    if (event.kind === 'text') {
      if (this.#inText && this.#skipping === 0) this.#text(event.text.replace(/[\f\v]/g, ' '));
    } else if (event.kind === 'close') this.#close(event.name);
    else this.#open(event);
  }

  #text(text: string): void {
    if (this.#hidden && text.trim() !== '') this.#told.add(LEFT_OUT.hidden);
    if (this.#unseen) return;
    // A raised figure is that of a fraction, 12 1/2, and no further digit of the number before it.
    if (this.#raised && /^\d/.test(text)) this.#out.push(' ');
    this.#out.push(text);
  }

  #open({ kind, name, attributes }: Extract<XmlEvent, { attributes: unknown }>): void {
    const opens = kind === 'open';
    if (this.#skipping > 0 || SKIPPED.has(name)) {
      if (name === 'w:del' || name === 'w:moveFrom') this.#told.add(LEFT_OUT.deleted);
      if (opens) this.#skipping += 1;
      return;
    }
    if (name === 'w:ins' || name === 'w:moveTo') this.#told.add(LEFT_OUT.deleted);
    if (name === 'w:r') this.#beginRun();
    if (name === 'w:rPr') this.#inProperties = opens;
    if (this.#inProperties) this.#property(name, attributes('w:val'));
    if (name === 'w:t') this.#inText = opens;
    if (name === 'w:tr' && opens) this.#rows += 1;
    if (name === 'w:altChunk' || name === 'w:subDoc') this.#told.add(LEFT_OUT.joined);
    if (name === 'm:oMath') this.#told.add(LEFT_OUT.equation);
    if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') this.#told.add(LEFT_OUT.picture);
    if (!this.#unseen) this.#out.push(this.#sign(name, attributes));
  }

  #beginRun(): void {
    this.#unseen = false;
    this.#hidden = false;
    this.#raised = false;
  }

  #property(name: string, value: string | null): void {
    const on = value === null || !/^(?:0|false|off|none)$/i.test(value);
    if (!on) return;
    if (name === 'w:vertAlign') this.#raised = value === 'superscript';
    if (name === 'w:vanish') {
      this.#unseen = true;
      this.#hidden = true;
    }
    if (name !== 'w:strike' && name !== 'w:dstrike') return;
    this.#unseen = true;
    this.#told.add(LEFT_OUT.struck);
  }

  #sign(name: string, attributes: (name: string) => string | null): string {
    if (name === 'w:tab') return '\t';
    if (name === 'w:noBreakHyphen') return '-';
    if (name === 'w:cr') return this.#lineEnd();
    if (name === 'w:br') return attributes('w:type') === 'page' ? '\f' : this.#lineEnd();
    if (name !== 'w:sym') return '';
    const code = (attributes('w:char') ?? '').toUpperCase().replace(/^F0/, '');
    const known = SYMBOL_FONT.test(attributes('w:font') ?? '') ? SYMBOLS[code] : undefined;
    if (known === undefined) this.#told.add(LEFT_OUT.sign);
    return known ?? '\ufffd';
  }

  #lineEnd(): string {
    return this.#rows > 0 ? ' ' : '\n';
  }

  #close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    if (name === 'w:t') this.#inText = false;
    if (name === 'w:rPr') this.#inProperties = false;
    if (name === 'w:r') this.#beginRun();
    if (name === 'w:p') this.#out.push(this.#lineEnd());
    if (name === 'w:tc') this.#out.push('\t');
    if (name !== 'w:tr') return;
    this.#rows -= 1;
    this.#out.push(this.#lineEnd());
  }
}
