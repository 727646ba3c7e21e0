// Reading with the ear: it stops where sentences are to be heard, and goes on with what was heard.
import { readInTurns } from '#core/read/read-document.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';
import { type Hear, listen, openHearing } from '#main/reader/ear/ear.ts';

export async function readHeard(pages: readonly Page[], hear: Hear): Promise<Extraction> {
  const hearing = openHearing();
  const reading = readInTurns(pages, hearing);
  for (;;) {
    const read = reading.next();
    if (read.done === true) return read.value;
    await listen(hearing, hear);
  }
}
