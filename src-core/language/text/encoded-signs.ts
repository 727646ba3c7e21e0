// Signs that a file carries as the name or the code of a character, or in the letters of another code page: "&deg;", "%%d", "Â°", "Chr(176)".
import { codeAt } from '#core/language/text/code-at.ts';

export interface EncodedSign {
  /** The sign that is meant; a space for a space that does not break. */
  readonly sign: string;
  readonly end: number;
}

const SIGNS: Record<string, string> = {
  '°': "&deg; &ordm; &#176; &#186; &#730; &#xb0; &#xba; Â° Âº Ëš â° Ã‚Â° %%d chr(176) chr(186) char(176) \\u00b0 \\xb0 \\xba \\'b0 ^\\circ ^{\\circ} \\circ \\degree",
  "'": "&prime; &#8242; &rsquo; &lsquo; &apos; &#39; &#039; &#8217; &#x27; &acute; Â´ â€² â€™ â€˜ chr(39) \\u2019 \\u2032 \\'92 \\x27",
  '"': "&Prime; &#8243; &quot; &rdquo; &ldquo; &#34; &#8221; &#x22; â€³ â€œ â€\u009d chr(34) \\u201d \\u2033 \\'94 \\x22",
  '-': "&ndash; &mdash; &#8211; &#8212; &#150; &#151; â€“ â€” \\u2013 \\u2014 \\'96 \\'97",
  '½': "&frac12; &#189; Â½ \\u00bd \\'bd",
  '¼': "&frac14; &#188; Â¼ \\u00bc \\'bc",
  '¾': "&frac34; &#190; Â¾ \\u00be \\'be",
  Δ: '&Delta; &#916; &#8710; Î”',
  '&': '&amp; &#38;',
  ' ': '&nbsp; &#160;',
};

/** Spellings by their first character. Only the names of primes and deltas tell capitals from small letters. */
const BY_OPENER = new Map<string, (readonly [string, string])[]>();
for (const [sign, spellings] of Object.entries(SIGNS)) {
  for (const spelling of spellings.split(' ')) {
    for (const opener of new Set([spelling[0] ?? '', (spelling[0] ?? '').toUpperCase()])) {
      const list = BY_OPENER.get(opener) ?? [];
      list.push([spelling, sign]);
      BY_OPENER.set(opener, list);
    }
  }
}
for (const list of BY_OPENER.values()) list.sort((a, b) => b[0].length - a[0].length);

const OPENERS = new Uint8Array(256);
for (const opener of BY_OPENER.keys()) OPENERS[opener.charCodeAt(0)] = 1;

/** By its first sign alone. */
export function mayBeEncoded(code: number): boolean {
  return code < OPENERS.length && OPENERS[code] === 1;
}

export function readEncodedSign(text: string, at: number): EncodedSign | null {
  if (isC(codeAt(text, at)) && !isH(codeAt(text, at + 1))) return null;
  const spellings = BY_OPENER.get(text[at] ?? '');
  if (spellings === undefined) return null;
  for (const [spelling, sign] of spellings) {
    const end = at + spelling.length;
    const written = text.slice(at, end);
    if (written === spelling || (!isCased(spelling) && written.toLowerCase() === spelling)) return { sign, end };
  }
  // What is left of a closing quote whose last byte has no sign of its own.
  return text.startsWith('â€', at) ? { sign: '"', end: at + 2 } : null;
}

/** Of words only those in "ch" can be one. */
function isC(code: number): boolean {
  return code === 99 || code === 67;
}

function isH(code: number): boolean {
  return code === 104 || code === 72;
}

function isCased(spelling: string): boolean {
  return spelling.toLowerCase() === '&prime;' || spelling.toLowerCase() === '&delta;';
}
