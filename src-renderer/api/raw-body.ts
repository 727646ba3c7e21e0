// A signed body is its bytes: it is put into a request and taken out of a reply as text, never re-serialized.

/** The request body of a post-back that wraps a held body and adds facts of its own. */
export function wrapBody(held: string, facts: Readonly<Record<string, unknown>>): string {
  const rest = Object.entries(facts).map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{"extraction":${held}${rest.join('')}}`;
}

/** The exact text of a top-level member of a JSON object; null when there is none. */
export function sliceOfMember(text: string, key: string): string | null {
  let at = text.indexOf('{') + 1;
  while (at > 0 && at < text.length) {
    const opening = text.indexOf('"', at);
    if (opening < 0) return null;
    const closing = endOfString(text, opening);
    const start = skipBlank(text, text.indexOf(':', closing) + 1);
    const end = endOfValue(text, start);
    if (JSON.parse(text.slice(opening, closing)) === key) return text.slice(start, end);
    at = text.indexOf(',', end) + 1;
  }
  return null;
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (' \t\n\r'.includes(text[at] ?? 'x')) at += 1;
  return at;
}

/** The index after the closing quote of the string that opens at `from`. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const mark = text[at];
    if (mark === '"') {
      at = endOfString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (mark === '{' || mark === '[') depth += 1;
    if (mark === '}' || mark === ']') depth -= 1;
    if (depth < 0 || (depth === 0 && mark === ',')) return trimEnd(text, from, at);
    at += 1;
    if (depth === 0 && (mark === '}' || mark === ']')) return at;
  }
  return at;
}

function trimEnd(text: string, from: number, end: number): number {
  let at = end;
  while (at > from && ' \t\n\r'.includes(text[at - 1] ?? 'x')) at -= 1;
  return at;
}
