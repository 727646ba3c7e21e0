// Strings in the spelling of the canonical form: printable ASCII as it is, everything else escaped.

const ESCAPES = new Map<number, string>([
  [0x22, '\\"'],
  [0x5c, '\\\\'],
  [0x0a, '\\n'],
  [0x0d, '\\r'],
  [0x09, '\\t'],
  [0x0c, '\\f'],
  [0x08, '\\b'],
]);

/** The text as a quoted, ASCII-only JSON string; null when it holds half of a surrogate pair. */
export function stringSpelling(text: string): string | null {
  let spelled = '"';
  let copied = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x20 && unit <= 0x7e && unit !== 0x22 && unit !== 0x5c) continue;
    spelled += text.slice(copied, i) + escapeOf(unit);
    copied = i + 1;
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const low = text.charCodeAt(i + 1);
    if (unit > 0xdbff || !(low >= 0xdc00 && low <= 0xdfff)) return null;
    spelled += escapeOf(low);
    copied += 1;
    i += 1;
  }
  return `${spelled}${text.slice(copied)}"`;
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
