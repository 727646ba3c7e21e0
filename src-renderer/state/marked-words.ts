// Words marked in the document, read by the reader as a course or as a tract and put in as a pending correction.
import { messageOf, service } from '#renderer/api/service.ts';
import { notify } from '#renderer/state/notices.ts';
import { useReview } from '#renderer/state/review.ts';
import { addTract, insertRow } from '#renderer/state/structure-acts.ts';

/** Behind the selected course, or at the end. A course keeps the words it was read from; where they stand is not claimed. */
export async function readMarked(text: string, as: 'call' | 'tract'): Promise<void> {
  const { body } = useReview.getState();
  try {
    const { value } = await service.call('readWords', { json: { text, as } });
    // Another document may have been opened while they were read.
    if (useReview.getState().body !== body) return;
    if (value.calls.length + value.tracts.length === 0) {
      notify({ kind: 'refused', text: `No ${as === 'call' ? 'course' : 'tract'} was read in these words.` });
      return;
    }
    for (const tract of value.tracts) addTract(tract);
    const { selected, layout } = useReview.getState();
    const end = layout?.calls.length ?? 0;
    const at = selected?.kind === 'boundary' ? selected.call + 1 : end;
    value.calls.forEach((call, i) => {
      insertRow(at + i, { ...call, verbatim_text: value.calls.length === 1 ? text.trim() : call.verbatim_text });
    });
  } catch (error) {
    notify({ kind: 'refused', text: messageOf(error) });
  }
}
