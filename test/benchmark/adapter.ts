// A program under test: it is given an instrument, as text or as pictures of its pages, and says what it read.
import type { Instrument, Reading } from '#test/benchmark/format.ts';

/** What a program is shown: never the truth. */
export type Shown = Pick<Instrument, 'id' | 'text'> & { readonly pages: readonly Uint8Array[] };

export interface Adapter {
  readonly name: string;
  /** What ran, with its version. */
  readonly what: string;
  read(shown: Shown): Promise<Reading>;
  close(): Promise<void>;
}
