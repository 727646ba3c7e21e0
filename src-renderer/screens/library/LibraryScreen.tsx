// The library: every document that was read, is being read, or was refused.
import { useMemo } from 'react';
import '#renderer/screens/library/library.css';
import { DeleteDialog } from '#renderer/screens/library/DeleteDialog.tsx';
import { LibraryEmpty } from '#renderer/screens/library/LibraryEmpty.tsx';
import { LibraryGrid } from '#renderer/screens/library/LibraryGrid.tsx';
import { LibraryHead } from '#renderer/screens/library/LibraryHead.tsx';
import { LibraryTools } from '#renderer/screens/library/LibraryTools.tsx';
import { SelectionBar } from '#renderer/screens/library/SelectionBar.tsx';
import { type ShownRows, useShownRows } from '#renderer/screens/library/use-shown-rows.ts';
import { useIngest } from '#renderer/state/ingest.ts';
import { changeView, isEmptyLibrary, refreshLibrary, useLibrary } from '#renderer/state/library.ts';
import { WHOLE_LIBRARY } from '#renderer/state/library-view.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#renderer/ui/State.tsx';

export function LibraryScreen() {
  const shown = useShownRows();
  const loaded = useLibrary((state) => state.loaded);
  const error = useLibrary((state) => state.error);
  return (
    <>
      <LibraryHead />
      <DeleteDialog />
      <LibraryTools />
      <SelectionBar count={shown.count} />
      {loaded || shown.count > 0 ? (
        <LibraryBody shown={shown} />
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

function LibraryBody({ shown }: { readonly shown: ShownRows }) {
  const empty = useLibrary(isEmptyLibrary);
  const arrivals = useIngest((state) => state.arrivals.length);
  const all = useMemo(() => {
    const { sort: _, descending: __, ...view } = WHOLE_LIBRARY;
    return view;
  }, []);
  if (shown.count > 0) return <LibraryGrid shown={shown} />;
  if (empty && arrivals === 0) return <LibraryEmpty />;
  return (
    <EmptyState title="Nothing matches">
      <p>No document fits this search and filter.</p>
      <Button onPress={() => changeView(all)}>Show all documents</Button>
    </EmptyState>
  );
}
