// The reader that ships with the product: the grammar of deeds, no model, no network.
import { readDocument } from '#core/read/read-document.ts';
import type { Reader } from '#main/reader/reader.ts';

export function offlineReader(version: string): Reader {
  return {
    model: `deedproof-reader/${version}`,
    read: async (pages) => ({ extraction: readDocument(pages), usage: { input_tokens: 0, output_tokens: 0 } }),
  };
}
