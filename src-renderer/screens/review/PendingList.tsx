// The pending corrections of all tracts, each with its before and after.
import { ArrowRight, X } from 'lucide-react';
import { CONFIRMED, changeWords } from '#core/corrections/change-words.ts';
import { isConfirmation } from '#core/corrections/changes.ts';
import type { Tract } from '#core/schema/tract.ts';
import { type Edit, fieldValueText, isValueEdit, type ValueEdit } from '#renderer/state/edits.ts';
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
        {edits.map((edit, at) => (
          <PendingItem key={`${String(at)}${edit.kind}${edit.field}`} edit={edit} tracts={tracts} />
        ))}
      </ul>
    </section>
  );
}

function PendingItem({ edit, tracts }: { readonly edit: Edit; readonly tracts: readonly Tract[] }) {
  const tract = tracts[edit.tract];
  const words = changeWords(edit, tract?.distance_unit ?? 'feet');
  const { where, what } = words;
  const [before, after] = isLength(edit)
    ? [fieldValueText(edit.field, edit.before) || words.before, fieldValueText(edit.field, edit.after)]
    : [words.before, words.after];
  const name = `${where.replace(/^Course/, 'Call')} ${what}`;
  return (
    <li>
      <button type="button" className="pending-where" onClick={() => show(edit)}>
        {tracts.length > 1 && tract !== undefined && where !== 'Tract' ? `${tract.name}, ` : ''}
        {name}
      </button>
      {isConfirmation(edit) ? (
        <span>
          {before} {CONFIRMED}
        </span>
      ) : (
        <>
          {edit.kind.startsWith('insert') ? null : <del>{before}</del>}
          {edit.kind.startsWith('insert') || edit.kind.startsWith('delete') ? null : (
            <ArrowRight size={12} aria-label="becomes" />
          )}
          {edit.kind.startsWith('delete') ? null : <ins>{after}</ins>}
        </>
      )}
      <span className="spacer" />
      <IconButton label={`Take back ${name}`} onPress={() => dropEdit(edit)}>
        <X size={13} aria-hidden />
      </IconButton>
    </li>
  );
}

/** With the digits of its cell. */
const isLength = (edit: Edit): edit is ValueEdit => isValueEdit(edit) && typeof edit.after === 'number';

function show(edit: Edit): void {
  if (edit.field === 'tract' || edit.kind === 'fact') return;
  const { tract, layout } = useReview.getState();
  if (tract !== edit.tract) openTract(edit.tract);
  const tokens = (edit.kind === 'tie' || edit.field === 'tie' ? layout?.ties : layout?.calls) ?? [];
  const wanted = edit.kind === 'insert_call' ? edit.after : edit.call;
  const call = (tokens as readonly unknown[]).indexOf(wanted);
  if (call >= 0) selectRow({ kind: isValueEdit(edit) ? edit.kind : edit.field === 'tie' ? 'tie' : 'boundary', call });
}
