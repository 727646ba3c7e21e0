// Rows written as Group 4 facsimile data (ITU-T T.6): the same rows give the same bytes on every machine.
import {
  type Code,
  HORIZONTAL,
  LINE_END,
  LONG_RUN,
  LONGEST_RUN,
  PASS,
  RUNS,
  VERTICAL,
} from '#main/ingest/formats/fax-codes.ts';
import { blankRow, type Changes, nextAbove } from '#main/ingest/formats/fax-reader.ts';

export class FaxWriter {
  readonly #width: number;
  readonly #above: Changes;
  #out = new Uint8Array(65_536);
  #length = 0;
  #held = 0;
  #heldBits = 0;

  constructor(width: number) {
    this.#width = width;
    this.#above = blankRow(width);
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#length;
  }

  write(row: Changes): void {
    const width = this.#width;
    const above = this.#above;
    let [at, colour, own, next] = [-1, 0, 0, 0];
    while (at < width) {
      next = nextAbove(above, next, at, colour, width);
      const [a1, b1, b2] = [row[own] ?? width, above[next] ?? width, above[next + 1] ?? width];
      if (b2 < a1) {
        this.#put(PASS);
        at = b2;
      } else if (Math.abs(a1 - b1) <= 3) {
        this.#put(VERTICAL[a1 - b1 + 3]);
        at = a1;
        colour ^= 1;
        own++;
      } else {
        const a2 = row[own + 1] ?? width;
        this.#put(HORIZONTAL);
        this.#run(a1 - Math.max(at, 0), colour);
        this.#run(a2 - a1, colour ^ 1);
        at = a2;
        own += 2;
      }
    }
    above.set(row);
  }

  /** Closed with the end-of-block that every reader knows. */
  end(): Uint8Array {
    this.#put(LINE_END);
    this.#put(LINE_END);
    if (this.#heldBits > 0) this.#byte((this.#held << (8 - this.#heldBits)) & 0xff);
    return this.#out.slice(0, this.#length);
  }

  #run(run: number, colour: number): void {
    const codes = RUNS[colour === 0 ? 0 : 1];
    let left = run;
    for (; left >= LONGEST_RUN + LONG_RUN; left -= LONGEST_RUN) this.#put(codes.at(-1));
    if (left >= LONG_RUN) this.#put(codes[LONG_RUN - 1 + Math.floor(left / LONG_RUN)]);
    this.#put(codes[left % LONG_RUN]);
  }

  #put(code: Code | undefined): void {
    if (code === undefined) throw new Error('There is no code for this run.');
    this.#held = (this.#held << code.length) | code.bits;
    this.#heldBits += code.length;
    while (this.#heldBits >= 8) {
      this.#heldBits -= 8;
      this.#byte((this.#held >> this.#heldBits) & 0xff);
    }
    this.#held &= 0xff;
  }

  #byte(value: number): void {
    if (this.#length === this.#out.length) {
      const longer = new Uint8Array(this.#out.length * 2);
      longer.set(this.#out);
      this.#out = longer;
    }
    this.#out[this.#length++] = value;
  }
}
