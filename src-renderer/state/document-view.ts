// How the document under review is looked at: which page, how near, turned how, and what stands beside it.
import { create } from 'zustand';

/** Quarters clockwise. */
type Turn = 0 | 1 | 2 | 3;
export type Shown = 'page' | 'text' | 'both';

interface DocumentView {
  readonly fit: 'width' | 'page';
  /** Times the fit. */
  readonly zoom: number;
  /** A person chose it, and it stands. */
  readonly chosen: boolean;
  /** Quarters clockwise by which a person turned single pages, over what the reader knows. */
  readonly turned: ReadonlyMap<number, Turn>;
  /** The page in sight, and how many there are. */
  readonly page: number;
  readonly pages: number;
  /** A page to go to; another object each time. */
  readonly asked: { readonly page: number } | null;
  readonly shown: Shown;
  readonly thumbnails: boolean;
  /** What is looked for, and which of its places is looked at; null where nothing is. */
  readonly find: { readonly text: string; readonly at: number } | null;
}

const FRESH = {
  fit: 'width',
  zoom: 1,
  chosen: false,
  turned: new Map<number, Turn>(),
  page: 1,
  pages: 0,
  asked: null,
  find: null,
} as const;

export const useDocumentView = create<DocumentView>(() => ({ ...FRESH, shown: 'page', thumbnails: false }));

const NEAREST = 6;
const FARTHEST = 0.25;
export const ZOOM_STEP = 1.25;

/** Another document: what was chosen for the one before is forgotten, but not what stands beside the pages. */
export const resetView = (): void => useDocumentView.setState(FRESH);

export function zoomBy(times: number): void {
  useDocumentView.setState(({ zoom }) => ({
    zoom: Math.min(NEAREST, Math.max(FARTHEST, zoom * times)),
    chosen: true,
  }));
}

export function fitTo(fit: 'width' | 'page'): void {
  useDocumentView.setState({ fit, zoom: 1, chosen: true });
}

/** So near that words can be read, unless a person chose otherwise. */
export function comeCloser(legible: number): void {
  const { chosen, zoom } = useDocumentView.getState();
  if (!chosen && legible > zoom) useDocumentView.setState({ zoom: legible });
}

/** Turns the page in sight by a quarter, on the screen alone. */
export function turnPage(): void {
  useDocumentView.setState(({ turned, page }) => ({
    turned: new Map(turned).set(page, (((turned.get(page) ?? 0) + 1) % 4) as Turn),
  }));
}

export function goToPage(page: number): void {
  const { pages } = useDocumentView.getState();
  useDocumentView.setState({ asked: { page: Math.min(Math.max(1, Math.round(page)), Math.max(1, pages)) } });
}

export const showAs = (shown: Shown): void => useDocumentView.setState({ shown });

export function toggleThumbnails(): void {
  useDocumentView.setState(({ thumbnails }) => ({ thumbnails: !thumbnails }));
}

/** Opens the search where it is not open. */
export function openFind(): void {
  useDocumentView.setState(({ find }) => ({ find: find ?? { text: '', at: 0 } }));
}

export const closeFind = (): void => useDocumentView.setState({ find: null });

export const lookFor = (text: string): void => useDocumentView.setState({ find: { text, at: 0 } });

/** The next place of so many, or the one before; after the last comes the first. */
export function stepFind(by: 1 | -1, count: number): void {
  useDocumentView.setState(({ find }) =>
    find === null || count === 0 ? {} : { find: { ...find, at: (find.at + by + count) % count } },
  );
}

const SHOWN: readonly Shown[] = ['page', 'text', 'both'];

export function showNext(): void {
  useDocumentView.setState(({ shown }) => ({ shown: SHOWN[(SHOWN.indexOf(shown) + 1) % SHOWN.length] ?? 'page' }));
}
