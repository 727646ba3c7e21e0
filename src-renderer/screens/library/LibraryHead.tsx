// The library's head: search, filters with their counts, and the ways in.
import { ClipboardPaste, FolderInput, FolderOpen } from 'lucide-react';
import { useMemo } from 'react';
import { pickFiles, pickFolder } from '#renderer/api/files.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';
import { useLibrary } from '#renderer/state/library.ts';
import { filterOf, type LibraryFilter, type LibraryRow } from '#renderer/state/library-view.ts';
import { setPasting } from '#renderer/state/pasting.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { SearchField } from '#renderer/ui/Field.tsx';
import { Segments } from '#renderer/ui/Segments.tsx';

const FILTERS: readonly { id: LibraryFilter; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'working', label: 'Reading' },
  { id: 'PASS', label: 'Pass' },
  { id: 'REVIEW', label: 'Review' },
  { id: 'FAIL', label: 'Fail' },
  { id: 'refused', label: 'Refused' },
];

export function LibraryHead({ rows }: { readonly rows: readonly LibraryRow[] }) {
  const { search, filter } = useLibrary();
  const counts = useMemo(() => {
    const found = new Map<LibraryFilter, number>([['all', rows.length]]);
    for (const row of rows) {
      const kind = filterOf(row);
      if (kind !== 'all') found.set(kind, (found.get(kind) ?? 0) + 1);
    }
    return found;
  }, [rows]);
  return (
    <header className="screen-head">
      <h1>Library</h1>
      <SearchField
        label="Search documents and tracts"
        value={search}
        onChange={(text) => useLibrary.setState({ search: text })}
      />
      <Segments
        label="Show"
        value={filter}
        options={FILTERS.map((one) => ({ ...one, count: counts.get(one.id) ?? 0 }))}
        onChange={(id) => useLibrary.setState({ filter: id })}
      />
      <span className="spacer" />
      <Button icon={<ClipboardPaste size={15} aria-hidden />} onPress={() => setPasting(true)}>
        Paste text…
      </Button>
      <Button icon={<FolderInput size={15} aria-hidden />} onPress={() => void pickFolder().then(receiveFiles)}>
        Open folder…
      </Button>
      <Button
        kind="primary"
        icon={<FolderOpen size={15} aria-hidden />}
        onPress={() => void pickFiles('documents').then(receiveFiles)}
      >
        Open…
      </Button>
    </header>
  );
}
