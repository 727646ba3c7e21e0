// The library: every document that was read, is being read, or was refused.
import { useMemo, useState } from 'react';
import '#renderer/screens/library/library.css';
import { LibraryEmpty } from '#renderer/screens/library/LibraryEmpty.tsx';
import { LibraryGrid } from '#renderer/screens/library/LibraryGrid.tsx';
import { LibraryHead } from '#renderer/screens/library/LibraryHead.tsx';
import { PasteDialog } from '#renderer/screens/library/PasteDialog.tsx';
import { SelectionBar } from '#renderer/screens/library/SelectionBar.tsx';
import { useIngest } from '#renderer/state/ingest.ts';
import { refreshLibrary, useLibrary } from '#renderer/state/library.ts';
import { rowsOf, viewOf } from '#renderer/state/library-view.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#renderer/ui/State.tsx';

export function LibraryScreen() {
  const { documents, leaving, loaded, error, search, filter, sort, descending } = useLibrary();
  const arrivals = useIngest((state) => state.arrivals);
  const [pasting, setPasting] = useState(false);
  const rows = useMemo(() => rowsOf(documents, arrivals, leaving), [documents, arrivals, leaving]);
  const shown = useMemo(
    () => viewOf(rows, { search, filter, sort, descending }),
    [rows, search, filter, sort, descending],
  );
  return (
    <>
      <LibraryHead rows={rows} onPaste={() => setPasting(true)} />
      <SelectionBar rows={shown} />
      {loaded || rows.length > 0 ? (
        <LibraryBody rows={rows.length} shown={shown} onPaste={() => setPasting(true)} />
      ) : error === null ? (
        <LoadingState title="Loading the library" />
      ) : (
        <ErrorState title="The library could not be loaded">
          <p>{error}</p>
          <Button onPress={() => void refreshLibrary()}>Try again</Button>
        </ErrorState>
      )}
      <PasteDialog open={pasting} onClose={() => setPasting(false)} />
    </>
  );
}

interface LibraryBodyProps {
  readonly rows: number;
  readonly shown: ReturnType<typeof viewOf>;
  readonly onPaste: () => void;
}

function LibraryBody({ rows, shown, onPaste }: LibraryBodyProps) {
  if (rows === 0) return <LibraryEmpty onPaste={onPaste} />;
  if (shown.length > 0) return <LibraryGrid rows={shown} />;
  return (
    <EmptyState title="Nothing matches">
      <p>No document fits this search and filter.</p>
      <Button onPress={() => useLibrary.setState({ search: '', filter: 'all' })}>Show all documents</Button>
    </EmptyState>
  );
}
