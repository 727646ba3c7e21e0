// What a document says, in the order it was read, as a tape of numbers: letters of the text that are canonical as they
// stand, strings and numbers spelled anew, arrays, objects. The canonical form is written from it at once, as bytes: every
// letter is copied once, however deep it stands.
import { type Shape, sortedKeys } from '#core/attest/object-shape.ts';

const [AS_IT_STANDS, ESCAPED, SPELLED, ARRAY, OBJECT] = [0, 1, 2, 3, 4] as const;
const DIGITS = '0123456789abcdef';
const [COMMA, OPEN, CLOSE, BRACE] = [0x2c, 0x5b, 0x5d, 0x7d] as const;

export class CanonicalTape {
  /** Bytes of the canonical form of all that was entered. */
  size = 0;
  readonly #text: string;
  readonly #spelled: string[] = [];
  readonly #shapes: Shape[] = [];
  #tape = new Int32Array(1024);
  #end = 0;
  #bytes = new Uint8Array(0);
  #written = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Each of these answers where on the tape the value stands. */
  asItStands(from: number, to: number): number {
    this.size += to - from;
    return this.#enter(AS_IT_STANDS, from, to);
  }

  /** Letters of the text of which so many units are beyond ASCII: each is written as \u and four digits. */
  escaped(from: number, to: number, wide: number): number {
    this.size += to - from + 5 * wide;
    return this.#enter(ESCAPED, from, to);
  }

  spelled(spelling: string): number {
    this.size += spelling.length;
    return this.#enter(SPELLED, this.#spelled.push(spelling) - 1, spelling.length);
  }

  /** Of the values from so far on in a list of places. */
  array(values: readonly number[], from: number): number {
    const count = values.length - from;
    this.size += 2 + Math.max(0, count - 1);
    return this.#enterAll(ARRAY, 0, values, from);
  }

  /** Null when a key comes twice. */
  object(shape: Shape, values: readonly number[], from: number): number | null {
    const sorted = sortedKeys(shape);
    if (sorted === null) return null;
    this.size += sorted.lead_bytes + 1;
    return this.#enterAll(OBJECT, this.#shapes.push(shape) - 1, values, from);
  }

  /** The canonical form of one value, which has so many bytes. */
  bytesOf(place: number, size: number): Uint8Array {
    this.#bytes = new Uint8Array(size);
    this.#written = 0;
    this.#write(place);
    return this.#bytes;
  }

  #enter(kind: number, one: number, other: number): number {
    if (this.#end + 3 > this.#tape.length) this.#lengthen(3);
    const place = this.#end;
    this.#tape[place] = kind;
    this.#tape[place + 1] = one;
    this.#tape[place + 2] = other;
    this.#end = place + 3;
    return place;
  }

  #enterAll(kind: number, one: number, values: readonly number[], from: number): number {
    const count = values.length - from;
    const place = this.#enter(kind, one, count);
    if (this.#end + count > this.#tape.length) this.#lengthen(count);
    for (let i = 0; i < count; i += 1) this.#tape[this.#end + i] = values[from + i] ?? 0;
    this.#end += count;
    return place;
  }

  #lengthen(by: number): void {
    const longer = new Int32Array(2 * this.#tape.length + by);
    longer.set(this.#tape);
    this.#tape = longer;
  }

  #write(place: number): void {
    const kind = this.#tape[place];
    const one = this.#tape[place + 1] ?? 0;
    const other = this.#tape[place + 2] ?? 0;
    if (kind === AS_IT_STANDS) this.#copy(this.#text, one, other);
    else if (kind === ARRAY) this.#writeArray(place + 3, other);
    else if (kind === OBJECT) this.#writeObject(place + 3, this.#shapes[one]);
    else if (kind === ESCAPED) this.#escape(one, other);
    else this.#copy(this.#spelled[one] ?? '', 0, other);
  }

  #writeObject(from: number, shape: Shape | undefined): void {
    const keys = shape === undefined ? [] : (sortedKeys(shape)?.keys ?? []);
    for (const { position, lead } of keys) {
      this.#copy(lead, 0, lead.length);
      this.#write(this.#tape[from + position] ?? 0);
    }
    this.#bytes[this.#written++] = BRACE;
  }

  #writeArray(from: number, count: number): void {
    this.#bytes[this.#written++] = OPEN;
    for (let i = 0; i < count; i += 1) {
      if (i > 0) this.#bytes[this.#written++] = COMMA;
      this.#write(this.#tape[from + i] ?? 0);
    }
    this.#bytes[this.#written++] = CLOSE;
  }

  #escape(from: number, to: number): void {
    const bytes = this.#bytes;
    let at = this.#written;
    for (let i = from; i < to; i += 1) {
      const unit = this.#text.charCodeAt(i);
      if (unit <= 0x7e) bytes[at++] = unit;
      else {
        bytes[at++] = 0x5c;
        bytes[at++] = 0x75;
        for (let shift = 12; shift >= 0; shift -= 4) bytes[at++] = DIGITS.charCodeAt((unit >> shift) & 15);
      }
    }
    this.#written = at;
  }

  #copy(text: string, from: number, to: number): void {
    const bytes = this.#bytes;
    let at = this.#written;
    for (let i = from; i < to; i += 1) bytes[at++] = text.charCodeAt(i);
    this.#written = at;
  }
}
