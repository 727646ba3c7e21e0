// What can be done to the selected rows; takes the place of nothing, so that rows never jump.
import { Ban, Columns2, FileSearch, RotateCcw, Tag, Trash2, X } from 'lucide-react';
import { ExportMenu } from '#renderer/screens/exports/ExportMenu.tsx';
import { compareIds } from '#renderer/state/comparing.ts';
import { setLabelling } from '#renderer/state/labelling.ts';
import { isAtWork, useLibrary } from '#renderer/state/library.ts';
import { cancelDocuments, deleteDocuments, isReadable, readAgain, select } from '#renderer/state/library-acts.ts';
import { go } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';

export function SelectionBar({ count }: { readonly count: number }) {
  const selected = useLibrary((state) => state.selected.size > 0);
  if (selected) return <SelectionActs />;
  return (
    <div className="selection-bar" role="toolbar" aria-label="Selected documents">
      <span className="selection-count" role="status">
        {count === 1 ? '1 document' : `${count.toLocaleString('en-US')} documents`}
      </span>
      {count === 0 ? null : (
        <span className="selection-keys">
          <kbd>↑↓</kbd> move <kbd>Space</kbd> select <kbd>Enter</kbd> or double-click review <kbd>F2</kbd> label{' '}
          <kbd>Del</kbd> delete
        </span>
      )}
    </div>
  );
}

function SelectionActs() {
  const selected = useLibrary((state) => state.selected);
  const documents = useLibrary((state) => state.documents);
  const picks = [...selected.values()];
  const ids = picks.map(({ id }) => id);
  const finished = picks.filter(({ result_available }) => result_available);
  // What is not in sight is judged by what it was when it was selected.
  const readable = picks.some(({ id, kind }) => {
    const known = documents.get(id);
    return known === undefined ? kind !== 'working' : isReadable(known);
  });
  const working = picks.some(({ id, kind }) => {
    const known = documents.get(id);
    return known === undefined ? kind === 'working' : isAtWork(known);
  });
  const stored = ids.filter((id) => !id.startsWith('arrival-'));
  const only = picks.length === 1 ? picks[0] : undefined;
  return (
    <div className="selection-bar" role="toolbar" aria-label="Selected documents">
      <span className="selection-count" role="status">
        {picks.length.toLocaleString('en-US')} selected
      </span>
      <Button
        kind="quiet"
        icon={<FileSearch size={14} aria-hidden />}
        isDisabled={only === undefined || !(only.result_available || (only.kind === 'working' && stored.length > 0))}
        onPress={() => {
          if (only !== undefined) go('review', only.id);
        }}
      >
        Review
      </Button>
      <Button
        kind="quiet"
        icon={<Columns2 size={14} aria-hidden />}
        isDisabled={finished.length !== picks.length || picks.length > 2}
        onPress={() => compareIds(ids[0] ?? '', ids[1] ?? '')}
      >
        {picks.length === 2 ? 'Compare' : 'Compare with…'}
      </Button>
      <ExportMenu label="Export selected" documents={finished} />
      <Button
        kind="quiet"
        icon={<Tag size={14} aria-hidden />}
        isDisabled={stored.length === 0}
        onPress={() => setLabelling(stored)}
      >
        Label…
      </Button>
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
        isDisabled={!working}
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
    </div>
  );
}
