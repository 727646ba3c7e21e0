// What can be done to the selected rows; takes the place of nothing, so that rows never jump.
import { Ban, FileSearch, RotateCcw, Trash2, X } from 'lucide-react';
import { ExportMenu } from '#renderer/screens/exports/ExportMenu.tsx';
import { openRow, opens } from '#renderer/screens/library/LibraryRowView.tsx';
import { isAtWork, useLibrary } from '#renderer/state/library.ts';
import { cancelDocuments, deleteDocuments, isReadable, readAgain, select } from '#renderer/state/library-acts.ts';
import { filterOf, type LibraryRow } from '#renderer/state/library-view.ts';
import { Button } from '#renderer/ui/Button.tsx';

export function SelectionBar({ rows }: { readonly rows: readonly LibraryRow[] }) {
  const selected = useLibrary((state) => state.selected);
  const chosen = rows.filter((row) => selected.has(row.id));
  const ids = chosen.map((row) => row.id);
  const readable = chosen.some((row) =>
    row.kind === 'document' ? isReadable(row.document) : filterOf(row) === 'refused',
  );
  const finished = chosen.flatMap((row) =>
    row.kind === 'document' && row.document.result_available ? [row.document] : [],
  );
  return (
    <div className="selection-bar" role="toolbar" aria-label="Selected documents">
      <span className="selection-count" role="status">
        {chosen.length === 0 ? countOf(rows.length) : `${String(chosen.length)} selected`}
      </span>
      {rows.length === 0 ? null : chosen.length === 0 ? (
        <span className="selection-keys">
          <kbd>↑↓</kbd> move <kbd>Space</kbd> select <kbd>Enter</kbd> or double-click review <kbd>Del</kbd> delete
        </span>
      ) : (
        <>
          <ReviewButton only={chosen.length === 1 ? chosen[0] : undefined} />
          <ExportMenu label="Export selected" documents={finished} />
          <Button
            kind="quiet"
            icon={<RotateCcw size={14} aria-hidden />}
            isDisabled={!readable}
            onPress={() => void readAgain(ids)}
          >
            Read again
          </Button>
          <Button
            kind="quiet"
            icon={<Ban size={14} aria-hidden />}
            isDisabled={!chosen.some((row) => row.kind === 'document' && isAtWork(row.document))}
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

const countOf = (rows: number): string => (rows === 1 ? '1 document' : `${rows.toLocaleString('en-US')} documents`);

/** Opens the one document that is selected. */
function ReviewButton({ only }: { readonly only: LibraryRow | undefined }) {
  return (
    <Button
      kind="quiet"
      icon={<FileSearch size={14} aria-hidden />}
      isDisabled={only === undefined || !opens(only)}
      onPress={() => {
        if (only !== undefined) openRow(only);
      }}
    >
      Review
    </Button>
  );
}
