// The text of a Word document (Office Open XML, ECMA-376 part 1): paragraphs as lines, rows of tables as lines, inserted
// text as text. What was deleted, struck out or hidden is left out, and what is left out of what the page shows is said.
// Headers, footers and notes stand apart behind the text, so that they never run into a call.
import { strFromU8, unzipSync } from 'fflate';
import { Refusal } from '#core/api/errors.ts';
import {
  type DocxStyles,
  lookOf,
  NO_MARKS,
  NO_STYLES,
  readStyles,
  type TextLook,
  type TextMarks,
  withProperty,
} from '#main/ingest/formats/docx-styles.ts';
import { type XmlEvent, xmlEvents } from '#main/ingest/formats/xml-events.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';

export interface DocxText {
  /** Pages parted by form feeds. */
  readonly text: string;
  /** What of the document was left unread, in sentences. */
  readonly unread: readonly string[];
}

const MAIN = 'word/document.xml';
const BESIDE = /^word\/(?:header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const STYLES = /^word\/styles\d*\.xml$/;
const MOST_PARTS = 40;
/** The names of WordprocessingML, with what stands before them. */
const WORDS_NAMESPACE =
  /([\w:]*=)?\s*["'](?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)["']/g;
const BROKEN = () => new Refusal('conversion_failed', {}, 'The Word document is damaged and cannot be opened.');

export function readDocx(bytes: Uint8Array, limits: IngestLimits): DocxText {
  const parts = partsOf(bytes, limits);
  const main = parts.get(MAIN);
  if (main === undefined) throw BROKEN();
  const told = new Set<string>();
  const styles = stylesOf(parts, told);
  const body = textOfPart(main, told, styles);
  const beside = [...parts]
    .filter(([name]) => BESIDE.test(name))
    .map(([, xml]) => textOfPart(xml, told, styles).trim());
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
  const wanted = (name: string) => name === MAIN || BESIDE.test(name) || STYLES.test(name);
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

/** What is written under another prefix than Word's own is not seen here, whatever it strikes out. */
function isWordsOwn(xml: string): boolean {
  return [...xml.matchAll(WORDS_NAMESPACE)].every(([, before]) => before === 'xmlns:w=');
}

function stylesOf(parts: ReadonlyMap<string, string>, told: Set<string>): DocxStyles {
  const found = [...parts].filter(([name]) => STYLES.test(name)).map(([, xml]) => xml);
  if ([...parts.values()].some((xml) => !isWordsOwn(xml))) told.add(LEFT_OUT.unsure);
  if (found.length > 1 || found.some((xml) => !/<w:styles[\s>]/.test(xml))) told.add(LEFT_OUT.unsure);
  const [xml] = found;
  if (xml === undefined) return NO_STYLES;
  try {
    return readStyles(xml);
  } catch {
    throw BROKEN();
  }
}

const LEFT_OUT = {
  deleted: 'The document has tracked changes: what was inserted is read, what was deleted is left out.',
  struck: 'The document has text that is struck out, which is left out.',
  hidden: 'The document has hidden text, which is left out.',
  unsure: 'A style of the document strikes out or hides text that another takes back; look whether it stands.',
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
  'w:rPrChange',
  'w:pPrChange',
]);
/** How text looked before a tracked change of its look. */
const FORMER = /^w:(?:strike|dstrike|vanish)$/;
/** The signs of the Symbol font that deeds use. */
const SYMBOLS: Readonly<Record<string, string>> = { B0: '°', A2: '′', B2: '″', B1: '±', '2D': '-', B4: '×' };
const SYMBOL_FONT = /^symbol$/i;

function textOfPart(xml: string, told: Set<string>, styles: DocxStyles): string {
  const reader = new PartReader(told, styles);
  try {
    for (const event of xmlEvents(xml)) reader.take(event);
  } catch {
    throw BROKEN();
  }
  return reader.text();
}

/** A run as far as it was read: what is set on it, and the styles it stands under. */
interface Run {
  marks: TextMarks;
  character: string;
  raised: boolean;
  readonly paragraph: string;
  readonly table: string;
}

class PartReader {
  readonly #told: Set<string>;
  readonly #styles: DocxStyles;
  readonly #out: string[] = [];
  /** How deep within something that is skipped. */
  #skipping = 0;
  #inText = false;
  #inProperties = false;
  #inParagraphProperties = false;
  /** One within another: a text box stands in a run, and holds paragraphs of its own. */
  readonly #runs: Run[] = [];
  readonly #paragraphs: string[] = [];
  readonly #tables: string[] = [];
  /** How deep within rows of tables: their cells share a line. */
  #rows = 0;

  constructor(told: Set<string>, styles: DocxStyles) {
    this.#told = told;
    this.#styles = styles;
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
    if (this.#isUnseen(text.trim() !== '')) return;
    // A raised figure is that of a fraction, 12 1/2, and no further digit of the number before it.
    if (this.#runs.at(-1)?.raised === true && /^\d/.test(text)) this.#out.push(' ');
    this.#out.push(text);
  }

  /** What stands in a run that is struck out or hidden does so too; `says` where there is something to miss. */
  #isUnseen(says: boolean): boolean {
    const looks = this.#runs.map((run): TextLook => lookOf(this.#styles, run, run.marks));
    if (says && looks.some(({ hidden }) => hidden)) this.#told.add(LEFT_OUT.hidden);
    if (says && looks.some(({ struck }) => struck)) this.#told.add(LEFT_OUT.struck);
    if (says && looks.some(({ unsure }) => unsure)) this.#told.add(LEFT_OUT.unsure);
    return looks.some(({ hidden, struck }) => hidden || struck);
  }

  #open({ kind, name, attributes }: Extract<XmlEvent, { attributes: unknown }>): void {
    const opens = kind === 'open';
    if (this.#skipping > 0 || SKIPPED.has(name)) {
      if (name === 'w:del' || name === 'w:moveFrom' || FORMER.test(name)) this.#told.add(LEFT_OUT.deleted);
      if (opens) this.#skipping += 1;
      return;
    }
    if (name === 'w:ins' || name === 'w:moveTo') this.#told.add(LEFT_OUT.deleted);
    if (opens) this.#begin(name);
    if (name === 'w:pPr') this.#inParagraphProperties = opens;
    if (name === 'w:rPr') this.#inProperties = opens;
    this.#property(name, attributes('w:val'));
    if (name === 'w:t') this.#inText = opens;
    if (name === 'w:tr' && opens) this.#rows += 1;
    if (name === 'w:altChunk' || name === 'w:subDoc') this.#told.add(LEFT_OUT.joined);
    if (name === 'm:oMath') this.#told.add(LEFT_OUT.equation);
    if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') this.#told.add(LEFT_OUT.picture);
    const sign = this.#sign(name, attributes);
    if (sign !== '' && !this.#isUnseen(sign.trim() !== '')) this.#out.push(sign);
  }

  #begin(name: string): void {
    if (name === 'w:p') this.#paragraphs.push('');
    if (name === 'w:tbl') this.#tables.push('');
    if (name !== 'w:r') return;
    const [paragraph, table] = [this.#paragraphs.at(-1) ?? '', this.#tables.at(-1) ?? ''];
    this.#runs.push({ marks: NO_MARKS, character: '', raised: false, paragraph, table });
  }

  #property(name: string, value: string | null): void {
    if (name === 'w:pStyle') this.#paragraphs.splice(-1, 1, value ?? '');
    if (name === 'w:tblStyle') this.#tables.splice(-1, 1, value ?? '');
    // A row that is hidden whole is read, and said.
    if (name === 'w:hidden' && withProperty(NO_MARKS, 'w:vanish', value).vanish === true)
      this.#told.add(LEFT_OUT.unsure);
    const run = this.#runs.at(-1);
    // What is set on the mark at the end of a paragraph is no text.
    if (!this.#inProperties || this.#inParagraphProperties || run === undefined) return;
    if (name === 'w:rStyle') run.character = value ?? '';
    if (name === 'w:vertAlign') run.raised = value === 'superscript';
    run.marks = withProperty(run.marks, name, value);
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
    if (name === 'w:pPr') this.#inParagraphProperties = false;
    if (name === 'w:r') this.#runs.pop();
    if (name === 'w:tbl') this.#tables.pop();
    if (name === 'w:p') {
      this.#paragraphs.pop();
      this.#out.push(this.#lineEnd());
    }
    if (name === 'w:tc') this.#out.push('\t');
    if (name !== 'w:tr') return;
    this.#rows -= 1;
    this.#out.push(this.#lineEnd());
  }
}
