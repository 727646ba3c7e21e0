// A PDF as a scroll of pages with marks laid over their words. Only the pages about the sight are there: two hundred cost
// no more than three.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import '#renderer/screens/review/document.css';
import { PageThumbnails } from '#renderer/screens/review/PageThumbnails.tsx';
import {
  type PageHit,
  type PageLight,
  type PageMark,
  type PageNote,
  PdfPage,
} from '#renderer/screens/review/PdfPage.tsx';
import {
  layPages,
  type PageLayout,
  pageInSight,
  pagesWithin,
  type Size,
  type Zoom,
} from '#renderer/screens/review/page-layout.ts';
import type { Turn } from '#renderer/screens/review/page-turn.ts';
import { usePageScroll, type Wanted } from '#renderer/screens/review/use-page-scroll.ts';
import { usePapers, usePdf } from '#renderer/screens/review/use-pdf.ts';
import type { ShownPlace } from '#renderer/state/review.ts';
import { ErrorState, LoadingState } from '#renderer/ui/State.tsx';

interface PdfPagesProps {
  readonly label: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly marks?: readonly PageMark[];
  readonly lights?: readonly PageLight[];
  readonly hits?: readonly PageHit[];
  readonly notes?: readonly PageNote[];
  /** By page number, of those that are turned for reading. */
  readonly turns?: ReadonlyMap<number, Turn>;
  readonly zoom?: Zoom;
  /** A person chose the zoom. */
  readonly chosen?: boolean;
  /** Brought into sight each time another is given. */
  readonly shown?: ShownPlace | null;
  readonly asked?: { readonly page: number } | null;
  readonly wanted?: Wanted | null;
  /** Told which page is in sight, of how many. */
  readonly onSight?: (page: number, pages: number) => void;
  /** Told how wide the pane and the paper are, when the wanted place is to be read. */
  readonly onRoom?: (pane: Size, paper: Size) => void;
  /** All pages small beside them. */
  readonly thumbnails?: boolean;
}

const UPRIGHT: ReadonlyMap<number, Turn> = new Map();
const FITTED: Zoom = { fit: 'width', zoom: 1 };
/** How far beyond the sight pages are there already, in pixels. */
const AHEAD = 900;

export function PdfPages(props: PdfPagesProps) {
  const { label, bytes, turns = UPRIGHT, zoom = FITTED, wanted = null, shown = null, asked = null } = props;
  const { onSight, onRoom } = props;
  const scroller = useRef<HTMLElement>(null);
  const { file, problem } = usePdf(bytes);
  const papers = usePapers(file);
  const pane = usePaneSize(scroller);
  const layout = useMemo(
    () => (pane === null || papers === null ? null : layPages(papers, turns, pane, zoom)),
    [papers, turns, pane, zoom],
  );
  const range = usePagesAbout(scroller, layout, onSight);
  const { notes = [], chosen = false } = props;
  usePageScroll(scroller, layout, { wanted, shown, asked, notes, zoom, chosen });
  const paper = wanted === null ? undefined : papers?.[wanted.page - 1];
  useEffect(() => {
    if (pane !== null && paper !== undefined) onRoom?.(pane, paper);
  }, [pane, paper, onRoom]);
  return (
    <div className="pdf-pane">
      {props.thumbnails === true && file !== null && papers !== null ? (
        <PageThumbnails file={file} papers={papers} turns={turns} />
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={scroller} className="pdf-pages" aria-label={label} tabIndex={0}>
        {problem !== null ? <ErrorState title="The document cannot be shown">{problem}</ErrorState> : null}
        {layout === null && problem === null ? <LoadingState title="Opening the document" /> : null}
        {file === null || layout === null ? null : (
          <div className="pdf-roll" style={{ width: layout.width, height: layout.height }}>
            {layout.pages.slice(range[0], range[1] + 1).map((page) => (
              <PdfPage
                key={page.number}
                file={file}
                page={page}
                marks={onPage(props.marks, page.number)}
                lights={onPage(props.lights, page.number)}
                hits={onPage(props.hits, page.number)}
                notes={onPage(props.notes, page.number)}
                shown={shown?.page === page.number ? shown : null}
              />
            ))}
          </div>
        )}
      </section>
    </div>
  );
}

function onPage<One extends { readonly page: number }>(all: readonly One[] = [], number: number): readonly One[] {
  return all.filter(({ page }) => page === number);
}

type Scroller = { readonly current: HTMLElement | null };

/** First and last page to have on the screen, by index. */
function usePagesAbout(scroller: Scroller, layout: PageLayout | null, onSight: PdfPagesProps['onSight']) {
  const [range, setRange] = useState<readonly [number, number]>([0, 0]);
  const look = useCallback((): void => {
    const pane = scroller.current;
    if (pane === null || layout === null) return;
    const sight = { left: pane.scrollLeft, top: pane.scrollTop, width: pane.clientWidth, height: pane.clientHeight };
    const next = pagesWithin(layout, sight, AHEAD);
    setRange((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
    onSight?.(pageInSight(layout, sight), layout.pages.length);
  }, [scroller, layout, onSight]);
  useLayoutEffect(look, [look]);
  useEffect(() => {
    const pane = scroller.current;
    pane?.addEventListener('scroll', look, { passive: true });
    return () => pane?.removeEventListener('scroll', look);
  }, [scroller, look]);
  return range;
}

/** The room of the pane, settled: a drag of its border does not redraw every page at every pixel. */
function usePaneSize(pane: Scroller): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (pane.current === null) return;
    let timer = 0;
    const watch = new ResizeObserver(([entry]) => {
      window.clearTimeout(timer);
      const { clientWidth: width = 0, clientHeight: height = 0 } = entry?.target ?? {};
      if (width === 0 || height === 0) return;
      setSize((before) => before ?? { width, height });
      timer = window.setTimeout(
        () => setSize((before) => (before?.width === width && before.height === height ? before : { width, height })),
        120,
      );
    });
    watch.observe(pane.current);
    return () => watch.disconnect();
  }, [pane]);
  return size;
}
