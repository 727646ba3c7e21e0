// Pages that a paper counts and that are not there: its last words are "page 1 of 3", or say that it goes on.
import type { Instrument } from '#core/read/account/instrument.ts';
import type { Remark } from '#core/read/account/remark.ts';

const COUNTED = /(?:^|\n)\W*(?:(?:page|sheet|pg|p)\.?:?\s*)?(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})(?:\s*pages)?\W*$/i;
const GOES_ON =
  /(?:^|\n)\W*(?:to be )?(?:continued|over)(?: (?:on|to|over|overleaf|hereafter|the|next|following|reverse|back|other|page|sheet|side)){0,5}\W*$/i;

/** Only at its end: in the midst of it the pages may follow without their numbers, and a stamp counts those of the first. */
export function missingPages({ reading: { document, tokens }, tracts }: Instrument): Remark[] {
  const text = document.text.trimEnd();
  const [, page, all] = COUNTED.exec(text) ?? [];
  const isCut = page === undefined ? GOES_ON.test(text) : Number(page) < Number(all) && pagesOf(text) < Number(all);
  if (!isCut) return [];
  const to = tokens.length;
  const start = tokens.findLastIndex(({ gap }) => gap === 'line' || gap === 'paragraph');
  return [{ code: 'text_missing', from: Math.max(0, start), to, tracts: tracts.map(({ index }) => index) }];
}

const pagesOf = (text: string): number => text.split('\f').length;
