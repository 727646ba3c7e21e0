// The instruments of a seed: a third sound, a third traps, a third open; every fourth as a scan, in the kinds of page in turn.
import type { Instrument, Standing } from '#test/benchmark/format.ts';
import { instrumentOf } from '#test/benchmark/instruments.ts';
import { PLAIN_KIND_NAMES, textPages } from '#test/support/scan-kinds.ts';

const STANDINGS: readonly Standing[] = ['sound', 'trap', 'open'];
const SCAN_EVERY = 4;

export interface Item {
  readonly instrument: Instrument;
  readonly pages: readonly Uint8Array[];
  /** The kind of page; null for text. */
  readonly paper: string | null;
}

export async function* itemsOf(seed: number, count: number): AsyncGenerator<Item> {
  for (let index = 0; index < count; index += 1) {
    const instrument = instrumentOf(seed * 100_003 + index, STANDINGS[index % STANDINGS.length] ?? 'open');
    if (index % SCAN_EVERY !== SCAN_EVERY - 1) {
      yield { instrument, pages: [], paper: null };
      continue;
    }
    const paper = PLAIN_KIND_NAMES[Math.floor(index / SCAN_EVERY) % PLAIN_KIND_NAMES.length];
    if (paper === undefined) throw new RangeError('there are no kinds of page');
    const pages = await textPages(instrument.text, paper, seed + index);
    const names = pages.map((_, page) => `${instrument.id}-${page + 1}.png`);
    yield { instrument: { ...instrument, pages: names }, pages, paper };
  }
}
