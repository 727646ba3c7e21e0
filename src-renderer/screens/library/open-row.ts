// Opening a document from its row, or saying why there is nothing to open.
import { isUnderWay } from '#renderer/state/library.ts';
import { filterOf, type LibraryRow } from '#renderer/state/library-view.ts';
import { notify } from '#renderer/state/notices.ts';
import { go } from '#renderer/state/route.ts';
import { askPassword } from '#renderer/state/unlocking.ts';

/** What has a result, and what is being read: its pages are there. */
const opens = (row: LibraryRow): boolean =>
  row.kind === 'document' && (row.document.result_available || isUnderWay(row.document));

/** Opens what can be looked at, and says why when there is nothing to open. */
export function openRow(row: LibraryRow): void {
  if (opens(row)) go('review', row.id);
  else if (row.kind === 'document' && row.document.locked) askPassword(row.document);
  else notify({ kind: 'refused', text: `${row.name}: ${whyClosed(row)}` });
}

function whyClosed(row: LibraryRow): string {
  if (filterOf(row) === 'working') return 'still on its way. It opens once it has arrived.';
  const told = row.kind === 'arrival' ? row.arrival.message : row.document.error;
  return told ?? 'its result was deleted.';
}
