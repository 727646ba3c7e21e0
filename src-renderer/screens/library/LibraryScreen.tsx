// The library: every document that was read, is being read, or was refused.
import { useMemo } from 'react';
import '#renderer/screens/library/library.css';
import { LibraryEmpty } from '#renderer/screens/library/LibraryEmpty.tsx';
import { LibraryGrid } from '#renderer/screens/library/LibraryGrid.tsx';
import { LibraryHead } from '#renderer/screens/library/LibraryHead.tsx';
import { SelectionBar } from '#renderer/screens/library/SelectionBar.tsx';
import { useIngest } from '#renderer/state/ingest.ts';
import { refreshLibrary, useLibrary } from '#renderer/state/library.ts';
import { rowsOf, viewOf } from '#renderer/state/library-view.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#renderer/ui/State.tsx';

export function LibraryScreen() {
  const { documents, leaving, loaded, error, search, filter, sort, descending } = useLibrary();
  const arrivals = useIngest((state) => state.arrivals);
  const rows = useMemo(() => rowsOf(documents, arrivals, leaving), [documents, arrivals, leaving]);
  const shown = useMemo(
    () => viewOf(rows, { search, filter, sort, descending }),
    [rows, search, filter, sort, descending],
  );
  return (
    <>
      <LibraryHead rows={rows} />
      <SelectionBar rows={shown} />
      {loaded || rows.length > 0 ? (
        <LibraryBody rows={rows.length} shown={shown} />
      ) : error === null ? (
        <LoadingState title="Loading the library" />
      ) : (
        <ErrorState title="The library could not be loaded">
          <p>{error}</p>
          <Button onPress={() => void refreshLibrary()}>Try again</Button>
        </ErrorState>
      )}
    </>
  );
}

interface LibraryBodyProps {
  readonly rows: number;
  readonly shown: ReturnType<typeof viewOf>;
}

function LibraryBody({ rows, shown }: LibraryBodyProps) {
  if (rows === 0) return <LibraryEmpty />;
  if (shown.length > 0) return <LibraryGrid rows={shown} />;
  return (
    <EmptyState title="Nothing matches">
      <p>No document fits this search and filter.</p>
      <Button onPress={() => useLibrary.setState({ search: '', filter: 'all' })}>Show all documents</Button>
    </EmptyState>
  );
}
