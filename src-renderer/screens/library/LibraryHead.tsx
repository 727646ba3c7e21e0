// The library's head: search, filters with their counts, and the ways in.
import { ClipboardPaste, FolderInput, FolderOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pickFiles, pickFolder } from '#renderer/api/files.ts';
import { receiveFiles } from '#renderer/screens/frame/receive-files.ts';
import { useIngest } from '#renderer/state/ingest.ts';
import { changeView, useLibrary } from '#renderer/state/library.ts';
import type { LibraryFilter } from '#renderer/state/library-view.ts';
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

export function LibraryHead() {
  const filter = useLibrary((state) => state.filter);
  const counts = useLibrary((state) => state.counts);
  const arrivals = useIngest((state) => state.arrivals);
  const refused = arrivals.filter(({ state }) => state === 'refused').length;
  const here = { working: arrivals.length - refused, refused, FAIL: 0, REVIEW: 0, PASS: 0 };
  const countOf = (id: LibraryFilter): number =>
    id === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, arrivals.length) : counts[id] + here[id];
  return (
    <header className="screen-head">
      <h1>Library</h1>
      <LibrarySearch />
      <Segments
        label="Show"
        value={filter}
        options={FILTERS.map((one) => ({ ...one, count: countOf(one.id) }))}
        onChange={(id) => changeView({ filter: id })}
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

const TYPING_MS = 120;

/** Asks the service once the typing pauses, not for every letter. */
function LibrarySearch() {
  const search = useLibrary((state) => state.search);
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
  useEffect(() => {
    if (text === useLibrary.getState().search) return;
    const timer = window.setTimeout(() => changeView({ search: text }), TYPING_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return <SearchField label="Search names, words and facts" value={text} onChange={setText} />;
}
