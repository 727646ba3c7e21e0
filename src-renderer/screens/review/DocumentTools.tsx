// The tools over the pages: which page, how near, turned how, and what stands beside them.
import { LayoutList, MoveHorizontal, RotateCw, Scan, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { type RefObject, useState } from 'react';
import {
  fitTo,
  goToPage,
  openFind,
  toggleThumbnails,
  turnPage,
  useDocumentView,
  ZOOM_STEP,
  zoomBy,
} from '#renderer/state/document-view.ts';
import { isMac, keysText, SHORTCUTS, type ShortcutName } from '#renderer/state/shortcuts.ts';
import { IconButton } from '#renderer/ui/Button.tsx';

const keysOf = (name: ShortcutName): string => keysText(SHORTCUTS[name].keys[0] ?? '', isMac());

export function DocumentTools({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const fit = useDocumentView((state) => (state.zoom === 1 ? state.fit : null));
  const thumbnails = useDocumentView((state) => state.thumbnails);
  const page = useDocumentView((state) => state.page);
  return (
    <div className="document-tools" role="toolbar" aria-label="Pages">
      <IconButton
        label="All pages small"
        keys={keysOf('document_thumbnails')}
        pressed={thumbnails}
        onPress={toggleThumbnails}
      >
        <LayoutList size={15} aria-hidden />
      </IconButton>
      <PageField field={field} />
      <span className="spacer" />
      <IconButton label="Smaller page" keys={keysOf('document_farther')} onPress={() => zoomBy(1 / ZOOM_STEP)}>
        <ZoomOut size={15} aria-hidden />
      </IconButton>
      <IconButton label="Larger page" keys={keysOf('document_nearer')} onPress={() => zoomBy(ZOOM_STEP)}>
        <ZoomIn size={15} aria-hidden />
      </IconButton>
      <IconButton
        label="Fit width"
        keys={keysOf('document_width')}
        pressed={fit === 'width'}
        onPress={() => fitTo('width')}
      >
        <MoveHorizontal size={15} aria-hidden />
      </IconButton>
      <IconButton
        label="Fit page"
        keys={keysOf('document_page')}
        pressed={fit === 'page'}
        onPress={() => fitTo('page')}
      >
        <Scan size={15} aria-hidden />
      </IconButton>
      <IconButton label={`Turn page ${String(page)}`} keys={keysOf('document_turn')} onPress={turnPage}>
        <RotateCw size={15} aria-hidden />
      </IconButton>
      <IconButton label="Find in the document" keys={keysOf('document_find')} onPress={openFind}>
        <Search size={15} aria-hidden />
      </IconButton>
    </div>
  );
}

/** The number of the page in sight; another that is typed is gone to. */
function PageField({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const page = useDocumentView((state) => state.page);
  const pages = useDocumentView((state) => state.pages);
  const [typed, setTyped] = useState<string | null>(null);
  const go = (): void => {
    if (typed !== null && /^\d+$/.test(typed.trim())) goToPage(Number(typed));
    setTyped(null);
  };
  return (
    <span className="page-field">
      <input
        ref={field}
        className="input number"
        inputMode="numeric"
        aria-label="Page"
        disabled={pages === 0}
        style={{ width: `${String(String(Math.max(pages, 10)).length + 2.5)}ch` }}
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      of {pages === 0 ? '…' : pages}
    </span>
  );
}
