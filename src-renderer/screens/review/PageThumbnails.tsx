// All pages small, to find one by its looks. Only those in sight are drawn.
import { useVirtualizer } from '@tanstack/react-virtual';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import type { PlacedPage, Size } from '#renderer/screens/review/page-layout.ts';
import type { Turn } from '#renderer/screens/review/page-turn.ts';
import { usePageCanvas } from '#renderer/screens/review/use-pdf.ts';
import { goToPage, useDocumentView } from '#renderer/state/document-view.ts';

const WIDTH = 76;
const NUMBER_HEIGHT = 22;

type SmallPage = Pick<PlacedPage, 'number' | 'turn' | 'width' | 'height'>;

interface PageThumbnailsProps {
  readonly file: PDFDocumentProxy;
  readonly papers: readonly Size[];
  readonly turns: ReadonlyMap<number, Turn>;
}

export function PageThumbnails({ file, papers, turns }: PageThumbnailsProps) {
  const list = useRef<HTMLElement>(null);
  const page = useDocumentView((state) => state.page);
  const small = (index: number): SmallPage => {
    const turn = turns.get(index + 1) ?? 0;
    const { width, height } = papers[index] ?? { width: 1, height: 1 };
    const tall = turn % 2 === 0 ? height / width : width / height;
    return { number: index + 1, turn, width: WIDTH, height: Math.min(WIDTH * 2, Math.round(WIDTH * tall)) };
  };
  const rows = useVirtualizer({
    count: papers.length,
    getScrollElement: () => list.current,
    estimateSize: (index) => small(index).height + NUMBER_HEIGHT,
    overscan: 4,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured anew when pages turn or their size is known
  useEffect(() => rows.measure(), [papers, turns]);
  useEffect(() => rows.scrollToIndex(page - 1, { align: 'auto' }), [page, rows]);
  return (
    <nav ref={list} className="thumbnails" aria-label="Pages">
      <div className="thumbnails-roll" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <button
            key={index}
            type="button"
            className="thumbnail"
            style={{ transform: `translateY(${String(start)}px)` }}
            aria-label={`Go to page ${String(index + 1)}`}
            aria-current={index + 1 === page ? 'page' : undefined}
            onClick={() => goToPage(index + 1)}
          >
            <Picture file={file} page={small(index)} />
            {index + 1}
          </button>
        ))}
      </div>
    </nav>
  );
}

function Picture({ file, page }: { readonly file: PDFDocumentProxy; readonly page: SmallPage }) {
  const holder = usePageCanvas<HTMLSpanElement>(file, page);
  return <span ref={holder} className="pdf-picture" style={{ width: page.width, height: page.height }} />;
}
