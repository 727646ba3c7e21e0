// A strict JSON reader that loses nothing: it notes the canonical form as it reads, in one pass, or refuses.
import { CanonicalTape } from '#core/attest/canonical-tape.ts';
import { numberSpelling } from '#core/attest/number-spelling.ts';
import { type Shape, shapeInside, withKey, withShapes } from '#core/attest/object-shape.ts';
import { byCodePoint, isPlainEscape, stringSpelling, unitsAt } from '#core/attest/string-spelling.ts';
import { unitsOf } from '#core/attest/text-units.ts';

/** One member of the outermost object: its raw text as it stood, and its canonical form in ASCII. */
export interface Member {
  readonly key: string;
  readonly raw: string;
  readonly canonical: Uint8Array;
}

const DEEPEST = 64;
const PLAIN = /[ !#-[\]-~]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;
const [QUOTE, BACKSLASH, POINT, MINUS, ZERO, NINE] = [0x22, 0x5c, 0x2e, 0x2d, 0x30, 0x39] as const;
const EMPTY_OBJECT = '{}';
/** Such digits are the shortest spelling of their number already; see the spelling of numbers. */
const MOST_DIGITS = 15;

class Unreadable extends Error {}

/**
 * The members of a JSON object in document order. Null for anything that is not one, and for duplicate keys, lone
 * surrogates, numbers no double can hold, and more than 64 levels.
 */
export function readMembers(text: string, units: Uint16Array = unitsOf(text)): Member[] | null {
  try {
    return withShapes((empty) => new Reader(text, units).document(empty));
  } catch (fault) {
    if (fault instanceof Unreadable) return null;
    throw fault;
  }
}

/** The canonical form of an object made of these members. */
export function canonicalObject(members: readonly Pick<Member, 'key' | 'canonical'>[]): Uint8Array {
  const written = members.toSorted((a, b) => byCodePoint(a.key, b.key));
  if (written.length === 0) return asciiBytes(EMPTY_OBJECT);
  const pieces = written.flatMap(({ key, canonical }, i) => [
    asciiBytes(`${i === 0 ? '{' : ','}${spelled(key)}:`),
    canonical,
  ]);
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 1));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  whole[at] = '}'.charCodeAt(0);
  return whole;
}

