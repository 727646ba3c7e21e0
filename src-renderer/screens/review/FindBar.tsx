// Looking for words in the document: a field, how many places there are, and the way from one to the next.
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Hit } from '#renderer/screens/review/read-pages.ts';
import type { ReadPages } from '#renderer/screens/review/use-read-pages.ts';
import { closeFind, lookFor, stepFind, useDocumentView } from '#renderer/state/document-view.ts';
import { IconButton } from '#renderer/ui/Button.tsx';

interface FindBarProps {
  readonly read: ReadPages;
  readonly hits: readonly Hit[];
}

export function FindBar({ read, hits }: FindBarProps) {
  const find = useDocumentView((state) => state.find);
  const field = useRef<HTMLInputElement>(null);
  const open = find !== null;
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);
  if (find === null) return null;
  return (
    <search className="find-bar">
      <input
        ref={field}
        className="input find-input"
        aria-label="Find in the document"
        placeholder="Find in the document"
        value={find.text}
        onChange={(event) => lookFor(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') stepFind(event.shiftKey ? -1 : 1, hits.length);
          else if (event.key === 'Escape') closeFind();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span className="find-count" role="status">
        {countText(find, read, hits)}
      </span>
      <IconButton label="Place before" onPress={() => stepFind(-1, hits.length)} isDisabled={hits.length < 2}>
        <ArrowUp size={14} aria-hidden />
      </IconButton>
      <IconButton label="Next place" onPress={() => stepFind(1, hits.length)} isDisabled={hits.length < 2}>
        <ArrowDown size={14} aria-hidden />
      </IconButton>
      <IconButton label="Close the search" onPress={closeFind}>
        <X size={14} aria-hidden />
      </IconButton>
    </search>
  );
}

function countText({ text, at }: { text: string; at: number }, read: ReadPages, hits: readonly Hit[]): string {
  if (read.kind === 'missing') return read.message;
  if (text.trim() === '') return '';
  if (read.kind === 'loading') return 'Looking';
  const page = hits[at]?.page;
  return page === undefined ? 'Not found' : `${String(at + 1)} of ${String(hits.length)}, page ${String(page)}`;
}
