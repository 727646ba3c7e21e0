// A strict JSON reader that loses nothing: it writes the canonical form as it reads, in one pass, or refuses.
import { numberSpelling } from '#core/attest/number-spelling.ts';
import { type Shape, shapeOf, sortedKeys, withKey } from '#core/attest/object-shape.ts';
import { byCodePoint, stringSpelling } from '#core/attest/string-spelling.ts';

/** One member of the outermost object: its raw text as it stood, and its canonical form. */
export interface Member {
  readonly key: string;
  readonly raw: string;
  readonly canonical: string;
}

const DEEPEST = 64;
const PLAIN = /[ !#-[\]-~]*/y;
const INTEGER = /-?(?:0|[1-9][0-9]*)/y;
const FRACTION = /(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const LITERALS: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };

class Unreadable extends Error {}

/**
 * The members of a JSON object in document order. Null for anything that is not one, and for duplicate keys, lone
 * surrogates, numbers no double can hold, and more than 64 levels.
 */
export function readMembers(text: string): Member[] | null {
  try {
    return new Reader(text).document();
  } catch (fault) {
    if (fault instanceof Unreadable) return null;
    throw fault;
  }
}

/** The canonical form of an object made of these members. */
export function canonicalObject(members: readonly Pick<Member, 'key' | 'canonical'>[]): string {
  const written = members.toSorted((a, b) => byCodePoint(a.key, b.key));
  return `{${written.map(({ key, canonical }) => `${spelled(key)}:${canonical}`).join(',')}}`;
}

function spelled(text: string): string {
  const spelling = stringSpelling(text);
  if (spelling === null) throw new Unreadable();
  return spelling;
}

/** Control characters and unknown escapes are refused by the parser itself. */
function parsedString(token: string): string {
  try {
    return JSON.parse(token) as string;
  } catch {
    throw new Unreadable();
  }
}

class Reader {
  readonly #text: string;
  readonly #empty = shapeOf(null, '', '');
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): Member[] {
    this.#space();
    const members: Member[] = [];
    this.#object(1, (key, start, canonical) => {
      members.push({ key, raw: this.#text.slice(start, this.#at), canonical });
    });
    this.#space();
    if (this.#at !== this.#text.length) throw new Unreadable();
    return members;
  }

  #value(depth: number): string {
    const first = this.#text[this.#at];
    if (first === '"') return this.#quoted();
    if (first === '{') return this.#object(depth + 1);
    if (first === '[') return this.#array(depth + 1);
    const literal = first === undefined ? undefined : LITERALS[first];
    return literal === undefined ? this.#number() : this.#literal(literal);
  }

  #object(depth: number, each?: (key: string, start: number, canonical: string) => void): string {
    this.#take('{');
    if (depth > DEEPEST) throw new Unreadable();
    this.#space();
    if (this.#skip('}')) return '{}';
    const values: string[] = [];
    let shape = this.#empty;
    do {
      this.#space();
      shape = this.#key(shape);
      this.#space();
      this.#take(':');
      this.#space();
      const start = this.#at;
      const canonical = this.#value(depth);
      each?.(shape.key, start, canonical);
      values.push(canonical);
      this.#space();
    } while (this.#skip(','));
    this.#take('}');
    return objectOf(shape, values);
  }

  #array(depth: number): string {
    this.#take('[');
    if (depth > DEEPEST) throw new Unreadable();
    this.#space();
    if (this.#skip(']')) return '[]';
    let items = '';
    do {
      this.#space();
      items += items === '' ? this.#value(depth) : `,${this.#value(depth)}`;
      this.#space();
    } while (this.#skip(','));
    this.#take(']');
    return `[${items}]`;
  }

  /** A string value in canonical spelling. */
  #quoted(): string {
    return this.#plain() ?? spelled(this.#decoded());
  }

  #key(shape: Shape): Shape {
    const { likely } = shape;
    if (likely !== null && this.#text.startsWith(likely.spelling, this.#at)) {
      this.#at += likely.spelling.length;
      return likely;
    }
    if (this.#text[this.#at] !== '"') throw new Unreadable();
    const quoted = this.#plain();
    if (quoted !== null) return withKey(shape, quoted.slice(1, -1), quoted);
    const key = this.#decoded();
    return withKey(shape, key, spelled(key));
  }

  /** A string of printable ASCII without escapes, quotes included: its own canonical form. Else null, unmoved. */
  #plain(): string | null {
    PLAIN.lastIndex = this.#at + 1;
    PLAIN.test(this.#text);
    const end = PLAIN.lastIndex;
    if (this.#text[end] !== '"') return null;
    const quoted = this.#text.slice(this.#at, end + 1);
    this.#at = end + 1;
    return quoted;
  }

  #decoded(): string {
    const token = this.#text.slice(this.#at, this.#closingQuote() + 1);
    this.#at += token.length;
    return parsedString(token);
  }

  /** Where the string that opens here ends: the first quote that an even number of backslashes precedes. */
  #closingQuote(): number {
    let quote = this.#at;
    for (;;) {
      quote = this.#text.indexOf('"', quote + 1);
      if (quote < 0) throw new Unreadable();
      let before = quote;
      while (this.#text[before - 1] === '\\') before -= 1;
      if ((quote - before) % 2 === 0) return quote;
    }
  }

  #number(): string {
    INTEGER.lastIndex = this.#at;
    if (!INTEGER.test(this.#text)) throw new Unreadable();
    const start = this.#at;
    FRACTION.lastIndex = INTEGER.lastIndex;
    FRACTION.test(this.#text);
    const isInteger = FRACTION.lastIndex === INTEGER.lastIndex;
    this.#at = FRACTION.lastIndex;
    const spelling = numberSpelling(this.#text.slice(start, this.#at), isInteger);
    if (spelling === null) throw new Unreadable();
    return spelling;
  }

  #literal(word: string): string {
    if (!this.#text.startsWith(word, this.#at)) throw new Unreadable();
    this.#at += word.length;
    return word;
  }

  #space(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at += 1;
    }
  }

  #skip(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #take(character: string): void {
    if (!this.#skip(character)) throw new Unreadable();
  }
}

function objectOf(shape: Shape, values: readonly string[]): string {
  const keys = sortedKeys(shape);
  if (keys.length === 0) throw new Unreadable();
  let members = '';
  for (const { position, lead } of keys) members += lead + values[position];
  return `${members}}`;
}
