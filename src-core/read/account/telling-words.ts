// Words without which a pattern cannot match. One look over the document finds where all of them stand, so that the many
// patterns for what a deed rarely says are tried only on passages that hold one of their words.
import { type DocumentText, inFlow } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';

export interface Telling {
  readonly pattern: RegExp;
}

/** A stretch of the document's flow. */
export interface Passage extends Span {
  readonly text: string;
}

export interface TellingPlaces {
  readonly document: DocumentText;
  /** Offsets in the flow, in order; null where the words cannot be looked for, so that every pattern is tried. */
  readonly places: ReadonlyMap<Telling, readonly number[]> | null;
}

const TELLINGS = new Map<string, Telling[]>();

/** A pattern with the beginnings of words, in small letters, one of which begins within whatever it matches. */
export function telling(words: string | readonly string[], pattern: RegExp): Telling {
  const own: Telling = { pattern };
  for (const word of typeof words === 'string' ? words.split(' ') : words)
    TELLINGS.set(word, [...(TELLINGS.get(word) ?? []), own]);
  return own;
}

interface Lookout {
  readonly pattern: RegExp;
  readonly tellings: ReadonlyMap<string, readonly Telling[]>;
}

let lookout: Lookout | null = null;

/** The longest word is found first, and speaks for the shorter ones that it begins with. */
function lookoutOf(): Lookout {
  const words = [...TELLINGS.keys()].sort((a, b) => b.length - a.length);
  const tellings = words.map((word): [string, Telling[]] => [
    word,
    words.flatMap((other) => (word.startsWith(other) ? (TELLINGS.get(other) ?? []) : [])),
  ]);
  const sources = words.map((word) => word.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`));
  return { pattern: new RegExp(String.raw`\b(?:${sources.join('|')})`, 'g'), tellings: new Map(tellings) };
}

export function tellingPlacesOf(document: DocumentText): TellingPlaces {
  const { text } = document.flow;
  const lower = withoutBreaks(text.toLowerCase());
  if (lower.length !== text.length || !document.flow.isEven) return { document, places: null };
  lookout ??= lookoutOf();
  const { pattern, tellings } = lookout;
  const places = new Map<Telling, number[]>();
  pattern.lastIndex = 0;
  for (let found = pattern.exec(lower); found !== null; found = pattern.exec(lower)) {
    for (const one of tellings.get(found[0]) ?? []) {
      const own = places.get(one);
      if (own === undefined) places.set(one, [found.index]);
      else own.push(found.index);
    }
    // Within a phrase other words may begin.
    pattern.lastIndex = found.index + 1;
  }
  return { document, places };
}

/** Words that a hyphen parts at the end of a line are put together, and what they lose is made good behind them. */
function withoutBreaks(lower: string): string {
  return lower.includes('- ') ? lower.replaceAll(/([a-z])- ([a-z]+)/g, '$1$2  ') : lower;
}

/** Whether the pattern may match within the passage. */
export function mayTell({ document, places }: TellingPlaces, passage: Span, one: Telling): boolean {
  if (places === null || beginsWithinWord(document.flow.text, passage.start)) return true;
  const own = places.get(one);
  if (own === undefined) return false;
  let low = 0;
  let high = own.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((own[middle] ?? 0) < passage.start) low = middle + 1;
    else high = middle;
  }
  return (own[low] ?? Number.POSITIVE_INFINITY) < passage.end;
}

/** Where a passage was cut off within a word, what is left of it looks like a word of its own. */
function beginsWithinWord(text: string, at: number): boolean {
  return at > 0 && isWordSign(text.charCodeAt(at - 1)) && isWordSign(text.charCodeAt(at));
}

function isWordSign(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}

export function tells(places: TellingPlaces, passage: Passage, one: Telling): boolean {
  return mayTell(places, passage, one) && one.pattern.test(passage.text);
}

/** Where the pattern matches within the passage, in the flow; null where it does not. */
export function findTold(places: TellingPlaces, passage: Passage, one: Telling): Span | null {
  return mayTell(places, passage, one) ? matchIn(passage, one.pattern) : null;
}

/** Where a pattern matches; a word put together over the end of a line before it moves the place by its break. */
export function matchIn({ start, text }: Passage, pattern: RegExp): Span | null {
  const match = pattern.exec(text);
  return match === null ? null : { start: start + match.index, end: start + match.index + match[0].length };
}

/** The passage in single spaces; the span is one of the document's text. */
export function passageAt(places: TellingPlaces, span: Span): Passage {
  const { start, end } = inFlow(places.document, span);
  const raw = places.document.flow.text.slice(start, end);
  const text = raw.includes('- ') ? raw.replaceAll(/([A-Za-z])- (?=[a-z])/g, '$1') : raw;
  return { start, end, text: places.places === null ? text.replaceAll(/\s+/g, ' ') : text };
}

/** The last or first so many signs of a passage. */
export function lastOf(passage: Passage, length: number): Passage {
  const text = passage.text.slice(-length);
  return { start: passage.end - text.length, end: passage.end, text };
}

export function firstOf(passage: Passage, length: number): Passage {
  const text = passage.text.slice(0, length);
  return { start: passage.start, end: passage.start + text.length, text };
}
