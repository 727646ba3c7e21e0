// Remarks on the document as a whole that an examiner should not miss.
import type { InstrumentDate } from '#core/read/document/instrument-date.ts';
import { matchesIn, opening } from '#core/read/document/openings.ts';
import type { Prose } from '#core/read/document/prose.ts';

const CORRECTS = opening(
  'thi re rer cor scr',
  /\b(?:this (?:deed|instrument|easement|conveyance) (?:is (?:being )?(?:re-?recorded|given|made|executed)|corrects|is a correction)[^.\n]{0,200}\.|(?:re-?recorded to|correction deed|corrective deed|scrivener'?s error)[^.\n]{0,160}\.?)/i,
);

/** Null when there is nothing to remark. */
export function readNotes(prose: Prose, date: InstrumentDate): string | null {
  const notes: string[] = [];
  const [correction] = matchesIn(prose.opened, CORRECTS);
  if (correction !== undefined) notes.push(correction[0].replace(/\s+/g, ' ').trim());
  if (date.acknowledged !== null)
    notes.push(`The instrument bears no date; it was acknowledged on ${date.acknowledged}.`);
  if (date.transfer_date === '' && date.transfer_date_verbatim !== '') {
    notes.push(`The date of the instrument is not settled: "${date.transfer_date_verbatim}".`);
  }
  return notes.length === 0 ? null : notes.join(' ');
}
