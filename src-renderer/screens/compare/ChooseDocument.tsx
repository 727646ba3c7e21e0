// Which document to compare, or with which: typed for, and found by its name and words.
import { ArrowLeft, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Autocomplete, Input, Menu, MenuItem, TextField } from 'react-aria-components';
import type { LibraryPick } from '#core/schema/library.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { compareIds, useComparing } from '#renderer/state/comparing.ts';
import { go } from '#renderer/state/route.ts';
import { IconButton } from '#renderer/ui/Button.tsx';

export function ChooseDocument({ first }: { readonly first: string }) {
  const chosen = useComparing((state) => state.first);
  const [typed, setTyped] = useState('');
  const { found, problem } = useFound(typed, first);
  const wanted = first === '' ? 'The first document' : `Compare ${chosen?.name ?? 'it'} with`;
  return (
    <>
      <header className="screen-head">
        <IconButton
          label={first === '' ? 'Back to the library' : 'Back to the document'}
          onPress={() => (first === '' ? go('library') : go('review', first))}
        >
          <ArrowLeft size={16} aria-hidden />
        </IconButton>
        <h1>Compare</h1>
        <span className="muted">{wanted}</span>
      </header>
      <div className="compare-choose">
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <TextField key={first} className="palette-search" aria-label={`${wanted}: find a document`} autoFocus>
            <Search size={16} aria-hidden />
            <Input className="search-input" placeholder="Names, parties, counties, words of the deed" />
          </TextField>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is found may be longer than the window, and is scrolled by keyboard too */}
          <div className="compare-found" tabIndex={0}>
            <Menu
              className="menu"
              aria-label="Found documents"
              items={found}
              onAction={(key) => (first === '' ? compareIds(String(key), '') : compareIds(first, String(key)))}
              renderEmptyState={() => <p className="palette-none">{problem ?? 'No other document was found'}</p>}
            >
              {({ id, document, kind }) => (
                <MenuItem id={id} textValue={document} className="menu-item palette-item">
                  <span className="palette-label">{document}</span>
                  <span className="menu-hint">{kind === 'read' ? '' : kind}</span>
                </MenuItem>
              )}
            </Menu>
          </div>
        </Autocomplete>
      </div>
    </>
  );
}

const MOST = 60;
const PAUSE_MS = 120;

/** The documents with a result that the service finds, the newest for nothing typed. */
function useFound(typed: string, without: string): { found: readonly LibraryPick[]; problem: string | null } {
  const [found, setFound] = useState<readonly LibraryPick[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isLatest = true;
    const timer = window.setTimeout(async () => {
      const query = { limit: MOST, ...(typed.trim() === '' ? {} : { search: typed.trim() }) };
      try {
        const { picks } = (await service.call('pickDocuments', { query })).value;
        if (!isLatest) return;
        setFound(picks.filter(({ id, result_available }) => result_available && id !== without));
        setProblem(null);
      } catch (error) {
        if (isLatest) setProblem(messageOf(error));
      }
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      window.clearTimeout(timer);
    };
  }, [typed, without]);
  return { found, problem };
}
