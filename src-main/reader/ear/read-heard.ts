// Reading with the ear: once to find what is to be heard, and where something is, once more with what was heard.
import { readDocument } from '#core/read/read-document.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';
import { type Hear, listen, openHearing } from '#main/reader/ear/ear.ts';

export async function readHeard(pages: readonly Page[], hear: Hear): Promise<Extraction> {
  const hearing = openHearing();
  for (;;) {
    const extraction = readDocument(pages, hearing);
    if (hearing.unheard.size === 0) return extraction;
    await listen(hearing, hear);
  }
}
