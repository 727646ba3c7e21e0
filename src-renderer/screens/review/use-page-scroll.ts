// What is in sight of a scroll of pages: the place that is wanted, and the same middle when the pages grow or turn.
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageNote } from '#renderer/screens/review/PdfPage.tsx';
import {
  type Anchor,
  anchorOf,
  aroundOf,
  boxOnPage,
  type PageLayout,
  type Sight,
  scrollToAnchor,
  scrollToBox,
  type Zoom,
} from '#renderer/screens/review/page-layout.ts';
import type { Box } from '#renderer/screens/review/page-turn.ts';
import type { ShownPlace } from '#renderer/state/review.ts';

/** Words to have in sight. */
export interface Wanted {
  /** Another one is brought into sight anew. */
  readonly key: string;
  readonly page: number;
  readonly boxes: readonly Box[];
  /** The lines around them: the whole width of these is to be in sight where there is room. */
  readonly column?: readonly Box[];
  /** Where the document opens: not shown to somebody who has already gone elsewhere. */
  readonly opening?: true;
}

interface Places {
  readonly wanted: Wanted | null;
  readonly shown: ShownPlace | null;
  readonly asked: { readonly page: number } | null;
  readonly notes: readonly PageNote[];
  readonly zoom: Zoom;
  /** A person chose how near the pages are: as that changes the middle stays, whatever was looked at. */
  readonly chosen: boolean;
}

type Scroller = { readonly current: HTMLElement | null };

export function usePageScroll(scroller: Scroller, layout: PageLayout | null, places: Places): void {
  const { wanted, shown, asked } = places;
  const anchor = useRef<Anchor | null>(null);
  const put = useRef({ left: 0, top: 0 });
  /** The place that is still being brought into sight, while pages are measured and come nearer. */
  const following = useRef<Wanted | null>(null);
  const zoomed = useRef(places.zoom);
  const touched = useRef(false);
  const latest = useRef(layout);
  latest.current = layout;
  const now = useRef(places);
  now.current = places;

  const scrollTo = useCallback(
    ({ left, top }: { left: number; top: number }) => {
      const pane = scroller.current;
      if (pane === null || latest.current === null) return;
      pane.scrollTo({ left, top, behavior: 'instant' });
      put.current = { left: pane.scrollLeft, top: pane.scrollTop };
      anchor.current = anchorOf(latest.current, sightOf(pane));
    },
    [scroller],
  );
  const bring = useCallback(
    ({ page: number, boxes, column = boxes }: Wanted) => {
      const [pane, page] = [scroller.current, latest.current?.pages[number - 1]];
      if (pane === null || page === undefined || boxes.length === 0) return;
      const sight = sightOf(pane);
      const placed = boxes.map((box) => boxOnPage(page, box));
      const whole = aroundOf(placed);
      const [, top, , foot] = whole[3] - whole[1] < sight.height * 0.7 ? whole : aroundOf(placed.slice(0, 2));
      const wide = aroundOf(column.map((box) => boxOnPage(page, box)));
      const [left, , right] = wide[2] - wide[0] < sight.width ? wide : whole;
      scrollTo(scrollToBox(page, [left, top, right, foot], sight));
    },
    [scroller, scrollTo],
  );

  useEffect(() => {
    const pane = scroller.current;
    const onScroll = (): void => {
      if (pane === null || latest.current === null) return;
      const moved = Math.abs(pane.scrollTop - put.current.top) > 1 || Math.abs(pane.scrollLeft - put.current.left) > 1;
      if (!moved) return;
      touched.current = true;
      following.current = null;
      anchor.current = anchorOf(latest.current, sightOf(pane));
    };
    pane?.addEventListener('scroll', onScroll, { passive: true });
    return () => pane?.removeEventListener('scroll', onScroll);
  }, [scroller]);

  useLayoutEffect(() => {
    const pane = scroller.current;
    if (pane === null || layout === null) return;
    const { zoom, chosen } = now.current;
    if (chosen && zoom !== zoomed.current) following.current = null;
    zoomed.current = zoom;
    if (following.current !== null) bring(following.current);
    else if (anchor.current !== null)
      scrollTo(scrollToAnchor(layout, anchor.current, { width: pane.clientWidth, height: pane.clientHeight }));
    else scrollTo({ left: (layout.width - pane.clientWidth) / 2, top: 0 });
  }, [layout, scroller, bring, scrollTo]);

  const ready = layout !== null;
  const opened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether it is another place
  useLayoutEffect(() => {
    if (!ready || wanted === null) return;
    const late = wanted.opening === true && touched.current && !opened.current;
    if (wanted.opening === true) opened.current = true;
    if (late) return;
    following.current = wanted;
    bring(wanted);
  }, [ready, wanted?.key, bring]);

  useEffect(() => {
    const page = latest.current?.pages[(shown?.page ?? 0) - 1];
    const pane = scroller.current;
    if (!ready || shown === null || page === undefined || pane === null) return;
    touched.current = true;
    following.current = null;
    const note = now.current.notes.find(({ id }) => id === shown.note);
    if (note !== undefined) scrollTo(scrollToBox(page, boxOnPage(page, note.box), sightOf(pane)));
    else
      scrollTo({
        left: pane.scrollLeft,
        top: shown.end === 'foot' ? page.top + page.height - pane.clientHeight : page.top,
      });
  }, [ready, shown, scroller, scrollTo]);

  useEffect(() => {
    const page = latest.current?.pages[(asked?.page ?? 0) - 1];
    if (!ready || page === undefined || scroller.current === null) return;
    touched.current = true;
    following.current = null;
    scrollTo({ left: scroller.current.scrollLeft, top: page.top });
  }, [ready, asked, scroller, scrollTo]);
}

const sightOf = (pane: HTMLElement): Sight => ({
  left: pane.scrollLeft,
  top: pane.scrollTop,
  width: pane.clientWidth,
  height: pane.clientHeight,
});
