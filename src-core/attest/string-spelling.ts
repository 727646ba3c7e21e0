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

/** Whether an escape by this letter is canonical as it stands. */
export const isPlainEscape = (unit: number): boolean => PLAIN_ESCAPES.has(unit);

/** The units of the character beyond ASCII that begins with one of two: 1, 2 for a pair, 0 for half of one. */
export function unitsAt(unit: number, next: number): number {
  if (unit < 0xd800 || unit > 0xdfff) return 1;
  return unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff ? 2 : 0;
}

/** The character at an index beyond ASCII, both halves of a pair together; null for half a pair. */
function wideEscape(text: string, index: number): string | null {
  const [unit, next] = [text.charCodeAt(index), text.charCodeAt(index + 1)];
  const units = unitsAt(unit, next);
  if (units === 0) return null;
  return units === 1 ? escapeOf(unit) : escapeOf(unit) + escapeOf(next);
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
