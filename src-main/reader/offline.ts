// The reader that ships with the product: the grammar of deeds, no model, no network.
import type { Reader } from '#main/reader/reader.ts';
import { readApart, studyApart } from '#main/reader/study.ts';

const NO_TOKENS = { input_tokens: 0, output_tokens: 0 } as const;

export function offlineReader(version: string): Reader {
  return {
    model: `deedproof-reader/${version}`,
    read: async (pages, signal) => ({ extraction: await readApart(pages, signal), usage: NO_TOKENS }),
    study: async (document, signingOf, signal) => ({
      ...(await studyApart(document, () => signingOf(NO_TOKENS), signal)),
      usage: NO_TOKENS,
    }),
  };
}
