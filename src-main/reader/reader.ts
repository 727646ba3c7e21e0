// What every reader offers: pages in, an extraction and its cost out.
import type { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';
import type { Signing, Whole } from '#main/reader/study-task.ts';

export interface ReaderResult {
  readonly extraction: Extraction;
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

export interface Reader {
  /** Named in every response as the model that read it. */
  readonly model: string;
  /**
   * Pages or plain text read, and judged and signed too where nothing else is asked for that; only of a reader that can.
   * `signingOf` is called when the reading begins, with what it costs.
   */
  study?(
    document: readonly Page[] | string,
    signingOf: (usage: ReaderResult['usage']) => Signing,
    signal?: AbortSignal,
  ): Promise<Whole & Pick<ReaderResult, 'usage'>>;
  read(pages: readonly Page[], signal?: AbortSignal): Promise<ReaderResult>;
}
