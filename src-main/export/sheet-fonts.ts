// The fonts of sheets, parsed once for the process. The words of one certificate stand on the next as well: what was laid
// out is kept for them.
import PDFDocument from 'pdfkit';
import { type FontName, fontFiles } from '#main/export/sheet-type.ts';

/** Some megabytes; the words that every certificate has are a few hundred. */
const MOST_RUNS = 2000;

interface Run {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly object[];
}

/** A font as the PDF library takes it in place of a file; its typings leave this out. */
interface Parsed {
  _glyphs: Record<number, unknown>;
  layout(text: string, features?: unknown): Run;
}

const parsed = new Map<FontName, Parsed>();
const runs = new Map<string, Run>();

/** A font for one document. */
export function fontFor(name: FontName): Buffer {
  const whole = parsedOf(name);
  // Its tables are those of the whole; the glyphs of which the document holds the outlines are its own.
  const font = Object.create(whole) as Parsed;
  font._glyphs = {};
  font.layout = (text, features) =>
    features === undefined ? copied(runOf(name, text)) : laidOut(whole, text, features);
  // The typings know files alone.
  return font as unknown as Buffer;
}

function parsedOf(name: FontName): Parsed {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const doc = new PDFDocument({ autoFirstPage: false }).font(fontFiles()[name]);
  const { font } = (doc as unknown as { _font: { font: Parsed } })._font;
  parsed.set(name, font);
  return font;
}

function runOf(name: FontName, text: string): Run {
  const key = `${name} ${text}`;
  const known = runs.get(key);
  if (known !== undefined) return known;
  if (runs.size >= MOST_RUNS) runs.clear();
  const run = laidOut(parsedOf(name), text);
  runs.set(key, run);
  return run;
}

/**
 * A glyph remembers the character that it was first asked for, and documents tell it to whoever copies their text.
 * With glyphs of its own a run says the same whatever was laid out before.
 */
function laidOut(font: Parsed, text: string, features?: unknown): Run {
  font._glyphs = {};
  return font.layout(text, features);
}

/** The library scales the positions that it is given in place. */
function copied(run: Run): Run {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}
