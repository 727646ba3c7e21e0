// What a document says, in the order it was read, as a tape of numbers: units of the text that are canonical as they
// stand, strings and numbers spelled anew, arrays, objects. The canonical form is written from it at once, as bytes: every
// letter is copied once, however deep it stands.
import { type Shape, sortedKeys } from '#core/attest/object-shape.ts';

const [AS_IT_STANDS, ESCAPED, SPELLED, ARRAY, OBJECT] = [0, 1, 2, 3, 4] as const;
const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const [COMMA, OPEN, CLOSE, BRACE, BACKSLASH, LETTER_U] = [0x2c, 0x5b, 0x5d, 0x7d, 0x5c, 0x75] as const;

export class CanonicalTape {
  /** Bytes of the canonical form of all that was entered. */
  size = 0;
  readonly #units: Uint16Array;
  readonly #spelled: string[] = [];
  readonly #shapes: Shape[] = [];
  /** Of every array and object still being read: where it opens in the text, and values, tape, size and changes before it. */
  readonly #open: Float64Array;
  #opened = 0;
  /** Where the values stand that those hold so far. */
  #values: Int32Array = new Int32Array(256);
  #held = 0;
  #tape: Int32Array;
  #end = 0;
  /** How many entries and keys are not as they stand in the text. */
  #changed = 0;
  #bytes = new Uint8Array(0);
  #written = 0;

  constructor(units: Uint16Array, deepest: number) {
    this.#units = units;
    this.#open = new Float64Array(5 * deepest);
    this.#tape = new Int32Array(256 + (units.length >> 2));
  }

  /** Each that enters a value answers where on the tape it stands. */
  asItStands(from: number, to: number): number {
    this.size += to - from;
    return this.#enter(AS_IT_STANDS, from, to);
  }

  /** Units of the text of which so many are beyond ASCII: each is written as \u and four digits. */
  escaped(from: number, to: number, wide: number): number {
    this.size += to - from + 5 * wide;
    this.#changed += 1;
    return this.#enter(ESCAPED, from, to);
  }

  spelled(spelling: string): number {
    this.size += spelling.length;
    this.#changed += 1;
    return this.#enter(SPELLED, this.#spelled.push(spelling) - 1, spelling.length);
  }

  /** A key is not written as it stands. */
  respelledKey(): void {
    this.#changed += 1;
  }

  /** An array or an object begins at a place in the text. */
  open(at: number): void {
    const open = this.#open;
    const top = this.#opened;
    open[top] = at;
    open[top + 1] = this.#held;
    open[top + 2] = this.#end;
    open[top + 3] = this.size;
    open[top + 4] = this.#changed;
    this.#opened = top + 5;
  }

  /** The next value of what was opened last. */
  hold(place: number): void {
    if (this.#held === this.#values.length) this.#values = longer(this.#values, 1);
    this.#values[this.#held++] = place;
  }

  /** What was opened last is an array, which ends at a place in the text. */
  array(at: number): number {
    const count = this.#held - (this.#open[this.#opened - 4] ?? 0);
    this.size += 2 + Math.max(0, count - 1);
    return this.#closed(at, true, ARRAY, 0);
  }

  /** Null when a key comes twice. */
  object(shape: Shape, at: number): number | null {
    const sorted = sortedKeys(shape);
    if (sorted === null) return null;
    this.size += sorted.lead.length + 1;
    return this.#closed(at, sorted.in_order, OBJECT, this.#shapes.push(shape) - 1);
  }

  /** The canonical form of one value, which has so many bytes. */
  bytesOf(place: number, size: number): Uint8Array {
    this.#bytes = new Uint8Array(size);
    this.#written = 0;
    this.#write(place);
    return this.#bytes;
  }

  /** What holds nothing but what is canonical, in order and without space between, is one piece of the text. */
  #closed(at: number, in_order: boolean, kind: number, one: number): number {
    const top = this.#opened - 5;
    this.#opened = top;
    const open = this.#open;
    const opens = open[top] ?? 0;
    const from = open[top + 1] ?? 0;
    const size = this.size - (open[top + 3] ?? 0);
    const count = this.#held - from;
    this.#held = from;
    if (in_order && open[top + 4] === this.#changed && size === at - opens) {
      this.#end = open[top + 2] ?? 0;
      return this.#enter(AS_IT_STANDS, opens, at);
    }
    this.#changed += 1;
    return this.#enterAll(kind, one, from, count);
  }

  #enter(kind: number, one: number, other: number): number {
    const place = this.#end;
    if (place + 3 > this.#tape.length) this.#tape = longer(this.#tape, 3);
    const tape = this.#tape;
    tape[place] = kind;
    tape[place + 1] = one;
    tape[place + 2] = other;
    this.#end = place + 3;
    return place;
  }

  #enterAll(kind: number, one: number, from: number, count: number): number {
    const place = this.#enter(kind, one, count);
    const end = this.#end;
    if (end + count > this.#tape.length) this.#tape = longer(this.#tape, count);
    const tape = this.#tape;
    const values = this.#values;
    for (let i = 0; i < count; i += 1) tape[end + i] = values[from + i] ?? 0;
    this.#end = end + count;
    return place;
  }

  #write(place: number): void {
    const tape = this.#tape;
    const kind = tape[place];
    const one = tape[place + 1] ?? 0;
    const other = tape[place + 2] ?? 0;
    if (kind === AS_IT_STANDS) this.#copy(this.#units, one, other);
    else if (kind === ARRAY) this.#writeArray(place + 3, other);
    else if (kind === OBJECT) this.#writeObject(place + 3, this.#shapes[one]);
    else if (kind === ESCAPED) this.#escape(one, other);
    else this.#spell(this.#spelled[one] ?? '');
  }

  #writeObject(from: number, shape: Shape | undefined): void {
    const sorted = shape === undefined ? null : sortedKeys(shape);
    if (sorted === null) return;
    const { positions, lead, lead_ends } = sorted;
    let led = 0;
    for (let i = 0; i < positions.length; i += 1) {
      const end = lead_ends[i] ?? 0;
      this.#copy(lead, led, end);
      led = end;
      this.#write(this.#tape[from + (positions[i] ?? 0)] ?? 0);
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
    const units = this.#units;
    let at = this.#written;
    for (let i = from; i < to; i += 1) {
      const unit = units[i] ?? 0;
      if (unit <= 0x7e) bytes[at++] = unit;
      else {
        bytes[at++] = BACKSLASH;
        bytes[at++] = LETTER_U;
        for (let shift = 12; shift >= 0; shift -= 4) bytes[at++] = DIGITS[(unit >> shift) & 15] ?? 0;
      }
    }
    this.#written = at;
  }

  #copy(units: Uint16Array, from: number, to: number): void {
    const bytes = this.#bytes;
    let at = this.#written;
    for (let i = from; i < to; i += 1) bytes[at++] = units[i] ?? 0;
    this.#written = at;
  }

  #spell(text: string): void {
    for (let i = 0; i < text.length; i += 1) this.#bytes[this.#written++] = text.charCodeAt(i);
  }
}

function longer(numbers: Int32Array, by: number): Int32Array {
  const copy = new Int32Array(2 * numbers.length + by);
  copy.set(numbers);
  return copy;
}
