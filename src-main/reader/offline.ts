// The reader that ships with the product: the grammar of deeds, no model, no network.
import type { Reader } from '#main/reader/reader.ts';
import { readApart } from '#main/reader/study.ts';

export function offlineReader(version: string): Reader {
  return {
    model: `deedproof-reader/${version}`,
    read: async (pages, signal) => ({
      extraction: await readApart(pages, signal),
      usage: { input_tokens: 0, output_tokens: 0 },
    }),
  };
}
