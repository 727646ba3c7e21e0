// JSON as models write it: between fences, with a comma too many, or broken off. What is missing at the end is closed; nothing
// is made up.

export interface NearJson {
  readonly value: unknown;
  /** It ended within a value. */
  readonly broken_off: boolean;
}

const DEEPEST = 32;

/** The first object in the text; null where there is none. */
export function readNearJson(text: string): NearJson | null {
  const from = text.indexOf('{');
  if (from < 0) return null;
  const strict = strictly(text.slice(from));
  if (strict !== null) return strict;
  const reading = new Reading(text, from);
  try {
    const value = reading.value(0);
    return { value, broken_off: reading.brokenOff };
  } catch (fault) {
    if (fault instanceof Misspelt) return null;
    throw fault;
  }
}

function strictly(text: string): NearJson | null {
  const end = text.lastIndexOf('}');
  if (end < 0) return null;
  try {
    return { value: JSON.parse(text.slice(0, end + 1)), broken_off: false };
  } catch {
    return null;
  }
}

class Misspelt extends Error {
  override name = 'Misspelt';
}

/** Where the text ends within a value, for which nothing can stand. */
const NOTHING = Symbol('nothing');

class Reading {
  readonly #text: string;
  #at: number;
  brokenOff = false;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  value(depth: number): unknown {
    if (depth > DEEPEST) throw new Misspelt();
    const sign = this.#next();
    if (sign === '{') return this.#object(depth);
    if (sign === '[') return this.#list(depth);
    if (sign === '"' || sign === "'" || sign === '“') return this.#string(sign);
    if (sign === '') {
      this.brokenOff = true;
      return NOTHING;
    }
    return this.#word();
  }

  #object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    this.#at += 1;
    for (;;) {
      const sign = this.#past(',');
      if (sign === '}') break;
      if (sign === '') {
        this.brokenOff = true;
        return object;
      }
      const key = this.#key(sign);
      if (this.#next() === ':') this.#at += 1;
      else if (this.#next() === '') this.brokenOff = true;
      else throw new Misspelt();
      const value = this.value(depth + 1);
      if (value !== NOTHING) object[key] = value;
      if (this.brokenOff) return object;
    }
    this.#at += 1;
    return object;
  }

  #list(depth: number): unknown[] {
    const list: unknown[] = [];
    this.#at += 1;
    for (;;) {
      const sign = this.#past(',');
      if (sign === ']') break;
      if (sign === '') {
        this.brokenOff = true;
        return list;
      }
      const value = this.value(depth + 1);
      // What was cut in the middle may say something else when it is whole, so it is left out.
      if (this.brokenOff) {
        if (typeof value === 'object' && value !== null && holdsLists(value)) list.push(value);
        return list;
      }
      list.push(value);
    }
    this.#at += 1;
    return list;
  }

  #key(sign: string): string {
    if (sign === '"' || sign === "'" || sign === '“') {
      const key = this.#string(sign);
      return typeof key === 'string' ? key : '';
    }
    const key = /^[A-Za-z_]\w*/.exec(this.#text.slice(this.#at, this.#at + 80))?.[0];
    if (key === undefined) throw new Misspelt();
    this.#at += key.length;
    return key;
  }

  #string(open: string): unknown {
    const close = open === '“' ? '”' : open;
    let text = '';
    for (let at = this.#at + 1; at < this.#text.length; at += 1) {
      const sign = this.#text.charAt(at);
      if (sign === close && (open !== '"' || this.#endsString(at))) {
        this.#at = at + 1;
        return text;
      }
      if (sign === '\\') {
        const [read, length] = escaped(this.#text, at);
        text += read;
        at += length - 1;
      } else text += sign;
    }
    this.#at = this.#text.length;
    this.brokenOff = true;
    return NOTHING;
  }

  /** The mark of seconds stands unescaped in many an answer: a mark ends a text only where something else goes on. */
  #endsString(at: number): boolean {
    return /^\s*(?:[,:}\]]|$)/.test(this.#text.slice(at + 1, at + 40));
  }

  #word(): unknown {
    const word = /^[-+.\w]+/.exec(this.#text.slice(this.#at, this.#at + 60))?.[0];
    if (word === undefined) throw new Misspelt();
    this.#at += word.length;
    if (/^true$/i.test(word)) return true;
    if (/^false$/i.test(word)) return false;
    if (/^(?:null|none)$/i.test(word)) return null;
    if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word);
    throw new Misspelt();
  }

  /** The next sign that is no blank and no comment; empty at the end. */
  #next(): string {
    for (;;) {
      const blank = /^(?:\s+|\/\/[^\n]*)/.exec(this.#text.slice(this.#at, this.#at + 400))?.[0] ?? '';
      if (blank === '') return this.#text.charAt(this.#at);
      this.#at += blank.length;
    }
  }

  #past(comma: string): string {
    let sign = this.#next();
    while (sign === comma) {
      this.#at += 1;
      sign = this.#next();
    }
    return sign;
  }
}

const holdsLists = (value: object): boolean => Object.values(value).some(Array.isArray);

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: ' ', f: ' ' };

/** What a back-stroke stands for, and how many signs it takes. */
function escaped(text: string, at: number): [string, number] {
  const sign = text.charAt(at + 1);
  const code = sign === 'u' ? /^[0-9a-fA-F]{4}/.exec(text.slice(at + 2, at + 6))?.[0] : undefined;
  if (code !== undefined) return [String.fromCharCode(Number.parseInt(code, 16)), 6];
  return [ESCAPES[sign] ?? sign, 2];
}
