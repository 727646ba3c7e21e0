// The pending corrections of all tracts, each with its before and after.
import { ArrowRight, X } from 'lucide-react';
import { rowName } from '#renderer/screens/review/grid-columns.ts';
import { type Edit, valueText } from '#renderer/state/edits.ts';
import { dropEdit, openTract, selectRow, useReview } from '#renderer/state/review.ts';
import { IconButton } from '#renderer/ui/Button.tsx';

export function PendingList() {
  const edits = useReview((state) => state.edits);
  const tracts = useReview((state) => state.body?.extraction.tracts);
  if (edits.length === 0 || tracts === undefined) return null;
  return (
    <section className="pending" aria-label="Pending corrections">
      <h3>Pending corrections</h3>
      <ul>
        {edits.map((edit) => (
          <li key={`${String(edit.tract)}${edit.kind}${String(edit.call)}${edit.field}`}>
            <button type="button" className="pending-where" onClick={() => show(edit)}>
              {tracts.length > 1 ? `${tracts[edit.tract]?.name ?? ''}, ` : ''}
              {rowName(edit)} {edit.field.replaceAll('_', ' ')}
            </button>
            <del>{valueText(edit.before) || 'nothing'}</del>
            <ArrowRight size={12} aria-label="becomes" />
            <ins>{valueText(edit.after)}</ins>
            <span className="spacer" />
            <IconButton
              label={`Take back ${rowName(edit)} ${edit.field.replaceAll('_', ' ')}`}
              onPress={() => dropEdit(edit)}
            >
              <X size={13} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function show(edit: Edit): void {
  if (useReview.getState().tract !== edit.tract) openTract(edit.tract);
  selectRow(edit);
}
