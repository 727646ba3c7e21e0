// A PDF as a scroll of pages, each drawn when it comes into sight, with marks laid over the words.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { type PageLight, type PageMark, type PageNote, PdfPage } from '#renderer/screens/review/PdfPage.tsx';
import { lineHeight, type Turn } from '#renderer/screens/review/page-turn.ts';
import { PdfDecoders } from '#renderer/screens/review/pdf-decoders.ts';
import type { ShownPlace } from '#renderer/state/review.ts';
import { ErrorState, LoadingState } from '#renderer/ui/State.tsx';

GlobalWorkerOptions.workerSrc = workerAddress;

interface PdfPagesProps {
  readonly label: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly marks?: readonly PageMark[];
  readonly lights?: readonly PageLight[];
  readonly notes?: readonly PageNote[];
  /** By page number, of those that are turned for reading. */
  readonly turns?: ReadonlyMap<number, Turn>;
  /** Times the width of the pane. */
  readonly zoom?: number;
  /** Brought into sight each time another is given. */
  readonly shown?: ShownPlace | null;
  /** Told the zoom at which the words now selected can be read. */
  readonly onLegible?: (zoom: number) => void;
}

/** Words lower than this, in pixels, are guessed at rather than read. */
const LEGIBLE_PX = 14;
const LETTER_WIDTH_PT = 612;
const UPRIGHT: ReadonlyMap<number, Turn> = new Map();

export function PdfPages({
  label,
  bytes,
  marks = [],
  lights = [],
  notes = [],
  turns = UPRIGHT,
  zoom = 1,
  shown = null,
  onLegible,
}: PdfPagesProps) {
  const scroller = useRef<HTMLElement>(null);
  const [file, setFile] = useState<PDFDocumentProxy | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const width = usePaneWidth(scroller);
  const wanted = beginningOf(lights) ?? marks.find((mark) => mark.state === 'selected');
  const height = wanted === undefined ? 0 : lineHeight(wanted.box, turns.get(wanted.page) ?? 0);
  useEffect(() => {
    if (width > 0 && height > 0) onLegible?.((LEGIBLE_PX * LETTER_WIDTH_PT) / (height * (width - 28)));
  }, [width, height, onLegible]);
  useEffect(() => {
    if (shown === null) return;
    const page = scroller.current?.querySelector(`[data-page="${String(shown.page)}"]`);
    page?.scrollIntoView({ block: shown.end === 'foot' ? 'end' : 'start' });
  }, [shown]);
  useEffect(() => {
    let gone = false;
    // pdf.js takes the buffer away to its worker, so it is given its own copy.
    const task = getDocument({ data: bytes.slice(), BinaryDataFactory: PdfDecoders, useWorkerFetch: false });
    task.promise
      .then((opened) => gone || setFile(opened))
      .catch((error: unknown) => gone || setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
      void task.destroy();
    };
  }, [bytes]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroller} className="pdf-pages" aria-label={label} tabIndex={0}>
      {problem !== null ? <ErrorState title="The document cannot be shown">{problem}</ErrorState> : null}
      {file === null && problem === null ? <LoadingState title="Opening the document" /> : null}
      {file === null || width === 0
        ? null
        : Array.from({ length: file.numPages }, (_, index) => (
            <PdfPage
              key={`page-${String(index + 1)}`}
              file={file}
              number={index + 1}
              width={Math.max(120, (width - 28) * zoom)}
              turn={turns.get(index + 1) ?? 0}
              marks={marks.filter((mark) => mark.page === index + 1)}
              lights={lights.filter((light) => light.page === index + 1)}
              wanted={wanted?.page === index + 1 ? wanted.id : null}
              notes={notes.filter((note) => note.page === index + 1)}
              shown={shown?.page === index + 1 ? shown : null}
            />
          ))}
    </section>
  );
}

/** A passage begins within a line and goes on at the left of the next, which must be in sight too. */
function beginningOf([first, second]: readonly PageLight[]): PageLight | undefined {
  const isLefter = first !== undefined && second?.page === first.page && second.box[0] < first.box[0];
  return isLefter ? second : first;
}

/** The width of the pane, settled: a drag of its border does not redraw every page at every pixel. */
function usePaneWidth(pane: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (pane.current === null) return;
    let timer = 0;
    const watch = new ResizeObserver(([entry]) => {
      window.clearTimeout(timer);
      const now = entry?.contentRect.width ?? 0;
      setWidth((before) => (before === 0 ? now : before));
      timer = window.setTimeout(() => setWidth(now), 120);
    });
    watch.observe(pane.current);
    return () => watch.disconnect();
  }, [pane]);
  return width;
}
