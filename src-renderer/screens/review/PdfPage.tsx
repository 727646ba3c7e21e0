// One page of a PDF, drawn sharp for the screen it stands on.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useRef } from 'react';
import { boxOnPage, type PlacedPage } from '#renderer/screens/review/page-layout.ts';
import type { Box } from '#renderer/screens/review/page-turn.ts';
import { usePageCanvas } from '#renderer/screens/review/use-pdf.ts';
import type { ShownPlace } from '#renderer/state/review.ts';

/** A box to lay over a page, in PDF points from its top left corner. */
export interface PageMark {
  readonly id: string;
  readonly page: number;
  readonly box: readonly [number, number, number, number];
  readonly label: string;
  readonly state: 'quiet' | 'hovered' | 'selected';
  readonly onSelect: () => void;
  readonly onHover: (over: boolean) => void;
}

/** Words on a page that are lit: those of a finding. */
export type PageLight = Pick<PageMark, 'id' | 'page' | 'box'>;

/** Something marked on a page besides the words of the calls: characters in doubt, or a place that was not read. */
export interface PageNote extends Pick<PageMark, 'id' | 'page' | 'box' | 'label'> {
  readonly kind: 'doubt' | 'hand' | 'struck' | 'inserted' | 'illegible';
  readonly onSelect?: () => void;
}

/** Words that were looked for. */
export interface PageHit extends PageLight {
  /** The one that is being looked at. */
  readonly now: boolean;
}

interface PdfPageProps {
  readonly file: PDFDocumentProxy;
  readonly page: PlacedPage;
  readonly marks: readonly PageMark[];
  readonly lights: readonly PageLight[];
  readonly hits: readonly PageHit[];
  readonly notes: readonly PageNote[];
  /** A place on this page that is asked for. */
  readonly shown: ShownPlace | null;
}

export function PdfPage({ file, page, marks, lights, hits, notes, shown }: PdfPageProps) {
  const { number, left, top, width, height } = page;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = usePageCanvas<HTMLDivElement>(file, page);
  useEffect(() => {
    if (shown?.note !== undefined) frame.current?.querySelector<HTMLElement>(`[data-note="${shown.note}"]`)?.focus();
  }, [shown]);
  const placed = (box: Box): CSSProperties => placeOf(page, box);
  return (
    <div ref={frame} className="pdf-page" data-page={number} style={{ left, top, width, height }}>
      <div ref={canvas} className="pdf-picture" role="img" aria-label={`Page ${String(number)}`} />
      {marks.map((mark) => (
        <Mark key={mark.id} mark={mark} place={placed(mark.box)} />
      ))}
      {hits.map(({ id, box, now }) => (
        <div key={id} className={now ? 'page-hit page-hit-now' : 'page-hit'} style={placed(box)} aria-hidden />
      ))}
      {lights.map(({ id, box }) => (
        <div key={id} data-mark={id} className="page-light" style={placed(box)} aria-hidden />
      ))}
      {notes.map((note) => (
        <Note key={note.id} note={note} place={placed(note.box)} />
      ))}
    </div>
  );
}

/** Where a box of the page as it is stored stands on the screen, a little wider than its words. */
function placeOf(page: PlacedPage, box: Box): CSSProperties {
  const [x0, y0, x1, y1] = boxOnPage(page, box);
  const { scale } = page;
  return { left: x0 - 1.5 * scale, top: y0 - scale, width: x1 - x0 + 3 * scale, height: y1 - y0 + 2 * scale };
}

function Mark({ mark, place }: { readonly mark: PageMark; readonly place: CSSProperties }) {
  return (
    <button
      type="button"
      className={`page-mark page-mark-${mark.state}`}
      data-mark={mark.id}
      aria-label={mark.label}
      tabIndex={-1}
      style={place}
      onClick={mark.onSelect}
      onPointerEnter={() => mark.onHover(true)}
      onPointerLeave={() => mark.onHover(false)}
    />
  );
}

function Note({ note, place }: { readonly note: PageNote; readonly place: CSSProperties }) {
  const { kind, label, onSelect } = note;
  const props = { className: `page-note page-note-${kind}`, style: place } as const;
  if (onSelect !== undefined)
    return <button type="button" aria-label={label} title={label} tabIndex={-1} {...props} onClick={onSelect} />;
  return (
    <div role="img" aria-label={label} data-note={note.id} tabIndex={-1} {...props}>
      {kind === 'doubt' ? null : <span aria-hidden>{label}</span>}
    </div>
  );
}
