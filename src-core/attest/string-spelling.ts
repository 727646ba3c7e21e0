// Strings in the spelling of the canonical form: printable ASCII as it is, everything else escaped.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const ESCAPES = new Map<number, string>([
  [QUOTE, '\\"'],
  [BACKSLASH, '\\\\'],
  [0x0a, '\\n'],
  [0x0d, '\\r'],
  [0x09, '\\t'],
  [0x0c, '\\f'],
  [0x08, '\\b'],
]);
/** Letters after a backslash whose escape is canonical as it stands: " \ b f n r t */
const PLAIN_ESCAPES: ReadonlySet<number> = new Set([QUOTE, BACKSLASH, 0x62, 0x66, 0x6e, 0x72, 0x74]);

/** The text as a quoted, ASCII-only JSON string; null when it holds half of a surrogate pair. */
export function stringSpelling(text: string): string | null {
  let spelled = '"';
  let copied = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x20 && unit <= 0x7e && unit !== QUOTE && unit !== BACKSLASH) continue;
    const escaped = unit < 0x80 ? escapeOf(unit) : wideEscape(text, i);
    if (escaped === null) return null;
    spelled += text.slice(copied, i) + escaped;
    // A pair is two units and twelve letters.
    i += escaped.length === 12 ? 1 : 0;
    copied = i + 1;
  }
  return `${spelled}${text.slice(copied)}"`;
}

export interface SpelledToken {
  readonly spelling: string;
  /** The index after the closing quote. */
  readonly end: number;
}

/**
 * The string token that opens at `start`, in canonical spelling, when its escapes are canonical already; null when it
 * must be decoded first, or is no string at all. `from` is the first index that may need a closer look.
 */
export function tokenSpelling(text: string, start: number, from: number): SpelledToken | null {
  let spelled = '';
  let copied = start;
  for (let i = from; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) return { spelling: spelled + text.slice(copied, i + 1), end: i + 1 };
    if (unit === BACKSLASH) {
      if (!PLAIN_ESCAPES.has(text.charCodeAt(i + 1))) return null;
      i += 1;
    } else if (unit < 0x20 || unit > 0x7e) {
      const escaped = unit < 0x7f ? null : wideEscape(text, i);
      if (escaped === null) return null;
      spelled += text.slice(copied, i) + escaped;
      i += escaped.length === 12 ? 1 : 0;
      copied = i + 1;
    }
  }
  return null;
}

/** The character at an index beyond ASCII, both halves of a pair together; null for half a pair. */
function wideEscape(text: string, index: number): string | null {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdfff) return escapeOf(unit);
  const low = text.charCodeAt(index + 1);
  return unit <= 0xdbff && low >= 0xdc00 && low <= 0xdfff ? escapeOf(unit) + escapeOf(low) : null;
}

function escapeOf(unit: number): string {
  return ESCAPES.get(unit) ?? `\\u${unit.toString(16).padStart(4, '0')}`;
}

/** Order by code point. UTF-16 order differs where a surrogate pair meets a character above U+DFFF. */
export function byCodePoint(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return aboveSurrogates(left) - aboveSurrogates(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points beyond the basic plane: they sort after all of it. */
function aboveSurrogates(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
