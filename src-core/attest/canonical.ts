// A strict JSON reader that loses nothing: it writes the canonical form as it reads, in one pass, or refuses.
import { numberSpelling } from '#core/attest/number-spelling.ts';
import { type Shape, shapeInside, shapeOf, sortedKeys, withKey } from '#core/attest/object-shape.ts';
import { byCodePoint, stringSpelling, tokenSpelling } from '#core/attest/string-spelling.ts';

/** One member of the outermost object: its raw text as it stood, and its canonical form. */
export interface Member {
  readonly key: string;
  readonly raw: string;
  readonly canonical: string;
}

const DEEPEST = 64;
const PLAIN = /[ !#-[\]-~]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
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
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): Member[] {
    this.#space();
    const members: Member[] = [];
    this.#object(1, shapeOf(null, '', ''), (key, start, canonical) => {
      members.push({ key, raw: this.#text.slice(start, this.#at), canonical });
    });
    this.#space();
    if (this.#at !== this.#text.length) throw new Unreadable();
    return members;
  }

  /** `home` is the shape of the object, up to the key, that the value stands in. */
  #value(depth: number, home: Shape): string {
    const first = this.#text[this.#at];
    if (first === '"') return this.#quoted();
    if (first === '{') return this.#object(depth + 1, shapeInside(home));
    if (first === '[') return this.#array(depth + 1, home);
    const literal = first === undefined ? undefined : LITERALS[first];
    return literal === undefined ? this.#number() : this.#literal(literal);
  }

  #object(depth: number, empty: Shape, each?: (key: string, start: number, canonical: string) => void): string {
    this.#take('{');
    if (depth > DEEPEST) throw new Unreadable();
    this.#space();
    if (this.#skip('}')) return '{}';
    const values: string[] = [];
    let shape = empty;
    do {
      this.#space();
      shape = this.#key(shape);
      this.#space();
      this.#take(':');
      this.#space();
      const start = this.#at;
      const canonical = this.#value(depth, shape);
      each?.(shape.key, start, canonical);
      values.push(canonical);
      this.#space();
    } while (this.#skip(','));
    this.#take('}');
    return objectOf(shape, values);
  }

  #array(depth: number, home: Shape): string {
    this.#take('[');
    if (depth > DEEPEST) throw new Unreadable();
    this.#space();
    if (this.#skip(']')) return '[]';
    const items: string[] = [];
    do {
      this.#space();
      items.push(this.#value(depth, home));
      this.#space();
    } while (this.#skip(','));
    this.#take(']');
    return `[${items.join(',')}]`;
  }

  /** A string value in canonical spelling. */
  #quoted(): string {
    PLAIN.lastIndex = this.#at + 1;
    PLAIN.test(this.#text);
    const token = tokenSpelling(this.#text, this.#at, PLAIN.lastIndex);
    if (token === null) return spelled(this.#decoded());
    this.#at = token.end;
    return token.spelling;
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
    NUMBER.lastIndex = this.#at;
    if (!NUMBER.test(this.#text)) throw new Unreadable();
    const token = this.#text.slice(this.#at, NUMBER.lastIndex);
    this.#at = NUMBER.lastIndex;
    const spelling = numberSpelling(token);
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
  const pieces: string[] = [];
  for (const { position, lead } of keys) pieces.push(lead, values[position] ?? '');
  pieces.push('}');
  // Joined rather than added up: a flat text, where a sum of thousands would be a tree to be flattened in the end.
  return pieces.join('');
}
