// One page of a PDF, drawn sharp for the screen it stands on.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

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

interface PdfPageProps {
  readonly file: PDFDocumentProxy;
  readonly number: number;
  readonly width: number;
  readonly marks: readonly PageMark[];
}

export function PdfPage({ file, number, width, marks }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const canvas = usePageCanvas(file, number, width, frame, setSize);
  const scale = size === null ? 1 : width / size.width;
  const height = size === null ? width * 1.294 : size.height * scale;
  const selected = marks.find((mark) => mark.state === 'selected')?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that changed its width has moved the words too
  useEffect(() => {
    if (selected !== undefined)
      frame.current?.querySelector('.page-mark-selected')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, width]);
  return (
    <div ref={frame} className="pdf-page" style={{ width, height }}>
      <canvas ref={canvas} role="img" aria-label={`Page ${String(number)}`} />
      {size === null ? null : marks.map((mark) => <Mark key={mark.id} mark={mark} scale={scale} />)}
    </div>
  );
}

function Mark({ mark, scale }: { readonly mark: PageMark; readonly scale: number }) {
  const [x0, y0, x1, y1] = mark.box;
  return (
    <button
      type="button"
      className={`page-mark page-mark-${mark.state}`}
      aria-label={mark.label}
      tabIndex={-1}
      style={{
        left: (x0 - 1.5) * scale,
        top: (y0 - 1) * scale,
        width: (x1 - x0 + 3) * scale,
        height: (y1 - y0 + 2) * scale,
      }}
      onClick={mark.onSelect}
      onPointerEnter={() => mark.onHover(true)}
      onPointerLeave={() => mark.onHover(false)}
    />
  );
}

/** Draws the page once it is near the sight, and again when its width changed. */
function usePageCanvas(
  file: PDFDocumentProxy,
  number: number,
  width: number,
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
      const full = page.getViewport({ scale: 1 });
      onSize({ width: full.width, height: full.height });
      // Beyond this a canvas is refused by the browser or eats its memory.
      const density = Math.min(window.devicePixelRatio, 3, 5000 / width);
      const viewport = page.getViewport({ scale: (width / full.width) * density });
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
  }, [near, file, number, width, onSize]);
  return canvas;
}
