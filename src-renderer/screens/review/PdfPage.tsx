// One page of a PDF, drawn sharp for the screen it stands on.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { type Box, type Turn, turnedBox } from '#renderer/screens/review/page-turn.ts';
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

interface PdfPageProps {
  readonly file: PDFDocumentProxy;
  readonly number: number;
  readonly width: number;
  /** Quarters clockwise by which the page is turned for reading. */
  readonly turn: Turn;
  readonly marks: readonly PageMark[];
  readonly lights: readonly PageLight[];
  readonly notes: readonly PageNote[];
  /** The mark or light on this page to bring into sight. */
  readonly wanted: string | null;
  /** A place on this page that is asked for. */
  readonly shown: ShownPlace | null;
}

export function PdfPage({ file, number, width, turn, marks, lights, notes, wanted, shown }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const canvas = usePageCanvas({ file, number, width, turn }, frame, setSize);
  const scale = size === null ? 1 : width / size.width;
  const placed = (box: Box): CSSProperties => (size === null ? {} : placeOf(box, turn, size, scale));
  const height = size === null ? width * 1.294 : size.height * scale;
  const laid = size !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that changed its width has moved the words too
  useEffect(() => {
    if (wanted === null) return;
    // A page far off has its words laid on it only once it comes near.
    const place = frame.current?.querySelector(`[data-mark="${wanted}"]`) ?? frame.current;
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [wanted, width, laid]);
  useEffect(() => {
    if (laid && shown?.note !== undefined)
      frame.current?.querySelector<HTMLElement>(`[data-note="${shown.note}"]`)?.focus();
  }, [laid, shown]);
  return (
    <div ref={frame} className="pdf-page" data-page={number} style={{ width, height }}>
      <canvas ref={canvas} role="img" aria-label={`Page ${String(number)}`} />
      {size === null ? null : marks.map((mark) => <Mark key={mark.id} mark={mark} place={placed(mark.box)} />)}
      {size === null
        ? null
        : lights.map(({ id, box }) => (
            <div key={id} data-mark={id} className="page-light" style={placed(box)} aria-hidden />
          ))}
      {size === null ? null : notes.map((note) => <Note key={note.id} note={note} place={placed(note.box)} />)}
    </div>
  );
}

/** Where a box of the page as it is stored stands on the screen, a little wider than its words. */
function placeOf(box: Box, turn: Turn, size: { width: number; height: number }, scale: number): CSSProperties {
  const before = turn % 2 === 0 ? size : { width: size.height, height: size.width };
  const [x0, y0, x1, y1] = turnedBox(box, turn, before);
  return {
    left: (x0 - 1.5) * scale,
    top: (y0 - 1) * scale,
    width: (x1 - x0 + 3) * scale,
    height: (y1 - y0 + 2) * scale,
  };
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

/** Draws the page once it is near the sight, and again when its width changed. */
function usePageCanvas(
  { file, number, width, turn }: Pick<PdfPageProps, 'file' | 'number' | 'width' | 'turn'>,
  frame: { readonly current: HTMLElement | null },
  onSize: (size: { width: number; height: number }) => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (frame.current === null) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '600px',
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  useEffect(() => {
    if (!near) return;
    let task: { cancel(): void } | null = null;
    let gone = false;
    void file.getPage(number).then((page) => {
      const target = canvas.current;
      if (gone || target === null) return;
      const rotation = (page.rotate + 90 * turn) % 360;
      const full = page.getViewport({ scale: 1, rotation });
      onSize({ width: full.width, height: full.height });
      // Beyond this a canvas is refused by the browser or eats its memory.
      const density = Math.min(window.devicePixelRatio, 3, 5000 / width);
      const viewport = page.getViewport({ scale: (width / full.width) * density, rotation });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas: target, viewport });
      task = drawing;
      drawing.promise.catch(() => undefined);
    });
    return () => {
      gone = true;
      task?.cancel();
    };
  }, [near, file, number, width, turn, onSize]);
  return canvas;
}
