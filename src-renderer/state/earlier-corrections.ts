// Corrections of a document that was read again: pending once more where the values they changed still read the same.
// The others stay with the earlier result, which is kept.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { service } from '#renderer/api/service.ts';
import {
  cellValue,
  type Edit,
  type FactEdit,
  isFactEdit,
  isValueEdit,
  type ValueEdit,
  valueText,
  withEdit,
  withFact,
} from '#renderer/state/edits.ts';
import { doubtedFact } from '#renderer/state/facts.ts';
import { notify } from '#renderer/state/notices.ts';
import { editOf, isFirstOffer } from '#renderer/state/pending-store.ts';
import { offerEdits, useReview } from '#renderer/state/review.ts';

/** `left` are corrections that were pending when the new reading came. */
export async function offerEarlier(id: string, body: ExtractResponse, left: readonly Edit[] = []): Promise<void> {
  if (body.corrections.length > 0) return;
  const { corrections } = (await service.call('listEarlierCorrections', { params: { id } })).value;
  const made = [...corrections, ...left].map(editOf).filter((edit) => edit !== null);
  if (made.length === 0 || !isFirstOffer(body)) return;
  // Another document may have been opened while the service was asked.
  if (useReview.getState().body !== body) return;
  const edits = made
    .reduce<Edit[]>((all, edit) => (isFactEdit(edit) ? withFact(all, edit) : withEdit(all, edit)), [])
    .filter((edit) => isValueEdit(edit) || isFactEdit(edit));
  const fitting = edits.filter((edit) => stillReads(body, edit));
  if (fitting.length > 0) offerEdits(fitting);
  notify({ kind: 'done', text: offerText(fitting.length, edits.length - fitting.length) }, 12_000);
}

function stillReads(body: ExtractResponse, edit: ValueEdit | FactEdit): boolean {
  if (isFactEdit(edit)) return doubtedFact(body.extraction, edit.tract, edit.field)?.before === edit.before;
  const tract = body.extraction.tracts[edit.tract];
  return tract !== undefined && valueText(cellValue(tract, edit)) === valueText(edit.before);
}

function offerText(fitting: number, other: number): string {
  const word = (count: number): string => (count === 1 ? '1 correction' : `${String(count)} corrections`);
  const again = `${word(fitting)} of the earlier reading ${fitting === 1 ? 'is' : 'are'} pending again.`;
  const stays = `${word(other)} no longer ${other === 1 ? 'fits and stays' : 'fit and stay'} with the earlier result.`;
  return [fitting > 0 ? again : '', other > 0 ? stays : ''].filter(Boolean).join(' ');
}
