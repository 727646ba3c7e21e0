// XML as a row of events, as much of it as office documents use. Document types, and with them entities of one's own, are
// refused: nothing can be made to grow.

export type XmlEvent =
  | { readonly kind: 'open' | 'empty'; readonly name: string; readonly attributes: (name: string) => string | null }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([^\s<>/!?]+)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>|([^<]+)/y;

/** Throws where it is not well formed. */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  let at = xml.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < xml.length) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(xml);
    if (found === null) throw new Error('The XML is not well formed.');
    at = TOKEN.lastIndex;
    const [, data, slash, name, rest = '', self, text] = found;
    if (data !== undefined) yield { kind: 'text', text: data };
    else if (text !== undefined) yield { kind: 'text', text: decoded(text) };
    else if (name === undefined) continue;
    else if (slash === '/') {
      if (open.pop() !== name) throw new Error('The XML is not well formed.');
      yield { kind: 'close', name };
    } else {
      if (self === '') open.push(name);
      yield { kind: self === '' ? 'open' : 'empty', name, attributes: (wanted) => attributeOf(rest, wanted) };
    }
  }
  if (open.length > 0) throw new Error('The XML ends too soon.');
}

function attributeOf(rest: string, wanted: string): string | null {
  for (const [, name, double, single] of rest.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (name === wanted) return decoded(double ?? single ?? '');
  }
  return null;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
