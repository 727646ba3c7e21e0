// The palette: type a few letters of what is to be done, or of a document's name.
import { Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import {
  Dialog as AriaDialog,
  Autocomplete,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import type { LibraryPick } from '#core/schema/library.ts';
import { findBridge, service } from '#renderer/api/service.ts';
import { doCommand } from '#renderer/screens/frame/commands.ts';
import { type PaletteEntry, paletteEntries } from '#renderer/screens/help/palette-entries.ts';
import { Keys } from '#renderer/screens/help/ShortcutsDialog.tsx';
import { showPalette, useHelp } from '#renderer/state/help.ts';
import { useRoute } from '#renderer/state/route.ts';
import { SHORTCUTS, type Shortcut } from '#renderer/state/shortcuts.ts';

export function CommandPalette() {
  const open = useHelp((state) => state.palette);
  return (
    <ModalOverlay className="overlay palette-overlay" isOpen={open} isDismissable onOpenChange={showPalette}>
      <Modal className="palette">
        <AriaDialog aria-label="Commands and documents" className="palette-dialog">
          <PaletteList />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteList() {
  const [typed, setTyped] = useState('');
  const screen = useRoute((route) => route.screen);
  const found = useFound(typed);
  const entries = useMemo(() => paletteEntries(typed, screen, found), [typed, screen, found]);
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <TextField className="palette-search" aria-label="Find a command or a document" autoFocus>
        <Search size={16} aria-hidden />
        <Input className="search-input" placeholder="Find a command or a document" />
      </TextField>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is found may be longer than the window, and is scrolled by keyboard too */}
      <div className="palette-menu" tabIndex={0}>
        <Menu
          className="menu"
          aria-label="Found"
          items={entries}
          onAction={(key) => choose(String(key))}
          renderEmptyState={() => <p className="palette-none">Nothing of that name</p>}
        >
          {({ id, label, kind, keys }) => (
            <MenuItem id={id} textValue={label} className="menu-item palette-item">
              <span className="palette-label">{label}</span>
              <span className="menu-hint">
                {keys === undefined || !isHeard(SHORTCUTS[keys]) ? (
                  KINDS[kind]
                ) : (
                  <Keys keys={SHORTCUTS[keys].keys.slice(0, 1)} />
                )}
              </span>
            </MenuItem>
          )}
        </Menu>
      </div>
    </Autocomplete>
  );
}

const KINDS: Readonly<Record<PaletteEntry['kind'], string>> = {
  Command: '',
  Settings: 'Settings',
  Manual: 'Manual',
  Document: 'Document',
};

/** A browser keeps the keys of the desktop menu for itself. */
const isHeard = ({ desktop }: Shortcut): boolean => desktop !== true || findBridge() !== null;

/** Done once the palette is gone: an act may put the focus somewhere, and closing puts it back. */
function choose(command: string): void {
  showPalette(false);
  window.setTimeout(() => doCommand(command), 0);
}

const MOST = 40;
const PAUSE_MS = 120;

/** The documents that the service finds for what was typed, the newest for nothing. */
function useFound(typed: string): readonly LibraryPick[] {
  const [found, setFound] = useState<readonly LibraryPick[]>([]);
  useEffect(() => {
    let isLatest = true;
    const timer = window.setTimeout(async () => {
      const query = { limit: MOST, ...(typed.trim() === '' ? {} : { search: typed.trim() }) };
      // A service that is away has its own notice; the acts are still offered.
      const reply = await service.call('pickDocuments', { query }).catch(() => null);
      if (isLatest && reply !== null) setFound(reply.value.picks);
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      window.clearTimeout(timer);
    };
  }, [typed]);
  return found;
}
