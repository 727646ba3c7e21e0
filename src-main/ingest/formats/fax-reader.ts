// Rows of facsimile data (ITU-T T.4 and T.6) as the places where their colour changes. Data that is not exactly as coded throws.
import {
  HORIZONTAL_MODE,
  LONG_RUN,
  MODE_LOOKUP,
  PASS_MODE,
  RUN_LOOKUP,
  WINDOW,
} from '#main/ingest/formats/fax-codes.ts';

/** Plain rows on byte boundaries, rows with line ends (each or some one-dimensional), or rows told by the one above. */
export type FaxCoding = 'plain' | 'group_3' | 'group_3_mixed' | 'group_4';

const LINE_END_BITS = 12;

/** Where a row turns from white to black, to white, and so on; filled up with its width. */
export type Changes = Int32Array;

/** A row all white. */
export function blankRow(width: number): Changes {
  return new Int32Array(width + 4).fill(width);
}

export class FaxReader {
  readonly #data: Uint8Array;
  readonly #width: number;
  readonly #coding: FaxCoding;
  #at = 0;

  constructor(data: Uint8Array, width: number, coding: FaxCoding) {
    this.#data = data;
    this.#width = width;
    this.#coding = coding;
  }

  /** The next row into `row`, by the one above it where the coding asks for that. */
  read(row: Changes, above: Changes): void {
    const count = this.#startsByAbove() ? this.#byAbove(row, above) : this.#byRuns(row);
    if (this.#at > this.#data.length * 8) throw new Error('The facsimile data is cut off.');
    row.fill(this.#width, count);
  }

  #startsByAbove(): boolean {
    if (this.#coding === 'group_4') return true;
    if (this.#coding === 'plain') {
      this.#at = (this.#at + 7) & ~7;
      return false;
    }
    const ended = this.#skipLineEnd();
    if (this.#coding === 'group_3') return false;
    if (!ended) throw new Error('A row lacks the line end that says how it is coded.');
    return this.#take(1) === 0;
  }

  #skipLineEnd(): boolean {
    const start = this.#at;
    const end = this.#data.length * 8;
    while (this.#at < end && this.#peek(LINE_END_BITS) === 0) this.#at++;
    if (this.#peek(LINE_END_BITS) === 1) {
      this.#at += LINE_END_BITS;
      return true;
    }
    this.#at = start;
    return false;
  }

  #byRuns(row: Changes): number {
    let count = 0;
    let colour = 0;
    for (let at = 0; at < this.#width; colour ^= 1) {
      at = this.#within(at + this.#run(colour));
      count = push(row, count, at, this.#width);
    }
    return count;
  }

  #byAbove(row: Changes, above: Changes): number {
    const width = this.#width;
    let count = 0;
    let colour = 0;
    let next = 0;
    for (let at = -1; at < width; ) {
      next = nextAbove(above, next, at, colour, width);
      const b1 = above[next] ?? width;
      const mode = this.#code(MODE_LOOKUP);
      if (mode === PASS_MODE) at = above[next + 1] ?? width;
      else if (mode === HORIZONTAL_MODE) {
        const a1 = this.#within(Math.max(at, 0) + this.#run(colour));
        at = this.#within(a1 + this.#run(colour ^ 1));
        count = push(row, push(row, count, a1, width), at, width);
      } else {
        const a1 = this.#within(b1 + mode - 3);
        if (a1 < at || a1 < 0) throw new Error('A row runs backwards.');
        at = a1;
        count = push(row, count, at, width);
        colour ^= 1;
      }
    }
    return count;
  }

  #within(at: number): number {
    if (at > this.#width) throw new Error('A row runs past its end.');
    return at;
  }

  #run(colour: number): number {
    let total = 0;
    for (;;) {
      const run = this.#code(RUN_LOOKUP[colour === 0 ? 0 : 1]);
      total += run;
      if (run < LONG_RUN) return total;
      this.#within(total);
    }
  }

  #code(table: Uint16Array): number {
    const entry = table[this.#peek(WINDOW)] ?? 0;
    if (entry === 0 || this.#at > this.#data.length * 8) throw new Error('The facsimile data holds no such code.');
    this.#at += entry & 15;
    return entry >> 4;
  }

  #peek(length: number): number {
    const byte = this.#at >> 3;
    const data = this.#data;
    const bits = ((data[byte] ?? 0) << 16) | ((data[byte + 1] ?? 0) << 8) | (data[byte + 2] ?? 0);
    return (bits >> (24 - length - (this.#at & 7))) & ((1 << length) - 1);
  }

  #take(length: number): number {
    const bits = this.#peek(length);
    this.#at += length;
    return bits;
  }
}

/** Adds a change; one at the same place as the last undoes it. */
function push(row: Changes, count: number, at: number, width: number): number {
  if (count > 0 && row[count - 1] === at) return count - 1;
  if (at >= width) return count;
  row[count] = at;
  return count + 1;
}

/** The first change of the row above beyond `at` that turns away from the colour, searched from `next`. */
export function nextAbove(above: Changes, next: number, at: number, colour: number, width: number): number {
  let index = next;
  while (index > 0 && (above[index - 1] ?? 0) > at) index--;
  while ((above[index] ?? width) <= at && (above[index] ?? width) < width) index++;
  return (index & 1) === colour ? index : index + 1;
}
