// What can be done to the selected rows; takes the place of nothing, so that rows never jump.
import { Ban, RotateCcw, Trash2, X } from 'lucide-react';
import { ExportMenu } from '#renderer/screens/exports/ExportMenu.tsx';
import { useLibrary } from '#renderer/state/library.ts';
import { cancelDocuments, deleteDocuments, retryDocuments, select } from '#renderer/state/library-acts.ts';
import { filterOf, type LibraryRow } from '#renderer/state/library-view.ts';
import { Button } from '#renderer/ui/Button.tsx';

export function SelectionBar({ rows }: { readonly rows: readonly LibraryRow[] }) {
  const selected = useLibrary((state) => state.selected);
  const chosen = rows.filter((row) => selected.has(row.id));
  const ids = chosen.map((row) => row.id);
  const has = (kind: string): boolean => chosen.some((row) => filterOf(row) === kind);
  const finished = chosen.flatMap((row) =>
    row.kind === 'document' && row.document.result_available ? [row.document] : [],
  );
  return (
    <div className="selection-bar" role="toolbar" aria-label="Selected documents">
      <span className="selection-count" role="status">
        {chosen.length === 0 ? `${rows.length.toLocaleString('en-US')} documents` : `${String(chosen.length)} selected`}
      </span>
      {chosen.length === 0 ? (
        <span className="selection-keys">
          <kbd>↑↓</kbd> move <kbd>Space</kbd> select <kbd>Enter</kbd> review <kbd>Del</kbd> delete
        </span>
      ) : (
        <>
          <ExportMenu label="Export selected" documents={finished} />
          <Button
            kind="quiet"
            icon={<RotateCcw size={14} aria-hidden />}
            isDisabled={!has('refused')}
            onPress={() => void retryDocuments(ids)}
          >
            Read again
          </Button>
          <Button
            kind="quiet"
            icon={<Ban size={14} aria-hidden />}
            isDisabled={!has('working')}
            onPress={() => void cancelDocuments(ids)}
          >
            Cancel
          </Button>
          <Button kind="quiet" icon={<Trash2 size={14} aria-hidden />} onPress={() => deleteDocuments(ids)}>
            Delete
          </Button>
          <span className="spacer" />
          <Button kind="quiet" icon={<X size={14} aria-hidden />} onPress={() => select([])}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}