function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
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
  readonly #units: Uint16Array;
  readonly #tape: CanonicalTape;
  #at = 0;

  constructor(text: string, units: Uint16Array) {
    this.#text = text;
    this.#units = units;
    this.#tape = new CanonicalTape(units, DEEPEST);
  }

  document(empty: Shape): Member[] {
    this.#space();
    const members: Member[] = [];
    let before = 0;
    this.#object(1, empty, (key, start, place) => {
      const canonical = this.#tape.bytesOf(place, this.#tape.size - before);
      before = this.#tape.size;
      members.push({ key, raw: this.#text.slice(start, this.#at), canonical });
    });
    this.#space();
    if (this.#at !== this.#text.length) throw new Unreadable();
    return members;
  }

  /** Answers its place on the tape; `home` is the shape of the object, up to the key, that the value stands in. */
  #value(depth: number, home: Shape): number {
    const first = this.#units[this.#at] ?? 0;
    if (first === QUOTE) return this.#quoted();
    if (first === MINUS || (first >= ZERO && first <= NINE)) return this.#number();
    if (first === 0x7b) return this.#object(depth + 1, shapeInside(home));
    if (first === 0x5b) return this.#array(depth + 1, home);
    if (first === 0x6e) return this.#literal('null');
    if (first === 0x74) return this.#literal('true');
    if (first === 0x66) return this.#literal('false');
    throw new Unreadable();
  }

  #object(depth: number, empty: Shape, each?: (key: string, start: number, place: number) => void): number {
    const opens = this.#at;
    this.#take(0x7b);
    if (depth > DEEPEST) throw new Unreadable();
    this.#space();
    if (this.#skip(0x7d)) return this.#tape.spelled(EMPTY_OBJECT);
    this.#tape.open(opens);
    let shape = empty;
    do {
      this.#space();
      shape = this.#keyWithColon(shape);
      this.#space();
      const start = this.#at;
      const place = this.#value(depth, shape);
      each?.(shape.key, start, place);
      this.#tape.hold(place);
      this.#space();
    } while (this.#skip(0x2c));
    this.#take(0x7d);
    const place = this.#tape.object(shape, this.#at);
    if (place === null) throw new Unreadable();
    return place;
  }

  #array(depth: number, home: Shape): number {
    const opens = this.#at;
    this.#take(0x5b);
    if (depth > DEEPEST) throw new Unreadable();
    this.#tape.open(opens);
    this.#space();
    if (!this.#skip(0x5d)) {
      do {
        this.#space();
        this.#tape.hold(this.#value(depth, home));
        this.#space();
      } while (this.#skip(0x2c));
      this.#take(0x5d);
    }
    return this.#tape.array(this.#at);
  }

  #quoted(): number {
    const units = this.#units;
    const start = this.#at;
    let wide = 0;
    // The nought behind the text ends what nothing else does.
    for (let i = start + 1; ; i += 1) {
      const unit = units[i] ?? 0;
      if (unit === QUOTE) {
        this.#at = i + 1;
        return wide === 0 ? this.#tape.asItStands(start, i + 1) : this.#tape.escaped(start, i + 1, wide);
      }
      if (unit === BACKSLASH) {
        if (!isPlainEscape(units[i + 1] ?? 0)) break;
        i += 1;
      } else if (unit > 0x7e) {
        const count = unitsAt(unit, units[i + 1] ?? 0);
        if (count === 0) break;
        wide += count;
        i += count - 1;
      } else if (unit < 0x20) break;
    }
    return this.#tape.spelled(spelled(this.#decoded()));
  }

  #keyWithColon(shape: Shape): Shape {
    const { likely } = shape;
    if (likely !== null && this.#isNext(likely.with_colon)) {
      this.#at += likely.with_colon.length;
      return likely;
    }
    const next = this.#key(shape);
    this.#space();
    this.#take(0x3a);
    return next;
  }

  #isNext(word: Uint16Array): boolean {
    const units = this.#units;
    const at = this.#at;
    for (let i = 0; i < word.length; i += 1) if (units[at + i] !== word[i]) return false;
    return true;
  }

  #key(shape: Shape): Shape {
    if (this.#units[this.#at] !== QUOTE) throw new Unreadable();
    const quoted = this.#plain();
    if (quoted !== null) return withKey(shape, quoted.slice(1, -1), quoted);
    const key = this.#decoded();
    this.#tape.respelledKey();
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

  #number(): number {
    const end = this.#plainNumberEnd();
    if (end !== null) {
      const start = this.#at;
      this.#at = end;
      return this.#tape.asItStands(start, end);
    }
    NUMBER.lastIndex = this.#at;
    if (!NUMBER.test(this.#text)) throw new Unreadable();
    const token = this.#text.slice(this.#at, NUMBER.lastIndex);
    this.#at = NUMBER.lastIndex;
    const spelling = numberSpelling(token);
    if (spelling === null) throw new Unreadable();
    return this.#tape.spelled(spelling);
  }

  /** Where a number ends that is certainly canonical as it stands: few digits, and no zero that need not be; else null. */
  #plainNumberEnd(): number | null {
    const units = this.#units;
    const start = units[this.#at] === MINUS ? this.#at + 1 : this.#at;
    const first = units[start];
    const point = this.#digitsEnd(start);
    if (point === start || point - start > MOST_DIGITS) return null;
    if (units[point] !== POINT) {
      // A nought alone, not below nought; and nothing that goes on as a power.
      const isPower = ((units[point] ?? 0) | 0x20) === 0x65;
      return isPower || (first === ZERO && (point > start + 1 || start > this.#at)) ? null : point;
    }
    // Four noughts after the point, and it is spelled with a power.
    if (first === ZERO && (point > start + 1 || this.#text.startsWith('0000', point + 1))) return null;
    const end = this.#digitsEnd(point + 1);
    const last = units[end - 1];
    const isPower = ((units[end] ?? 0) | 0x20) === 0x65;
    if (isPower || end === point + 1 || end - start > MOST_DIGITS + 1 || last === ZERO) return null;
    return end;
  }

  #digitsEnd(from: number): number {
    const units = this.#units;
    let at = from;
    for (;;) {
      const unit = units[at] ?? 0;
      if (unit < ZERO || unit > NINE) return at;
      at += 1;
    }
  }

  #literal(word: string): number {
    if (!this.#text.startsWith(word, this.#at)) throw new Unreadable();
    this.#at += word.length;
    return this.#tape.asItStands(this.#at - word.length, this.#at);
  }

  #space(): void {
    for (;;) {
      const unit = this.#units[this.#at] ?? 0;
      if (unit > 0x20 || (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09)) return;
      this.#at += 1;
    }
  }

  #skip(unit: number): boolean {
    if (this.#units[this.#at] !== unit) return false;
    this.#at += 1;
    return true;
  }

  #take(unit: number): void {
    if (!this.#skip(unit)) throw new Unreadable();
  }
}
